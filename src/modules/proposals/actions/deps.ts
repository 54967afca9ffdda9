import type { OffersDeps } from '#modules/offers/actions/deps.ts';

/** What both sides accept becomes a text of offers. */
export type ProposalsDeps = OffersDeps & {
  /** The key of the documents, from which the seal of secret answers is derived. */
  key: Buffer;
};
