import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';

test('what is asked in one turn is done in one go, and each gets its own answer', async () => {
  const batches: number[][] = [];
  const double = inBatches({ most: 10, lanes: 1 }, async (numbers: readonly number[]) => {
    batches.push([...numbers]);
    return numbers.map((number) => number * 2);
  });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test('one alone goes at once, and those who come meanwhile go together', async () => {
  const batches: number[][] = [];
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const work = inBatches({ most: 2, lanes: 1 }, async (numbers: readonly number[]) => {
    batches.push([...numbers]);
    await held;
    return numbers;
  });
  const first = work(1);
  await new Promise((done) => setImmediate(() => setImmediate(done)));
  const others = [2, 3, 4].map(work);
  expect(batches).toEqual([[1]]);
  release();
  expect(await Promise.all([first, ...others])).toEqual([1, 2, 3, 4]);
  expect(batches).toEqual([[1], [2, 3], [4]]);
});

test('so many batches are under way at once as there are lanes', async () => {
  let underWay = 0;
  let most = 0;
  const work = inBatches({ most: 1, lanes: 2 }, async (numbers: readonly number[]) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((done) => setImmediate(done));
    underWay -= 1;
    return numbers;
  });
  expect(await Promise.all([1, 2, 3, 4, 5].map(work))).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('an accident stays with the one that caused it', async () => {
  const work = inBatches({ most: 10, lanes: 1 }, async (numbers: readonly number[]) => {
    if (numbers.includes(2)) throw new Error('two');
    return numbers;
  });
  const settled = await Promise.allSettled([1, 2, 3].map(work));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await work(4)).toBe(4);
});
