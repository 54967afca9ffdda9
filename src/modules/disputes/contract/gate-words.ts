import * as m from '#messages/all.ts';
import type { BasisFindings } from '../rules/gate.ts';
import type { AppointmentBasis } from '../rules/words.ts';

export const basisWords: Record<AppointmentBasis, () => string> = {
  A: m.office_dispute_basis_a,
  B: m.office_dispute_basis_b,
  C: m.office_dispute_basis_c,
  none: m.office_dispute_basis_none,
};

export const findingWords: Record<keyof BasisFindings, () => string> = {
  clause: m.office_gate_clause,
  wasMadeBeforeDispute: m.office_gate_before,
  isTextShown: m.office_gate_text,
  isVersionShown: m.office_gate_version,
  wasAccessible: m.office_gate_accessible,
  proposedBy: m.office_gate_proposed,
  appointer: m.office_gate_appointer,
  isTiedToOneSide: m.office_gate_tied,
  isConsumerClause: m.office_gate_consumer,
  signedAfterwards: m.office_gate_signed,
  agreementNamesInstitution: m.office_gate_agreement_names,
  order: m.office_gate_order,
  isOrderShown: m.office_gate_order_shown,
  orderNamesInstitution: m.office_gate_order_names,
};

/** Every answer to a question of the gate that is no yes or no. */
type GateChoice = Exclude<BasisFindings[keyof BasisFindings], boolean>;

/** The choices of the gate's questions, those that are no yes or no. */
export const choiceWords = {
  names_institution: m.office_gate_names_institution,
  names_rules: m.office_gate_names_rules,
  names_another: m.office_gate_names_another,
  leaves_open: m.office_gate_leaves_open,
  no_clause: m.office_gate_no_clause,
  institution: m.office_gate_institution,
  both: m.office_gate_both,
  court: m.office_gate_court,
  one_side: m.office_gate_one_side,
  curated_list: m.office_gate_curated_list,
  unstated: m.office_gate_unstated,
  claimant: m.office_gate_claimant,
  respondent: m.office_gate_respondent,
  unknown: m.office_gate_unknown,
  none: m.office_gate_none,
  nobody: m.office_gate_nobody,
  some: m.office_gate_some,
  all: m.office_gate_all,
  s11: m.office_gate_s11,
  s8: m.office_gate_s8,
  s89: m.office_gate_s89,
} as const satisfies Record<GateChoice, () => string>;
