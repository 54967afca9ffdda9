import type { OffersDeps } from '#modules/offers/actions/deps.ts';

/** What is accepted becomes a text of offers. */
export type PackagesDeps = OffersDeps & {
  /** The key of the documents, from which the seal of what each side gives is derived. */
  key: Buffer;
};
