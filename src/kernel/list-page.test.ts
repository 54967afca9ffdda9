import { expect, test } from 'vitest';
import { pageAmong } from './list-page.ts';

test('a page holds fifty papers, and one that is not there is the nearest that is', () => {
  expect(pageAmong(101, 2)).toEqual({ at: 2, of: 3, from: 50, most: 50 });
  expect(pageAmong(101, 3).from).toBe(100);
  expect(pageAmong(101, 9).at).toBe(3);
  expect(pageAmong(100, 3).at).toBe(2);
  expect(pageAmong(0, 0)).toEqual({ at: 1, of: 1, from: 0, most: 50 });
});
