import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type BatchDocumentRow = Selectable<Tables['filing_batch_paper']>;

export type NewBatchDocument = {
  key: string;
  number: number;
  name: string;
  at: number;
  packed: number;
  size: number;
  isDeflated: boolean;
  crc: number;
  fault: string | null;
};

/** The papers of a zip. One that a later zip brings again takes the place of the earlier. */
export async function addBatchDocuments(
  tx: Db,
  { batchId, fileId }: { batchId: string; fileId: string },
  papers: readonly NewBatchDocument[],
): Promise<void> {
  await sql`insert into filing_batch_paper (batch_id, key, file_id, number, name, at, packed, size, is_deflated, crc, state, fault)
    select ${batchId}::uuid, key, ${fileId}::uuid, number, name, at, packed, size, "isDeflated", crc,
      case when fault is null then 'waiting' else 'bad' end, fault
    from jsonb_to_recordset(${JSON.stringify(papers)}::jsonb)
      as p (key text, number integer, name text, at bigint, packed bigint, size bigint, "isDeflated" boolean, crc bigint, fault text)
    on conflict (batch_id, key) do update set file_id = excluded.file_id, number = excluded.number, name = excluded.name,
      at = excluded.at, packed = excluded.packed, size = excluded.size, is_deflated = excluded.is_deflated, crc = excluded.crc,
      state = excluded.state, fault = excluded.fault`.execute(tx);
}

/** The next papers of a zip that nobody has looked into. */
export function listUnseen(db: Db, fileId: string, most: number): Promise<BatchDocumentRow[]> {
  return db
    .selectFrom('filing_batch_paper')
    .where('fileId', '=', fileId)
    .where('state', '=', 'waiting')
    .orderBy('number')
    .limit(most)
    .selectAll()
    .execute();
}

export async function setDocumentFaults(
  tx: Db,
  batchId: string,
  found: readonly { key: string; fault: string | null }[],
): Promise<void> {
  await sql`update filing_batch_paper p set state = case when f.fault is null then 'good' else 'bad' end, fault = f.fault
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f (key text, fault text)
    where p.batch_id = ${batchId} and p.key = f.key`.execute(tx);
}

export function listBatchDocuments(
  db: Db,
  batchId: string,
  keys: readonly string[],
): Promise<BatchDocumentRow[]> {
  if (keys.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('filing_batch_paper')
    .where('batchId', '=', batchId)
    .where('key', 'in', keys)
    .selectAll()
    .execute();
}

/** Papers that cannot be used, with why: by their names, so many of them. */
export function listFaultyDocuments(db: Db, batchId: string, most: number) {
  return db
    .selectFrom('filing_batch_paper')
    .where('batchId', '=', batchId)
    .where('state', '=', 'bad')
    .orderBy('key')
    .limit(most)
    .select(['name', 'fault'])
    .execute();
}

export async function countBatchDocuments(
  db: Db,
  batchId: string,
): Promise<{ good: number; bad: number; waiting: number }> {
  const counts = { good: 0, bad: 0, waiting: 0 };
  const query = db.selectFrom('filing_batch_paper').where('batchId', '=', batchId).groupBy('state');
  for (const { state, count } of await query
    .select(['state', ({ fn }) => fn.countAll<bigint>().as('count')])
    .execute())
    counts[state] = Number(count);
  return counts;
}
