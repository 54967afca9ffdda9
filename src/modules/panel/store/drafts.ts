import type { Db } from '#platform/db.ts';

export type NewApplicationDraft = {
  id: string;
  email: string;
  form: Readonly<Record<string, unknown>>;
  savedAt: Date;
  expiresAt: Date;
};
export type ApplicationDraft = { email: string; form: Record<string, unknown>; expiresAt: Date };

export async function addDraft(
  tx: Db,
  { id, email, form, savedAt, expiresAt }: NewApplicationDraft,
): Promise<void> {
  await tx
    .insertInto('panel_draft')
    .values({ id, email, form: JSON.stringify(form), savedAt, expiresAt })
    .execute();
}

/** The link of a letter; only its token's hash is kept. */
export async function addDraftLink(db: Db, tokenHash: string, draftId: string): Promise<void> {
  await db
    .insertInto('panel_draft_link')
    .values({ tokenHash: Buffer.from(tokenHash, 'hex'), draftId })
    .execute();
}

/** The draft that a token opens; null for a stranger's guess. */
export async function findDraft(db: Db, tokenHash: string): Promise<ApplicationDraft | null> {
  const row = await db
    .selectFrom('panel_draft')
    .innerJoin('panel_draft_link', 'panel_draft_link.draftId', 'panel_draft.id')
    .where('panel_draft_link.tokenHash', '=', Buffer.from(tokenHash, 'hex'))
    .select(['email', 'form', 'expiresAt'])
    .executeTakeFirst();
  // Written by addDraft, from a record.
  return row ? { ...row, form: row.form as Record<string, unknown> } : null;
}

/** When a draft that is still there ends; null when it is swept. */
export async function findDraftEnd(db: Db, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('panel_draft')
    .where('id', '=', id)
    .select('expiresAt')
    .executeTakeFirst();
  return row?.expiresAt ?? null;
}

export async function dropDrafts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('panel_draft').where('expiresAt', '<=', now).execute();
}
