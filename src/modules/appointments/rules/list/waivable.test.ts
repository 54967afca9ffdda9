import { describe, expect, test } from 'vitest';
import { TIES } from './ties.ts';
import { isWaivable, toWaive } from './waivable.ts';

// ACA ss. 12(5) and 80; Part C, 7: what all parties may waive of somebody together.
describe('a waiver', () => {
  test('is of the Seventh Schedule, of talks that somebody led, or of the cap, and of no other tie', () => {
    expect(TIES.filter(isWaivable)).toEqual(['other_role', 'appointed_often', 'affiliated']);
  });

  test('takes every tie that was found with it, and what a party says beside', () => {
    expect(toWaive(['appointed_often', 'affiliated'], ' ')).toEqual({
      of: ['affiliated', 'appointed_often'],
    });
    expect(toWaive([], 'They were my teacher.')).toEqual({ of: ['declared'] });
  });

  test.each(TIES.filter((tie) => !isWaivable(tie)))('never passes over %s', (tie) => {
    expect(toWaive(['affiliated', tie], 'We know.')).toEqual({ problem: 'not_waivable' });
  });

  test('is of something', () => {
    expect(toWaive([], ' ')).toEqual({ problem: 'nothing_to_waive' });
  });
});
