import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { asking } from '../../../../tests/api-request.ts';
import { appWith } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty } from '../../../../tests/disputes.ts';
import { dispatched, go, responseDeps } from '../../../../tests/notices.ts';
import { declares, onPanel } from '../../../../tests/panel-members.ts';

// Who belongs together is asked at each door (ACA s. 12; Fifth Schedule, items 22 and 24; algorithms 2.2).
let database: TestDatabase;
let app: App;
let [omar, rhea, eve] = [] as unknown as [SignedIn, SignedIn, SignedIn];
const clock = { now: new Date('2026-11-23T06:30:00Z') };

beforeAll(async () => {
  database = await testDatabase();
  const bare = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: bare.papers });
  for (const name of ['Asha Rao', 'Bina Das', 'Chetan Oak', 'Dev Nair', 'Esha Kaul'])
    await onPanel(database.db, clock.now, { name });
});
afterAll(() => database.drop());
beforeEach(async () => {
  const { db } = database;
  await db.deleteFrom('try_count').execute();
  [omar, rhea, eve] = [
    await signedIn(db, { roles: ['case_officer'], now: clock.now }),
    await signedIn(db, { roles: ['registrar'], now: clock.now }),
    await signedIn(db, { now: clock.now }),
  ];
});

const ask = asking(() => app);
const link = (kind: string, one: string, other: string) => ({
  ...{ kind, source: 'office', one, oneNumber: '', other, otherNumber: '' },
  evidence: 'Annual report of 2025, page 4',
});
const record = (body: object, { cookie } = omar) =>
  ask('POST', '/api/office/affiliates', { cookie, body });

async function aDispute(claimant: string, registration = '') {
  const wired = await responseDeps(database.db, clock);
  const parties = [
    aParty('claimant', { name: claimant, registration }),
    aParty('respondent', { name: `Borrower of ${claimant}` }),
  ];
  const one = await dispatched(wired, aFiling({ parties }));
  await go(wired, one.id, [['served', 'system']], one.partyId);
  await go(wired, one.id, [['answered', 'respondent']], one.partyId);
  return one.id;
}
const proposalOf = async (id: string) =>
  (await ask('GET', `/api/office/disputes/${id}/tribunal`, { cookie: rhea.cookie })).data.proposal;
type Barred = { name: string; ties: string[]; because: { kind: string; other: string }[] };
const barredIn = async (id: string, name: string): Promise<Barred | undefined> =>
  (await proposalOf(id)).barred.find((one: Barred) => one.name === name);

test('a director of a party’s group is barred with each step of the way, until the link is taken back', async () => {
  await onPanel(database.db, clock.now, { name: 'Mia Mehta' });
  const id = await aDispute('Alpha Bank Ltd');
  expect(await barredIn(id, 'Mia Mehta')).toBeUndefined();
  await record(link('group', 'Alpha Bank', 'Alpha Finance'));
  const last = await record(link('director', 'Alpha Finance', 'Mehta, Mia (Adv.)'));
  expect(last.status).toBe(201);
  const found = await barredIn(id, 'Mia Mehta');
  expect([found?.ties, found?.because.map(({ kind }) => kind)]).toEqual([
    ['affiliated'],
    ['group', 'director'],
  ]);
  const end = `/api/office/affiliates/${last.data.id}/ending`;
  // It lets somebody be named, which an officer may not do alone.
  expect((await ask('POST', end, { cookie: omar.cookie, body: {} })).status).toBe(403);
  expect((await ask('POST', end, { cookie: rhea.cookie, body: {} })).status).toBe(200);
  expect((await ask('POST', end, { cookie: rhea.cookie, body: {} })).status).toBe(404);
  expect(await barredIn(id, 'Mia Mehta')).toBeUndefined();
});

test('a director under another spelling is not passed in silence: they are barred until somebody looked', async () => {
  await onPanel(database.db, clock.now, { name: 'Rakesh Mhatre' });
  const id = await aDispute('Beta Bank Ltd');
  await record(link('director', 'Beta Bank', 'राकेश म्हात्रे'));
  expect((await barredIn(id, 'Rakesh Mhatre'))?.ties).toEqual(['name_alike']);
  const apart = link('apart', 'Rakesh Mhatre', 'राकेश म्हात्रे');
  expect((await record(apart)).error?.code).toBe('registrar_alone');
  expect((await barredIn(id, 'Rakesh Mhatre'))?.ties).toEqual(['name_alike']);
  expect((await record(apart, rhea)).status).toBe(201);
  expect(await barredIn(id, 'Rakesh Mhatre')).toBeUndefined();
});

test('appointments by the whole group are counted, and by the company under the name that it had', async () => {
  const { db } = database;
  const often = await onPanel(db, clock.now, { name: 'Chosen Often' });
  await aDispute('Gamma Lending', 'L65920MH1994PLC080618');
  const id = await aDispute('Delta Bank', 'L65920MH1994PLC080618');
  for (const [appointedOn, partyGroup] of [
    ['2026-01-01', 'Gamma Lending'],
    ['2026-02-01', 'Delta Home Loans'],
  ] as const)
    await declares(db, often, { appointedOn, partyGroup, at: clock.now });
  expect(await barredIn(id, 'Chosen Often')).toBeUndefined();
  await record(link('group', 'Delta Home Loans', 'Gamma Lending'));
  expect((await barredIn(id, 'Chosen Often'))?.ties).toEqual(['appointed_often']);
});

test('what cannot be kept is refused at its field, and a stranger is refused before', async () => {
  const codeOf = async (body: object) => (await record(body)).error;
  const numbered = { ...link('group', 'One', 'Other'), otherNumber: 'L6592' };
  expect(await codeOf(numbered)).toMatchObject({
    code: 'other_number_wrong',
    fields: { otherNumber: expect.any(String) },
  });
  expect(await codeOf(link('group', 'Alpha Bank Ltd', 'ALPHA BANK Limited'))).toMatchObject({
    code: 'same_thing',
    fields: { other: expect.any(String) },
  });
  expect(await codeOf({ ...link('group', 'One', 'Other'), evidence: ' ' })).toMatchObject({
    code: 'evidence_missing',
    fields: { evidence: expect.any(String) },
  });
  expect((await record(link('group', 'One', 'Other'), eve)).status).toBe(403);
  expect((await ask('GET', '/api/office/affiliates', { cookie: eve.cookie })).status).toBe(403);
});

test('what is on file is read a page at a time, and found by a name', async () => {
  const { data } = await ask('GET', '/api/office/affiliates?name=bank%20alpha', {
    cookie: omar.cookie,
  });
  expect(data.links.map(({ other }: { other: string }) => other)).toEqual(['Alpha Finance']);
  expect(data.next).toBeNull();
});
