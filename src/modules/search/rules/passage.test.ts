import { expect, test } from 'vitest';
import { askedWords } from './asking.ts';
import { hitsIn, passageOf } from './passage.ts';

const shown = (text: string, question: string) =>
  passageOf(text, askedWords(question))
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('');

test('what was looked for is marked as it is written', () => {
  expect(shown('Measured by Suresh Mhatre.', 'mhatre suresh')).toBe(
    'Measured by [Suresh] [Mhatre].',
  );
  expect(shown('पाचव्या पॅनेलचा रंग', 'पॅनेल')).toBe('पाचव्या [पॅनेलचा] रंग');
  expect(shown('म्हात्रे यांनी', 'Mhatre')).toBe('[म्हात्रे] यांनी');
});

test('of a long text the stretch with most of it, from a word to a word', () => {
  const filler = 'one two three four '.repeat(60);
  const text = `lamp ${filler}the lamp of panel five was dim ${filler}`;
  const passage = shown(text, 'lamp panel');
  expect(passage).toContain('[lamp] of [panel] five was dim');
  expect(passage.startsWith('…')).toBe(true);
  expect(passage.endsWith('…')).toBe(true);
  expect(passage.length).toBeLessThan(320);
});

test('a text without it is shown from its beginning, and an empty one is empty', () => {
  expect(shown('Nothing of it', 'lamp')).toBe('Nothing of it');
  expect(shown('', 'lamp')).toBe('');
});

test('whatever begins with the last word is found by it, and with no other', () => {
  const found = askedWords('paint supp').map((asked) => hitsIn('painter supplier', asked));
  expect(found).toEqual([[], ['supplier']]);
});
