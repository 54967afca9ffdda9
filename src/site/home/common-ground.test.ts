import { expect, test } from 'vitest';
import { APART, archOf, groundOf, lakhAt, MET } from './common-ground.ts';

test('the ground is common from what the one would take to what the other would pay, to the last step', () => {
  expect(groundOf(MET)).toEqual({ kind: 'found', from: '6.2', to: '7.1' });
  expect(groundOf({ claimant: 25, respondent: 25 })).toEqual({
    kind: 'found',
    from: '6.5',
    to: '6.5',
  });
  expect(groundOf({ claimant: 24, respondent: 25 })).toEqual({ kind: 'apart', gap: '0.1' });
  expect(groundOf(APART)).toEqual({ kind: 'apart', gap: '3.4' });
});

test('the scale goes from nine lakh at the left to four at the right', () => {
  expect([lakhAt(0), lakhAt(50)]).toEqual(['9.0', '4.0']);
  expect(archOf(0, 28)).toBe('M0 88C0 26 38.08 0 95.2 0S190.4 26 190.4 88Z');
});
