import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/database.ts';
import { closeDb, openDb } from './db.ts';
import { silentLog } from './log.ts';
import { limitJobs, secondsToWait } from './rate.ts';

const noon = Date.UTC(2026, 10, 20, 12);
const key = Buffer.alloc(32, 7);
let database: TestDatabase;
let now = noon;
let forms = 0;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** A form of its own for each test; gives how long an address has to wait at a moment, null when its post is taken. */
function limit(perMinute: number) {
  forms += 1;
  const form = `form ${forms}`;
  return (address: string, at = noon, db = database.db) =>
    secondsToWait({ db, now: () => new Date(at), key }, { form, perMinute }, address);
}

test('an address may post as often as the limit says within a minute, and once more is refused', async () => {
  const take = limit(3);
  for (let time = 0; time < 3; time += 1) expect(await take('192.0.2.1')).toBeNull();
  expect(await take('192.0.2.1', noon + 1)).toBe(60);
});

test('the last millisecond of the minute is refused with one second to wait, the next is taken', async () => {
  const take = limit(1);
  await take('192.0.2.1');
  expect(await take('192.0.2.1', noon + 59_999)).toBe(1);
  expect(await take('192.0.2.1', noon + 60_000)).toBeNull();
});

test('one address never uses up the posts of another, nor one form those of another', async () => {
  const [take, other] = [limit(1), limit(1)];
  await take('192.0.2.1');
  expect(await take('192.0.2.2')).toBeNull();
  expect(await other('192.0.2.1')).toBeNull();
});

test('the networks of one line have sixteen times as much together as each, and no more', async () => {
  const take = limit(1);
  const from = (n: number) => `2001:db8:1:${n.toString(16)}::1`;
  for (let n = 1; n <= 16; n += 1) expect(await take(from(n)), from(n)).toBeNull();
  expect(await take(from(17))).toBe(60);
  expect(await take('2001:db8:2:1::1')).toBeNull();
});

test('two machines count together, also at once', async () => {
  const take = limit(10);
  const second = openDb(database.pool);
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      take('2001:db8:3:1::1', noon, n % 2 === 0 ? database.db : second),
    ),
  );
  await closeDb(second);
  expect(all.filter((wait) => wait === null)).toHaveLength(10);
});

test('what is over is forgotten, and no address is kept', async () => {
  const take = limit(1);
  await take('192.0.2.1', noon + 3_600_000);
  now = noon + 3_600_000;
  await limitJobs({ db: database.db, now: () => new Date(now) }).postWindows.run(silentLog);
  const rows = await database.db.selectFrom('post_window').selectAll().execute();
  expect(rows.map(({ form, who }) => [form, who.length])).toEqual([[`form ${forms}`, 32]]);
});
