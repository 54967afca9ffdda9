import type { EventType } from './machine.ts';

/** Who hears of an event under the bell: a role of the office, the officer whose it is, and the people of which sides. */
export type Hearers = {
  office?: 'case_officer' | 'registrar';
  sides: 'none' | 'claimant' | 'respondent' | 'both' | 'other' | 'party';
};

const nobody: Hearers = { sides: 'none' };
const both: Hearers = { sides: 'both' };
const claimant: Hearers = { sides: 'claimant' };
/** Nobody but the one party that it names. */
const party: Hearers = { sides: 'party' };
const officeToo = (
  sides: Hearers['sides'],
  office: 'case_officer' | 'registrar' = 'case_officer',
): Hearers => ({ office, sides });

/**
 * UNCITRAL Technical Notes on ODR: each communication is acknowledged and told to the other party. `other` is the side of
 * whoever did not do it. The respondent's side hears of nothing before the dispute was opened to it.
 */
export const hearersOf: Record<EventType, Hearers> = {
  submitted: claimant,
  registration_paid: officeToo('claimant'),
  registration_waived: officeToo('claimant'),
  registration_not_due: officeToo('claimant'),
  registration_lapsed: claimant,
  officer_assigned: nobody,
  officer_given: officeToo('none'),
  officer_removed: nobody,
  defects_noted: claimant,
  resubmitted: officeToo('none'),
  cure_missed: officeToo('claimant'),
  returned: claimant,
  admitted: officeToo('claimant', 'registrar'),
  basis_shown: officeToo('claimant'),
  basis_not_shown: officeToo('claimant'),
  invitation_sent: both,
  agreement_signed: officeToo('other', 'registrar'),
  agreement_complete: officeToo('both'),
  fast_track_signed: officeToo('other', 'registrar'),
  consent_recorded: officeToo('both', 'registrar'),
  consent_identified: officeToo('both', 'registrar'),
  consent_withdrawn: officeToo('both', 'registrar'),
  consent_disputed: officeToo('both', 'registrar'),
  consent_upheld: officeToo('both'),
  consent_fallen: officeToo('both'),
  basis_withdrawn: officeToo('both', 'registrar'),
  court_order_verified: officeToo('both'),
  no_agreement: officeToo('both'),
  agreement_refused: officeToo('other'),
  notice_dispatched: both,
  served: claimant,
  service_reversed: both,
  earlier_receipt_proved: officeToo('both'),
  warning_served: both,
  service_failed: officeToo('claimant'),
  substitution_asked: officeToo('none', 'registrar'),
  substitution_ordered: both,
  substitution_declined: claimant,
  substitution_missed: officeToo('both'),
  posting_late: officeToo('claimant', 'registrar'),
  respondent_unserved: officeToo('claimant'),
  respondent_released: officeToo('both'),
  answered: officeToo('other'),
  offered: claimant,
  offer_answered: party,
  answer_time_over: officeToo('both'),
  extension_asked: officeToo('other'),
  time_extended: both,
  extension_declined: both,
  identity_disputed: officeToo('claimant'),
  identity_confirmed: both,
  call_back_asked: officeToo('none'),
  contact_changed: officeToo('both'),
  representative_added: officeToo('both'),
  document_added: officeToo('none'),
  accepted: officeToo('other'),
  rejected: officeToo('other'),
  no_reply: officeToo('both'),
  withdrawal_asked: officeToo('both', 'registrar'),
  withdrawal_objected: officeToo('other', 'registrar'),
  withdrawal_unopposed: officeToo('other', 'registrar'),
  withdrawn: both,
  withdrawal_declined: both,
  talks_ended: officeToo('both'),
  traits_noted: both,
  stayed: both,
  resumed: both,
  interim_order_by_court: both,
  ex_parte_warned: both,
  absence_established: officeToo('both'),
  absence_known: claimant,
  reopening_asked: officeToo('both', 'registrar'),
  reopening_granted: officeToo('both'),
  reopening_declined: officeToo('both'),
};
