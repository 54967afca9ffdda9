import { expect, test } from 'vitest';
import { BYTES_MOST, chosenOf, KEPT_MOST, nameOfFile, PAPERS_MOST, pagesOf } from './bundles.ts';
import { partAProblem } from './certificate.ts';
import { fileNameOf, manifestText } from './manifest.ts';
import { boxesIn, pagesIn } from './pages.ts';

const papers = ['a', 'b', 'c'].map((id) => ({ id, size: 10 }));

test('papers are put together once each, in the order in which they were chosen', () => {
  expect(chosenOf(papers, ['c', 'a', 'c'], 0)).toEqual({ ok: true, value: ['c', 'a'] });
});

test('none, one of nobody’s, one too many at a time, and too much at once are refused', () => {
  const refusal = (...of: Parameters<typeof chosenOf>) => {
    const outcome = chosenOf(...of);
    return outcome.ok ? null : outcome.refusal;
  };
  expect(refusal(papers, [], 0)).toBe('papers_missing');
  expect(refusal(papers, ['a', 'd'], 0)).toBe('paper_unknown');
  expect(refusal(papers, ['a'], KEPT_MOST - 1)).toBe(null);
  expect(refusal(papers, ['a'], KEPT_MOST)).toBe('bundles_full');
  const many = Array.from({ length: PAPERS_MOST + 1 }, (_, at) => ({ id: `${at}`, size: 0 }));
  expect(
    refusal(
      many,
      many.map(({ id }) => id),
      0,
    ),
  ).toBe('too_large');
  expect(refusal([{ id: 'a', size: BYTES_MOST + 1 }], ['a'], 0)).toBe('too_large');
});

test('a paper stands behind the cover and all before it, and one without pages stands nowhere', () => {
  expect(pagesOf([{ pages: 3 }, { pages: 0 }, { pages: 1 }], 2)).toEqual([
    { from: 3, to: 5 },
    null,
    { from: 6, to: 6 },
  ]);
});

test('a file is called by its case, its title and its day, in signs that every disk takes', () => {
  expect(nameOfFile('MUN/ARB/2026/1', 'कागद: "all"?', '2026-11-24')).toBe(
    'MUN-ARB-2026-1 कागद- -all- 2026-11-24.pdf',
  );
  expect(fileNameOf('C-1 (2)', 'a/b', 'pdf')).toBe('C-1 (2) a-b.pdf');
  expect([...fileNameOf('C-1', 'क'.repeat(300), 'pdf')].length).toBe(104);
});

test('pages are read as people write them', () => {
  expect(pagesIn('')).toEqual({ ok: true, value: null });
  expect(pagesIn('3, 1-2;2')).toEqual({ ok: true, value: [3, 1, 2, 2] });
  expect(pagesIn('4–5')).toEqual({ ok: true, value: [4, 5] });
  for (const wrong of ['0', '3-1', 'x', '1-', '1,,x'])
    expect([wrong, pagesIn(wrong)]).toEqual([wrong, { ok: false, refusal: 'pages_unread' }]);
  expect(pagesIn('1-2001')).toEqual({ ok: false, refusal: 'too_many_pages' });
});

test('a covered part has a page and a place on it; what is left empty is none', () => {
  const none = { page: '', left: '', top: '', width: '', height: '' };
  const one = { page: '2', left: '0', top: '12,5', width: '100', height: '3' };
  expect(boxesIn([none, one])).toEqual({
    ok: true,
    value: [{ page: 2, left: 0, top: 12.5, width: 100, height: 3 }],
  });
  for (const wrong of [
    { page: '' },
    { page: '1.5' },
    { height: '0' },
    { left: '100' },
    { top: 'x' },
  ])
    expect(boxesIn([{ ...one, ...wrong }])).toEqual({ ok: false, refusal: 'box_unread' });
});

const partA = {
  name: 'Ada Sharma',
  relative: 'Ram Sharma',
  address: 'Mumbai',
  makeModel: 'Redmi 9',
  place: 'Mumbai',
  devices: ['mobile'],
  holdings: ['owned'],
  from: '2026-01-01',
  to: '2026-01-01',
  isLawful: true,
  wasWorking: true,
};

test('Part A is whole, or it is said what is missing and where', () => {
  expect(partAProblem(partA)).toBe(null);
  expect(
    [
      { name: ' ' },
      { devices: [] },
      { devices: ['other'] },
      { to: '2025-12-31' },
      { isLawful: false },
      { wasWorking: undefined },
      { holdings: [] },
    ].map((change) => partAProblem({ ...partA, ...change })?.code),
  ).toEqual([
    'field_missing',
    'device_missing',
    'other_missing',
    'period_wrong',
    'control_missing',
    'working_missing',
    'holding_missing',
  ]);
});

test('the list of papers is lines that sha256sum reads, and a title with a line break makes none of its own', () => {
  const text = manifestText({
    reference: 'M-1',
    viewer: 'Ada',
    at: new Date('2026-11-24T00:00:00Z'),
    parties: [{ id: 'p', name: 'Ada & Co' }],
    papers: [
      {
        number: 'C-1',
        version: 1,
        side: 'claimant',
        party: 'p',
        title: `Note\n${'0'.repeat(64)}  other`,
        kind: 'other',
        type: 'text/plain',
        size: 5,
        sha256: 'ab'.repeat(32),
        receivedOn: '2026-11-20',
        struckAt: new Date('2026-11-21T00:00:00Z'),
        fileName: 'C-1 Note.txt',
      },
    ],
  });
  const lines = text.trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual([
    `${'ab'.repeat(32)}  C-1 Note.txt`,
  ]);
  expect(lines.at(-2)).toContain('\tstruck 2026-11-21\t');
});
