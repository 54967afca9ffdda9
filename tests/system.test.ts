import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runsIn } from '#modules/institution/jobs.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import type { JobLine } from '#platform/jobs.ts';
import { appWith, call } from './app.ts';
import { type SignedIn, signedIn } from './cast.ts';
import { type TestDatabase, testDatabase } from './database.ts';

// 18:40 UTC is the next day in India, whose first minutes are counted apart.
const now = new Date('2026-11-20T18:40:00Z');
let database: TestDatabase;
let folder: string;
let app: App;
let anand: SignedIn;
let rhea: SignedIn;
const dead = new Map<string, NonNullable<JobLine['dead']>>();
const jobs = {
  list: async (): Promise<JobLine[]> => [
    {
      name: 'mail-drain',
      cron: '* * * * *',
      nextAt: now,
      trying: null,
      dead: dead.get('mail-drain') ?? null,
    },
  ],
  retry: async (name: string) => dead.delete(name),
  discard: async (name: string) => dead.delete(name),
};

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'munch-system-'));
  app = appWith(database, { now: () => now, jobs, dataDir: folder });
  anand = await signedIn(database.db, { roles: ['administrator'], now });
  rhea = await signedIn(database.db, { roles: ['registrar'], now });
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.db.deleteFrom('outbox_mail').execute();
});

async function owe(change: object = {}): Promise<string> {
  const id = newId();
  await database.db
    .insertInto('outbox_mail')
    .values({
      id,
      kind: 'contact_copy',
      refersTo: newId(),
      recipient: 'ada@example.org',
      nextTryAt: now,
      createdAt: now,
      ...change,
    })
    .execute();
  return id;
}
const givenUp = { state: 'failed', attempts: 12, lastError: '550 no such user ada@example.org' };

async function ask<T>(who: SignedIn | null, method: string, path: string) {
  const response = await call(app, method, path, { cookie: who?.cookie });
  return {
    status: response.status,
    ...((await response.json()) as { data: T; error: { code: string } }),
  };
}
type System = {
  outbox: {
    waiting: number;
    failed: number;
    sentToday: number;
    letters: { id: string; recipient: string; reason: string; state: string }[];
  };
  jobs: {
    name: string;
    last: { failures: number; reason: string | null } | null;
    dead: { count: number } | null;
  }[];
  backups: { count: number; newest: { name: string; bytes: number }[] };
  disk: { free: number; documents: number; database: number };
  versions: { node: string; postgres: string };
  migrations: { count: number; last: string };
};
const system = async () => (await ask<System>(anand, 'GET', '/api/system')).data;
const acts = (kind: string) =>
  database.db
    .selectFrom('record_act')
    .where('subjectKind', '=', kind)
    .select(['act', 'subjectId', 'fromState', 'toState', 'byPerson'])
    .orderBy('number')
    .execute();
const letter = (id: string) =>
  database.db.selectFrom('outbox_mail').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

test('whoever runs the system sees which letters did not go and why, and neither what they say nor to whom they go', async () => {
  await owe(givenUp);
  await owe({ attempts: 2, lastError: 'connection refused' });
  await owe();
  await owe({ state: 'sent', sentAt: new Date('2026-11-20T18:29:59Z') });
  await owe({ state: 'sent', sentAt: new Date('2026-11-20T18:30:00Z') });
  const { outbox } = await system();
  expect(outbox).toMatchObject({ waiting: 2, failed: 1, sentToday: 1 });
  expect(outbox.letters.map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', '550 no such user a***@example.org'],
    ['waiting', 'connection refused'],
  ]);
  expect(JSON.stringify(outbox)).not.toContain('ada@');
});

test('a letter that was given up is owed again, once, and that stands in the record', async () => {
  const id = await owe(givenUp);
  const both = await Promise.all(
    [1, 2].map(() => ask(anand, 'POST', `/api/system/letters/${id}/retry`)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await letter(id)).toMatchObject({
    state: 'waiting',
    attempts: 0,
    nextTryAt: now,
    lastError: givenUp.lastError,
  });
  expect(await acts('letter')).toEqual([
    {
      act: 'letter.retried',
      subjectId: id,
      fromState: 'failed',
      toState: 'waiting',
      byPerson: anand.personId,
    },
  ]);
});

test('all that were given up are owed again; one that was sent or waits is left alone', async () => {
  const [first, second] = [await owe(givenUp), await owe(givenUp)];
  const sent = await owe({ state: 'sent', sentAt: now, attempts: 1 });
  expect((await ask(anand, 'POST', `/api/system/letters/${sent}/retry`)).status).toBe(404);
  expect(
    (await ask<{ count: number }>(anand, 'POST', '/api/system/letters/retry')).data.count,
  ).toBe(2);
  expect(
    (await ask<{ count: number }>(anand, 'POST', '/api/system/letters/retry')).data.count,
  ).toBe(0);
  expect([
    (await letter(first)).state,
    (await letter(second)).state,
    (await letter(sent)).state,
  ]).toEqual(['waiting', 'waiting', 'sent']);
});

test('a run that was given up is tried again or taken off the list, and the second time there is none', async () => {
  const fallen = { count: 3, firstAt: now, lastAt: now, reason: 'Error: broken' };
  dead.set('mail-drain', fallen);
  expect((await system()).jobs[0]?.dead?.count).toBe(3);
  expect((await ask(anand, 'POST', '/api/system/jobs/mail-drain/retry')).status).toBe(200);
  expect((await ask(anand, 'POST', '/api/system/jobs/mail-drain/retry')).status).toBe(404);
  dead.set('mail-drain', fallen);
  expect((await ask(anand, 'POST', '/api/system/jobs/mail-drain/dismissal')).status).toBe(200);
  expect(
    (await acts('job')).map(({ act, subjectId, toState }) => [act, subjectId, toState]),
  ).toEqual([
    ['job.retried', 'mail-drain', 'queued'],
    ['job.discarded', 'mail-drain', 'discarded'],
  ]);
});

test('runs are written down, and failures in a row are counted until one goes well', async () => {
  const runs = runsIn(database.db, () => now);
  const run = (reason: string | null) =>
    runs.keep({ name: 'mail-drain', startedAt: now, endedAt: now, reason });
  const last = async () => (await system()).jobs[0]?.last;
  expect(await last()).toBeNull();
  await run('Error: one');
  await run('Error: two');
  expect(await last()).toMatchObject({ failures: 2, reason: 'Error: two' });
  await run(null);
  expect(await last()).toMatchObject({ failures: 0, reason: null });
});

test('versions, disk and backups are what they are', async () => {
  await mkdir(join(folder, 'files/panel'), { recursive: true });
  await mkdir(join(folder, 'backups'), { recursive: true });
  await writeFile(join(folder, 'files/panel/one'), 'x'.repeat(1000));
  await writeFile(join(folder, 'backups/2026-11-20T000000Z.munch'), 'x'.repeat(10));
  await writeFile(join(folder, 'backups/2026-11-21T000000Z.munch.half'), 'x');
  const { versions, disk, backups, migrations } = await system();
  expect(versions.node).toBe(process.versions.node);
  expect(versions.postgres).toMatch(/^\d+/);
  expect(disk.documents).toBe(1000);
  expect(disk.free).toBeGreaterThan(0);
  expect(disk.database).toBeGreaterThan(1_000_000);
  expect(backups).toMatchObject({
    count: 1,
    newest: [{ name: '2026-11-20T000000Z.munch', bytes: 10 }],
  });
  expect(migrations.last).toMatch(/^\d{4}_.+\.sql$/);
});

test('neither a registrar nor a visitor sees it or turns a screw', async () => {
  const id = await owe(givenUp);
  for (const [who, status] of [
    [rhea, 403],
    [null, 401],
  ] as const) {
    expect((await ask(who, 'GET', '/api/system')).status).toBe(status);
    expect((await ask(who, 'POST', `/api/system/letters/${id}/retry`)).status).toBe(status);
    expect((await ask(who, 'POST', '/api/system/jobs/mail-drain/retry')).status).toBe(status);
  }
  expect((await letter(id)).state).toBe('failed');
});
