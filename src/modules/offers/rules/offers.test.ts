import { describe, expect, test } from 'vitest';
import {
  endedByNew,
  refusalToAnswer,
  refusalToOffer,
  type StandingOffer,
  stateOf,
} from './offers.ts';
import { refusalToSign, type SettlementStanding, unsigned } from './signing.ts';

// Law and lifecycle 6.7 and 6.8, I11.
const both = { claimant: true, respondent: true };
const rail = { isOver: false, willing: both, isPending: false };
const today = '2026-11-28';
const offer: StandingOffer = { id: 'one', side: 'claimant', endedAs: null, standsUntil: today };

describe('nobody is drawn into talk about offers', () => {
  test.each([
    ['both want it', null, {}],
    ['not before one’s own side does', 'not_willing', { willing: { ...both, claimant: false } }],
    ['nor before the other does', 'other_not_willing', { willing: { ...both, respondent: false } }],
    ['not while a text waits for signatures', 'settlement_pending', { isPending: true }],
    ['not once the dispute is over', 'dispute_over', { isOver: true }],
  ] as const)('%s', (_, refusal, change) => {
    expect(refusalToOffer({ ...rail, ...change }, 'claimant')).toBe(refusal);
  });
});

describe('an offer', () => {
  const answers = (
    side: 'claimant' | 'respondent',
    answer: 'accepted' | 'refused' | 'withdrawn',
    change: Partial<StandingOffer> = {},
    on = today,
    of = rail,
  ) => refusalToAnswer(of, { ...offer, ...change }, { side, answer, today: on });

  test('is accepted by the other side, also on its last day', () => {
    expect(answers('respondent', 'accepted')).toBeNull();
    expect(stateOf(offer, today)).toBe('open');
  });
  test('and not on the day after', () => {
    expect(answers('respondent', 'accepted', {}, '2026-11-29')).toBe('offer_over');
    expect(stateOf(offer, '2026-11-29')).toBe('expired');
  });
  test('is neither accepted nor refused by whoever made it', () => {
    expect(answers('claimant', 'accepted')).toBe('own_offer');
    expect(answers('claimant', 'refused')).toBe('own_offer');
  });
  test('is taken back by whoever made it alone', () => {
    expect(answers('claimant', 'withdrawn')).toBeNull();
    expect(answers('respondent', 'withdrawn')).toBe('not_own_offer');
  });
  test('is answered once', () => {
    expect(answers('respondent', 'accepted', { endedAs: 'refused' })).toBe('offer_over');
    expect(answers('claimant', 'withdrawn', { endedAs: 'accepted' })).toBe('offer_over');
  });
  test('is refused although one’s own side talks no more, and not accepted then', () => {
    const stopped = { ...rail, willing: { ...both, respondent: false } };
    expect(answers('respondent', 'refused', {}, today, stopped)).toBeNull();
    expect(answers('respondent', 'accepted', {}, today, stopped)).toBe('not_willing');
  });
  test('of one’s own is replaced by the next, one of the other side countered, and what ran out ran out', () => {
    const theirs: StandingOffer = { ...offer, id: 'two', side: 'respondent' };
    const old: StandingOffer = { ...theirs, id: 'old', standsUntil: '2026-11-27' };
    const past: StandingOffer = { ...offer, id: 'past', endedAs: 'refused' };
    expect(endedByNew([past, offer, theirs, old], 'claimant', today)).toEqual([
      { id: 'one', as: 'withdrawn' },
      { id: 'two', as: 'countered' },
      { id: 'old', as: 'expired' },
    ]);
  });
});

describe('a signature', () => {
  const standing: SettlementStanding = {
    isEnded: false,
    isComplete: false,
    textHash: 'ab',
    signed: ['ben'],
    firstDueOn: today,
  };
  const party = (partyId: string, change = {}) => ({
    ...{ partyId, isReleased: false, isDisputed: false, ...change },
  });
  const parties = [party('ada'), party('ben'), party('bob', { isReleased: true })];
  const signs = { partyId: 'ada', textHash: 'ab', name: 'Ada', agreed: true, today };
  test.each([
    ['is made for a party', null, standing, parties, signs],
    ['where nothing is paid, too', null, { ...standing, firstDueOn: null }, parties, signs],
    [
      'not once its first payment was due',
      'first_due_passed',
      { ...standing, firstDueOn: '2026-11-27' },
      parties,
      signs,
    ],
    ['once', 'signed_before', standing, parties, { ...signs, partyId: 'ben' }],
    ['not for who was let go', 'party_missing', standing, parties, { ...signs, partyId: 'bob' }],
    ['nor for a stranger', 'party_missing', standing, parties, { ...signs, partyId: 'eve' }],
    [
      'nor while it is in doubt who that is',
      'identity_disputed',
      standing,
      [party('ada', { isDisputed: true })],
      signs,
    ],
    [
      'or who another party is',
      'identity_disputed',
      standing,
      [party('ada'), party('ben', { isDisputed: true })],
      signs,
    ],
    [
      'but for who was let go',
      null,
      standing,
      [party('ada'), party('ben', { isDisputed: true, isReleased: true })],
      signs,
    ],
    ['under the text that was read', 'other_text', standing, parties, { ...signs, textHash: 'cd' }],
    ['with the box ticked', 'not_agreed', standing, parties, { ...signs, agreed: false }],
    ['and the name typed', 'name_missing', standing, parties, { ...signs, name: '  ' }],
    [
      'not under a text that was given up',
      'settlement_ended',
      { ...standing, isEnded: true },
      parties,
      signs,
    ],
    [
      'nor under one that all have signed',
      'settlement_complete',
      { ...standing, isComplete: true },
      parties,
      signs,
    ],
  ] as const)('%s', (_, refusal, of, among, signing) => {
    expect(refusalToSign(of, among, signing)).toBe(refusal);
  });
  test('is owed by all who are still in the dispute', () => {
    expect(unsigned(standing, parties)).toEqual(['ada']);
  });
});
