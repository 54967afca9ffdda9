import { expect, test } from 'vitest';
import { stageReached } from './fee-stages.ts';

test.each([
  ['deposits_paid', 'arb_appointed', 'arb_prelim', 'entered'],
  ['claim_terminated', 'arb_appointed', 'arb_prelim', 'entered'],
  ['deposits_paid', 'arb_prelim', 'arb_prelim', 'entered'],
  ['deposit_share_paid', 'arb_prelim', 'arb_prelim', null],
  ['deposits_paid', 'arb_constituting', 'arb_constituting', null],
  ['settlement_issued', 'arb_terms', 'settled', 'settled'],
  ['settled', 'arb_commenced', 'settled', null],
  ['withdrawn', 'arb_prelim', 'withdrawn', null],
])('%s from %s to %s', (type, fromState, toState, stage) => {
  expect(stageReached({ type, fromState, toState })).toBe(stage);
});
