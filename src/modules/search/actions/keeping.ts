import type { Listener } from '#modules/disputes/actions/deps.ts';
import { knownAs, placesOf } from '#modules/disputes/actions/own-roles.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { markStale, takeStale } from '../store/entries.ts';
import type { IndexDeps, SearchDeps, SearchSource } from './deps.ts';
import { keepEntries } from './indexing.ts';
import { disputesSource } from './of-disputes.ts';
import { keepPages, papersSource } from './of-papers.ts';

type Keeping = Pick<SearchDeps, 'now' | 'key'>;

/**
 * What happened to a dispute is found as soon as it happened. It is looked at once more by itself: a paper may be issued behind
 * the event. A filing of thousands waits for that, and asks the database for no more than a line each.
 */
export function searchListener(deps: Keeping): Listener {
  return async (tx, { dispute, event }) => {
    await markStale(tx, [dispute.id], deps.now());
    if (dispute.batchId !== null && event.type === 'submitted') return;
    for (const source of [disputesSource, papersSource])
      await keepSource(tx, deps, { disputeId: dispute.id, source });
  };
}

/** Papers that were filed, struck, or are for other readers now are found so in the transaction in which they are. */
export function papersListener(deps: Keeping) {
  return async (tx: Db, disputeId: string): Promise<void> => {
    await keepSource(tx, deps, { disputeId, source: papersSource });
    await keepPages(tx, deps, disputeId);
  };
}

type Kept = { disputeId: string; source: SearchSource };

async function keepSource(
  tx: Db,
  { key }: IndexDeps,
  { disputeId, source: { kinds, entriesOf } }: Kept,
): Promise<number> {
  return keepEntries(tx, { disputeId, kinds, key }, await entriesOf(tx, disputeId));
}

const AT_ONCE = 20;

/** Looks again at disputes that may have changed; answers whether there are more. */
export async function keepStale(deps: SearchDeps): Promise<boolean> {
  const taken = await deps.db.transaction().execute(async (tx) => {
    const ids = await takeStale(tx, AT_ONCE);
    for (const disputeId of ids) {
      for (const source of deps.sources) await keepSource(tx, deps, { disputeId, source });
      await keepPages(tx, deps, disputeId);
    }
    return ids.length;
  });
  return taken === AT_ONCE;
}

/** What is found says what the rows say: when a name goes from them, the disputes in which it stood are looked at again. */
export const searchEraser: PersonEraser = {
  keeps: async () => [],
  async erase(tx, { personId, at }) {
    const places = await placesOf(tx, await knownAs(tx, personId));
    const ids = [...new Set(places.map(({ disputeId }) => disputeId))];
    await markStale(tx, ids, at);
    return { searched: ids.length };
  },
};
