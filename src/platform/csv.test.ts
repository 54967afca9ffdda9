import { expect, test } from 'vitest';
import { csvRows } from './csv.ts';

const UNSEEN = [
  '',
  ' ',
  '\u00A0',
  '\u00AD',
  '\u061C',
  '\u200B',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202E',
  '\u2060',
  '\u2066',
];

test('a cell that a spreadsheet would take for a formula is told to be text, whatever stands unseen before it', () => {
  for (const before of [...UNSEEN, '\u2069', '\uFEFF', '\uFE0F', '\u{E0020}', '\u200E \uFEFF'])
    for (const sign of ['=', '+', '-', '@', '|', '＝', '＋', '－', '＠', '｜'])
      expect(csvRows([[`${before}${sign}1+1`]])).toBe(`'${before}${sign}1+1\r\n`);
  expect(csvRows([['\t1', '\r1', '\n=1', '=1,"2"']])).toBe(`'\t1,"'\r1","'\n=1","'=1,""2"""\r\n`);
});

test('every other cell stays as it was', () => {
  const plain = ['', 'a=1', 'अदा', '1-2', '\u200Eअदा', ' x', "it's", '\u200E', '％=1'];
  expect(csvRows([plain])).toBe(`${plain.join(',')}\r\n`);
});
