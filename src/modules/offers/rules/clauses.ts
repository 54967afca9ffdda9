/**
 * Standard clauses of a settlement, in the order in which a text has them. What they say is written once, in all languages; whoever
 * offers picks them, and who pays and who is paid is put in.
 */
export const CLAUSES = [
  'confidential',
  'no_admission',
  'withdrawal',
  'tax_withheld',
  'gst_inclusive',
  'no_dues',
  'security_released',
  'credit_report',
  'deposit_included',
  'rights_pass',
] as const;
export type StandardClause = (typeof CLAUSES)[number];

/** Days within which something that a clause promises is done. */
export const CLAUSE_DAYS = 30;

type ClauseTraits = {
  /** It speaks of a payment and says nothing where none is agreed. */
  ofPayment: boolean;
  /** Somebody promises to do something after the signature. */
  isPromise: boolean;
  /** The sectors of disputes in which it is usual; null in all. */
  sectors: readonly string[] | null;
};

/**
 * Release of security within thirty days: RBI, Responsible Lending Conduct, 13 September 2023. Tax at source: Income-tax Act, whatever
 * section applies. Confidential beside s. 75 of the ACA, which binds in conciliation alone and lets what is needed to enforce be shown.
 */
export const CLAUSE_TRAITS: Record<StandardClause, ClauseTraits> = {
  confidential: { ofPayment: false, isPromise: false, sectors: null },
  no_admission: { ofPayment: false, isPromise: false, sectors: null },
  withdrawal: { ofPayment: false, isPromise: true, sectors: null },
  tax_withheld: { ofPayment: true, isPromise: false, sectors: null },
  gst_inclusive: { ofPayment: true, isPromise: false, sectors: null },
  no_dues: { ofPayment: true, isPromise: true, sectors: ['loan', 'property', 'commercial'] },
  security_released: { ofPayment: true, isPromise: true, sectors: ['loan'] },
  credit_report: { ofPayment: true, isPromise: true, sectors: ['loan'] },
  deposit_included: { ofPayment: true, isPromise: false, sectors: ['property'] },
  rights_pass: { ofPayment: true, isPromise: false, sectors: ['technology', 'commercial'] },
};

export type ClausesRefusal = 'clause_without_payment' | 'clause_two_payers';

/** A clause that speaks of a payment says who pays and who is paid: somebody must, and always the same side. */
export function clausesProblem(
  picked: readonly StandardClause[],
  payers: readonly string[],
): ClausesRefusal | null {
  if (!picked.some((one) => CLAUSE_TRAITS[one].ofPayment)) return null;
  const sides = new Set(payers).size;
  if (sides === 0) return 'clause_without_payment';
  return sides > 1 ? 'clause_two_payers' : null;
}

/** Each once, in the order of the text, whatever order they were picked in. */
export function orderedClauses(picked: readonly string[]): StandardClause[] {
  return CLAUSES.filter((one) => picked.includes(one));
}

/** The clauses that a form shows first: those of all disputes, and those that are usual in this sector; then the others. */
export function usualClauses(sector: string): {
  usual: StandardClause[];
  others: StandardClause[];
} {
  const isUsual = (one: StandardClause) => CLAUSE_TRAITS[one].sectors?.includes(sector) ?? true;
  return { usual: CLAUSES.filter(isUsual), others: CLAUSES.filter((one) => !isUsual(one)) };
}
