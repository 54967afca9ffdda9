import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../../tests/database.ts';
import { closeDb, openDb, poolOf } from './db.ts';
import { migrate, missingMigrations } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'munch-migrations-'));
  await write('0001_first.sql', 'create table first (id int); create table also_first (id int)');
  await write('0002_second.sql', 'create table second (id int)');
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

function write(name: string, sql: string) {
  return writeFile(join(folder, name), sql);
}

test('migrations are applied in the order of their numbers, each once', async () => {
  expect(await migrate(database.db, { folder })).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await migrate(database.db, { folder })).toEqual([]);
  await write('0003_third.sql', 'create table third (id int)');
  expect(await migrate(database.db, { folder })).toEqual(['0003_third.sql']);
});

test('two processes that migrate at once do each migration once between them', async () => {
  const other = openDb(database.pool);
  const [one, two] = await Promise.all([
    migrate(database.db, { folder }),
    migrate(other, { folder }),
  ]);
  expect([...one, ...two].sort()).toEqual(['0001_first.sql', '0002_second.sql']);
  await closeDb(other);
});

test('an applied migration that was changed is refused by its name', async () => {
  await migrate(database.db, { folder });
  await write('0001_first.sql', 'create table first (id bigint)');
  await expect(migrate(database.db, { folder })).rejects.toThrow(
    '0001_first.sql was changed after it was applied',
  );
});

test('the line ends that git makes on Windows are not a change', async () => {
  await write('0001_first.sql', 'create table first\n(id int)');
  await migrate(database.db, { folder });
  await write('0001_first.sql', 'create table first\r\n(id int)');
  expect(await migrate(database.db, { folder })).toEqual([]);
});

test('a migration that fails leaves nothing of itself, and says which it was', async () => {
  await write('0003_third.sql', 'create table third (id int); select nonsense');
  await expect(migrate(database.db, { folder })).rejects.toThrow(
    '0003_third.sql failed: column "nonsense" does not exist',
  );
  const { rows } = await poolOf(database.db).query(
    "select to_regclass('second') is not null as second, to_regclass('third') is not null as third",
  );
  expect(rows).toEqual([{ second: true, third: false }]);
});

test('a database that is ahead of this program is refused', async () => {
  await migrate(database.db, { folder });
  await rm(join(folder, '0002_second.sql'));
  await expect(migrate(database.db, { folder })).rejects.toThrow(
    '0002_second.sql, which this Munch does not know',
  );
});

test('a new migration takes the next number, never one in between', async () => {
  await migrate(database.db, { folder });
  await write('0001_between.sql', 'select 1');
  await expect(migrate(database.db, { folder })).rejects.toThrow(
    '0001_between.sql comes before 0001_first.sql',
  );
});

test('a migration waits a moment for a table in use, lets the others go on, and comes back', async () => {
  await migrate(database.db, { folder });
  await write('0003_third.sql', 'alter table first add column more int');
  const other = await poolOf(database.db).connect();
  await other.query('begin; select from first');
  const said: string[] = [];
  const say = (line: string) => {
    said.push(line);
    if (said.length === 2) void other.query('commit').then(() => other.release());
  };
  const own = openDb(database.pool);
  expect(await migrate(own, { folder, say, lockTimeout: 50 })).toEqual(['0003_third.sql']);
  await closeDb(own);
  expect(said[0]).toBe(
    'The migration 0003_third.sql failed: canceling statement due to lock timeout. Its table is in use; trying again, 5 times at most',
  );
}, 30_000);

test('what a database misses is told without touching it', async () => {
  expect(await missingMigrations(database.db, folder)).toEqual([
    '0001_first.sql',
    '0002_second.sql',
  ]);
  await migrate(database.db, { folder, upTo: '0001_first.sql' });
  expect(await missingMigrations(database.db, folder)).toEqual(['0002_second.sql']);
  await migrate(database.db, { folder });
  expect(await missingMigrations(database.db, folder)).toEqual([]);
});
