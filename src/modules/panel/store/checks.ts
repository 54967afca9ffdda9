import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type PanelCheckRow = Selectable<Tables['panel_check']>;
export type MessageRow = Selectable<Tables['panel_message']>;

export async function storeCheck(tx: Db, check: PanelCheckRow): Promise<void> {
  const { source, note, done_at, done_by } = check;
  await tx
    .insertInto('panel_check')
    .values(check)
    .onConflict((same) =>
      same.columns(['application_id', 'item']).doUpdateSet({ source, note, done_at, done_by }),
    )
    .execute();
}

export async function dropCheck(
  tx: Db,
  { application_id, item }: Pick<PanelCheckRow, 'application_id' | 'item'>,
): Promise<void> {
  await tx
    .deleteFrom('panel_check')
    .where('application_id', '=', application_id)
    .where('item', '=', item)
    .execute();
}

export function listChecks(db: Db, applicationId: string): Promise<PanelCheckRow[]> {
  return db
    .selectFrom('panel_check')
    .where('application_id', '=', applicationId)
    .selectAll()
    .execute();
}

export async function addMessage(
  tx: Db,
  message: Insertable<Tables['panel_message']>,
): Promise<void> {
  await tx.insertInto('panel_message').values(message).execute();
}

export function listMessages(db: Db, applicationId: string): Promise<MessageRow[]> {
  return db
    .selectFrom('panel_message')
    .where('application_id', '=', applicationId)
    .orderBy('at')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | null> {
  return (
    (await db.selectFrom('panel_message').where('id', '=', id).selectAll().executeTakeFirst()) ??
    null
  );
}

/** The link of a letter; only its token's hash is kept. */
export async function addStatusLink(
  db: Db,
  link: { tokenHash: string; applicationId: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('panel_status_link')
    .values({
      token_hash: Buffer.from(link.tokenHash, 'hex'),
      application_id: link.applicationId,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** The application that a token opens, and until when; null for a stranger's guess. */
export async function findStatusLink(
  db: Db,
  tokenHash: string,
): Promise<{ applicationId: string; expiresAt: Date } | null> {
  const row = await db
    .selectFrom('panel_status_link')
    .where('token_hash', '=', Buffer.from(tokenHash, 'hex'))
    .select(['application_id', 'expires_at'])
    .executeTakeFirst();
  return row ? { applicationId: row.application_id, expiresAt: row.expires_at } : null;
}

export async function dropStatusLinks(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('panel_status_link').where('expires_at', '<=', until).execute();
}

/** Takes the documents out of the answers of an application, and gives their ids. */
export async function emptyMessages(tx: Db, applicationId: string): Promise<string[]> {
  const named = (await listMessages(tx, applicationId))
    .map((one) => one.document_id)
    .filter((one) => one !== null);
  await tx
    .updateTable('panel_message')
    .set({ document_id: null, document_name: null })
    .where('application_id', '=', applicationId)
    .execute();
  return named;
}
