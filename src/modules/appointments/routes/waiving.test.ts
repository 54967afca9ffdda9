import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { appWith } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { moneyDeps } from '../../../../tests/deposits.ts';
import { declares } from '../../../../tests/panel-members.ts';
import { type PanelName, type Tribunal, tribunalHouse } from '../../../../tests/tribunals.ts';
import { QUESTIONS } from '../rules/disclosure/questions.ts';

// Somebody whom something ties to the dispute decides it only by what each party signed (ACA ss. 12(5) and 80; Part C, 7).
let database: TestDatabase;
let app: App;
let house: Awaited<ReturnType<typeof tribunalHouse>>;
let [rhea, ada, ben, eve] = [] as unknown as [SignedIn, SignedIn, SignedIn, SignedIn];
const clock = { now: new Date('2026-11-23T06:30:00Z') };

beforeAll(async () => {
  database = await testDatabase();
  const wired = await moneyDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: wired.papers });
  house = await tribunalHouse({ database, app: () => app, clock });
});
afterAll(() => database.drop());
beforeEach(async () => {
  const { db } = database;
  await db.deleteFrom('try_count').execute();
  await db.deleteFrom('panel_declared_appointment').execute();
  [rhea, ada, ben, eve] = [
    await signedIn(db, { roles: ['registrar'], name: 'Rhea Registrar', now: clock.now }),
    await signedIn(db, { name: 'Ada Trader', now: clock.now }),
    await signedIn(db, { name: 'Ben Borrower', now: clock.now }),
    await signedIn(db, { name: 'Eve Stranger', now: clock.now }),
  ];
});

const page = async ({ id }: Tribunal, { cookie }: SignedIn) =>
  (await house.ask('GET', `/api/disputes/${id}/tribunal`, { cookie })).data;
const propose = (one: Tribunal, change: object = {}, who: SignedIn = ada) =>
  house.post(`/api/disputes/${one.id}/tribunal/waivers`, who, {
    ...{ partyId: one.claimant, neutral: house.onList('Esha Kaul'), words: '' },
    ...{ signedAs: 'Ada Trader', agrees: true, ...change },
  });
const answer = (one: Tribunal, waiver: string, change: object = {}, who: SignedIn = ben) =>
  house.post(`/api/disputes/${one.id}/tribunal/waivers/${waiver}/answers`, who, {
    ...{ partyId: one.respondent, signs: true, signedAs: 'Ben Borrower', agrees: true, ...change },
  });
const accept = (one: Tribunal, name: PanelName, change: object) =>
  house.post(`/api/appointments/${one.id}/acceptance`, house.whoIs(name), {
    ...{ experience: 'Forty arbitrations.', elsewhere: 2, signedAs: name, counted: 0 },
    ...Object.fromEntries(QUESTIONS.map((question) => [question, { isYes: false, what: '' }])),
    ...change,
  });

/** The claimant's group has appointed Esha twice. */
async function overTheCap(): Promise<Tribunal> {
  const one = await house.answered({ ada, ben });
  const { name } = await database.db
    .selectFrom('dispute_party')
    .where('id', '=', one.claimant)
    .select('name')
    .executeTakeFirstOrThrow();
  for (const month of ['2025-03', '2026-01'])
    await declares(database.db, house.onList('Esha Kaul'), {
      ...{ appointedOn: `${month}-01`, partyGroup: name, at: clock.now },
    });
  return one;
}

test('over the cap nobody is named but by a text that each signs; then they are asked, disclose and are appointed', async () => {
  const one = await overTheCap();
  const name = `/api/disputes/${one.id}/tribunal/joint-name`;
  const named = { partyId: one.claimant, neutral: house.onList('Esha Kaul') };
  expect((await house.post(name, ada, named)).error?.code).toBe('nominee_tied');
  const proposed = await propose(one);
  expect(proposed).toMatchObject({ status: 201, data: { isAsked: false } });
  const [waiver] = (await page(one, ben)).waivers;
  expect(waiver).toMatchObject({
    ...{ name: 'Esha Kaul', of: ['appointed_often'], standing: 'open', documentId: null },
    parties: [{ said: 'signed' }, { said: null }],
    maySign: [{ id: one.respondent }],
  });
  expect(waiver.found).toContain('2025-03-01');
  expect((await page(one, ben)).candidate).toBeNull();

  expect((await answer(one, waiver.id)).data).toMatchObject({ isAsked: true });
  const [whole] = (await page(one, ada)).waivers;
  expect(whole).toMatchObject({ standing: 'whole', maySign: [], mayRefuse: [] });
  const paper = await app.request(`/api/disputes/${one.id}/documents/${whole.documentId}`, {
    headers: { cookie: ada.cookie },
  });
  expect(paper.status).toBe(200);
  expect((await answer(one, waiver.id, { signs: false })).error?.code).toBe('consent_complete');

  expect((await accept(one, 'Esha Kaul', { counted: 2 })).status).toBe(201);
  const candidate = await house.invitationOf(one, 'Esha Kaul');
  for (const [partyId, who] of [
    [one.claimant, ada],
    [one.respondent, ben],
  ] as const)
    await house.post(`/api/disputes/${one.id}/tribunal/objections`, who, {
      ...{ candidate, partyId, objects: false, reason: '' },
    });
  const path = `/api/office/disputes/${one.id}/tribunal/appointment`;
  expect((await house.post(path, rhea, { candidate })).status).toBe(201);
});

test('an appointment that comes after the signatures was waived by nobody', async () => {
  const one = await overTheCap();
  await propose(one);
  const [{ id }] = (await page(one, ben)).waivers;
  await answer(one, id);
  const { name } = await database.db
    .selectFrom('dispute_party')
    .where('id', '=', one.claimant)
    .select('name')
    .executeTakeFirstOrThrow();
  await declares(database.db, house.onList('Esha Kaul'), {
    ...{ appointedOn: '2026-02-01', partyGroup: name, at: clock.now },
  });
  expect((await accept(one, 'Esha Kaul', { counted: 3 })).error?.code).toBe('conflict');
});

test('one refusal is enough that nobody is asked, also of whoever signed before all had', async () => {
  const one = await overTheCap();
  await propose(one);
  const [{ id }] = (await page(one, ben)).waivers;
  expect((await answer(one, id, { signs: false, agrees: false, signedAs: '' })).status).toBe(201);
  expect((await page(one, ada)).waivers).toMatchObject([{ standing: 'refused', maySign: [] }]);
  expect((await answer(one, id)).error?.code).toBe('not_asked');
  expect((await page(one, ada)).candidate).toBeNull();
  // Proposed anew, and taken back by whoever proposed it.
  await propose(one);
  const again = (await page(one, ada)).waivers[1];
  const own = { partyId: one.claimant, signs: false };
  expect((await answer(one, again.id, own, ada)).status).toBe(201);
  expect((await answer(one, again.id)).error?.code).toBe('not_asked');
});

test('a yes of the Seventh Schedule is taken only of whom all waived it before', async () => {
  const yes = { adviser: { isYes: true, what: 'I advised Ada Traders in 2024.' } };
  const plain = await house.answered({ ada, ben });
  for (const [partyId, who] of [
    [plain.claimant, ada],
    [plain.respondent, ben],
  ] as const)
    await house.post(`/api/disputes/${plain.id}/tribunal/joint-name`, who, {
      ...{ partyId, neutral: house.onList('Dev Nair') },
    });
  expect((await accept(plain, 'Dev Nair', yes)).error?.code).toBe('barred');

  const one = await house.answered({ ada, ben });
  const words = 'Dev Nair advised Ada Traders in 2024.';
  await propose(one, { neutral: house.onList('Dev Nair'), words });
  const [{ id, of }] = (await page(one, ben)).waivers;
  expect(of).toEqual(['declared']);
  await answer(one, id);
  const [shown] = [await house.ask('GET', `/api/appointments/${one.id}`, house.whoIs('Dev Nair'))];
  expect(shown.data.waived).toBe(words);
  expect((await accept(one, 'Dev Nair', yes)).error).toMatchObject({
    code: 'waiver_unconfirmed',
    fields: { isAsWaived: expect.anything() },
  });
  expect((await accept(one, 'Dev Nair', { ...yes, isAsWaived: true })).status).toBe(201);
  expect((await page(one, ben)).candidate.disclosure.answers).toContainEqual({
    ...{ question: 'adviser', ...yes.adviser },
  });
});

test('what is not signed, not ticked, nothing, or for nobody to waive is refused in words', async () => {
  const one = await overTheCap();
  for (const [change, code, field] of [
    [{ agrees: false }, 'agreement_missing', 'agrees'],
    [{ signedAs: ' ' }, 'signature_missing', 'signedAs'],
    [{ neutral: '' }, 'nominee_missing', 'neutral'],
    [{ neutral: house.onList('Asha Rao') }, 'nothing_to_waive', 'words'],
    [{ partyId: one.respondent }, 'party_missing', 'partyId'],
  ] as const)
    expect((await propose(one, change)).error).toMatchObject({
      code,
      fields: { [field]: expect.anything() },
    });
  expect((await propose(one, {}, eve)).status).toBe(404);
  await database.db
    .updateTable('dispute_party')
    .set({ name: 'KAUL, Esha' })
    .where('id', '=', one.respondent)
    .execute();
  expect((await propose(one)).error).toMatchObject({ code: 'not_waivable' });
  expect((await page(one, ada)).waivers).toEqual([]);
});

test('a text of another dispute is none of this one', async () => {
  const [one, other] = [await overTheCap(), await house.answered({ ada, ben })];
  await propose(one);
  const [{ id }] = (await page(one, ben)).waivers;
  expect((await answer(other, id)).error?.code).toBe('not_asked');
  expect((await answer(one, id, {}, eve)).status).toBe(404);
  expect((await answer(one, id, { partyId: one.claimant })).error?.code).toBe('party_missing');
});
