import { describe, expect, test } from 'vitest';
import { type NumberedPaper, papersNamed } from './paper-ranges.ts';

const paper = (name: string, side: 'C' | 'R', number: number, version = 1, isStruck = false) =>
  ({
    id: name,
    side: side === 'C' ? 'claimant' : 'respondent',
    number,
    version,
    isStruck,
  }) satisfies NumberedPaper;
const PAPERS = [
  paper('c1', 'C', 1),
  paper('c2', 'C', 2),
  paper('c2b', 'C', 2, 2),
  paper('c4', 'C', 4),
  paper('c5', 'C', 5),
  paper('c5b', 'C', 5, 2, true),
  paper('r3', 'R', 3, 1, true),
];
const named = (written: string) => papersNamed(written, PAPERS);

describe('papers named by their numbers', () => {
  test.each([
    ['C-1', ['c1']],
    ['c 1', ['c1']],
    ['C1, R-3', ['c1', 'r3']],
    ['R-3; C-1', ['r3', 'c1']],
    ['C-1 to C-4', ['c1', 'c2b', 'c4']],
    ['C-1-4', ['c1', 'c2b', 'c4']],
    ['C-1–C-4', ['c1', 'c2b', 'c4']],
    ['C-१ से C-४', ['c1', 'c2b', 'c4']],
    ['C-१ ते ४', ['c1', 'c2b', 'c4']],
    ['C-4\nC-1', ['c4', 'c1']],
    ['C-1 to C-2, C-2', ['c1', 'c2b']],
    ['', []],
    [' , ', []],
  ])('%j', (written, ids) => {
    expect(named(written)).toEqual({ ok: true, value: ids });
  });

  test('mean the last version that stands, unless one is named', () => {
    expect(named('C-2')).toEqual({ ok: true, value: ['c2b'] });
    expect(named('C-2 (1)')).toEqual({ ok: true, value: ['c2'] });
    expect(named('C-5')).toEqual({ ok: true, value: ['c5'] });
    expect(named('C-5 (2)')).toEqual({ ok: true, value: ['c5b'] });
  });

  test.each(['C', '1', 'X-1', 'C-4 to C-1', 'C-1 to R-3', 'C-0', 'C-1 and C-2', 'C-1 (1) to C-4'])(
    'are not read from %j',
    (written) => {
      expect(named(written)).toEqual({ ok: false, refusal: 'numbers_unread' });
    },
  );

  test.each(['C-3', 'C-9 to C-12', 'C-1, R-1', 'C-1 (2)'])('that nobody has: %j', (written) => {
    expect(named(written)).toEqual({ ok: false, refusal: 'number_unknown' });
  });
});
