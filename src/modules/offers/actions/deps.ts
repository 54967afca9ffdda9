import type { CodesDeps } from '#modules/codes/actions/deps.ts';
import type { CertifyingDeps } from '#modules/instruments/actions/deps.ts';
import type { ServiceDeps } from '#modules/service/actions/deps.ts';
import type { Db } from '#platform/db.ts';

/** A settlement that everybody signed is served on each; a signature is shown by a one-time code, a certificate or both. */
export type OffersDeps = ServiceDeps &
  CodesDeps &
  CertifyingDeps & {
    /** What else both sides had begun to settle ends, in the transaction in which one stops talking or a text is drawn up. */
    railEnds: (tx: Db, disputeId: string, because: RailEnd) => Promise<void>;
  };

/** One side does not want to talk about offers any more; a text waits for signatures; or nothing is settled between the same people. */
export type RailEnd = 'unwilling' | 'drawn_up' | 'over';
