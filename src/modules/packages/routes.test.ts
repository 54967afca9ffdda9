import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { type Answer, asking } from '../../../tests/api-request.ts';
import { appWith } from '../../../tests/app.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { disputesDeps } from '../../../tests/disputes.ts';
import { type TalkCast, type TalkName, talkCast, talkingDispute } from '../../../tests/talk.ts';
import { packagesDataOf, packagesEraser } from './routes.ts';

// From a list of issues to the text that waits for signatures, through the endpoints (algorithms 1.3; ACA ss. 75 and 81).
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
  clock.now = new Date(START);
  await database.db.deleteFrom('try_count').execute();
  dispute = await talkingDispute({ database, app, clock }, cast);
  await willing('ada');
  await willing('ben');
});

const send = (who: TalkName, path: string, body: object = {}): Promise<Answer> =>
  ask('POST', `/api/disputes/${dispute.id}${path}`, { cookie: cast[who].cookie, body });
const get = (who: TalkName, path: string): Promise<Answer> =>
  ask('GET', `/api/disputes/${dispute.id}${path}`, { cookie: cast[who].cookie });
const seen = async (who: TalkName) => (await get(who, '/packages')).data;
const codeOf = (answer: Answer) => `${answer.status} ${answer.error?.code ?? ''}`.trim();
const willing = (who: TalkName, isWilling = true) => send(who, '/offers/willing', { isWilling });

const said = (words: string) => ({ said: words, amount: 0, instalments: 1 });
const pays = (amount: number, instalments = 1) => ({ said: '', amount, instalments });
const issue = (name: string, options: object[], kind = 'words') => ({
  ...{ kind, name, options, payer: 'respondent', days: 30 },
});
const ISSUES = [
  issue('Sum', [pays(6_000_000), pays(7_200_000, 12), pays(3_000_000)], 'money'),
  issue('Goods', [said('Ben keeps them'), said('They go back')]),
  issue('Letter', [said('An apology'), said('None')]),
];
/** Ada wants money most, Ben to keep the goods and to write nothing. */
const ADAS = {
  weights: [60, 10, 30],
  scores: [
    [80, 100, 0],
    [0, 100],
    [100, 0],
  ],
  without: [37, 0, 0],
};
const BENS = {
  weights: [40, 45, 15],
  scores: [
    [20, 0, 100],
    [100, 0],
    [0, 100],
  ],
  without: [0, 0, 0],
};
const NO_BARS = [
  [false, false, false],
  [false, false],
  [false, false],
];
const proposes = (who: TalkName, issues: object[] = ISSUES) =>
  send(who, '/packages/lists', { issues });
const listId = async () => (await seen('ada')).list.id as string;
const gives = async (who: TalkName, wish: object) =>
  send(who, `/packages/lists/${await listId()}/wishes`, { barred: NO_BARS, answers: [], ...wish });
const ready = async (who: TalkName) => send(who, `/packages/lists/${await listId()}/readiness`);
const says = async (who: TalkName, yes: boolean[]) =>
  send(who, `/packages/rounds/${(await seen(who)).round.id}/answers`, { yes });

async function agreed(issues: object[] = ISSUES) {
  expect((await proposes('ada', issues)).status).toBe(201);
  expect((await send('ben', `/packages/lists/${await listId()}/agreement`)).status).toBe(201);
}
async function computed(adas: object = ADAS, bens: object = BENS) {
  expect(codeOf(await gives('ada', adas))).toBe('201');
  expect(codeOf(await gives('ben', bens))).toBe('201');
  expect(codeOf(await ready('ada'))).toBe('201');
  expect(codeOf(await ready('ben'))).toBe('201');
}
const options = (view: { round: { packages: { options: number[] }[] } }) =>
  view.round.packages.map((one) => one.options.join(''));
const allRows = async (table: 'record_act' | 'outbox_mail' | 'dispute_event') =>
  JSON.stringify(await database.db.selectFrom(table).selectAll().execute(), (_, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  );

describe('a list', () => {
  test('is proposed by one side and agreed to by the other; then it is frozen', async () => {
    await proposes('ben', [issue('Letter', [said('One'), said('None')])]);
    const first = await listId();
    await proposes('ada');
    expect(codeOf(await send('ada', `/packages/lists/${await listId()}/agreement`))).toBe(
      '409 own_list',
    );
    expect(codeOf(await send('ben', `/packages/lists/${first}/agreement`))).toBe('409 list_over');
    expect(codeOf(await gives('ada', ADAS))).toBe('409 list_not_agreed');
    expect((await send('ben', `/packages/lists/${await listId()}/agreement`)).status).toBe(201);
    expect(codeOf(await proposes('ben'))).toBe('409 list_agreed');
    expect(codeOf(await send('ben', `/packages/lists/${await listId()}/agreement`))).toBe(
      '409 list_agreed',
    );
    expect((await seen('ada')).list).toEqual((await seen('ben')).list);
  });

  test('waits until both sides want to talk', async () => {
    await willing('ben', false);
    expect(codeOf(await proposes('ada'))).toBe('409 other_not_willing');
    expect(codeOf(await proposes('ben'))).toBe('409 not_willing');
  });

  test.each([
    [
      'too_many_issues',
      'issues',
      Array.from({ length: 60 }, (_, at) =>
        issue(
          `Issue ${at}`,
          Array.from({ length: 20 }, (__, one) => said(`Option ${one}`)),
        ),
      ),
    ],
    ['no_issues', 'issues', []],
    [
      'too_many_options',
      'issues.0',
      [
        issue(
          'Goods',
          Array.from({ length: 9 }, (_, one) => said(`Option ${one}`)),
        ),
      ],
    ],
    ['too_few_options', 'issues.0', [issue('Goods', [said('One')])]],
    ['option_twice', 'issues.0', [issue('Goods', [said('One'), said('one ')])]],
    [
      'issue_twice',
      'issues.1',
      [issue('Goods', [said('1'), said('2')]), issue('goods', [said('1'), said('2')])],
    ],
    ['issue_unnamed', 'issues.0', [issue(' ', [said('1'), said('2')])]],
    ['sum_wrong', 'issues.0', [issue('Sum', [pays(-5), pays(5)], 'money')]],
    ['payments_wrong', 'issues.0', [issue('Sum', [pays(500, 61), pays(5)], 'money')]],
    ['payments_wrong', 'issues.0', [issue('Sum', [pays(500, 0), pays(5)], 'money')]],
    ['payments_wrong', 'issues.0', [issue('Sum', [pays(500, 1000), pays(5)], 'money')]],
    ['payments_small', 'issues.0', [issue('Sum', [pays(500, 6), pays(5)], 'money')]],
    ['days_wrong', 'issues.0', [{ ...issue('Sum', [pays(500), pays(5)], 'money'), days: 0 }]],
    ['days_wrong', 'issues.0', [{ ...issue('Sum', [pays(500), pays(5)], 'money'), days: -30 }]],
  ])('%s is told where it is', async (code, field, issues) => {
    const refused = await proposes('ada', issues);
    expect(codeOf(refused)).toBe(`422 ${code}`);
    expect(Object.keys(refused.error?.fields ?? {})).toEqual([field]);
    expect((await seen('ada')).list).toBeNull();
  });

  test('has standard clauses that both read before they weigh anything, and that stand in the text', async () => {
    const clauses = ['no_dues', 'confidential'];
    expect(codeOf(await send('ada', '/packages/lists', { issues: ISSUES, clauses }))).toBe('201');
    const list = await listId();
    expect((await seen('ben')).list.clauses).toEqual(['confidential', 'no_dues']);
    expect(codeOf(await send('ben', `/packages/lists/${list}/agreement`))).toBe('201');
    // Frozen with the list: nobody adds one, or takes one away, by sending the list again.
    expect(codeOf(await send('ada', '/packages/lists', { issues: ISSUES, clauses: [] }))).toBe(
      '409 list_agreed',
    );
    await send('ada', `/packages/lists/${list}/suggestions`, { options: [0, 0, 0] });
    const [suggestion] = (await seen('ben')).suggestions;
    const accepted = { answer: 'accepted' };
    expect(
      codeOf(await send('ben', `/packages/suggestions/${suggestion.id}/answers`, accepted)),
    ).toBe('201');
    const text = JSON.stringify((await get('ben', '/offers')).data.settlement.texts);
    expect(text).toContain('The parties keep the terms of this settlement to themselves.');
    expect(text).toMatch(/of the last payment Ben[^"]* is given a letter on behalf of/);
    const kept = await database.db
      .selectFrom('settlement')
      .where('disputeId', '=', dispute.id)
      .select('promised')
      .executeTakeFirstOrThrow();
    const promised = JSON.parse(kept.promised ?? '[]').map(({ name }: { name: string }) => name);
    expect(promised).toContain('Letter of no dues');
    expect(promised).not.toContain('Confidentiality');
  });

  test('refuses a clause of a payment that nobody makes, or that both sides might', async () => {
    const back = { ...issue('Costs', [pays(500), pays(600)], 'money'), payer: 'claimant' };
    for (const [issues, code] of [
      [ISSUES.slice(1), 'clause_without_payment'],
      [[...ISSUES, back], 'clause_two_payers'],
    ] as const) {
      const refused = await send('ada', '/packages/lists', { issues, clauses: ['tax_withheld'] });
      expect([codeOf(refused), Object.keys(refused.error?.fields ?? {})]).toEqual([
        ...[`422 ${code}`, ['clauses']],
      ]);
    }
    const none = await send('ada', '/packages/lists', { issues: ISSUES, clauses: ['made_up'] });
    expect(none.status).toBe(422);
    expect((await seen('ada')).list).toBeNull();
  });

  test('is there for both sides and who represents them, and for nobody else there is none', async () => {
    await agreed();
    await computed();
    expect(options(await seen('adv'))).toEqual(options(await seen('ada')));
    const [list, round] = [await listId(), (await seen('ada')).round.id];
    for (const who of ['mia', 'omar', 'rhea', 'eve'] as const) {
      expect(codeOf(await get(who, '/packages')), who).toBe('404 unknown');
      for (const [path, body] of [
        ['/packages/lists', { issues: ISSUES }],
        [`/packages/lists/${list}/agreement`, {}],
        [`/packages/lists/${list}/end`, {}],
        [`/packages/lists/${list}/wishes`, { ...ADAS, barred: NO_BARS, answers: [] }],
        [`/packages/lists/${list}/readiness`, {}],
        [`/packages/rounds/${round}/answers`, { yes: [true] }],
        [`/packages/rounds/${round}/end`, {}],
      ] as const)
        expect(codeOf(await send(who, path, body)), `${who} ${path}`).toBe('404 unknown');
    }
    expect((await ask('GET', `/api/disputes/${dispute.id}/packages`, {})).status).toBe(401);
  });
});

describe('what a side gives', () => {
  test.each([
    ['weights_not_a_hundred', 'issues', { weights: [60, 10, 29] }],
    ['weight_not_whole', 'issues.1', { weights: [60, 10.5, 29.5] }],
    [
      'no_best_option',
      'issues.2',
      {
        scores: [
          [80, 100, 0],
          [0, 100],
          [90, 0],
        ],
      },
    ],
    [
      'score_not_whole',
      'issues.0',
      {
        scores: [
          [80, 100, -1],
          [0, 100],
          [100, 0],
        ],
      },
    ],
    ['scores_missing', 'issues.1', { scores: [[80, 100, 0], [100], [100, 0]] }],
    ['without_not_whole', 'issues.2', { without: [0, 0, 101] }],
    [
      'all_barred',
      'issues.1',
      {
        barred: [
          [false, false, true],
          [true, true],
          [false, false],
        ],
      },
    ],
  ])('%s is told where it is, and nothing that was kept is lost', async (code, field, change) => {
    await agreed();
    await gives('ada', ADAS);
    const refused = await gives('ada', { ...ADAS, ...change });
    expect(codeOf(refused)).toBe(`422 ${code}`);
    expect(Object.keys(refused.error?.fields ?? {})).toEqual([field]);
    expect((await seen('ada')).wish.weights).toEqual(ADAS.weights);
  });

  test('is checked by questions, and a contradiction is told with both figures', async () => {
    await agreed();
    await gives('ada', ADAS);
    const asked = (await seen('ada')).wish.questions;
    expect(asked[0]).toMatchObject({ first: [0], second: [2, 1], preference: null, against: null });
    const question = { first: [0], second: [2, 1] };
    await gives('ada', { ...ADAS, answers: [{ question, preference: 'second' }] });
    const [told] = (await seen('ada')).wish.questions;
    expect(told).toMatchObject({ preference: 'second', against: { first: 6000, second: 4000 } });
    await gives('ada', { ...ADAS, answers: [{ question, preference: 'first' }] });
    expect((await seen('ada')).wish.questions[0].against).toBeNull();
    // Other points, other questions: an answer to one that is not asked any more goes.
    await gives('ada', {
      ...ADAS,
      weights: [10, 60, 30],
      answers: [{ question, preference: 'first' }],
    });
    const preferences = (await seen('ada')).wish.questions.map(
      (one: { preference: unknown }) => one.preference,
    );
    expect(preferences.every((one: unknown) => one === null)).toBe(true);
  });

  test('is read by that side alone: by no endpoint of the other, no row in clear, no record, no letter', async () => {
    await agreed();
    const canary = { ...ADAS, weights: [61, 12, 27], without: [37, 3, 5] };
    await gives('ada', canary);
    expect(JSON.stringify(await seen('adv'))).toContain('[61,12,27]');
    const theirs = JSON.stringify([await seen('ben'), (await get('ben', '/offers')).data]);
    expect(theirs).not.toMatch(/(?<![\w-])61(?![\w-])/); // an id may have these digits
    expect((await seen('ben')).wish).toBeNull();
    const rows = await database.db.selectFrom('package_wish').selectAll().execute();
    for (const { sealed } of rows) expect(sealed.includes('weights')).toBe(false);
    await gives('ben', BENS);
    await ready('ada');
    await ready('ben');
    for (const table of ['record_act', 'outbox_mail', 'dispute_event'] as const) {
      const told = await allRows(table);
      for (const word of ['weights', '"61"', 'Ben keeps them', 'An apology'])
        expect(told).not.toContain(word);
    }
    const data = JSON.stringify(await packagesDataOf(database.db, cast.ben.personId));
    expect(data).not.toContain('[61,12,27]');
  });

  test('is destroyed when a side ends the list, or wants to talk no more, with all that was made of it', async () => {
    const left = async () => {
      const lists = database.db
        .selectFrom('package_list')
        .where('disputeId', '=', dispute.id)
        .select('id');
      const wishes = await database.db
        .selectFrom('package_wish')
        .where('listId', 'in', lists)
        .selectAll()
        .execute();
      const rounds = await database.db
        .selectFrom('package_round')
        .where('listId', 'in', lists)
        .where('sealed', 'is not', null)
        .selectAll()
        .execute();
      // That it was computed stays, as what is counted; of what it was there is nothing.
      const answers = await database.db.selectFrom('package_answer').selectAll().execute();
      return wishes.length + rounds.length + answers.length;
    };
    await agreed();
    await computed();
    await says(
      'ada',
      options(await seen('ada')).map(() => true),
    );
    expect(await left()).toBe(4);
    expect((await send('ben', `/packages/lists/${await listId()}/end`)).status).toBe(200);
    expect(await left()).toBe(0);
    expect(codeOf(await send('ben', `/packages/lists/${await listId()}/end`))).toBe(
      '409 list_over',
    );
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    await agreed();
    await computed();
    await willing('ada', false);
    expect(await left()).toBe(0);
    await willing('ada');
    expect((await seen('ben')).list.state).toBe('ended');
    expect((await seen('ben')).round).toBeNull();
  });
});

describe('the packages', () => {
  test('are the same for both, in one order, explained by one’s own points alone; and the same for the same wishes', async () => {
    await agreed();
    await computed();
    const [adas, bens] = [await seen('ada'), await seen('ben')];
    expect(options(adas)).toEqual(options(bens));
    expect(options(adas).length).toBeGreaterThan(1);
    expect(options(adas).length).toBeLessThanOrEqual(5);
    const score = (wish: typeof ADAS, of: number[]) =>
      Math.round(
        of.reduce(
          (sum, option, at) =>
            sum + ((wish.weights[at] ?? 0) * (wish.scores[at]?.[option] ?? 0)) / 100,
          0,
        ),
      );
    for (const [view, wish] of [
      [adas, ADAS],
      [bens, BENS],
    ] as const)
      for (const one of view.round.packages) expect(one.score).toBe(score(wish, one.options));
    expect(adas.round.packages[0].walkAway).toBe(22);
    expect(JSON.stringify(bens)).not.toContain('"walkAway":22');
    expect(adas.round).toMatchObject({ isProven: true, checked: '12' });
    expect(codeOf(await gives('ada', ADAS))).toBe('409 round_open');
    const before = options(adas);
    await send('ada', `/packages/lists/${await listId()}/end`);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    await agreed();
    await computed();
    expect(options(await seen('ada'))).toEqual(before);
  });

  test('are pictured with one’s own points: while they wait for answers, too, nothing of the other’s is in an answer', async () => {
    await agreed();
    await computed({ ...ADAS, weights: [61, 13, 26] }, { ...BENS, weights: [41, 43, 16] });
    const [adas, bens] = [await seen('ada'), await seen('ben')];
    expect(adas.wish.weights).toEqual([61, 13, 26]);
    expect(bens.wish.weights).toEqual([41, 43, 16]);
    for (const [view, own] of [
      [adas, [61, 13, 26]],
      [bens, [41, 43, 16]],
    ] as const) {
      // Everything that weighs an issue, wherever it stands in the answer, is what this side gave for it.
      const weights: [number, number][] = [];
      JSON.stringify(view, (_, one) => {
        if (one && typeof one === 'object' && 'weight' in one)
          weights.push([one.issue, one.weight]);
        return one;
      });
      expect(weights.length).toBeGreaterThan(0);
      for (const [issue, weight] of weights) expect(weight).toBe(own[issue]);
    }
    expect(JSON.stringify(adas)).not.toMatch(/(?<![\w-])(?:41|43|16)(?:\.\d+)?(?![\w-])/);
    expect(JSON.stringify(bens)).not.toMatch(/(?<![\w-])(?:61|13|26)(?:\.\d+)?(?![\w-])/);
  });

  test('that no side’s limit lets pass are none, and nothing says whose limit it was', async () => {
    await agreed();
    await computed(ADAS, { ...BENS, without: [100, 100, 100] });
    const [adas, bens] = [await seen('ada'), await seen('ben')];
    for (const view of [adas, bens])
      expect([view.came, view.round, view.wish.isReady]).toEqual(['no_package', null, false]);
    const own = ({ wish: _, as: __, ...rest }: Record<string, unknown>) => rest;
    expect(own(adas)).toEqual(own(bens));
  });

  test('never hold what a side cannot accept', async () => {
    await agreed();
    await computed(
      {
        ...ADAS,
        barred: [
          [false, false, true],
          [false, false],
          [false, true],
        ],
      },
      BENS,
    );
    for (const one of options(await seen('ben'))) {
      expect(one[0]).not.toBe('2');
      expect(one[2]).toBe('0');
    }
  });

  test('are computed once an hour and three times for whoever is ready first', async () => {
    await agreed();
    const none = async () => {
      for (const who of ['ada', 'ben'] as const)
        await says(
          who,
          options(await seen(who)).map(() => false),
        );
      expect((await seen('ada')).came).toBe('none_accepted');
    };
    await computed();
    await none();
    expect(codeOf(await ready('ada'))).toBe('409 too_soon');
    // Nor with another list in its place.
    await send('ada', `/packages/lists/${await listId()}/end`);
    await agreed();
    await gives('ada', ADAS);
    await gives('ben', BENS);
    expect(codeOf(await ready('ada'))).toBe('409 too_soon');
    clock.now = new Date(clock.now.getTime() + 3_599_999);
    expect(codeOf(await ready('ada'))).toBe('409 too_soon');
    clock.now = new Date(clock.now.getTime() + 1);
    for (let more = 0; more < 2; more += 1) {
      await computed();
      await none();
      clock.now = new Date(clock.now.getTime() + 3_600_000);
    }
    expect(codeOf(await ready('ada'))).toBe('409 used_up');
    expect((await seen('ada')).wish.weights).toEqual(ADAS.weights);
    expect(codeOf(await ready('ben'))).toBe('201');
    expect(codeOf(await ready('ben'))).toBe('409 ready_before');
    expect(codeOf(await ready('ada'))).toBe('201');
    expect((await seen('ada')).round).not.toBeNull();
  });
});

describe('answers', () => {
  test('come to nothing before both sides have given theirs, and a no is shown to nobody', async () => {
    await agreed();
    await computed();
    const count = options(await seen('ada')).length;
    const before = await seen('ben');
    expect(codeOf(await says('ada', [true]))).toBe('422 answers_missing');
    await says(
      'ada',
      Array.from({ length: count }, (_, at) => at === 0),
    );
    expect(await seen('ben')).toEqual(before);
    expect((await seen('ada')).round.packages[1].answer).toBe(false);
    expect(
      codeOf(
        await says(
          'ada',
          Array.from({ length: count }, () => true),
        ),
      ),
    ).toBe('409 answered_before');
    await says(
      'ben',
      Array.from({ length: count }, (_, at) => at !== 0),
    );
    for (const who of ['ada', 'ben'] as const) expect((await seen(who)).came).toBe('none_accepted');
    expect((await get('ada', '/offers')).data.settlement).toBeNull();
    const kept = await database.db.selectFrom('package_answer').selectAll().execute();
    expect(kept.filter(({ byPerson }) => byPerson === cast.ada.personId)).toHaveLength(0);
  });

  test('to which both say yes become a text with each issue and its option, and none other', async () => {
    await agreed();
    await computed();
    const view = await seen('ada');
    const yes = options(view).map((_, at) => at === 0);
    await says('ada', yes);
    await says('ben', yes);
    const { settlement } = (await get('ben', '/offers')).data;
    expect(settlement.state).toBe('to_sign');
    const text = settlement.texts[0].parts.map((one: { text: string }) => one.text).join('\n');
    const [sum, goods, letter] = view.round.packages[0].options as [number, number, number];
    const figures = ['₹60,000.00', '₹72,000.00', '₹30,000.00'];
    for (const [at, figure] of figures.entries())
      expect(text.includes(figure), figure).toBe(at === sum);
    expect(text).toContain('20 December 2026');
    for (const [at, of] of [
      [1, goods],
      [2, letter],
    ] as const)
      ISSUES[at]?.options.forEach((one, option) => {
        const words = `— ${ISSUES[at]?.name}: ${(one as { said: string }).said}`;
        expect(text.includes(words), words).toBe(option === of);
      });
    expect(codeOf(await proposes('ada'))).toBe('409 settlement_pending');
    expect((await seen('ada')).list.endedAs).toBe('drawn_up');
    await send('ben', '/settlement/end');
    expect((await proposes('ada')).status).toBe(201);
  });

  test('of both at once are both heard, and one text is drawn up', async () => {
    await agreed();
    await computed();
    const yes = options(await seen('ada')).map(() => true);
    const both = await Promise.all([says('ada', yes), says('ben', yes)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const texts = await database.db
      .selectFrom('settlement')
      .where('disputeId', '=', dispute.id)
      .selectAll()
      .execute();
    expect(texts).toHaveLength(1);
  });
});

describe('a suggested package', () => {
  const suggests = async (who: TalkName, of: number[]) =>
    send(who, `/packages/lists/${await listId()}/suggestions`, { options: of });
  const theirs = async (who: TalkName) =>
    (await seen(who)).suggestions.find((one: { isOwn: boolean }) => !one.isOwn);
  const takes = async (who: TalkName, answer = 'accepted') =>
    send(who, `/packages/suggestions/${(await theirs(who)).id}/answers`, { answer });
  const text = async () =>
    (await get('ada', '/offers')).data.settlement?.texts[0].parts
      .map((one: { text: string }) => one.text)
      .join('\n');

  test('is an option of each issue, shown to both with what it is worth to each alone, and replaced by the next', async () => {
    await agreed();
    for (const wrong of [
      [0, 0],
      [0, 0, 2],
      [0, -1, 0],
      [0, 0.5, 0],
    ])
      expect(codeOf(await suggests('ada', wrong))).toBe('422 options_missing');
    await gives('ada', ADAS);
    await suggests('ada', [1, 1, 1]);
    await suggests('ada', [0, 1, 1]);
    expect((await seen('ada')).suggestions).toMatchObject([
      { isOwn: true, options: [0, 1, 1], score: 58 },
    ]);
    expect((await seen('ben')).suggestions).toMatchObject([
      { isOwn: false, options: [0, 1, 1], score: null },
    ]);
    const own = (await seen('ada')).suggestions[0].id;
    expect(
      codeOf(await send('ada', `/packages/suggestions/${own}/answers`, { answer: 'accepted' })),
    ).toBe('409 own_suggestion');
    expect(codeOf(await takes('ben', 'withdrawn'))).toBe('409 not_own_suggestion');
    expect(
      (await send('ada', `/packages/suggestions/${own}/answers`, { answer: 'withdrawn' })).status,
    ).toBe(201);
    expect(
      codeOf(await send('ben', `/packages/suggestions/${own}/answers`, { answer: 'accepted' })),
    ).toBe('409 suggestion_over');
  });

  test('that is accepted is improved for both in secret, and the better one takes its place', async () => {
    await agreed();
    await gives('ada', ADAS);
    await gives('ben', BENS);
    // What Ada wants least and Ben wants least: both do better otherwise.
    await suggests('ada', [0, 1, 1]);
    expect((await takes('ben')).status).toBe(201);
    const [adas, bens] = [await seen('ada'), await seen('ben')];
    expect(adas.round).toMatchObject({
      kind: 'improvement',
      isExpired: false,
      deal: { options: [0, 1, 1], score: 58 },
    });
    expect(bens.round.deal.score).toBe(23);
    expect(options(adas)).toEqual(options(bens));
    expect(adas.round.packages[0].score).toBeGreaterThanOrEqual(58);
    expect(bens.round.packages[0].score).toBeGreaterThanOrEqual(23);
    const better = adas.round.packages[0].options;
    await says('ada', [true]);
    await says('ben', [true]);
    // What is offered next is no worse for either, or there is none and the text is drawn up.
    expect((await seen('ada')).round).toBeNull();
    const chosen = ISSUES[1]?.options[better[1]] as { said: string };
    expect(await text()).toContain(`— Goods: ${chosen.said}`);
  });

  test('stands as it is where one side does not want the better one, and nobody is told which', async () => {
    await agreed();
    await gives('ada', ADAS);
    await gives('ben', BENS);
    await suggests('ada', [0, 1, 1]);
    await takes('ben');
    const before = await seen('ben');
    await says('ada', [false]);
    expect(await seen('ben')).toEqual(before);
    await says('ben', [true]);
    expect(await text()).toContain('— Goods: They go back');
    expect(await text()).toContain('— Letter: None');
  });

  test('is drawn up by either side once three days are over for the better one, and not a second before', async () => {
    await agreed();
    await gives('ada', ADAS);
    await gives('ben', BENS);
    await suggests('ben', [0, 1, 1]);
    await takes('ada');
    const end = async (who: TalkName, id: string) => send(who, `/packages/rounds/${id}/end`);
    const { id } = (await seen('ada')).round;
    clock.now = new Date(clock.now.getTime() + 72 * 3_600_000 - 1000);
    expect(codeOf(await end('ada', id))).toBe('409 improvement_open');
    clock.now = new Date(clock.now.getTime() + 1000);
    const both = await Promise.all([end('ada', id), end('ben', id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await text()).toContain('— Goods: They go back');
  });

  test('is drawn up at once where a side gave nothing by which it could be improved', async () => {
    await agreed();
    await suggests('ada', [0, 1, 1]);
    const both = await Promise.all([takes('ben'), takes('ben')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await text()).toContain('— Goods: They go back');
  });
});

describe('one’s own data', () => {
  test('what somebody proposed stays where an account goes, and is theirs to download', async () => {
    await agreed();
    expect(JSON.stringify(await packagesDataOf(database.db, cast.ada.personId))).toContain('Goods');
    expect(await packagesEraser.keeps(database.db, cast.ada.personId)).toEqual(['claims']);
    expect(await packagesEraser.keeps(database.db, cast.eve.personId)).toEqual([]);
  });
});
