import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { asking } from '../../../../tests/api-request.ts';
import { appWith, serviceParts, settings } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling } from '../../../../tests/disputes.ts';
import { dispatched, go, responseDeps } from '../../../../tests/notices.ts';
import { onPanel } from '../../../../tests/panel-members.ts';
import { newId } from '../../../platform/ids.ts';
import { limitsFor } from '../../disputes/actions/limits.ts';
import { addMember } from '../../disputes/actions/members.ts';
import { findFile } from '../../disputes/actions/reading.ts';
import { openNominations } from '../actions/nominating.ts';
import { passOverdue } from '../actions/timers.ts';
import type { AppointmentsDeps } from '../routes.ts';
import { QUESTIONS } from '../rules/disclosure/questions.ts';

// Three members (law and lifecycle 6.5, Part C, 11; ACA ss. 10, 11(3) to (5) and 15(2)): two nominees, and who presides.
let database: TestDatabase;
let deps: AppointmentsDeps;
let wired: Awaited<ReturnType<typeof responseDeps>>;
let app: App;
let rhea: SignedIn;
let ada: SignedIn;
let ben: SignedIn;
const clock = { now: new Date('2026-11-02T06:30:00Z') };
const NAMES = ['Asha Rao', 'Bina Das', 'Chetan Oak', 'Dev Nair', 'Esha Kaul', 'Farid Ali'];
const START = '2026-11-23T06:30:00Z';
type Neutral = SignedIn & { id: string; name: string };
const panel = new Map<string, Neutral>();

beforeAll(async () => {
  database = await testDatabase();
  wired = await responseDeps(database.db, clock);
  deps = { ...wired, ...serviceParts, settings, noticeLink: async () => null };
  app = appWith(database, { now: () => clock.now, papers: wired.papers });
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(START);
  const { db } = database;
  await db.deleteFrom('try_count').execute();
  await db.updateTable('panel_listing').set({ state: 'withdrawn' }).execute();
  panel.clear();
  for (const name of NAMES) {
    const one = await signedIn(db, { name, now: clock.now });
    const id = await onPanel(db, clock.now, { name, personId: one.personId });
    panel.set(id, { ...one, id, name });
  }
  [rhea, ada, ben] = [
    await signedIn(db, { roles: ['registrar'], name: 'Rhea Registrar', now: clock.now }),
    await signedIn(db, { name: 'Ada Trader', now: clock.now }),
    await signedIn(db, { name: 'Ben Borrower', now: clock.now }),
  ];
});

const ask = asking(() => app);

async function answered() {
  const one = await dispatched(wired, aFiling({ arbitrators: 3 }));
  await go(wired, one.id, [['served', 'system']], one.partyId);
  await go(wired, one.id, [['answered', 'respondent']], one.partyId);
  const { id: claimant } = await database.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', one.id)
    .where('side', '=', 'claimant')
    .select('id')
    .executeTakeFirstOrThrow();
  for (const [partyId, { personId }] of [
    [claimant, ada],
    [one.partyId, ben],
  ] as const)
    await addMember(database.db, {
      ...{ id: newId(), disputeId: one.id, partyId, personId, email: null },
      ...{ role: 'party', at: clock.now },
    });
  return { ...one, claimant, respondent: one.partyId };
}
type Waiting = Awaited<ReturnType<typeof answered>>;

const post = async (path: string, { cookie }: SignedIn, body: Record<string, unknown> = {}) =>
  ask('POST', path, { cookie, body });
const office = async ({ id }: Waiting, { cookie } = rhea) =>
  (await ask('GET', `/api/office/disputes/${id}/tribunal`, { cookie })).data;
const see = async ({ id }: Waiting, { cookie }: SignedIn) =>
  (await ask('GET', `/api/disputes/${id}/tribunal`, { cookie })).data;
const own = async ({ id }: Waiting, { cookie }: SignedIn) =>
  (await ask('GET', `/api/appointments/${id}`, { cookie })).data;
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).error?.code;
const called = (name: string): Neutral => {
  const one = [...panel.values()].find((other) => other.name === name);
  if (!one) throw new Error(`${name} is not on the panel.`);
  return one;
};

/** Another moment, at which everybody is still signed in. */
async function goTo(now: Date): Promise<void> {
  clock.now = now;
  const expiresAt = new Date(now.getTime() + 30 * 86_400_000);
  await database.db.updateTable('identity_session').set({ seenAt: now, expiresAt }).execute();
  await database.db
    .updateTable('identity_session')
    .where('secondFactorAt', 'is not', null)
    .set({ secondFactorAt: now })
    .execute();
}

const askSides = (one: Waiting, seat = 'both') =>
  post(`/api/office/disputes/${one.id}/tribunal/nominations`, rhea, { seat });
const name = (one: Waiting, who: SignedIn, neutral: string) =>
  post(`/api/disputes/${one.id}/tribunal/nominations`, who, {
    partyId: who === ada ? one.claimant : one.respondent,
    neutral,
  });
const memberOf = async (one: Waiting, seat: string, who = ada) =>
  (await see(one, who)).members.find((member: { seat: string }) => member.seat === seat);
const accept = (one: Waiting, who: Neutral) =>
  post(`/api/appointments/${one.id}/acceptance`, who, {
    ...{ experience: 'Ten awards.', elsewhere: 0, signedAs: who.name, counted: 0 },
    ...Object.fromEntries(QUESTIONS.map((question) => [question, { isYes: false, what: '' }])),
  });
const propose = (one: Waiting, who: Neutral, neutral: string) =>
  post(`/api/appointments/${one.id}/presiding`, who, { neutral });
const fill = (one: Waiting, seat: string, neutral: string, reason = 'First of the ranking.') =>
  post(`/api/office/disputes/${one.id}/tribunal/members`, rhea, { seat, neutral, reason });

async function asked() {
  const one = await answered();
  expect((await askSides(one)).status).toBe(201);
  return one;
}
/** Whoever is asked for a seat accepts, nobody objects, and the registrar appoints. */
async function appointed(one: Waiting, seat: string, who: Neutral) {
  expect((await accept(one, who)).status).toBe(201);
  const { id: candidate } = (await memberOf(one, seat)).candidate;
  for (const [party, partyId] of [
    [ada, one.claimant],
    [ben, one.respondent],
  ] as const)
    await post(`/api/disputes/${one.id}/tribunal/objections`, party, {
      ...{ candidate, partyId, objects: false, reason: '' },
    });
  return post(`/api/office/disputes/${one.id}/tribunal/appointment`, rhea, { candidate });
}
const stateOf = async ({ id }: Waiting) => (await findFile(database.db, id))?.dispute.state;
const rowsOf = async ({ id }: Waiting, row: string) => {
  const file = await findFile(database.db, id);
  return file
    ? (await limitsFor(database.db, file, clock.now)).filter((one) => one.row === row)
    : [];
};
async function named(first = 'Asha Rao', second = 'Bina Das') {
  const one = await asked();
  expect((await name(one, ada, called(first).id)).status).toBe(201);
  expect((await name(one, ben, called(second).id)).status).toBe(201);
  return { ...one, asha: called(first), bina: called(second) };
}

test('each side names one, the two name who presides, and the tribunal stands with the last of the three', {
  timeout: 60_000,
}, async () => {
  const one = await named();
  for (const [seat, who] of [
    ['claimant', one.asha],
    ['respondent', one.bina],
  ] as const) {
    expect((await memberOf(one, seat, ben)).candidate).toMatchObject({ stage: 'invited' });
    expect((await appointed(one, seat, who)).status).toBe(201);
    expect(await stateOf(one)).toBe('arb_constituting');
  }
  expect(await rowsOf(one, 'pleadings')).toEqual([]);
  const chetan = called('Chetan Oak');
  expect((await propose(one, one.asha, called('Dev Nair').id)).status).toBe(201);
  expect((await own(one, one.bina)).presiding).toMatchObject({ own: null, other: 'Dev Nair' });
  expect(JSON.stringify(await see(one, ada))).not.toContain('Dev Nair');
  expect((await propose(one, one.bina, chetan.id)).status).toBe(201);
  expect((await memberOf(one, 'presiding')).standing).toBe('agreeing');
  expect((await propose(one, one.asha, chetan.id)).status).toBe(201);
  expect((await appointed(one, 'presiding', chetan)).status).toBe(201);
  expect(await stateOf(one)).toBe('arb_appointed');
  expect(await rowsOf(one, 'pleadings')).toHaveLength(1);
  for (const who of [one.asha, one.bina, chetan])
    expect((await ask('GET', `/api/disputes/${one.id}`, { cookie: who.cookie })).status).toBe(200);
});

test('a name is sealed from the other side and the office until both are in, and is given once', async () => {
  const one = await asked();
  const asha = called('Asha Rao');
  await name(one, ada, asha.id);
  expect((await see(one, ada)).nomination.own).toBe('Asha Rao');
  const his = await see(one, ben);
  expect(his.nomination.own).toBeNull();
  expect(await memberOf(one, 'claimant', ben)).toMatchObject({
    candidate: null,
    standing: 'naming',
  });
  expect((await office(one)).naming).toMatchObject([{ hasNamed: true }, { hasNamed: false }]);
  expect(await codeOf(name(one, ada, called('Bina Das').id))).toBe('already_done');
  expect((await ask('GET', `/api/appointments/${one.id}`, { cookie: asha.cookie })).status).toBe(
    404,
  );
});

test('where both name the same person neither stands, and both are asked again', async () => {
  const one = await asked();
  await name(one, ada, called('Asha Rao').id);
  expect((await name(one, ben, called('Asha Rao').id)).status).toBe(201);
  const again = await see(one, ben);
  expect(again.nomination).toMatchObject({ isAgain: true, own: null });
  expect(again.nomination.mayName).toHaveLength(1);
  expect((await memberOf(one, 'claimant')).candidate).toBeNull();
});

test('of two last names at once both count, and each is asked once', async () => {
  const one = await asked();
  const [first, second] = await Promise.all([
    name(one, ada, called('Asha Rao').id),
    name(one, ben, called('Bina Das').id),
  ]);
  expect([first.status, second.status]).toEqual([201, 201]);
  const { members } = await office(one);
  expect(members.map((one: { candidate: { name: string } | null }) => one.candidate?.name)).toEqual(
    ['Asha Rao', 'Bina Das', undefined],
  );
});

test('a name in the last second counts, the next second does not, and for the silent side the registrar appoints with a reason', async () => {
  const one = await asked();
  const [mine] = await rowsOf(one, 'nominee');
  await goTo(new Date((mine?.overAt.getTime() ?? 0) - 1000));
  expect((await name(one, ada, called('Asha Rao').id)).status).toBe(201);
  await goTo(new Date(mine?.overAt.getTime() ?? 0));
  expect(await codeOf(name(one, ben, called('Bina Das').id))).toBe('time_over');
  await openNominations(deps);
  await openNominations(deps);
  expect((await memberOf(one, 'claimant')).candidate).toMatchObject({ name: 'Asha Rao' });
  expect(await memberOf(one, 'respondent')).toMatchObject({ standing: 'office' });
  expect(await codeOf(fill(one, 'respondent', called('Bina Das').id, ''))).toBe('reason_missing');
  expect(await codeOf(fill(one, 'respondent', called('Asha Rao').id))).toBe('nominee_member');
  expect(await codeOf(fill(one, 'presiding', called('Bina Das').id))).toBe('not_asked');
  expect((await fill(one, 'respondent', called('Bina Das').id)).status).toBe(201);
});

test('nobody is named who is a party, is not there, or was not chosen; and no list is sent for three', async () => {
  const one = await asked();
  const tied = await signedIn(database.db, { name: 'Ben Borrower', now: clock.now });
  const id = await onPanel(database.db, clock.now, {
    name: 'Ben Borrower',
    personId: tied.personId,
  });
  expect(await codeOf(name(one, ada, id))).toBe('nominee_tied');
  expect(await codeOf(name(one, ada, newId()))).toBe('nominee_unknown');
  const none = await name(one, ada, '');
  expect(none.error).toMatchObject({
    code: 'nominee_missing',
    fields: { neutral: expect.any(String) },
  });
  expect((await see(one, ada)).nomination.mayName).toHaveLength(1);
});

test('who declines is replaced by their own side, and the other member stays', async () => {
  const one = await named();
  expect((await appointed(one, 'respondent', one.bina)).status).toBe(201);
  await post(`/api/appointments/${one.id}/refusal`, one.asha);
  expect((await see(one, ada)).nomination.mayName).toHaveLength(1);
  expect((await see(one, ben)).nomination).toBeNull();
  expect(await codeOf(name(one, ada, called('Asha Rao').id))).toBe('nominee_tied');
  expect((await name(one, ada, called('Esha Kaul').id)).status).toBe(201);
  expect((await memberOf(one, 'claimant')).candidate).toMatchObject({ name: 'Esha Kaul' });
  expect((await memberOf(one, 'respondent')).candidate).toMatchObject({ stage: 'appointed' });
});

test('a nominee who lets the time pass is passed over alone', async () => {
  const one = await named();
  await accept(one, one.bina);
  await goTo(new Date('2026-12-20T06:30:00Z'));
  await passOverdue(deps);
  expect((await memberOf(one, 'claimant')).standing).toBe('naming');
  expect((await memberOf(one, 'respondent')).candidate).not.toBeNull();
});

test('where the two do not agree in time, the registrar finds who presides; one who withdraws later is replaced alone', async () => {
  const one = await named();
  await appointed(one, 'claimant', one.asha);
  await appointed(one, 'respondent', one.bina);
  expect(await codeOf(fill(one, 'presiding', called('Dev Nair').id))).toBe('time_running');
  const [limit] = await rowsOf(one, 'presiding');
  await goTo(new Date(limit?.overAt.getTime() ?? 0));
  expect(await codeOf(propose(one, one.asha, called('Dev Nair').id))).toBe('time_over');
  expect((await fill(one, 'presiding', called('Dev Nair').id)).status).toBe(201);
  expect((await appointed(one, 'presiding', called('Dev Nair'))).status).toBe(201);
  const [pleadings] = await rowsOf(one, 'pleadings');
  await post(`/api/appointments/${one.id}/withdrawal`, one.asha, { reason: 'I am ill.' });
  expect(await stateOf(one)).toBe('arb_constituting');
  expect((await name(one, ada, called('Farid Ali').id)).status).toBe(201);
  expect((await appointed(one, 'claimant', called('Farid Ali'))).status).toBe(201);
  expect(await stateOf(one)).toBe('arb_appointed');
  expect(await rowsOf(one, 'pleadings')).toMatchObject([{ dueOn: pleadings?.dueOn }]);
});
