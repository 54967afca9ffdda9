import { expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import {
  isCodeOpen,
  PURPOSES,
  readCode,
  redeemCode,
  redeemLink,
  type Ticket,
  ticketExpiresAt,
} from './tickets.ts';

const asked = new Date('2026-11-20T09:30:00Z');
const after = (seconds: number) => new Date(asked.getTime() + seconds * 1000);
const aTicket = (change: Partial<Ticket> = {}): Ticket => ({
  createdAt: asked,
  expiresAt: ticketExpiresAt('reset', asked),
  usedAt: null,
  wrongCodes: 0,
  ...change,
});

test('what was sent lives a day for a new account, ten minutes as a code, a link, for a password or another address', () => {
  expect(
    PURPOSES.map(
      (purpose) => (ticketExpiresAt(purpose, asked).getTime() - asked.getTime()) / 60_000,
    ),
  ).toEqual([1440, 10, 10, 10, 10]);
});

test('a link opens until its last second, and not in the next', () => {
  expect(redeemLink(aTicket(), after(10 * 60 - 1))).toEqual(allow('right'));
  expect(redeemLink(aTicket(), after(10 * 60))).toEqual(refuse('link_over'));
});

test('a link opens once', () => {
  expect(redeemLink(aTicket({ usedAt: after(1) }), after(2))).toEqual(refuse('link_over'));
});

test('a code is right until its last second, also where its link lives on', () => {
  const signUp = aTicket({ expiresAt: ticketExpiresAt('sign_up', asked) });
  expect(redeemCode(signUp, true, after(599))).toEqual(allow('right'));
  expect(redeemCode(signUp, true, after(600))).toEqual(refuse('code_over'));
  expect(redeemLink(signUp, after(600))).toEqual(allow('right'));
  expect(isCodeOpen(signUp, after(600))).toBe(false);
});

test('after five wrong codes the right one is refused too', () => {
  expect(redeemCode(aTicket({ wrongCodes: 4 }), true, after(1))).toEqual(allow('right'));
  expect(redeemCode(aTicket({ wrongCodes: 4 }), false, after(1))).toEqual(refuse('code_wrong'));
  expect(redeemCode(aTicket({ wrongCodes: 5 }), true, after(1))).toEqual(refuse('code_over'));
});

test('a code may be typed with the spaces in which it was shown', () => {
  expect(readCode(' 123 456 ')).toBe('123456');
  expect(readCode('123-456')).toBe('123456');
});

test('a code may be typed in the figures of Devanagari', () => {
  expect(readCode('१२३ ४५६')).toBe('123456');
});
