import { expect, test } from 'vitest';
import { requestKindOf, seatOf } from './request-kind.ts';

test('only an arbitration that was agreed is one; one that was not is an invitation, and talks are talks', () => {
  expect(requestKindOf({ process: 'arbitration', isAgreed: true })).toBe('arbitration');
  expect(requestKindOf({ process: 'arbitration', isAgreed: false })).toBe('invitation');
  for (const process of ['mediation', 'conciliation'] as const)
    for (const isAgreed of [true, false])
      expect(requestKindOf({ process, isAgreed })).toBe(process);
});

test('only an arbitration has a seat', () => {
  expect(seatOf({ process: 'arbitration', seat: 'Pune' })).toBe('Pune');
  for (const process of ['mediation', 'conciliation'] as const)
    expect(seatOf({ process, seat: 'Pune' })).toBeNull();
});
