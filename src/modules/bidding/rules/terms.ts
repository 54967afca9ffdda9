import { addDays, type Day, dayAt } from '#kernel/days.ts';
import {
  BIDDING_DEFAULTS,
  type BiddingSettings,
  type BiddingSide,
  type SettingsRefusal,
  settingsOf,
} from '#modules/negotiation/rules/blind-bidding.ts';
import {
  type OfferTerms,
  type Payer,
  type TermsRefusal,
  termsProblem,
} from '#modules/offers/rules/terms.ts';

export const OVERLAP_RULES = ['midpoint', 'demand'] as const;
export const MOST_ROUNDS = 10;
/** All rounds together; the sum is paid after them. */
export const MOST_BIDDING_DAYS = 60;

/** What both sides agree to before the first bid: how it is bid, and how the sum is paid that comes of it. */
export type BiddingTerms = Omit<OfferTerms, 'amount' | 'clauses'> & {
  cap: bigint;
  rounds: number;
  roundHours: number;
  toleranceBps: number;
  toleranceAbs: bigint;
  overlapRule: BiddingSettings['overlapRule'];
};

type PaymentRefusal = Exclude<TermsRefusal, 'amount_wrong' | 'nothing_offered' | 'until_early'>;
export type BiddingTermsRefusal =
  | Exclude<SettingsRefusal, 'unit_not_above_nought'>
  | Exclude<PaymentRefusal, 'until_late'>
  | 'nothing_claimed'
  | 'cap_over_claim'
  | 'bidding_long';

export function settingsFrom(terms: BiddingTerms): BiddingSettings {
  const { cap, rounds, roundHours, toleranceBps, toleranceAbs, overlapRule } = terms;
  const { unit } = BIDDING_DEFAULTS;
  return {
    ...{ claimCap: cap, maxRounds: rounds, roundHours, toleranceBps, toleranceAbs, overlapRule },
    unit,
  };
}

/** The last day on which a bidding that begins now can be running. */
export function lastDayOf({ rounds, roundHours }: BiddingTerms, now: Date): Day {
  return dayAt(new Date(now.getTime() + rounds * roundHours * 3_600_000));
}

/**
 * What is wrong with the rules of a bidding that would begin now. Its cap is at most what is claimed in this direction, and no payment
 * falls due while it may still run.
 */
export function biddingProblem(
  terms: BiddingTerms,
  claimed: bigint,
  now: Date,
): BiddingTermsRefusal | null {
  if (claimed <= 0n) return 'nothing_claimed';
  const settings = settingsOf(settingsFrom(terms));
  if (!settings.ok) return settings.refusal === 'unit_not_above_nought' ? null : settings.refusal;
  if (terms.cap > claimed) return 'cap_over_claim';
  const today = dayAt(now);
  const until = lastDayOf(terms, now);
  if (until > addDays(today, MOST_BIDDING_DAYS)) return 'bidding_long';
  const problem = termsProblem({ ...terms, amount: terms.cap }, until, today);
  return isOfPayment(problem) ? problem : null;
}

function isOfPayment(
  problem: TermsRefusal | null,
): problem is Exclude<PaymentRefusal, 'until_late'> {
  return (
    problem === 'instalments_wrong' ||
    problem === 'instalments_small' ||
    problem === 'first_early' ||
    problem === 'first_late'
  );
}

/** Whoever is paid demands, whoever pays offers: the rules of 1.2 call them claimant and respondent. */
export function partOf(side: Payer, payer: Payer): BiddingSide {
  return side === payer ? 'respondent' : 'claimant';
}

/** The terms to which a bidding came; a small sum has as many payments as it bears, one of the currency's units each at least. */
export function termsOfSum(terms: BiddingTerms, amount: bigint): OfferTerms {
  const { payer, currency, firstOn, rhythm, costs, isAccelerated, duties } = terms;
  const borne = amount / BIDDING_DEFAULTS.unit;
  const most = borne < 1n ? 1n : borne;
  const instalments = BigInt(terms.instalments) > most ? Number(most) : terms.instalments;
  const paid = { payer, currency, firstOn, rhythm, amount, instalments };
  return { ...paid, costs, isAccelerated, duties, clauses: [] };
}
