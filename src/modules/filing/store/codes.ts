import type { Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type CodeRow = {
  id: string;
  email: string;
  /** The browser that asked, and the draft for which; null for whoever only wants to come back. */
  browserHash: string | null;
  draftId: string | null;
  agent: string;
  codeHash: string | null;
  tries: number;
  createdAt: Date;
  usedAt: Date | null;
  provedAt: Date | null;
  linkHash: string | null;
};

const bytes = (hex: string | null) => (hex === null ? null : Buffer.from(hex, 'hex'));

export type NewCode = Pick<
  CodeRow,
  'id' | 'email' | 'browserHash' | 'draftId' | 'agent' | 'createdAt'
>;

export async function addCode(
  tx: Db,
  { id, email, browserHash, draftId, agent, createdAt }: NewCode,
): Promise<void> {
  const asked = { browser_hash: bytes(browserHash), draft_id: draftId, agent: agent.slice(0, 300) };
  await tx
    .insertInto('filing_code')
    .values({ id, email, created_at: createdAt, ...asked })
    .execute();
}

/** The ticket of somebody who opened a mailed link: proved as it is made. */
export async function addProved(tx: Db, code: NewCode & { linkHash: string }): Promise<void> {
  await addCode(tx, code);
  await tx
    .updateTable('filing_code')
    .set({ used_at: code.createdAt, proved_at: code.createdAt, link_hash: bytes(code.linkHash) })
    .where('id', '=', code.id)
    .execute();
}

/** Locked until the transaction ends, so that a thousand tries at once are a thousand. */
export async function findCode(tx: Db, id: string): Promise<CodeRow | null> {
  const row = await tx
    .selectFrom('filing_code')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return row ? rowOf(row) : null;
}

function rowOf(row: Selectable<Tables['filing_code']>): CodeRow {
  const hex = (hash: Buffer | null) => hash?.toString('hex') ?? null;
  return {
    ...{
      id: row.id,
      email: row.email,
      browserHash: hex(row.browser_hash),
      draftId: row.draft_id,
      agent: row.agent,
    },
    ...{
      codeHash: hex(row.code_hash),
      tries: row.tries,
      createdAt: row.created_at,
      usedAt: row.used_at,
    },
    ...{ provedAt: row.proved_at, linkHash: hex(row.link_hash) },
  };
}

/** Codes that this browser asked for, for the same address and the same thing: whoever asked twice may type the first one. */
export async function listCodes(
  tx: Db,
  { email, browserHash, draftId }: CodeRow,
  since: Date,
): Promise<CodeRow[]> {
  const rows = await tx
    .selectFrom('filing_code')
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('browser_hash', '=', bytes(browserHash))
    .where('draft_id', draftId === null ? 'is' : '=', draftId)
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

/** One was right: none that this browser asked for at the address before is of any use now, and its ticket says so. */
export async function markUsed(
  tx: Db,
  { id, email, browserHash }: CodeRow,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('filing_code')
    .set({ used_at: at })
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('browser_hash', '=', bytes(browserHash))
    .where('used_at', 'is', null)
    .execute();
  await tx.updateTable('filing_code').set({ proved_at: at }).where('id', '=', id).execute();
}

export async function dropCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('filing_code').where('created_at', '<', before).execute();
}
