import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { closeDb, type Db, openDb, poolOf } from '#platform/db.ts';
import type { Template } from './global-setup.ts';

export type TestDatabase = { db: Db; pool: pg.PoolConfig; drop(): Promise<void> };

/** A fresh database with every migration applied, on the server that tests/global-setup.ts started for this run. */
export function testDatabase(): Promise<TestDatabase> {
  return databaseFrom(inject('database'));
}

/** A database without any table, for what makes its own. */
export function emptyDatabase(): Promise<TestDatabase> {
  return databaseFrom({ ...inject('database'), database: 'template0' });
}

/** A copy of a given one, also for what is prepared before any test: there nothing is injected yet. */
export async function databaseFrom(template: Template): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(template, `create database ${name} template ${template.database}`);
  const pool = { ...template, database: name, max: 5 };
  const db = openDb(pool);
  const drop = async () => {
    await closeDb(db).catch(() => {}); // whoever copied it has closed it
    await asOwner(template, `drop database ${name} with (force)`);
  };
  return { db, pool, drop };
}

async function asOwner(template: pg.PoolConfig, sql: string): Promise<void> {
  const client = new pg.Client({ ...template, database: 'postgres' });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** A copy of a database as it stands. Nobody may be connected to it meanwhile: its `db` is closed first. */
export async function copyOf({
  db,
  pool: { max: _, ...source },
}: Pick<TestDatabase, 'db' | 'pool'>): Promise<TestDatabase> {
  await closeDb(db).catch(() => {}); // closed already
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(source, `create database ${name} template ${source.database}`);
  const pool = { ...source, database: name, max: 5 };
  const own = openDb(pool);
  const drop = async () => {
    await closeDb(own);
    await asOwner(source, `drop database ${name} with (force)`);
  };
  return { db: own, pool, drop };
}

/**
 * For a file whose tests begin with an empty house each: takes away what was written since, in place of a database of their own
 * for each. Connections stay, with what they have read and planned.
 */
export async function emptying({ db }: Pick<TestDatabase, 'db'>): Promise<() => Promise<void>> {
  const pool = poolOf(db);
  const seeds = await Promise.all(
    SEEDED.map(async (table) => {
      const { rows } = await pool.query<{ rows: string }>(
        `select json_agg(t)::text as rows from ${table} t`,
      );
      return [table, rows[0]?.rows] as const;
    }),
  );
  return async () => {
    const client = await pool.connect();
    try {
      await client.query(EMPTY);
      for (const [table, rows] of seeds)
        await client.query(
          `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
          [rows],
        );
    } finally {
      client.release();
    }
  };
}

/** What the migrations themselves put there. */
const SEEDED = ['fees_account', 'notice_cursor'];

// With the triggers out of the way that keep the record as it was written. What is empty is left alone: that is nearly all.
const EMPTY = `
  do $$
  declare
    one text;
    is_used boolean;
  begin
    set local session_replication_role = replica;
    for one in
      select format('%I', tablename) from pg_tables where schemaname = 'public' and tablename <> 'migration'
    loop
      execute 'select exists (select from ' || one || ')' into is_used;
      if is_used then execute 'delete from ' || one; end if;
    end loop;
    for one in
      select format('%I', sequencename) from pg_sequences where schemaname = 'public' and last_value is not null
    loop
      execute 'alter sequence ' || one || ' restart';
    end loop;
  end $$`;
