import { CamelCasePlugin, CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { forgetting } from './request-cache.ts';
import { camelRows } from './rows.ts';
import { naming } from './statements.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** A single statement that each connection prepares once, under its name. */
export type Statement = { name: string; text: string; values?: readonly unknown[] };

// A column is `filed_at` in SQL and `filedAt` in a row; what a JSON column holds is somebody's own words and stays as it is.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

const pools = new WeakMap<Db, pg.Pool>();

/**
 * Opens connections as they are needed; `max` of them (10) at once. With a `query_timeout`, a line that says nothing for so
 * long is given up; the system itself would take minutes.
 */
export function openDb(options: pg.PoolConfig): Db {
  const pool = new pg.Pool({ types: { getTypeParser }, ...options });
  pool.on('error', () => {}); // an idle connection was lost; the next query opens another, and tells if it cannot
  // One that was lost in use tells the statement that it was asked; without a listener its event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db: Db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: naming(pool) }),
    plugins: [camelCase],
  });
  pools.set(db, pool);
  return db;
}

export async function closeDb(db: Db): Promise<void> {
  const pool = poolOf(db);
  await db.destroy();
  if (!pool.ended) await pool.end(); // Kysely leaves a pool alone that it has not used itself
}

/**
 * The pool itself, for what Kysely has no word for: jobs, LISTEN, many statements in one text. Its rows have the columns' own
 * names (`filed_at`).
 */
export function poolOf(db: Db): pg.Pool {
  const pool = pools.get(db);
  if (!pool)
    throw new Error('This is not a database that openDb opened, or it is a transaction of one.');
  return pool;
}

/** For the hot paths: parsed and planned once a connection. In a transaction it runs as any other query. */
export async function prepared<Row extends object>(
  db: Db,
  { name, text, values = [] }: Statement,
): Promise<Row[]> {
  const pool = pools.get(db);
  if (!pool) return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
  const { rows } = await forgetting(text, () =>
    pool.query<Record<string, unknown>>({ name, text, values: [...values] }),
  );
  return camelRows(rows) as Row[]; // the statement's own columns, as its caller names them
}

// A moment is a Date (pg's own way), a civil day stays 'yyyy-mm-dd' because a Date would give it a time zone, and int8
// is a bigint: as a number it loses paise above 2^53, as text 10 sorts before 9.
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.INT8, BigInt],
]);

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (
  oid: number,
  format?: 'text' | 'binary',
) => (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format as 'text');
