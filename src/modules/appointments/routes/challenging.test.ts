import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reportServiceToDispute } from '#modules/service/actions/service-to-dispute.ts';
import type { App } from '#platform/http.ts';
import { appWith } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { responseDeps } from '../../../../tests/notices.ts';
import { type PanelName, type Tribunal, tribunalHouse } from '../../../../tests/tribunals.ts';

// ACA ss. 12(2) and 13 to 15, through the endpoints: the time of each party from its own receipt, challenge, answer and decision, the end
// of a mandate, and another by the same rules.
let database: TestDatabase;
let app: App;
let house: Awaited<ReturnType<typeof tribunalHouse>>;
let wired: Awaited<ReturnType<typeof responseDeps>>;
let [rhea, ada, ben, eve] = [] as unknown as [SignedIn, SignedIn, SignedIn, SignedIn];
const START = '2026-11-23T06:30:00Z';
const clock = { now: new Date(START) };
/** Everybody who is signed in stays so. */
const at = async (moment: string) => {
  clock.now = new Date(moment);
  await database.db.updateTable('identity_session').set({ seenAt: clock.now }).execute();
};

beforeAll(async () => {
  database = await testDatabase();
  wired = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: wired.papers });
  house = await tribunalHouse({ database, app: () => app, clock });
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

const cast = () => ({ rhea, ada, ben });
/** Asha decides. */
async function seated(): Promise<Tribunal> {
  const one = await house.ordered(cast());
  await house.seat(one, cast(), 'Asha Rao');
  return one;
}

/** The notice of the appointment has reached a party. */
async function receives(one: Tribunal, partyId: string, on: string, kind = 'appointment') {
  const { db } = database;
  const recipient = await db
    .selectFrom('service_recipient')
    .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
    .innerJoin('dispute_document', 'dispute_document.id', 'service_document.documentId')
    .where('service_recipient.disputeId', '=', one.id)
    .where('service_recipient.partyId', '=', partyId)
    .where('dispute_document.kind', '=', kind as 'appointment')
    .orderBy('dispute_document.addedAt', 'desc')
    .selectAll('service_recipient')
    .executeTakeFirstOrThrow();
  await db
    .transaction()
    .execute((tx) =>
      reportServiceToDispute(
        wired,
        tx,
        { recipient: { ...recipient, servedOn: on } },
        { by: { personId: null, role: 'system' }, as: 'system' },
      ),
    );
}

const challenge = async (one: Tribunal, who: SignedIn, change: object = {}) =>
  house.post(`/api/disputes/${one.id}/tribunal/challenges`, who, {
    ...{ candidate: await house.asked(one), partyId: one.respondent },
    ...{ grounds: ['colleagues'], reason: 'They share a chamber.', knownOn: null, ...change },
  });
const answer = async (one: Tribunal, who: SignedIn, change: object = {}) =>
  house.post(`/api/disputes/${one.id}/tribunal/challenge-answers`, who, {
    ...{ candidate: await house.asked(one), partyId: one.claimant, challenger: one.respondent },
    ...{ agrees: false, reason: 'They do not.', ...change },
  });
const decide = (one: Tribunal, who: SignedIn, change: object = {}) =>
  house.post(`/api/appointments/${one.id}/challenge-decisions`, who, {
    ...{ challenger: one.respondent, upheld: false, reason: 'The chamber closed in 2019.' },
    ...change,
  });
const page = async ({ id }: Tribunal, { cookie }: SignedIn) =>
  (await house.ask('GET', `/api/disputes/${id}/tribunal`, { cookie })).data;
const own = async ({ id }: Tribunal, name: PanelName) =>
  (await house.ask('GET', `/api/appointments/${id}`, { cookie: house.whoIs(name).cookie })).data;
const codeOf = async (answered: Promise<{ status: number; error?: { code: string } }>) => {
  const { status, error } = await answered;
  return error?.code ?? status;
};
const typesOf = async ({ id }: Tribunal) =>
  (
    await database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', id)
      .orderBy('number')
      .select('type')
      .execute()
  ).map(({ type }) => type);
const asha = () => house.whoIs('Asha Rao');

describe('the fifteen days of s. 13', () => {
  test('run for each party from its own receipt of the notice, which has the disclosure with it', async () => {
    const one = await seated();
    const served = await database.db
      .selectFrom('service_document')
      .innerJoin('dispute_document', 'dispute_document.id', 'service_document.documentId')
      .innerJoin('service_recipient', 'service_recipient.paperId', 'service_document.id')
      .where('service_document.disputeId', '=', one.id)
      .where('dispute_document.kind', '=', 'appointment')
      .select('service_recipient.partyId')
      .execute();
    expect(new Set(served.map(({ partyId }) => partyId))).toEqual(
      new Set([one.claimant, one.respondent]),
    );
    const choice = async (who: SignedIn) => (await page(one, who)).choices[0].mayChallenge[0];
    expect(await choice(ben)).toMatchObject({ dueOn: null, isOver: false });
    await receives(one, one.respondent, '2026-11-23');
    clock.now = new Date('2026-11-25T06:30:00Z');
    await receives(one, one.claimant, '2026-11-25');
    // The last day of each, as the Act counts it.
    expect(await choice(ben)).toMatchObject({ dueOn: '2026-12-08' });
    expect(await choice(ada)).toMatchObject({ dueOn: '2026-12-10' });
    // A receipt counts once.
    await receives(one, one.claimant, '2026-11-25');
    const received = (await typesOf(one)).filter((type) => type === 'appointment_received');
    expect(received).toHaveLength(2);
  });

  test('in the last second it is in time, and a second later it is taken and marked', async () => {
    const [one, other] = [await seated(), await seated()];
    for (const each of [one, other]) await receives(each, each.respondent, '2026-11-23');
    await at('2026-12-08T18:29:59Z');
    expect(await codeOf(challenge(one, ben))).toBe(201);
    await at('2026-12-08T18:30:00Z');
    expect((await page(other, ben)).choices[0].mayChallenge[0]).toMatchObject({ isOver: true });
    expect(await codeOf(challenge(other, ben))).toBe(201);
    const said = async (each: Tribunal) =>
      (await page(each, ada)).mandates.sitting[0].challenges[0];
    expect([(await said(one)).isLate, (await said(other)).isLate]).toEqual([false, true]);
  });

  test('a circumstance that comes up later has fifteen of its own, from a day since the appointment', async () => {
    const one = await seated();
    await receives(one, one.respondent, '2026-11-23');
    await at('2026-12-14T06:30:00Z');
    const wrong = async (knownOn: string) => (await challenge(one, ben, { knownOn })).error;
    expect(await wrong('2026-11-22')).toMatchObject({
      code: 'day_early',
      fields: { knownOn: expect.any(String) },
    });
    expect(await wrong('2026-12-15')).toMatchObject({ code: 'day_ahead' });
    expect(await wrong('2026-13-40')).toMatchObject({ code: 'day_wrong' });
    expect(await typesOf(one)).not.toContain('circumstances_known');
    expect(await codeOf(challenge(one, ben, { knownOn: '2026-12-01' }))).toBe(201);
    expect((await page(one, ada)).mandates.sitting[0].challenges[0]).toMatchObject({
      ...{ isLate: false, knownOn: '2026-12-01', grounds: ['colleagues'] },
    });
  });

  test('and what the arbitrator discloses later begins them anew with its receipt', async () => {
    const one = await seated();
    await receives(one, one.respondent, '2026-11-23');
    const disclose = (words: string, who = asha()) =>
      house.post(`/api/appointments/${one.id}/circumstances`, who, { words });
    expect((await disclose('No', ben)).status).toBe(404);
    expect((await disclose(' ')).error).toMatchObject({
      code: 'reason_missing',
      fields: { words: expect.any(String) },
    });
    expect(await codeOf(disclose('My firm merged with that of a lawyer of Ben’s.'))).toBe(201);
    await at('2026-12-01T06:30:00Z');
    await receives(one, one.respondent, '2026-12-01', 'circumstances');
    const { mandates, choices } = await page(one, ben);
    expect(mandates.sitting[0].circumstances).toMatchObject([
      { words: 'My firm merged with that of a lawyer of Ben’s.', on: '2026-11-23' },
    ]);
    expect(choices[0].mayChallenge[0]).toMatchObject({ dueOn: '2026-12-16' });
  });
});

describe('a challenge', () => {
  test('is written, on grounds and with reasons, and both sides and the arbitrator read it', async () => {
    const one = await seated();
    expect((await challenge(one, ben, { grounds: [] })).error).toMatchObject({
      ...{ code: 'grounds_missing', fields: { grounds: expect.any(String) } },
    });
    expect((await challenge(one, ben, { reason: ' ' })).error).toMatchObject({
      ...{ code: 'reason_missing', fields: { reason: expect.any(String) } },
    });
    expect(await codeOf(challenge(one, ben))).toBe(201);
    const [hers, his, theirs] = [
      await page(one, ada),
      await page(one, ben),
      await own(one, 'Asha Rao'),
    ];
    expect(hers.mandates).toEqual(his.mandates);
    expect(theirs.mandate).toEqual(hers.mandates.sitting[0]);
    expect(theirs.mandate.challenges[0]).toMatchObject({
      ...{ reason: 'They share a chamber.', decision: null, decisionDueOn: '2026-12-03' },
      awaited: [{ dueOn: '2026-11-30' }],
    });
    const letters = await database.db
      .selectFrom('outbox_mail')
      .where('kind', '=', 'appointment_challenged')
      .where('refersTo', '=', await house.asked(one))
      .select('id')
      .execute();
    expect(letters).toHaveLength(1);
  });

  test('is for one’s own party; a stranger, the arbitrator and the office have none', async () => {
    const one = await seated();
    expect(await codeOf(challenge(one, ada))).toBe('party_missing');
    for (const who of [eve, asha(), rhea]) expect((await challenge(one, who)).status).toBe(404);
    await challenge(one, ben);
    for (const who of [eve, asha(), rhea]) expect((await answer(one, who)).status).toBe(404);
    for (const who of [eve, ada, rhea]) expect((await decide(one, who)).status).toBe(404);
    expect(await codeOf(answer(one, ben, { partyId: one.respondent }))).toBe('not_your_move');
  });

  test('twice is once, and so are two at once', async () => {
    const [one, other] = [await seated(), await seated()];
    expect(await codeOf(challenge(one, ben))).toBe(201);
    expect(await codeOf(challenge(one, ben))).toBe('already_done');
    const both = await Promise.all([challenge(other, ben), challenge(other, ben)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await typesOf(other)).filter((type) => type === 'challenge_told')).toHaveLength(1);
  });

  test('stands in the registrar’s queue until it is decided', async () => {
    const one = await seated();
    await challenge(one, ben);
    const waits = async () =>
      (
        (await house.ask('GET', '/api/office/queue', { cookie: rhea.cookie })).data.items as {
          id: string;
        }[]
      ).some(({ id }) => id === `${one.id} challenge_open`);
    expect(await waits()).toBe(true);
    await answer(one, ada);
    await decide(one, asha());
    expect(await waits()).toBe(false);
  });
});

describe('the others are heard, and the arbitrator decides', () => {
  test('an answer in the last second counts, and a second later none is taken', async () => {
    const [one, other] = [await seated(), await seated()];
    for (const each of [one, other]) await challenge(each, ben);
    expect(await codeOf(answer(one, ada, { reason: '' }))).toBe('reason_missing');
    clock.now = new Date('2026-11-30T18:29:59Z');
    expect(await codeOf(decide(other, asha()))).toBe('time_running');
    expect(await codeOf(answer(one, ada))).toBe(201);
    expect(await codeOf(answer(one, ada))).toBe('already_done');
    clock.now = new Date('2026-11-30T18:30:00Z');
    expect(await codeOf(answer(other, ada))).toBe('time_over');
    expect(await codeOf(decide(other, asha()))).toBe(201);
  });

  test('one that fails leaves the case with them, and no second one on the same', async () => {
    const one = await seated();
    await challenge(one, ben);
    await answer(one, ada);
    expect((await own(one, 'Asha Rao')).mayDecide).toMatchObject([{ id: one.respondent }]);
    expect(await codeOf(decide(one, asha(), { reason: ' ' }))).toBe('reason_missing');
    expect(await codeOf(decide(one, asha()))).toBe(201);
    expect(await codeOf(decide(one, asha()))).toBe('not_asked');
    const { mandates, choices } = await page(one, ben);
    expect(mandates.sitting[0].challenges[0].decision).toEqual({
      ...{ upheld: false, reason: 'The chamber closed in 2019.' },
    });
    expect(choices[0].mayChallenge).toEqual([]);
    expect(await codeOf(challenge(one, ben))).toBe('already_done');
    expect(await codeOf(challenge(one, ben, { knownOn: '2026-11-23' }))).toBe(201);
  });

  test('one that succeeds ends the mandate, keeps the record, and asks the next name', async () => {
    const one = await seated();
    await challenge(one, ben);
    await answer(one, ada);
    const both = await Promise.all([
      decide(one, asha(), { upheld: true, reason: 'We do.' }),
      decide(one, asha(), { upheld: true, reason: 'We do.' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const path = `/api/disputes/${one.id}/workspace`;
    expect((await house.ask('GET', path, { cookie: asha().cookie })).status).toBe(404);
    expect((await own(one, 'Bina Das')).state).toBe('open');
    const { mandates, candidate } = await page(one, ada);
    expect(candidate).toMatchObject({ name: 'Bina Das', stage: 'invited' });
    expect(mandates.sitting).toEqual([]);
    expect(mandates.former).toMatchObject([
      {
        name: 'Asha Rao',
        end: { ground: 'challenge' },
        challenges: [{ decision: { upheld: true } }],
      },
    ]);
    // Another by the same rules, who goes on in the same reference (s. 15): the notice says so, and no time of it begins anew.
    await house.seat(one, cast(), 'Bina Das');
    const { details } = await database.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', one.id)
      .where('type', '=', 'arbitrator_appointed')
      .orderBy('number', 'desc')
      .select('details')
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ isSubstitute: true });
    expect((await page(one, ben)).mandates.sitting).toMatchObject([{ name: 'Bina Das' }]);
  });

  test('with the word of all others it ends without a decision', async () => {
    const one = await seated();
    await challenge(one, ben);
    expect(await codeOf(answer(one, ada, { agrees: true, reason: '' }))).toBe(201);
    expect((await own(one, 'Bina Das')).state).toBe('open');
    expect(await codeOf(decide(one, asha()))).toBe('not_asked');
    expect((await page(one, ben)).mandates.former[0].end).toMatchObject({ ground: 'challenge' });
  });
});

describe('a mandate ends otherwise', () => {
  const giveUp = async (one: Tribunal, who: SignedIn, partyId: string) =>
    house.post(`/api/disputes/${one.id}/tribunal/terminations`, who, {
      ...{ candidate: await house.asked(one), partyId },
    });
  const end = async (one: Tribunal, who: SignedIn, body: object) =>
    house.post(`/api/office/disputes/${one.id}/tribunal/mandate-end`, who, {
      ...{
        candidate: await house.asked(one),
        document: null,
        reason: 'As the paper says.',
        ...body,
      },
    });

  test('when every party says so, each for itself', async () => {
    const one = await seated();
    expect((await giveUp(one, eve, one.claimant)).status).toBe(404);
    expect(await codeOf(giveUp(one, ada, one.respondent))).toBe('party_missing');
    expect(await codeOf(giveUp(one, ada, one.claimant))).toBe(201);
    expect(await codeOf(giveUp(one, ada, one.claimant))).toBe('already_done');
    expect((await own(one, 'Asha Rao')).state).toBe('appointed');
    expect(await codeOf(giveUp(one, ben, one.respondent))).toBe(201);
    expect((await own(one, 'Bina Das')).state).toBe('open');
    expect((await page(one, ada)).mandates.former[0].end.ground).toBe('parties');
  });

  test('by a court or for failure to act on a paper of this case alone, as a registrar records it', async () => {
    const [one, other] = [await seated(), await seated()];
    const paper = async ({ id }: Tribunal, kind: string) => {
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
    };
    expect((await end(one, ada, { ground: 'court' })).status).toBe(403);
    const elsewhere = await paper(other, 'court_order');
    // The agreement to arbitrate says nothing of how a mandate ends.
    for (const document of [null, elsewhere, await paper(one, 'agreement')])
      expect((await end(one, rhea, { ground: 'failure', document })).error).toMatchObject({
        ...{ code: 'order_missing', fields: { document: expect.any(String) } },
      });
    expect((await end(one, rhea, { ground: 'death', reason: '' })).error?.code).toBe(
      'reason_missing',
    );
    const letter = await paper(one, 'other');
    expect(await codeOf(end(one, rhea, { ground: 'court', document: letter }))).toBe(
      'order_missing',
    );
    const office = await house.ask('GET', `/api/office/disputes/${one.id}/tribunal`, {
      cookie: rhea.cookie,
    });
    expect(office.data).toMatchObject({ ties: [], papers: [{ id: letter }] });
    const document = await paper(one, 'court_order');
    expect(await codeOf(end(one, rhea, { ground: 'court', document }))).toBe(201);
    expect((await own(one, 'Bina Das')).state).toBe('open');
  });
});
