import { expect, test } from 'vitest';
import { mayBill, mayBillRespondents } from './billing.ts';
import { FINAL, OPEN } from './words.ts';

test('nothing falls due in a dispute that is over', () => {
  expect(FINAL.filter(mayBill)).toEqual([]);
  expect(OPEN.filter((state) => !mayBill(state))).toEqual([]);
});

// Law and lifecycle 3.3: no demand on a respondent before a basis is recorded, or before they agreed to talk.
test.each([
  ['filed', false],
  ['scrutiny', false],
  ['defective', false],
  ['track_check', false],
  ['arb_invite', false],
  ['arb_notice', true],
  ['arb_serving', true],
  ['arb_service_failed', true],
  ['arb_commenced', true],
  ['arb_constituting', true],
  ['con_wait', false],
  ['con_appoint', true],
  ['med_invite', false],
  ['med_appoint', true],
] as const)('a respondent is asked for money in %s: %s', (state, is) => {
  expect(mayBillRespondents(state, null)).toBe(is);
  // A stayed dispute is where it was.
  expect(mayBillRespondents('stayed', state)).toBe(is);
});

test('a stay of which nobody knows from where it came asks for nothing', () => {
  expect(mayBillRespondents('stayed', null)).toBe(false);
});
