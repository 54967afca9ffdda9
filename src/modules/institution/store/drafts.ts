import { sql } from 'kysely';
import type { Day } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import type { SettingKind, SettingValues } from '../rules/values.ts';
import type { SettingDraft } from '../rules/versions.ts';

export type StoredSettingDraft = SettingDraft & {
  id: string;
  kind: SettingKind;
  value: SettingValues[SettingKind];
  why: string;
  effectiveFrom: Day | null;
  drawnBy: string;
  drawnAt: Date;
};

/** One kind is worked on by one transaction at a time: what it says and what is drawn up for it. */
export async function lockKind(tx: Db, kind: SettingKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${kind}`}, 0))`.execute(tx);
}

export async function findDraft(db: Db, id: string): Promise<StoredSettingDraft | null> {
  const row = await db
    .selectFrom('setting_draft')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ? draftOf(row) : null;
}

export async function listOpenDrafts(
  db: Db,
  kind: SettingKind | null,
): Promise<StoredSettingDraft[]> {
  const rows = await db
    .selectFrom('setting_draft')
    .where('state', '=', 'open')
    .$if(kind !== null, (some) => some.where('kind', '=', kind))
    .selectAll()
    .orderBy('drawnAt')
    .execute();
  return rows.map(draftOf);
}

export async function addDraft(tx: Db, draft: Omit<StoredSettingDraft, 'state'>): Promise<void> {
  await tx
    .insertInto('setting_draft')
    .values({
      id: draft.id,
      kind: draft.kind,
      value: JSON.stringify(draft.value),
      why: draft.why,
      effectiveFrom: draft.effectiveFrom,
      basedOn: draft.basedOn,
      drawnBy: draft.drawnBy,
      drawnAt: draft.drawnAt,
    })
    .execute();
}

/** Ends an open draft; one that has ended stays as it is. */
export async function endDraft(
  tx: Db,
  id: string,
  state: 'in_force' | 'withdrawn' | 'replaced',
  at: Date,
): Promise<void> {
  await tx
    .updateTable('setting_draft')
    .set({ state, endedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

type Row = {
  id: string;
  kind: SettingKind;
  value: unknown;
  why: string;
  effectiveFrom: string | null;
  basedOn: number;
  drawnBy: string;
  drawnAt: Date;
  state: SettingDraft['state'];
};

function draftOf(row: Row): StoredSettingDraft {
  return {
    id: row.id,
    kind: row.kind,
    value: row.value as StoredSettingDraft['value'], // written above, of what the contract of this kind parsed
    why: row.why,
    effectiveFrom: row.effectiveFrom,
    basedOn: row.basedOn,
    drawnBy: row.drawnBy,
    drawnAt: row.drawnAt,
    state: row.state,
  };
}
