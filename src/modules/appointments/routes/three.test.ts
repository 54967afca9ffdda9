import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reportServiceToDispute } from '#modules/service/actions/service-to-dispute.ts';
import type { App } from '#platform/http.ts';
import { appWith } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { moneyDeps } from '../../../../tests/deposits.ts';
import { type PanelName, type Tribunal, tribunalHouse } from '../../../../tests/tribunals.ts';

// A tribunal of three once it stands (ACA ss. 12 to 15, 29(1) and 38): one notice, a time for each seat, and most of them decide.
let database: TestDatabase;
let app: App;
let house: Awaited<ReturnType<typeof tribunalHouse>>;
let wired: Awaited<ReturnType<typeof moneyDeps>>;
let [rhea, ada, ben] = [] as unknown as [SignedIn, SignedIn, SignedIn];
const START = '2026-11-23T06:30:00Z';
const clock = { now: new Date(START) };

beforeAll(async () => {
  database = await testDatabase();
  wired = await moneyDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: wired.papers });
  house = await tribunalHouse({ database, app: () => app, clock });
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(START);
  const { db } = database;
  await db.deleteFrom('try_count').execute();
  [rhea, ada, ben] = [
    await signedIn(db, { roles: ['registrar'], name: 'Rhea Registrar', now: clock.now }),
    await signedIn(db, { name: 'Ada Trader', now: clock.now }),
    await signedIn(db, { name: 'Ben Borrower', now: clock.now }),
  ];
});

const cast = () => ({ rhea, ada, ben });
const page = async ({ id }: Tribunal, { cookie }: SignedIn) =>
  (await house.ask('GET', `/api/disputes/${id}/tribunal`, { cookie })).data;
const own = async ({ id }: Tribunal, name: PanelName) =>
  (await house.ask('GET', `/api/appointments/${id}`, { cookie: house.whoIs(name).cookie })).data;
const codeOf = async (answered: Promise<{ status: number; error?: { code: string } }>) => {
  const { status, error } = await answered;
  return error?.code ?? status;
};
const eventsOf = async ({ id }: Tribunal) =>
  database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', id)
    .orderBy('number')
    .selectAll()
    .execute();
const stateOf = async (one: Tribunal) => (await eventsOf(one)).at(-1)?.toState;
const papersOf = ({ id }: Tribunal, kind: string) =>
  database.db
    .selectFrom('dispute_document')
    .where('disputeId', '=', id)
    .where('kind', '=', kind as 'appointment')
    .orderBy('addedAt', 'desc')
    .selectAll()
    .execute();

/** The newest paper of a kind has reached a party. */
async function receives(one: Tribunal, partyId: string, on: string, kind = 'appointment') {
  const { db } = database;
  const [paper] = await papersOf(one, kind);
  const recipient = await db
    .selectFrom('service_recipient')
    .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
    .where('service_recipient.partyId', '=', partyId)
    .where('service_document.documentId', '=', paper?.id ?? '')
    .selectAll('service_recipient')
    .executeTakeFirstOrThrow();
  const by = { by: { personId: null, role: 'system' }, as: 'system' } as const;
  await db
    .transaction()
    .execute((tx) =>
      reportServiceToDispute(wired, tx, { recipient: { ...recipient, servedOn: on } }, by),
    );
}

const challenge = async (one: Tribunal, name: PanelName) =>
  house.post(`/api/disputes/${one.id}/tribunal/challenges`, ben, {
    ...{ candidate: await house.invitationOf(one, name), partyId: one.respondent },
    ...{ grounds: ['colleagues'], reason: 'They share a chamber.', knownOn: null },
  });
const answer = async (one: Tribunal, name: PanelName) =>
  house.post(`/api/disputes/${one.id}/tribunal/challenge-answers`, ada, {
    ...{ candidate: await house.invitationOf(one, name), partyId: one.claimant },
    ...{ challenger: one.respondent, agrees: false, reason: 'They do not.' },
  });
const votes = async (one: Tribunal, by: PanelName, upheld: boolean, about: PanelName) =>
  house.post(`/api/appointments/${one.id}/challenge-decisions`, house.whoIs(by), {
    ...{ candidate: await house.invitationOf(one, about), challenger: one.respondent, upheld },
    reason: `As ${by} sees it.`,
  });
type Choice = { name: string; mayChallenge: { dueOn: string | null }[] };
const daysOf = async (one: Tribunal, who: SignedIn) =>
  Object.fromEntries(
    (await page(one, who)).choices.map(({ name, mayChallenge }: Choice) => [
      name,
      mayChallenge[0]?.dueOn ?? null,
    ]),
  );

test('one notice names all three with the last of them; each party’s fifteen days and the deposits begin with it', {
  timeout: 60_000,
}, async () => {
  const one = await house.three(cast());
  expect(await papersOf(one, 'appointment')).toHaveLength(1);
  const types = (await eventsOf(one)).map(({ type }) => type);
  const last = types.lastIndexOf('arbitrator_appointed');
  expect(types.indexOf('deposits_asked')).toBeGreaterThan(last);
  expect((await page(one, ben)).mandates.sitting).toMatchObject(
    ['Asha Rao', 'Bina Das', 'Chetan Oak'].map((name) => ({
      ...{ name, noticeId: expect.any(String) },
    })),
  );
  expect(await daysOf(one, ben)).toEqual({
    ...{ 'Asha Rao': null, 'Bina Das': null, 'Chetan Oak': null },
  });
  await receives(one, one.respondent, '2026-11-23');
  const day = '2026-12-08';
  expect(await daysOf(one, ben)).toEqual({
    ...{ 'Asha Rao': day, 'Bina Das': day, 'Chetan Oak': day },
  });
  expect((await daysOf(one, ada))['Asha Rao']).toBeNull();
});

test('most of the three decide a challenge of one, nobody reads a vote before, and that seat alone is filled by its side', {
  timeout: 60_000,
}, async () => {
  const one = await house.three(cast());
  await receives(one, one.respondent, '2026-11-23');
  expect((await challenge(one, 'Asha Rao')).status).toBe(201);
  expect(await codeOf(votes(one, 'Asha Rao', false, 'Asha Rao'))).toBe('time_running');
  expect((await answer(one, 'Asha Rao')).status).toBe(201);
  expect((await own(one, 'Chetan Oak')).mayDecide).toMatchObject([{ of: 'Asha Rao' }]);

  expect((await votes(one, 'Asha Rao', false, 'Asha Rao')).status).toBe(201);
  expect(await codeOf(votes(one, 'Asha Rao', true, 'Asha Rao'))).toBe('already_done');
  expect(await own(one, 'Asha Rao')).toMatchObject({ mayDecide: [], voted: [{ of: 'Asha Rao' }] });
  for (const who of [ada, ben])
    expect(JSON.stringify(await page(one, who))).not.toContain('As Asha Rao sees it.');
  expect((await votes(one, 'Bina Das', true, 'Asha Rao')).status).toBe(201);
  expect(await stateOf(one)).not.toBe('arb_constituting');
  expect((await votes(one, 'Chetan Oak', true, 'Asha Rao')).status).toBe(201);

  expect(await stateOf(one)).toBe('arb_constituting');
  const hers = await page(one, ada);
  expect(hers.mandates.former[0]).toMatchObject({
    ...{ name: 'Asha Rao', end: { ground: 'challenge' } },
    challenges: [
      {
        decision: {
          upheld: true,
          reason: 'Bina Das: As Bina Das sees it.\n\nChetan Oak: As Chetan Oak sees it.',
        },
      },
    ],
  });
  expect(hers.nomination.mayName).toMatchObject([{ id: one.claimant }]);
  expect((await page(one, ben)).nomination).toBeNull();
  // The others sit on, and their time is theirs; a later notice begins it for whoever came in alone.
  expect((await house.nominate(one, one.claimant, ada, 'Dev Nair')).status).toBe(201);
  await house.seat(one, cast(), 'Dev Nair');
  expect(await stateOf(one)).toBe('arb_appointed');
  const [notice, ...before] = await papersOf(one, 'appointment');
  expect(before).toHaveLength(1);
  expect(hers.mandates.sitting.map(({ noticeId }: { noticeId: string }) => noticeId)).not.toContain(
    notice?.id,
  );
  clock.now = new Date('2026-11-25T06:30:00Z');
  await database.db.updateTable('identity_session').set({ seenAt: clock.now }).execute();
  await receives(one, one.respondent, '2026-11-25');
  expect(await daysOf(one, ben)).toEqual({
    ...{ 'Dev Nair': '2026-12-10', 'Bina Das': '2026-12-08', 'Chetan Oak': '2026-12-08' },
  });
  const appointed = (await eventsOf(one)).filter(({ type }) => type === 'arbitrator_appointed');
  expect(appointed.at(-1)?.details).toMatchObject({ isSubstitute: true, seat: 'claimant' });
  expect((await eventsOf(one)).filter(({ type }) => type === 'deposits_asked')).toHaveLength(1);
});

test('two of three who dismiss a challenge leave the tribunal as it is, whoever has not voted', {
  timeout: 60_000,
}, async () => {
  const one = await house.three(cast());
  await challenge(one, 'Chetan Oak');
  await answer(one, 'Chetan Oak');
  await votes(one, 'Asha Rao', false, 'Chetan Oak');
  await votes(one, 'Chetan Oak', false, 'Chetan Oak');
  expect(await stateOf(one)).toBe('arb_appointed');
  const { sitting } = (await page(one, ben)).mandates;
  expect(sitting).toHaveLength(3);
  expect(sitting[2].challenges).toMatchObject([{ decision: { upheld: false } }]);
  expect(await codeOf(votes(one, 'Bina Das', true, 'Chetan Oak'))).toBe('not_asked');
});

test('what one of three discloses later begins a time about that one alone, and who presides is followed by the choice of the two', {
  timeout: 60_000,
}, async () => {
  const one = await house.three(cast());
  await receives(one, one.respondent, '2026-11-23');
  clock.now = new Date('2026-11-26T06:30:00Z');
  await database.db.updateTable('identity_session').set({ seenAt: clock.now }).execute();
  const words = { words: 'My daughter has joined the claimant’s bank.' };
  await house.post(`/api/appointments/${one.id}/circumstances`, house.whoIs('Bina Das'), words);
  await receives(one, one.respondent, '2026-11-26', 'circumstances');
  expect(await daysOf(one, ben)).toEqual({
    ...{ 'Asha Rao': '2026-12-08', 'Bina Das': '2026-12-11', 'Chetan Oak': '2026-12-08' },
  });
  expect((await challenge(one, 'Bina Das')).status).toBe(201);
  const path = `/api/disputes/${one.id}/tribunal/terminations`;
  const candidate = await house.invitationOf(one, 'Chetan Oak');
  for (const [partyId, who] of [
    [one.claimant, ada],
    [one.respondent, ben],
  ] as const)
    expect((await house.post(path, who, { candidate, partyId })).status).toBe(201);
  expect(await stateOf(one)).toBe('arb_constituting');
  expect((await page(one, ada)).members[2]).toMatchObject({ standing: 'agreeing' });
  // The end of one mandate answers nothing of another.
  const office = await signedIn(database.db, { roles: ['registrar'], now: clock.now });
  const queue = (await house.ask('GET', '/api/office/queue', office)).data.items;
  expect(queue.map(({ id }: { id: string }) => id)).toContain(`${one.id} challenge_open`);
  await house.preside(one, 'Asha Rao', 'Esha Kaul');
  expect((await house.preside(one, 'Bina Das', 'Esha Kaul')).status).toBe(201);
  expect((await own(one, 'Esha Kaul')).state).toBe('open');
});

test('the office’s list of tribunals to form says what three wait for, and a lot takes none of them', async () => {
  const one = await house.answered(cast(), 3);
  const path = `/api/office/disputes/${one.id}/tribunal`;
  await house.post(`${path}/nominations`, rhea, { seat: 'both' });
  const { rows } = (await house.ask('GET', '/api/office/tribunals', { cookie: rhea.cookie })).data;
  const row = rows.find(({ id }: { id: string }) => id === one.id);
  expect(row).toMatchObject({ hindrance: { limit: 'nominee', whose: 'party' } });
  const lot = await house.post('/api/office/lots', rhea, { claimant: row.claimant });
  expect(lot.error?.code).toBe('nothing_to_form');
  const names = { names: [], reason: '' };
  expect(await codeOf(house.post(`${path}/lists`, rhea, names))).toBe('wrong_seat');
});
