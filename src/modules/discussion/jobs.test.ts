import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { appWith, call } from '../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { aFiling, disputesDeps, opened } from '../../../tests/disputes.ts';
import { personData, personErasers } from '../../joined.ts';
import { discussionJobs, discussionLetters } from './jobs.ts';

// Ada writes, Ben is told by mail of what he has not read.
let database: TestDatabase;
let app: App;
let [ada, ben] = [] as unknown as [SignedIn, SignedIn];
let dispute = '';
const start = new Date('2026-11-20T06:30:00Z');
const clock = { now: start };
const key = Buffer.alloc(32, 7); // of the app that tests/app.ts makes
const letterDeps = {
  settings: { mailFrom: 'no-reply@munch.example', bounceToken: undefined, publicUrl: '' },
  inbox: null,
};

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => clock.now, personData, personErasers });
  ada = await signedIn(database.db, { name: 'Ada', email: 'ada@example.org', now: start });
  ben = await signedIn(database.db, { name: 'Ben', email: 'ben@example.net', now: start });
});
afterAll(() => database.drop());
beforeEach(async () => {
  const { db } = database;
  clock.now = start;
  await db.deleteFrom('outbox_mail').execute();
  await db.deleteFrom('discussion_reader').execute();
  ({ id: dispute } = await opened(await disputesDeps(db, clock), aFiling()));
  const { id: partyId } = await db
    .selectFrom('dispute_party')
    .where('disputeId', '=', dispute)
    .where('side', '=', 'respondent')
    .select('id')
    .executeTakeFirstOrThrow();
  const member = { id: newId(), disputeId: dispute, partyId, role: 'party' as const, since: start };
  await db
    .insertInto('dispute_member')
    .values({ ...member, personId: ben.personId })
    .execute();
  await db.updateTable('dispute').set({ openedAt: start }).where('id', '=', dispute).execute();
  await db.deleteFrom('outbox_mail').execute();
});

const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};
const base = () => `/api/disputes/${dispute}/talk`;
const send = (who: SignedIn, path: string, body: object) =>
  call(app, 'POST', `${base()}/${path}`, { cookie: who.cookie, body });
async function say(words: string, place: string) {
  const answer = await call(app, 'GET', base(), { cookie: ada.cookie });
  const { data } = (await answer.json()) as {
    data: { places: { place: string; fingerprint: string }[] };
  };
  const audience = data.places.find((one) => one.place === place)?.fingerprint;
  const said = await send(ada, `${place}/messages`, { client: newId(), words, audience });
  expect(said.status).toBe(201);
}
const run = () =>
  discussionJobs({
    db: database.db,
    now: () => clock.now,
    newId,
    key,
    wakeMail: () => {},
    ...letterDeps,
    foot: async () => '',
    tellTalk: async () => {},
    messageChanged: async () => {},
  }).talkMail.run({ info() {}, error() {} } as never);
/** The letters that are owed to ben, as they would be written now; null for one that nobody wants any more. */
async function letters(): Promise<(string | null)[]> {
  const owed = await database.db
    .selectFrom('outbox_mail')
    .where('kind', '=', 'talk_news')
    .orderBy('createdAt')
    .selectAll()
    .execute();
  const written = [];
  for (const { id, refersTo, recipient } of owed) {
    expect(recipient).toBe('ben@example.net');
    const to = { id, to: recipient, publicUrl: 'https://munch.example', now: clock.now, foot: '' };
    const mail = await discussionLetters({ db: database.db, key, ...letterDeps }).talk_news(
      refersTo,
      to,
    );
    written.push(mail && `${mail.subject}\n${mail.text}`);
  }
  return written;
}

test('a letter tells of a message without its words, ten minutes later, once an hour', async () => {
  await say('a canary sings', 'all');
  later(9);
  await run();
  expect(await letters()).toEqual([]);
  later(1);
  await run();
  await run();
  const [first] = await letters();
  expect(await letters()).toHaveLength(1);
  expect(first).toContain(`https://munch.example/cases/${dispute}/talk/all`);
  expect(first).not.toContain('canary');
  expect(first).not.toContain('Ada');
  await say('and again', 'all');
  later(30);
  await run();
  expect(await letters()).toHaveLength(1);
  later(30);
  await run();
  expect(await letters()).toHaveLength(2);
});

test('whoever read it meanwhile, left, or wants none, gets none', async () => {
  await say('one', 'all');
  later(10);
  await run();
  await send(ben, 'all/reading', { number: 1 });
  expect(await letters()).toEqual([null]);
  await say('two', 'all');
  later(60);
  await send(ben, 'all/mail', { mail: 'none' });
  await run();
  expect(await letters()).toHaveLength(1);
  await send(ben, 'all/mail', { mail: 'bare' });
  await run();
  expect(await letters()).toHaveLength(2);
  await database.db
    .updateTable('dispute_member')
    .set({ endedAt: clock.now })
    .where('personId', '=', ben.personId)
    .where('disputeId', '=', dispute)
    .execute();
  expect((await letters()).at(-1)).toBeNull();
});

test('whoever chose words has them, but never of sealed talk, of which not even the place is named', async () => {
  expect((await send(ben, 'all/mail', { mail: 'words' })).status).toBe(200);
  expect((await send(ben, 'parties/mail', { mail: 'words' })).status).toBe(422);
  // As if it had been chosen before the place was sealed.
  await database.db.updateTable('discussion_reader').set({ mail: 'words' }).execute();
  await say('an open canary', 'all');
  await say('a sealed canary', 'parties');
  await database.db.updateTable('discussion_reader').set({ mail: 'words' }).execute();
  later(10);
  await run();
  const all = (await letters()).join('\n');
  expect(all).toContain('an open canary');
  expect(all).not.toContain('a sealed canary');
  expect(all).not.toContain('talk/parties');
  expect(await letters()).toHaveLength(2);
});

test('a person takes their own words along, also sealed ones, and no word of anybody else', async () => {
  await say('my sealed words', 'parties');
  const parts = (who: SignedIn) => personData.discussion(database.db, who.personId, key);
  expect(JSON.stringify(await parts(ada))).toContain('my sealed words');
  expect(JSON.stringify(await parts(ben))).not.toContain('my sealed words');
  await send(ben, 'parties/reading', { number: 1 });
  expect((await parts(ben)).reading).toHaveLength(1);
});

test('whoever goes leaves what they said, and no trace of what they read', async () => {
  await say('it stays with Ben', 'all');
  await send(ada, 'all/reading', { number: 1 });
  const { keeps, erase } = personErasers.discussion;
  expect(await keeps(database.db, ada.personId)).toEqual(['claims']);
  expect(await keeps(database.db, ben.personId)).toEqual([]);
  const erasing = { personId: ada.personId, at: clock.now, newId };
  expect(await database.db.transaction().execute((tx) => erase(tx, erasing))).toEqual({
    readers: 1,
    mails: 0,
  });
  expect(
    (await personData.discussion(database.db, ada.personId, key)).messages.length,
  ).toBeGreaterThan(0);
});
