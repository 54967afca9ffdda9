import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { dropFeed, findFeedOf } from '../store/feeds.ts';

/** Since when they have an address for their calendar program; the address itself is kept nowhere. */
export async function calendarDataOf(
  db: Db,
  personId: string,
): Promise<{ calendarAddressMadeAt: Date | null }> {
  return { calendarAddressMadeAt: (await findFeedOf(db, personId))?.madeAt ?? null };
}

/** The address ends; how limits were told is the dispute's, and names nobody. */
export const calendarEraser: PersonEraser = {
  keeps: async () => [],
  erase: async (tx, { personId }) => ({ addresses: await dropFeed(tx, personId) }),
  spares: [],
};
