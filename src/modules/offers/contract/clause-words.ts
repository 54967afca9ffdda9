import * as m from '#messages/all.ts';
import { CLAUSE_DAYS, CLAUSES, type StandardClause, usualClauses } from '../rules/clauses.ts';
import type { Payer } from '../rules/terms.ts';
import { sideWords } from './words.ts';

type Put = { from: string; to: string; days: number };

export const clauseHeadings: Record<StandardClause, () => string> = {
  confidential: m.settlement_clause_confidential,
  no_admission: m.settlement_clause_no_admission,
  withdrawal: m.settlement_clause_withdrawal,
  tax_withheld: m.settlement_clause_tax_withheld,
  gst_inclusive: m.settlement_clause_gst_inclusive,
  no_dues: m.settlement_clause_no_dues,
  security_released: m.settlement_clause_security_released,
  credit_report: m.settlement_clause_credit_report,
  deposit_included: m.settlement_clause_deposit_included,
  rights_pass: m.settlement_clause_rights_pass,
};

export const clauseWords: Record<StandardClause, (put: Put) => string> = {
  confidential: m.settlement_clause_confidential_words,
  no_admission: m.settlement_clause_no_admission_words,
  withdrawal: m.settlement_clause_withdrawal_words,
  tax_withheld: m.settlement_clause_tax_withheld_words,
  gst_inclusive: m.settlement_clause_gst_inclusive_words,
  no_dues: m.settlement_clause_no_dues_words,
  security_released: m.settlement_clause_security_released_words,
  credit_report: m.settlement_clause_credit_report_words,
  deposit_included: m.settlement_clause_deposit_included_words,
  rights_pass: m.settlement_clause_rights_pass_words,
};

/** Who pays and who is paid, as a clause names them; without a payer it stays open. */
export function clausePut(payer: Payer | null): Put {
  const days = CLAUSE_DAYS;
  if (!payer) return { from: m.offers_clauses_payer(), to: m.offers_clauses_payee(), days };
  const payee = payer === 'claimant' ? 'respondent' : 'claimant';
  return { from: sideWords[payer](), to: sideWords[payee](), days };
}

/** The name of a clause's box in a form: one each, so that what was ticked comes back with the other values. */
const clauseField = (clause: StandardClause) => `clause_${clause}`;

/** What was ticked. */
export const pickedClauses = (form: FormData): StandardClause[] =>
  CLAUSES.filter((one) => form.get(clauseField(one)) === 'on');

/** The boxes that are ticked already. */
export const tickedClauses = (clauses: readonly StandardClause[]): Record<string, string> =>
  Object.fromEntries(clauses.map((one) => [clauseField(one), 'on']));

/** The clauses as boxes: those that are usual in such a dispute, and the others. */
export function clauseTicks(sector: string) {
  const { usual, others } = usualClauses(sector);
  const tick = (one: StandardClause) => ({
    ...{ name: clauseField(one), title: clauseHeadings[one]() },
    words: clauseWords[one](clausePut(null)),
  });
  return { usual: usual.map(tick), others: others.map(tick) };
}
