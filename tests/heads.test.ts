import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetSetting } from '#modules/institution/actions/current.ts';
import { institutionJobs, institutionLetters } from '#modules/institution/jobs.ts';
import { seal } from '#modules/record/actions/sealing.ts';
import { verifySeals } from '#modules/record/actions/verifying.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { App } from '#platform/http.ts';
import { silentLog } from '#platform/log.ts';
import { isSignedBy } from '#platform/signing.ts';
import { keptHead } from '../scripts/verify/words.ts';
import { appWith, call, serviceParts } from './app.ts';
import { signedIn } from './cast.ts';
import { type TestDatabase, testDatabase } from './database.ts';

const clock = { now: new Date('2026-11-20T06:30:00Z') };
const { signer } = serviceParts;
const marks = { read: async () => null, keep: async () => {} };
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => clock.now });
});
afterAll(() => database.drop());

/** A day on which something was done and sealed, and the night after it. */
async function dayOver(): Promise<void> {
  const { db } = database;
  const act = {
    act: 'setting.drawn' as const,
    subject: { kind: 'setting' as const, id: 's' },
    by: { personId: null, role: 'system' as const },
  };
  await db.transaction().execute((tx) => appendActs(tx, clock.now, [act]));
  await seal({ db, now: () => clock.now, signer, marks });
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  await night();
}

const night = () =>
  institutionJobs({
    db: database.db,
    now: () => clock.now,
    signer,
    wakeMail: () => {},
    holdings: [],
  }).head.run(silentLog);
// biome-ignore lint/suspicious/noExplicitAny: what a test reads of an answer it also checks
const read = async (path: string): Promise<{ status: number; data: any }> => {
  const answer = await call(app, 'GET', path);
  return { status: answer.status, data: ((await answer.json()) as { data: unknown }).data };
};
const owed = () =>
  database.db
    .selectFrom('outbox_mail')
    .where('kind', '=', 'record_day_head')
    .select(['id', 'recipient', 'refersTo'])
    .execute();

test('anybody reads the signed head of a day that is over, and holds it against the record later', async () => {
  expect((await read('/api/record/heads/2026-11-20')).status).toBe(404);
  await dayOver();
  await night();
  const { status, data } = await read('/api/record/heads/2026-11-20');
  expect([status, data.previous, data.next]).toEqual([200, null, null]);
  expect(JSON.parse(data.signed)).toMatchObject({
    format: 'munch-record-head-1',
    day: '2026-11-20',
    seal: 1,
    acts: 1,
    keyId: data.keyId,
  });
  const { keys } = JSON.parse(
    await (await call(app, 'GET', '/.well-known/munch-keys.json')).text(),
  );
  expect(isSignedBy(keys[0].publicKey, Buffer.from(data.signed), data.signature)).toBe(true);
  const kept = keptHead(JSON.stringify({ data }));
  const heads = 'signed' in kept ? [kept] : [];
  expect((await verifySeals(database.db, { keys, marks: [], heads })).broken).toBeNull();
  expect(keptHead(`seal 3: ${'a'.repeat(64)}`)).toEqual({ number: 3, hash: 'a'.repeat(64) });
  expect(() => keptHead('{}')).toThrow('The head is neither');
});

test('a day leads to the one before and after it, and a day that is none is refused', async () => {
  await dayOver();
  expect((await read('/api/record/heads/2026-11-20')).data).toMatchObject({
    previous: null,
    next: '2026-11-21',
  });
  expect((await read('/api/record/heads/2026-11-21')).data).toMatchObject({
    previous: '2026-11-20',
    next: null,
  });
  expect((await read('/api/record/heads')).data).toMatchObject({
    heads: [{ day: '2026-11-21' }, { day: '2026-11-20' }],
    next: null,
  });
  expect((await read('/api/record/heads?before=2026-11-21')).data.heads).toHaveLength(1);
  expect((await read('/api/record/heads/2026-02-30')).status).toBe(422);
});

test('a head is mailed to nobody until somebody is named, and then to each of them once', async () => {
  expect(await owed()).toEqual([]);
  const { db } = database;
  const rhea = await signedIn(db, { roles: ['administrator'], now: clock.now });
  const system = async () =>
    (
      (await (await call(app, 'GET', '/api/system', { cookie: rhea.cookie })).json()) as {
        data: { record: object };
      }
    ).data;
  expect((await system()).record).toMatchObject({
    waiting: expect.any(Number),
    witnesses: 0,
    headOf: '2026-11-21',
    keyId: signer.keyId,
  });
  const registrar = await signedIn(db, { roles: ['registrar'], now: clock.now });
  const draft = {
    value: { emails: ['ada@example.org', 'bar@example.org'] },
    why: 'Two who keep it.',
    effectiveFrom: null,
    basedOn: 0,
    replaces: null,
  };
  const drawn = await call(app, 'POST', '/api/settings/witnesses/drafts', {
    body: draft,
    cookie: registrar.cookie,
  });
  const { data } = (await drawn.json()) as { data: { id: string } };
  expect(
    (
      await call(app, 'POST', '/api/settings/versions', {
        body: { draftId: data.id },
        cookie: registrar.cookie,
      })
    ).status,
  ).toBe(201);
  forgetSetting(db, 'witnesses');
  await dayOver();
  await night();
  expect((await owed()).map(({ recipient }) => recipient).sort()).toEqual([
    'ada@example.org',
    'bar@example.org',
  ]);
  const [one] = await owed();
  const letter = await institutionLetters({ db }).record_day_head(one?.refersTo ?? '', {
    id: 'x',
    to: 'ada@example.org',
    publicUrl: 'http://munch.example',
    now: clock.now,
  });
  expect(letter?.attachments?.[0]?.name).toBe('munch-head-2026-11-22.json');
  expect(letter?.text).toContain('/api/record/heads/2026-11-22');
  const again = await call(app, 'POST', '/api/settings/witnesses/drafts', {
    body: { ...draft, value: { emails: ['ada@example.org', 'ADA@example.org'] } },
    cookie: (await signedIn(db, { roles: ['registrar'], now: clock.now })).cookie,
  });
  expect(((await again.json()) as { error: { code: string } }).error.code).toBe('witness_twice');
});
