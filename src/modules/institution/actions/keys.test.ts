import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { emptying, type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { bindKeys, bindPlace, type InstalledKey } from './keys.ts';

const now = () => new Date('2026-11-20T09:30:00Z');
let database: TestDatabase;
let empty: () => Promise<void>;
beforeAll(async () => {
  database = await testDatabase();
  empty = await emptying(database);
});
afterEach(() => empty());
afterAll(() => database.drop());

const documents = (name: string): InstalledKey => ({ use: 'documents', name, follows: [] });
const signing = (name: string, ...follows: string[]): InstalledKey => ({
  use: 'signing',
  name,
  follows,
});
const bind = (keys: InstalledKey[], lost: string[] = []) =>
  bindKeys({ db: database.db, now, keys, dataDir: '/data', lost });
const noted = () =>
  database.db.selectFrom('house_key').orderBy('use').select(['use', 'name']).execute();

test('the first start notes both keys, and the same ones go on', async () => {
  await bind([documents('d1'), signing('s1')]);
  await bind([documents('d1'), signing('s1')]);
  expect(await noted()).toEqual([
    { use: 'documents', name: 'd1' },
    { use: 'signing', name: 's1' },
  ]);
});

test('another machine with keys of its own is refused with the way out, and notes nothing', async () => {
  await bind([documents('d1'), signing('s1')]);
  await expect(bind([documents('d2'), signing('s2')])).rejects.toThrow(
    /used with the documents' key d1, and here is d2\. Put the vault\.key/,
  );
  await expect(bind([documents('d1'), signing('s2')])).rejects.toThrow(
    /signing key s1, and here is s2\. Put institution\.key/,
  );
  expect((await noted()).map(({ name }) => name)).toEqual(['d1', 's1']);
});

test('a rotation is followed, and what was noted before it is not taken back', async () => {
  await bind([documents('d1'), signing('s1')]);
  await bind([documents('d1'), signing('s2', 's1')]);
  await expect(bind([documents('d1'), signing('s1')])).rejects.toThrow('s2');
  expect((await noted()).map(({ name }) => name)).toEqual(['d1', 's2']);
});

test('a key that is lost for good is named, and only that one is let go', async () => {
  await bind([documents('d1'), signing('s1')]);
  await expect(bind([documents('d2'), signing('s2')], ['s1'])).rejects.toThrow('LOST_KEYS=d1');
  await bind([documents('d2'), signing('s2')], ['d1', 's1']);
  expect((await noted()).map(({ name }) => name)).toEqual(['d2', 's2']);
});

test('of two first starts at once with different keys one is refused, with the same both go on', async () => {
  const both = (names: [string, string]) =>
    Promise.allSettled(names.map((name) => bind([documents(name), signing('s1')])));
  expect((await both(['d1', 'd2'])).map(({ status }) => status).sort()).toEqual([
    'fulfilled',
    'rejected',
  ]);
  const [first] = await noted();
  expect((await both([first?.name ?? '', first?.name ?? ''])).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
  ]);
});

/** A place of documents in memory. */
function place(begun: string | null = null) {
  const kept = { mark: begun };
  const write = async (text: string) => {
    kept.mark = text;
  };
  return { mark: { read: async () => kept.mark, write }, has: () => kept.mark };
}
let ids = 0;
const newId = () => `place-${++ids}`;
const settle = (mark: ReturnType<typeof place>['mark'], lost: string[] = []) =>
  bindPlace({ db: database.db, now, lost, mark, newId });

test('the place of the documents is marked by the first start, and known by the next ones', async () => {
  const { mark, has } = place();
  await Promise.all([settle(mark), settle(mark), settle(mark)]);
  expect(await noted()).toEqual([{ use: 'place', name: has() }]);
  await settle(mark);
});

test('an empty place, or that of another database, is refused with the way out, and stays as it is', async () => {
  const own = place();
  await settle(own.mark);
  const [empty, others] = [place(), place('another')];
  await expect(settle(empty.mark)).rejects.toThrow(
    `with the mark ${own.has()}, and the one here has none. Mount or name theirs`,
  );
  await expect(settle(others.mark)).rejects.toThrow(`the one here has the mark another`);
  expect([empty.has(), others.has()]).toEqual([null, 'another']);
  await settle(empty.mark, [own.has() ?? '']);
  expect(await noted()).toEqual([{ use: 'place', name: empty.has() }]);
  await expect(settle(own.mark)).rejects.toThrow(`with the mark ${empty.has()}`);
});

test('a new database takes over the place that is marked already', async () => {
  const { mark } = place('of the backup');
  await settle(mark);
  expect(await noted()).toEqual([{ use: 'place', name: 'of the backup' }]);
});
