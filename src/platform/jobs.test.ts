import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/database.ts';
import { closeDb, openDb, poolOf } from './db.ts';
import { type Job, type Jobs, openJobs, type Run } from './jobs.ts';
import { silentLog } from './log.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

let database: TestDatabase;
let opened: Jobs<'quick' | 'slow' | 'broken'>;
const ran = { quick: 0, slow: 0, slowAtOnce: 0, mostSlowAtOnce: 0, broken: 0 };
const told: unknown[] = [];
const kept: Run[] = [];
let backlog = 0;
let isMended = false;

const job = (name: string, run: Job['run']): Job => ({ name, cron: '0 0 1 1 *', run });
const quick = job('quick', async () => {
  ran.quick += 1;
  backlog -= 1;
  return backlog > 0;
});
const slow = job('slow', async () => {
  ran.slow += 1;
  ran.slowAtOnce += 1;
  ran.mostSlowAtOnce = Math.max(ran.mostSlowAtOnce, ran.slowAtOnce);
  await pause(1500);
  ran.slowAtOnce -= 1;
  return false;
});
const broken = job('broken', async () => {
  ran.broken += 1;
  if (isMended) return false;
  throw new Error('broken for ada@example.org');
});

beforeAll(async () => {
  database = await testDatabase();
  const log = { ...silentLog, error: (...what: unknown[]) => void told.push(what) };
  const runs = { now: () => new Date(), keep: async (run: Run) => void kept.push(run) };
  opened = await openJobs({ db: database.db, jobs: { quick, slow, broken }, log, runs });
});
afterAll(() => database.drop());

test('pg-boss keeps to its own schema, on our pool', async () => {
  const schemas = await poolOf(database.db).query(
    "select distinct schemaname from pg_tables where schemaname !~ '^(pg_|information_)' order by 1",
  );
  expect(schemas.rows.map(({ schemaname }) => schemaname)).toEqual(['pgboss', 'public']);
  const schedules = await poolOf(database.db).query(
    'select name, timezone from pgboss.schedule order by name',
  );
  expect(schedules.rows).toEqual(
    ['broken', 'quick', 'slow'].map((name) => ({ name, timezone: 'Asia/Kolkata' })),
  );
});

test('a thousand wake-ups in a second are one run, and what is left over is worked off', async () => {
  backlog = 3;
  for (let n = 0; n < 1000; n += 1) opened.wake.quick();
  expect(ran.quick).toBe(0); // never in the path of who wakes
  await expect.poll(() => ran.quick, { timeout: 5000 }).toBe(3);
  await pause(1200);
  expect(ran.quick).toBe(3);
});

test('a job that fails is told of, and runs again when woken', async () => {
  for (const runs of [1, 2]) {
    opened.wake.broken();
    await expect.poll(() => ran.broken, { timeout: 5000 }).toBe(runs);
  }
  expect(JSON.stringify(told)).toContain('job_failed');
  expect(
    kept.find(
      ({ name, reason }) => name === 'broken' && reason === 'Error: broken for a***@example.org',
    ),
  ).toBeTruthy();
});

const lineOf = async (name: string) => (await opened.list()).find((line) => line.name === name);

/** Brings the next try forward, which would otherwise be half a minute away and more. */
const hurry = () =>
  poolOf(database.db).query(
    "update pgboss.job set start_after = now() - interval '1 second' where name = 'broken' and state in ('created', 'retry')",
  );

test('a failed run is tried again by itself, three times, and then waits for a person', async () => {
  const before = ran.broken;
  // The wake-up that failed above left a run behind, for half a minute later.
  await expect
    .poll(
      async () => {
        await hurry();
        return (await lineOf('broken'))?.dead?.count;
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(1);
  expect(ran.broken - before).toBe(4);
  const line = await lineOf('broken');
  expect(line).toMatchObject({
    trying: null,
    dead: { count: 1, reason: 'broken for a***@example.org' },
  });
  expect(line?.nextAt?.getTime()).toBeGreaterThan(Date.now());
  expect((await lineOf('quick'))?.dead).toBeNull();
}, 90_000);

test('what was given up stays on the list until it is tried again, and runs then', async () => {
  isMended = true;
  const before = ran.broken;
  expect(await opened.retry('quick')).toBe(false);
  expect(await opened.retry('broken')).toBe(true);
  expect(await opened.retry('broken')).toBe(false);
  await expect.poll(() => ran.broken, { timeout: 15_000 }).toBe(before + 1);
  expect((await lineOf('broken'))?.dead).toBeNull();
});

test('what was given up can be taken off the list, once', async () => {
  await poolOf(database.db).query(
    "insert into pgboss.job (name, source_name, source_output) values ('dead-letters', 'broken', '{\"message\": \"old\"}'), ('dead-letters', 'broken', null)",
  );
  expect((await lineOf('broken'))?.dead).toMatchObject({ count: 2 });
  expect(await opened.discard('broken')).toBe(true);
  expect(await opened.discard('broken')).toBe(false);
  expect((await lineOf('broken'))?.dead).toBeNull();
});

test('a job never runs twice at once, and stopping waits for it', async () => {
  opened.wake.slow();
  await expect.poll(() => ran.slow, { timeout: 5000 }).toBe(1);
  opened.wake.slow();
  await expect.poll(() => ran.slow, { timeout: 5000 }).toBe(2);
  expect(ran.mostSlowAtOnce).toBe(1);
  await opened.stop();
  expect(ran.slowAtOnce).toBe(0);
  opened.wake.slow();
  await pause(1200);
  expect(ran.slow).toBe(2);
});

test('of several first starts at once on one database none fails', async () => {
  for (let time = 0; time < 3; time += 1) {
    const empty = await testDatabase();
    const dbs = Array.from({ length: 4 }, () => openDb(empty.pool));
    const opening = await Promise.allSettled(
      dbs.map((db) => openJobs({ db, jobs: { quick, slow }, log: silentLog })),
    );
    for (const one of opening) if (one.status === 'fulfilled') await one.value.stop();
    await Promise.all(dbs.map(closeDb));
    await empty.drop();
    expect(opening.filter(({ status }) => status === 'rejected')).toEqual([]);
  }
}, 60_000);
