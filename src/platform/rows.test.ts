import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/database.ts';
import { prepared } from './db.ts';
import { rowsLike } from './rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

type Row = {
  at: Date;
  till: Date | null;
  on: string;
  sum: bigint;
  hash: Buffer;
  hashes: Buffer[];
  words: string;
  kept: unknown;
};

test('rows that travel as JSON are what pg gives of them, in their order, also what a number of JSON does not hold', async () => {
  const query = `select * from (values
    (timestamptz '2026-11-20 06:30:00.123+05:30', null::timestamptz, date '2026-11-20', 9007199254740993::bigint, '\\x00ff'::bytea,
      array['\\x01'::bytea, '\\x02'::bytea], 'नोटिस "a"', '{"at": "2026", "n": 1.5}'::jsonb),
    (timestamptz '1971-01-01 00:00:00Z', timestamptz '2026-01-01Z', date '0999-01-01', -1::bigint, ''::bytea, '{}'::bytea[], '', 'null'::jsonb)
  ) v (at, till, "on", sum, hash, hashes, words, kept) order by at desc`;
  const rows = rowsLike<Row>({
    at: 'moment',
    till: 'moment',
    sum: 'whole',
    hash: 'bytes',
    hashes: 'many bytes',
  });
  const alone = await prepared<Row>(database.db, { name: 'alone', text: query });
  const [one] = await prepared<{ all: unknown; none: unknown }>(database.db, {
    name: 'as_json',
    text: `select ${rows.of(query)} as all, ${rows.of(`select * from (${query}) q where false`)} as none`,
  });
  expect(rows.read(one?.all)).toEqual(alone);
  expect(rows.read(one?.none)).toEqual([]);
  expect(alone[0]).toMatchObject({
    sum: 9_007_199_254_740_993n,
    on: '2026-11-20',
    words: 'नोटिस "a"',
  });
});
