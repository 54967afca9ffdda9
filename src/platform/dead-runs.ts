import { type Db, poolOf } from './db.ts';
import { plainReason } from './reason.ts';

// pg-boss's own tables, read where it has no word for what is asked: what was given up, by the job that it was of.

export type Dead = { count: number; firstAt: Date; lastAt: Date; reason: string };
export type Trying = { tries: number; nextAt: Date };

/** The runs that were given up, each job's together. */
export async function deadRuns(db: Db, queue: string): Promise<Map<string, Dead>> {
  const { rows } = await poolOf(db).query<{
    name: string;
    count: bigint;
    first_at: Date;
    last_at: Date;
    output: unknown;
  }>(
    `select source_name as name, count(*) as count, min(created_on) as first_at, max(created_on) as last_at,
       (array_agg(source_output order by created_on desc))[1] as output
     from pgboss.job where name = $1 and source_name is not null group by source_name`,
    [queue],
  );
  return new Map(
    rows.map(({ name, count, first_at, last_at, output }) => [
      name,
      { count: Number(count), firstAt: first_at, lastAt: last_at, reason: reasonIn(output) },
    ]),
  );
}

/** Jobs whose run failed and is tried again by itself. */
export async function tryingNow(db: Db): Promise<Map<string, Trying>> {
  const { rows } = await poolOf(db).query<{ name: string; tries: number; next_at: Date }>(
    `select name, max(retry_count) + 1 as tries, min(start_after) as next_at from pgboss.job where state = 'retry' group by name`,
  );
  return new Map(rows.map(({ name, tries, next_at }) => [name, { tries, nextAt: next_at }]));
}

export async function forgetDead(db: Db, queue: string, name: string): Promise<boolean> {
  const { rowCount } = await poolOf(db).query(
    'delete from pgboss.job where name = $1 and source_name = $2',
    [queue, name],
  );
  return (rowCount ?? 0) > 0;
}

// pg-boss keeps an error as an object with its message.
function reasonIn(output: unknown): string {
  const message =
    typeof output === 'object' && output !== null && 'message' in output ? output.message : output;
  return plainReason(message ?? '');
}
