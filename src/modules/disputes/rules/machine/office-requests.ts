import type { OfficeRequest } from './row.ts';

/** What says that there is a basis for the arbitration, or that there is none. */
export const footed = ['agreement_complete', 'court_order_verified', 'no_agreement'] as const;

/** Somebody agreed to arbitrate here: the registrar looks whether all have. */
export const agreed = {
  reason: 'invitation_answered',
  for: 'registrar',
  answers: [...footed, 'consent_withdrawn', 'consent_fallen'],
  limits: ['agreement_look', 'agree_to_arbitrate'],
} as const satisfies OfficeRequest;

/** By what the giver of a consent is known; what shows at once who gave it leaves nothing to look at. */
export const toIdentify = {
  reason: 'invitation_answered',
  for: 'registrar',
  answers: ['consent_identified', 'consent_withdrawn', 'consent_fallen'],
  where: { detail: 'shown', is: false },
  limits: ['consent_look'],
} as const satisfies OfficeRequest;
