import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { agreedTalks, joinedBy, type Talks } from '../../../../tests/agreed-talks.ts';
import { asking } from '../../../../tests/api-request.ts';
import { appWith, serviceParts, settings } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty } from '../../../../tests/disputes.ts';
import { dispatched, go, invited, responseDeps } from '../../../../tests/notices.ts';
import { declares, onPanel } from '../../../../tests/panel-members.ts';
import { newId } from '../../../platform/ids.ts';
import { moveDispute } from '../../disputes/actions/moves.ts';
import { bySystem } from '../../service/actions/service-to-dispute.ts';
import { passOverdue } from '../actions/timers.ts';
import type { AppointmentsDeps } from '../routes.ts';
import { QUESTIONS } from '../rules/disclosure/questions.ts';
import { findLastInvitation } from '../store/invitations.ts';

// From the agreement to talk to somebody who leads the talks, and to their end (law and lifecycle 6.6; ACA ss. 64, 76 and 80).
let database: TestDatabase;
let deps: AppointmentsDeps;
let app: App;
let [rhea, ada, ben, eve] = [] as unknown as [SignedIn, SignedIn, SignedIn, SignedIn];
const START = '2026-11-23T06:30:00Z';
const clock = { now: new Date(START) };
const NAMES = ['Asha Rao', 'Bina Das', 'Chetan Oak'] as const;
type Name = (typeof NAMES)[number];
/** On all three lists, each with an account. */
const neutrals = new Map<Name, { id: string; who: SignedIn }>();

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  const bare = await responseDeps(db, clock);
  deps = { ...bare, ...serviceParts, settings, noticeLink: async () => null };
  app = appWith(database, { now: () => clock.now, papers: bare.papers });
  for (const name of NAMES) {
    const who = await signedIn(db, { name, now: clock.now });
    const { personId } = who;
    const lists = ['arbitrator', 'mediator', 'conciliator'] as const;
    const id = await onPanel(db, clock.now, { name, personId, capacity: 50, lists });
    neutrals.set(name, { id, who });
  }
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(START);
  const { db } = database;
  await db.deleteFrom('try_count').execute();
  [rhea, ada, ben, eve] = [
    await signedIn(db, { roles: ['registrar'], name: 'Rhea Registrar', now: clock.now }),
    await signedIn(db, { name: 'Ada Trader', now: clock.now }),
    await signedIn(db, { name: 'Ben Borrower', now: clock.now }),
    await signedIn(db, { name: 'Eve Stranger', now: clock.now }),
  ];
});

const ask = asking(() => app);
const neutralOf = (name: Name) => {
  const found = neutrals.get(name);
  if (!found) throw new Error(name);
  return found;
};
const idOf = (name: Name) => neutralOf(name).id;
const whoIs = (name: Name): SignedIn => neutralOf(name).who;

/** Each dispute has parties of its own, or what is counted in one would bar in the next. */
let many = 0;

/** A request to which the respondent has agreed, so that somebody is sought. */
function agreed(
  process: 'conciliation' | 'mediation' = 'conciliation',
  { mark = '', ...more }: { mark?: string; state?: string } = {},
): Promise<Talks> {
  many += 1;
  const of = mark || String.fromCodePoint(96 + many).repeat(4);
  return agreedTalks({ db: database.db, clock }, { ada, ben }, { process, mark: of, ...more });
}

/** An arbitration between the sides of the talks of that mark, the other way round, with ada and ben in it. */
async function toArbitrate(mark: string): Promise<Talks> {
  const wired = await responseDeps(database.db, clock);
  const parties = [
    aParty('claimant', { name: `Ben Borrower ${mark}` }),
    aParty('respondent', { name: `Ada Traders ${mark}` }),
  ];
  const one = await dispatched(wired, aFiling({ parties }));
  for (const type of [
    ['served', 'system'],
    ['answered', 'respondent'],
  ] as const)
    await go(wired, one.id, [[...type]], one.partyId);
  return joinedBy({ db: database.db, clock }, { ada, ben }, one);
}

const name = ({ id }: Talks, { cookie }: SignedIn, partyId: string, names: readonly Name[]) =>
  ask('POST', `/api/disputes/${id}/talks/names`, {
    cookie,
    body: { partyId, names: names.map(idOf) },
  });
const leave = ({ id }: Talks, { cookie }: SignedIn, partyId: string) =>
  ask('POST', `/api/disputes/${id}/talks/choice`, { cookie, body: { partyId } });
const noes = Object.fromEntries(
  QUESTIONS.map((question) => [question, { isYes: false, what: '' }]),
);
const accept = ({ id }: Talks, who: Name, change: object = {}) =>
  ask('POST', `/api/appointments/${id}/acceptance`, {
    cookie: whoIs(who).cookie,
    body: {
      ...{ experience: 'Forty conciliations.', elsewhere: 2, ...noes },
      ...{ signedAs: who, counted: 0, ...change },
    },
  });
/** Their second factor is of a while ago by then. */
const registrarAgain = async () => {
  rhea = await signedIn(database.db, { roles: ['registrar'], name: 'Rhea', now: clock.now });
};
const as = (who: SignedIn, method: 'GET' | 'POST', path: string, body?: object) =>
  ask(method, path, { cookie: who.cookie, ...(body ? { body } : {}) });
const say = async (one: Talks, who: SignedIn, partyId: string, reason = '') =>
  as(who, 'POST', `/api/disputes/${one.id}/tribunal/objections`, {
    ...{ partyId, objects: reason !== '', reason },
    candidate: (await findLastInvitation(database.db, one.id))?.id ?? newId(),
  });
const seen = async ({ id }: Talks, who: SignedIn) =>
  (await as(who, 'GET', `/api/disputes/${id}/tribunal`)).data;
const inOffice = async ({ id }: Talks) =>
  (await as(rhea, 'GET', `/api/office/disputes/${id}/tribunal`)).data;
const stateOf = async ({ id }: Talks) =>
  (
    await database.db
      .selectFrom('dispute')
      .where('id', '=', id)
      .select('state')
      .executeTakeFirstOrThrow()
  ).state;
const typesOf = async ({ id }: Talks) =>
  (
    await database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', id)
      .orderBy('number')
      .select('type')
      .execute()
  ).map(({ type }) => type);
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).error?.code;

/** Both give the same name, who accepts, and neither objects. */
async function led(one: Talks, who: Name = 'Asha Rao'): Promise<void> {
  await name(one, ada, one.claimant, [who]);
  await name(one, ben, one.respondent, [who]);
  await accept(one, who);
  await say(one, ada, one.claimant);
  await say(one, ben, one.respondent);
}

describe('a conciliator by agreement', () => {
  test('is proposed by one side, agreed to by the other, asked, heard on and appointed', async () => {
    const one = await agreed();
    expect(await seen(one, ada)).toMatchObject({
      choice: { role: 'conciliator', dueOn: '2026-11-30' },
      candidate: null,
      mayName: [{ id: one.claimant }],
    });
    const proposed = await name(one, ada, one.claimant, ['Bina Das', 'Asha Rao']);
    expect(proposed).toMatchObject({ status: 201, data: { isAsked: false } });
    const [his] = (await seen(one, ben)).choice.parties;
    expect(his.named.map((named: { name: string }) => named.name)).toEqual([
      'Bina Das',
      'Asha Rao',
    ]);
    expect(await name(one, ben, one.respondent, ['Asha Rao'])).toMatchObject({
      status: 201,
      data: { isAsked: true },
    });
    const asked = await as(whoIs('Asha Rao'), 'GET', `/api/appointments/${one.id}`);
    expect(asked.data).toMatchObject({ state: 'open', role: 'conciliator', dueOn: '2026-11-26' });
    expect((await accept(one, 'Asha Rao')).status).toBe(201);
    const read = await seen(one, ben);
    expect(read.candidate).toMatchObject({
      ...{ name: 'Asha Rao', role: 'conciliator', stage: 'disclosed', dueOn: '2026-11-30' },
    });
    // The same for both, but for whom each may speak.
    const hers = (await seen(one, ada)).candidate;
    expect({ ...read.candidate, maySay: [] }).toEqual({ ...hers, maySay: [] });
    expect((await say(one, ada, one.claimant)).status).toBe(201);
    expect(await stateOf(one)).toBe('con_appoint');
    expect((await say(one, ben, one.respondent)).status).toBe(201);
    expect(await stateOf(one)).toBe('con_active');
    expect((await seen(one, ada)).candidate.stage).toBe('appointed');
    // Once appointed they read the case, and not before.
    const { cookie } = whoIs('Asha Rao');
    expect((await ask('GET', `/api/disputes/${one.id}`, { cookie })).status).toBe(200);
  });
});

describe('a tie that came up since the disclosure', () => {
  test('keeps them from the talks, and the registrar passes on to the next name that both gave', async () => {
    const one = await agreed();
    const both = ['Asha Rao', 'Bina Das'] as const;
    await name(one, ada, one.claimant, both);
    await name(one, ben, one.respondent, both);
    await accept(one, 'Asha Rao');
    const { name: partyGroup } = await database.db
      .selectFrom('dispute_party')
      .where('id', '=', one.claimant)
      .select('name')
      .executeTakeFirstOrThrow();
    for (const appointedOn of ['2026-03-05', '2026-04-05'])
      await declares(database.db, idOf('Asha Rao'), { appointedOn, partyGroup, at: clock.now });
    await say(one, ada, one.claimant);
    await say(one, ben, one.respondent);
    expect(await stateOf(one)).toBe('con_appoint');
    const { candidate, ties } = await inOffice(one);
    expect([candidate.stage, ties]).toEqual(['heard', ['appointed_often']]);
    const pass = { candidate: candidate.id, reason: 'Appointed twice by the claimant.' };
    const path = `/api/office/disputes/${one.id}/tribunal/passing`;
    expect((await as(rhea, 'POST', path, pass)).status).toBe(201);
    expect((await seen(one, ben)).candidate).toMatchObject({ name: 'Bina Das', stage: 'invited' });
    await accept(one, 'Bina Das');
    await say(one, ada, one.claimant);
    await say(one, ben, one.respondent);
    expect(await stateOf(one)).toBe('con_active');
  });
});

describe('silence is no agreement to a name (I11)', () => {
  test('a name of one side is not asked, and the registrar asks nobody for the parties of a conciliation', async () => {
    const one = await agreed();
    await name(one, ada, one.claimant, ['Asha Rao']);
    // Another day, on which their time to agree is over.
    clock.now = new Date('2026-12-02T06:30:00Z');
    await registrarAgain();
    await passOverdue(deps);
    expect(await typesOf(one)).not.toContain('neutral_invited');
    const choose = () =>
      as(rhea, 'POST', `/api/office/disputes/${one.id}/talks/invitations`, {
        name: idOf('Asha Rao'),
      });
    expect(await codeOf(choose())).toBe('not_chosen');
    expect((await inOffice(one)).mayChoose).toBe(false);
    expect((await leave(one, ada, one.claimant)).status).toBe(201);
    expect(await codeOf(leave(one, ada, one.claimant))).toBe('already_done');
    expect(await codeOf(choose())).toBe('not_chosen');
    expect((await leave(one, ben, one.respondent)).status).toBe(201);
    expect((await inOffice(one)).mayChoose).toBe(true);
    expect((await choose()).status).toBe(201);
    expect(await typesOf(one)).toContain('neutral_invited');
  });

  test('of a mediation the institution names somebody once the time to agree is over, not a second before', async () => {
    const one = await agreed('mediation');
    const choose = () =>
      as(rhea, 'POST', `/api/office/disputes/${one.id}/talks/invitations`, {
        name: idOf('Bina Das'),
      });
    const last = new Date('2026-11-30T18:29:59.999Z'); // the end of 30 November in India
    clock.now = last;
    await registrarAgain();
    expect(await codeOf(choose())).toBe('not_chosen');
    clock.now = new Date(last.getTime() + 1);
    expect((await choose()).status).toBe(201);
    expect((await seen(one, ben)).candidate).toMatchObject({ name: 'Bina Das', role: 'mediator' });
  });
});

describe('whoever is named', () => {
  test('is refused where the list has them twice, not at all, or something ties them by now', async () => {
    const one = await agreed();
    expect(await codeOf(name(one, ada, one.claimant, []))).toBe('name_missing');
    expect(await codeOf(name(one, ada, one.claimant, ['Asha Rao', 'Asha Rao']))).toBe(
      'named_twice',
    );
    const body = { partyId: one.claimant, names: [newId()] };
    expect(await codeOf(as(ada, 'POST', `/api/disputes/${one.id}/talks/names`, body))).toBe(
      'not_nameable',
    );
    expect(await codeOf(name(one, eve, one.claimant, ['Asha Rao']))).toBe('unknown');
    expect(await codeOf(name(one, ben, one.claimant, ['Asha Rao']))).toBe('party_missing');
  });

  test('declines, and the next name on which both agree is asked in the same act', async () => {
    const one = await agreed();
    await name(one, ada, one.claimant, ['Asha Rao', 'Chetan Oak']);
    await name(one, ben, one.respondent, ['Chetan Oak', 'Asha Rao']);
    const first = (await seen(one, ada)).candidate.name as Name;
    const refusal = await as(whoIs(first), 'POST', `/api/appointments/${one.id}/refusal`, {});
    expect(refusal.status).toBe(201);
    expect((await seen(one, ada)).candidate.name).not.toBe(first);
  });

  test('is objected to with success, and is asked no more', async () => {
    const one = await agreed();
    await name(one, ada, one.claimant, ['Asha Rao']);
    await name(one, ben, one.respondent, ['Asha Rao']);
    await accept(one, 'Asha Rao');
    await say(one, ben, one.respondent, 'They taught my opponent.');
    await say(one, ada, one.claimant);
    expect(await stateOf(one)).toBe('con_appoint');
    const candidate = (await seen(one, ada)).candidate.id;
    const decided = await as(rhea, 'POST', `/api/office/disputes/${one.id}/tribunal/decisions`, {
      ...{ candidate, partyId: one.respondent, upheld: true, reason: 'It is a close tie.' },
    });
    expect(decided.status).toBe(201);
    expect((await seen(one, ada)).candidate).toBeNull();
    expect(await codeOf(name(one, ada, one.claimant, ['Asha Rao']))).toBe('not_nameable');
  });
});

describe('the role wall (ACA s. 80, I10)', () => {
  test('whoever led the talks is neither listed nor free to decide between the same sides', async () => {
    const one = await agreed('conciliation', { mark: 'wall' });
    await led(one, 'Chetan Oak');
    expect(await stateOf(one)).toBe('con_active');
    const wired = await responseDeps(database.db, clock);
    const parties = [
      aParty('claimant', { name: 'Ben Borrower wall' }),
      aParty('respondent', { name: 'Ada Traders wall' }),
    ];
    const next = await dispatched(wired, aFiling({ parties }));
    await go(wired, next.id, [['served', 'system']], next.partyId);
    await go(wired, next.id, [['answered', 'respondent']], next.partyId);
    const { proposal } = (await as(rhea, 'GET', `/api/office/disputes/${next.id}/tribunal`)).data;
    const barred = proposal.barred.find((each: { name: string }) => each.name === 'Chetan Oak');
    expect(barred.ties).toContain('other_role');
    const others = [...proposal.first, ...proposal.reserve].map(
      (each: { name: string }) => each.name,
    );
    expect(others).toContain('Asha Rao');
    expect(others).not.toContain('Chetan Oak');
  });

  test('bars whoever both sides name, until a text that says so is signed by each of them', async () => {
    const talks = await agreed('mediation', { mark: 'lifted' });
    await led(talks, 'Chetan Oak');
    const one = await toArbitrate('lifted');
    const jointly = (who: SignedIn, partyId: string) =>
      as(who, 'POST', `/api/disputes/${one.id}/tribunal/joint-name`, {
        ...{ partyId, neutral: idOf('Chetan Oak') },
      });
    const tribunal = async (who: SignedIn) =>
      (await as(who, 'GET', `/api/disputes/${one.id}/tribunal`)).data;
    expect(await codeOf(jointly(ada, one.claimant))).toBe('nominee_tied');
    expect(await codeOf(jointly(ben, one.respondent))).toBe('nominee_tied');
    const path = `/api/disputes/${one.id}/tribunal/waivers`;
    const proposed = await as(ada, 'POST', path, {
      ...{ partyId: one.claimant, neutral: idOf('Chetan Oak'), words: '' },
      ...{ signedAs: 'Ada Trader', agrees: true },
    });
    expect(proposed).toMatchObject({ status: 201, data: { isAsked: false } });
    const [waiver] = (await tribunal(ben)).waivers;
    expect(waiver).toMatchObject({ of: ['other_role'], standing: 'open' });
    // One signature lifts nothing.
    expect((await tribunal(ben)).candidate).toBeNull();
    expect(await codeOf(jointly(ben, one.respondent))).toBe('nominee_tied');
    const signed = await as(ben, 'POST', `${path}/${waiver.id}/answers`, {
      ...{ partyId: one.respondent, signs: true, signedAs: 'Ben Borrower', agrees: true },
    });
    expect(signed.data).toMatchObject({ isAsked: true });
    expect((await tribunal(ada)).waivers).toMatchObject([{ standing: 'whole' }]);
    // That they led the talks is an appointment by the same parties, which they sign with.
    const { counted } = (await as(whoIs('Chetan Oak'), 'GET', `/api/appointments/${one.id}`)).data;
    expect(counted).toMatchObject([{ isHere: true }]);
    const accepted = await accept(one, 'Chetan Oak', { counted: counted.length });
    expect(accepted.error).toBeUndefined();
    for (const [who, partyId] of [
      [ada, one.claimant],
      [ben, one.respondent],
    ] as const)
      expect((await say(one, who, partyId)).status).toBe(201);
    const candidate = (await findLastInvitation(database.db, one.id))?.id ?? newId();
    const appointed = await as(
      rhea,
      'POST',
      `/api/office/disputes/${one.id}/tribunal/appointment`,
      {
        candidate,
      },
    );
    expect(appointed.status).toBe(201);
    expect((await tribunal(ada)).candidate).toMatchObject({
      ...{ name: 'Chetan Oak', role: 'arbitrator', stage: 'appointed' },
    });
  });
});

describe('talks that somebody leads', () => {
  test('end by one party’s word at any time, with a report without reasons', async () => {
    const one = await agreed();
    await led(one);
    const left = await as(ben, 'POST', `/api/disputes/${one.id}/talks-end`, {
      ...{ name: 'Ben Borrower', agreed: true },
    });
    expect(left.status).toBe(200);
    expect(await stateOf(one)).toBe('closed_talks_ended');
    const papers = await database.db
      .selectFrom('dispute_document')
      .where('disputeId', '=', one.id)
      .where('kind', '=', 'report')
      .select(['audience', 'signer'])
      .execute();
    expect(papers).toHaveLength(1);
    expect(papers[0]?.audience).toBe('parties');
  });

  test('end by the neutral’s declaration, which nobody else makes', async () => {
    const one = await agreed('mediation');
    await led(one);
    const path = `/api/appointments/${one.id}/declaration`;
    for (const who of [eve, ada, rhea, whoIs('Bina Das')])
      expect((await as(who, 'POST', path, {})).status).toBe(404);
    expect((await as(whoIs('Asha Rao'), 'POST', path, {})).status).toBe(201);
    expect(await typesOf(one)).toContain('non_settlement_reported');
    expect(await codeOf(as(whoIs('Asha Rao'), 'POST', path, {}))).toBe('not_from_here');
  });

  test('of a mediation are over 120 days after the first session, which the mediator records once', async () => {
    const one = await agreed('mediation');
    await led(one);
    const appear = (on: string) =>
      as(whoIs('Asha Rao'), 'POST', `/api/appointments/${one.id}/first-appearance`, { on });
    expect((await appear('2026-11-22')).error).toMatchObject({ code: 'day_early' });
    expect((await appear('2026-11-24')).error).toMatchObject({
      code: 'day_ahead',
      fields: { on: expect.any(String) },
    });
    expect((await appear('2026-11-23')).status).toBe(201);
    expect(await codeOf(appear('2026-11-23'))).toBe('already_done');
    clock.now = new Date('2027-03-22T06:30:00Z');
    await passOverdue(deps);
    expect(await stateOf(one)).toBe('med_active');
    clock.now = new Date('2027-03-29T06:30:00Z');
    await passOverdue(deps);
    expect(await stateOf(one)).toBe('closed_talks_ended');
    expect(await typesOf(one)).toContain('mediation_expired');
  });

  test('open a place apart for each side and the neutral, which the office does not read (I4)', async () => {
    const one = await agreed();
    await led(one);
    const placesOf = async (who: SignedIn) =>
      (await as(who, 'GET', `/api/disputes/${one.id}/talk`)).data.places.map(
        ({ place }: { place: string }) => place,
      );
    const [hers, his] = [`caucus-${one.claimant}`, `caucus-${one.respondent}`];
    expect(await placesOf(whoIs('Asha Rao'))).toEqual(expect.arrayContaining([hers, his]));
    expect(await placesOf(ada)).toContain(hers);
    expect(await placesOf(ada)).not.toContain(his);
    for (const place of await placesOf(rhea)) expect(place).not.toMatch(/^caucus/);
  });

  test('that failed unlock arbitration only with a basis and another person, and carry nothing sealed along', async () => {
    const one = await agreed('conciliation', { mark: 'sealed' });
    await led(one, 'Bina Das');
    const bina = whoIs('Bina Das');
    const secret = 'Plumquince';
    const session = await as(bina, 'POST', `/api/disputes/${one.id}/sessions`, {
      ...{ key: newId(), place: `caucus-${one.claimant}`, title: secret, minutes: 30 },
      ...{ people: [ada.personId], how: 'fixed', agenda: [secret] },
      times: [{ day: '2026-11-25', from: '15:00' }],
    });
    expect(session.status).toBe(201);
    const note = { words: secret, seen: '' };
    expect((await as(bina, 'POST', `/api/disputes/${one.id}/talks-note`, note)).status).toBe(200);
    const end = { name: 'Ben Borrower', agreed: true };
    await as(ben, 'POST', `/api/disputes/${one.id}/talks-end`, end);
    const wired = await responseDeps(database.db, clock);
    const parties = [
      aParty('claimant', { name: 'Ada Traders sealed' }),
      aParty('respondent', { name: 'Ben Borrower sealed' }),
    ];
    const next = await invited(wired, aFiling({ parties, agreement: null }));
    const moving = { disputeId: next.id, why: 'As asked', ...bySystem };
    const tried = await database.db
      .transaction()
      .execute((tx) => moveDispute(wired, tx, { ...moving, type: 'notice_dispatched' }));
    expect(tried.ok).toBe(false);
    const founded = await dispatched(wired, aFiling({ parties }));
    await go(wired, founded.id, [['served', 'system']], founded.partyId);
    await go(wired, founded.id, [['answered', 'respondent']], founded.partyId);
    const { proposal } = (await as(rhea, 'GET', `/api/office/disputes/${founded.id}/tribunal`))
      .data;
    const barred = proposal.barred.find((each: { name: string }) => each.name === 'Bina Das');
    expect(barred.ties).toContain('other_role');
    for (const path of ['', '/sessions', '/talk', '/meetings', '/search?q=Plumquince'])
      for (const who of [rhea, bina]) {
        const answer = await as(who, 'GET', `/api/disputes/${founded.id}${path}`);
        expect(JSON.stringify(answer.data ?? {}), path).not.toContain(secret);
      }
  });

  test('go back to the choice of somebody when the neutral withdraws', async () => {
    const one = await agreed();
    await led(one);
    const path = `/api/appointments/${one.id}/withdrawal`;
    expect(await codeOf(as(whoIs('Asha Rao'), 'POST', path, { reason: ' ' }))).toBe(
      'reason_missing',
    );
    const withdrew = await as(whoIs('Asha Rao'), 'POST', path, { reason: 'I am ill.' });
    expect(withdrew.status).toBe(201);
    expect(await stateOf(one)).toBe('con_appoint');
    const { cookie } = whoIs('Asha Rao');
    expect((await ask('GET', `/api/disputes/${one.id}`, { cookie })).status).toBe(404);
  });
});
