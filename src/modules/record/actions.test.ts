import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sha256 } from '#platform/hash.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { actsAfter, appendActs, hasActsAfter, type RecordedAct } from './actions.ts';
import { firstBreak, GENESIS, type HashedLink } from './rules/chain.ts';
import type { ActCursor } from './store/acts.ts';

const noon = new Date('2026-11-20T06:30:00Z');
const given = (id: string): RecordedAct => ({
  act: 'role.given',
  subject: { kind: 'setting', id },
  by: { personId: null, role: 'system' },
  why: 'a test',
});

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function rows(chain: string): Promise<HashedLink[]> {
  const found = await database.db
    .selectFrom('record_act')
    .where('chain', '=', chain)
    .orderBy('number')
    .selectAll()
    .execute();
  return found.map((row) => ({
    id: row.id,
    chain: row.chain,
    number: Number(row.number),
    at: row.at,
    act: row.act,
    from: row.fromState,
    to: row.toState,
    subject: { kind: row.subjectKind, id: row.subjectId },
    by: { personId: row.byPerson, role: row.byRole },
    why: row.why,
    details: row.details as HashedLink['details'],
    tells: row.tells,
    previousHash: row.previousHash.toString('hex'),
    hash: row.hash.toString('hex'),
  }));
}

const keep = (act: RecordedAct) =>
  database.db.transaction().execute((tx) => appendActs(tx, noon, [act]));

test('acts of eight at once stand in one chain, each fitting the one before', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, at) => keep(given(String(at)))));
  const chain = await rows('office');
  expect(chain).toHaveLength(8);
  expect(firstBreak(chain, { number: 0, hash: GENESIS }, sha256)).toBeNull();
});

test('what is rolled back leaves no act and no gap', async () => {
  const before = (await rows('office')).length;
  const broken = database.db.transaction().execute(async (tx) => {
    await appendActs(tx, noon, [given('lost')]);
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  await keep(given('next'));
  const chain = await rows('office');
  expect(chain).toHaveLength(before + 1);
  expect(firstBreak(chain, { number: 0, hash: GENESIS }, sha256)).toBeNull();
});

test('a person’s account is a chain of its own', async () => {
  await keep({
    act: 'session.started',
    subject: { kind: 'person', id: 'ada' },
    by: { personId: null, role: 'system' },
  });
  expect((await rows('person:ada')).map(({ number }) => number)).toEqual([1]);
});

test.each([
  'update record_act set why = null',
  'delete from record_act',
  'truncate record_act',
  'delete from record_chain',
])('nobody can "%s"', async (statement) => {
  const { poolOf } = await import('#platform/db.ts');
  await expect(poolOf(database.db).query(statement)).rejects.toThrow(/append-only|cannot truncate/);
});

const START = { xid: '0', id: '00000000-0000-0000-0000-000000000000' };

/**
 * Acts wait for every transaction of the server that began before them, and the server is shared with the databases of other
 * tests: what they have under way holds acts back for a moment, and never loses one.
 */
function shown(cursor: ActCursor, many: number) {
  return vi.waitFor(
    async () => {
      const acts = await actsAfter(database.db, cursor, 100);
      if (acts.length < many) throw new Error(`${acts.length} acts of ${many} are shown.`);
      return acts;
    },
    { timeout: 20_000, interval: 50 },
  );
}

test('a reader with a cursor is given each act once, oldest first', async () => {
  const all = await shown(START, 10);
  expect(all.length).toBe(10);
  const middle = all[4];
  expect(middle && (await actsAfter(database.db, middle, 100)).map(({ id }) => id)).toEqual(
    all.slice(5).map(({ id }) => id),
  );
});

test('an act that is committed late is not passed over: those after it wait, and the reader is told that there is more', async () => {
  const end = (await shown(START, 10)).at(-1);
  if (!end) throw new Error('There are no acts.');
  const person = (id: string): RecordedAct => ({
    ...given(id),
    act: 'session.started',
    subject: { kind: 'person', id },
  });
  const [began, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = database.db.transaction().execute(async (tx) => {
    await appendActs(tx, noon, [person('slow')]);
    began.resolve();
    await goOn.promise;
  });
  await began.promise;
  await keep(person('quick'));
  expect(await actsAfter(database.db, end, 100)).toEqual([]);
  expect(await hasActsAfter(database.db, end)).toBe(true);
  goOn.resolve();
  await slow;
  expect((await shown(end, 2)).map(({ subjectId }) => subjectId)).toEqual(['slow', 'quick']);
});
