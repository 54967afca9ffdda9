import type { Db } from '#platform/db.ts';
import type { FiledClaim } from '../rules/filed-claims.ts';
import { addClaims } from '../store/disputes.ts';
import type { DisputesDeps } from './deps.ts';

export type Counterclaim = { disputeId: string; partyId: string; heads: readonly FiledClaim[] };

/** Keeps the heads of a counterclaim (ACA s. 23(2A)), in the currency of the dispute. Check them as those of a claim first. */
export async function addCounterclaim(
  deps: Pick<DisputesDeps, 'newId'>,
  tx: Db,
  { disputeId, partyId, heads }: Counterclaim,
): Promise<void> {
  await addClaims(
    tx,
    heads.map(({ head, amount, interestBasis, interestRate, interestFrom }, at) => ({
      id: deps.newId(),
      disputeId,
      partyId,
      isCounterclaim: true,
      place: at + 1,
      head,
      amountMinor: amount,
      interestBasis,
      interestRate,
      interestFrom,
    })),
  );
}
