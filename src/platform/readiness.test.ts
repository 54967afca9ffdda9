import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/database.ts';
import { closeDb, openDb } from './db.ts';
import { FULL, readiness } from './readiness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const said = (change: Partial<Parameters<typeof readiness>[0]> = {}) =>
  readiness({
    db: database.db,
    dataDir: '.',
    isLeaving: () => false,
    free: async () => FULL,
    ...change,
  });

test('a server that leaves, has no database or no room says so', async () => {
  expect(await said()).toBe('ready');
  expect(await said({ isLeaving: () => true })).toBe('leaving');
  expect(await said({ free: async () => FULL - 1 })).toBe('the disk is full');
  const gone = openDb(database.pool);
  await closeDb(gone);
  expect(await said({ db: gone })).toBe('the database does not answer');
});
