import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import type { DisputeState, Process } from '../../rules/words.ts';

export { eventSentence, whoWords } from '../../contract/event-words.ts';

export const processWords: Record<Process, () => string> = {
  arbitration: m.case_process_arbitration,
  mediation: m.case_process_mediation,
  conciliation: m.case_process_conciliation,
};

export const stateWords: Record<DisputeState, () => string> = {
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
  arb_appointed: m.case_state_arb_appointed,
  arb_suspended: m.case_state_arb_suspended,
  arb_prelim: m.case_state_arb_prelim,
  con_wait: m.case_state_con_wait,
  con_appoint: m.case_state_con_appoint,
  con_active: m.case_state_con_active,
  med_active: m.case_state_med_active,
  med_invite: m.case_state_med_invite,
  med_appoint: m.case_state_med_appoint,
  stayed: m.case_state_stayed,
  lapsed: m.case_state_lapsed,
  returned: m.case_state_returned,
  withdrawn: m.case_state_withdrawn,
  closed_no_basis: m.case_state_closed_no_basis,
  closed_no_conciliation: m.case_state_closed_no_conciliation,
  closed_no_mediation: m.case_state_closed_no_mediation,
  closed_talks_ended: m.case_state_closed_talks_ended,
  terminated: m.case_state_terminated,
  settled: m.case_state_settled,
  con_terms: m.case_state_con_terms,
  med_terms: m.case_state_med_terms,
  arb_terms: m.case_state_arb_terms,
};

type Time = { isHeld: boolean; isPaused: boolean; dueOn: string };

/** Until when, or what keeps a limit from running out. */
export function timeWords({ isHeld, isPaused, dueOn }: Time): string {
  if (isHeld) return m.case_held();
  const day = dayInWords(dueOn);
  return isPaused ? m.case_paused({ day }) : m.case_due({ day });
}
