import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/database.ts';
import { prepared } from './db.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.drop());

test('a moment is read as a Date, a civil day as text, a whole number of 8 bytes as a bigint', async () => {
  const query = sql<{ moment: Date; day: string; paise: bigint; count: number }>`
    select timestamptz '2026-11-20 10:00+05:30' as moment, date '2026-11-20' as day, 9007199254740993::int8 as paise, 3 as count`;
  const { rows } = await query.execute(database.db);
  expect(rows).toEqual([{ moment: new Date('2026-11-20T04:30:00Z'), day: '2026-11-20', paise: 9007199254740993n, count: 3 }]);
});

test('a prepared statement is parsed once a connection and reads types the same way', async () => {
  const statement = { name: 'echo', text: 'select $1::int8 as given', values: [7n] };
  expect(await prepared(database.db, statement)).toEqual([{ given: 7n }]);
  expect(await prepared(database.db, statement)).toEqual([{ given: 7n }]);
  const { rows } = await sql<{
    calls: bigint;
  }>`select generic_plans + custom_plans as calls from pg_prepared_statements where name = 'echo'`.execute(database.db);
  expect(rows).toEqual([{ calls: 2n }]);
});

test('a prepared statement may also run inside a transaction', async () => {
  const rows = await database.db.transaction().execute((tx) => prepared(tx, { name: 'one', text: 'select 1 as one' }));
  expect(rows).toEqual([{ one: 1 }]);
});

test('each test database stands alone', async () => {
  const other = await testDatabase();
  await sql`create table only_here (id int)`.execute(other.db);
  await expect(sql`select from only_here`.execute(database.db)).rejects.toThrow('does not exist');
  await other.drop();
});
