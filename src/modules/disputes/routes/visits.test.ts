import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aVault, disputesDeps, move, opened } from '../../../../tests/disputes.ts';
import type { DisputesDeps } from '../actions/deps.ts';

let database: TestDatabase;
let deps: DisputesDeps;
let app: App;
let ada: SignedIn;
let ben: SignedIn;
let eve: SignedIn;
let omar: SignedIn;
let id: string;
let respondent: string;
const MONDAY = new Date('2026-11-16T06:30:00Z');
const clock = { now: MONDAY };
const HOUR = 3_600_000;

beforeAll(async () => {
  database = await testDatabase();
  const papers = await aVault();
  deps = { ...(await disputesDeps(database.db, clock)), papers };
  app = appWith(database, { now: () => clock.now, papers });
  ada = await signedIn(database.db, { name: 'Ada', email: 'ada@example.org', now: clock.now });
  ben = await signedIn(database.db, { name: 'Ben', email: 'ben@example.org', now: clock.now });
  eve = await signedIn(database.db, { name: 'Eve', email: 'eve@example.org', now: clock.now });
  omar = await signedIn(database.db, { roles: ['case_officer'], now: clock.now });
});
afterAll(() => database.drop());

beforeEach(async () => {
  clock.now = MONDAY;
  ({ id } = await opened(deps));
  const party = await database.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .where('side', '=', 'respondent')
    .select('id')
    .executeTakeFirstOrThrow();
  respondent = party.id;
  const member = { id: newId(), disputeId: id, partyId: respondent, personId: ben.personId };
  await database.db
    .insertInto('dispute_member')
    .values({ ...member, role: 'party', since: clock.now })
    .execute();
  await database.db
    .updateTable('dispute')
    .set({ state: 'arb_serving', openedAt: clock.now })
    .where('id', '=', id)
    .execute();
});

type News = {
  newSince: string | null;
  newPapers: number;
  timeline: { type: string; isNew: boolean }[];
};
const seen = async (who: SignedIn): Promise<News> =>
  (
    (await (await call(app, 'GET', `/api/disputes/${id}`, { cookie: who.cookie })).json()) as {
      data: News;
    }
  ).data;
const newTo = async (who: SignedIn) =>
  (await seen(who)).timeline.filter(({ isNew }) => isNew).map(({ type }) => type);
const served = () =>
  move(deps, {
    disputeId: id,
    type: 'served',
    by: { personId: null, role: 'system' },
    as: 'system',
    partyId: respondent,
  });

test('what came since the last visit is new to each for themselves, and stays so for the whole of the next', async () => {
  expect((await seen(ada)).newSince).toBeNull();
  clock.now = new Date(MONDAY.getTime() + 2 * HOUR);
  await served();
  clock.now = new Date(MONDAY.getTime() + 3 * HOUR);
  expect(await newTo(ada)).toContain('served');
  expect((await seen(ada)).newSince).toBe(MONDAY.toISOString());
  // Ben has never looked: to him all of it is there, and none of it is called new.
  expect(await newTo(ben)).toEqual([]);
  clock.now = new Date(clock.now.getTime() + 20 * 60_000);
  expect(await newTo(ada)).toContain('served');
  clock.now = new Date(clock.now.getTime() + HOUR);
  expect(await newTo(ada)).toEqual([]);
});

test('papers that came since are counted, of others and as far as they may be read', async () => {
  const paper = (audience: 'parties' | 'claimant', addedBy: string) => ({
    ...{ id: newId(), disputeId: id, partyId: null, kind: 'other' as const, title: 'A paper' },
    ...{ contentHash: Buffer.alloc(32, 7), type: 'application/pdf' as const, size: 3n, audience },
    ...{ addedAt: clock.now, addedBy },
  });
  await seen(ada);
  await seen(ben);
  clock.now = new Date(clock.now.getTime() + HOUR);
  const rows = [
    paper('parties', ada.personId),
    paper('parties', ben.personId),
    paper('claimant', ben.personId),
  ];
  await deps.db.insertInto('dispute_document').values(rows).execute();
  clock.now = new Date(clock.now.getTime() + HOUR);
  expect((await seen(ada)).newPapers).toBe(2);
  expect((await seen(ben)).newPapers).toBe(1);
  clock.now = new Date(clock.now.getTime() + HOUR);
  expect((await seen(ada)).newPapers).toBe(0);
});

test('two looks at once are one visit', async () => {
  await seen(ada);
  clock.now = new Date(MONDAY.getTime() + 2 * HOUR);
  await served();
  clock.now = new Date(MONDAY.getTime() + 3 * HOUR);
  const both = await Promise.all([newTo(ada), newTo(ada)]);
  expect(both[0]).toContain('served');
  expect(both[1]).toEqual(both[0]);
  expect(await newTo(ada)).toEqual(both[0]);
});

test('the list counts what is new in each case since it was looked at, of what its reader may see', async () => {
  const counted = async (who: SignedIn) => {
    const answer = await call(app, 'GET', '/api/disputes', { cookie: who.cookie });
    const { data } = (await answer.json()) as {
      data: { disputes: { id: string; news: number }[] };
    };
    return data.disputes.find((one) => one.id === id)?.news;
  };
  expect(await counted(ada)).toBe(0);
  await seen(ada);
  clock.now = new Date(MONDAY.getTime() + 2 * HOUR);
  await served();
  const count = await counted(ada);
  expect(count).toBeGreaterThan(0);
  clock.now = new Date(MONDAY.getTime() + 3 * HOUR);
  expect(await newTo(ada)).toHaveLength(count ?? 0);
  expect(await counted(ada)).toBe(0);
});

test('the frame of a dispute tells its parties which it is and where they may go; the office too; to a stranger there is none', async () => {
  const frame = (who: SignedIn | null) =>
    call(app, 'GET', `/api/disputes/${id}/workspace`, { cookie: who?.cookie });
  const { data } = (await (await frame(ben)).json()) as { data: Record<string, unknown> };
  expect(data).toMatchObject({ as: 'respondent', claimant: 'Ada Traders' });
  expect(data.places).toEqual(expect.arrayContaining(['board', 'papers', 'costs', 'people']));
  expect(data.places).not.toContain('talk_tribunal');
  expect((await frame(eve)).status).toBe(404);
  const office = (await (await frame(omar)).json()) as { data: { as: string; places: string[] } };
  expect(office.data.as).toBe('officer');
  expect(office.data.places).toEqual(expect.arrayContaining(['papers', 'costs', 'talk_office']));
  for (const sealed of ['talk_parties', 'talk_own', 'talk_caucus'])
    expect(office.data.places).not.toContain(sealed);
  expect((await frame(null)).status).toBe(401);
  await database.db
    .updateTable('dispute_member')
    .set({ endedAt: clock.now })
    .where('disputeId', '=', id)
    .where('personId', '=', ben.personId)
    .execute();
  expect((await frame(ben)).status).toBe(404);
});
