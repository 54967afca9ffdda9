import { expect, test } from 'vitest';
import { shuffled } from './shuffle.ts';

test('the lowest chance keeps the order, the highest turns it round', () => {
  expect(shuffled([1, 2, 3, 4], () => 0)).toEqual([1, 2, 3, 4]);
  expect(shuffled([1, 2, 3, 4], () => 0.999)).toEqual([4, 3, 2, 1]);
});

test('nobody is lost or met twice, and the given order stays as it was', () => {
  const members = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const chances = [0.71, 0.02, 0.98, 0.5, 0.33, 0.61, 0.17, 0.9];
  const order = shuffled(members, () => chances.shift() ?? 0);
  expect(order).not.toEqual(members);
  expect([...order].sort()).toEqual(members);
  expect(members.join('')).toBe('abcdefgh');
});

test('each of the six orders of three comes as often as any other', () => {
  const seen = new Map<string, number>();
  for (let first = 0; first < 3; first += 1)
    for (let second = 0; second < 2; second += 1) {
      const chances = [(first + 0.5) / 3, (second + 0.5) / 2, 0.5];
      const order = shuffled('abc'.split(''), () => chances.shift() ?? 0).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
  expect([...seen.values()]).toEqual([1, 1, 1, 1, 1, 1]);
});

test('an empty list stays empty', () => {
  expect(shuffled([], () => 0.5)).toEqual([]);
});
