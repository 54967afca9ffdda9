import * as m from '#messages/all.ts';
import { choiceWords } from '../contract/gate-words.ts';
import type { BasisFindings, MissingBasisElement } from '../rules/gate.ts';

export const missingWords: Record<MissingBasisElement, () => string> = {
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

/** What was found to one question, in words. */
export function findingInWords(findings: BasisFindings, name: keyof BasisFindings): string {
  const found = findings[name];
  if (typeof found === 'boolean') return found ? m.office_gate_yes() : m.office_gate_no();
  return choiceWords[found]();
}

/** Who signs a paper, with the office that they hold. */
export const signerWords = {
  officer: (name: string) => m.office_dispute_signer_officer({ name }),
  registrar: (name: string) => m.office_dispute_signer_registrar({ name }),
} as const;
