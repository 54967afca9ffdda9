import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { language } from '#kernel/language.ts';
import { speaking } from './language.ts';

test('two who are answered at once each hear their own language, also after waiting', async () => {
  const heard = async (ms: number) => {
    const first = language();
    await wait(ms);
    return [first, language()];
  };
  expect(
    await Promise.all([speaking('hi', () => heard(4)), speaking('mr', () => heard(2)), heard(1)]),
  ).toEqual([
    ['hi', 'hi'],
    ['mr', 'mr'],
    ['en', 'en'],
  ]);
});
