import * as m from '#messages/all.ts';
import type { Findings, Missing } from '../rules/gate.ts';
import type { CheckItem } from '../rules/scrutiny.ts';
import type { Basis } from '../rules/words.ts';

/** An item of the list as a party is told of it too, in her own language. */
export const itemWords: Record<CheckItem, () => string> = {
  parties: m.dispute_item_parties,
  authority: m.dispute_item_authority,
  contacts: m.dispute_item_contacts,
  agreement_text: m.dispute_item_agreement_text,
  prima_facie: m.dispute_item_prima_facie,
  submission_to_conciliation: m.dispute_item_submission_to_conciliation,
  arbitrability: m.dispute_item_arbitrability,
  mediation_fit: m.dispute_item_mediation_fit,
  limitation: m.dispute_item_limitation,
  claim: m.dispute_item_claim,
  fee: m.dispute_item_fee,
  forum_warnings: m.dispute_item_forum_warnings,
  tribunal: m.dispute_item_tribunal,
  seat_and_language: m.dispute_item_seat_and_language,
  fast_track: m.dispute_item_fast_track,
  online_consent: m.dispute_item_online_consent,
  other_proceedings: m.dispute_item_other_proceedings,
};

export const basisWords: Record<Basis, () => string> = {
  A: m.office_dispute_basis_a,
  B: m.office_dispute_basis_b,
  C: m.office_dispute_basis_c,
  none: m.office_dispute_basis_none,
};

export const findingWords: Record<keyof Findings, () => string> = {
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

export const missingWords: Record<Missing, () => string> = {
  clause: m.office_gate_missing_clause,
  names_us: m.office_gate_missing_names_us,
  before_dispute: m.office_gate_missing_before_dispute,
  text: m.office_gate_missing_text,
  version: m.office_gate_missing_version,
  accessible: m.office_gate_missing_accessible,
  unilateral: m.office_gate_missing_unilateral,
  curated_list: m.office_gate_missing_curated_list,
  tied: m.office_gate_missing_tied,
  consumer: m.office_gate_missing_consumer,
  signed_by_all: m.office_gate_missing_signed_by_all,
  agreement_names_us: m.office_gate_missing_agreement_names_us,
  order: m.office_gate_missing_order,
  order_copy: m.office_gate_missing_order_copy,
  order_names_us: m.office_gate_missing_order_names_us,
};

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
} as const satisfies Record<string, () => string>;

/** What was found to one question, in words. */
export function saidOf(findings: Findings, name: keyof Findings): string {
  const found = findings[name];
  if (typeof found === 'boolean') return found ? m.office_gate_yes() : m.office_gate_no();
  return choiceWords[found]();
}

/** Who signs a paper, with the office that she holds. */
export const signerWords = {
  officer: (name: string) => m.office_dispute_signer_officer({ name }),
  registrar: (name: string) => m.office_dispute_signer_registrar({ name }),
} as const;

/** Minor units as they are written in India. */
export function moneyText(minor: bigint, currency: string): string {
  const parts = { style: 'currency', currency, minimumFractionDigits: 2 } as const;
  return new Intl.NumberFormat('en-IN', parts).format(Number(minor) / 100);
}
