import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/database.ts';
import { prepared } from './db.ts';
import { fillRequestCache, once, withRequestCache } from './request-cache.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** A request that looks, and counts how often it had to. */
function looking() {
  const looks = { many: 0 };
  const look = (words: string[] = ['a', 'b']) =>
    once(database.db, words, async () => (looks.many += 1));
  return { looks, look };
}

test('looks the same up once in a request, also where two ask at once, and other words by themselves', async () => {
  const { looks, look } = looking();
  await withRequestCache(async () => {
    expect(await Promise.all([look(), look(), look()])).toEqual([1, 1, 1]);
    await withRequestCache(async () => void (await look())); // a page's own call of the API
    await look(['a', 'c']);
    await look(['ab']);
  });
  expect(looks.many).toBe(3);
});

test('looks again in another request, outside of any, and in what goes on after one', async () => {
  const { looks, look } = looking();
  let after = async (): Promise<unknown> => null;
  await withRequestCache(async () => {
    await look();
    after = () => look();
  });
  await withRequestCache(async () => void (await look()));
  await look();
  await after();
  expect(looks.many).toBe(4);
});

test('looks again after anything was written, and in a transaction always', async () => {
  const { looks, look } = looking();
  const { db } = database;
  await withRequestCache(async () => {
    await look();
    await db
      .updateTable('identity_person')
      .set({ name: 'Ada' })
      .where('name', '=', 'nobody')
      .execute();
    await look();
    await db.transaction().execute((tx) => once(tx, ['a', 'b'], async () => (looks.many += 1)));
    await look();
    await prepared(db, {
      name: 'a_write',
      text: "update identity_person set name = 'Ada' where name = 'nobody'",
    });
    await look();
    await prepared(db, { name: 'a_read', text: 'select 1' });
    await look();
  });
  expect(looks.many).toBe(5);
});

test('what failed is looked up again, and what was told is not looked up', async () => {
  let fails = true;
  const look = () =>
    once(database.db, ['x'], () =>
      fails ? Promise.reject(new Error('no line')) : Promise.resolve('found'),
    );
  await withRequestCache(async () => {
    await expect(look()).rejects.toThrow('no line');
    fails = false;
    expect(await look()).toBe('found');
    fillRequestCache(['y'], 'told');
    expect(await once(database.db, ['y'], () => Promise.reject(new Error('looked up')))).toBe(
      'told',
    );
  });
});
