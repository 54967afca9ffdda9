import { expect, test } from 'vitest';
import { FINAL, STATES } from '#modules/disputes/rules/words.ts';
import { formIn, isWaiting, type SettlementForm } from './forms.ts';

// Law and lifecycle 6.5 to 6.7: the form that the law has where a dispute stands.
const OF: Partial<Record<(typeof STATES)[number], SettlementForm>> = {
  con_active: 'conciliation',
  med_active: 'mediation',
  arb_appointed: 'award',
  arb_suspended: 'award',
  arb_prelim: 'award',
};

test.each(STATES)('what all sign in %s has the form of that state', (state) => {
  expect(formIn(state)).toBe(OF[state] ?? 'contract');
});

test('what waits for a name is over in no state, and no other state waits for one', () => {
  const waiting = STATES.filter((state) => isWaiting(state));
  expect(waiting).toEqual(['arb_terms', 'con_terms', 'med_terms']);
  expect(waiting.filter((state) => (FINAL as readonly string[]).includes(state))).toEqual([]);
});
