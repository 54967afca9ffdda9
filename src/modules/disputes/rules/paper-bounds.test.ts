import { describe, expect, test } from 'vitest';
import { apartSince, type BoundReader, type PaperBounds, withheld } from './paper-bounds.ts';

const ADA = 'party-ada';
const BEN = 'party-ben';
const BELA = 'party-bela';
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 6, 30));
const paper = (addedOn: number, partyId: string | null = null) => ({
  id: 'paper',
  partyId,
  addedAt: at(addedOn),
});
const bounds = (change: Partial<PaperBounds> = {}): PaperBounds => ({
  apart: new Map(),
  sealed: new Map(),
  ...change,
});
const ada: BoundReader = { as: 'claimant', partyIds: [ADA] };
const ben: BoundReader = { as: 'respondent', partyIds: [BEN] };

describe('a party that stands apart since the 10th', () => {
  const apart = bounds({ apart: new Map([[BEN, at(10)]]) });

  test.each([
    ['the day before', 9, null],
    ['at that very moment', 10, 'apart'],
    ['afterwards', 11, 'apart'],
  ] as const)('has of papers that came %s what follows', (_, day, kept) => {
    expect(withheld(ben, paper(day), apart)).toBe(kept);
  });

  test('reads what it filed itself, whenever that was', () => {
    expect(withheld(ben, paper(11, BEN), apart)).toBeNull();
  });
  test('keeps nothing from the other side, nor from whoever works on the dispute', () => {
    expect(withheld(ada, paper(11), apart)).toBeNull();
    for (const as of ['officer', 'registrar', 'arbitrator'] as const)
      expect(withheld({ as, partyIds: [] }, paper(11), apart)).toBeNull();
  });
  test('keeps nothing from somebody who stands for another party, too, until that stands apart as well', () => {
    const lata: BoundReader = { as: 'respondent', partyIds: [BEN, BELA] };
    expect(withheld(lata, paper(11), apart)).toBeNull();
    const both = bounds({
      apart: new Map([
        [BEN, at(10)],
        [BELA, at(12)],
      ]),
    });
    expect(withheld(lata, paper(11), both)).toBeNull();
    expect(withheld(lata, paper(12), both)).toBe('apart');
  });
});

describe('a sealed paper', () => {
  const sealed = bounds({ sealed: new Map([['paper', [BEN]]]) });

  test.each([
    ['whoever filed it', ada, paper(5, ADA), null],
    ['the other side, whom the order names', ben, paper(5, ADA), null],
    ['another respondent, whom it does not name', { ...ben, partyIds: [BELA] }, paper(5), 'sealed'],
    ['whoever decides', { as: 'arbitrator', partyIds: [] }, paper(5), null],
    ['the registrar, who keeps the seal', { as: 'registrar', partyIds: [] }, paper(5), null],
    [
      'the officer of the dispute',
      { as: 'officer', partyIds: [], isAssigned: true },
      paper(5),
      null,
    ],
    ['another officer', { as: 'officer', partyIds: [], isAssigned: false }, paper(5), 'sealed'],
    ['an officer of whom nothing is said', { as: 'officer', partyIds: [] }, paper(5), 'sealed'],
  ] as const satisfies readonly (readonly [
    string,
    BoundReader,
    ReturnType<typeof paper>,
    unknown,
  ])[])('is for %s what follows', (_, reader, one, kept) => {
    expect(withheld(reader, one, sealed)).toBe(kept);
  });
  test('under an order that names nobody is nobody else’s, and another paper is as it was', () => {
    const toNobody = bounds({ sealed: new Map([['paper', []]]) });
    expect(withheld(ben, paper(5, ADA), toNobody)).toBe('sealed');
    expect(withheld(ben, { ...paper(5, ADA), id: 'another' }, toNobody)).toBeNull();
  });
  test('is kept from a party apart, though the order names it', () => {
    const both = { ...sealed, apart: new Map([[BEN, at(4)]]) };
    expect(withheld(ben, paper(5, ADA), both)).toBe('apart');
  });
});

describe('since when a party stands apart', () => {
  const happened = (type: string, day: number, partyId: string | null = BEN) => ({
    type,
    partyId,
    at: at(day),
  });

  test.each([
    ['nothing of the kind happened', [happened('respondent_served', 5)], null],
    ['they say that it is not them', [happened('identity_disputed', 5)], 5],
    [
      'they say so twice: the first time counts',
      [happened('identity_disputed', 5), happened('identity_disputed', 6)],
      5,
    ],
    [
      'an officer is shown that it is them',
      [happened('identity_disputed', 5), happened('identity_confirmed', 7)],
      null,
    ],
    [
      'it is in doubt once more, after that',
      [
        happened('identity_disputed', 5),
        happened('identity_confirmed', 7),
        happened('identity_disputed', 9),
      ],
      9,
    ],
    ['nothing is claimed of them any more', [happened('respondent_released', 8)], 8],
    [
      'both, and the doubt was first',
      [happened('identity_disputed', 5), happened('respondent_released', 8)],
      5,
    ],
    [
      'both, and the doubt came later',
      [happened('respondent_released', 8), happened('identity_disputed', 10)],
      8,
    ],
    [
      'who they are was shown, and they were let go all the same',
      [
        happened('identity_disputed', 5),
        happened('respondent_released', 8),
        happened('identity_confirmed', 9),
      ],
      8,
    ],
    ['an event names no party', [happened('identity_disputed', 5, null)], null],
    ['an older house wrote an event that nobody knows', [happened('no_such_event', 5)], null],
  ])('%s', (_, events, day) => {
    expect([...apartSince(events)]).toEqual(day === null ? [] : [[BEN, at(day)]]);
  });
  test('the doubt about one says nothing of another', () => {
    const since = apartSince([
      happened('identity_disputed', 5),
      happened('identity_disputed', 6, BELA),
      happened('identity_confirmed', 7, BELA),
    ]);
    expect([...since]).toEqual([[BEN, at(5)]]);
  });
});
