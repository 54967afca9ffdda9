import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { agreedTalks, type Talks } from '../../../../tests/agreed-talks.ts';
import { asking } from '../../../../tests/api-request.ts';
import { appWith } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { responseDeps } from '../../../../tests/notices.ts';
import { onPanel } from '../../../../tests/panel-members.ts';
import { newId } from '../../../platform/ids.ts';
import { QUESTIONS } from '../rules/disclosure/questions.ts';
import { findOwnInvitation } from '../store/invitations.ts';

// ACA ss. 63, 64 and 76(b): two or three conciliators by agreement of the parties, who are appointed together and act together.
let database: TestDatabase;
let app: App;
let [rhea, ada, ben, bea, eve] = [] as unknown as SignedIn[] as [
  ...[SignedIn, SignedIn, SignedIn],
  ...[SignedIn, SignedIn],
];
const START = '2026-11-23T06:30:00Z';
const clock = { now: new Date(START) };
const NAMES = ['Asha Rao', 'Bina Das', 'Chetan Oak', 'Dev Nair'] as const;
type Name = (typeof NAMES)[number];
const neutrals = new Map<Name, { id: string; who: SignedIn }>();

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  const bare = await responseDeps(db, clock);
  app = appWith(database, { now: () => clock.now, papers: bare.papers });
  for (const name of NAMES) {
    const who = await signedIn(db, { name, now: clock.now });
    const lists = ['conciliator', 'mediator'] as const;
    const { personId } = who;
    const id = await onPanel(db, clock.now, { name, personId, capacity: 50, lists });
    neutrals.set(name, { id, who });
  }
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(START);
  const { db } = database;
  await db.deleteFrom('try_count').execute();
  rhea = await signedIn(db, { roles: ['registrar'], name: 'Rhea Registrar', now: clock.now });
  [ada, ben, bea, eve] = [
    await signedIn(db, { name: 'Ada Trader', now: clock.now }),
    await signedIn(db, { name: 'Ben Borrower', now: clock.now }),
    await signedIn(db, { name: 'Bea Borrower', now: clock.now }),
    await signedIn(db, { name: 'Eve Stranger', now: clock.now }),
  ];
});

const ask = asking(() => app);
const as = (who: SignedIn, method: 'GET' | 'POST', path: string, body?: object) =>
  ask(method, path, { cookie: who.cookie, ...(body ? { body } : {}) });
const neutralOf = (name: Name) => {
  const found = neutrals.get(name);
  if (!found) throw new Error(name);
  return found;
};
const whoIs = (name: Name) => neutralOf(name).who;
let many = 0;

/** A request to which the respondent has agreed, so that somebody is sought; each with parties of its own. */
function agreed(process: 'conciliation' | 'mediation' = 'conciliation'): Promise<Talks> {
  many += 1;
  const mark = String.fromCodePoint(96 + many).repeat(4);
  return agreedTalks({ db: database.db, clock }, { ada, ben }, { process, mark });
}

const number = ({ id }: Talks, who: SignedIn, partyId: string, how: unknown) =>
  as(who, 'POST', `/api/disputes/${id}/talks/number`, { partyId, many: how });
type Seat = 'claimant' | 'respondent' | 'presiding';
const name = (
  { id }: Talks,
  who: SignedIn,
  { of, seat, names }: { of: string; seat?: Seat; names: readonly Name[] },
) =>
  as(who, 'POST', `/api/disputes/${id}/talks/names`, {
    ...{ partyId: of, names: names.map((one) => neutralOf(one).id), ...(seat ? { seat } : {}) },
  });
const accept = ({ id }: Talks, who: Name) =>
  as(whoIs(who), 'POST', `/api/appointments/${id}/acceptance`, {
    ...{ experience: 'Forty conciliations.', elsewhere: 2, signedAs: who, counted: 0 },
    ...Object.fromEntries(QUESTIONS.map((question) => [question, { isYes: false, what: '' }])),
  });
async function say(one: Talks, who: SignedIn, partyId: string, about: Name, reason = '') {
  const { personId } = whoIs(about);
  const asked = await findOwnInvitation(database.db, { disputeId: one.id, personId });
  return as(who, 'POST', `/api/disputes/${one.id}/tribunal/objections`, {
    ...{ partyId, objects: reason !== '', reason, candidate: asked?.id ?? newId() },
  });
}
const seen = async ({ id }: Talks, who: SignedIn) =>
  (await as(who, 'GET', `/api/disputes/${id}/tribunal`)).data;
const inOffice = async ({ id }: Talks) =>
  (await as(rhea, 'GET', `/api/office/disputes/${id}/tribunal`)).data;
const own = async ({ id }: Talks, who: Name) =>
  (await as(whoIs(who), 'GET', `/api/appointments/${id}`)).data;
const codeOf = async (answer: ReturnType<typeof ask>) => {
  const { status, error } = await answer;
  return error?.code ?? status;
};
const stateOf = async ({ id }: Talks) =>
  (
    await database.db
      .selectFrom('dispute')
      .where('id', '=', id)
      .select('state')
      .executeTakeFirstOrThrow()
  ).state;
const askedIn = async ({ id }: Talks) =>
  (
    await database.db
      .selectFrom('appointment_invitation')
      .where('disputeId', '=', id)
      .where('endedAt', 'is', null)
      .orderBy('seat')
      .select(['name', 'seat'])
      .execute()
  ).map(({ name: called, seat }) => `${seat} ${called}`);

async function two(): Promise<Talks> {
  const one = await agreed();
  await number(one, ada, one.claimant, 2);
  await number(one, ben, one.respondent, 2);
  return one;
}
/** Both are asked, accept, and nobody objects. */
async function led(): Promise<Talks> {
  const one = await two();
  await name(one, ada, { of: one.claimant, seat: 'claimant', names: ['Asha Rao'] });
  await name(one, ben, { of: one.respondent, seat: 'respondent', names: ['Bina Das'] });
  for (const who of ['Asha Rao', 'Bina Das'] as const) {
    expect((await accept(one, who)).status).toBe(201);
    await say(one, ada, one.claimant, who);
    await say(one, ben, one.respondent, who);
  }
  expect(await stateOf(one)).toBe('con_active');
  return one;
}

describe('how many conciliators there are', () => {
  test('is one, until both sides have said the same other number', async () => {
    const one = await agreed();
    expect((await seen(one, ada)).choice).toMatchObject({ many: 1, free: ['sole'] });
    expect((await seen(one, ada)).mayNumber).toEqual([
      { id: one.claimant, name: expect.any(String) },
    ]);
    expect(await codeOf(number(one, ada, one.claimant, 2))).toBe(201);
    expect((await seen(one, ben)).choice).toMatchObject({
      many: 1,
      parties: [
        { id: one.claimant, many: 2 },
        { id: one.respondent, many: null },
      ],
    });
    expect(await codeOf(number(one, ben, one.respondent, 3))).toBe(201);
    expect((await seen(one, ben)).choice.many).toBe(1);
    expect(await codeOf(number(one, ben, one.respondent, 2))).toBe(201);
    for (const who of [ada, ben])
      expect((await seen(one, who)).choice).toMatchObject({
        ...{ many: 2, free: ['claimant', 'respondent'] },
      });
  });

  test('is said by a party for itself, within the law, and of a conciliation alone', async () => {
    const one = await agreed();
    for (const who of [eve, rhea, whoIs('Asha Rao')])
      expect(await codeOf(number(one, who, one.claimant, 2))).toBe('unknown');
    expect(await codeOf(number(one, ada, one.respondent, 2))).toBe('party_missing');
    for (const how of [0, 4, 2.5, '2', null])
      expect((await number(one, ada, one.claimant, how)).status).toBe(422);
    expect(await codeOf(number(one, ada, one.claimant, 1))).toBe('already_done');
    const mediation = await agreed('mediation');
    expect(await codeOf(number(mediation, ada, mediation.claimant, 2))).toBe('not_from_here');
    expect((await seen(mediation, ada)).mayNumber).toEqual([]);
  });

  test('changes no more once somebody is asked', async () => {
    const one = await agreed();
    await name(one, ada, { of: one.claimant, names: ['Asha Rao'] });
    await name(one, ben, { of: one.respondent, names: ['Asha Rao'] });
    expect(await askedIn(one)).toEqual(['sole Asha Rao']);
    expect(await codeOf(number(one, ada, one.claimant, 2))).toBe('already_done');
  });
});

describe('two conciliators', () => {
  test('are named one by each side, asked together, disclose, are heard on and begin together', async () => {
    const one = await two();
    const first = { of: one.claimant, seat: 'claimant', names: ['Asha Rao'] } as const;
    expect((await name(one, ada, first)).data).toMatchObject({ isAsked: false });
    // Her own name asks nobody before there is one of the other side, and both read it.
    expect(await askedIn(one)).toEqual([]);
    expect((await seen(one, ben)).choice.parties[0].forSeats).toMatchObject([
      { seat: 'claimant', named: [{ name: 'Asha Rao' }] },
    ]);
    const his = { of: one.respondent, seat: 'respondent', names: ['Bina Das'] } as const;
    expect((await name(one, ben, his)).data).toMatchObject({ isAsked: true });
    expect(await askedIn(one)).toEqual(['claimant Asha Rao', 'respondent Bina Das']);
    expect(await own(one, 'Bina Das')).toMatchObject({
      ...{ state: 'open', role: 'conciliator', tribunalSeat: 'respondent' },
    });
    await accept(one, 'Asha Rao');
    await say(one, ada, one.claimant, 'Asha Rao');
    await say(one, ben, one.respondent, 'Asha Rao');
    // Heard on, and not appointed before the other is.
    expect(await stateOf(one)).toBe('con_appoint');
    expect(await own(one, 'Asha Rao')).toMatchObject({ state: 'heard' });
    expect((await as(whoIs('Asha Rao'), 'GET', `/api/disputes/${one.id}/talk`)).status).toBe(404);
    await accept(one, 'Bina Das');
    await say(one, ben, one.respondent, 'Bina Das');
    await say(one, ada, one.claimant, 'Bina Das');
    expect(await stateOf(one)).toBe('con_active');
    for (const who of ['Asha Rao', 'Bina Das'] as const) {
      expect(await own(one, who)).toMatchObject({ state: 'appointed', isTogether: true });
      const talk = (await as(whoIs(who), 'GET', `/api/disputes/${one.id}/talk`)).data.places;
      expect(talk.map(({ place }: { place: string }) => place)).toContain('joint');
    }
    const members = (await seen(one, ada)).members as {
      seat: string;
      candidate: { name: string; stage: string };
    }[];
    expect(members.map(({ seat, candidate }) => [seat, candidate.name, candidate.stage])).toEqual([
      ['claimant', 'Asha Rao', 'appointed'],
      ['respondent', 'Bina Das', 'appointed'],
    ]);
  });

  test('are each side’s own, and one person is not both', async () => {
    const one = await two();
    const refused = (who: SignedIn, of: string, seat?: Seat) =>
      codeOf(name(one, who, { of, ...(seat ? { seat } : {}), names: ['Asha Rao'] }));
    expect(await refused(ada, one.claimant, 'respondent')).toBe('wrong_seat');
    expect(await refused(ada, one.claimant, 'presiding')).toBe('wrong_seat');
    expect(await refused(ada, one.claimant)).toBe('wrong_seat');
    expect(await refused(ada, one.respondent, 'respondent')).toBe('party_missing');
    expect(await refused(eve, one.claimant, 'claimant')).toBe('unknown');
    expect(await refused(ada, one.claimant, 'claimant')).toBe(201);
    expect(await refused(ben, one.respondent, 'respondent')).toBe(201);
    // Both gave Asha, so nobody is asked until one of them gives another.
    expect(await askedIn(one)).toEqual([]);
    const names = ['Asha Rao', 'Chetan Oak'] as const;
    await name(one, ben, { of: one.respondent, seat: 'respondent', names });
    expect(await askedIn(one)).toEqual(['claimant Asha Rao', 'respondent Chetan Oak']);
  });

  test('and whoever declines, or is objected to, is followed in that place alone', async () => {
    const one = await two();
    const names = ['Bina Das', 'Dev Nair'] as const;
    await name(one, ada, { of: one.claimant, seat: 'claimant', names: ['Asha Rao'] });
    await name(one, ben, { of: one.respondent, seat: 'respondent', names });
    await accept(one, 'Asha Rao');
    await as(whoIs('Bina Das'), 'POST', `/api/appointments/${one.id}/refusal`, {});
    expect(await askedIn(one)).toEqual(['claimant Asha Rao', 'respondent Dev Nair']);
    await accept(one, 'Dev Nair');
    await say(one, ada, one.claimant, 'Dev Nair', 'He advised them in 2024.');
    const candidate = await findOwnInvitation(database.db, {
      disputeId: one.id,
      personId: whoIs('Dev Nair').personId,
    });
    const decided = await as(rhea, 'POST', `/api/office/disputes/${one.id}/tribunal/decisions`, {
      ...{ candidate: candidate?.id, partyId: one.claimant, upheld: true, reason: 'He did.' },
    });
    expect(decided.status).toBe(201);
    expect(await askedIn(one)).toEqual(['claimant Asha Rao']);
    await name(one, ben, { of: one.respondent, seat: 'respondent', names: ['Chetan Oak'] });
    expect(await askedIn(one)).toEqual(['claimant Asha Rao', 'respondent Chetan Oak']);
  });

  test('one of whom is tied by then are not appointed, and the registrar reads whom it is', async () => {
    const one = await two();
    await name(one, ada, { of: one.claimant, seat: 'claimant', names: ['Asha Rao'] });
    await name(one, ben, { of: one.respondent, seat: 'respondent', names: ['Bina Das'] });
    for (const who of ['Asha Rao', 'Bina Das'] as const) await accept(one, who);
    await say(one, ada, one.claimant, 'Asha Rao');
    await say(one, ben, one.respondent, 'Asha Rao');
    await say(one, ada, one.claimant, 'Bina Das');
    const { claimants } = await own(one, 'Bina Das');
    const link = await as(rhea, 'POST', '/api/office/affiliates', {
      ...{ kind: 'director', source: 'office', one: 'Bina Das', oneNumber: '', otherNumber: '' },
      ...{ other: claimants[0], evidence: 'Register of companies, 2026' },
    });
    await say(one, ben, one.respondent, 'Bina Das');
    expect(await stateOf(one)).toBe('con_appoint');
    const seats = (await inOffice(one)).members as { seat: string; ties: string[] }[];
    expect(seats.map(({ seat, ties }) => [seat, ties])).toEqual([
      ['claimant', []],
      ['respondent', ['affiliated']],
    ]);
    await as(rhea, 'POST', `/api/office/affiliates/${link.data.id}/ending`);
  });
});

describe('three conciliators', () => {
  const three = async () => {
    const one = await agreed();
    await number(one, ada, one.claimant, 3);
    await number(one, ben, one.respondent, 3);
    await name(one, ada, { of: one.claimant, seat: 'claimant', names: ['Asha Rao'] });
    await name(one, ben, { of: one.respondent, seat: 'respondent', names: ['Bina Das'] });
    return one;
  };

  test('have one who presides, on whom both sides agree', async () => {
    const one = await three();
    const presiding = (who: SignedIn, of: string, names: readonly Name[]) =>
      name(one, who, { of, seat: 'presiding', names });
    await presiding(ada, one.claimant, ['Chetan Oak']);
    expect(await askedIn(one)).toEqual([]);
    await presiding(ben, one.respondent, ['Dev Nair', 'Chetan Oak']);
    expect(await askedIn(one)).toEqual([
      ...['claimant Asha Rao', 'presiding Chetan Oak', 'respondent Bina Das'],
    ]);
    for (const who of ['Asha Rao', 'Bina Das', 'Chetan Oak'] as const) {
      await accept(one, who);
      await say(one, ada, one.claimant, who);
      await say(one, ben, one.respondent, who);
    }
    expect(await stateOf(one)).toBe('con_active');
  });

  test('or whom the institution chooses, where both sides asked it to, and not where one did', async () => {
    const one = await three();
    const choose = (seat: Seat) =>
      as(rhea, 'POST', `/api/office/disputes/${one.id}/talks/invitations`, {
        ...{ name: neutralOf('Dev Nair').id, seat },
      });
    const leave = (who: SignedIn, partyId: string) =>
      as(who, 'POST', `/api/disputes/${one.id}/talks/choice`, { partyId });
    await leave(ada, one.claimant);
    expect(await codeOf(choose('presiding'))).toBe('not_chosen');
    expect((await inOffice(one)).mayChooseFor).toEqual([]);
    await leave(ben, one.respondent);
    expect((await inOffice(one)).mayChooseFor).toContain('presiding');
    expect(await codeOf(choose('presiding'))).toBe(201);
    // The other two had waited for it.
    expect(await askedIn(one)).toEqual([
      ...['claimant Asha Rao', 'presiding Dev Nair', 'respondent Bina Das'],
    ]);
  });
});

describe('they act together', () => {
  const declare = (one: Talks, who: Name) =>
    as(whoIs(who), 'POST', `/api/appointments/${one.id}/declaration`);

  test('it ends by their word once each has declared it; the first is told to the other and to no party', async () => {
    const one = await led();
    expect(await codeOf(declare(one, 'Asha Rao'))).toBe(201);
    expect(await stateOf(one)).toBe('con_active');
    expect(await codeOf(declare(one, 'Asha Rao'))).toBe('time_running');
    expect(await codeOf(declare(one, 'Chetan Oak'))).toBe('unknown');
    expect(await own(one, 'Asha Rao')).toMatchObject({ hasDeclared: true, mayDeclare: false });
    expect(await own(one, 'Bina Das')).toMatchObject({
      ...{ hasDeclared: false, othersDeclared: true, mayDeclare: true },
    });
    const { tells } = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', one.id)
      .where('act', '=', 'dispute.end_declared')
      .select('tells')
      .executeTakeFirstOrThrow();
    expect(tells).toEqual([whoIs('Bina Das').personId]);
    for (const who of [ada, ben]) {
      const page = await as(who, 'GET', `/api/disputes/${one.id}`);
      expect(page.status).toBe(200);
      expect(JSON.stringify(page.data)).not.toContain('end_declared');
    }
    expect(await codeOf(declare(one, 'Bina Das'))).toBe(201);
    expect(await stateOf(one)).toBe('closed_talks_ended');
    const papers = await as(ada, 'GET', `/api/disputes/${one.id}/documents`);
    expect(JSON.stringify(papers.data)).toContain('report');
  });

  test('each reads and puts what either proposes, and neither side reads a draft', async () => {
    const one = await led();
    const clause = await as(
      whoIs('Asha Rao'),
      'POST',
      `/api/disputes/${one.id}/proposals/clauses`,
      {
        ...{ key: null, kind: 'words', name: 'Keys', said: 'The keys go back on Monday.' },
        ...{ payer: 'respondent', amount: 0, instalments: 1, firstOn: '', rhythm: 'month' },
      },
    );
    const read = async (who: SignedIn) =>
      JSON.stringify((await as(who, 'GET', `/api/disputes/${one.id}/proposals`)).data ?? null);
    expect([clause.status, clause.error?.code]).toEqual([201, undefined]);
    expect(await read(whoIs('Bina Das'))).toContain('The keys go back');
    for (const who of [ada, ben]) expect(await read(who)).not.toContain('The keys go back');
    expect(await read(bea)).toBe('null');
  });

  test('one who withdraws is followed in that place, and the other stays', async () => {
    const one = await led();
    await as(whoIs('Bina Das'), 'POST', `/api/appointments/${one.id}/withdrawal`, {
      reason: 'I am ill.',
    });
    expect(await stateOf(one)).toBe('con_appoint');
    expect(await askedIn(one)).toEqual(['claimant Asha Rao']);
    await name(one, ben, { of: one.respondent, seat: 'respondent', names: ['Dev Nair'] });
    await accept(one, 'Dev Nair');
    await say(one, ada, one.claimant, 'Dev Nair');
    await say(one, ben, one.respondent, 'Dev Nair');
    expect(await stateOf(one)).toBe('con_active');
    expect((await own(one, 'Asha Rao')).state).toBe('appointed');
    expect((await own(one, 'Bina Das')).state).toBe('over');
  });
});
