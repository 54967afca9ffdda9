import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
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

// Other ways than a list: both sides find their arbitrator themselves (ACA s. 11(2)), or a court names them.
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

/** A paper of the dispute, as the office adds it. */
async function paper({ id }: Tribunal, kind: 'court_order' | 'other'): Promise<string> {
  const answer = await app.request(`/api/office/disputes/${id}/papers/${kind}`, {
    method: 'POST',
    body: '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n',
    headers: {
      'content-type': 'application/octet-stream',
      'sec-fetch-site': 'same-origin',
      cookie: rhea.cookie,
    },
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}
const record = async (one: Tribunal, change: object = {}, by: SignedIn = rhea) =>
  house.post(`/api/office/disputes/${one.id}/tribunal/court-order`, by, {
    ...{ seat: 'sole', court: 'Bombay High Court' },
    ...('document' in change ? {} : { document: await paper(one, 'court_order') }),
    ...{ number: 'CARAP 1 of 2026', decidedOn: '2026-11-20', neutral: house.onList('Chetan Oak') },
    ...{ reason: 'The court appoints Chetan Oak.', ...change },
  });

test('a court’s order is recorded: its person is asked in place of another, discloses and is heard on', async () => {
  const one = await house.ordered({ rhea, ada, ben });
  expect((await page(one, ada)).candidate.name).toBe('Asha Rao');
  expect((await record(one)).status).toBe(201);
  const his = await page(one, ben);
  expect(his).toMatchObject({ list: null, candidate: { name: 'Chetan Oak', stage: 'invited' } });
  expect((await record(one)).error?.code).toBe('already_done');
  await house.seat(one, { rhea, ada, ben }, 'Chetan Oak');
  expect((await page(one, ben)).candidate).toMatchObject({ stage: 'appointed' });
});

test('an order that names somebody outside the panel is refused in words, and nothing is lost', async () => {
  const one = await house.answered({ ada, ben });
  const outside = await record(one, { neutral: newId() });
  expect(outside).toMatchObject({ status: 409, error: { code: 'outside_panel' } });
  expect(outside.error?.fields?.neutral).toContain('not on the panel');
  expect((await page(one, ada)).candidate).toBeNull();
  expect((await record(one)).status).toBe(201);
});

test('an order needs its paper, court, number, day and words, each told at its field', async () => {
  const one = await house.answered({ ada, ben });
  for (const [change, code, field] of [
    [{ document: null }, 'order_missing', 'document'],
    [{ document: await paper(one, 'other') }, 'order_missing', 'document'],
    [{ court: '' }, 'court_missing', 'court'],
    [{ number: '' }, 'number_missing', 'number'],
    [{ decidedOn: '2026-02-30' }, 'day_wrong', 'decidedOn'],
    [{ decidedOn: '2026-11-24' }, 'day_ahead', 'decidedOn'],
    [{ neutral: '' }, 'nominee_missing', 'neutral'],
    [{ reason: ' ' }, 'reason_missing', 'reason'],
  ] as const)
    expect((await record(one, change)).error).toMatchObject({
      code,
      fields: { [field]: expect.anything() },
    });
  expect((await record(one, {}, ada)).status).toBe(403);
});

test('after the dispute was withdrawn neither a party nor a court names anybody', async () => {
  const one = await house.answered({ ada, ben });
  const document = await paper(one, 'court_order');
  await database.db
    .updateTable('dispute')
    .set({ state: 'withdrawn' })
    .where('id', '=', one.id)
    .execute();
  expect((await record(one, { document })).error?.code).toBe('not_from_here');
  expect((await name(one, one.claimant, ada, 'Asha Rao')).error?.code).toBe('not_from_here');
});
