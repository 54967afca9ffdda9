import type { Db } from '#platform/db.ts';

// What the notice and its answers hold about one person.

/** Answers of some parties, drafts too. What somebody sent who had not shown to be the party is somebody's else. */
export async function listAnswersOf(db: Db, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  return db
    .selectFrom('response_answer')
    .where('partyId', 'in', partyIds)
    .where((is) => is.or([is('isVerified', '=', true), is('sentAt', 'is', null)]))
    .orderBy('savedAt')
    .orderBy('id')
    .select(['kind', 'content', 'savedAt', 'sentAt', 'number', 'reference', 'isLate'])
    .select(['decidedAt', 'outcome', 'why'])
    .execute();
}

/** What somebody said to offers as a claimant. */
export function listRepliesBy(db: Db, personId: string) {
  return db
    .selectFrom('response_offer_reply')
    .where('byPerson', '=', personId)
    .orderBy('at')
    .select(['answerId as offer', 'reply', 'words', 'at'])
    .execute();
}

export async function listPassesOf(db: Db, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  return db
    .selectFrom('response_pass')
    .where('partyId', 'in', partyIds)
    .orderBy('createdAt')
    .select(['id', 'createdAt', 'expiresAt', 'endedAt'])
    .execute();
}

/** Who opened a notice, from which network and with what; never the code that opened it. */
export async function listReadingsOf(db: Db, passIds: readonly string[]) {
  if (passIds.length === 0) return [];
  return db
    .selectFrom('response_reading')
    .where('passId', 'in', passIds)
    .orderBy('at')
    .select(['passId', 'at', 'isVerified', 'network', 'agent'])
    .execute();
}

export async function listSessionsOf(db: Db, passIds: readonly string[]) {
  if (passIds.length === 0) return [];
  return db
    .selectFrom('response_session')
    .where('passId', 'in', passIds)
    .orderBy('createdAt')
    .select(['passId', 'createdAt', 'expiresAt', 'endedAt', 'network', 'agent'])
    .execute();
}

/** What was begun and never sent is nobody's but theirs. */
export async function dropDraftsOf(tx: Db, partyIds: readonly string[]): Promise<number> {
  if (partyIds.length === 0) return 0;
  const rows = await tx
    .deleteFrom('response_answer')
    .where('partyId', 'in', partyIds)
    .where('sentAt', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

/** Takes away the proved browsers of some parties; with the ids of their one-time codes, which letters may still be about. */
export async function dropProofsOf(
  tx: Db,
  partyIds: readonly string[],
): Promise<{ codes: string[]; sessions: number }> {
  if (partyIds.length === 0) return { codes: [], sessions: 0 };
  const passes = tx.selectFrom('response_pass').where('partyId', 'in', partyIds).select('id');
  const codes = await tx
    .selectFrom('response_code')
    .where('passId', 'in', passes)
    .select('id')
    .execute();
  const sessions = await tx
    .deleteFrom('response_session')
    .where('passId', 'in', passes)
    .returning('id')
    .execute();
  return { codes: codes.map(({ id }) => id), sessions: sessions.length };
}

/** From now on the code of these notices opens nothing. */
export async function endPassesOf(tx: Db, partyIds: readonly string[], at: Date): Promise<number> {
  if (partyIds.length === 0) return 0;
  const ending = tx
    .updateTable('response_pass')
    .set({ endedAt: at })
    .where('partyId', 'in', partyIds)
    .where('endedAt', 'is', null);
  return (await ending.returning('id').execute()).length;
}
