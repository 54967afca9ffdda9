import type { Listener } from '#modules/disputes/actions/deps.ts';
import { knownAs, placesOf } from '#modules/disputes/actions/own-roles.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { markStale, takeStale } from '../store/entries.ts';
import type { SearchDeps } from './deps.ts';
import { keepEntries } from './indexing.ts';
import { disputesSource } from './of-disputes.ts';

/**
 * What happened to a dispute is found as soon as it happened. It is looked at once more by itself: a paper may be issued behind
 * the event. A filing of thousands waits for that, and asks the database for no more than a line each.
 */
export function searchListener({ now }: Pick<SearchDeps, 'now'>): Listener {
  return async (tx, { dispute, event }) => {
    await markStale(tx, [dispute.id], now());
    if (dispute.batchId === null || event.type !== 'submitted')
      await keepSource(tx, dispute.id, disputesSource);
  };
}

/** Has what stands in a dispute found by whoever may read it now, in the transaction in which its readers changed. */
export function findingAnew({ sources }: Pick<SearchDeps, 'sources'>) {
  return async (tx: Db, disputeId: string): Promise<void> => {
    for (const source of sources) await keepSource(tx, disputeId, source);
  };
}

async function keepSource(
  tx: Db,
  disputeId: string,
  source: SearchDeps['sources'][number],
): Promise<number> {
  const { kinds, entriesOf } = source;
  return keepEntries(tx, { disputeId, kinds }, await entriesOf(tx, disputeId));
}

const AT_ONCE = 20;

/** Looks again at disputes that may have changed; answers whether there are more. */
export async function keepStale({ db, sources }: SearchDeps): Promise<boolean> {
  const taken = await db.transaction().execute(async (tx) => {
    const ids = await takeStale(tx, AT_ONCE);
    for (const id of ids) for (const source of sources) await keepSource(tx, id, source);
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
