import { expect, test } from 'vitest';
import { eachAlone } from './each-alone.ts';

/** As much of a database as it asks for. */
const db = {
  transaction: () => ({ execute: (work: (tx: unknown) => Promise<boolean>) => work({}) }),
} as never;

test('one dispute that fails keeps no other waiting, and the job is seen to fail', async () => {
  const tried: string[] = [];
  const run = eachAlone(db, ['one', 'two', 'three'], async (_, id) => {
    tried.push(id);
    if (id === 'two') throw new Error('It cannot be read.');
    return true;
  });
  await expect(run).rejects.toThrow('1 failed.');
  expect(tried).toEqual(['one', 'two', 'three']);
});

test('it counts where something was done', async () => {
  expect(await eachAlone(db, ['one', 'two'], async (_, id) => id === 'two')).toBe(1);
});
