import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/database.ts';
import { closeDb, openDb, prepared } from './db.ts';
import { isOutage } from './outage.ts';
import { namesOfTexts } from './statements.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.drop());

test('a moment is read as a Date, a civil day as text, a whole number of 8 bytes as a bigint', async () => {
  const query = sql<{ moment: Date; day: string; paise: bigint; count: number }>`
    select timestamptz '2026-11-20 10:00+05:30' as moment, date '2026-11-20' as day, 9007199254740993::int8 as paise, 3 as count`;
  const { rows } = await query.execute(database.db);
  expect(rows).toEqual([
    {
      moment: new Date('2026-11-20T04:30:00Z'),
      day: '2026-11-20',
      paise: 9007199254740993n,
      count: 3,
    },
  ]);
});

test('a prepared statement is parsed once a connection and reads types the same way', async () => {
  const statement = { name: 'echo', text: 'select $1::int8 as given', values: [7n] };
  expect(await prepared(database.db, statement)).toEqual([{ given: 7n }]);
  expect(await prepared(database.db, statement)).toEqual([{ given: 7n }]);
  const { rows } = await sql<{
    calls: bigint;
  }>`select generic_plans + custom_plans as calls from pg_prepared_statements where name = 'echo'`.execute(
    database.db,
  );
  expect(rows).toEqual([{ calls: 2n }]);
});

test('a connection that is lost in use fails its own transaction, ends nothing else, and the next asks on another', async () => {
  const told: unknown[] = [];
  const hear = (error: unknown) => told.push(error);
  process.on('uncaughtException', hear);
  const lost = database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database.db);
    // Nothing is asked at this moment: the loss is heard by the connection alone.
    await new Promise((heard) => setTimeout(heard, 50));
    await sql`select 1`.execute(tx);
  });
  await expect(lost).rejects.toThrow();
  const asked = sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
  await expect(asked).resolves.toMatchObject({ rows: [{ pid: expect.any(Number) }] });
  process.off('uncaughtException', hear);
  expect(told).toEqual([]);
});

/** A way to the database whose line goes silent without a word, as one does whose far end lost its power. */
async function silentWay() {
  const open = new Set<Socket>();
  let isSilent = false;
  const way = createServer((near) => {
    const far = connect(`${database.pool.host}/.s.PGSQL.${database.pool.port}`);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => isSilent || to.write(bytes));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((done) => way.listen(0, '127.0.0.1', done));
  return {
    port: (way.address() as AddressInfo).port,
    silence: (silent: boolean) => {
      isSilent = silent;
    },
    close: () => {
      for (const one of open) one.destroy();
      way.close();
    },
  };
}

test('a line that says nothing is given up in time, alone and in a transaction, and the next question has a line of its own', async () => {
  const way = await silentWay();
  const own = openDb({
    ...database.pool,
    host: '127.0.0.1',
    port: way.port,
    max: 2,
    query_timeout: 200,
    connectionTimeoutMillis: 200,
  });
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(own);
  await Promise.all([ask(), ask()]);
  const silenced = Promise.withResolvers<void>();
  const lost = own.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    way.silence(true);
    silenced.resolve();
    await sql`select 2`.execute(tx);
  });
  await silenced.promise;
  const came = await Promise.allSettled([
    lost,
    ask(),
    prepared(own, { name: 'silent', text: 'select 3' }),
  ]);
  for (const one of came)
    expect(one.status === 'rejected' && isOutage(one.reason), JSON.stringify(one)).toBe(true);
  way.silence(false);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  way.close();
  await closeDb(own);
});

test('a prepared statement may also run inside a transaction', async () => {
  const rows = await database.db
    .transaction()
    .execute((tx) => prepared(tx, { name: 'one', text: 'select 1 as one' }));
  expect(rows).toEqual([{ one: 1 }]);
});

describe('a text that is asked often', () => {
  const times = (count: number, nameOf: (text: string) => string | null, text: string) =>
    Array.from({ length: count }, () => nameOf(text)).at(-1);

  test('has a name from the twentieth time on, always the same one, and another text another', () => {
    const nameOf = namesOfTexts();
    expect(times(19, nameOf, 'select 1')).toBeNull();
    expect(nameOf('select 1')).toBe('often_1');
    expect(nameOf('select 1')).toBe('often_1');
    expect(times(20, nameOf, 'select 2')).toBe('often_2');
  });

  test('has none where a transaction begins and ends: there is nothing to plan', () => {
    const nameOf = namesOfTexts();
    for (const text of ['begin', 'commit', 'rollback']) expect(times(40, nameOf, text)).toBeNull();
  });

  test('is one of two hundred at most, and never a very long one', () => {
    const nameOf = namesOfTexts();
    const named = Array.from({ length: 300 }, (_, at) => times(20, nameOf, `select ${at}`)).filter(
      (name) => name !== null,
    );
    expect(new Set(named).size).toBe(200);
    expect(times(40, nameOf, `select ${' '.repeat(4000)}1`)).toBeNull();
    expect(times(40, namesOfTexts(), `select ${' '.repeat(3992)}1`)).toBe('often_1');
  });

  test('is counted anew after two thousand others, so that a list of changing length fills no memory', () => {
    const nameOf = namesOfTexts();
    expect(times(19, nameOf, 'select 1')).toBeNull();
    for (let at = 0; at < 2001; at += 1) nameOf(`select 1 in (${at})`);
    expect(times(19, nameOf, 'select 1')).toBeNull();
    expect(nameOf('select 1')).toBe('often_1');
  });

  test('is prepared under its name, and answers also after a migration gave its table another column', async () => {
    const { db, drop } = await testDatabase();
    await sql`create table changing (one int); insert into changing values (1)`.execute(db);
    const ask = async (on: typeof db) => (await sql`select * from changing`.execute(on)).rows;
    for (let at = 0; at < 25; at += 1) expect(await ask(db)).toEqual([{ one: 1 }]);
    const names = await sql<{
      name: string;
    }>`select name from pg_prepared_statements where statement = 'select * from changing'`.execute(
      db,
    );
    expect(names.rows).toEqual([{ name: expect.stringMatching(/^often_/) }]);
    await sql`alter table changing add column two int default 2`.execute(db);
    // Inside a transaction the first one fails, as any statement there that fails; whoever tries again is answered.
    await expect(db.transaction().execute(ask)).rejects.toThrow(
      'cached plan must not change result type',
    );
    expect(await db.transaction().execute(ask)).toEqual([{ one: 1, two: 2 }]);
    await sql`alter table changing add column three int default 3`.execute(db);
    expect(await ask(db)).toEqual([{ one: 1, two: 2, three: 3 }]);
    await drop();
  });
});

test('each test database stands alone', async () => {
  const other = await testDatabase();
  await sql`create table only_here (id int)`.execute(other.db);
  await expect(sql`select from only_here`.execute(database.db)).rejects.toThrow('does not exist');
  await other.drop();
});
