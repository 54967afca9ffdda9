import { expect, test } from 'vitest';
import { speaking } from '#platform/language.ts';
import { seatInWords, seatTyped } from './seat.ts';

test('the usual seat is read in the letters of the page, and kept under one name', () => {
  expect(seatInWords('Mumbai')).toBe('Mumbai');
  for (const language of ['hi', 'mr'] as const)
    speaking(language, () => {
      expect(seatInWords('Mumbai')).toBe('मुंबई');
      expect(seatTyped(seatInWords('Mumbai'))).toBe('Mumbai');
      expect(seatInWords('Nagpur')).toBe('Nagpur');
    });
  expect(seatTyped('नागपुर')).toBe('नागपुर');
});
