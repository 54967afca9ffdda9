import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { type Answer, asking } from '../../../../tests/api-request.ts';
import { appWith } from '../../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { disputesDeps } from '../../../../tests/disputes.ts';
import { type TalkCast, type TalkName, talkCast, talkingDispute } from '../../../../tests/talk.ts';
import { packagesDataOf } from '../routes.ts';

// From a list of things to the text that waits for signatures, through the endpoints (algorithms 1.3, Adjusted Winner; ACA ss. 75 and 81).
let database: TestDatabase;
let app: App;
let cast: TalkCast;
let dispute: Awaited<ReturnType<typeof talkingDispute>>;
const START = '2026-11-20T06:30:00Z';
const clock = { now: new Date(START) };
const ask = asking(() => app);

beforeAll(async () => {
  database = await testDatabase();
  const { papers } = await disputesDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers });
  cast = await talkCast(database, clock.now);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('try_count').execute();
  dispute = await talkingDispute({ database, app, clock }, cast);
  await willing('ada');
  await willing('ben');
});

const send = (who: TalkName, path: string, body: object = {}): Promise<Answer> =>
  ask('POST', `/api/disputes/${dispute.id}${path}`, { cookie: cast[who].cookie, body });
const get = (who: TalkName, path: string): Promise<Answer> =>
  ask('GET', `/api/disputes/${dispute.id}${path}`, { cookie: cast[who].cookie });
const seen = async (who: TalkName) => (await get(who, '/division')).data;
const codeOf = (answer: Answer) => `${answer.status} ${answer.error?.code ?? ''}`.trim();
const willing = (who: TalkName, isWilling = true) => send(who, '/offers/willing', { isWilling });

// The published example of a divorce: 72 2/3 each, and one house split.
const THINGS = ['Pension', 'House in Pune', 'Flat in Goa', 'Shop', 'Savings'];
const ADAS = [10, 40, 10, 38, 2];
const BENS = [38, 20, 30, 10, 2];

const lists = (who: TalkName, things: string[] = THINGS) =>
  send(who, '/division/lists', { things });
const listId = async () => (await seen('ada')).division.id as string;
const on = async (who: TalkName, path: string, body: object = {}) =>
  send(who, `/division/lists/${await listId()}${path}`, body);
const shares = (who: TalkName, points: number[]) => on(who, '/points', { points });
const says = (who: TalkName, yes: boolean) => on(who, '/answers', { yes });

async function agreed(things: string[] = THINGS) {
  expect(codeOf(await lists('ada', things))).toBe('201');
  expect(codeOf(await on('ben', '/agreement'))).toBe('201');
}
async function divided(adas = ADAS, bens = BENS) {
  expect(codeOf(await shares('ada', adas))).toBe('201');
  expect(codeOf(await shares('ben', bens))).toBe('201');
}
/** Sealed rows of this dispute that are still there. */
async function left(): Promise<number> {
  const { db } = database;
  const own = db.selectFrom('division').where('disputeId', '=', dispute.id).select('id');
  const all = await Promise.all([
    db.selectFrom('division_points').where('divisionId', 'in', own).select('side').execute(),
    db.selectFrom('division_answer').where('divisionId', 'in', own).select('side').execute(),
    db
      .selectFrom('division')
      .where('disputeId', '=', dispute.id)
      .where('sealed', 'is not', null)
      .select('id')
      .execute(),
  ]);
  return all.flat().length;
}

describe('a list of things', () => {
  test('is written by one side, agreed to by the other, and then frozen', async () => {
    await lists('ben', ['Car', 'Boat']);
    const first = await listId();
    await lists('ada');
    expect(codeOf(await on('ada', '/agreement'))).toBe('409 own_things');
    expect(codeOf(await send('ben', `/division/lists/${first}/agreement`))).toBe(
      '409 division_over',
    );
    expect(codeOf(await shares('ada', ADAS))).toBe('409 things_not_agreed');
    expect(codeOf(await on('ben', '/agreement'))).toBe('201');
    expect(codeOf(await on('ben', '/agreement'))).toBe('409 things_agreed');
    expect(codeOf(await lists('ben'))).toBe('409 things_agreed');
    expect((await seen('ada')).division).toEqual((await seen('ben')).division);
  });

  test.each([
    ['too_few_things', ['Car']],
    ['too_many_things', Array.from({ length: 31 }, (_, one) => `Thing ${one}`)],
    ['thing_unnamed', ['Car', ' ']],
    ['thing_twice', ['Car', 'car']],
  ])('is refused as %s', async (code, things) => {
    expect(codeOf(await lists('ada', things))).toBe(`422 ${code}`);
    expect((await seen('ada')).division).toBeNull();
  });

  test('waits until both sides want to talk', async () => {
    await willing('ben', false);
    expect(codeOf(await lists('ada'))).toBe('409 other_not_willing');
  });

  test('is there for both sides and who represents them, and for nobody else there is none', async () => {
    await agreed();
    expect((await seen('adv')).division.things).toEqual(THINGS);
    const list = await listId();
    for (const who of ['mia', 'omar', 'rhea', 'eve'] as const) {
      expect(codeOf(await get(who, '/division')), who).toBe('404 unknown');
      for (const [path, body] of [
        ['/division/lists', { things: THINGS }],
        [`/division/lists/${list}/agreement`, {}],
        [`/division/lists/${list}/end`, {}],
        [`/division/lists/${list}/points`, { points: ADAS }],
        [`/division/lists/${list}/answers`, { yes: true }],
      ] as const)
        expect(codeOf(await send(who, path, body)), `${who} ${path}`).toBe('404 unknown');
    }
    expect((await ask('GET', `/api/disputes/${dispute.id}/division`, {})).status).toBe(401);
  });
});

describe('points', () => {
  test.each([
    ['points_not_a_hundred', [10, 40, 10, 38, 3]],
    ['points_not_whole', [10.5, 39.5, 10, 38, 2]],
    ['points_for_each_thing', [50, 50]],
  ])('are refused as %s, and what was kept stays', async (code, points) => {
    await agreed();
    await shares('ada', ADAS);
    expect(codeOf(await shares('ada', points))).toBe(`422 ${code}`);
    expect((await seen('ada')).points).toEqual(ADAS);
  });

  test('may be changed until the other side’s come; then the things are divided, and one is split', async () => {
    await agreed();
    await shares('ada', [20, 20, 20, 20, 20]);
    expect((await seen('ada')).result).toBeNull();
    await divided();
    expect(codeOf(await shares('ada', ADAS))).toBe('409 divided_before');
    const [adas, bens] = [await seen('ada'), await seen('ben')];
    const parts = (view: { result: { shares: { over: number; under: number }[] } }) =>
      view.result.shares.map(({ over, under }) => `${over}/${under}`);
    expect(parts(adas)).toEqual(['0/1', '13/15', '0/1', '1/1', '0/1']);
    expect(parts(bens)).toEqual(['1/1', '2/15', '1/1', '0/1', '1/1']);
    expect([adas.result.worth, bens.result.worth]).toEqual([72.7, 72.7]);
  });

  test('are read by that side alone: by no endpoint of the other, no row in clear, no record, no letter', async () => {
    await agreed();
    const [adas, bens] = [
      [61, 9, 8, 13, 9],
      [17, 53, 11, 10, 9],
    ];
    await divided(adas, bens);
    await says('ada', true);
    expect((await seen('adv')).points).toEqual(adas);
    const theirs = JSON.stringify([await seen('ben'), (await get('ben', '/offers')).data]);
    expect(theirs).toContain('[17,53,11,10,9]');
    expect(theirs).not.toMatch(/(?<![\w-])(?:61|13)(?![\w-])/); // an id may have these digits
    expect((await seen('ben')).result.said).toBeNull();
    const rows = await database.db.selectFrom('division_points').selectAll().execute();
    for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain('"061"');
    // Nor does its length tell what it is.
    const lengths = rows.slice(-2).map(({ sealed }) => sealed.length);
    expect(lengths).toEqual([lengths[0], lengths[0]]);
    for (const table of ['record_act', 'outbox_mail', 'dispute_event'] as const) {
      const told = JSON.stringify(
        await database.db.selectFrom(table).selectAll().execute(),
        (_, value) => (typeof value === 'bigint' ? value.toString() : value),
      );
      for (const word of ['House in Pune', '61,9,8', '"points":']) expect(told).not.toContain(word);
    }
    const data = JSON.stringify(await packagesDataOf(database.db, cast.ada.personId));
    expect(data).toContain('House in Pune');
    expect(data).not.toContain('61,9,8');
  });

  test('are destroyed with all that was made of them, when a side ends it or wants to talk no more', async () => {
    await agreed();
    await divided();
    await says('ada', true);
    expect(await left()).toBe(4);
    expect(codeOf(await on('ben', '/end'))).toBe('200');
    expect(await left()).toBe(0);
    expect(codeOf(await on('ben', '/end'))).toBe('409 division_over');
    await agreed();
    await divided();
    expect(await left()).toBe(3);
    await willing('ada', false);
    expect(await left()).toBe(0);
    expect((await seen('ben')).division.endedAs).toBe('closed');
  });

  test('are not tried out: a dispute has three divisions', async () => {
    for (const _ of [1, 2, 3]) {
      await agreed();
      await divided();
      await on('ada', '/end');
    }
    expect((await seen('ben')).mayList).toBe(false);
    expect(codeOf(await lists('ben'))).toBe('409 divisions_used_up');
  });
});

describe('the answers', () => {
  test('are secret: one no and both read that it was not accepted, whoever said it', async () => {
    await agreed();
    expect(codeOf(await says('ada', true))).toBe('409 not_divided');
    await divided();
    await says('ada', false);
    expect((await seen('ben')).division.state).toBe('divided');
    expect(codeOf(await says('ada', true))).toBe('409 said_before');
    await says('ben', true);
    const [adas, bens] = [await seen('ada'), await seen('ben')];
    expect(adas.division).toEqual(bens.division);
    expect(adas.division).toMatchObject({ state: 'ended', endedAs: 'not_accepted' });
    expect(adas.points).toBeNull();
    expect(await left()).toBe(0);
    expect((await get('ada', '/offers')).data.settlement).toBeNull();
  });

  test('make a text of it once both said yes, with each thing and whose it is', async () => {
    await agreed();
    await divided();
    await says('ben', true);
    await says('ada', true);
    expect(await left()).toBe(0);
    expect((await seen('ada')).division.endedAs).toBe('drawn_up');
    const { settlement } = (await get('ben', '/offers')).data;
    const text = JSON.stringify(settlement);
    for (const thing of THINGS) expect(text).toContain(`— ${thing}`);
    expect(text).toMatch(
      /House in Pune\\n[^"]*: 13\/15; [^"]*: 2\/15\. Unless they agree otherwise/,
    );
    expect(text).toMatch(/— Shop\\nTo: /);
    expect(codeOf(await lists('ada'))).toBe('409 settlement_pending');
  });

  test('and once where both come in the same moment: to agree, to share and to answer', async () => {
    await lists('ada');
    const both = async (first: Promise<Answer>, second: Promise<Answer>) =>
      (await Promise.all([first, second])).map(codeOf).toSorted();
    expect(await both(on('ben', '/agreement'), on('ben', '/agreement'))).toEqual([
      '201',
      '409 things_agreed',
    ]);
    expect(await both(shares('ada', ADAS), shares('ben', BENS))).toEqual(['201', '201']);
    expect((await seen('ada')).result.worth).toBe(72.7);
    expect(await both(says('ada', true), says('ben', true))).toEqual(['201', '201']);
    const { db } = database;
    const texts = await db
      .selectFrom('settlement')
      .where('disputeId', '=', dispute.id)
      .select('id')
      .execute();
    expect(texts).toHaveLength(1);
    const acts = await db
      .selectFrom('record_act')
      .where('subjectId', '=', dispute.id)
      .where('act', 'in', ['packages.divided', 'settlement.drawn_up'])
      .select('act')
      .execute();
    expect(acts.map(({ act }) => act).toSorted()).toEqual([
      'packages.divided',
      'settlement.drawn_up',
    ]);
  });
});
