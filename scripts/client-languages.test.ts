import { expect, test } from 'vitest';
import { inOneLanguage } from './client-languages.ts';

const code = 'const a = { en: `A "fee"`, hi: \'शुल्क\', mr: `शुल्क ` }; const b = said(a);';

test('words in all languages keep those of one; a string alone is English', () => {
  expect(inOneLanguage(code, 'en')).toBe('const a = `A "fee"`; const b = said(a);');
  expect(inOneLanguage(code, 'hi')).toBe("const a = { hi: 'शुल्क' }; const b = said(a);");
  expect(inOneLanguage(code, 'mr')).toBe('const a = { mr: `शुल्क ` }; const b = said(a);');
});

test('several stand in one module, one within the list of another', () => {
  const list = "[{ en: 'a', hi: 'अ', mr: 'अ' }, { of: [{ en: 'b', hi: 'ब', mr: 'ब' }] }]";
  expect(inOneLanguage(list, 'en')).toBe("['a', { of: ['b'] }]");
});

test.each([
  'const a = { en: 1, hi: 2, mr: 3 }',
  'const a = { en: one, hi: two, mr: three }',
  "const a = { en: 'a', hi: 'b', mr: 'c', ta: 'd' }",
  "const a = { en: 'a', mr: 'c' }; const b = { hi: 'b' }",
  'const a = { en: `a${n}`, hi: `b`, mr: `c` }',
])('%s is no word in three languages', (other) => {
  expect(inOneLanguage(other, 'hi')).toBeNull();
});
