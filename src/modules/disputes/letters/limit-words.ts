import * as m from '#messages/all.ts';

const limits: Record<string, () => string> = {
  registration_payment: m.clocks_limit_registration_payment,
  scrutiny: m.clocks_limit_scrutiny,
  cure_defects: m.clocks_limit_cure_defects,
  agree_to_arbitrate: m.clocks_limit_agree_to_arbitrate,
  service_window: m.clocks_limit_service_window,
  substitution_application: m.clocks_limit_substitution_application,
  answer: m.clocks_limit_answer,
  final_warning: m.clocks_limit_final_warning,
  withdrawal_objection: m.clocks_limit_withdrawal_objection,
  commencement_after_interim: m.clocks_limit_commencement_after_interim,
  appointment_by_agreement: m.clocks_limit_appointment_by_agreement,
  conciliation_invitation: m.clocks_limit_conciliation_invitation,
  mediation_consent: m.clocks_limit_mediation_consent,
  mediator_appointment: m.clocks_limit_mediator_appointment,
};

/** What has to be done before a limit ends. A limit of a later part of the procedure has words of its own there. */
export function limitWords(limit: string): string {
  return (limits[limit] ?? m.case_limit_other)();
}
