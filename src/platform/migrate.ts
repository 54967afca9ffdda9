import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Db, poolOf } from './db.ts';

/** A file of plain SQL, and the hash by which a later change to it is seen. */
export type Migration = { name: string; sha256: string; sql: string };

type Options = {
  folder: string;
  say?: (line: string) => void;
  upTo?: string | undefined;
  /** Milliseconds that a migration may wait for a table which others use; while it waits, they wait behind it. */
  lockTimeout?: number;
};

const LOCK_TIMEOUT = 5000;
/** How often a migration that met a table in use is tried, with a rest in between in which the others go on. */
const TRIES = 6;
const REST = 1000;

// Any constant; it only has to differ from other locks of this product.
const lockKey = 7_205_759_403;

/**
 * Brings the database to the newest migration (or `upTo` one), each in its own transaction. Two processes at once are
 * safe: each takes the lock anew and looks again what is left to do. Gives the names it applied.
 */
export async function migrate(
  db: Db,
  { folder, say = () => {}, upTo, lockTimeout = LOCK_TIMEOUT }: Options,
): Promise<string[]> {
  const all = await readMigrations(folder);
  const wanted =
    upTo === undefined ? all : all.slice(0, 1 + all.findIndex(({ name }) => name === upTo));
  const client = await poolOf(db).connect();
  const done: string[] = [];
  try {
    const applyOne = () =>
      patiently(() => applyNext(client, { wanted, all, lockTimeout }), client, say);
    for (let next = await applyOne(); next; next = await applyOne()) {
      say(`Applied migration ${next}`);
      done.push(next);
    }
    client.release();
    return done;
  } catch (error) {
    client.release(true); // it may stand in the middle of a transaction
    throw error;
  }
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
      throw new Error(`${name} in ${folder} is not named like 0001_enquiries.sql.`);
  }
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n'); // git on Windows may change them
  return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
}

/** What the database has and what this program brings: null when they are the same, else what is to be done. */
export async function missingMigrations(db: Db, folder: string): Promise<string[]> {
  const all = await readMigrations(folder);
  const { rows } = await poolOf(db).query<{ is: boolean }>(
    "select to_regclass('migration') is not null as is",
  );
  const applied = rows[0]?.is
    ? (
        await poolOf(db).query<Omit<Migration, 'sql'>>(
          'select name, sha256 from migration order by name',
        )
      ).rows
    : [];
  refuseChanged(applied, all);
  return all.slice(applied.length).map(({ name }) => name);
}

async function patiently<T>(
  work: () => Promise<T>,
  client: pg.PoolClient,
  say: (line: string) => void,
): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      const inUse = (error as { cause?: { code?: unknown } }).cause?.code === '55P03'; // lock_not_available
      if (!inUse || left === 0) throw error;
      await client.query('rollback');
      say(`${(error as Error).message}. Its table is in use; trying again, ${left} times at most`);
      await pause(REST);
    }
  }
}

type Applying = { wanted: Migration[]; all: Migration[]; lockTimeout: number };

async function applyNext(
  client: pg.PoolClient,
  { wanted, all, lockTimeout }: Applying,
): Promise<string | null> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0'); // which a server may set for all
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]); // for as long as another migrates
  await client.query("select set_config('lock_timeout', $1, true)", [`${lockTimeout}ms`]);
  const applied = await listApplied(client);
  refuseChanged(applied, all);
  const next = wanted[applied.length];
  if (next) await apply(client, next);
  await client.query('commit');
  return next?.name ?? null;
}

async function listApplied(client: pg.PoolClient): Promise<Omit<Migration, 'sql'>[]> {
  await client.query(
    'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  return (await client.query<Migration>('select name, sha256 from migration order by name')).rows;
}

function refuseChanged(applied: Omit<Migration, 'sql'>[], all: Migration[]): void {
  for (const [index, { name, sha256 }] of applied.entries()) {
    const file = all[index];
    if (!all.some((one) => one.name === name)) {
      throw new Error(
        `The database has the migration ${name}, which this Munch does not know: start the newer Munch that made it.`,
      );
    }
    if (file?.name !== name)
      throw new Error(
        `The migration ${file?.name} comes before ${name}, which is already applied: give it the next number.`,
      );
    if (file.sha256 !== sha256)
      throw new Error(
        `The migration ${name} was changed after it was applied: put it back, and write a new one.`,
      );
  }
}

async function apply(client: pg.PoolClient, { name, sha256, sql }: Migration): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
  await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
}
