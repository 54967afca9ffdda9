import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { KeyUse } from '../rules/keys.ts';

/** The documents' place has a name beside those of the two keys. */
type Use = KeyUse | 'place';

/** The name under which a key was noted, for as long as the transaction lasts nobody else's to change; null when none was. */
export async function notedKey(tx: Db, use: Use): Promise<string | null> {
  const row = await tx
    .selectFrom('house_key')
    .where('use', '=', use)
    .select('name')
    .forUpdate()
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Notes it, in the place of `before`. Tells whether it stands: of two that note the first one, one does. */
export async function noteKey(
  tx: Db,
  { use, name, before, at }: { use: Use; name: string; before: string | null; at: Date },
): Promise<boolean> {
  const row = { use, name, notedAt: at };
  const { numInsertedOrUpdatedRows: kept } = await tx
    .insertInto('house_key')
    .values(row)
    .onConflict((same) =>
      same
        .column('use')
        .doUpdateSet(row)
        .where('house_key.name', '=', before ?? name),
    )
    .executeTakeFirstOrThrow();
  return kept === 1n;
}

/** Of several machines that start at once, one after the other looks for the mark of the documents' place and notes it. */
export async function lockPlace(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('house_key place'))`.execute(tx);
}
