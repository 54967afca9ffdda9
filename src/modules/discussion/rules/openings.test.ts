import { describe, expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import {
  askOpening,
  decideOpening,
  type OpeningBy,
  type OpeningKept,
  openedRefusal,
  readableSpan,
  stateOf,
} from './openings.ts';
import { TALK_KINDS } from './places.ts';

const now = new Date('2026-11-20T06:30:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const rhea: OpeningBy = { personId: 'rhea', factorAt: now, isConnected: false, browser: 'a' };
const rita: OpeningBy = { personId: 'rita', factorAt: now, isConnected: false, browser: 'b' };
const request = {
  kind: 'caucus',
  isSealed: true,
  why: 'A threat to harm him.',
  from: null,
  to: null,
  isWaiting: false,
} as const;
const kept: OpeningKept = {
  askedBy: 'rhea',
  askedAt: now,
  askedBrowser: 'a',
  ground: 'offence',
  decision: null,
  decidedBy: null,
  decidedAt: null,
};
const granted = { ...kept, decision: 'granted', decidedBy: 'rita', decidedAt: now } as const;
const saying = { ground: 'offence', why: 'I read it and agree.', now } as const;

describe('a registrar asks that sealed talk be opened', () => {
  test('with a fresh factor, a reason and one place', () => {
    expect(askOpening(rhea, request, now)).toEqual(allow(true));
  });

  test.each(TALK_KINDS)('and of the places only those that section 23 reaches: %s', (kind) => {
    const isSealed = !['all', 'office'].includes(kind);
    const expected = ['parties', 'joint', 'caucus'].includes(kind)
      ? allow(true)
      : refuse(isSealed ? 'never_opened' : 'not_sealed');
    expect(askOpening(rhea, { ...request, kind, isSealed }, now)).toEqual(expected);
  });

  test.each([
    ['connected', { ...rhea, isConnected: true }, {}],
    ['factor_stale', { ...rhea, factorAt: minutes(-10) }, {}],
    ['factor_stale', { ...rhea, factorAt: null }, {}],
    ['browser_unknown', { ...rhea, browser: null }, {}],
    ['place_unknown', rhea, { kind: null }],
    ['why_missing', rhea, { why: ' \n ' }],
    ['span_wrong', rhea, { from: 5, to: 4 }],
    ['asked_already', rhea, { isWaiting: true }],
  ] as const)('and is refused: %s', (code, by, more) => {
    expect(askOpening(by, { ...request, ...more }, now)).toEqual(refuse(code));
  });
});

describe('another registrar decides', () => {
  test('who names the ground on which it was asked', () => {
    expect(decideOpening(rita, kept, saying)).toEqual(allow(true));
  });

  test.each([
    ['own_request', rhea, kept, {}],
    ['own_request', { ...rhea, browser: 'b' }, kept, {}],
    ['same_browser', { ...rita, browser: 'a' }, kept, {}],
    ['browser_unknown', { ...rita, browser: null }, kept, {}],
    ['browser_unknown', { ...rita, browser: null }, { ...kept, askedBrowser: null }, {}],
    ['connected', { ...rita, isConnected: true }, kept, {}],
    ['factor_stale', { ...rita, factorAt: minutes(-10) }, kept, {}],
    ['lapsed', { ...rita, factorAt: minutes(1440) }, kept, { now: minutes(1440) }],
    ['decided_already', rita, granted, {}],
    ['decided_already', rita, { ...granted, decision: 'declined' }, {}],
    ['why_missing', rita, kept, { why: '' }],
    ['ground_differs', rita, kept, { ground: 'danger' }],
  ] as const)('and is refused: %s', (code, by, opening, more) => {
    expect(decideOpening(by, opening, { ...saying, ...more })).toEqual(refuse(code));
  });

  test('until the last millisecond of the 24 hours', () => {
    const last = new Date(minutes(1440).getTime() - 1);
    expect(decideOpening({ ...rita, factorAt: last }, kept, { ...saying, now: last }).ok).toBe(
      true,
    );
  });
});

describe('what was opened is read', () => {
  test('by the two who opened it', () => {
    expect([rhea, rita].map((by) => openedRefusal(by, granted, now))).toEqual([null, null]);
  });

  test.each([
    ['not_yours', { ...rita, personId: 'omar' }, granted, now],
    ['not_open', rhea, kept, now],
    ['not_open', rita, { ...granted, decision: 'declined' }, now],
    ['not_open', { ...rita, factorAt: minutes(1440) }, granted, minutes(1440)],
    ['factor_stale', rita, granted, minutes(10)],
    ['connected', { ...rita, isConnected: true }, granted, now],
  ] as const)('and by nobody else, and not longer: %s', (code, by, opening, at) => {
    expect(openedRefusal(by, opening, at)).toBe(code);
  });

  test('from the first number to the last, and never what was said afterwards', () => {
    expect(readableSpan({ from: null, to: null }, 7)).toEqual({ after: 0, to: 7 });
    expect(readableSpan({ from: 3, to: 5 }, 7)).toEqual({ after: 2, to: 5 });
    expect(readableSpan({ from: 3, to: 500 }, 7)).toEqual({ after: 2, to: 7 });
  });
});

test('a request lapses after 24 hours, and what was opened is over 24 hours after it was', () => {
  expect([now, minutes(1439), minutes(1440)].map((at) => stateOf(kept, at))).toEqual([
    'asked',
    'asked',
    'lapsed',
  ]);
  expect([now, minutes(1439), minutes(1440)].map((at) => stateOf(granted, at))).toEqual([
    'open',
    'open',
    'over',
  ]);
});
