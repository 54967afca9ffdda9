import { describe, expect, test } from 'vitest';
import { isMostlyLost, laidWords, type PageItem, wordsOn } from './page-words.ts';

const piece = (str: string, hasEOL = false): PageItem => ({ str, hasEOL });
const begins = (said: string | null = null): PageItem => ({
  type: 'beginMarkedContentProps',
  said,
});
const ends: PageItem = { type: 'endMarkedContent' };

describe('the words of a page', () => {
  test('are those for which a part says that it stands, and else the letters that are drawn', () => {
    expect(wordsOn([piece('सह'), begins('ही'), piece('ह\0'), ends, piece(' है')])).toBe('सहही है');
    expect(wordsOn([begins(), piece('as drawn'), ends])).toBe('as drawn');
  });

  test('keep the gap that is found at the first letter of such a part, and the end of its line', () => {
    const items = [
      begins('नहीं'),
      piece('', true),
      piece(' '),
      piece('\0'),
      piece('\0', true),
      ends,
    ];
    expect(wordsOn([piece('या'), ...items, piece('है')])).toBe('या\n नहीं\nहै');
    expect(wordsOn([begins('one'), piece(' 1'), ends])).toBe(' one');
  });

  test('are said once by the outermost of several parts, also where it draws nothing', () => {
    expect(wordsOn([begins('whole'), begins('part'), piece('x'), ends, piece('y'), ends])).toBe(
      'whole',
    );
    expect(wordsOn([begins('a seal'), ends, piece('z')])).toBe('a sealz');
    expect(wordsOn([begins(''), piece('ornament'), ends])).toBe('');
  });

  test('know the pieces that say them, all of those that a part is drawn in', () => {
    const items = [piece('सह'), begins('ही'), piece(' ह'), piece('\0', true), ends, piece('है')];
    expect(laidWords(items)).toEqual([
      { text: 'सह', pieces: [0] },
      { text: ' ', pieces: [] },
      { text: 'ही', pieces: [1, 2] },
      { text: '\n', pieces: [] },
      { text: 'है', pieces: [3] },
    ]);
  });

  test('are said once by an element of the structure for all of its parts', () => {
    const named = (id: string, said: string | null = null): PageItem => ({
      type: 'beginMarkedContentProps',
      said,
      id,
    });
    const structure = {
      children: [
        { said: 'निर्णय की शक्ति', children: [{ id: 'p1_mc0' }, { children: [{ id: 'p1_mc1' }] }] },
        { children: [{ id: 'p1_mc2' }] },
      ],
    };
    const items = [
      ...[named('p1_mc0'), piece('िनणर्य '), piece('', true), ends],
      ...[named('p1_mc1', 'less'), piece('की शिक्त', true), ends],
      ...[named('p1_mc2'), piece('as drawn'), ends],
    ];
    expect(wordsOn(items, structure)).toBe('निर्णय की शक्ति\n\nas drawn');
    expect(laidWords(items, structure)[0]).toEqual({ text: 'निर्णय की शक्ति', pieces: [0, 2] });
    expect(wordsOn(items)).toContain('िनणर्य');
  });

  test('survive parts that end twice or never', () => {
    expect(wordsOn([ends, ends, begins('one'), piece('1'), ends, ends, piece('2')])).toBe('one2');
    expect(wordsOn([begins(), begins('one'), piece('1')])).toBe('one');
  });

  test('are lost where more than one in ten has a letter without a code; a mark of a list is no word', () => {
    const whole = Array.from({ length: 9 }, () => 'word').join(' ');
    expect(isMostlyLost(`${whole} नह\0`)).toBe(false);
    expect(isMostlyLost(`${whole} नह\0 \uE001\uE002`)).toBe(true);
    expect(isMostlyLost('\uF0B7 one \uF0B7 two')).toBe(false);
    expect(isMostlyLost('')).toBe(false);
  });
});
