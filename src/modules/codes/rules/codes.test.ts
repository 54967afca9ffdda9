import { describe, expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import {
  expiresAt,
  isCodeOpen,
  isOpen,
  type OneTimeSecret,
  readCode,
  redeemCode,
  redeemLink,
  sendsCode,
  sendsLink,
  sweepableAt,
} from './codes.ts';
import { type CodePurpose, PURPOSES, policies } from './policies.ts';

const asked = new Date('2026-11-20T09:30:00Z');
const later = (seconds: number) => new Date(asked.getTime() + seconds * 1000);
const sentFor = (purpose: CodePurpose, change: Partial<OneTimeSecret> = {}): OneTimeSecret => ({
  purpose,
  createdAt: asked,
  expiresAt: expiresAt(purpose, asked),
  usedAt: null,
  wrong: 0,
  ...change,
});
const withCode = PURPOSES.filter(sendsCode);
const withLink = PURPOSES.filter(sendsLink);

test('what was sent lives a day for a new account, and ten minutes for everything else', () => {
  const minutes = PURPOSES.map((purpose) => [
    purpose,
    (expiresAt(purpose, asked).getTime() - asked.getTime()) / 60_000,
  ]);
  const ten = PURPOSES.filter((purpose) => purpose !== 'sign_up').map((purpose) => [purpose, 10]);
  expect(minutes).toEqual([['sign_up', 1440], ...ten]);
});

test('a code is sent for all but a link to sign in with; a link is kept with three', () => {
  expect(PURPOSES.filter((purpose) => !sendsCode(purpose))).toEqual(['link']);
  expect(withLink).toEqual(['sign_up', 'link', 'reset']);
});

describe.each(withCode)('a code for %s', (purpose) => {
  test('is right until its last second, and not in the next, also where its link lives on', () => {
    const sent = sentFor(purpose);
    expect(redeemCode(sent, true, later(599))).toEqual(allow('right'));
    expect(redeemCode(sent, true, later(600))).toEqual(refuse('code_over'));
    expect(isCodeOpen(sent, later(600))).toBe(false);
  });
  test('is right once', () => {
    const used = sentFor(purpose, { usedAt: later(1) });
    expect(redeemCode(used, true, later(1))).toEqual(refuse('code_over'));
    expect(isOpen(used, later(1))).toBe(false);
  });
  test('has five tries; after five wrong ones the right one is refused too', () => {
    const last = sentFor(purpose, { wrong: 4 });
    expect(redeemCode(last, true, later(1))).toEqual(allow('right'));
    expect(redeemCode(last, false, later(1))).toEqual(refuse('code_wrong'));
    expect(redeemCode(sentFor(purpose, { wrong: 5 }), true, later(1))).toEqual(refuse('code_over'));
  });
});

describe.each(withLink)('a link for %s', (purpose) => {
  const life = (expiresAt(purpose, asked).getTime() - asked.getTime()) / 1000;
  test('opens until its last second, and not in the next', () => {
    expect(redeemLink(sentFor(purpose), later(life - 1))).toEqual(allow('right'));
    expect(redeemLink(sentFor(purpose), later(life))).toEqual(refuse('link_over'));
  });
  test('opens once', () => {
    const used = sentFor(purpose, { usedAt: later(1) });
    expect(redeemLink(used, later(2))).toEqual(refuse('link_over'));
  });
  test('opens also when its code was typed wrong too often', () => {
    expect(redeemLink(sentFor(purpose, { wrong: 5 }), later(1))).toEqual(allow('right'));
  });
});

test('no code opens what only a link was sent for', () => {
  expect(redeemCode(sentFor('link'), true, later(1))).toEqual(refuse('code_over'));
});

test('a code of one kind is hashed with another word than one of the others', () => {
  const words = new Map(PURPOSES.map((purpose) => [policies[purpose].hashedAs, purpose]));
  expect([...words.keys()]).toEqual(['code', 'notice digits', 'filing', 'signature']);
});

test('wrong codes of a draft, a notice and a username are not counted together', () => {
  const places = PURPOSES.map(
    (purpose) => `${policies[purpose].wrong} ${policies[purpose].countedAs}`,
  );
  expect([...new Set(places)]).toEqual([
    'code ',
    'notice_code ',
    'code filing ',
    'code signature ',
  ]);
});

test('a code may be typed with the spaces in which it was shown, and in the figures of Devanagari', () => {
  expect(readCode(' 123 456 ')).toBe('123456');
  expect(readCode('123-456')).toBe('123456');
  expect(readCode('८८९ १७०')).toBe('889170');
});

test('what was over a day ago is swept, and not a second sooner', () => {
  expect(sweepableAt(later(86_400))).toEqual(asked);
});
