import type { Day } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import type { CalendarDue } from '../rules/dues.ts';

/** What settlements have fall due, of a module below this one; it says itself who may know of it. */
export type DuesPort = {
  dues: (
    db: Db,
    asking: { personId: string; disputeIds: readonly string[]; today: Day },
  ) => Promise<CalendarDue[]>;
};
