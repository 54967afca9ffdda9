import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { asking } from '../../../../tests/api-request.ts';
import { appWith, serviceParts, settings } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aParty } from '../../../../tests/disputes.ts';
import { dispatched, go, responseDeps } from '../../../../tests/notices.ts';
import { onPanel } from '../../../../tests/panel-members.ts';
import { workOnLots } from '../actions/lots.ts';

// Lists for many disputes of one claimant at once (law and lifecycle 6.5; algorithms 2.3; Fifth Schedule, item 22).
let database: TestDatabase;
let app: App;
let wired: Awaited<ReturnType<typeof responseDeps>>;
/** The disputes of the lot that is sent: making them takes the longest. */
let bank: string[] = [];
let [rhea, omar] = [] as unknown as [SignedIn, SignedIn];
const clock = { now: new Date('2026-11-23T06:30:00Z') };

beforeAll(async () => {
  database = await testDatabase();
  wired = await responseDeps(database.db, clock);
  app = appWith(database, { now: () => clock.now, papers: wired.papers });
  for (const name of ['Asha Rao', 'Bina Das', 'Chetan Oak', 'Dev Nair', 'Esha Kaul'])
    await onPanel(database.db, clock.now, { name, capacity: 1 });
  bank = await disputesOf('Epsilon Bank', 6);
});
afterAll(() => database.drop());
beforeEach(async () => {
  const { db } = database;
  await db.deleteFrom('try_count').execute();
  [rhea, omar] = [
    await signedIn(db, { roles: ['registrar'], now: clock.now }),
    await signedIn(db, { roles: ['case_officer'], now: clock.now }),
  ];
});

const ask = asking(() => app);
const as = ({ cookie }: SignedIn) => ({
  get: (path: string) => ask('GET', path, { cookie }),
  post: (path: string, body: object = {}) => ask('POST', path, { cookie, body }),
});

async function disputesOf(claimant: string, many: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < many; at += 1) {
    const parties = [
      aParty('claimant', { name: claimant }),
      aParty('respondent', { name: `Borrower ${'abcdefgh'[at]?.repeat(4)} of ${claimant}` }),
    ];
    const one = await dispatched(wired, aFiling({ parties }));
    await go(wired, one.id, [['served', 'system']], one.partyId);
    await go(wired, one.id, [['answered', 'respondent']], one.partyId);
    ids.push(one.id);
  }
  return ids;
}
const listsOf = (ids: string[]) =>
  database.db.selectFrom('appointment_list').where('disputeId', 'in', ids).selectAll().execute();

test('a lot is spread with nobody first beyond their room, looked through, and sent with what came of each', async () => {
  const { get, post } = as(rhea);
  expect((await as(omar).post('/api/office/lots', { claimant: 'Epsilon Bank' })).status).toBe(403);
  const made = await post('/api/office/lots', { claimant: 'epsilon bank' });
  expect(made.status).toBe(201);
  const path = `/api/office/lots/${made.data.id}`;
  const { data: lot } = await get(path);
  expect(lot).toMatchObject({ state: 'ready', all: 6, withList: 5, sent: 0 });
  for (const { leads, room } of lot.loads) expect(leads).toBeLessThanOrEqual(room);
  expect(lot.oneMore).toEqual([{ language: 'en', placed: 1 }]);
  expect(await listsOf(bank)).toEqual([]);
  // Whoever comes back to it, or another registrar, finds it; an officer makes none and is told of none.
  expect((await get('/api/office/tribunals')).data.lots).toMatchObject([
    { id: made.data.id, state: 'ready' },
  ]);
  expect((await as(omar).get('/api/office/tribunals')).data.lots).toBeNull();

  const [first, second] = lot.rows.filter(({ why }: { why: string | null }) => why === null);
  const choice = { shown: [first.id, second.id], leftOut: [first.id] };
  expect((await post(`${path}/choices`, choice)).status).toBe(200);
  // Another registrar sends a list in one of them meanwhile.
  const { proposal } = (await get(`/api/office/disputes/${second.id}/tribunal`)).data;
  const names = proposal.first.map(({ id }: { id: string }) => id);
  const other = `/api/office/disputes/${second.id}/tribunal/lists`;
  expect((await post(other, { names, reason: '' })).status).toBe(201);

  expect((await post(`${path}/sending`)).status).toBe(200);
  const { data: done } = await get(path);
  expect(done).toMatchObject({ state: 'done', sent: 3 });
  const results = done.rows.map(({ id, result }: { id: string; result: string | null }) => [
    id,
    result,
  ]);
  const of = Object.fromEntries(results);
  expect([of[first.id], of[second.id]]).toEqual([null, 'already_done']);
  const lists = await listsOf(bank);
  expect(lists).toHaveLength(4);
  for (const { disputeId, reason } of lists)
    if (disputeId !== second.id) expect(reason === '' || reason.includes('6 disputes')).toBe(true);
  expect((await post(`${path}/sending`)).error?.code).toBe('not_ready');
  expect((await post(`${path}/choices`, choice)).error?.code).toBe('not_ready');
});

test('who waits for nothing makes no lot, and of a lot that is none nothing is told', async () => {
  const { get, post } = as(rhea);
  const none = await post('/api/office/lots', { claimant: 'Nobody Known' });
  expect(none.error?.code).toBe('nothing_to_form');
  const id = '01920000-0000-7000-8000-000000000000';
  expect((await get(`/api/office/lots/${id}`)).status).toBe(404);
  expect((await post(`/api/office/lots/${id}/sending`)).status).toBe(404);
});

test('tribunals to form are told the longest waiting first, each with what it waits for and whose that is', async () => {
  const [id = ''] = await disputesOf('Zeta Bank', 1);
  const { data } = await as(omar).get('/api/office/tribunals?claimant=zeta%20BANK');
  expect(data.next).toBeNull();
  expect(data.rows).toHaveLength(1);
  expect(data.rows[0]).toMatchObject({
    ...{ id, claimant: 'Zeta Bank', reminders: 0 },
    hindrance: { limit: 'tribunal_formation', isOver: false },
  });
  const path = `/api/office/disputes/${id}/tribunal`;
  const { proposal } = (await as(rhea).get(path)).data;
  const names = proposal.first.map(({ id: one }: { id: string }) => one);
  await as(rhea).post(`${path}/lists`, { names, reason: '' });
  const { data: then } = await as(omar).get('/api/office/tribunals?claimant=zeta%20BANK');
  expect(then.rows[0].hindrance).toMatchObject({ limit: 'list_reply' });
  expect((await as(omar).get('/api/office/tribunals?after=nonsense')).status).toBe(200);
});

test('a registrar reads nothing of their own disputes, in no list and in no lot', async () => {
  await disputesOf('Eta Bank', 1);
  const own = await signedIn(database.db, {
    ...{ roles: ['registrar'], email: 'ada@example.org', now: clock.now },
  });
  expect((await as(own).get('/api/office/tribunals?claimant=Eta%20Bank')).data.rows).toEqual([]);
  const none = await as(own).post('/api/office/lots', { claimant: 'Eta Bank' });
  expect(none.error?.code).toBe('nothing_to_form');
  const made = await as(rhea).post('/api/office/lots', { claimant: 'Eta Bank' });
  expect((await as(own).get(`/api/office/lots/${made.data.id}`)).data.rows).toEqual([]);
  expect((await as(rhea).get(`/api/office/lots/${made.data.id}`)).data.rows).toHaveLength(1);
});

const SEVEN = [
  ...['Farah Khan', 'Gita Bose', 'Hari Menon', 'Indu Jain'],
  ...['Jaya Pillai', 'Kiran Shah', 'Lalit Verma'],
];

/** So many more like one, by the rows that the lot reads: to bring each through its doors would take minutes. */
async function copiesOf(id: string, many: number): Promise<void> {
  const { db } = database;
  const { rows: parties } = await sql<{ id: string }>`
    select id from dispute_party where dispute_id = ${id}`.execute(db);
  const uuid = (of: string) => sql`md5(${of} || n)::uuid::text`;
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const table of ['dispute', 'dispute_party', 'dispute_event', 'dispute_basis'] as const) {
      const own = table === 'dispute' ? sql`t.id` : sql`t.dispute_id`;
      const known = [id, ...parties.map((party) => party.id)];
      const text = known.reduce(
        (so, one) => sql<string>`replace(${so}, ${one}, ${uuid(one)})`,
        sql<string>`to_jsonb(t)::text`,
      );
      await sql`insert into ${sql.table(table)} select (jsonb_populate_record(null::${sql.table(table)},
        (${text})::jsonb || jsonb_build_object('id', md5(t.id::text || n)::uuid)
          || case when to_jsonb(t) ? 'reference' then jsonb_build_object('reference', (to_jsonb(t)->>'reference') || '9' || n, 'number', 900000 + n) else '{}' end
        )).* from ${sql.table(table)} t, generate_series(1, ${sql.lit(many)}) n where ${own} = ${id}`.execute(
        tx,
      );
    }
  });
}

test('of five hundred disputes of one bank nobody leads in more than the cap, and what is sent keeps it', async () => {
  for (const name of SEVEN) await onPanel(database.db, clock.now, { name, capacity: 50 });
  const [one = ''] = await disputesOf('Theta Bank', 1);
  await copiesOf(one, 499);
  const { get, post } = as(rhea);
  // A request reads or sends for less than a second, and the job goes on with the rest.
  const from = [clock.now.getTime(), performance.now()] as const;
  Object.defineProperty(clock, 'now', {
    get: () => new Date(from[0] + performance.now() - from[1]),
  });
  const made = await post('/api/office/lots', { claimant: 'Theta Bank' });
  expect(made.status).toBe(201);
  const path = `/api/office/lots/${made.data.id}`;
  const goesOn = async () => {
    while (await workOnLots({ ...wired, ...serviceParts, settings, noticeLink: async () => null }));
  };
  await goesOn();
  const { data: lot } = await get(path);
  // Seven who take fifty disputes lead in two of this claimant, and five who take one in one.
  expect(lot).toMatchObject({ state: 'ready', all: 500, withList: 19 });
  expect(lot.loads).toHaveLength(12);
  for (const { leads, room } of lot.loads) expect(leads).toBe(room);
  expect(Math.max(...lot.loads.map(({ room }: { room: number }) => room))).toBe(2);
  // Each was shown on the page before it goes out: the rest are told why they have no list.
  expect((await post(`${path}/sending`)).status).toBe(200);
  await goesOn();
  const results = await database.db
    .selectFrom('appointment_lot_dispute')
    .where('lotId', '=', made.data.id)
    .where('result', 'is not', null)
    .select('result')
    .distinct()
    .execute();
  expect(results).toEqual([{ result: 'sent' }]);
  expect((await get(path)).data).toMatchObject({ state: 'done', sent: 19 });
  const { rows } = await sql<{ name: string; many: number }>`
    select d.lead as name, count(*)::integer as many from appointment_lot_dispute d
      where d.lot_id = ${made.data.id} and d.result = 'sent' group by d.lead`.execute(database.db);
  expect(rows.map(({ many }) => many).toSorted()).toEqual([
    ...[1, 1, 1, 1, 1],
    ...[2, 2, 2, 2, 2, 2, 2],
  ]);
}, 240_000);
