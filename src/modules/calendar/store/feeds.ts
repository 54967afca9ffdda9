import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { SentEntry } from '../rules/sequence.ts';

export type FeedRow = Selectable<Tables['calendar_feed']>;

const bytes = (hash: string) => Buffer.from(hash, 'hex');

/** One address a person: the earlier one ends with the new one. */
export async function setFeed(
  tx: Db,
  {
    tokenHash,
    ...feed
  }: Omit<Insertable<Tables['calendar_feed']>, 'tokenHash'> & { tokenHash: string },
): Promise<void> {
  const { personId, ...values } = { ...feed, tokenHash: bytes(tokenHash) };
  await tx
    .insertInto('calendar_feed')
    .values({ personId, ...values })
    .onConflict((same) => same.column('personId').doUpdateSet(values))
    .execute();
}

export async function findFeedByHash(db: Db, tokenHash: string): Promise<FeedRow | null> {
  const row = await db
    .selectFrom('calendar_feed')
    .where('tokenHash', '=', bytes(tokenHash))
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function findFeedOf(db: Db, personId: string): Promise<FeedRow | null> {
  const row = await db
    .selectFrom('calendar_feed')
    .where('personId', '=', personId)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function dropFeed(tx: Db, personId: string): Promise<number> {
  const gone = await tx
    .deleteFrom('calendar_feed')
    .where('personId', '=', personId)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** How the limits of some disputes were last told. Who may know of which is asked of each. */
export async function listSent(
  db: Db,
  disputeIds: readonly string[],
): Promise<(SentEntry & { disputeId: string })[]> {
  if (disputeIds.length === 0) return [];
  return db
    .selectFrom('calendar_entry')
    .where('disputeId', 'in', [...disputeIds])
    .selectAll()
    .execute();
}

/** Of two programs that ask at once both found the same change, and it is written once. */
export async function keepSent(
  db: Db,
  rows: readonly (SentEntry & { disputeId: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('calendar_entry')
    .values([...rows])
    .onConflict((same) =>
      same
        .columns(['disputeId', 'entry'])
        .doUpdateSet((set) => ({
          dueOn: set.ref('excluded.dueOn'),
          state: set.ref('excluded.state'),
          sequence: set.ref('excluded.sequence'),
          changedAt: set.ref('excluded.changedAt'),
        }))
        .whereRef('calendar_entry.sequence', '<', 'excluded.sequence'),
    )
    .execute();
}
