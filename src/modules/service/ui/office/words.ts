import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import type { AbsenceRefusal } from '#modules/disputes/rules/machine.ts';
import type { Tone } from '#ui/desk/badge.tsx';
import type { ReturnReason, SubstMeans } from '../../rules/words.ts';
import type { LedgerAttempt, LedgerParty, Recipient } from './types.ts';

type Lack = NonNullable<LedgerAttempt['lack']>;

export const channelWords: Record<LedgerAttempt['channel'], () => string> = {
  email: m.office_service_email,
  whatsapp: m.office_service_whatsapp,
  sms: m.office_service_sms,
  post: m.office_service_post,
  courier: m.office_service_courier,
  portal: m.office_service_portal,
};

export const statusWords: Record<LedgerAttempt['status'], () => string> = {
  queued: m.office_service_queued,
  sent: m.office_service_sent,
  no_proof: m.office_service_no_proof,
  delivered: m.office_service_delivered,
  read: m.office_service_read,
  failed: m.office_service_failed,
  bounced: m.office_service_bounced,
};

export const statusTones: Record<LedgerAttempt['status'], Tone> = {
  queued: 'plain',
  sent: 'info',
  no_proof: 'warn',
  delivered: 'good',
  read: 'good',
  failed: 'bad',
  bounced: 'bad',
};

export const serviceStatusWords: Record<Recipient['standing'], () => string> = {
  not_attempted: m.office_service_not_attempted,
  attempted: m.office_service_attempted,
  unserved: m.office_service_unserved,
  subst_applied: m.office_service_subst_applied,
  subst_ordered: m.office_service_subst_ordered,
  served: m.office_service_served,
};

export const serviceStatusTones: Record<Recipient['standing'], Tone> = {
  not_attempted: 'plain',
  attempted: 'info',
  unserved: 'bad',
  subst_applied: 'warn',
  subst_ordered: 'order',
  served: 'good',
};

export const lackWords: Record<Lack, () => string> = {
  not_sent: m.office_service_lack_not_sent,
  not_delivered: m.office_service_lack_not_delivered,
  not_designated: m.office_service_lack_not_designated,
  proof_hours: m.office_service_lack_proof_hours,
  came_back: m.office_service_lack_came_back,
  no_proof: m.office_service_lack_no_proof,
  proof_missing: m.office_service_lack_proof_missing,
  proof_to_validate: m.office_service_lack_proof_to_validate,
  proof_rejected: m.office_service_lack_proof_rejected,
  never_serves: m.office_service_lack_never_serves,
  set_aside: m.office_service_lack_set_aside,
};

export const purposeWords: Record<Recipient['purpose'], () => string> = {
  notice: m.office_service_for_notice,
  invitation: m.office_service_for_invitation,
  warning: m.office_service_for_warning,
  absence: m.office_service_for_absence,
  reversal: m.office_service_for_reversal,
  document: m.office_service_for_document,
};

export const servedByWords: Record<NonNullable<Recipient['servedBy']>, () => string> = {
  portal: m.office_service_by_portal,
  electronic: m.office_service_by_electronic,
  delivered_post: m.office_service_by_post,
  substituted: m.office_service_by_substituted,
};

export const basisWords: Record<NonNullable<Recipient['servedBasis']>, () => string> = {
  personal: m.office_service_basis_personal,
  business: m.office_service_basis_business,
  residence: m.office_service_basis_residence,
  mailing: m.office_service_basis_mailing,
  last_known_deemed: m.office_service_basis_deemed,
};

/** Where it was received. What was opened on our page came to them and no further, but met nobody in person. */
export function basisInWords(
  basis: NonNullable<Recipient['servedBasis']>,
  by: Recipient['servedBy'],
): string {
  return basis === 'personal' && by === 'portal'
    ? m.office_service_basis_online()
    : basisWords[basis]();
}

export const returnWords = {
  refused: m.office_service_return_refused,
  left: m.office_service_return_left,
  not_known: m.office_service_return_not_known,
  address_insufficient: m.office_service_return_address,
  unclaimed: m.office_service_return_unclaimed,
  other: m.office_service_return_other,
} as const satisfies Record<ReturnReason, () => string>;

export const meansWords = {
  registered_post: m.office_service_means_post,
  affixing: m.office_service_means_affixing,
  publication: m.office_service_means_publication,
  electronic: m.office_service_means_electronic,
} as const satisfies Record<SubstMeans, () => string>;

/** Why nothing goes on without a respondent yet, and that the claim against them has ended. */
const hindrances = {
  released: m.office_service_hindrance_released,
  not_served: m.office_service_hindrance_not_served,
  identity_disputed: m.office_service_hindrance_identity,
  has_answered: m.office_service_hindrance_answered,
  answer_time_running: m.office_service_hindrance_time,
  not_warned: m.office_service_hindrance_not_warned,
  warning_time_running: m.office_service_hindrance_warning,
  reopening_pending: m.office_service_hindrance_reopening,
} as const satisfies Record<AbsenceRefusal | 'released', () => string>;

export function hindranceOf({ hindrance }: LedgerParty): string | null {
  return hindrance && (named(hindrances, hindrance)?.() ?? hindrance);
}

/** Which channels reach each kind of contact. */
export const channelsOf = {
  email: ['email'],
  mobile: ['whatsapp', 'sms'],
  post: ['post', 'courier'],
} as const;
