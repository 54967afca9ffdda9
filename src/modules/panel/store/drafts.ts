import type { Db } from '#platform/db.ts';

export type NewApplicationDraft = {
  id: string;
  email: string;
  form: Readonly<Record<string, unknown>>;
  savedAt: Date;
  expiresAt: Date;
};
export type ApplicationDraft = { email: string; form: Record<string, unknown>; expires_at: Date };

export async function addDraft(
  tx: Db,
  { id, email, form, savedAt, expiresAt }: NewApplicationDraft,
): Promise<void> {
  await tx
    .insertInto('panel_draft')
    .values({ id, email, form: JSON.stringify(form), saved_at: savedAt, expires_at: expiresAt })
    .execute();
}

/** The link of a letter; only its token's hash is kept. */
export async function addDraftLink(db: Db, tokenHash: string, draftId: string): Promise<void> {
  await db
    .insertInto('panel_draft_link')
    .values({ token_hash: Buffer.from(tokenHash, 'hex'), draft_id: draftId })
    .execute();
}

/** The draft that a token opens; null for a stranger's guess. */
export async function findDraft(db: Db, tokenHash: string): Promise<ApplicationDraft | null> {
  const row = await db
    .selectFrom('panel_draft')
    .innerJoin('panel_draft_link', 'panel_draft_link.draft_id', 'panel_draft.id')
    .where('panel_draft_link.token_hash', '=', Buffer.from(tokenHash, 'hex'))
    .select(['email', 'form', 'expires_at'])
    .executeTakeFirst();
  // Written by addDraft, from a record.
  return row ? { ...row, form: row.form as Record<string, unknown> } : null;
}

/** When a draft that is still there ends; null when it is swept. */
export async function findDraftEnd(db: Db, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('panel_draft')
    .where('id', '=', id)
    .select('expires_at')
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

export async function dropDrafts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('panel_draft').where('expires_at', '<=', now).execute();
}
