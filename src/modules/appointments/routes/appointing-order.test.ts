import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { asking } from '../../../../tests/api-request.ts';
import { appWith, serviceParts, settings } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, move } from '../../../../tests/disputes.ts';
import { dispatched, go, responseDeps } from '../../../../tests/notices.ts';
import { onPanel } from '../../../../tests/panel-members.ts';
import { newId } from '../../../platform/ids.ts';
import { limitsFor } from '../../disputes/actions/limits.ts';
import { addMember } from '../../disputes/actions/members.ts';
import { findFile } from '../../disputes/actions/reading.ts';
import { appointmentLetters } from '../actions/mail.ts';
import type { AppointmentsDeps } from '../routes.ts';
import { QUESTIONS } from '../rules/disclosure/questions.ts';
import { findLastInvitation } from '../store/invitations.ts';

// What may go wrong between a list of names and an appointment, and in which order (law and lifecycle 6.5 and 6.8).
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

async function answered(change: Parameters<typeof aFiling>[0] = {}) {
  const one = await dispatched(wired, aFiling(change));
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
/** Who was asked last there, as the pages name them; nobody's id where nobody was. */
const askedIn = async ({ id }: Waiting): Promise<string> =>
  (await findLastInvitation(database.db, id))?.id ?? newId();
const inOffice = async (what: string, one: Waiting, body = {}, who = rhea) =>
  post(`/api/office/disputes/${one.id}/tribunal/${what}`, who, {
    ...(what === 'lists' ? {} : { candidate: await askedIn(one) }),
    ...body,
  });
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).error?.code;

/** A list that both sides answered alike, so that its names are asked in its order. */
async function invited(change: Parameters<typeof aFiling>[0] = {}, keep = 5) {
  const one = await answered(change);
  return { ...one, names: await listed(one, keep) };
}

async function listed(one: Waiting, keep = 5, reason = ''): Promise<Neutral[]> {
  const first = (await office(one)).proposal.first.map(({ id }: { id: string }) => id);
  const sent = await inOffice('lists', one, { names: first, reason });
  expect(sent.status).toBe(201);
  const list = sent.data.list;
  const said = { list, strikes: first.slice(keep), ranking: first.slice(0, keep) };
  for (const [who, partyId] of [
    [ada, one.claimant],
    [ben, one.respondent],
  ] as const)
    expect(
      (await post(`/api/disputes/${one.id}/tribunal/replies`, who, { partyId, ...said })).status,
    ).toBe(201);
  return first.map((id: string) => panel.get(id) as Neutral);
}

const accept = async (one: Waiting, who: Neutral, counted = 0) =>
  post(`/api/appointments/${one.id}/acceptance`, who, {
    experience: 'Ten awards.',
    elsewhere: 0,
    ...Object.fromEntries(QUESTIONS.map((question) => [question, { isYes: false, what: '' }])),
    signedAs: who.name,
    counted,
  });
const decline = (one: Waiting, who: Neutral) => post(`/api/appointments/${one.id}/refusal`, who);
const say = async (one: Waiting, who: SignedIn, partyId: string, reason = '') =>
  post(`/api/disputes/${one.id}/tribunal/objections`, who, {
    ...{ partyId, candidate: await askedIn(one), objects: reason !== '', reason },
  });
const heard = async (one: Waiting) => {
  expect((await say(one, ada, one.claimant)).status).toBe(201);
  expect((await say(one, ben, one.respondent)).status).toBe(201);
};
const running = async ({ id }: Waiting) => {
  const file = await findFile(database.db, id);
  const limits = file ? await limitsFor(database.db, file, clock.now) : [];
  return limits.flatMap(({ state, row }) => (state === 'running' ? [row] : []));
};
const first = ({ names }: { names: Neutral[] }) => names[0] as Neutral;
const second = ({ names }: { names: Neutral[] }) => names[1] as Neutral;

async function appointed() {
  const one = await invited();
  expect((await accept(one, first(one))).status).toBe(201);
  await heard(one);
  expect((await inOffice('appointment', one)).status).toBe(201);
  return one;
}

async function asRegistrar(who: Neutral): Promise<Neutral> {
  await database.db
    .insertInto('identity_role')
    .values({
      ...{ id: newId(), personId: who.personId, role: 'registrar' },
      ...{ givenBy: null, givenAt: clock.now },
    })
    .execute();
  await database.db
    .updateTable('identity_session')
    .set({ secondFactorAt: clock.now })
    .where('personId', '=', who.personId)
    .execute();
  return who;
}

test('a registrar who is asked to decide, or may be asked next, does nothing for the office in the dispute', async () => {
  const one = await invited();
  const [both, next] = [await asRegistrar(first(one)), await asRegistrar(second(one))];
  const { status } = await ask('GET', `/api/office/disputes/${one.id}/tribunal`, {
    cookie: both.cookie,
  });
  expect(status).toBe(403);
  expect((await accept(one, both)).status).toBe(201);
  await say(one, ada, one.claimant, 'They are the registrar.');
  await say(one, ben, one.respondent);
  const dismissed = { partyId: one.claimant, upheld: false, reason: 'I am not.' };
  expect(await codeOf(inOffice('decisions', one, dismissed, both))).toBe('own_dispute');
  expect(await codeOf(inOffice('appointment', one, {}, both))).toBe('own_dispute');
  // Whoever would be asked next decides no objection to the first.
  const upheld = { partyId: one.claimant, upheld: true, reason: 'It is so.' };
  expect(await codeOf(inOffice('decisions', one, upheld, next))).toBe('own_dispute');
});

test('an arbitrator whose dispute lost its basis reads nothing of it any more, and is not the second one later', async () => {
  const one = await appointed();
  const arbitrator = first(one);
  const { cookie } = arbitrator;
  const board = () => ask('GET', `/api/disputes/${one.id}`, { cookie });
  expect((await board()).status).toBe(200);
  await go(wired, one.id, [['basis_withdrawn', 'registrar']]);
  expect((await board()).status).toBe(404);
  expect((await ask('GET', '/api/disputes', { cookie })).data.disputes).toEqual([]);
});

test('no limit of the tribunal runs on after the dispute lost its basis', async () => {
  const one = await appointed();
  await go(wired, one.id, [['basis_withdrawn', 'registrar']]);
  const rows = await running(one);
  expect(rows).not.toContain('pleadings');
  expect(rows).not.toContain('preliminary_meeting');
});

test('a word about one candidate is not taken for the next, whether a party or the registrar says it', async () => {
  const one = await invited();
  await accept(one, first(one));
  const read = await see(one, ada);
  await decline(one, first(one));
  await accept(one, second(one));
  const late = await post(`/api/disputes/${one.id}/tribunal/objections`, ada, {
    ...{ partyId: one.claimant, objects: false, reason: '' },
    candidate: read.candidate.id,
  });
  expect(late.error?.code).toBe('not_asked');
  await heard(one);
  const office = { candidate: read.candidate.id };
  expect(await codeOf(inOffice('appointment', one, office))).toBe('not_asked');
  expect((await inOffice('appointment', one)).status).toBe(201);
});

test('another list names nobody who was asked before and is asked no more', async () => {
  const one = await invited({}, 3);
  for (const name of one.names.slice(0, 3)) expect((await decline(one, name)).status).toBe(201);
  const { proposal } = await office(one);
  const shown = [...proposal.first, ...proposal.reserve].map(({ id }: { id: string }) => id);
  expect(shown).not.toContain(first(one).id);
});

test('of a dispute that was withdrawn whoever was asked reads no names, and is asked nothing', async () => {
  const one = await invited();
  const letters = appointmentLetters(deps);
  const { id } = await database.db
    .selectFrom('appointment_invitation')
    .where('disputeId', '=', one.id)
    .select('id')
    .executeTakeFirstOrThrow();
  await go(wired, one.id, [['withdrawal_asked', 'claimant']], one.claimant);
  await go(wired, one.id, [['withdrawal_unopposed', 'respondent']], one.respondent);
  await go(wired, one.id, [['withdrawn', 'registrar']]);
  expect(await own(one, first(one))).toMatchObject({ state: 'over', claimants: [], lawyers: [] });
  const to = { to: 'x@example.org', publicUrl: 'https://example.org' };
  expect(await letters.appointment_asked(id, to as never)).toBeNull();
});

test('nobody is named who worked on the dispute for the institution before', async () => {
  const one = await answered();
  const [who] = [...panel.values()] as [Neutral];
  const moves = [
    ['officer_assigned', 'officer', { personId: who.personId, role: 'case_officer' }],
    ['officer_removed', 'registrar', { personId: rhea.personId, role: 'registrar' }],
  ] as const;
  for (const [type, as, by] of moves)
    await move(wired, {
      ...{ disputeId: one.id, type, as, by, partyId: null },
      ...{ why: 'Another takes it.', details: {} },
    });
  const { proposal } = await office(one);
  expect(proposal.barred).toContainEqual(
    expect.objectContaining({ name: who.name, ties: ['works_on_it'] }),
  );
});
