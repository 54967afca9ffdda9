import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import type { Log } from '#platform/log.ts';
import { type Answer, asking } from '../../../tests/api-request.ts';
import { appWith } from '../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { disputesDeps } from '../../../tests/disputes.ts';
import { type TalkCast, type TalkName, talkCast, talkingDispute } from '../../../tests/talk.ts';
import { biddingDataOf, biddingEraser } from './routes.ts';

// Blind bidding from the rules to the text that both sign, or to nothing, through the endpoints (algorithms 1.2; law and lifecycle 6.7).
let database: TestDatabase;
let app: App;
let cast: TalkCast;
let dispute: Awaited<ReturnType<typeof talkingDispute>>;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const logged: string[] = [];
const ask = asking(() => app);

beforeAll(async () => {
  database = await testDatabase();
  const { papers } = await disputesDeps(database.db, clock);
  const keep = (...line: unknown[]) => void logged.push(JSON.stringify(line));
  const log = { info: keep, warn: keep, error: keep } as unknown as Log;
  app = appWith(database, { now: () => clock.now, papers, log });
  cast = await talkCast(database, clock.now);
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock.now = new Date('2026-11-20T06:30:00Z');
  dispute = await talkingDispute({ database, app, clock }, cast);
  for (const who of ['ada', 'ben'] as const)
    await send(who, '/offers/willing', { isWilling: true });
});

const RULES = {
  ...{ payer: 'respondent', cap: 10_000_000, rounds: 3, roundHours: 24 },
  ...{ toleranceBps: 0, toleranceAbs: 0, overlapRule: 'midpoint' },
  ...{ instalments: 12, firstOn: '2026-12-31', rhythm: 'month', costs: 'half' },
  ...{ isAccelerated: true, duties: 'Ben hands back the canary.' },
};
const send = (who: TalkName, path: string, body: object = {}): Promise<Answer> =>
  ask('POST', `/api/disputes/${dispute.id}${path}`, { cookie: cast[who].cookie, body });
const read = (who: TalkName): Promise<Answer> =>
  ask('GET', `/api/disputes/${dispute.id}/bidding`, { cookie: cast[who].cookie });
const seen = async (who: TalkName) => (await read(who)).data;
const codeOf = (answer: Answer) => `${answer.status} ${answer.error?.code ?? ''}`.trim();
const proposes = (who: TalkName, change: object = {}) =>
  send(who, '/bidding', { ...RULES, ...change });
const about = async () => (await seen('ada')).bidding.id;
const agrees = async (who: TalkName) => send(who, '/bidding/agreement', { bidding: await about() });
const leaves = async (who: TalkName) => send(who, '/bidding/end', { bidding: await about() });
async function bids(who: TalkName, amount: number, change: object = {}): Promise<Answer> {
  const { bidding } = await seen(who);
  const said = { bidding: bidding.id, round: bidding.round, amount, ...change };
  return send(who, '/bidding/bids', said);
}
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};
const hours = (count: number) => later(count * 3_600_000);

async function begun(change: object = {}): Promise<void> {
  expect(codeOf(await proposes('ada', change))).toBe('201');
  expect(codeOf(await agrees('ben'))).toBe('201');
}
async function round(demand: number, offer: number): Promise<void> {
  expect(codeOf(await bids('ada', demand))).toBe('201');
  expect(codeOf(await bids('ben', offer))).toBe('201');
}
/** Every row of the database, as text. */
async function everyRow(): Promise<string> {
  const { sql } = await import('kysely');
  const tables = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(database.db);
  const all: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await sql`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(
      database.db,
    );
    all.push(JSON.stringify(rows.rows));
  }
  return all.join('\n');
}

describe('the rules', () => {
  test('are proposed by one side while both want to talk, agreed to by the other, and frozen then', async () => {
    await send('ben', '/offers/willing', { isWilling: false });
    expect(codeOf(await proposes('ada'))).toBe('409 other_not_willing');
    await send('ben', '/offers/willing', { isWilling: true });
    expect(codeOf(await proposes('ada'))).toBe('201');
    expect(codeOf(await proposes('ben'))).toBe('409 bidding_standing');
    expect(codeOf(await agrees('ada'))).toBe('409 own_proposal');
    expect(codeOf(await agrees('ben'))).toBe('201');
    expect(codeOf(await agrees('ben'))).toBe('409 bidding_gone');
    const { bidding } = await seen('ben');
    expect(bidding).toMatchObject({ state: 'running', round: 1, ...RULES });
    expect(bidding.roundEndsAt).toBe('2026-11-21T06:30:00.000Z');
  });

  test('are refused by the other side or taken back, and others may be proposed', async () => {
    await proposes('ada');
    expect(codeOf(await leaves('ben'))).toBe('200');
    expect((await seen('ada')).bidding.state).toBe('refused');
    expect(codeOf(await leaves('ada'))).toBe('409 bidding_gone');
    await proposes('ben');
    await leaves('ben');
    expect((await seen('ada')).bidding.state).toBe('withdrawn');
    expect(codeOf(await proposes('ada'))).toBe('201');
  });

  test.each([
    ['cap_over_claim', 'cap', { cap: 99_999_999_999_900 }],
    ['cap_not_in_units', 'cap', { cap: 10_050 }],
    ['cap_not_above_nought', 'cap', { cap: -100 }],
    ['nothing_claimed', 'payer', { payer: 'claimant' }],
    ['rounds_beyond_ten', 'rounds', { rounds: 11 }],
    ['round_hours_beyond_a_month', 'roundHours', { roundHours: 0.5 }],
    ['bidding_long', 'roundHours', { roundHours: 744 }],
    ['tolerance_beyond_thirty_percent', 'toleranceBps', { toleranceBps: 3001 }],
    ['tolerance_negative', 'toleranceAbs', { toleranceAbs: -1 }],
    ['instalments_wrong', 'instalments', { instalments: 0 }],
    ['instalments_wrong', 'instalments', { instalments: 1000 }],
    ['instalments_wrong', 'instalments', { instalments: 61 }],
    ['first_early', 'firstOn', { firstOn: '2026-11-22' }],
    ['day_wrong', 'firstOn', { firstOn: '2026-02-30' }],
  ])('%s is told at its field', async (code, field, change) => {
    const refused = await proposes('ada', change);
    expect(codeOf(refused)).toBe(`422 ${code}`);
    expect(Object.keys(refused.error?.fields ?? {})).toEqual([field]);
    expect((await seen('ada')).bidding).toBeNull();
  });

  test('of which the first payment has come too near meanwhile are not agreed to', async () => {
    await proposes('ada', { firstOn: '2026-11-25' });
    hours(72);
    expect(codeOf(await agrees('ben'))).toBe('422 first_early');
  });
});

describe('a bidding', () => {
  test('that meets in its third round draws up the text for both, and the bids are gone', async () => {
    await begun();
    await round(9_000_000, 1_000_000);
    await round(6_000_000, 4_000_000);
    await round(5_000_000, 5_000_300);
    const { bidding } = await seen('ben');
    expect([bidding.state, bidding.amount]).toEqual(['settled', 5_000_150]);
    const rail = await ask('GET', `/api/disputes/${dispute.id}/offers`, {
      cookie: cast.ada.cookie,
    });
    expect(rail.data.offers).toMatchObject([
      { origin: 'bidding', state: 'accepted', amount: 5_000_150, instalments: 12, may: [] },
    ]);
    expect(rail.data.settlement.state).toBe('to_sign');
    expect(JSON.stringify(rail.data.settlement.texts)).toContain('₹50,001.50');
    expect(JSON.stringify(rail.data.settlement.texts)).toContain('Ben hands back the canary.');
    const rows = await database.db.selectFrom('bid').select(['sealed']).execute();
    expect(rows.filter(({ sealed }) => sealed !== null)).toEqual([]);
    expect(codeOf(await proposes('ada'))).toBe('409 settlement_pending');
    // The record does not say whose bid came last.
    const acts = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', dispute.id)
      .where('act', 'in', ['bidding.met', 'settlement.drawn_up', 'bidding.round_closed'])
      .selectAll()
      .execute();
    expect(acts.map(({ byPerson }) => byPerson)).toEqual([null, null, null, null]);
    expect(JSON.stringify(acts.map(({ details }) => details))).not.toContain('side');
  });

  test('that does not meet in its last round has failed, and what was bid is nowhere', async () => {
    await begun();
    await round(9_000_000, 1_000_000);
    await round(8_000_000, 2_000_000);
    await round(7_000_000, 3_000_000);
    const { bidding, mayPropose } = await seen('ben');
    expect([bidding.state, bidding.amount, mayPropose]).toEqual(['failed', null, true]);
    expect(bidding.own.map((one: { amount: number | null }) => one.amount)).toEqual([
      null,
      null,
      null,
    ]);
    const { sealedKey } = await database.db
      .selectFrom('bidding')
      .where('id', '=', bidding.id)
      .select('sealedKey')
      .executeTakeFirstOrThrow();
    expect(sealedKey).toBeNull();
    expect(codeOf(await bids('ben', 3_000_000))).toBe('409 bidding_over');
  });

  test('compares at the end of a round what stands: a bid of the round before, or nothing', async () => {
    await begun({ overlapRule: 'demand' });
    hours(24);
    expect((await seen('ada')).bidding.round).toBe(2);
    await bids('ben', 4_000_000);
    hours(24);
    expect((await seen('ada')).bidding.round).toBe(3);
    await bids('ada', 3_900_000);
    hours(24);
    expect((await seen('ada')).bidding).toMatchObject({ state: 'settled', amount: 3_900_000 });
  });

  test('takes a bid in the last second of a round, and not in the one after', async () => {
    await begun();
    const { id } = (await seen('ada')).bidding;
    later(24 * 3_600_000 - 1);
    expect(codeOf(await bids('ada', 5_000_000))).toBe('201');
    later(1);
    const late = { bidding: id, round: 1, amount: 6_000_000 };
    expect(codeOf(await send('ben', '/bidding/bids', late))).toBe('409 round_over');
    expect((await seen('ben')).bidding).toMatchObject({ round: 2, own: [] });
  });

  test('of two last bids at once each counts, and the round is compared once', async () => {
    await begun({ rounds: 1 });
    const both = await Promise.all([bids('ada', 5_000_000), bids('ben', 5_000_000)]);
    expect(both.map(codeOf)).toEqual(['201', '201']);
    expect((await seen('ada')).bidding).toMatchObject({ state: 'settled', amount: 5_000_000 });
  });

  test('of one side’s two bids at once one counts', async () => {
    await begun();
    const both = await Promise.all([bids('ada', 5_000_000), bids('adv', 4_000_000)]);
    expect(both.map(codeOf).toSorted()).toEqual(['201', '409 already_bid']);
    expect((await seen('ada')).bidding.own).toHaveLength(1);
  });

  test.each([
    ['over_cap', 'ada', 10_000_100],
    ['negative', 'ada', -100],
    ['not_whole_units', 'ada', 5_000_050],
    ['demand_of_nothing', 'ada', 0],
    ['demand_risen', 'ada', 5_000_100],
    ['offer_fallen', 'ben', 999_900],
  ] as const)('%s is told at its field, and the bid before stands', async (code, who, amount) => {
    await begun();
    await round(5_000_000, 1_000_000);
    const refused = await bids(who, amount);
    expect(codeOf(refused)).toBe(`422 ${code}`);
    expect(Object.keys(refused.error?.fields ?? {})).toEqual(['amount']);
    expect((await seen(who)).bidding.own).toHaveLength(1);
    expect((await seen(who)).bidding.isIn).toBe(false);
  });

  test('is left by either side at any moment, and nothing of it stays but commitments', async () => {
    await begun();
    await bids('ada', 5_000_000);
    expect(codeOf(await leaves('ben'))).toBe('200');
    expect((await seen('ada')).bidding.state).toBe('left');
    expect((await seen('ada')).bidding.own[0]).toMatchObject({ amount: null, nonce: null });
  });

  test('ends when a side stops talking, and when an open offer is accepted', async () => {
    await begun();
    await send('ben', '/offers/willing', { isWilling: false });
    expect((await seen('ada')).bidding.state).toBe('closed');
    await send('ben', '/offers/willing', { isWilling: true });
    await begun();
    await bids('ada', 5_000_000);
    const { cap, rounds, roundHours, toleranceBps, toleranceAbs, overlapRule, ...terms } = RULES;
    await send('ada', '/offers', { ...terms, amount: 2_400_000, standsUntil: '2026-12-04' });
    const offers = await ask('GET', `/api/disputes/${dispute.id}/offers`, {
      cookie: cast.ben.cookie,
    });
    const accepted = `/offers/${offers.data.offers[0].id}/answers`;
    expect(codeOf(await send('ben', accepted, { answer: 'accepted' }))).toBe('201');
    expect((await seen('ada')).bidding.state).toBe('closed');
  });
});

describe('nothing is learned', () => {
  test('by anybody who is of no side: for them there is no bidding', async () => {
    await begun();
    const bidding = await about();
    for (const who of ['mia', 'omar', 'rhea', 'eve'] as const) {
      expect(codeOf(await read(who)), who).toBe('404 unknown');
      for (const [path, body] of [
        ['/bidding', RULES],
        ['/bidding/agreement', { bidding }],
        ['/bidding/end', { bidding }],
        ['/bidding/bids', { bidding, round: 1, amount: 100 }],
        ['/bidding/proofs', { round: 1, side: 'claimant', amount: 100, nonce: 'a'.repeat(32) }],
      ] as const)
        expect(codeOf(await send(who, path, body)), `${who} ${path}`).toBe('404 unknown');
    }
  });

  test('from whether the other side has bid', async () => {
    await begun();
    const before = await read('ben');
    await bids('ada', 5_000_000);
    expect(JSON.stringify(await read('ben'))).toBe(JSON.stringify(before));
  });

  test('from a pair that does not meet: the answers are the same bytes for any two of them', async () => {
    const answersFor = async (pairs: readonly (readonly [number, number])[]) => {
      clock.now = new Date('2026-11-20T06:30:00Z');
      dispute = await talkingDispute({ database, app, clock }, cast);
      for (const who of ['ada', 'ben'] as const)
        await send(who, '/offers/willing', { isWilling: true });
      await begun();
      const said: string[] = [];
      for (const [demand, offer] of pairs) {
        await bids('ada', demand);
        await bids('ben', offer);
        for (const who of ['ada', 'ben'] as const) {
          const { data, ...rest } = await read(who);
          const { own, ...bidding } = data.bidding;
          said.push(JSON.stringify({ ...rest, data: { ...data, bidding } }));
        }
      }
      const { reference } = await seen('ada');
      return said
        .join('\n')
        .replaceAll(reference, 'R')
        .replaceAll(await about(), 'B');
    };
    const far = await answersFor([
      [10_000_000, 0],
      [10_000_000, 0],
      [10_000_000, 0],
    ]);
    const near = await answersFor([
      [5_000_100, 5_000_000],
      [5_000_100, 5_000_000],
      [5_000_100, 5_000_000],
    ]);
    expect(near).toBe(far);
    expect(far).toContain('"failed"');
  });

  test('from any table, letter, log or other endpoint: a figure that was bid is in none', async () => {
    const canary = [7_654_300, 1_234_500] as const;
    await begun();
    await round(...canary);
    // A figure by itself, and not among the signs of a hash.
    const figures = /(?<![\w-])(?:76\D?54\D?3|12\D?34\D?5|76543|12345)(?:00|\.00)?(?![\w-])/;
    const isTold = (text: string) => figures.test(text);
    expect(isTold('"7654300"') && isTold('₹76,543.00') && isTold('12345')).toBe(true);
    expect(isTold(await everyRow())).toBe(false);
    expect(logged.join('\n')).toContain('/bidding/bids');
    expect(isTold(logged.join('\n'))).toBe(false);
    for (const path of ['', '/offers', '/talk', '/costs'])
      for (const who of ['ada', 'ben', 'omar', 'mia'] as const) {
        const address = `/api/disputes/${dispute.id}${path}`;
        const { data } = await ask('GET', address, { cookie: cast[who].cookie });
        expect(isTold(JSON.stringify(data ?? '')), `${who} ${path}`).toBe(false);
      }
    expect(isTold(JSON.stringify((await seen('ada')).bidding).replaceAll('7654300', ''))).toBe(
      false,
    );
    expect(isTold(JSON.stringify((await seen('ben')).bidding).replaceAll('1234500', ''))).toBe(
      false,
    );
    const own = await biddingDataOf(database.db, cast.ben.personId);
    expect(isTold(JSON.stringify(own))).toBe(false);
    expect(await biddingEraser.keeps?.(database.db, cast.ben.personId)).toEqual(['claims']);
  });
});

describe('a bid', () => {
  test('is proved by whoever kept its sum and number, when the house has destroyed its own', async () => {
    await begun({ rounds: 1 });
    const { data: proof } = await bids('ada', 5_000_000);
    await bids('ben', 100);
    expect((await seen('ada')).bidding.state).toBe('failed');
    const words = `${dispute.id}|1|claimant|5000000|`;
    const hash = createHash('sha256').update(words).update(Buffer.from(proof.nonce, 'hex'));
    expect(hash.digest('hex')).toBe(proof.hash);
    const proves = async (change: object = {}) => {
      const { nonce } = proof;
      const said = { round: 1, side: 'claimant', amount: 5_000_000, nonce, ...change };
      return (await send('ben', '/bidding/proofs', said)).data.isKept;
    };
    expect(await proves()).toBe(true);
    expect(await proves({ amount: 4_999_900 })).toBe(false);
    expect(await proves({ side: 'respondent' })).toBe(false);
    expect(await proves({ nonce: '0'.repeat(32) })).toBe(false);
  });

  test('is closed under a key of its own bidding, in as many bytes whatever the sum', async () => {
    await begun();
    await round(10_000_000, 0);
    const rows = await database.db
      .selectFrom('bid')
      .innerJoin('bidding', 'bidding.id', 'bid.biddingId')
      .where('bidding.disputeId', '=', dispute.id)
      .select('bid.sealed')
      .execute();
    expect(rows.map(({ sealed }) => sealed?.length)).toEqual([52, 52]);
  });
});
