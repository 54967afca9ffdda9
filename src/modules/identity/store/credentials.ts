import type { Db } from '#platform/db.ts';

export async function setPasswordHash(
  tx: Db,
  personId: string,
  { hash, at }: { hash: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('identity_person')
    .set({ passwordHash: hash, passwordSetAt: at })
    .where('id', '=', personId)
    .execute();
}

/** The same password under today's cost, unless it was changed meanwhile. */
export async function renewPasswordHash(
  db: Db,
  personId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('identity_person')
    .set({ passwordHash: to })
    .where('id', '=', personId)
    .where('passwordHash', '=', from)
    .execute();
}

/** The roles that somebody holds now. */
export async function listHeld(db: Db, personId: string) {
  const rows = await db
    .selectFrom('identity_role')
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .select('role')
    .execute();
  return rows.map(({ role }) => role);
}

/** Keeps an agreement; false when they agreed to these words before. */
export async function addAgreement(
  tx: Db,
  personId: string,
  { text, at }: { text: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('identity_agreement')
    .values({ personId, agreedText: text, agreedAt: at })
    .onConflict((same) => same.doNothing())
    .returning('personId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends every session of somebody but one, and says how many those were. */
export async function dropSessionsOf(
  tx: Db,
  personId: string,
  but: string | null = null,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('identity_session')
    .where('personId', '=', personId)
    .$if(but !== null, (is) => is.where('id', '!=', but))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Sessions that are over open nothing; they are dropped, so that no list shows them. */
export async function dropOverSessions(
  db: Db,
  { now, seenBefore }: { now: Date; seenBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('identity_session')
    .where((is) => is.or([is('expiresAt', '<', now), is('seenAt', '<', seenBefore)]))
    .execute();
}
