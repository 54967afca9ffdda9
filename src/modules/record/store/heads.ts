import type { Db } from '#platform/db.ts';

export type HeadRow = {
  id: string;
  day: string;
  seal: number;
  signed: string;
  keyId: string;
  signature: string;
};

export async function addHead(
  tx: Db,
  { id, day, seal, signed, keyId, signature }: HeadRow,
): Promise<boolean> {
  const row = await tx
    .insertInto('record_head')
    .values({ id, day, seal: BigInt(seal), signed, keyId, signature })
    .onConflict((same) => same.column('day').doNothing())
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

/** The heads of some days, the oldest first. */
export async function listHeads(
  db: Db,
  { from, most }: { from: string; most: number },
): Promise<HeadRow[]> {
  const rows = await db
    .selectFrom('record_head')
    .where('day', '>=', from)
    .orderBy('day')
    .limit(most)
    .selectAll()
    .execute();
  return rows.map(headOf);
}

/** The head of a day with the days before and after it that have one; null when there is none. */
export async function findHead(
  db: Db,
  day: string,
): Promise<(HeadRow & { previous: string | null; next: string | null }) | null> {
  const row = await db
    .selectFrom('record_head')
    .where('day', '=', day)
    .selectAll()
    .executeTakeFirst();
  if (!row) return null;
  const near = db.selectFrom('record_head').select('day').limit(1);
  const previous = await near.where('day', '<', day).orderBy('day', 'desc').executeTakeFirst();
  const next = await near.where('day', '>', day).orderBy('day').executeTakeFirst();
  return { ...headOf(row), previous: previous?.day ?? null, next: next?.day ?? null };
}

export async function findHeadById(db: Db, id: string): Promise<HeadRow | null> {
  const row = await db
    .selectFrom('record_head')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ? headOf(row) : null;
}

/** The newest heads from before a day, the newest first. */
export async function listHeadsBefore(
  db: Db,
  { before, most }: { before: string | null; most: number },
): Promise<HeadRow[]> {
  const query = db
    .selectFrom('record_head')
    .$if(before !== null, (some) => some.where('day', '<', before ?? ''))
    .orderBy('day', 'desc')
    .limit(most);
  return (await query.selectAll().execute()).map(headOf);
}

export async function findLastHead(db: Db): Promise<HeadRow | null> {
  const row = await db
    .selectFrom('record_head')
    .orderBy('day', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
  return row ? headOf(row) : null;
}

function headOf(row: {
  id: string;
  day: string;
  seal: bigint;
  signed: string;
  keyId: string;
  signature: string;
}): HeadRow {
  return {
    id: row.id,
    day: row.day,
    seal: Number(row.seal),
    signed: row.signed,
    keyId: row.keyId,
    signature: row.signature,
  };
}
