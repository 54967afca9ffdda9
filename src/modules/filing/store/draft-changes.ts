import type { Db } from '#platform/db.ts';
import { draftOf, type FilingDraft } from './drafts.ts';

/** Locked until the transaction ends: whoever takes it over and whoever files it come one after the other. It has no viewer. */
export async function lockDraft(tx: Db, id: string): Promise<FilingDraft | null> {
  const row = await tx
    .selectFrom('filing_draft')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return row ? draftOf(row) : null;
}

export async function dropDraft(tx: Db, id: string): Promise<void> {
  await tx
    .deleteFrom('filing_draft')
    .where('id', '=', id)
    .where('submittedAt', 'is', null)
    .execute();
}

/** What a letter is about. It has no viewer: whoever gets it holds the address. */
export async function findDraftById(db: Db, id: string): Promise<FilingDraft | null> {
  const row = await db
    .selectFrom('filing_draft')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ? draftOf(row) : null;
}

/** Drafts that may still be written and are kept under an address. */
export async function listOpenDraftsOf(db: Db, email: string): Promise<FilingDraft[]> {
  const rows = await db
    .selectFrom('filing_draft')
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('expiredAt', 'is', null)
    .where('submittedAt', 'is', null)
    .orderBy('savedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .selectAll()
    .execute();
  return rows.map(draftOf);
}

export type SavedDraft = Pick<
  FilingDraft,
  'id' | 'personId' | 'answers' | 'changed' | 'version' | 'savedAt' | 'email'
>;

export async function saveDraft(
  tx: Db,
  { id, personId, answers, changed, version, savedAt, email }: SavedDraft,
): Promise<void> {
  await tx
    .updateTable('filing_draft')
    .set({
      answers: JSON.stringify(answers),
      changed: JSON.stringify(changed),
      version,
      savedAt,
      personId,
      email,
      warnedAt: null,
    })
    .where('id', '=', id)
    .execute();
}

/** It is sent: what it held is the dispute's now, and stands nowhere twice. */
export async function markSubmitted(
  tx: Db,
  id: string,
  { disputeId, at }: { disputeId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('filing_draft')
    .set({ submittedAt: at, disputeId, answers: '{}', changed: '{}' })
    .where('id', '=', id)
    .execute();
}

/** Drafts that were last saved before `since` and whose owners were not told yet; told from now on. */
export async function claimDraftsToWarn(tx: Db, since: Date, at: Date): Promise<FilingDraft[]> {
  const rows = await tx
    .updateTable('filing_draft')
    .set({ warnedAt: at })
    .where('savedAt', '<=', since)
    .where('warnedAt', 'is', null)
    .where('submittedAt', 'is', null)
    .where('expiredAt', 'is', null)
    .where('email', 'is not', null)
    .returningAll()
    .execute();
  return rows.map(draftOf);
}

/** What was idle for too long is emptied, and opens no more. */
export async function expireDrafts(db: Db, since: Date, at: Date): Promise<void> {
  await db
    .updateTable('filing_draft')
    .set({ expiredAt: at, answers: '{}', changed: '{}' })
    .where('savedAt', '<=', since)
    .where('submittedAt', 'is', null)
    .where('expiredAt', 'is', null)
    .execute();
}

/** Forgets a person's requests that were not sent. Gives their ids. */
export async function dropDraftsOf(tx: Db, personId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('filing_draft')
    .where('personId', '=', personId)
    .where('submittedAt', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Begun, and nothing ever written. */
export async function dropEmptyDrafts(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom('filing_draft')
    .where('savedAt', '<=', since)
    .where('version', '=', 1)
    .where('submittedAt', 'is', null)
    .execute();
}
