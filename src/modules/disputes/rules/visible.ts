import type { EventType } from './machine.ts';
import type { Actor, Side } from './words.ts';

/** Whose timeline an event stands in. `both` is both sides, once the dispute was opened to the respondent. */
export type SeenBy = 'both' | 'claimant' | 'own' | 'between' | 'office';

/**
 * ACA s. 18: what one side is told of the procedure the other is told too. What came before the respondent was in it is
 * between the claimant and the institution; what somebody asked of the office for herself is hers. What is said to settle is
 * `between` the claimant and the one respondent (ACA ss. 75 and 81): no other respondent sees that there is anything.
 */
export const seenBy: Record<EventType, SeenBy> = {
  submitted: 'both',
  registration_paid: 'claimant',
  registration_waived: 'claimant',
  registration_not_due: 'claimant',
  registration_lapsed: 'claimant',
  officer_assigned: 'office',
  officer_given: 'office',
  officer_removed: 'office',
  defects_noted: 'claimant',
  resubmitted: 'claimant',
  cure_missed: 'claimant',
  returned: 'claimant',
  admitted: 'both',
  basis_shown: 'both',
  basis_not_shown: 'both',
  invitation_sent: 'both',
  agreement_signed: 'both',
  agreement_complete: 'both',
  fast_track_signed: 'both',
  consent_recorded: 'both',
  consent_identified: 'both',
  consent_withdrawn: 'both',
  consent_disputed: 'both',
  consent_upheld: 'both',
  consent_fallen: 'both',
  basis_withdrawn: 'both',
  court_order_verified: 'both',
  no_agreement: 'both',
  agreement_refused: 'both',
  notice_dispatched: 'both',
  served: 'both',
  service_reversed: 'both',
  earlier_receipt_proved: 'both',
  warning_served: 'both',
  service_failed: 'claimant',
  substitution_asked: 'claimant',
  substitution_ordered: 'both',
  substitution_declined: 'claimant',
  substitution_missed: 'both',
  posting_late: 'claimant',
  respondent_unserved: 'claimant',
  respondent_released: 'both',
  answered: 'both',
  offered: 'between',
  offer_answered: 'between',
  answer_time_over: 'both',
  extension_asked: 'both',
  time_extended: 'both',
  extension_declined: 'both',
  identity_disputed: 'both',
  identity_confirmed: 'both',
  call_back_asked: 'own',
  contact_changed: 'both',
  representative_added: 'both',
  document_added: 'both',
  accepted: 'both',
  rejected: 'both',
  no_reply: 'both',
  withdrawal_asked: 'both',
  withdrawal_objected: 'both',
  withdrawal_unopposed: 'both',
  withdrawn: 'both',
  withdrawal_declined: 'both',
  talks_ended: 'both',
  traits_noted: 'both',
  stayed: 'both',
  resumed: 'both',
  interim_order_by_court: 'both',
  ex_parte_warned: 'both',
  absence_established: 'both',
  absence_known: 'both',
  reopening_asked: 'both',
  reopening_granted: 'both',
  reopening_declined: 'both',
};

/**
 * What was said to settle is not for whoever decides: an offer to pay is without prejudice (ACA ss. 75 and 81 for conciliation,
 * and for a respondent who offers by herself BSA 2023 s. 21, as far as a lawyer confirms).
 */
const WITHOUT_PREJUDICE: readonly string[] = ['offer'];

/** Whether a tribunal may read a paper, or be handed it in an export: what all parties may read, and no offer. */
export function tribunalReads({ kind, audience }: { kind: string; audience: string }): boolean {
  return audience === 'parties' && !WITHOUT_PREJUDICE.includes(kind);
}

/** Who must act before a limit ends, as the one who reads it stands. */
export const WHO_ACTS = ['you', 'other_side', 'institution', 'all', 'neutral', 'court'] as const;
export type WhoActs = (typeof WHO_ACTS)[number];

const others: Partial<Record<string, WhoActs>> = {
  ...{
    officer: 'institution',
    registrar: 'institution',
    scrutineer: 'institution',
    all: 'all',
    court: 'court',
  },
  ...{ arbitrator: 'neutral', neutral: 'neutral' },
};

type Reader = {
  as: Actor;
  partyIds: readonly string[];
  parties: readonly { id: string; side: Side }[];
};

export function whoActs(
  { whose, partyId }: { whose: string; partyId: string | null },
  { as, partyIds, parties }: Reader,
): WhoActs {
  if (partyId && whose === 'party') {
    if (partyIds.includes(partyId)) return 'you';
    return parties.find(({ id }) => id === partyId)?.side === as ? 'all' : 'other_side';
  }
  if (whose === 'claimant' || whose === 'respondent') return whose === as ? 'you' : 'other_side';
  return others[whose] ?? 'all';
}

type Seen = { type: string; partyId: string | null };

/** Whether somebody who stands so sees an event in her timeline. */
export function sees(as: Actor, partyIds: readonly string[], { type, partyId }: Seen): boolean {
  const whose = (seenBy as Partial<Record<string, SeenBy>>)[type] ?? 'office';
  if (as !== 'claimant' && as !== 'respondent') return true;
  if (whose === 'own') return partyId !== null && partyIds.includes(partyId);
  if (whose === 'between')
    return as === 'claimant' || (partyId !== null && partyIds.includes(partyId));
  return whose === 'both' || whose === as;
}
