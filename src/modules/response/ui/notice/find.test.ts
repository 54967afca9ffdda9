import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeFrom, SHORT_SIGNS, SIGNS, shownCode } from '#modules/codes/rules/printed-code.ts';

const root = new URL('../../../../../messages/', import.meta.url);
const hintIn = (language: string) =>
  (JSON.parse(readFileSync(new URL(`${language}.json`, root), 'utf8')) as Record<string, string>)
    .notice_find_hint ?? '';

describe.each(['en', 'hi', 'mr'])('where the code is typed, in %s', (language) => {
  const hint = hintIn(language);
  test('the example looks as codes are printed', () => {
    const shape = shownCode(codeFrom(new Uint8Array(8))).replaceAll(/[^-]/g, '.');
    const [example = ''] = hint.match(/[0-9A-Z]+(?:-[0-9A-Z]+)+/) ?? [];
    expect(example.replaceAll(/[^-]/g, '.')).toBe(shape);
  });
  test('it says how many signs there are, and how many on older paper', () => {
    const counts = hint.replaceAll(/[0-9A-Z]+(?:-[0-9A-Z]+)+/g, '').match(/[0-9]+/g);
    expect(counts?.map(Number)).toEqual([SIGNS, SHORT_SIGNS]);
  });
});
