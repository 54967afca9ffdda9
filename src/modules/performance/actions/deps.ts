import type { OffersDeps } from '#modules/offers/actions/deps.ts';

/** A certificate is issued and served on each party. */
export type PerformanceDeps = OffersDeps;
