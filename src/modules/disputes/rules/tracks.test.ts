import { describe, expect, test } from 'vitest';
import { trackNow, tracksOf } from './tracks.ts';
import type { PastEvent, Track } from './words.ts';

const parties = [
  { id: 'ada', side: 'claimant' as const },
  { id: 'ben', side: 'respondent' as const },
];
type Told = readonly [type: string, partyId?: string | null, details?: PastEvent['details']];
const spans = (wish: Track, ...story: Told[]) =>
  tracksOf(
    wish,
    parties,
    story.map(([type, partyId = null, details = {}], at) => ({
      type,
      partyId,
      details,
      on: '2026-11-20',
      at: new Date(Date.UTC(2026, 10, 20, 6, at)),
    })),
  );
const names = (wish: Track, ...story: Told[]) => spans(wish, ...story).map(({ track }) => track);
const shown = { shown: true };
const signs = (partyId: string): Told => ['fast_track_signed', partyId, shown];
const founded = (basis: string): Told => ['basis_shown', null, { basis }];

// Law and lifecycle, Part C, 3; ACA s. 29B.
describe('the times that count', () => {
  test.each<[string, Track, readonly Track[], readonly Told[]]>([
    ['are the ordinary ones, whatever was wished in haste', 'expedited', ['ordinary'], []],
    ['online is a wish that counts until the basis is known', 'online', ['online'], []],
    ['ordinary stays ordinary', 'ordinary', ['ordinary'], [founded('A')]],
    [
      'under a clause that names us they are ours',
      'expedited',
      ['ordinary', 'online'],
      [founded('A')],
    ],
    [
      'under an agreement of all, too',
      'expedited',
      ['ordinary', 'online'],
      [['agreement_complete', null, { basis: 'B' }]],
    ],
    [
      'under a court’s order nobody agreed to ours',
      'online',
      ['online', 'ordinary'],
      [['court_order_verified', null, { basis: 'C' }]],
    ],
    ['one signature halves nobody’s time', 'expedited', ['ordinary'], [signs('ada')]],
    ['both do', 'expedited', ['ordinary', 'expedited'], [signs('ada'), signs('ben')]],
    [
      'not with one of whom nobody knows who gave it',
      'expedited',
      ['ordinary'],
      [signs('ada'), ['fast_track_signed', 'ben']],
    ],
    [
      'until it is shown',
      'expedited',
      ['ordinary', 'expedited'],
      [
        signs('ada'),
        ['fast_track_signed', 'ben'],
        ['consent_identified', 'ben', { kind: 'fast_track' }],
      ],
    ],
    [
      'a paper that an officer validated is one',
      'expedited',
      ['ordinary', 'expedited'],
      [signs('ada'), ['consent_recorded', 'ben', { kind: 'fast_track' }]],
    ],
    [
      'one to something else is not',
      'expedited',
      ['ordinary'],
      [signs('ada'), ['consent_recorded', 'ben', { kind: 'submission' }]],
    ],
    [
      'in doubt they are the longer ones again',
      'expedited',
      ['ordinary', 'expedited', 'ordinary'],
      [signs('ada'), signs('ben'), ['consent_disputed', 'ben', { kind: 'fast_track' }]],
    ],
    [
      'and with the basis ours go',
      'expedited',
      ['ordinary', 'online', 'ordinary'],
      [founded('A'), ['basis_withdrawn']],
    ],
  ])('%s', (_, wish, wanted, story) => {
    expect(names(wish, ...story)).toEqual(wanted);
  });

  test('count from the moment of what changed them, and not before', () => {
    const [first, second] = spans('expedited', signs('ada'), signs('ben'));
    expect(first?.since).toEqual(new Date(0));
    expect(second?.since).toEqual(new Date('2026-11-20T06:01:00Z'));
  });

  test('are at last those of the last change', () => {
    expect(trackNow(spans('expedited', signs('ada'), signs('ben')))).toBe('expedited');
    expect(trackNow(spans('online'))).toBe('online');
    expect(trackNow([])).toBe('ordinary');
  });
});
