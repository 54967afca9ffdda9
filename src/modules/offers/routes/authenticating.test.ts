import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DisputeState, Process } from '#modules/disputes/rules/words.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { type Answer, asking } from '../../../../tests/api-request.ts';
import { appWith } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { responseDeps } from '../../../../tests/notices.ts';
import { settlementDigits } from '../../../../tests/settlement-codes.ts';
import { type TalkCast, talkCast, talkingDispute } from '../../../../tests/talk.ts';

// What all parties signed, with the name of whoever leads their talks or decides (ACA ss. 30, 31 and 73(4); Mediation Act 2023 s. 19).
let database: TestDatabase;
let app: App;
let cast: TalkCast;
let [noor, omkar] = [] as unknown as [SignedIn, SignedIn];
let dispute: Awaited<ReturnType<typeof talkingDispute>>;
const START = '2026-11-20T06:30:00Z';
const clock = { now: new Date(START) };
const ask = asking(() => app);

beforeAll(async () => {
  database = await testDatabase();
  const { papers } = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers });
  cast = await talkCast(database, clock.now);
  noor = await signedIn(database.db, { name: 'Noor', now: clock.now });
  omkar = await signedIn(database.db, { name: 'Omkar', now: clock.now });
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(START);
  await database.db.deleteFrom('try_count').execute();
  dispute = await talkingDispute({ database, app, clock }, cast);
});

const send = (who: SignedIn, path: string, body: object = {}): Promise<Answer> =>
  ask('POST', `/api/disputes/${dispute.id}${path}`, { cookie: who.cookie, body });
const read = (who: SignedIn, path: string): Promise<Answer> =>
  ask('GET', `/api/disputes/${dispute.id}${path}`, { cookie: who.cookie });
const codeOf = ({ status, error }: Answer) => `${status} ${error?.code ?? ''}`.trim();
const disputeRow = () =>
  database.db
    .selectFrom('dispute')
    .where('id', '=', dispute.id)
    .selectAll()
    .executeTakeFirstOrThrow();

/** The dispute stands where somebody leads its talks or decides, as the appointment leaves it. */
async function led(process: Process, state: DisputeState): Promise<void> {
  await database.db
    .updateTable('dispute')
    .set({ process, state })
    .where('id', '=', dispute.id)
    .execute();
  if (process !== 'arbitration') {
    await dispute.happens('neutral_invited', { neutral: cast.mia.personId });
    await dispute.happens('conciliator_appointed', { neutral: cast.mia.personId });
    return;
  }
  await dispute.happens('neutral_withdrew', { neutral: cast.mia.personId });
  const three = [
    ['claimant', noor],
    ['respondent', omkar],
    ['presiding', cast.mia],
  ] as const;
  for (const [seat, { personId: neutral }] of three) {
    await dispute.happens('arbitrator_invited', { neutral, seat });
    await dispute.happens('arbitrator_appointed', { neutral, seat });
  }
}

const OFFER = {
  ...{ payer: 'respondent', amount: 1_200_000, instalments: 1, firstOn: '2026-12-31' },
  ...{ rhythm: 'month', costs: 'half', isAccelerated: false, duties: '' },
  standsUntil: '2026-12-04',
};

const digits = ({ personId }: SignedIn) =>
  settlementDigits(database, { personId, disputeId: dispute.id, now: clock.now });

async function signs(who: SignedIn, partyId: string): Promise<Answer> {
  expect((await send(who, '/settlement/codes', { partyId })).status).toBe(201);
  const { hash } = (await read(who, '/offers')).data.settlement;
  return send(who, '/settlement/signatures', {
    ...{ partyId, textHash: hash, name: 'A Party', agreed: true, code: await digits(who) },
  });
}

async function agreed(): Promise<void> {
  clock.now = new Date(clock.now.getTime() + 1000);
  for (const who of [cast.ada, cast.ben]) await send(who, '/offers/willing', { isWilling: true });
  expect((await send(cast.ada, '/offers', OFFER)).status).toBe(201);
  const { id } = (await read(cast.ben, '/offers')).data.offers.at(-1);
  expect((await send(cast.ben, `/offers/${id}/answers`, { answer: 'accepted' })).status).toBe(201);
}

/** Both parties accept and sign. */
async function allSign(): Promise<void> {
  await agreed();
  expect((await signs(cast.ada, dispute.parties.ada)).status).toBe(201);
  const last = await signs(cast.ben, dispute.parties.ben);
  expect(last.data, JSON.stringify(last.error)).toMatchObject({ isComplete: true });
}

const terms = (who: SignedIn) => read(who, '/settlement/terms');

async function names(who: SignedIn, change: object = {}): Promise<Answer> {
  clock.now = new Date(clock.now.getTime() + 1000);
  const asked = await send(who, '/settlement/terms/codes');
  expect(asked.status, JSON.stringify(asked.error)).toBe(201);
  const { hash } = (await terms(who)).data;
  return send(who, '/settlement/terms/signatures', {
    ...{ textHash: hash, name: 'M Neutral', agreed: true, code: await digits(who) },
    ...{ stamp: '', without: '', ...change },
  });
}

/** The kind of the paper that came of it, and how many services of it there are. */
async function paper() {
  const { document } = (await read(cast.ada, '/offers')).data.settlement;
  const { db } = database;
  const row = await db
    .selectFrom('dispute_document')
    .where('id', '=', document)
    .select(['kind', 'title'])
    .executeTakeFirstOrThrow();
  const served = await db
    .selectFrom('service_document')
    .where('documentId', '=', document)
    .select('id')
    .execute();
  return { ...row, served: served.length };
}

/** Something that happened a second later and led to a state; the dispute is back where it was. */
async function eventLike(type: string, toState: string) {
  const last = await database.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', dispute.id)
    .orderBy('number', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow();
  const at = new Date(clock.now.getTime() + 1000);
  const next = { id: newId(), number: last.number + 1, partyId: null, details: '{}' };
  return { ...last, ...next, type, at, toState };
}

describe('a settlement in a conciliation', () => {
  beforeEach(() => led('conciliation', 'con_active'));

  test('says that it is authenticated, binds with the last signature, and ends the dispute with the conciliator’s name', async () => {
    await allSign();
    const { settlement } = (await read(cast.ada, '/offers')).data;
    expect([settlement.form, settlement.state]).toEqual(['conciliation', 'signed']);
    expect(JSON.stringify(settlement.texts[0].parts)).toContain('section 74');
    expect((await disputeRow()).state).toBe('con_terms');
    expect(codeOf(await send(cast.ada, '/settlement/end'))).toBe('409 settlement_complete');
    expect(codeOf(await send(cast.ada, '/offers', OFFER))).toMatch(/^409/);
    const done = await names(cast.mia);
    expect(done.data, JSON.stringify(done.error)).toMatchObject({ isComplete: true });
    expect((await disputeRow()).state).toBe('settled');
    expect(await paper()).toEqual({
      ...{ kind: 'settlement', title: 'Settlement agreement', served: 1 },
    });
  });

  test('is read by the conciliator once all have signed, and by nobody else', async () => {
    await agreed();
    expect((await signs(cast.ada, dispute.parties.ada)).status).toBe(201);
    expect(codeOf(await terms(cast.mia))).toBe('404 unknown');
    expect((await signs(cast.ben, dispute.parties.ben)).status).toBe(201);
    expect((await terms(cast.mia)).data).toMatchObject({ form: 'conciliation', isWaiting: true });
    const { ada, ben, adv, omar, rhea, eve } = cast;
    for (const who of [ada, ben, adv, omar, rhea, eve, noor]) {
      expect(codeOf(await terms(who))).toBe('404 unknown');
      expect(codeOf(await send(who, '/settlement/terms/codes'))).toBe('404 unknown');
    }
  });

  test('takes the code of this person, once, for the text that was read; and is no award that is objected to', async () => {
    await allSign();
    expect(codeOf(await names(cast.mia, { code: '000000' }))).toBe('422 code_wrong');
    expect(codeOf(await names(cast.mia, { textHash: 'a'.repeat(64) }))).toBe('409 other_text');
    expect(codeOf(await names(cast.mia, { agreed: false }))).toBe('422 not_agreed');
    const objects = await send(cast.mia, '/settlement/terms/objection', {
      reason: 'It is unfair.',
    });
    expect(codeOf(objects)).toBe('404 unknown');
    const { hash } = (await terms(cast.mia)).data;
    const signing = { textHash: hash, name: 'Mia', agreed: true, stamp: '', without: '' };
    const code = await digits(cast.mia);
    const both = await Promise.all(
      [1, 2].map(() => send(cast.mia, '/settlement/terms/signatures', { ...signing, code })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(codeOf(await send(cast.mia, '/settlement/terms/codes'))).toBe('409 settlement_complete');
  });

  test('that was drawn up before somebody came to lead the talks is another in law, and is signed by nobody', async () => {
    await database.db
      .updateTable('dispute')
      .set({ state: 'con_appoint' })
      .where('id', '=', dispute.id)
      .execute();
    await agreed();
    expect((await signs(cast.ada, dispute.parties.ada)).status).toBe(201);
    await led('conciliation', 'con_active');
    expect((await read(cast.ben, '/offers')).data.settlement.state).toBe('ended');
    const { ben } = dispute.parties;
    expect(codeOf(await send(cast.ben, '/settlement/codes', { partyId: ben }))).toBe(
      '409 settlement_ended',
    );
  });

  test('binds: nobody stops talking about it, and no second text is drawn up', async () => {
    await allSign();
    const stops = await send(cast.ada, '/offers/willing', { isWilling: false });
    expect(codeOf(stops)).toBe('409 settlement_pending');
    expect((await names(cast.mia)).data).toMatchObject({ isComplete: true });
  });

  test('is told to whoever leads the talks, who else would not know of it', async () => {
    await allSign();
    const { tells } = await database.db
      .selectFrom('record_act')
      .where('act', '=', 'dispute.terms_signed')
      .where('subjectId', '=', dispute.id)
      .select('tells')
      .executeTakeFirstOrThrow();
    expect(tells).toContain(cast.mia.personId);
  });

  test('that ended because somebody else came to lead the talks does not come back with them', async () => {
    await agreed();
    expect((await signs(cast.ada, dispute.parties.ada)).status).toBe(201);
    await database.db
      .insertInto('dispute_event')
      .values(await eventLike('neutral_withdrew', 'con_appoint'))
      .execute();
    expect((await read(cast.ben, '/offers')).data.settlement.state).toBe('ended');
    const { ben } = dispute.parties;
    expect(codeOf(await send(cast.ben, '/settlement/codes', { partyId: ben }))).toBe(
      '409 settlement_ended',
    );
  });

  test('that nobody authenticates in seven days holds as a contract, as the registrar records with a reason', async () => {
    await allSign();
    const { version } = await disputeRow();
    const records = ({ cookie }: SignedIn) =>
      ask('POST', `/api/office/disputes/${dispute.id}/decisions`, {
        cookie,
        body: {
          ...{ version, move: 'terms_unauthenticated', why: 'The conciliator is ill.' },
          ...{ partyId: null, until: null, on: null },
        },
      });
    expect(codeOf(await records(cast.rhea))).toBe('409 time_running');
    clock.now = new Date('2026-11-30T06:30:00Z');
    const registrar = { roles: ['registrar'], now: clock.now } as const;
    const done = await records(await signedIn(database.db, registrar));
    expect(done.status, JSON.stringify(done.error)).toBe(200);
    expect((await disputeRow()).state).toBe('settled');
    expect(await paper()).toMatchObject({ kind: 'settlement', served: 1 });
  });
});

describe('a settlement before a tribunal of three', () => {
  beforeEach(() => led('arbitration', 'arb_prelim'));

  test('is an award on agreed terms once each member has signed it', async () => {
    await allSign();
    expect((await disputeRow()).state).toBe('arb_terms');
    expect((await names(noor)).data).toMatchObject({ isComplete: false });
    expect(
      codeOf(
        await send(noor, '/settlement/terms/signatures', {
          ...{
            textHash: 'a'.repeat(64),
            name: 'N',
            agreed: true,
            code: '1',
            stamp: '',
            without: '',
          },
        }),
      ),
    ).toBe('409 signed_before');
    expect((await names(cast.mia, { stamp: 'IN-MH 123' })).data).toMatchObject({
      isComplete: false,
    });
    expect((await names(omkar)).data).toMatchObject({ isComplete: true });
    expect((await disputeRow()).state).toBe('settled');
    expect(await paper()).toEqual({
      ...{ kind: 'award', title: 'Arbitral award on agreed terms', served: 1 },
    });
  });

  test('or more than half, with the reason; one certificate stands on one award', async () => {
    await allSign();
    expect(codeOf(await names(noor, { without: 'The others are away.' }))).toBe(
      '409 too_few_signed',
    );
    expect((await names(noor)).status).toBe(201);
    expect(codeOf(await names(cast.mia, { stamp: 'in-mh 123' }))).toBe('409 stamp_used');
    const done = await names(cast.mia, { stamp: 'IN-MH 124', without: 'Omkar is in hospital.' });
    expect(done.data, JSON.stringify(done.error)).toMatchObject({ isComplete: true });
    expect(codeOf(await send(omkar, '/settlement/terms/codes'))).toBe('409 settlement_complete');
  });

  test('two who waited for the third say later why they do not sign, and nobody objects over them', async () => {
    await allSign();
    expect((await names(noor)).status).toBe(201);
    expect((await names(omkar)).status).toBe(201);
    expect((await terms(cast.mia)).data).toMatchObject({ mayObject: false, mayFinish: false });
    const objects = await send(cast.mia, '/settlement/terms/objection', {
      reason: 'It is unfair.',
    });
    expect(codeOf(objects)).toBe('404 unknown');
    expect((await terms(omkar)).data).toMatchObject({ mayFinish: true });
    expect(codeOf(await names(omkar))).toBe('409 signed_before');
    const done = await names(omkar, { without: 'Mia is ill.' });
    expect(done.data, JSON.stringify(done.error)).toMatchObject({ isComplete: true });
    expect(await paper()).toMatchObject({ kind: 'award', served: 1 });
  });

  test('a court’s stay stops it, and it goes on afterwards', async () => {
    await allSign();
    const set = (state: 'stayed' | 'arb_terms', stateBefore: 'arb_terms' | null) =>
      database.db
        .updateTable('dispute')
        .set({ state, stateBefore })
        .where('id', '=', dispute.id)
        .execute();
    await set('stayed', 'arb_terms');
    expect(codeOf(await send(noor, '/settlement/terms/codes'))).toBe('409 settlement_complete');
    await set('arb_terms', null);
    expect((await names(noor)).status).toBe(201);
  });

  test('whoever presides objects for it, with a reason; then it holds as a contract', async () => {
    await allSign();
    const objects = (who: SignedIn, reason: string) =>
      send(who, '/settlement/terms/objection', { reason });
    expect(codeOf(await objects(noor, 'It is unfair.'))).toBe('404 unknown');
    expect(codeOf(await objects(cast.mia, ' '))).toBe('422 reason_missing');
    expect((await objects(cast.mia, 'It binds a stranger.')).status).toBe(200);
    expect((await disputeRow()).state).toBe('settled');
    expect(await paper()).toMatchObject({ kind: 'settlement', served: 1 });
  });

  test('in a stay of a court it stays a contract, and takes nobody’s name', async () => {
    await database.db
      .updateTable('dispute')
      .set({ state: 'stayed', stateBefore: 'arb_prelim' })
      .where('id', '=', dispute.id)
      .execute();
    await allSign();
    expect((await disputeRow()).state).toBe('settled');
    expect(codeOf(await terms(cast.mia))).toBe('404 unknown');
  });
});
