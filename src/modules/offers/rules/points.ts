import { CLAUSE_TRAITS, orderedClauses, type StandardClause } from './clauses.ts';
import type { OfferTerms, Payer } from './terms.ts';

/** One point in the parties' own words: what it is about, and a payment or what was chosen. */
export type WrittenPoint = { name: string } & (
  | { kind: 'words'; said: string }
  | {
      kind: 'money';
      payment: Pick<
        OfferTerms,
        'payer' | 'amount' | 'currency' | 'instalments' | 'firstOn' | 'rhythm'
      >;
    }
);

/** What of a thing the claimants have, in lowest terms; the respondents have the rest. */
export type SharedThing = { over: number; under: number };

/** A standard clause; `payer` is put in where it speaks of a payment. */
export type StandardPoint = {
  name: '';
  kind: 'standard';
  clause: StandardClause;
  payer: Payer;
};

/** One point of what both sides accepted; a thing that was divided has whoever gets it. */
export type AgreedPoint =
  | WrittenPoint
  | StandardPoint
  | { name: string; kind: 'share'; claimants: SharedThing };

/**
 * The standard clauses beside payments of these payers, in the order of the text. One that speaks of a payment says nothing where
 * nobody pays, and stands nowhere then.
 */
export function standardPoints(
  picked: readonly StandardClause[],
  payers: readonly Payer[],
): StandardPoint[] {
  const [payer] = payers;
  return orderedClauses(picked).flatMap((clause) =>
    payer === undefined && CLAUSE_TRAITS[clause].ofPayment
      ? []
      : { name: '', kind: 'standard', clause, payer: payer ?? 'respondent' },
  );
}
