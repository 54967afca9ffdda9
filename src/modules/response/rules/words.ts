import type { ConsentKind } from '#modules/disputes/rules/consents.ts';

/** What a respondent may say, ask or decide (law and lifecycle 6.5 and 6.6). */
export const KINDS = [
  'answer',
  'objection',
  'offer',
  'counterclaim',
  'identity',
  'call_back',
  'extension',
  'agreement',
  'refusal',
  'acceptance',
  'rejection',
  'withdrawal_objection',
  'withdrawal_consent',
  'leaving',
  'reopening',
  'fast_track',
  'consent_withdrawal',
  'consent_denial',
] as const;
export type ResponseKind = (typeof KINDS)[number];

/** With which of them they agree to something, which becomes a consent of the record. */
export const consentOf: Partial<Record<ResponseKind, ConsentKind>> = {
  agreement: 'submission',
  acceptance: 'talks',
  fast_track: 'fast_track',
};

/** Said once, and then only the tribunal may allow a change. Offers, calls and questions may come again; so may a consent that was taken back. */
export const ONCE: readonly ResponseKind[] = [
  'answer',
  'objection',
  'counterclaim',
  'refusal',
  'rejection',
  'leaving',
];
/** What an officer decides or does, or a registrar. */
export const DECIDED = [
  'identity',
  'call_back',
  'extension',
  'reopening',
] as const satisfies readonly ResponseKind[];
export type DecidedKind = (typeof DECIDED)[number];

/** Somebody who holds another person's letter can prove nothing; they may still say so, and still be called. */
export const UNPROVED: readonly ResponseKind[] = ['identity', 'call_back', 'consent_denial'];

export const OUTCOMES = [
  'extended',
  'declined',
  'confirmed',
  'another',
  'called',
  'reopened',
  'not_reopened',
] as const;
export type ResponseOutcome = (typeof OUTCOMES)[number];
export const outcomesOf: Record<DecidedKind, readonly ResponseOutcome[]> = {
  identity: ['confirmed', 'another'],
  call_back: ['called'],
  extension: ['extended', 'declined'],
  reopening: ['reopened', 'not_reopened'],
};

/** What becomes a paper of the dispute, with a number, a day, who signs it and a hash (invariant I5). */
export const PAPERS = [
  'answer',
  'objection',
  'offer',
  'counterclaim',
  'identity',
  'extension',
  'withdrawal_objection',
  'reopening',
  'consent_withdrawal',
  'consent_denial',
] as const satisfies readonly ResponseKind[];
export type ResponseDocumentKind = (typeof PAPERS)[number];

/**
 * Who reads it, and what is attached to it. ACA s. 24(3): what is given to the tribunal goes to every side. An offer to pay is
 * addressed to whoever claims, is without prejudice, and is among no papers that a tribunal reads; what is said to the office
 * alone stays there.
 */
export const audienceOf: Record<ResponseKind, 'parties' | 'claimant' | 'office'> = {
  answer: 'parties',
  objection: 'parties',
  counterclaim: 'parties',
  extension: 'parties',
  withdrawal_objection: 'parties',
  agreement: 'parties',
  refusal: 'parties',
  acceptance: 'parties',
  rejection: 'parties',
  reopening: 'parties',
  fast_track: 'parties',
  consent_withdrawal: 'parties',
  consent_denial: 'parties',
  withdrawal_consent: 'parties',
  leaving: 'parties',
  offer: 'claimant',
  identity: 'office',
  call_back: 'office',
};

export const STANCES = ['deny', 'part', 'admit'] as const;
export const GROUNDS = [
  'no_agreement',
  'other_institution',
  'not_covered',
  'other_forum',
  'other',
] as const;
export const SHAPES = ['lump', 'instalments', 'time'] as const;
export const REASONS = ['another', 'moved', 'died', 'closed', 'other'] as const;
/** What kept somebody away (ACA s. 25, sufficient cause); each may be named once. */
export const CAUSES = ['not_received', 'illness', 'away', 'technical', 'other_cause'] as const;
export const PARTS_OF_DAY = ['morning', 'midday', 'afternoon'] as const;
