import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { closeDb, type Db, openDb } from '#platform/db.ts';

export type TestDatabase = { db: Db; pool: pg.PoolConfig; drop(): Promise<void> };

/** A fresh database with every migration applied, on the server that tests/global-setup.ts started for this run. */
export async function testDatabase(): Promise<TestDatabase> {
  const template = inject('database');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(template, `create database ${name} template ${template.database}`);
  const pool = { ...template, database: name, max: 5 };
  const db = openDb(pool);
  const drop = async () => {
    await closeDb(db);
    await asOwner(template, `drop database ${name} with (force)`);
  };
  return { db, pool, drop };
}

async function asOwner(template: pg.PoolConfig, sql: string): Promise<void> {
  const client = new pg.Client({ ...template, database: 'postgres' });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
