import type { Db } from '#platform/db.ts';
import type { DisputeState } from '../rules/words.ts';

/** Which of some disputes stand in a state, or in one of some, now. One statement. */
export async function whichAreIn(
  db: Db,
  disputeIds: readonly string[],
  state: DisputeState | readonly DisputeState[],
): Promise<Set<string>> {
  if (disputeIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('dispute')
    .where('id', 'in', disputeIds)
    .where('state', 'in', [state].flat())
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Where an arbitrator was appointed and no deposit was ever asked for, the oldest first. */
export async function listAppointedUnasked(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('dispute')
    .where('state', '=', 'arb_appointed')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('dispute_event as e')
            .whereRef('e.disputeId', '=', 'dispute.id')
            .where('e.type', '=', 'deposits_asked')
            .select('e.id'),
        ),
      ),
    )
    .orderBy('dispute.filedAt')
    .select('dispute.id')
    .execute();
  return rows.map(({ id }) => id);
}
