import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId, newToken } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import { type Answer, asking } from '../../../tests/api-request.ts';
import { appWith, quiet, serviceParts, settings, signInParts } from '../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { responseDeps } from '../../../tests/notices.ts';
import { settlementDigits } from '../../../tests/settlement-codes.ts';
import { type TalkCast, type TalkName, talkCast, talkingDispute } from '../../../tests/talk.ts';
import { wired } from '../../wiring.ts';
import { performanceJobs } from './jobs.ts';
import { performanceDataOf, performanceEraser } from './routes.ts';

// What a signed settlement promises, and what becomes of it (law and lifecycle 6.6, 6.7; Mediation Act 2023 s. 20).
let database: TestDatabase;
let app: App;
let cast: TalkCast;
let dispute: Awaited<ReturnType<typeof talkingDispute>>;
let remind: () => Promise<unknown>;
const START = '2026-11-20T06:30:00Z';
const clock = { now: new Date(START) };
const ask = asking(() => app);

beforeAll(async () => {
  database = await testDatabase();
  const { papers } = await responseDeps(database.db, clock);
  const now = () => clock.now;
  app = appWith(database, { now, papers });
  cast = await talkCast(database, clock.now);
  const ground = { db: database.db, now, newId, newToken, settings, ...serviceParts };
  const others = { vault: papers, pieces: papers, uploads: papers, exports: papers };
  const doors = { papers, razorpay: null, inbox: null, personData: {}, personErasers: {} };
  const parts = wired({ ...ground, ...signInParts, ...quiet, ...others, ...doors });
  const { performance } = performanceJobs(parts);
  remind = () => performance.run(silentLog);
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date(START);
  await signedInNow();
  await database.db.deleteFrom('try_count').execute();
  dispute = await talkingDispute({ database, app, clock }, cast);
});

const send = (who: TalkName, path: string, body: object = {}): Promise<Answer> =>
  ask('POST', `/api/disputes/${dispute.id}${path}`, { cookie: cast[who].cookie, body });
const read = (who: TalkName, path = '/performance'): Promise<Answer> =>
  ask('GET', `/api/disputes/${dispute.id}${path}`, { cookie: cast[who].cookie });
const seen = async (who: TalkName) => (await read(who)).data;
const codeOf = ({ status, error }: Answer) => `${status} ${error?.code ?? ''}`.trim();
/** Another moment, at which everybody has just signed in anew. */
const on = async (day: string, time = '10:00') => {
  clock.now = new Date(`${day}T${time}:00+05:30`);
  await signedInNow();
};
async function signedInNow(): Promise<void> {
  const expiresAt = new Date(clock.now.getTime() + 7 * 86_400_000);
  await database.db
    .updateTable('identity_session')
    .set({ createdAt: clock.now, seenAt: clock.now, expiresAt })
    .execute();
  await database.db
    .updateTable('identity_session')
    .set({ secondFactorAt: clock.now })
    .where('secondFactorAt', 'is not', null)
    .execute();
}

const OFFER = {
  ...{ payer: 'respondent', amount: 300_000, instalments: 3, firstOn: '2026-12-31' },
  ...{ rhythm: 'month', costs: 'own', isAccelerated: true, duties: 'Ben returns the canary.' },
  standsUntil: '2026-12-04',
};

type Party = 'ada' | 'ben';
async function signs(who: Party): Promise<Answer> {
  const asked = await send(who, '/settlement/codes', { partyId: dispute.parties[who] });
  if (asked.status !== 201) return asked;
  const { personId } = cast[who];
  const code = await settlementDigits(database, {
    ...{ personId, disputeId: dispute.id, now: clock.now },
  });
  const { settlement } = (await read(who, '/offers')).data;
  return send(who, '/settlement/signatures', {
    ...{ partyId: dispute.parties[who], textHash: settlement.hash, name: who, agreed: true, code },
  });
}

async function accepted(change: object = {}): Promise<void> {
  for (const who of ['ada', 'ben'] as const)
    await send(who, '/offers/willing', { isWilling: true });
  expect(codeOf(await send('ada', '/offers', { ...OFFER, ...change }))).toBe('201');
  const { offers } = (await read('ben', '/offers')).data;
  const answer = { answer: 'accepted' };
  expect(codeOf(await send('ben', `/offers/${offers.at(-1).id}/answers`, answer))).toBe('201');
}
async function settled(change: object = {}): Promise<void> {
  await accepted(change);
  for (const who of ['ada', 'ben'] as const) expect(codeOf(await signs(who))).toBe('201');
}

const promise = async (kind: 'money' | 'words' = 'money') =>
  (await seen('ada')).promises.find((one: { kind: string }) => one.kind === kind);
const PAID = { amount: 100_000, happenedOn: '2026-12-01', way: 'upi', reference: 'N1', note: '' };
const pays = async (who: TalkName, change: object = {}) =>
  send(who, `/performance/promises/${(await promise()).id}/payments`, { ...PAID, ...change });
const says = async (who: TalkName, answer: string, why = 'It is so.') => {
  const { statements } = await promise();
  const path = `/performance/statements/${statements.at(-1).id}/answers`;
  return send(who, path, { says: answer, why });
};
const states = async () => (await promise()).dues.map(({ state }: { state: string }) => state);
const certifies = (who: TalkName, kind = 'default') =>
  send(who, '/performance/certificates', { kind });
const acts = async (act: string) =>
  database.db
    .selectFrom('record_act')
    .where('subjectId', '=', dispute.id)
    .where('act', '=', act)
    .selectAll()
    .execute();

describe('what a settlement promises', () => {
  test('is a plan with the last signature, and before there is none', async () => {
    await accepted();
    expect(codeOf(await signs('ada'))).toBe('201');
    expect(codeOf(await read('ada'))).toBe('404 unknown');
    expect(codeOf(await signs('ben'))).toBe('201');
    expect((await seen('ben')).promises).toMatchObject([
      { kind: 'money', payer: 'respondent', left: 300_000, dues: { length: 3 } },
      { kind: 'words', said: 'Ben returns the canary.', dues: [] },
    ]);
    const days = (await promise()).dues.map(({ dueOn }: { dueOn: string }) => dueOn);
    expect(days).toEqual(['2026-12-31', '2027-01-31', '2027-02-28']);
  });

  test('is read by both sides and who represents them, and by nobody else', async () => {
    await settled();
    expect((await seen('adv')).promises).toEqual((await seen('ada')).promises);
    for (const who of ['mia', 'omar', 'rhea', 'eve'] as const) {
      expect(codeOf(await read(who)), who).toBe('404 unknown');
      expect(codeOf(await certifies(who)), who).toBe('404 unknown');
      expect(codeOf(await pays(who)), who).toBe('404 unknown');
    }
    expect((await ask('GET', `/api/disputes/${dispute.id}/performance`, {})).status).toBe(401);
  });

  test('is signed by nobody once its first day has passed, and both are told which day that was', async () => {
    await accepted();
    await on('2026-12-31', '23:59');
    expect(codeOf(await signs('ada'))).toBe('201');
    await on('2027-01-01', '00:00');
    expect(codeOf(await signs('ben'))).toBe('409 first_due_passed');
    const { settlement } = (await read('ben', '/offers')).data;
    expect(settlement).toMatchObject({ state: 'to_sign', duePassed: '2026-12-31' });
    expect(codeOf(await send('ben', '/settlement/end'))).toBe('200');
  });
});

describe('a payment', () => {
  test('is paid when both say so; who pays alone does not make it so', async () => {
    await settled();
    await on('2026-12-20');
    expect(codeOf(await pays('ben'))).toBe('201');
    expect(await states()).toEqual(['open', 'open', 'open']);
    expect(codeOf(await says('ben', 'confirmed'))).toBe('409 own_statement');
    expect(codeOf(await says('ada', 'confirmed'))).toBe('201');
    expect(await states()).toEqual(['paid', 'open', 'open']);
  });

  test('with a number counts when nobody answers in seven days, and no more once it is disputed', async () => {
    await settled();
    await on('2026-12-20');
    await pays('ben');
    await on('2026-12-27', '23:59');
    expect((await states())[0]).toBe('open');
    await on('2026-12-28', '00:00');
    expect((await states())[0]).toBe('paid');
    expect((await promise()).statements[0].state).toBe('stands');
    expect(codeOf(await says('ada', 'disputed', ''))).toBe('422 why_missing');
    expect(codeOf(await says('ada', 'disputed', 'Not on our account.'))).toBe('201');
    expect((await states())[0]).toBe('open');
    expect((await promise()).statements[0].answers).toMatchObject([{ why: 'Not on our account.' }]);
  });

  test('in cash counts by no silence', async () => {
    await settled();
    await on('2026-12-20');
    await pays('ben', { way: 'cash', reference: '' });
    await on('2027-03-20');
    expect((await promise()).statements[0].state).toBe('waiting');
  });

  test('is told of in parts, and by whoever is paid alone', async () => {
    await settled();
    await on('2026-12-20');
    expect(codeOf(await pays('ada', { amount: 40_000, way: 'cash', reference: '' }))).toBe('201');
    expect(await states()).toEqual(['part', 'open', 'open']);
    expect((await promise()).dues[0].left).toBe(60_000);
    expect(codeOf(await pays('ben', { amount: 260_001 }))).toBe('422 too_much');
    expect(codeOf(await pays('ben', { amount: 260_000 }))).toBe('201');
    expect(codeOf(await pays('ada', { amount: 1, reference: 'N2' }))).toBe('422 too_much');
  });

  test.each([
    ['amount_wrong', 'amount', { amount: 0 }],
    ['amount_wrong', 'amount', { amount: -5 }],
    ['day_ahead', 'happenedOn', { happenedOn: '2030-01-01' }],
    ['day_early', 'happenedOn', { happenedOn: '1990-01-01' }],
    ['day_wrong', 'happenedOn', { happenedOn: '2026-02-30' }],
    ['reference_missing', 'reference', { reference: '' }],
  ])('%s is told at its field', async (code, field, change) => {
    await settled();
    await on('2026-12-20');
    const refused = await pays('ben', change);
    expect(codeOf(refused)).toBe(`422 ${code}`);
    expect(Object.keys(refused.error?.fields ?? {})).toEqual([field]);
  });

  test('of the same money is told of once, also of two at once', async () => {
    await settled();
    await on('2026-12-20');
    const both = await Promise.all([pays('ben'), pays('ben', { reference: 'n 1' })]);
    expect(both.map(codeOf).toSorted()).toEqual(['201', '409 reference_used']);
    expect(codeOf(await says('ben', 'withdrawn', 'A wrong number.'))).toBe('201');
    expect(codeOf(await pays('ben'))).toBe('201');
    const { statements } = await promise();
    expect(statements.map(({ state }: { state: string }) => state)).toEqual([
      'withdrawn',
      'waiting',
    ]);
  });

  test('that is confirmed and taken back at once comes to one of both', async () => {
    await settled();
    await on('2026-12-20');
    await pays('ben');
    const both = await Promise.all([says('ada', 'confirmed'), says('ben', 'withdrawn')]);
    expect(both.map(codeOf).toSorted()).toEqual(['201', '409 statement_over']);
  });
});

describe('reminders', () => {
  const told = async (what: string) => (await acts(`performance.${what}`)).length;
  test('come three days before and on the day after, once, to both sides', async () => {
    await settled();
    await on('2026-12-27');
    await remind();
    expect(await told('ahead')).toBe(0);
    await on('2026-12-28');
    await Promise.all([remind(), remind()]);
    expect(await told('ahead')).toBe(1);
    const [act] = await acts('performance.ahead');
    const tells = JSON.stringify(act?.tells);
    for (const who of ['ada', 'ben', 'adv'] as const) expect(tells).toContain(cast[who].personId);
    for (const who of ['mia', 'omar'] as const) expect(tells).not.toContain(cast[who].personId);
    await on('2027-01-01');
    await remind();
    await remind();
    expect([await told('ahead'), await told('late')]).toEqual([1, 1]);
  });

  test('look at each dispute once a day, and at what changed since on the next', async () => {
    await settled();
    const lookedOn = async () =>
      (
        await database.db
          .selectFrom('performance_plan')
          .where('disputeId', '=', dispute.id)
          .select('lookedOn')
          .executeTakeFirstOrThrow()
      ).lookedOn;
    await on('2026-12-28', '10:17');
    await remind();
    expect([await told('ahead'), await lookedOn()]).toEqual([1, '2026-12-28']);
    // Whatever it would find again, a second look of the day reads nothing.
    await database.db.deleteFrom('performance_told').execute();
    await on('2026-12-28', '11:17');
    await remind();
    expect(await told('ahead')).toBe(1);
    await on('2026-12-29', '00:10');
    await remind();
    expect([await told('ahead'), await lookedOn()]).toEqual([2, '2026-12-29']);
  });

  test('are of nothing that was paid, and a proof that stands is told', async () => {
    await settled();
    await on('2026-12-20');
    await pays('ben');
    await on('2026-12-28');
    await remind();
    expect([await told('ahead'), await told('stands')]).toEqual([0, 1]);
    await on('2027-01-01');
    await remind();
    expect(await told('late')).toBe(0);
  });

  test('have nothing of a figure in the record or in a letter that waits', async () => {
    await settled();
    await on('2026-12-28');
    await remind();
    await pays('ben', { reference: 'UTRCANARY', note: 'canary' });
    for (const table of ['record_act', 'outbox_mail', 'dispute_event'] as const) {
      const rows = JSON.stringify(
        await database.db.selectFrom(table).selectAll().execute(),
        (_, value) => (typeof value === 'bigint' ? value.toString() : value),
      );
      const words = ['UTRCANARY', 'canary', '300000'];
      expect([table, words.filter((word) => rows.includes(word))]).toEqual([table, []]);
    }
  });
});

describe('a certificate of default', () => {
  test('is only there while something is overdue, and goes to both sides with evidence', async () => {
    await settled();
    await on('2026-12-31', '23:59');
    expect(codeOf(await certifies('ada'))).toBe('409 nothing_overdue');
    await on('2027-01-01', '00:00');
    expect(codeOf(await certifies('ben'))).toBe('409 nothing_overdue');
    const both = await Promise.all([certifies('ada'), certifies('adv')]);
    expect(both.map(codeOf).toSorted()).toEqual(['201', '409 certified_today']);
    const { certificates } = await seen('ben');
    expect(certificates).toMatchObject([{ kind: 'default', side: 'claimant' }]);
    const [{ document }] = certificates;
    const served = await database.db
      .selectFrom('service_document as paper')
      .innerJoin('service_recipient as to', 'to.paperId', 'paper.id')
      .where('paper.documentId', '=', document)
      .select('to.partyId')
      .execute();
    expect(served.map(({ partyId }) => partyId).toSorted()).toEqual(
      Object.values(dispute.parties).toSorted(),
    );
  });

  test('is read by both sides alone', async () => {
    await settled();
    await on('2027-01-01');
    await certifies('ada');
    const [{ document }] = (await seen('ben')).certificates;
    const path = `/api/disputes/${dispute.id}/documents/${document}`;
    const get = async (who: TalkName) =>
      (await app.request(path, { headers: { cookie: cast[who].cookie } })).status;
    for (const who of ['ada', 'adv', 'ben'] as const) expect(await get(who), who).toBe(200);
    for (const who of ['mia', 'omar', 'rhea', 'eve'] as const)
      expect(await get(who), who).toBe(404);
  });

  test('waits for an answer to what the other side says it paid', async () => {
    await settled();
    await on('2027-01-01');
    await pays('ben', { happenedOn: '2026-12-31' });
    expect(codeOf(await certifies('ada'))).toBe('409 answer_first');
    expect((await seen('ada')).isAnswerOwed).toBe(true);
    await says('ada', 'disputed', 'Nothing came.');
    expect(codeOf(await certifies('ada'))).toBe('201');
  });
});

describe('all that was promised', () => {
  test('is done when both say so, and certified once', async () => {
    await settled();
    await on('2026-12-20');
    await pays('ada', { amount: 300_000 });
    expect(codeOf(await certifies('ada', 'performed'))).toBe('409 not_performed');
    const { id } = await promise('words');
    const done = { happenedOn: '2026-12-19', note: '' };
    expect(codeOf(await send('ben', `/performance/promises/${id}/done`, done))).toBe('201');
    expect(codeOf(await send('ada', `/performance/promises/${id}/done`, done))).toBe(
      '409 said_before',
    );
    const [statement] = (await promise('words')).statements;
    const path = `/performance/statements/${statement.id}/answers`;
    expect(codeOf(await send('ada', path, { says: 'confirmed', why: '' }))).toBe('201');
    expect((await seen('ben')).isPerformed).toBe(true);
    const both = await Promise.all([certifies('ada', 'performed'), certifies('ben', 'performed')]);
    expect(both.map(codeOf).toSorted()).toEqual(['201', '409 certified_before']);
  });

  test('is in the download of whoever said something of it, and stays for claims', async () => {
    await settled();
    await on('2026-12-20');
    await pays('ben', { reference: 'UTR77' });
    const data = JSON.stringify(await performanceDataOf(database.db, cast.ben.personId));
    expect(data).toContain('UTR77');
    expect(JSON.stringify(await performanceDataOf(database.db, cast.eve.personId))).not.toContain(
      'UTR77',
    );
    expect(await performanceEraser.keeps?.(database.db, cast.ben.personId)).toEqual(['claims']);
    expect(await performanceEraser.keeps?.(database.db, cast.eve.personId)).toEqual([]);
  });

  test('stands in the calendars of both sides without its sums, and in nobody else’s', async () => {
    await settled();
    const dues = async (who: TalkName) => (await read(who, '/calendar')).data.dues;
    expect(await dues('ben')).toMatchObject([
      { what: 'pay', dueOn: '2026-12-31', state: 'running' },
      { what: 'pay', dueOn: '2027-01-31' },
      { what: 'pay', dueOn: '2027-02-28' },
    ]);
    expect((await dues('ada'))[0]).toMatchObject({ what: 'receive' });
    for (const who of ['mia', 'omar'] as const) expect(await dues(who), who).toEqual([]);
    const { url } = (
      await ask('POST', '/api/calendar/address', { cookie: cast.ben.cookie, body: {} })
    ).data;
    const file = await (await app.request(new URL(url).pathname)).text();
    expect(file).toContain('20261231');
    expect(file).toContain('A payment of the settlement is due');
    expect(file).not.toContain('1000');
  });
});

describe('a registration', () => {
  test('is of a mediated settlement that was authenticated, and of no contract', async () => {
    await settled();
    const noted = { authority: 'Mumbai', number: 'R 1', registeredOn: '2026-11-20' };
    expect((await seen('ada')).registration).toBeNull();
    expect(codeOf(await send('ada', '/performance/registrations', noted))).toBe(
      '409 nothing_to_register',
    );
  });

  test('is reminded of thirty days before the 180 are over, and noted by a party', async () => {
    const { db } = database;
    await db
      .updateTable('dispute')
      .set({ process: 'mediation', state: 'med_active' })
      .where('id', '=', dispute.id)
      .execute();
    await dispute.happens('neutral_invited', { neutral: cast.mia.personId });
    await dispute.happens('conciliator_appointed', { neutral: cast.mia.personId });
    clock.now = new Date(clock.now.getTime() + 1000);
    await settled();
    expect(codeOf(await read('ada'))).toBe('404 unknown');
    expect(codeOf(await send('mia', '/settlement/terms/codes'))).toBe('201');
    const code = await settlementDigits(database, {
      ...{ personId: cast.mia.personId, disputeId: dispute.id, now: clock.now },
    });
    const { hash } = (await read('mia', '/settlement/terms')).data;
    const own = { textHash: hash, name: 'Mia', agreed: true, stamp: '', without: '', code };
    expect(codeOf(await send('mia', '/settlement/terms/signatures', own))).toBe('201');
    expect((await seen('ada')).registration).toMatchObject({
      ...{ until: '2027-05-19', isInForce: false, noted: [] },
    });
    await on('2027-04-19');
    await remind();
    await remind();
    expect(await acts('performance.registration_near')).toHaveLength(1);
    const noted = { authority: 'Mumbai', number: ' ', registeredOn: '2027-04-19' };
    expect(codeOf(await send('ada', '/performance/registrations', noted))).toBe(
      '422 registration_empty',
    );
    const full = { ...noted, number: 'R 1/2027' };
    expect(codeOf(await send('ada', '/performance/registrations', full))).toBe('201');
    expect((await seen('ben')).registration.noted).toMatchObject([{ number: 'R 1/2027' }]);
    expect(codeOf(await read('mia'))).toBe('404 unknown');
  });
});
