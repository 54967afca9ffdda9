import type { Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { OneTimeSecret } from '../rules/codes.ts';
import type { CodePurpose } from '../rules/policies.ts';

// Hashes are in hexadecimal outside of this folder.
const bytes = (hex: string | null) => (hex === null ? null : Buffer.from(hex, 'hex'));
const hex = (hash: Buffer | null) => hash?.toString('hex') ?? null;

export type OneTimeCodeRow = OneTimeSecret & {
  id: string;
  codeHash: string | null;
  /** The browser that asked, where it is for that one alone. */
  browserHash: string | null;
};

type NewCode = Pick<
  OneTimeCodeRow,
  'id' | 'purpose' | 'browserHash' | 'createdAt' | 'expiresAt' | 'usedAt'
>;

export async function addCode(tx: Db, code: NewCode): Promise<void> {
  const { id, purpose, browserHash, createdAt, expiresAt, usedAt } = code;
  const when = { createdAt, expiresAt, usedAt };
  await tx
    .insertInto('sent_code')
    .values({ id, purpose, browserHash: bytes(browserHash), ...when })
    .execute();
}

/** By its id or by its link's token; locked until the transaction ends, so that two at once use it once. */
export async function lockCode(
  tx: Db,
  purpose: CodePurpose,
  by: { id: string } | { tokenHash: string },
): Promise<OneTimeCodeRow | null> {
  const query = tx.selectFrom('sent_code').where('purpose', '=', purpose).selectAll();
  const row = await ('id' in by
    ? query.where('id', '=', by.id)
    : query.where('tokenHash', '=', Buffer.from(by.tokenHash, 'hex'))
  )
    .forUpdate()
    .executeTakeFirst();
  return row ? rowOf(row) : null;
}

export async function findIdByToken(
  db: Db,
  purpose: CodePurpose,
  tokenHash: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('sent_code')
    .where('purpose', '=', purpose)
    .where('tokenHash', '=', Buffer.from(tokenHash, 'hex'))
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findCode(db: Db, id: string): Promise<OneTimeCodeRow | null> {
  const row = await db.selectFrom('sent_code').where('id', '=', id).selectAll().executeTakeFirst();
  return row ? rowOf(row) : null;
}

/** Of some codes those that one browser asked for and did not use, the newest first. */
export async function listUnused(
  tx: Db,
  ids: readonly string[],
  browserHash: string | null,
): Promise<OneTimeCodeRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('sent_code')
    .where('id', 'in', ids)
    .where('browserHash', '=', bytes(browserHash))
    .where('usedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .selectAll()
    .execute();
  return rows.map(rowOf);
}

/** What a letter brings; what an earlier try to send it brought is then of no use. */
export async function setSecrets(
  db: Db,
  id: string,
  { codeHash, tokenHash }: { codeHash: string | null; tokenHash: string | null },
): Promise<void> {
  await db
    .updateTable('sent_code')
    .set({ codeHash: bytes(codeHash), tokenHash: bytes(tokenHash) })
    .where('id', '=', id)
    .execute();
}

/** Several, one after the other, so that two who lock the same ones do not wait for each other. */
export async function lockCodes(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom('sent_code')
    .where('id', 'in', ids)
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute();
}

export async function countWrong(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('sent_code')
    .set((is) => ({ wrong: is('wrong', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

type Used = {
  ids: readonly string[];
  at: Date /** Only those that this browser asked for. */;
  browser?: string;
};

/** Of some codes none opens anything from now on. */
export async function markUsed(tx: Db, { ids, at, browser }: Used): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('sent_code')
    .set({ usedAt: at })
    .where('id', 'in', ids)
    .where('usedAt', 'is', null)
    .$if(browser !== undefined, (is) => is.where('browserHash', '=', bytes(browser ?? '')))
    .execute();
}

/** What one browser asked for is another's from now on. */
export async function setBrowser(tx: Db, from: string, to: string): Promise<void> {
  await tx
    .updateTable('sent_code')
    .set({ browserHash: bytes(to) })
    .where('browserHash', '=', bytes(from))
    .execute();
}

/** Takes them away, and with them the rows of other modules that say what they were asked for. */
export async function dropCodes(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('sent_code').where('id', 'in', ids).execute();
}

export async function dropExpired(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sent_code').where('expiresAt', '<', before).execute();
}

function rowOf(row: Selectable<Tables['sent_code']>): OneTimeCodeRow {
  return {
    id: row.id,
    purpose: row.purpose,
    wrong: row.wrong,
    codeHash: hex(row.codeHash),
    browserHash: hex(row.browserHash),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    usedAt: row.usedAt,
  };
}
