import type { Viewer } from '#kernel/viewer.ts';
import { heldBy } from '#modules/identity/actions/roles.ts';
import type { Db } from '#platform/db.ts';

/** Whoever asked for it, as they stand while it is made: with the roles that they hold now, and no door of the API. */
export async function makerOf(db: Db, personId: string): Promise<Viewer> {
  return {
    personId,
    sessionId: '',
    roles: ['person', ...(await heldBy(db, personId))],
    secondFactorAt: null,
    may: [],
  };
}
