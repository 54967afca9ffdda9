import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { disputesLetters, writeToParties } from '#modules/disputes/actions/steps.ts';
import { isLetterStep } from '#modules/disputes/letters/steps.ts';
import type { App } from '#platform/http.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling } from '../../../../tests/disputes.ts';
import {
  type Dispatched,
  dispatched,
  go,
  invited,
  post,
  responseDeps,
} from '../../../../tests/notices.ts';
import { responseLetters } from '../actions/mail.ts';
import type { ResponseDeps } from '../routes.ts';
import { EMPTY, type ResponseForm } from '../rules/content.ts';
import { eventOf } from '../rules/event-of.ts';
import { KINDS, type ResponseKind } from '../rules/words.ts';

// Whoever has an account and an address on file hears of one event by one letter, which says the thing, its day and the way to it.
let database: TestDatabase;
let deps: ResponseDeps;
let app: App;
let [ada, ben, omar] = [] as unknown as SignedIn[];
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const publicUrl = 'https://munch.example';

beforeAll(async () => {
  database = await testDatabase();
  deps = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: deps.papers });
  const sign = (email: string) => signedIn(database.db, { name: email, email, now: clock.now });
  [ada, ben] = [await sign('ADA@example.org'), await sign('Ben@example.org')];
  omar = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('try_count').execute();
});

const content = (change: Partial<ResponseForm>): ResponseForm => ({ ...EMPTY, ...change });
const signed = content({ name: 'Ben Borrower', agrees: true });
const words = content({ words: 'This is what I say.' });

/** Ben shows who he is with the code, and both stand in the case with their accounts. */
async function shown(one: Dispatched): Promise<string> {
  for (const who of [ada, ben])
    expect((await call(app, 'GET', '/api/disputes', { cookie: who?.cookie ?? '' })).status).toBe(
      200,
    );
  const notice = (await (await call(app, 'GET', `/api/response/${one.code}`)).json()) as {
    data: { contacts: { id: string }[] };
  };
  await call(app, 'POST', `/api/response/${one.code}/codes`, {
    body: { contact: notice.data.contacts[0]?.id },
  });
  await post(deps);
  const proved = await call(app, 'POST', `/api/response/${one.code}/session`, {
    body: { digits: '246810' },
  });
  expect(proved.status).toBe(200);
  return proved.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** The letters that something leaves owing, as they are read. */
async function lettersOf(act: () => Promise<unknown>) {
  const before = new Set(
    (await database.db.selectFrom('outbox_mail').select('id').execute()).map(({ id }) => id),
  );
  await act();
  const rows = (
    await database.db.selectFrom('outbox_mail').orderBy('createdAt').selectAll().execute()
  ).filter(({ id }) => !before.has(id));
  const writers = {
    ...responseLetters({ ...deps, settings: { ...deps.settings, publicUrl } }),
    ...disputesLetters(deps),
  };
  return Promise.all(
    rows.map(async ({ id, kind, refersTo, recipient }) => {
      const mail = await writers[kind as keyof typeof writers]?.(refersTo, {
        id,
        to: recipient,
        publicUrl,
        now: clock.now,
        foot: '',
      });
      return { kind, to: recipient.toLowerCase(), text: mail?.text ?? '' };
    }),
  );
}
const twice = (letters: { to: string }[]) =>
  letters.map(({ to }) => to).filter((to, at, all) => all.indexOf(to) !== at);

const begin: Partial<Record<ResponseKind, () => Promise<Dispatched>>> = {
  answer: () => dispatched(deps),
  offer: () => dispatched(deps),
  extension: () => dispatched(deps),
  identity: () => dispatched(deps),
  agreement: () => invited(deps, aFiling()),
  refusal: () => invited(deps, aFiling()),
  acceptance: () => invited(deps, aFiling({ process: 'mediation' })),
  rejection: () => invited(deps, aFiling({ process: 'mediation' })),
  consent_withdrawal: () => invited(deps, aFiling()),
  consent_denial: () => invited(deps, aFiling()),
  leaving: async () => {
    const one = await invited(deps, aFiling({ process: 'conciliation' }));
    await database.db
      .updateTable('dispute')
      .set({ state: 'con_appoint' })
      .where('id', '=', one.id)
      .execute();
    return one;
  },
};
const says: Partial<Record<ResponseKind, ResponseForm>> = {
  answer: content({ stance: 'deny', words: 'Nothing came.' }),
  offer: content({ shape: 'lump', amount: '10000', firstOn: '2026-12-01', words: 'This much.' }),
  extension: content({ days: '7', words: 'I was away.' }),
  identity: content({ reason: 'another', words: 'I am another.' }),
  agreement: signed,
  acceptance: signed,
  consent_withdrawal: words,
  consent_denial: words,
  leaving: content({ ...words, name: 'Ben Borrower', agrees: true }),
};

describe('of what a respondent says nobody has two letters', () => {
  test('each kind of which a step letter is written is asked below', () => {
    // The fast track is signed as any agreement is.
    expect(
      KINDS.filter(
        (kind) => isLetterStep(eventOf[kind]) && !begin[kind] && eventOf[kind] !== 'answered',
      ),
    ).toEqual(['fast_track']);
  });

  test.each(Object.keys(begin) as ResponseKind[])('%s', async (kind) => {
    const one = await (begin[kind] as () => Promise<Dispatched>)();
    const cookie = await shown(one);
    const say = async (what: ResponseKind) => {
      const sent = await call(app, 'POST', `/api/response/${one.code}/answers/${what}`, {
        body: { content: says[what] ?? EMPTY },
        cookie,
      });
      expect(
        [what, sent.status, await sent.clone().text()].slice(0, sent.status === 201 ? 2 : 3),
      ).toEqual([what, 201]);
    };
    if (kind.startsWith('consent_')) await say('agreement');
    const letters = await lettersOf(() => say(kind));
    expect(twice(letters)).toEqual([]);
    expect(letters.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['ada@example.org', 'ben@example.org']),
    );
    if (kind !== 'rejection' && kind !== 'leaving') return;
    const told = letters.find(({ to }) => to === 'ada@example.org')?.text ?? '';
    for (const said of [
      'Ben Borrower',
      '20 November 2026',
      'case is closed',
      `${publicUrl}/cases/${one.id}`,
    ])
      expect(told).toContain(said);
    const [mine, reasons] = [
      letters.find(({ to }) => to === 'ben@example.org')?.text ?? '',
      kind === 'leaving',
    ];
    expect(mine.includes('The case is closed')).toBe(reasons);
  });
});

describe('of what the office decides nobody has two letters', () => {
  test.each(['extended', 'declined'] as const)('%s', async (outcome) => {
    const one = await dispatched(deps);
    const cookie = await shown(one);
    const sent = await call(app, 'POST', `/api/response/${one.code}/answers/extension`, {
      body: { content: says.extension },
      cookie,
    });
    const { data } = (await sent.json()) as { data: { id: string } };
    const letters = await lettersOf(async () => {
      const body = { outcome, why: 'They were ill.', days: outcome === 'extended' ? 7 : null };
      const done = await call(app, 'POST', `/api/office/responses/${data.id}/decision`, {
        body,
        cookie: omar?.cookie ?? '',
      });
      expect([done.status, await done.text()].slice(0, done.status === 200 ? 1 : 2)).toEqual([200]);
    });
    expect(twice(letters)).toEqual([]);
    const mine = letters.find(({ to }) => to === 'ben@example.org')?.text ?? '';
    for (const said of ['They were ill.', '20 November 2026', `${publicUrl}/notice`])
      expect(mine).toContain(said);
  });

  test('more time that is given on the page of the dispute', async () => {
    const one = await dispatched(deps);
    const cookie = await shown(one);
    await call(app, 'POST', `/api/response/${one.code}/answers/extension`, {
      body: { content: says.extension },
      cookie,
    });
    const whole = { ...deps, listeners: [...deps.listeners, writeToParties(deps)] };
    const letters = await lettersOf(() =>
      go(whole, one.id, [['time_extended', 'registrar']], one.partyId),
    );
    expect(twice(letters)).toEqual([]);
    expect(letters.map(({ to }) => to).toSorted()).toEqual(['ada@example.org', 'ben@example.org']);
  });
});
