import type { OfferTerms } from './terms.ts';

/** One point of what both sides accepted: what it is about, and a payment or what was chosen, in their own words. */
export type AgreedPoint = { name: string } & (
  | { kind: 'words'; said: string }
  | {
      kind: 'money';
      payment: Pick<
        OfferTerms,
        'payer' | 'amount' | 'currency' | 'instalments' | 'firstOn' | 'rhythm'
      >;
    }
);
