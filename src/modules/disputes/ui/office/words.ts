import * as m from '#messages/all.ts';
import type { Tone } from '#ui/desk/badge.tsx';
import type { OfficeAct } from '../../contract/office.ts';
import type { DisputeState, DocumentKind, Process } from '../../rules/words.ts';
import type { ChecklistItem, OfficeDisputeView } from './types.ts';

type Stands = { label: () => string; next: (process: Process) => string; tone: Tone };

/** Only an arbitration needs a basis; talks begin with an invitation. */
const afterAdmission: Stands['next'] = (process) =>
  process === 'arbitration'
    ? m.office_dispute_next_track_check()
    : m.office_dispute_next_track_check_talks();

/** Where a dispute stands, what comes next, and how it looks in a list. */
export const stands: Record<DisputeState, Stands> = {
  filed: { label: m.office_dispute_state_filed, next: m.office_dispute_next_filed, tone: 'plain' },
  scrutiny: {
    label: m.office_dispute_state_scrutiny,
    next: m.office_dispute_next_scrutiny,
    tone: 'warn',
  },
  defective: {
    label: m.office_dispute_state_defective,
    next: m.office_dispute_next_defective,
    tone: 'plain',
  },
  track_check: { label: m.office_dispute_state_track_check, next: afterAdmission, tone: 'warn' },
  arb_invite: {
    label: m.office_dispute_state_arb_invite,
    next: m.office_dispute_next_arb_invite,
    tone: 'info',
  },
  arb_notice: {
    label: m.office_dispute_state_arb_notice,
    next: m.office_dispute_next_arb_notice,
    tone: 'warn',
  },
  arb_serving: {
    label: m.office_dispute_state_arb_serving,
    next: m.office_dispute_next_arb_serving,
    tone: 'info',
  },
  arb_service_failed: {
    label: m.office_dispute_state_arb_service_failed,
    next: m.office_dispute_next_arb_service_failed,
    tone: 'bad',
  },
  arb_commenced: {
    label: m.office_dispute_state_arb_commenced,
    next: m.office_dispute_next_arb_commenced,
    tone: 'info',
  },
  arb_constituting: {
    label: m.office_dispute_state_arb_constituting,
    next: m.office_dispute_next_arb_constituting,
    tone: 'info',
  },
  arb_appointed: {
    label: m.office_dispute_state_arb_appointed,
    next: m.office_dispute_next_arb_appointed,
    tone: 'info',
  },
  arb_suspended: {
    label: m.office_dispute_state_arb_suspended,
    next: m.office_dispute_next_arb_suspended,
    tone: 'bad',
  },
  arb_prelim: {
    label: m.office_dispute_state_arb_prelim,
    next: m.office_dispute_next_arb_prelim,
    tone: 'info',
  },
  con_wait: {
    label: m.office_dispute_state_con_wait,
    next: m.office_dispute_next_con_wait,
    tone: 'info',
  },
  con_appoint: {
    label: m.office_dispute_state_con_appoint,
    next: m.office_dispute_next_con_appoint,
    tone: 'info',
  },
  con_active: {
    label: m.office_dispute_state_con_active,
    next: m.office_dispute_next_con_active,
    tone: 'info',
  },
  med_active: {
    label: m.office_dispute_state_med_active,
    next: m.office_dispute_next_med_active,
    tone: 'info',
  },
  con_terms: {
    label: m.office_dispute_state_con_terms,
    next: m.office_dispute_next_terms,
    tone: 'info',
  },
  med_terms: {
    label: m.office_dispute_state_med_terms,
    next: m.office_dispute_next_terms,
    tone: 'info',
  },
  arb_terms: {
    label: m.office_dispute_state_arb_terms,
    next: m.office_dispute_next_terms,
    tone: 'info',
  },
  med_invite: {
    label: m.office_dispute_state_med_invite,
    next: m.office_dispute_next_med_invite,
    tone: 'info',
  },
  med_appoint: {
    label: m.office_dispute_state_med_appoint,
    next: m.office_dispute_next_med_appoint,
    tone: 'info',
  },
  stayed: { label: m.office_dispute_state_stayed, next: m.office_dispute_next_stayed, tone: 'bad' },
  lapsed: { label: m.office_dispute_state_lapsed, next: m.office_dispute_next_over, tone: 'plain' },
  returned: {
    label: m.office_dispute_state_returned,
    next: m.office_dispute_next_over,
    tone: 'plain',
  },
  withdrawn: {
    label: m.office_dispute_state_withdrawn,
    next: m.office_dispute_next_over,
    tone: 'plain',
  },
  closed_no_basis: {
    label: m.office_dispute_state_closed_no_basis,
    next: m.office_dispute_next_over,
    tone: 'plain',
  },
  closed_no_conciliation: {
    label: m.office_dispute_state_closed_no_conciliation,
    next: m.office_dispute_next_over,
    tone: 'plain',
  },
  closed_talks_ended: {
    label: m.office_dispute_state_closed_talks_ended,
    next: m.office_dispute_next_over,
    tone: 'plain',
  },
  terminated: {
    label: m.office_dispute_state_terminated,
    next: m.office_dispute_next_over,
    tone: 'bad',
  },
  settled: {
    label: m.office_dispute_state_settled,
    next: m.office_dispute_next_over,
    tone: 'good',
  },
  closed_no_mediation: {
    label: m.office_dispute_state_closed_no_mediation,
    next: m.office_dispute_next_over,
    tone: 'plain',
  },
};

export const checkStatusWords: Record<
  ChecklistItem['status'],
  { label: () => string; tone: Tone }
> = {
  open: { label: m.office_dispute_open, tone: 'plain' },
  ok: { label: m.office_dispute_ok, tone: 'good' },
  carried: { label: m.office_dispute_carried, tone: 'good' },
  wanting: { label: m.office_dispute_wanting, tone: 'bad' },
};

/** What a paper is, where it has no number of ours. */
export const documentKindWords: Record<DocumentKind, () => string> = {
  agreement: m.office_document_agreement,
  authority: m.office_document_authority,
  evidence: m.office_document_evidence,
  court_order: m.office_document_court_order,
  submission_agreement: m.office_document_submission_agreement,
  answer: m.office_document_answer,
  counterclaim: m.office_document_counterclaim,
  objection: m.office_document_objection,
  offer: m.office_document_offer,
  identity: m.office_document_identity,
  extension: m.office_document_extension,
  withdrawal_objection: m.office_document_withdrawal_objection,
  reopening: m.office_document_reopening,
  decision: m.office_document_decision,
  consent: m.office_document_consent,
  consent_withdrawal: m.office_document_consent_withdrawal,
  consent_denial: m.office_document_consent_denial,
  disclosure: m.office_document_disclosure,
  appointment: m.office_document_appointment,
  circumstances: m.office_document_circumstances,
  no_circumstances: m.office_document_no_circumstances,
  waiver: m.office_document_waiver,
  standstill: m.office_document_standstill,
  settlement: m.office_document_settlement,
  award: m.office_document_award,
  report: m.office_document_report,
  request: m.office_document_request,
  notice: m.office_document_notice,
  memo: m.office_document_memo,
  basis_record: m.office_document_basis_record,
  certificate: m.office_document_certificate,
  invoice: m.office_document_invoice,
  proof: m.office_document_proof,
  other: m.office_document_other,
};

export const limitStates: Record<
  OfficeDisputeView['limits'][number]['state'],
  { label: () => string; tone: Tone }
> = {
  running: { label: m.office_dispute_running, tone: 'info' },
  paused: { label: m.office_dispute_paused, tone: 'plain' },
  met: { label: m.office_dispute_met, tone: 'good' },
  missed: { label: m.office_dispute_missed, tone: 'bad' },
  ended: { label: m.office_dispute_ended_limit, tone: 'plain' },
};

/** Acts that are a button, and those that ask for more, in the order in which the page has them. */
export const actWords = {
  officer_assigned: m.office_dispute_act_officer_assigned,
  admitted: m.office_dispute_act_admitted,
  registration_waived: m.office_dispute_act_registration_waived,
  invitation_sent: m.office_dispute_act_invitation_sent,
  notice_dispatched: m.office_dispute_act_notice_dispatched,
  time_extended: m.office_dispute_act_time_extended,
  choice_failed: m.office_dispute_act_choice_failed,
  terms_unauthenticated: m.office_dispute_act_terms_unauthenticated,
  extension_declined: m.office_dispute_act_extension_declined,
  identity_confirmed: m.office_dispute_act_identity_confirmed,
  withdrawn: m.office_dispute_act_withdrawn,
  withdrawal_declined: m.office_dispute_act_withdrawal_declined,
  respondent_released: m.office_dispute_act_respondent_released,
  interim_order_by_court: m.office_dispute_act_interim_order_by_court,
  traits_noted: m.office_dispute_act_traits_noted,
  stayed: m.office_dispute_act_stayed,
  resumed: m.office_dispute_act_resumed,
  basis_withdrawn: m.office_basis_withdraw,
  returned: m.office_dispute_act_returned,
} as const satisfies Record<OfficeAct, () => string>;
