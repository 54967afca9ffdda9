import { followingMove } from '#modules/fees/actions/deps.ts';
import type { Db } from '#platform/db.ts';
import { eachAlone } from '#platform/each-alone.ts';
import { lockDispute } from '../store/disputes.ts';
import { listAppointedUnasked } from '../store/states.ts';
import { askDeposits } from './deposits.ts';
import type { DisputesDeps } from './deps.ts';
import { notifyOfMoney } from './money-notifications.ts';

/**
 * Whose arbitrator was appointed before deposits were asked for is asked now, by the day of the demand: their clocks begin with it, and
 * nobody is late for what nobody asked (ACA s. 38).
 */
export async function askMissingDeposits(disputes: DisputesDeps): Promise<number> {
  const deps = { ...disputes, ...followingMove, onMoney: notifyOfMoney(disputes) };
  const asked = await eachAlone(
    disputes.db,
    await listAppointedUnasked(disputes.db),
    async (tx: Db, disputeId: string) => {
      await lockDispute(tx, disputeId);
      // Somebody else's run may have asked in between.
      if (!(await listAppointedUnasked(tx)).includes(disputeId)) return false;
      await askDeposits(deps, { tx, at: disputes.now() }, disputeId);
      return true;
    },
  );
  if (asked > 0) disputes.wakeMail();
  return asked;
}
