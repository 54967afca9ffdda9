import * as z from 'zod/mini';
import type { Refusal } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { type DisputeMoveRefusal, EVENT_TYPES } from '../rules/machine.ts';
import { CURRENCIES, PARTY_KINDS, PROCESSES, SIDES, STATES, TRACKS } from '../rules/words.ts';

export { Id } from '#kernel/ids.ts';
export { FINAL } from '../rules/words.ts';
export const CivilDay = z.string().check(z.maxLength(10));
export const MomentText = z.string().check(z.maxLength(40));
export const ProcessName = z.enum(PROCESSES);
export const TrackName = z.enum(TRACKS);
export const SideName = z.enum(SIDES);
export const PartyKindName = z.enum(PARTY_KINDS);
export const CurrencyName = z.enum(CURRENCIES);
export const StateName = z.enum(STATES);
export const EventName = z.enum(
  EVENT_TYPES as [(typeof EVENT_TYPES)[number], ...(typeof EVENT_TYPES)[number][]],
);

/** What every move of a dispute may be refused with (rules/machine.ts). */
export const moveErrors = {
  unknown: { status: 404, when: 'There is no such dispute, or it is not the caller’s.' },
  not_your_move: { status: 403, when: 'It is somebody else’s to do.' },
  not_from_here: { status: 409, when: 'The dispute has moved on, or is not there yet.' },
  reason_missing: { status: 422, when: 'The reason is empty.' },
  party_missing: { status: 422, when: 'No party of the caller’s is named.' },
  checks_open: { status: 409, when: 'Items of the checklist were not looked at.' },
  defects_open: { status: 409, when: 'Something is wanting.' },
  no_defect: { status: 409, when: 'Nothing is wanting.' },
  basis_not_shown: { status: 409, when: 'No reasoned record shows a basis for the appointment.' },
  not_served: { status: 409, when: 'Somebody has not been served.' },
  time_running: { status: 409, when: 'The time has not run out.' },
  already_done: { status: 409, when: 'It was done before.' },
  not_asked: { status: 409, when: 'Nobody asked for it.' },
  identity_disputed: { status: 409, when: 'Whether the right person was told is not decided.' },
  last_respondent: { status: 409, when: 'Nobody else is claimed from.' },
  day_ahead: { status: 422, when: 'The day named has not come yet.' },
  day_early: {
    status: 422,
    when: 'The day named is before what it follows: a receipt before the paper went out, a resumption before the stay.',
  },
  day_fixed: { status: 422, when: 'It happens here and now, and carries no other day than today.' },
  days_missing: { status: 422, when: 'It does not say for how long, or until when.' },
  days_too_many: { status: 422, when: 'More time than may be given: seven days in all, once.' },
  days_too_few: { status: 422, when: 'It would end no later than without it.' },
  liberty_missing: { status: 422, when: 'It does not say whether the claim may be filed again.' },
  reply_missing: { status: 422, when: 'It does not say what is answered to the offer.' },
  interest_missing: {
    status: 422,
    when: 'Somebody objected, and it does not find that they have no legitimate interest.',
  },
  objected: { status: 409, when: 'Somebody objected; the registrar decides.' },
  signature_missing: { status: 409, when: 'Somebody who is in the dispute has not signed.' },
  wrong_process: { status: 409, when: 'This process does not have it.' },
  time_over: { status: 409, when: 'The time for it is over.' },
  cause_used: {
    status: 409,
    when: 'It was asked for this cause before; a second time needs another cause.',
  },
  has_answered: { status: 409, when: 'The party has answered.' },
  answer_time_running: { status: 409, when: 'The time to answer runs.' },
  not_warned: { status: 409, when: 'No final warning has reached the party.' },
  warning_time_running: { status: 409, when: 'The time after the final warning runs.' },
  reopening_pending: {
    status: 409,
    when: 'The party asked to be heard after all, and that is not decided.',
  },
  consent_complete: { status: 409, when: 'Everybody has agreed; one alone cannot take it back.' },
  consent_in_doubt: {
    status: 409,
    when: 'A consent on which the basis rests is disputed or has fallen.',
  },
  basis_rests_on_it: {
    status: 409,
    when: 'The basis rests on this consent; it is taken back first.',
  },
  order_missing: { status: 422, when: 'No court’s order among the papers is named.' },
  list_missing: { status: 409, when: 'The list that is named is not the one that is out.' },
  named_by_court: {
    status: 409,
    when: 'A court has named somebody for this seat, who is asked first.',
  },
  not_chosen: {
    status: 409,
    when: 'Not every party has given this name, and not all have left the choice to the institution.',
  },
  neutral_missing: {
    status: 409,
    when: 'It names nobody, or another person than the one who is asked.',
  },
  wrong_seat: {
    status: 409,
    when: 'The tribunal has no such seat, by the number that was agreed.',
  },
  nomination_divided: {
    status: 409,
    when: 'A side did not agree on a name: the institution appoints.',
  },
  not_of_both: { status: 409, when: 'The two arbitrators have not named the same person.' },
  conflict: {
    status: 409,
    when: 'Somebody is tied to the dispute, or the institution’s cap is reached.',
  },
  decision_missing: { status: 422, when: 'It does not say what is decided.' },
  grounds_missing: { status: 422, when: 'A challenge names no ground.' },
} satisfies Record<DisputeMoveRefusal | 'unknown', Refusal>;

export const moveSentences = {
  unknown: m.case_error_unknown,
  not_your_move: m.case_error_not_your_move,
  not_from_here: m.case_error_not_from_here,
  reason_missing: m.case_error_reason_missing,
  party_missing: m.case_error_party_missing,
  checks_open: m.case_error_checks_open,
  defects_open: m.case_error_defects_open,
  no_defect: m.case_error_no_defect,
  basis_not_shown: m.case_error_basis_not_shown,
  not_served: m.case_error_not_served,
  time_running: m.case_error_time_running,
  already_done: m.case_error_already_done,
  not_asked: m.case_error_not_asked,
  identity_disputed: m.case_error_identity_disputed,
  last_respondent: m.case_error_last_respondent,
  day_ahead: m.case_error_day_ahead,
  day_early: m.case_error_day_early,
  day_fixed: m.case_error_day_fixed,
  days_missing: m.case_error_days_missing,
  days_too_many: m.case_error_days_too_many,
  days_too_few: m.case_error_days_too_few,
  liberty_missing: m.case_error_liberty_missing,
  reply_missing: m.case_error_reply_missing,
  interest_missing: m.case_error_interest_missing,
  objected: m.case_error_objected,
  signature_missing: m.case_error_signature_missing,
  wrong_process: m.case_error_wrong_process,
  time_over: m.case_error_time_over,
  cause_used: m.case_error_cause_used,
  has_answered: m.case_error_has_answered,
  answer_time_running: m.office_service_hindrance_time,
  not_warned: m.office_service_hindrance_not_warned,
  warning_time_running: m.office_service_hindrance_warning,
  reopening_pending: m.office_service_hindrance_reopening,
  consent_complete: m.case_error_consent_complete,
  consent_in_doubt: m.case_error_consent_in_doubt,
  basis_rests_on_it: m.case_error_basis_rests_on_it,
  order_missing: m.case_error_order_missing,
  list_missing: m.case_error_list_missing,
  named_by_court: m.case_error_named_by_court,
  not_chosen: m.case_error_not_chosen,
  neutral_missing: m.case_error_neutral_missing,
  wrong_seat: m.case_error_wrong_seat,
  nomination_divided: m.case_error_nomination_divided,
  not_of_both: m.case_error_not_of_both,
  conflict: m.case_error_conflict,
  decision_missing: m.case_error_decision_missing,
  grounds_missing: m.case_error_grounds_missing,
} satisfies Record<DisputeMoveRefusal | 'unknown', () => string>;
