import { expect, test } from 'vitest';
import { daysAhead, feeBand, isSamePage } from './profile.ts';

test('the public page tells a band, never the fee', () => {
  expect(feeBand(0)).toBeNull();
  expect(feeBand(1)).toEqual({ from: 0, to: 1_000_000 });
  expect(feeBand(999_999)).toEqual({ from: 0, to: 1_000_000 });
  expect(feeBand(1_000_000)).toEqual({ from: 1_000_000, to: 2_500_000 });
  expect(feeBand(20_000_000)).toEqual({ from: 20_000_000, to: null });
});

test('free days that have passed fall away, and each stands once and in order', () => {
  expect(daysAhead(['2026-12-04', '2026-11-22', '2026-11-21', '2026-12-04'], '2026-11-22')).toEqual(
    ['2026-11-22', '2026-12-04'],
  );
});

test('changed words of a page are looked at again, and those of nobody’s page are not', () => {
  const looked = { hasPage: true, qualifications: 'LL.M.', languages: ['Hindi'], seats: [] };
  expect(isSamePage(looked, { ...looked })).toBe(true);
  expect(isSamePage(looked, { ...looked, languages: ['Hindi', 'Marathi'] })).toBe(false);
  expect(isSamePage({ ...looked, hasPage: false }, looked)).toBe(false);
  expect(isSamePage(looked, { ...looked, hasPage: false, qualifications: 'Other' })).toBe(true);
});
