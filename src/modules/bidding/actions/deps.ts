import type { OffersDeps } from '#modules/offers/actions/deps.ts';

export type BiddingDeps = OffersDeps & {
  /** The key of the documents, under which the key of each bidding is closed. */
  key: Buffer;
};
