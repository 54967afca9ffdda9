import type { Day } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import type { SettingKind, SettingValues } from '../rules/values.ts';
import { SHIPPED, SHIPPED_FROM } from '../rules/versions.ts';

export type SettingVersion<K extends SettingKind = SettingKind> = {
  number: number;
  effectiveFrom: Day;
  value: SettingValues[K];
  why: string;
  drawnBy: string | null;
  putBy: string | null;
  putAt: Date | null;
};

export type NewVersion = Omit<SettingVersion, 'putAt'> & { kind: SettingKind; putAt: Date };

/** The office's own versions of a kind, and the one that came with the product if it is kept; the newest first. */
export async function listVersions<K extends SettingKind>(
  db: Db,
  kind: K,
): Promise<SettingVersion<K>[]> {
  const rows = await db
    .selectFrom('setting_version')
    .where('kind', '=', kind)
    .selectAll()
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    effectiveFrom: row.effectiveFrom,
    value: row.value as SettingValues[K], // written below, of what the contract of this kind parsed
    why: row.why,
    drawnBy: row.drawnBy,
    putBy: row.putBy,
    putAt: row.putAt,
  }));
}

/** The version that counts on a day, in one look; null as long as it is the one that came with the product. */
export async function findInForce<K extends SettingKind>(db: Db, kind: K, day: Day) {
  const row = await db
    .selectFrom('setting_version')
    .where('kind', '=', kind)
    .where('number', '>', SHIPPED)
    .where('effectiveFrom', '<=', day)
    .orderBy('effectiveFrom', 'desc')
    .orderBy('number', 'desc')
    .select(['number', 'value', 'effectiveFrom'])
    .limit(1)
    .executeTakeFirst();
  // Written below, of what the contract of this kind parsed.
  return row
    ? {
        number: row.number,
        value: row.value as SettingValues[K],
        effectiveFrom: row.effectiveFrom,
      }
    : null;
}

export async function addVersion(tx: Db, version: NewVersion): Promise<void> {
  await tx
    .insertInto('setting_version')
    .values({
      kind: version.kind,
      number: version.number,
      value: JSON.stringify(version.value),
      effectiveFrom: version.effectiveFrom,
      why: version.why,
      drawnBy: version.drawnBy,
      putBy: version.putBy,
      putAt: version.putAt,
    })
    .execute();
}

/** Keeps what came with the product beside the office's own versions, so that a later product does not change the past. */
export async function storeShippedVersion<K extends SettingKind>(
  tx: Db,
  kind: K,
  value: SettingValues[K],
  at: Date,
): Promise<void> {
  await tx
    .insertInto('setting_version')
    .values({
      kind,
      number: SHIPPED,
      value: JSON.stringify(value),
      effectiveFrom: SHIPPED_FROM,
      why: '',
      drawnBy: null,
      putBy: null,
      putAt: at,
    })
    .onConflict((same) => same.columns(['kind', 'number']).doNothing())
    .execute();
}
