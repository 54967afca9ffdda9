import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type AuthorityRow = Selectable<Tables['signing_authority']>;

/** The newest authority that may issue at a moment. */
export async function findAuthority(db: Db, at: Date): Promise<AuthorityRow | null> {
  const row = await db
    .selectFrom('signing_authority')
    .where('beginsAt', '<=', at)
    .where('endsAt', '>', at)
    .orderBy('beginsAt', 'desc')
    .orderBy('id')
    .selectAll()
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** All that there ever were: what they signed is checked with them. */
export function listAuthorities(db: Db): Promise<AuthorityRow[]> {
  return db.selectFrom('signing_authority').orderBy('beginsAt').orderBy('id').selectAll().execute();
}

/** Of two machines that make the first one at once, the second waits and finds it. */
export async function holdAuthority(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('signing authority', 0))`.execute(tx);
}

export async function addAuthority(
  tx: Db,
  row: Insertable<Tables['signing_authority']>,
): Promise<void> {
  await tx.insertInto('signing_authority').values(row).execute();
}
