import type { Day } from '#kernel/days.ts';

export const PROCESSES = ['arbitration', 'mediation', 'conciliation'] as const;
export type Process = (typeof PROCESSES)[number];

export const TRACKS = ['online', 'expedited', 'ordinary'] as const;
export type Track = (typeof TRACKS)[number];

export const SIDES = ['claimant', 'respondent'] as const;
export type Side = (typeof SIDES)[number];

export const PARTY_KINDS = ['person', 'firm', 'company'] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

export const CHANNELS = ['email', 'mobile', 'post'] as const;
export type ContactChannel = (typeof CHANNELS)[number];

/** What a paper of a dispute may be; the table knows the same. */
export const DOCUMENT_KINDS = [
  'agreement',
  'authority',
  'evidence',
  'court_order',
  'submission_agreement',
  'answer',
  'counterclaim',
  'objection',
  'offer',
  'identity',
  'extension',
  'withdrawal_objection',
  'reopening',
  'decision',
  'consent',
  'consent_withdrawal',
  'consent_denial',
  'disclosure',
  'appointment',
  'circumstances',
  'no_circumstances',
  'waiver',
  'standstill',
  'settlement',
  'award',
  'request',
  'notice',
  'memo',
  'basis_record',
  'certificate',
  'report',
  'invoice',
  'proof',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What a claimant says that a paper is, when they file it or cure a defect with it. */
export const FILE_KINDS = ['agreement', 'authority', 'evidence', 'other'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const CURRENCIES = ['INR', 'USD', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Law and lifecycle 3.3. A: named before the dispute; B: agreed afterwards by all; C: a court's order. */
export const BASES = ['A', 'B', 'C', 'none'] as const;
export type AppointmentBasis = (typeof BASES)[number];

export const STATES = [
  'filed',
  'scrutiny',
  'defective',
  'track_check',
  'arb_invite',
  'arb_notice',
  'arb_serving',
  'arb_service_failed',
  'arb_commenced',
  'arb_constituting',
  'arb_appointed',
  'arb_suspended',
  'arb_prelim',
  'arb_terms',
  'con_wait',
  'con_appoint',
  'con_active',
  'con_terms',
  'med_invite',
  'med_appoint',
  'med_active',
  'med_terms',
  'stayed',
  'lapsed',
  'returned',
  'withdrawn',
  'closed_no_basis',
  'closed_no_conciliation',
  'closed_no_mediation',
  'closed_talks_ended',
  'terminated',
  'settled',
] as const satisfies readonly string[];
export type DisputeState =
  | ('filed' | 'scrutiny' | 'defective' | 'track_check')
  | (
      | 'arb_invite'
      | 'arb_notice'
      | 'arb_serving'
      | 'arb_service_failed'
      | 'arb_commenced'
      | 'arb_constituting'
      | 'arb_appointed'
      | 'arb_suspended'
      | 'arb_prelim'
      | 'arb_terms'
    )
  | ('con_wait' | 'con_appoint' | 'con_active' | 'con_terms')
  | ('med_invite' | 'med_appoint' | 'med_active' | 'med_terms' | 'stayed')
  | Final;
export type Final =
  | ('lapsed' | 'returned' | 'withdrawn' | 'terminated' | 'settled')
  | ('closed_no_basis' | 'closed_no_conciliation' | 'closed_no_mediation' | 'closed_talks_ended');

/** A dispute in one of these is over. */
export const FINAL: readonly DisputeState[] = [
  'lapsed',
  'returned',
  'withdrawn',
  'closed_no_basis',
  'closed_no_conciliation',
  'closed_no_mediation',
  'closed_talks_ended',
  'terminated',
  'settled',
];
export const OPEN: readonly DisputeState[] = (STATES as readonly DisputeState[]).filter(
  (state) => !FINAL.includes(state),
);

/** ACA s. 32(2)(a): whether what was withdrawn may be filed again. */
export const LIBERTIES = ['with', 'without'] as const;
export type Liberty = (typeof LIBERTIES)[number];

/** What a claimant says to an offer: yes in principle, no, or a question. None of it binds anybody. */
export const REPLIES = ['accepted', 'refused', 'asked'] as const;
export type AnswerStance = (typeof REPLIES)[number];

/** What only some disputes have, and what their limits depend on: a foreign party (ACA s. 2(1)(f)), the rules of SEBI. */
export const TRAITS = ['international', 'sebi'] as const;
export type DisputeTrait = (typeof TRAITS)[number];

/** Who may move a dispute. A registrar may do what an officer may; a timer is `system`, and `neutral` whoever was asked or appointed. */
export type DisputeActorRole =
  | 'claimant'
  | 'respondent'
  | 'officer'
  | 'registrar'
  | 'neutral'
  | 'accounts'
  | 'system';

/** What events are counted by; details are ids, figures and names of kinds, never a person's words. */
export type PastEvent<Type extends string = string> = {
  type: Type;
  at: Date;
  on: Day;
  partyId: string | null;
  details: Readonly<Record<string, string | number | boolean | null>>;
  /** Whether the dispute was over with it, as it was recorded; without it nothing is known of that. */
  ends?: boolean;
};
