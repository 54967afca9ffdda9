import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { asking } from '../../../../tests/api-request.ts';
import { appWith, serviceParts, settings } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty } from '../../../../tests/disputes.ts';
import { dispatched, go, responseDeps } from '../../../../tests/notices.ts';
import { declares, onPanel } from '../../../../tests/panel-members.ts';
import { newId } from '../../../platform/ids.ts';
import { addMember } from '../../disputes/actions/members.ts';
import { appointmentsDataOf, appointmentsEraser } from '../actions/person-data.ts';
import { passOverdue } from '../actions/timers.ts';
import type { AppointmentsDeps } from '../routes.ts';
import { QUESTIONS } from '../rules/disclosure/questions.ts';
import { findLastInvitation } from '../store/invitations.ts';

// From the order of the names to the appointment, through the endpoints (law and lifecycle 6.5; ACA ss. 11 to 15 and 18).
let database: TestDatabase;
let deps: AppointmentsDeps;
let app: App;
let [rhea, ada, ben, eve] = [] as unknown as [SignedIn, SignedIn, SignedIn, SignedIn];
const START = '2026-11-23T06:30:00Z';
const clock = { now: new Date(START) };
const NAMES = ['Asha Rao', 'Bina Das', 'Chetan Oak', 'Dev Nair', 'Esha Kaul'] as const;
/** The panel by its names: each with an account. */
const neutrals = new Map<string, { id: string; who: SignedIn }>();

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  const bare = await responseDeps(db, clock);
  deps = { ...bare, ...serviceParts, settings, noticeLink: async () => null };
  app = appWith(database, { now: () => clock.now, papers: bare.papers });
  for (const name of NAMES) {
    const id = await onPanel(db, clock.now, { name, capacity: 50 });
    const who = await signedIn(db, { name, now: clock.now });
    await db
      .updateTable('panel_neutral')
      .set({ personId: who.personId })
      .where('id', '=', id)
      .execute();
    neutrals.set(name, { id, who });
  }
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(START);
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

const ask = asking(() => app);
const asRhea = (method: 'GET' | 'POST', path: string, body?: object) =>
  ask(method, path, { cookie: rhea.cookie, ...(body ? { body } : {}) });

/** Each dispute has parties of its own, or what is counted in one would bar in the next. */
let many = 0;

/** A dispute whose list was answered: Asha is first, Bina second, and so on. */
async function ordered() {
  const wired = await responseDeps(database.db, clock);
  many += 1;
  const mark = String.fromCodePoint(97 + (many % 26)).repeat(4 + Math.floor(many / 26));
  const claimed = `Ada Traders ${mark}`;
  const parties = [
    aParty('claimant', { name: claimed }),
    aParty('respondent', { name: `Ben Borrower ${mark}` }),
  ];
  const one = await dispatched(wired, aFiling({ parties }));
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
  const names = NAMES.map((name) => neutrals.get(name)?.id ?? '');
  const sent = await asRhea('POST', `/api/office/disputes/${one.id}/tribunal/lists`, {
    names,
    reason: '',
  });
  expect(sent.status).toBe(201);
  for (const [partyId, { cookie }] of [
    [claimant, ada],
    [one.partyId, ben],
  ] as const) {
    const body = { list: sent.data.list, partyId, strikes: [], ranking: names };
    const path = `/api/disputes/${one.id}/tribunal/replies`;
    const replied = await ask('POST', path, { cookie, body, language: 'mr' });
    expect(replied.status).toBe(201);
  }
  return { id: one.id, claimant, respondent: one.partyId, claimed };
}
type Ordered = Awaited<ReturnType<typeof ordered>>;

const whoIs = (name: (typeof NAMES)[number]): SignedIn => {
  const found = neutrals.get(name);
  if (!found) throw new Error(name);
  return found.who;
};
const noes = Object.fromEntries(
  QUESTIONS.map((question) => [question, { isYes: false, what: '' }]),
);
const accept = (
  { id }: Ordered,
  name: (typeof NAMES)[number] = 'Asha Rao',
  change: object = {},
  as: SignedIn = whoIs(name),
) =>
  ask('POST', `/api/appointments/${id}/acceptance`, {
    cookie: as.cookie,
    body: {
      experience: 'Forty arbitrations.',
      elsewhere: 2,
      ...noes,
      signedAs: name,
      counted: 0,
      ...change,
    },
  });
const decline = ({ id }: Ordered, name: (typeof NAMES)[number]) =>
  ask('POST', `/api/appointments/${id}/refusal`, { cookie: whoIs(name).cookie, body: {} });
const own = async ({ id }: Ordered, { cookie }: SignedIn) =>
  ask('GET', `/api/appointments/${id}`, { cookie });
/** Who was asked last there, as the pages name them; nobody's id where nobody was. */
const askedIn = async ({ id }: Ordered): Promise<string> =>
  (await findLastInvitation(database.db, id))?.id ?? newId();
const say = async (
  one: Ordered,
  { cookie }: SignedIn,
  body: { partyId: string; objects?: boolean; reason?: string },
) =>
  ask('POST', `/api/disputes/${one.id}/tribunal/objections`, {
    cookie,
    body: { objects: false, reason: '', candidate: await askedIn(one), ...body },
  });
const seen = async ({ id }: Ordered, { cookie }: SignedIn) =>
  (await ask('GET', `/api/disputes/${id}/tribunal`, { cookie })).data;
const inOffice = async ({ id }: Ordered) =>
  (await asRhea('GET', `/api/office/disputes/${id}/tribunal`)).data;
const appoint = async (one: Ordered, { cookie } = rhea) =>
  ask('POST', `/api/office/disputes/${one.id}/tribunal/appointment`, {
    ...{ cookie, body: { candidate: await askedIn(one) } },
  });
const typesOf = async ({ id }: Ordered) =>
  (
    await database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', id)
      .orderBy('number')
      .select('type')
      .execute()
  ).map(({ type }) => type);
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).error?.code;
const unopposed = async (one: Ordered) => {
  expect((await say(one, ada, { partyId: one.claimant })).status).toBe(201);
  expect((await say(one, ben, { partyId: one.respondent })).status).toBe(201);
};

describe('the first name of both sides is asked', () => {
  test('once the answers are opened, by a letter, and sees the names of the parties alone', async () => {
    const one = await ordered();
    const { data, status } = await own(one, whoIs('Asha Rao'));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      state: 'open',
      claimants: [one.claimed],
      name: 'Asha Rao',
      counted: [],
      disclosure: null,
    });
    expect(Object.keys(data)).not.toContain('title');
    const letters = await database.db
      .selectFrom('outbox_mail')
      .where('kind', '=', 'appointment_asked')
      .select(['refersTo', 'language'])
      .execute();
    expect(letters.length).toBeGreaterThan(0);
    // The dispute is in English, and its last answer came from a page in Marathi.
    expect(new Set(letters.map(({ language }) => language))).toEqual(new Set(['en']));
  });

  test('and nothing of the case is theirs before they are appointed', async () => {
    const one = await ordered();
    const { cookie } = whoIs('Asha Rao');
    for (const path of [
      `/api/disputes/${one.id}`,
      `/api/disputes/${one.id}/workspace`,
      `/api/disputes/${one.id}/tribunal`,
    ])
      expect((await ask('GET', path, { cookie })).status, path).toBe(404);
  });

  test('a stranger, a party and the next name are asked nothing, and answer for nobody', async () => {
    const one = await ordered();
    for (const who of [eve, ada, whoIs('Bina Das')]) {
      expect((await own(one, who)).status).toBe(404);
      expect((await accept(one, 'Asha Rao', {}, who)).status).toBe(404);
      const body = { cookie: who.cookie, body: {} };
      expect((await ask('POST', `/api/appointments/${one.id}/refusal`, body)).status).toBe(404);
      const withdrawal = { cookie: who.cookie, body: { reason: 'No' } };
      expect((await ask('POST', `/api/appointments/${one.id}/withdrawal`, withdrawal)).status).toBe(
        404,
      );
    }
    const { data } = await ask('GET', '/api/appointments', { cookie: eve.cookie });
    expect(data.invitations).toEqual([]);
  });

  test('nobody is asked whom something ties to the case by then; the next is', async () => {
    const { db } = database;
    for (const appointedOn of ['2026-01-05', '2026-02-05'])
      await declares(db, neutrals.get('Asha Rao')?.id ?? '', {
        ...{ appointedOn, partyGroup: 'Another Bank', at: clock.now },
      });
    const one = await ordered();
    expect((await own(one, whoIs('Asha Rao'))).status).toBe(200);
    // The claimant's group turns up in what Asha declares: they are not asked in the next one.
    for (const appointedOn of ['2026-03-05', '2026-04-05'])
      await declares(db, neutrals.get('Asha Rao')?.id ?? '', {
        ...{ appointedOn, partyGroup: one.claimed, at: clock.now },
      });
    expect((await appoint(one)).status).toBe(409);
    expect(await codeOf(accept(one))).toBe('conflict');
  });
});

describe('they accept with a signed disclosure', () => {
  test('which is a paper of the record, served on every party, and opens the same window for each', async () => {
    const one = await ordered();
    expect((await accept(one)).status).toBe(201);
    const [hers, his] = [await seen(one, ada), await seen(one, ben)];
    expect({ ...hers.candidate, maySay: [] }).toEqual({ ...his.candidate, maySay: [] });
    expect(hers.candidate).toMatchObject({ name: 'Asha Rao', stage: 'disclosed' });
    expect(hers.candidate.disclosure.answers).toHaveLength(QUESTIONS.length);
    expect(hers.candidate.disclosure.ongoing).toEqual({ here: 0, elsewhere: 2 });
    expect(hers.candidate.dueOn).toBe('2026-11-30');
    const { documentId } = hers.candidate;
    for (const { cookie } of [ada, ben]) {
      const file = await app.request(`/api/disputes/${one.id}/documents/${documentId}`, {
        headers: { cookie },
      });
      expect(file.headers.get('content-type')).toBe('application/pdf');
    }
    const served = await database.db
      .selectFrom('service_document')
      .innerJoin('service_recipient', 'service_recipient.paperId', 'service_document.id')
      .where('documentId', '=', documentId)
      .select('partyId')
      .execute();
    expect(served.map(({ partyId }) => partyId).toSorted()).toEqual(
      [one.claimant, one.respondent].toSorted(),
    );
  });

  test('and while it is in doubt who a respondent is, it waits for all, and they are not passed over', async () => {
    const one = await ordered();
    const wired = await responseDeps(database.db, clock);
    await go(wired, one.id, [['identity_disputed', 'respondent']], one.respondent);
    expect((await accept(one)).status).toBe(201);
    const { candidate } = await seen(one, ada);
    expect(candidate).toMatchObject({ stage: 'accepted', disclosure: null, documentId: null });
    expect(candidate.maySay).toEqual([]);
    clock.now = new Date('2026-12-01T06:30:00Z'); // the time to accept is long over
    await passOverdue(deps);
    expect((await own(one, whoIs('Asha Rao'))).data.state).toBe('accepted');
    await go(wired, one.id, [['identity_confirmed', 'officer']], one.respondent);
    await passOverdue(deps);
    await passOverdue(deps);
    expect((await typesOf(one)).filter((type) => type === 'disclosure_served')).toHaveLength(1);
    const after = await seen(one, ben);
    expect(after.candidate).toMatchObject({ stage: 'disclosed', dueOn: '2026-12-08' });
    expect(after.candidate.disclosure.signedAs).toBe('Asha Rao');
  });

  test('and while that doubt lasts the time of whoever was asked is held: they may answer it after its last day', async () => {
    const one = await ordered();
    const wired = await responseDeps(database.db, clock);
    await go(wired, one.id, [['identity_disputed', 'respondent']], one.respondent);
    clock.now = new Date('2026-12-01T06:30:00Z');
    await passOverdue(deps);
    expect((await own(one, whoIs('Asha Rao'))).data.state).toBe('open');
    expect((await accept(one)).status).toBe(201);
  });

  test('and what they disclosed is in the copy of their own data, and kept', async () => {
    const one = await ordered();
    await accept(one);
    const { personId } = whoIs('Asha Rao');
    const data = JSON.stringify(await appointmentsDataOf(database.db, personId));
    expect(data).toContain('Forty arbitrations.');
    expect(await appointmentsEraser.keeps(database.db, personId)).toEqual(['claims']);
    expect(await appointmentsDataOf(database.db, eve.personId)).toEqual({
      answers: [],
      nominations: [],
      invitations: [],
      waivers: [],
    });
  });

  test('with what is wanting named at its field, and nothing of it kept', async () => {
    const one = await ordered();
    const refused = async (change: object) => (await accept(one, 'Asha Rao', change)).error;
    expect(await refused({ adviser: { isYes: null, what: '' } })).toMatchObject({
      code: 'unanswered',
      fields: { adviser: expect.any(String) },
    });
    expect(await refused({ family: { isYes: true, what: 'A cousin' } })).toMatchObject({
      code: 'barred',
      fields: { family: expect.any(String) },
    });
    expect(await refused({ signedAs: 'Bina Das' })).toMatchObject({ code: 'name_differs' });
    expect(await refused({ counted: 3 })).toMatchObject({ code: 'count_changed' });
    expect(await typesOf(one)).not.toContain('arbitrator_accepted');
  });

  test('in the last second, not a second later, and not twice', async () => {
    const one = await ordered();
    const last = new Date('2026-11-26T18:29:59.999Z'); // the end of 26 November in India
    clock.now = new Date(last.getTime() + 1);
    expect(await codeOf(accept(one))).toBe('time_over');
    clock.now = last;
    expect((await accept(one)).status).toBe(201);
    expect(await codeOf(accept(one))).toBe('not_asked');
  });

  test('two at once are one', async () => {
    const one = await ordered();
    const both = await Promise.all([accept(one), accept(one)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('and of two last places at once they get one', async () => {
    const { db } = database;
    const neutralId = neutrals.get('Asha Rao')?.id ?? '';
    const [one, other] = [await ordered(), await ordered()];
    const { personId } = whoIs('Asha Rao');
    const taken = (await own(one, whoIs('Asha Rao'))).data.here as number;
    await db
      .updateTable('panel_profile')
      .set({ capacity: taken + 1 })
      .where('neutralId', '=', neutralId)
      .execute();
    try {
      const both = await Promise.all([accept(one), accept(other)]);
      const codes = both.map(({ status, error }) => error?.code ?? status);
      expect(codes.toSorted()).toEqual([201, 'full'].toSorted());
    } finally {
      await db
        .updateTable('panel_profile')
        .set({ capacity: 50 })
        .where('neutralId', '=', neutralId)
        .execute();
    }
    expect(personId).toBeTruthy();
  });

  test('the count in it is what the database had at that moment', async () => {
    const one = await ordered();
    await declares(database.db, neutrals.get('Asha Rao')?.id ?? '', {
      ...{ appointedOn: '2026-01-05', partyGroup: one.claimed.toUpperCase(), at: clock.now },
    });
    expect((await accept(one)).error?.code).toBe('count_changed');
    expect((await accept(one, 'Asha Rao', { counted: 1 })).status).toBe(201);
    const { candidate } = await seen(one, ben);
    expect(candidate.disclosure.counted).toEqual([
      { on: '2026-01-05', party: one.claimed, isHere: false },
    ]);
  });
});

describe('who does not take it', () => {
  test('declines without a reason, and the next name is asked at once', async () => {
    const one = await ordered();
    expect((await decline(one, 'Asha Rao')).status).toBe(201);
    expect((await own(one, whoIs('Bina Das'))).data.state).toBe('open');
    const { data } = await own(one, whoIs('Asha Rao'));
    expect(data).toMatchObject({ state: 'declined', claimants: [], lawyers: [] });
    expect((await accept(one, 'Asha Rao')).status).toBe(409);
  });

  test('or lets the time pass: the timer asks the next once, however often it runs', async () => {
    const one = await ordered();
    clock.now = new Date('2026-11-26T18:30:00Z');
    await passOverdue(deps);
    await passOverdue(deps);
    expect((await own(one, whoIs('Bina Das'))).data.state).toBe('open');
    expect((await own(one, whoIs('Asha Rao'))).data.state).toBe('over');
    expect((await typesOf(one)).filter((type) => type === 'next_in_rank')).toHaveLength(1);
  });

  test('where nobody of the list is left, the registrar sees it and sends another', async () => {
    const one = await ordered();
    for (const name of NAMES) expect((await decline(one, name)).status).toBe(201);
    const office = await inOffice(one);
    expect(office).toMatchObject({ candidate: null, next: null });
    expect(office.proposal).not.toBeNull();
    expect(
      await codeOf(asRhea('POST', `/api/office/disputes/${one.id}/tribunal/invitations`, {})),
    ).toBe('list_missing');
  });
});

describe('the parties may object before the appointment', () => {
  test('not a stranger, and nobody for the other side', async () => {
    const one = await ordered();
    await accept(one);
    expect((await say(one, eve, { partyId: one.claimant })).status).toBe(404);
    expect(await codeOf(say(one, ada, { partyId: one.respondent }))).toBe('party_missing');
    expect((await say(one, whoIs('Asha Rao'), { partyId: one.claimant })).status).toBe(404);
  });

  test('with reasons, once, and both sides read them', async () => {
    const one = await ordered();
    await accept(one);
    const objecting = { partyId: one.respondent, objects: true };
    expect((await say(one, ben, objecting)).error).toMatchObject({ code: 'reason_missing' });
    expect((await say(one, ben, { ...objecting, reason: 'A neighbour of theirs.' })).status).toBe(
      201,
    );
    expect(await codeOf(say(one, ben, { partyId: one.respondent }))).toBe('already_done');
    expect((await seen(one, ada)).candidate.said).toMatchObject([
      { objects: true, reason: 'A neighbour of theirs.', decision: null },
    ]);
    expect(await codeOf(appoint(one))).toBe('not_asked');
  });

  test('an objection that is upheld leads to the next name, with its reasons', async () => {
    const one = await ordered();
    await accept(one);
    await say(one, ben, { partyId: one.respondent, objects: true, reason: 'A neighbour.' });
    const decide = (body: object, { cookie } = rhea) =>
      ask('POST', `/api/office/disputes/${one.id}/tribunal/decisions`, { cookie, body });
    const candidate = await askedIn(one);
    const decision = {
      candidate,
      partyId: one.respondent,
      upheld: true,
      reason: 'They share a wall.',
    };
    expect((await decide(decision, ada)).status).toBe(403);
    expect((await decide({ ...decision, reason: '' })).error?.code).toBe('reason_missing');
    expect((await decide(decision)).status).toBe(201);
    expect((await own(one, whoIs('Bina Das'))).data.state).toBe('open');
    expect((await seen(one, ada)).candidate).toMatchObject({ name: 'Bina Das', said: [] });
  });

  test('one that is not leaves them to be appointed once each has spoken', async () => {
    const one = await ordered();
    await accept(one);
    await say(one, ben, { partyId: one.respondent, objects: true, reason: 'A neighbour.' });
    await say(one, ada, { partyId: one.claimant });
    expect(await codeOf(appoint(one))).toBe('objected');
    await asRhea('POST', `/api/office/disputes/${one.id}/tribunal/decisions`, {
      candidate: await askedIn(one),
      ...{ partyId: one.respondent, upheld: false, reason: 'They moved away in 2001.' },
    });
    expect((await appoint(one)).status).toBe(201);
  });

  test('silence lets the window pass, and the timer says so once', async () => {
    const one = await ordered();
    await accept(one);
    clock.now = new Date('2026-11-30T18:29:59Z');
    await passOverdue(deps);
    expect(await typesOf(one)).not.toContain('objection_time_over');
    clock.now = new Date('2026-11-30T18:30:00Z');
    expect(await codeOf(say(one, ben, { partyId: one.respondent }))).toBe('time_over');
    await passOverdue(deps);
    await passOverdue(deps);
    expect((await typesOf(one)).filter((type) => type === 'objection_time_over')).toHaveLength(1);
    // An office is held for twelve hours.
    const now = await signedIn(database.db, { roles: ['registrar'], now: clock.now });
    expect((await appoint(one, now)).status).toBe(201);
  });
});

describe('a registrar appoints', () => {
  test('and the arbitrator works in the case from then on', async () => {
    const one = await ordered();
    await accept(one);
    await unopposed(one);
    const officer = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
    expect((await appoint(one, officer)).status).toBe(403);
    expect((await appoint(one)).status).toBe(201);
    const { cookie } = whoIs('Asha Rao');
    const { status, data } = await ask('GET', `/api/disputes/${one.id}/workspace`, { cookie });
    expect([status, data.as]).toEqual([200, 'arbitrator']);
    expect((await seen(one, ben)).candidate).toMatchObject({
      stage: 'appointed',
      name: 'Asha Rao',
    });
    const told = await database.db
      .selectFrom('outbox_mail')
      .where('kind', '=', 'appointment_made')
      .select('recipient')
      .execute();
    expect(told.length).toBeGreaterThan(0);
  });

  test('two registrars at once appoint once', async () => {
    const one = await ordered();
    await accept(one);
    await unopposed(one);
    const both = await Promise.all([appoint(one), appoint(one)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await typesOf(one)).filter((type) => type === 'arbitrator_appointed')).toHaveLength(1);
  });

  test('not over a conflict that appeared since the acceptance, which leads to the next name with its reason', async () => {
    const one = await ordered();
    await accept(one);
    await unopposed(one);
    for (const appointedOn of ['2026-03-05', '2026-04-05'])
      await declares(database.db, neutrals.get('Asha Rao')?.id ?? '', {
        ...{ appointedOn, partyGroup: one.claimed, at: clock.now },
      });
    expect((await inOffice(one)).ties).toEqual(['appointed_often']);
    expect(await codeOf(appoint(one))).toBe('conflict');
    const candidate = await askedIn(one);
    const pass = (reason: string) =>
      asRhea('POST', `/api/office/disputes/${one.id}/tribunal/passing`, { candidate, reason });
    expect((await pass('')).error?.code).toBe('reason_missing');
    expect((await pass('Appointed twice by the claimant.')).status).toBe(201);
    expect((await own(one, whoIs('Bina Das'))).data.state).toBe('open');
  });

  test('nobody passes over somebody whom nothing ties to the case', async () => {
    const one = await ordered();
    await accept(one);
    const pass = { candidate: await askedIn(one), reason: 'I would rather have another.' };
    expect(
      await codeOf(asRhea('POST', `/api/office/disputes/${one.id}/tribunal/passing`, pass)),
    ).toBe('already_done');
  });

  test('a mandate that ends takes the case from them, keeps the record, and asks the next name', async () => {
    const one = await ordered();
    await accept(one);
    await unopposed(one);
    await appoint(one);
    const { cookie } = whoIs('Asha Rao');
    const withdraw = (reason: string) =>
      ask('POST', `/api/appointments/${one.id}/withdrawal`, { cookie, body: { reason } });
    expect((await withdraw('')).error).toMatchObject({
      code: 'reason_missing',
      fields: { reason: expect.any(String) },
    });
    expect((await withdraw('I am ill.')).status).toBe(201);
    expect((await ask('GET', `/api/disputes/${one.id}/workspace`, { cookie })).status).toBe(404);
    expect((await own(one, whoIs('Bina Das'))).data.state).toBe('open');
    expect(await codeOf(decline(one, 'Asha Rao'))).toBe('neutral_missing');
  });

  test('and records that one ended by death', async () => {
    const one = await ordered();
    await accept(one);
    await unopposed(one);
    await appoint(one);
    const ended = await asRhea('POST', `/api/office/disputes/${one.id}/tribunal/mandate-end`, {
      candidate: await askedIn(one),
      ...{ ground: 'death', document: null, reason: 'They died on Sunday.' },
    });
    expect(ended.status).toBe(201);
    expect((await own(one, whoIs('Bina Das'))).data.state).toBe('open');
  });
});
