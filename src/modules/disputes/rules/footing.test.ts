import { expect, test } from 'vitest';
import { footingOf, seatOf } from './footing.ts';

test('only an arbitration that was agreed is one; one that was not is an invitation, and talks are talks', () => {
  expect(footingOf({ process: 'arbitration', isAgreed: true })).toBe('arbitration');
  expect(footingOf({ process: 'arbitration', isAgreed: false })).toBe('invitation');
  for (const process of ['mediation', 'conciliation'] as const)
    for (const isAgreed of [true, false]) expect(footingOf({ process, isAgreed })).toBe(process);
});

test('only an arbitration has a seat', () => {
  expect(seatOf({ process: 'arbitration', seat: 'Pune' })).toBe('Pune');
  for (const process of ['mediation', 'conciliation'] as const)
    expect(seatOf({ process, seat: 'Pune' })).toBeNull();
});
