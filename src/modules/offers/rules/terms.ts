import { addDays, addMonths, type Day } from '#kernel/days.ts';
import { withoutUnseen } from '#kernel/invisible-characters.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import {
  type ClausesRefusal,
  clausesProblem,
  orderedClauses,
  type StandardClause,
} from './clauses.ts';

export const RHYTHMS = ['week', 'fortnight', 'month', 'quarter'] as const;
export type PaymentRhythm = (typeof RHYTHMS)[number];
/** Who bears what the proceedings have cost: each their own, both by half, or one side. */
export const COSTS = ['own', 'half', 'claimant', 'respondent'] as const;
export type CostsBorne = (typeof COSTS)[number];
export type Payer = 'claimant' | 'respondent';

export const MOST_INSTALMENTS = 60;
/** An offer stands for two months at most, and its first payment is within two years. */
export const MOST_DAYS_STANDING = 60;
const MOST_MONTHS_AHEAD = 24;
/** Days after which a late payment counts as a default, where the offer says so. */
export const DAYS_OF_GRACE = 15;
/** One rupee, dollar or pound: what is paid in parts is paid in whole ones. */
const WHOLE = 100n;
/** What a column of money holds, with room for sums of them. */
const MOST = 10n ** 15n;

/** What a settlement would say; amounts in minor units. `duties` is what is to be done beside paying, in the words of whoever offers. */
export type OfferTerms = {
  payer: Payer;
  amount: bigint;
  currency: string;
  instalments: number;
  firstOn: Day;
  rhythm: PaymentRhythm;
  costs: CostsBorne;
  /** A payment that is more than fifteen days late makes all that is left due at once. */
  isAccelerated: boolean;
  duties: string;
  clauses: readonly StandardClause[];
};

type KeptTerms = Omit<OfferTerms, 'clauses'> & { clauses: readonly string[] };

/** The terms of an offer that is kept with more than them. */
export function termsOf(kept: KeptTerms): OfferTerms {
  const { payer, amount, currency, instalments, firstOn, rhythm, costs, duties } = kept;
  const { isAccelerated } = kept;
  const clauses = orderedClauses(kept.clauses);
  const paid = { payer, amount, currency, instalments, firstOn, rhythm };
  return { ...paid, costs, duties, isAccelerated, clauses };
}

export type TermsRefusal =
  | 'amount_wrong'
  | 'nothing_offered'
  | 'instalments_wrong'
  | 'instalments_small'
  | 'first_early'
  | 'first_late'
  | 'until_early'
  | 'until_late';
export type OfferRefusal = TermsRefusal | Exclude<ClausesRefusal, 'clause_two_payers'>;

/** The same of an offer with its standard clauses: one that speaks of a payment needs one. */
export function offerProblem(terms: OfferTerms, until: Day, today: Day): OfferRefusal | null {
  const payers = terms.amount === 0n ? [] : [terms.payer];
  if (clausesProblem(terms.clauses, payers)) return 'clause_without_payment';
  return termsProblem(terms, until, today);
}

/** Whether terms can be kept as they are written, `until` being the last day on which they may be accepted; the first thing wrong. */
export function termsProblem(
  terms: Omit<OfferTerms, 'clauses'>,
  until: Day,
  today: Day,
): TermsRefusal | null {
  const { amount, instalments, firstOn, duties } = terms;
  if (amount < 0n || amount > MOST) return 'amount_wrong';
  if (amount === 0n && withoutUnseen(duties).trim() === '') return 'nothing_offered';
  if (!Number.isInteger(instalments) || instalments < 1 || instalments > MOST_INSTALMENTS)
    return 'instalments_wrong';
  if (amount > 0n && instalments > 1 && amount / BigInt(instalments) < WHOLE)
    return 'instalments_small';
  if (until < today) return 'until_early';
  if (until > addDays(today, MOST_DAYS_STANDING)) return 'until_late';
  if (amount === 0n) return null;
  // A payment that is due before the offer can be accepted would be late from the start.
  if (firstOn < until) return 'first_early';
  return firstOn > addMonths(today, MOST_MONTHS_AHEAD) ? 'first_late' : null;
}

export type Instalment = { number: number; on: Day; amount: bigint };

/**
 * When how much is paid: equal parts in whole units, the last one with what is left over. A month or a quarter later is the same day
 * of the month, or its last day where it has none, always counted from the first payment.
 */
export function instalmentsOf({
  amount,
  instalments,
  firstOn,
  rhythm,
}: Pick<OfferTerms, 'amount' | 'instalments' | 'firstOn' | 'rhythm'>): Instalment[] {
  if (amount === 0n) return [];
  const count = BigInt(instalments);
  const part = instalments === 1 ? amount : (amount / count / WHOLE) * WHOLE;
  return Array.from({ length: instalments }, (_, at) => ({
    number: at + 1,
    on: dayOf(firstOn, rhythm, at),
    amount: at === instalments - 1 ? amount - part * (count - 1n) : part,
  }));
}

function dayOf(first: Day, rhythm: PaymentRhythm, at: number): Day {
  if (rhythm === 'week') return addDays(first, 7 * at);
  if (rhythm === 'fortnight') return addDays(first, 14 * at);
  return addMonths(first, (rhythm === 'month' ? 1 : 3) * at);
}

/** Whether every figure of the terms stands in a text, so that nothing is signed that was not agreed (written as `figures` are). */
export function comparedWith(
  text: string,
  figures: readonly string[],
): Result<true, 'figure_missing'> {
  return figures.every((figure) => text.includes(figure)) ? allow(true) : refuse('figure_missing');
}
