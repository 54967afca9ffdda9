import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';

export type UnsealedAct = { place: bigint; hash: string };

/** What was committed and no seal holds yet, in its order. */
export async function listWaiting(tx: Db, most: number): Promise<UnsealedAct[]> {
  const rows = await tx
    .selectFrom('record_unsealed')
    .orderBy('place')
    .limit(most)
    .select(['place', 'hash'])
    .execute();
  return rows.map(({ place, hash }) => ({ place, hash: hash.toString('hex') }));
}

export type SealCounts = {
  acts: number;
  waiting: number;
  waitingChanged: string | null;
  waitingSince: Date | null;
};

/** How many acts there are, how many of them wait for a seal, and one that waits under another hash than its own. */
export async function countWaiting(db: Db): Promise<SealCounts> {
  const { rows } = await sql<{
    acts: bigint;
    waiting: bigint;
    changed: string | null;
    since: Date | null;
  }>`
    select (select count(*) from record_act) as acts, count(*) as waiting,
      (array_agg(waiting.act_id::text) filter (where act.id is null))[1] as changed, min(act.at) as since
    from record_unsealed waiting left join record_act act on act.id = waiting.act_id and act.hash = waiting.hash`.execute(
    db,
  );
  const [row] = rows;
  return {
    acts: Number(row?.acts ?? 0),
    waiting: Number(row?.waiting ?? 0),
    waitingChanged: row?.changed ?? null,
    waitingSince: row?.since ?? null,
  };
}

/** How many acts wait for a seal, and since when the oldest does. */
export async function sinceWhenWaiting(db: Db): Promise<{ waiting: number; since: Date | null }> {
  const { rows } = await sql<{ waiting: bigint; since: Date | null }>`
    select count(*) as waiting, (select at from record_act where id = (select act_id from record_unsealed order by place limit 1)) as since
    from record_unsealed`.execute(db);
  return { waiting: Number(rows[0]?.waiting ?? 0), since: rows[0]?.since ?? null };
}

export async function isWaiting(db: Db, id: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('record_unsealed')
      .where('actId', '=', id)
      .select('place')
      .executeTakeFirst()) !== undefined
  );
}
