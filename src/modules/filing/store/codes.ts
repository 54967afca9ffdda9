import type { Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type CodeRow = { id: string; email: string; codeHash: string | null; tries: number; createdAt: Date; usedAt: Date | null };

export async function addCode(tx: Db, { id, email, createdAt }: Pick<CodeRow, 'id' | 'email' | 'createdAt'>): Promise<void> {
  await tx.insertInto('filing_code').values({ id, email, created_at: createdAt }).execute();
}

/** Locked until the transaction ends, so that a thousand tries at once are a thousand. */
export async function findCode(tx: Db, id: string): Promise<CodeRow | null> {
  const row = await tx.selectFrom('filing_code').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
  return row ? rowOf(row) : null;
}

function rowOf({ code_hash, created_at, used_at, ...rest }: Selectable<Tables['filing_code']>): CodeRow {
  return { ...rest, codeHash: code_hash?.toString('hex') ?? null, createdAt: created_at, usedAt: used_at };
}

/** Codes that may still be open for an address: whoever asked twice may type the one that came first. */
export async function listCodes(tx: Db, email: string, since: Date): Promise<CodeRow[]> {
  const rows = await tx
    .selectFrom('filing_code')
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('created_at', '>', since)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(5)
    .selectAll()
    .execute();
  return rows.map(rowOf);
}

/** What a letter brings; what an earlier try to send it brought is then of no use. */
export async function setCode(db: Db, id: string, codeHash: string): Promise<void> {
  await db
    .updateTable('filing_code')
    .set({ code_hash: Buffer.from(codeHash, 'hex') })
    .where('id', '=', id)
    .execute();
}

export async function countTry(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('filing_code')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** One was right: none that was sent to the address before is of any use now. */
export async function markUsed(tx: Db, email: string, at: Date): Promise<void> {
  await tx
    .updateTable('filing_code')
    .set({ used_at: at })
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('used_at', 'is', null)
    .execute();
}

export async function dropCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('filing_code').where('created_at', '<', before).execute();
}

export type Link = { draftId: string; email: string };

/** The draft that a mailed link leads to, with the address that it was mailed to. */
export async function findLink(db: Db, tokenHash: string): Promise<Link | null> {
  const row = await db
    .selectFrom('filing_key')
    .where('token_hash', '=', Buffer.from(tokenHash, 'hex'))
    .where('email', 'is not', null)
    .select(['draft_id', 'email'])
    .executeTakeFirst();
  return row?.email ? { draftId: row.draft_id, email: row.email } : null;
}
