import * as m from '#messages/all.ts';
import { limitNames } from '#modules/clocks/contract/words.ts';
import type { EventType } from '../../rules/machine.ts';
import type { Process, State } from '../../rules/words.ts';

export const processWords: Record<Process, () => string> = {
  arbitration: m.case_process_arbitration,
  mediation: m.case_process_mediation,
  conciliation: m.case_process_conciliation,
};

export const stateWords: Record<State, () => string> = {
  filed: m.case_state_filed,
  scrutiny: m.case_state_scrutiny,
  defective: m.case_state_defective,
  track_check: m.case_state_track_check,
  arb_invite: m.case_state_arb_invite,
  arb_notice: m.case_state_arb_notice,
  arb_serving: m.case_state_arb_serving,
  arb_service_failed: m.case_state_arb_service_failed,
  arb_commenced: m.case_state_arb_commenced,
  arb_constituting: m.case_state_arb_constituting,
  con_wait: m.case_state_con_wait,
  con_appoint: m.case_state_con_appoint,
  med_invite: m.case_state_med_invite,
  med_appoint: m.case_state_med_appoint,
  stayed: m.case_state_stayed,
  lapsed: m.case_state_lapsed,
  returned: m.case_state_returned,
  withdrawn: m.case_state_withdrawn,
  closed_no_basis: m.case_state_closed_no_basis,
  closed_no_conciliation: m.case_state_closed_no_conciliation,
  closed_no_mediation: m.case_state_closed_no_mediation,
};

export const eventWords: Record<EventType, () => string> = {
  submitted: m.case_event_submitted,
  registration_paid: m.case_event_registration_paid,
  registration_waived: m.case_event_registration_waived,
  registration_lapsed: m.case_event_registration_lapsed,
  officer_assigned: m.case_event_officer_assigned,
  defects_noted: m.case_event_defects_noted,
  resubmitted: m.case_event_resubmitted,
  cure_missed: m.case_event_cure_missed,
  returned: m.case_event_returned,
  admitted: m.case_event_admitted,
  basis_shown: m.case_event_basis_shown,
  basis_not_shown: m.case_event_basis_not_shown,
  invitation_sent: m.case_event_invitation_sent,
  agreement_signed: m.case_event_agreement_signed,
  agreement_complete: m.case_event_agreement_complete,
  court_order_verified: m.case_event_court_order_verified,
  no_agreement: m.case_event_no_agreement,
  agreement_refused: m.case_event_agreement_refused,
  notice_dispatched: m.case_event_notice_dispatched,
  served: m.case_event_served,
  service_reversed: m.case_event_service_reversed,
  warning_served: m.case_event_warning_served,
  service_failed: m.case_event_service_failed,
  substitution_asked: m.case_event_substitution_asked,
  substitution_ordered: m.case_event_substitution_ordered,
  substitution_declined: m.case_event_substitution_declined,
  substitution_missed: m.case_event_substitution_missed,
  answered: m.case_event_answered,
  answer_time_over: m.case_event_answer_time_over,
  extension_asked: m.case_event_extension_asked,
  time_extended: m.case_event_time_extended,
  extension_declined: m.case_event_extension_declined,
  identity_disputed: m.case_event_identity_disputed,
  identity_confirmed: m.case_event_identity_confirmed,
  call_back_asked: m.case_event_call_back_asked,
  contact_changed: m.case_event_contact_changed,
  representative_added: m.case_event_representative_added,
  document_added: m.case_event_document_added,
  accepted: m.case_event_accepted,
  rejected: m.case_event_rejected,
  no_reply: m.case_event_no_reply,
  withdrawal_asked: m.case_event_withdrawal_asked,
  withdrawal_objected: m.case_event_withdrawal_objected,
  withdrawn: m.case_event_withdrawn,
  withdrawal_declined: m.case_event_withdrawal_declined,
  stayed: m.case_event_stayed,
  resumed: m.case_event_resumed,
  interim_order_by_court: m.case_event_interim_order_by_court,
  ex_parte_warned: m.case_event_ex_parte_warned,
};

/** What has to be done before a limit ends. */
export function limitWords(limit: string): string {
  return (limitNames[limit] ?? m.case_limit_other)();
}

export const whoWords = {
  you: m.case_who_you,
  other_side: m.case_who_other_side,
  institution: m.case_who_institution,
  all: m.case_who_all,
  neutral: m.case_who_neutral,
  court: m.case_who_court,
} as const;

export function eventSentence(type: string): string {
  return (eventWords as Partial<Record<string, () => string>>)[type]?.() ?? m.case_limit_other();
}
