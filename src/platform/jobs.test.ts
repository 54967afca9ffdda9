import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/database.ts';
import { poolOf } from './db.ts';
import { type Job, type Jobs, openJobs } from './jobs.ts';
import { silentLog } from './log.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

let database: TestDatabase;
let opened: Jobs<'quick' | 'slow' | 'broken'>;
const ran = { quick: 0, slow: 0, slowAtOnce: 0, mostSlowAtOnce: 0, broken: 0 };
const told: unknown[] = [];
let backlog = 0;

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
  throw new Error('broken');
});

beforeAll(async () => {
  database = await testDatabase();
  const log = { ...silentLog, error: (...what: unknown[]) => void told.push(what) };
  opened = await openJobs({ db: database.db, jobs: { quick, slow, broken }, log });
});
afterAll(() => database.drop());

test('pg-boss keeps to its own schema, on our pool', async () => {
  const schemas = await poolOf(database.db).query(
    "select distinct schemaname from pg_tables where schemaname !~ '^(pg_|information_)' order by 1",
  );
  expect(schemas.rows.map(({ schemaname }) => schemaname)).toEqual(['pgboss', 'public']);
  const schedules = await poolOf(database.db).query('select name, timezone from pgboss.schedule order by name');
  expect(schedules.rows).toEqual(['broken', 'quick', 'slow'].map((name) => ({ name, timezone: 'Asia/Kolkata' })));
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
