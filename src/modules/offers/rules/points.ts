import type { OfferTerms } from './terms.ts';

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

/** One point of what both sides accepted; a thing that was divided has whoever gets it. */
export type AgreedPoint = WrittenPoint | { name: string; kind: 'share'; claimants: SharedThing };
