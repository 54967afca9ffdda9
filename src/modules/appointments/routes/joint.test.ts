import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { appWith } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { moneyDeps } from '../../../../tests/deposits.ts';
import {
  PANEL,
  type PanelName,
  type Tribunal,
  tribunalHouse,
} from '../../../../tests/tribunals.ts';
import { closeLists } from '../actions/closing.ts';

// Both sides find their arbitrator themselves (ACA s. 11(2)): whoever each of them names is asked at once.
let database: TestDatabase;
let app: App;
let house: Awaited<ReturnType<typeof tribunalHouse>>;
let wired: Awaited<ReturnType<typeof moneyDeps>>;
let [rhea, ada, ben, eve] = [] as unknown as [SignedIn, SignedIn, SignedIn, SignedIn];
const clock = { now: new Date('2026-11-23T06:30:00Z') };

beforeAll(async () => {
  database = await testDatabase();
  wired = await moneyDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: wired.papers });
  house = await tribunalHouse({ database, app: () => app, clock });
});
afterAll(() => database.drop());
beforeEach(async () => {
  const { db } = database;
  await db.deleteFrom('try_count').execute();
  [rhea, ada, ben, eve] = [
    await signedIn(db, { roles: ['registrar'], name: 'Rhea Registrar', now: clock.now }),
    await signedIn(db, { name: 'Ada Trader', now: clock.now }),
    await signedIn(db, { name: 'Ben Borrower', now: clock.now }),
    await signedIn(db, { name: 'Eve Stranger', now: clock.now }),
  ];
});

const page = async ({ id }: Tribunal, { cookie }: SignedIn) =>
  (await house.ask('GET', `/api/disputes/${id}/tribunal`, { cookie })).data;
const name = (one: Tribunal, partyId: string, who: SignedIn, whom: PanelName | '') =>
  house.post(`/api/disputes/${one.id}/tribunal/joint-name`, who, {
    ...{ partyId, neutral: whom ? house.onList(whom) : '' },
  });
const sendList = ({ id }: Tribunal) =>
  house.post(`/api/office/disputes/${id}/tribunal/lists`, rhea, {
    ...{ names: PANEL.map(house.onList), reason: '' },
  });

test('one proposes, the other reads it and agrees, and whoever both named is asked in the same act', async () => {
  const one = await house.answered({ ada, ben });
  expect((await name(one, one.claimant, ada, 'Asha Rao')).data).toMatchObject({ isAsked: false });
  const [his] = [await page(one, ben)];
  expect(his.joint.parties.map(({ named }: { named: object[] }) => named.length)).toEqual([1, 0]);
  expect(his.candidate).toBeNull();
  const { data: office } = await house.ask('GET', `/api/office/disputes/${one.id}/tribunal`, {
    cookie: rhea.cookie,
  });
  expect(office.joint[0].named).toEqual([{ id: house.onList('Asha Rao'), name: 'Asha Rao' }]);
  expect((await name(one, one.respondent, ben, 'Asha Rao')).data).toMatchObject({ isAsked: true });
  expect(await page(one, ada)).toMatchObject({
    joint: null,
    candidate: { name: 'Asha Rao', stage: 'invited' },
  });
  // The same way from there on: she discloses, both are heard, the registrar appoints.
  await house.seat(one, { rhea, ada, ben }, 'Asha Rao');
  expect((await page(one, ben)).candidate).toMatchObject({ stage: 'appointed' });
});

test('a name of each, but not the same one, asks nobody; what a party gave last counts', async () => {
  const one = await house.answered({ ada, ben });
  await name(one, one.claimant, ada, 'Asha Rao');
  expect((await name(one, one.respondent, ben, 'Bina Das')).data.isAsked).toBe(false);
  expect((await name(one, one.claimant, ada, 'Bina Das')).data.isAsked).toBe(true);
});

test('a list that is out is answered for nothing once both named somebody, and stays sealed', async () => {
  const one = await house.answered({ ada, ben });
  const { list } = (await sendList(one)).data;
  const reply = { list, partyId: one.claimant, strikes: [house.onList('Bina Das')], ranking: [] };
  await house.post(`/api/disputes/${one.id}/tribunal/replies`, ada, reply);
  await name(one, one.claimant, ada, 'Bina Das');
  await name(one, one.respondent, ben, 'Bina Das');
  const his = await page(one, ben);
  expect(his).toMatchObject({ list: null, candidate: { name: 'Bina Das' } });
  expect(
    (
      await house.post(`/api/disputes/${one.id}/tribunal/replies`, ben, {
        ...{ ...reply, partyId: one.respondent },
      })
    ).error?.code,
  ).toBe('not_asked');
  clock.now = new Date('2026-12-23T06:30:00Z');
  expect(await closeLists(wired as never)).toBe(0);
  clock.now = new Date('2026-11-23T06:30:00Z');
});

test('nobody who is tied, asked, unknown or not chosen is taken, and a stranger finds nothing', async () => {
  const one = await house.answered({ ada, ben });
  expect((await name(one, one.claimant, ada, '')).error).toMatchObject({
    code: 'nominee_missing',
    fields: { neutral: expect.anything() },
  });
  expect((await name(one, one.respondent, ada, 'Asha Rao')).error?.code).toBe('party_missing');
  expect((await name(one, one.claimant, eve, 'Asha Rao')).status).toBe(404);
  // Ada herself is on the panel under another spelling.
  await database.db
    .updateTable('dispute_party')
    .set({ name: 'RAO, Asha' })
    .where('id', '=', one.claimant)
    .execute();
  expect((await name(one, one.respondent, ben, 'Asha Rao')).error?.code).toBe('nominee_tied');
  expect((await page(one, ada)).joint.parties[1].named).toEqual([]);
});
