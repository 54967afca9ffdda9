import type { Listener } from '#modules/disputes/actions/deps.ts';
import { FINAL } from '#modules/disputes/rules/words.ts';
import { setsApart } from '#modules/offers/actions/standing.ts';
import { isWaiting } from '#modules/offers/rules/forms.ts';
import type { Db } from '#platform/db.ts';
import type { ListEnd } from '../rules/lists.ts';
import { endListRow, findLastList } from '../store/lists.ts';
import type { PackagesDeps } from './deps.ts';

const isFinal = (state: string) => FINAL.some((one) => one === state);

type Clock = Pick<PackagesDeps, 'now'>;

/** A side wants to talk no more: what both gave is destroyed in the same transaction. */
export function closePackages(deps: Clock) {
  return (tx: Db, disputeId: string) => end(deps, tx, { disputeId, as: 'closed' });
}

/** The same once the dispute is over, however it ended. */
export function packagesListener(deps: Clock): Listener {
  return async (tx, { dispute, event }) => {
    if (isFinal(event.toState) || isWaiting(event.toState) || setsApart(event.type))
      await end(deps, tx, { disputeId: dispute.id, as: 'over' });
  };
}

async function end(
  { now }: Clock,
  tx: Db,
  { disputeId, as }: { disputeId: string; as: ListEnd },
): Promise<void> {
  const last = await findLastList(tx, disputeId);
  if (last && !last.endedAt) await endListRow(tx, last.id, { as, by: null, at: now() });
}
