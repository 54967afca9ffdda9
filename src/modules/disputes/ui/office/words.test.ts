import { expect, test } from 'vitest';
import { PROCESSES, STATES } from '../../rules/words.ts';
import { stands } from './words.ts';

test('what is next after admission is the basis in an arbitration, and the invitation in talks', () => {
  expect(stands.track_check.next('arbitration')).toContain('registrar');
  expect(stands.track_check.next('arbitration')).not.toContain('invitation');
  for (const process of ['mediation', 'conciliation'] as const) {
    expect(stands.track_check.next(process)).toContain('invitation');
    expect(stands.track_check.next(process)).not.toContain('registrar');
  }
});

test('what is next is said in every state', () => {
  for (const state of STATES)
    for (const process of PROCESSES) expect(stands[state].next(process)).not.toBe('');
});
