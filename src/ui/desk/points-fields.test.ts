import { expect, test } from 'vitest';
import { sumOf } from './points-fields.tsx';

test('points are added up as they are typed, in any digits, and an empty field is nothing', () => {
  expect(sumOf(['60', ' 10 ', '', '३०'])).toBe(100);
  expect(sumOf([])).toBe(0);
  expect(sumOf(['60', '60'])).toBe(120);
});

test.each(['ten', '-1', '10.5', '101'])('nothing is added up while a field says “%s”', (typed) => {
  expect(sumOf(['60', typed])).toBeNull();
});
