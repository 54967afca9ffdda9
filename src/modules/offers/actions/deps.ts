import type { CodesDeps } from '#modules/codes/actions/deps.ts';
import type { ServiceDeps } from '#modules/service/actions/deps.ts';

/** A settlement that everybody signed is served on each; a signature is shown by a one-time code. */
export type OffersDeps = ServiceDeps & CodesDeps;
