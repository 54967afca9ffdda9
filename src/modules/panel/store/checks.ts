import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type PanelCheckRow = Selectable<Tables['panel_check']>;
export type MessageRow = Selectable<Tables['panel_message']>;

export async function storeCheck(tx: Db, check: PanelCheckRow): Promise<void> {
  const { source, note, doneAt, doneBy } = check;
  await tx
    .insertInto('panel_check')
    .values(check)
    .onConflict((same) =>
      same.columns(['applicationId', 'item']).doUpdateSet({ source, note, doneAt, doneBy }),
    )
    .execute();
}

export async function dropCheck(
  tx: Db,
  { applicationId, item }: Pick<PanelCheckRow, 'applicationId' | 'item'>,
): Promise<void> {
  await tx
    .deleteFrom('panel_check')
    .where('applicationId', '=', applicationId)
    .where('item', '=', item)
    .execute();
}

export function listChecks(db: Db, applicationId: string): Promise<PanelCheckRow[]> {
  return db
    .selectFrom('panel_check')
    .where('applicationId', '=', applicationId)
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
    .where('applicationId', '=', applicationId)
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
      tokenHash: Buffer.from(link.tokenHash, 'hex'),
      applicationId: link.applicationId,
      expiresAt: link.expiresAt,
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
    .where('tokenHash', '=', Buffer.from(tokenHash, 'hex'))
    .select(['applicationId', 'expiresAt'])
    .executeTakeFirst();
  return row ? { applicationId: row.applicationId, expiresAt: row.expiresAt } : null;
}

export async function dropStatusLinks(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('panel_status_link').where('expiresAt', '<=', until).execute();
}

/** Takes the documents out of the answers of an application, and gives their ids. */
export async function emptyMessages(tx: Db, applicationId: string): Promise<string[]> {
  const named = (await listMessages(tx, applicationId))
    .map((one) => one.documentId)
    .filter((one) => one !== null);
  await tx
    .updateTable('panel_message')
    .set({ documentId: null, documentName: null })
    .where('applicationId', '=', applicationId)
    .execute();
  return named;
}
