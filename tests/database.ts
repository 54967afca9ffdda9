import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import type { Template } from './global-setup.ts';

export type TestDatabase = { db: Db; pool: pg.PoolConfig; drop(): Promise<void> };

/** A fresh database with every migration applied, on the server that tests/global-setup.ts started for this run. */
export function testDatabase(): Promise<TestDatabase> {
  return databaseFrom(inject('database'));
}

/** The same for what is prepared before any test: there nothing is injected yet. */
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
