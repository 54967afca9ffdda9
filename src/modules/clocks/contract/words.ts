import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import type { PackLimit } from '../rules/limit-names.ts';
import type { ClockActor, Length } from '../rules/words.ts';

/** What a limit is called, by its row in the pack. */
export const limitNames: Record<PackLimit, () => string> = {
  draft_idle: m.clocks_limit_draft_idle,
  registration_payment: m.clocks_limit_registration_payment,
  scrutiny: m.clocks_limit_scrutiny,
  cure_defects: m.clocks_limit_cure_defects,
  agree_to_arbitrate: m.clocks_limit_agree_to_arbitrate,
  service_window: m.clocks_limit_service_window,
  substitution_application: m.clocks_limit_substitution_application,
  unserved_respondent: m.clocks_limit_unserved_respondent,
  answer: m.clocks_limit_answer,
  extension_decision: m.clocks_limit_extension_decision,
  final_warning: m.clocks_limit_final_warning,
  withdrawal_objection: m.clocks_limit_withdrawal_objection,
  basis_decision: m.clocks_limit_basis_decision,
  invitation_dispatch: m.clocks_limit_invitation_dispatch,
  amicable_invitation_dispatch: m.clocks_limit_amicable_invitation_dispatch,
  agreement_look: m.clocks_limit_agreement_look,
  consent_look: m.clocks_limit_consent_look,
  consent_decision: m.clocks_limit_consent_decision,
  notice_dispatch: m.clocks_limit_notice_dispatch,
  substitution_decision: m.clocks_limit_substitution_decision,
  identity_decision: m.clocks_limit_identity_decision,
  withdrawal_decision: m.clocks_limit_withdrawal_decision,
  tribunal_formation: m.clocks_limit_tribunal_formation,
  conciliator_appointment: m.clocks_limit_conciliator_appointment,
  neutral_choice: m.clocks_limit_neutral_choice,
  neutral_acceptance: m.clocks_limit_neutral_acceptance,
  objection_to_conciliator: m.clocks_limit_objection_to_conciliator,
  talks_objection_decision: m.clocks_limit_talks_objection_decision,
  next_neutral: m.clocks_limit_next_neutral,
  neutral_appointment: m.clocks_limit_neutral_appointment,
  first_session: m.clocks_limit_first_session,
  stay_review: m.clocks_limit_stay_review,
  commencement_after_interim: m.clocks_limit_commencement_after_interim,
  appointment_by_agreement: m.clocks_limit_appointment_by_agreement,
  proof_of_delivery: m.clocks_limit_proof_of_delivery,
  list_reply: m.clocks_limit_list_reply,
  after_list: m.clocks_limit_after_list,
  next_candidate: m.clocks_limit_next_candidate,
  appointment: m.clocks_limit_appointment,
  nomination: m.clocks_limit_nomination,
  presiding_nomination: m.clocks_limit_presiding_nomination,
  nominee: m.clocks_limit_nominee,
  after_nomination: m.clocks_limit_after_nomination,
  presiding: m.clocks_limit_presiding,
  acceptance: m.clocks_limit_acceptance,
  objection_before_appointment: m.clocks_limit_objection_before_appointment,
  objection_decision: m.clocks_limit_objection_decision,
  challenge: m.clocks_limit_challenge,
  challenge_reply: m.clocks_limit_challenge_reply,
  challenge_answer: m.clocks_limit_challenge_answer,
  challenge_ruling: m.clocks_limit_challenge_ruling,
  replacement: m.clocks_limit_replacement,
  challenge_decision: m.clocks_limit_challenge_decision,
  deposit: m.clocks_limit_deposit,
  deposit_after_suspension: m.clocks_limit_deposit_after_suspension,
  preliminary_meeting: m.clocks_limit_preliminary_meeting,
  statement_of_claim: m.clocks_limit_statement_of_claim,
  statement_of_defence: m.clocks_limit_statement_of_defence,
  rejoinder: m.clocks_limit_rejoinder,
  pleadings: m.clocks_limit_pleadings,
  evidence: m.clocks_limit_evidence,
  reopening: m.clocks_limit_reopening,
  reopening_decision: m.clocks_limit_reopening_decision,
  award_target: m.clocks_limit_award_target,
  award: m.clocks_limit_award,
  award_international: m.clocks_limit_award_international,
  award_fast_track: m.clocks_limit_award_fast_track,
  award_for_more_fees: m.clocks_limit_award_for_more_fees,
  mandate_extension_decision: m.clocks_limit_mandate_extension_decision,
  appointment_by_court: m.clocks_limit_appointment_by_court,
  draft_scrutiny: m.clocks_limit_draft_scrutiny,
  correction_request: m.clocks_limit_correction_request,
  correction_decision: m.clocks_limit_correction_decision,
  correction_of_own_motion: m.clocks_limit_correction_of_own_motion,
  additional_award_request: m.clocks_limit_additional_award_request,
  additional_award: m.clocks_limit_additional_award,
  setting_aside: m.clocks_limit_setting_aside,
  setting_aside_at_the_latest: m.clocks_limit_setting_aside_at_the_latest,
  setting_aside_decision: m.clocks_limit_setting_aside_decision,
  conciliation_invitation: m.clocks_limit_conciliation_invitation,
  mediation_consent: m.clocks_limit_mediation_consent,
  mediator_appointment: m.clocks_limit_mediator_appointment,
  mediation: m.clocks_limit_mediation,
  conciliation_sebi: m.clocks_limit_conciliation_sebi,
  settlement_registration: m.clocks_limit_settlement_registration,
  settlement_challenge: m.clocks_limit_settlement_challenge,
};

/** A limit as it was kept; one of a pack that is gone has no name of its own. */
export function limitName(row: string): string {
  return named(limitNames, row)?.() ?? row;
}

/** Who must act before a limit ends. */
export const whoWords: Record<ClockActor, () => string> = {
  claimant: m.clocks_who_claimant,
  respondent: m.clocks_who_respondent,
  party: m.clocks_who_party,
  all: m.clocks_who_all,
  officer: m.clocks_who_officer,
  registrar: m.clocks_who_registrar,
  arbitrator: m.clocks_who_arbitrator,
  neutral: m.clocks_who_neutral,
  scrutineer: m.clocks_who_scrutineer,
  court: m.clocks_who_court,
};

/** A length as it is said: 3 months, 30 days. */
export function lengthInWords({
  months,
  days,
  workingDays,
  hours,
}: { [Unit in keyof Length]: Length[Unit] | undefined }): string {
  const said = [
    months ? m.clocks_length_months({ count: months }) : null,
    days ? m.clocks_length_days({ count: days }) : null,
    workingDays ? m.clocks_length_working_days({ count: workingDays }) : null,
    hours ? m.clocks_length_hours({ count: hours }) : null,
  ];
  return said.filter((one) => one !== null).join(' + ');
}
