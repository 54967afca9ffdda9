import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { type Answer, asking } from '../../../tests/api-request.ts';
import { appWith } from '../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { disputesDeps } from '../../../tests/disputes.ts';
import { settlementDigits } from '../../../tests/settlement-codes.ts';
import { type TalkCast, type TalkName, talkCast, talkingDispute } from '../../../tests/talk.ts';
import { offersDataOf, offersEraser } from './routes.ts';

// From the first word about a settlement to the paper that all have signed, through the endpoints (law and lifecycle 6.7; I4, I11).
let database: TestDatabase;
let app: App;
let cast: TalkCast;
let dispute: Awaited<ReturnType<typeof talkingDispute>>;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const ask = asking(() => app);

beforeAll(async () => {
  database = await testDatabase();
  const { papers } = await disputesDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers });
  cast = await talkCast(database, clock.now);
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date('2026-11-20T06:30:00Z');
  await database.db.deleteFrom('try_count').execute();
  dispute = await talkingDispute({ database, app, clock }, cast);
});

const OFFER = {
  payer: 'respondent',
  amount: 1_200_000,
  instalments: 12,
  firstOn: '2026-12-31',
  rhythm: 'month',
  costs: 'half',
  isAccelerated: true,
  duties: 'Ben hands back the canary.',
  standsUntil: '2026-12-04',
};
const send = (who: TalkName, path: string, body: object = {}): Promise<Answer> =>
  ask('POST', `/api/disputes/${dispute.id}${path}`, { cookie: cast[who].cookie, body });
const read = (who: TalkName): Promise<Answer> =>
  ask('GET', `/api/disputes/${dispute.id}/offers`, { cookie: cast[who].cookie });
const seen = async (who: TalkName) => (await read(who)).data;
const codeOf = (answer: Answer) => `${answer.status} ${answer.error?.code ?? ''}`.trim();
const willing = (who: TalkName, isWilling = true) => send(who, '/offers/willing', { isWilling });
const offers = (who: TalkName, change: object = {}) =>
  send(who, '/offers', { ...OFFER, ...change });
const last = async (who: TalkName) => (await seen(who)).offers.at(-1);
const answers = async (who: TalkName, answer: string) =>
  send(who, `/offers/${(await last(who)).id}/answers`, { answer });

async function accepted() {
  await willing('ada');
  await willing('ben');
  expect((await offers('ada')).status).toBe(201);
  expect((await answers('ben', 'accepted')).status).toBe(201);
}

const digits = (who: TalkName) =>
  settlementDigits(database, {
    personId: cast[who].personId,
    disputeId: dispute.id,
    now: clock.now,
  });

type Party = 'ada' | 'ben';
async function asksCode(who: TalkName, party: Party): Promise<string> {
  const asked = await send(who, '/settlement/codes', { partyId: dispute.parties[party] });
  expect(asked.status, JSON.stringify(asked.error)).toBe(201);
  return digits(who);
}
async function signs(who: TalkName, party: Party, change: object = {}) {
  const { hash } = (await seen(who)).settlement;
  return send(who, '/settlement/signatures', {
    ...{ partyId: dispute.parties[party], textHash: hash, name: `${who} Signer`, agreed: true },
    ...{ code: '000000', ...change },
  });
}
const stateOf = async () =>
  (
    await database.db
      .selectFrom('dispute')
      .where('id', '=', dispute.id)
      .select('state')
      .executeTakeFirstOrThrow()
  ).state;

describe('the rail', () => {
  test('opens when both sides want it, and either closes it again with all that stands on it', async () => {
    expect(codeOf(await offers('ada'))).toBe('409 not_willing');
    await willing('ada');
    expect(codeOf(await offers('ada'))).toBe('409 other_not_willing');
    await willing('ben');
    expect((await offers('ada')).status).toBe(201);
    expect((await last('ben')).may).toEqual(['accepted', 'refused']);
    await willing('ben', false);
    expect((await last('ada')).state).toBe('closed');
    expect((await last('ada')).may).toEqual([]);
  });

  test('is there for both sides and who represents them, and for nobody else there is none', async () => {
    await accepted();
    expect((await seen('adv')).offers).toEqual((await seen('ada')).offers);
    for (const who of ['mia', 'omar', 'rhea', 'eve'] as const) {
      expect(codeOf(await read(who)), who).toBe('404 unknown');
      for (const [path, body] of [
        ['/offers/willing', { isWilling: true }],
        ['/offers', OFFER],
        [`/offers/${(await last('ada')).id}/answers`, { answer: 'refused' }],
        ['/settlement/codes', { partyId: dispute.parties.ada }],
        ['/settlement/end', {}],
      ] as const)
        expect(codeOf(await send(who, path, body)), `${who} ${path}`).toBe('404 unknown');
    }
    expect((await ask('GET', `/api/disputes/${dispute.id}/offers`, {})).status).toBe(401);
  });

  test('tells neither the record nor a letter what was offered', async () => {
    await accepted();
    for (const table of ['record_act', 'outbox_mail', 'dispute_event'] as const) {
      const rows = JSON.stringify(
        await database.db.selectFrom(table).selectAll().execute(),
        (_, value) => (typeof value === 'bigint' ? value.toString() : value),
      );
      expect(rows).not.toContain('canary');
      expect(rows).not.toContain('1200000');
    }
  });

  test('has one table for both: a counter-offer ends the other side’s, a new one one’s own', async () => {
    await willing('ada');
    await willing('ben');
    await offers('ada');
    await offers('ben', { amount: 900_000 });
    await offers('ben', { amount: 1_000_000 });
    const states = async (who: TalkName) =>
      (await seen(who)).offers.map((one: { state: string }) => one.state);
    expect(await states('ada')).toEqual(['countered', 'withdrawn', 'open']);
    expect(await states('ben')).toEqual(await states('ada'));
    expect(codeOf(await answers('ben', 'accepted'))).toBe('409 own_offer');
    expect((await answers('ada', 'refused')).status).toBe(201);
    expect(codeOf(await answers('ada', 'accepted'))).toBe('409 offer_over');
  });

  test('takes an offer in its last second, and not in the one after', async () => {
    await willing('ada');
    await willing('ben');
    await offers('ada', { standsUntil: '2026-11-20' });
    clock.now = new Date('2026-11-20T18:30:00Z');
    expect(codeOf(await answers('ben', 'accepted'))).toBe('409 offer_over');
    clock.now = new Date('2026-11-20T18:29:59Z');
    expect((await answers('ben', 'accepted')).status).toBe(201);
  });

  test('two who accept and take back at once: the second is told that it is over', async () => {
    await willing('ada');
    await willing('ben');
    await offers('ada');
    const both = await Promise.all([answers('ben', 'accepted'), answers('ada', 'withdrawn')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test.each([
    ['amount_wrong', 'amount', { amount: -5 }],
    ['nothing_offered', 'amount', { amount: 0, duties: '' }],
    ['instalments_wrong', 'instalments', { instalments: 0 }],
    ['instalments_wrong', 'instalments', { instalments: 1000 }],
    ['first_early', 'firstOn', { firstOn: '1990-01-01' }],
    ['until_early', 'standsUntil', { standsUntil: '2026-11-19' }],
    ['until_late', 'standsUntil', { standsUntil: '2027-11-19' }],
    ['day_wrong', 'firstOn', { firstOn: '2026-02-30' }],
  ])('%s is told at its field', async (code, field, change) => {
    await willing('ada');
    await willing('ben');
    const refused = await offers('ada', change);
    expect(codeOf(refused)).toBe(`422 ${code}`);
    expect(Object.keys(refused.error?.fields ?? {})).toEqual([field]);
  });
});

describe('a settlement', () => {
  test('has every figure that was accepted, and binds nobody before all signed; then the dispute is over and the paper goes to all', async () => {
    await accepted();
    const { settlement } = await seen('ben');
    const text = settlement.texts[0].parts.map((one: { text: string }) => one.text).join('\n');
    for (const figure of ['₹12,000.00', '₹1,000.00', '31 December 2026', '28 February 2027'])
      expect(text).toContain(figure);
    expect(text).toContain('Ben hands back the canary.');
    expect((await signs('ben', 'ben', { code: await asksCode('ben', 'ben') })).status).toBe(201);
    expect(await stateOf()).toBe('filed');
    const done = await signs('adv', 'ada', { code: await asksCode('adv', 'ada') });
    expect(done.data).toMatchObject({ isComplete: true });
    expect(await stateOf()).toBe('settled');
    const { settlement: signed, isOver } = await seen('ada');
    expect([signed.state, isOver]).toEqual(['complete', true]);
    const paper = await database.db
      .selectFrom('dispute_document')
      .where('id', '=', signed.document)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([paper.kind, paper.audience]).toEqual(['settlement', 'parties']);
    const served = await database.db
      .selectFrom('service_document')
      .where('documentId', '=', signed.document)
      .selectAll()
      .execute();
    expect(served).toHaveLength(1);
    expect(codeOf(await offers('ada'))).toBe('409 dispute_over');
    expect(JSON.stringify(await offersDataOf(database.db, cast.adv.personId))).toContain(
      'adv Signer',
    );
    expect(await offersEraser.keeps?.(database.db, cast.adv.personId)).toEqual(['claims']);
  });

  test('has each standard clause that was offered and none other, and they bind as what is promised', async () => {
    await willing('ada');
    await willing('ben');
    const payless = await offers('ada', { amount: 0, clauses: ['no_dues'] });
    expect(codeOf(payless)).toBe('422 clause_without_payment');
    expect(payless.error?.fields).toHaveProperty('clauses');
    expect((await offers('ada', { clauses: ['none'] })).status).toBe(422);
    await offers('ada', { clauses: ['no_dues', 'confidential'] });
    expect((await last('ben')).clauses).toEqual(['confidential', 'no_dues']);
    await answers('ben', 'accepted');
    const [{ parts }] = (await seen('ben')).settlement.texts;
    const headings = parts.map(({ heading }: { heading: string }) =>
      heading.replace(/^\d+\. /, ''),
    );
    expect(headings).toEqual(expect.arrayContaining(['Confidentiality', 'Letter of no dues']));
    expect(headings).not.toContain('No admission');
    const { promised } = await database.db
      .selectFrom('settlement')
      .where('disputeId', '=', dispute.id)
      .select('promised')
      .executeTakeFirstOrThrow();
    const names = JSON.parse(promised ?? '').map(({ name }: { name: string }) => name);
    expect(names).toEqual(['', '', 'Letter of no dues']);
  });

  test('is signed with the code of this person for this party, once, and with no other', async () => {
    await accepted();
    const code = await asksCode('ada', 'ada');
    expect(codeOf(await signs('adv', 'ada', { code }))).toBe('422 code_over');
    expect(codeOf(await signs('ada', 'ben', { code }))).toBe('422 party_missing');
    expect(codeOf(await signs('ada', 'ada', { code: '000000' }))).toBe('422 code_wrong');
    expect(codeOf(await signs('ada', 'ada', { code, textHash: 'a'.repeat(64) }))).toBe(
      '409 other_text',
    );
    expect(codeOf(await signs('ada', 'ada', { code, agreed: false }))).toBe('422 not_agreed');
    expect(codeOf(await signs('ada', 'ada', { code, name: '' }))).toBe('422 name_missing');
    clock.now = new Date(clock.now.getTime() + 11 * 60_000);
    expect(codeOf(await signs('ada', 'ada', { code }))).toBe('422 code_over');
    const fresh = await asksCode('ada', 'ada');
    expect((await signs('ada', 'ada', { code: fresh })).status).toBe(201);
    expect(codeOf(await signs('ada', 'ada', { code: fresh }))).toBe('409 signed_before');
  });

  test('of two that sign last at once the dispute ends once', async () => {
    await accepted();
    const [one, other] = [await asksCode('ada', 'ada'), await asksCode('ben', 'ben')];
    const both = await Promise.all([
      signs('ada', 'ada', { code: one }),
      signs('ben', 'ben', { code: other }),
    ]);
    expect(both.map(({ data }) => data?.isComplete).toSorted()).toEqual([false, true]);
    expect(await stateOf()).toBe('settled');
  });

  test('that a party does not sign is signed by nobody, and both may offer anew', async () => {
    await accepted();
    expect(codeOf(await offers('ada'))).toBe('409 settlement_pending');
    await signs('ben', 'ben', { code: await asksCode('ben', 'ben') });
    expect((await send('ada', '/settlement/end')).status).toBe(200);
    expect(codeOf(await send('ben', '/settlement/end'))).toBe('409 settlement_ended');
    expect(codeOf(await send('ada', '/settlement/codes', { partyId: dispute.parties.ada }))).toBe(
      '409 settlement_ended',
    );
    expect((await offers('ada')).status).toBe(201);
    expect((await answers('ben', 'accepted')).status).toBe(201);
    const { settlement } = await seen('ada');
    expect(settlement.parties.map((one: { signedAt: string | null }) => one.signedAt)).toEqual([
      null,
      null,
    ]);
  });
});
