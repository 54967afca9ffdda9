import pg from 'pg';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dayAt } from '#kernel/days.ts';
import { closeDb, openDb } from '#platform/db.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import * as entry from '../src/web/entry.server.tsx';
import * as root from '../src/web/root.tsx';
import * as ownCase from '../src/web/routes/case.tsx';
import * as cases from '../src/web/routes/cases.tsx';
import * as office from '../src/web/routes/office.tsx';
import * as officeDispute from '../src/web/routes/office-dispute.tsx';
import { appWith, call } from './app.ts';
import { type SignedIn, signedIn } from './cast.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { type FullDispute, fullDispute } from './full-dispute.ts';
import { type TalkCast, type TalkName, talkCast, talkingDispute } from './talk.ts';

// What a page of a dispute costs the database, in statements, with all loaders of the page: the frame's and its own.

const clock = { now: new Date() };
const route = (id: string, module: unknown, place: { path?: string; parentId?: string }) => ({
  [id]: { id, module, ...place },
});
/** The pages as they are, without their scripts: their data is asked for as a browser does that has the page already. */
const build = {
  entry: { module: entry },
  routes: {
    ...route('root', root, { path: '' }),
    ...route('routes/cases', cases, { path: 'cases', parentId: 'root' }),
    ...route('routes/case', ownCase, { path: ':id', parentId: 'routes/cases' }),
    ...route('routes/office', office, { path: 'office', parentId: 'root' }),
    ...route('routes/office-dispute', officeDispute, {
      path: 'disputes/:id',
      parentId: 'routes/office',
    }),
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild; // what the server reads of a build, which else only the bundler makes
const pages = { mode: 'development', build: async () => build, scripts: {} } as const;

let database: TestDatabase;
let app: App;
let small: FullDispute;
let large: FullDispute;
let omar: SignedIn;

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => clock.now, pages });
  small = await fullDispute(database.db, { clock, respondents: 1, papers: 2 });
  large = await fullDispute(database.db, { clock, respondents: 4, papers: 12 });
  omar = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
});
afterAll(() => database.drop());

/** What one request asks the database, in the order in which it is asked; beginnings and ends of transactions too. */
async function statements(
  path: string,
  { cookie }: SignedIn,
  product: App = app,
  says = 'MUNCH-AR-',
): Promise<string[]> {
  const texts: string[] = [];
  const real = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const [first] = asked as [string | { text: string }];
    texts.push((typeof first === 'string' ? first : first.text).replace(/\s+/g, ' ').trim());
    return real.apply(this, asked);
  } as typeof pg.Client.prototype.query);
  try {
    const answer = await product.request(path, { headers: { cookie } });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(says)]);
    return texts;
  } finally {
    spy.mockRestore();
  }
}

type Asked = readonly [path: string, by: SignedIn];

const most = (path: string) =>
  path.startsWith('/cases')
    ? 15
    : path.startsWith('/office')
      ? 43
      : path.endsWith('/talk')
        ? 12
        : 9;

describe('a page of a dispute asks the database', () => {
  test.each<[string, (one: FullDispute) => Asked]>([
    ['the case of a claimant', (one) => [`/cases/${one.id}.data`, one.ada]],
    ['the case of a respondent', (one) => [`/cases/${one.id}.data`, one.ben]],
    ['its API for a claimant', (one) => [`/api/disputes/${one.id}`, one.ada]],
    ['its API for a respondent', (one) => [`/api/disputes/${one.id}`, one.ben]],
    ['its talk for a respondent', (one) => [`/api/disputes/${one.id}/talk`, one.ben]],
    ['the page of the office', (one) => [`/office/disputes/${one.id}.data`, omar]],
    ['the API of the office', (one) => [`/api/office/disputes/${one.id}`, omar]],
  ])('for %s a few statements, however many parties and papers it has', async (_, asked) => {
    await statements(...asked(small)); // settings are looked up every ten seconds
    await statements(...asked(large)); // a first visit is written down
    const [few, many] = [await statements(...asked(small)), await statements(...asked(large))];
    expect(few.length, few.join('\n')).toBeLessThanOrEqual(most(asked(small)[0]));
    expect(many.toSorted()).toEqual(few.toSorted());
    expect(few.filter((text) => !text.startsWith('select'))).toEqual([]); // most visits write nothing
  });

  test('seventeen at most for the first visitor of a process too, which has yet to look up the settings', async () => {
    const db = openDb(database.pool);
    const fresh = appWith({ db }, { now: () => clock.now, pages });
    const first = await statements(`/cases/${large.id}.data`, large.ben, fresh);
    await closeDb(db);
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(17);
  });
});

describe('whoever meets others in many disputes asks the database', () => {
  const day = dayAt(new Date(clock.now.getTime() + 14 * 86_400_000));
  let cast: TalkCast;
  let first: string;

  const send = async (who: TalkName, path: string, body: object) => {
    const answer = await call(app, 'POST', path, { cookie: cast[who].cookie, body });
    const { data } = (await answer.json()) as { data: { id: string } };
    expect(answer.status, path).toBeLessThan(300);
    return data;
  };
  const meets = async (from: string): Promise<string> => {
    const { id } = await talkingDispute({ database, app, clock }, cast);
    const meetings = `/api/disputes/${id}/meetings`;
    const meeting = await send('ada', meetings, {
      ...{ key: newId(), place: 'all', title: 'Timetable call', minutes: 30, noticeDays: 1 },
      ...{
        people: [cast.ben.personId],
        asks: 'times',
        settles: 'proposer',
        times: [{ day, from }],
      },
    });
    const marks = [{ day, from, to: null, can: 'yes' }];
    await send('ben', `${meetings}/${meeting.id}/marks`, { marks });
    await send('ada', `${meetings}/${meeting.id}/settlement`, { day, from, reason: '' });
    return `${meetings}/${meeting.id}`;
  };
  const costs = async (): Promise<string[][]> => [
    await statements('/api/calendar', cast.ada, app, 'Timetable call'),
    await statements(first, cast.ada, app, 'Timetable call'),
  ];

  test('a few statements for all of them, in their calendar and in a meeting', async () => {
    cast = await talkCast(database, clock.now);
    first = await meets('10:00');
    for (const from of ['11:00', '12:00']) await meets(from);
    await costs();
    const few = await costs();
    for (const from of ['13:00', '14:00', '15:00', '16:00']) await meets(from);
    // The same but for how many ids are handed over.
    const alike = (all: string[][]) =>
      all.map((texts) => texts.map((text) => text.replace(/\(\$[\d$, ]+\)/g, '(…)')).toSorted());
    expect(alike(await costs())).toEqual(alike(few));
    expect(Math.max(...few.map(({ length }) => length))).toBeLessThanOrEqual(28);
  });
});

describe('what a request looked up once', () => {
  test('is no other viewer’s: a stranger is told that there is no such dispute', async () => {
    const eve = await signedIn(database.db, { name: 'Eve', now: clock.now });
    await statements(`/cases/${small.id}.data`, small.ada);
    for (const path of [`/api/disputes/${small.id}`, `/api/disputes/${newId()}`])
      expect((await app.request(path, { headers: { cookie: eve.cookie } })).status).toBe(404);
  });

  test('is as new as the request: whoever stands in a dispute no more reads nothing of it', async () => {
    const { db } = database;
    await statements(`/cases/${small.id}.data`, small.ben);
    await db
      .updateTable('dispute_member')
      .set({ endedAt: clock.now })
      .where('personId', '=', small.ben.personId)
      .execute();
    expect(
      (await app.request(`/api/disputes/${small.id}`, { headers: { cookie: small.ben.cookie } }))
        .status,
    ).toBe(404);
    await db
      .updateTable('dispute_member')
      .set({ endedAt: null })
      .where('personId', '=', small.ben.personId)
      .execute();
  });

  test('is what the act that was acknowledged a moment ago left', async () => {
    const title = async () => {
      const answer = await app.request(`/api/disputes/${small.id}`, {
        headers: { cookie: small.ada.cookie },
      });
      return ((await answer.json()) as { data: { title: string } }).data.title;
    };
    const before = await title();
    await database.db
      .updateTable('dispute')
      .set({ title: 'Another title' })
      .where('id', '=', small.id)
      .execute();
    expect([before, await title()]).toEqual(['Price of goods sold', 'Another title']);
  });
});
