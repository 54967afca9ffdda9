import type { Db } from '#platform/db.ts';
import type { KeyUse } from '../rules/keys.ts';

/** The name under which a key was noted, for as long as the transaction lasts nobody else's to change; null when none was. */
export async function notedKey(tx: Db, use: KeyUse): Promise<string | null> {
  const row = await tx.selectFrom('house_key').where('use', '=', use).select('name').forUpdate().executeTakeFirst();
  return row?.name ?? null;
}

/** Notes it, in the place of `before`. Tells whether it stands: of two that note the first one, one does. */
export async function noteKey(
  tx: Db,
  { use, name, before, at }: { use: KeyUse; name: string; before: string | null; at: Date },
): Promise<boolean> {
  const row = { use, name, noted_at: at };
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
