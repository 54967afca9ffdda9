import { expect, test } from 'vitest';
import { nameAt, readersCalled } from './mentions.tsx';

const reader = (name: string) => ({ id: name, name, as: 'claimant' as const, party: '' });
const readers = ['Asha Rao', 'बेन शाह', 'Mia', ''].map(reader);

test('a name is being written after an @ that begins a word, up to the caret', () => {
  expect(nameAt('Ask @As', 7)).toEqual({ from: 4, typed: 'As' });
  expect(nameAt('@', 1)).toEqual({ from: 0, typed: '' });
  expect(nameAt('ada@example', 11)).toBeNull();
  expect(nameAt('Ask @As here', 3)).toBeNull();
});

test('those who read are found by any part of their name, in any script, and nobody without one', () => {
  const found = (typed: string) => readersCalled(readers, typed).map(({ name }) => name);
  expect(found('')).toEqual(['Asha Rao', 'बेन शाह', 'Mia']);
  expect(found('ra')).toEqual(['Asha Rao']);
  expect(found('शा')).toEqual(['बेन शाह']);
  expect(found('eve')).toEqual([]);
});
