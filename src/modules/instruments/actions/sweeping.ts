import { dropOverdue } from '../store/signings.ts';
import type { CertifyingDeps } from './deps.ts';

/** How long a signer may still read why their signature was not taken. */
const DAY_MS = 86_400_000;
const A_RUN = 200;

/**
 * The job: what somebody was asked to sign and never did goes with the copy of the paper once its time is over; what came back and was
 * not taken a day later.
 */
export async function sweepUnsigned({
  db,
  now,
}: Pick<CertifyingDeps, 'db' | 'now'>): Promise<boolean> {
  const at = now();
  const refusedUntil = new Date(at.getTime() - DAY_MS);
  return (await dropOverdue(db, { at, refusedUntil, most: A_RUN })) === A_RUN;
}
