import { expect, test } from 'vitest';
import { leftOf } from './time-left.ts';

const at = (moment: string) => Date.parse(`2026-03-${moment}+05:30`);
const said = (moment: string) =>
  leftOf('2026-03-23', at(moment))?.map(({ count, unit }) => `${count} ${unit}`);

test('a limit is counted to the end of its last day in Mumbai, in days and hours', () => {
  expect(said('18T14:20:00')).toEqual(['5 days', '9 hours']);
  expect(said('23T00:00:00')).toEqual(['1 days', '0 hours']);
});

test('under a day it is counted in hours and minutes, and its last second is not yet over', () => {
  expect(said('23T00:00:01')).toEqual(['23 hours', '59 minutes']);
  expect(said('23T21:30:00')).toEqual(['2 hours', '30 minutes']);
  expect(said('23T23:59:59')).toEqual(['0 hours', '1 minutes']);
});

test('after it nothing is counted', () => {
  expect(said('24T00:00:00')).toBeUndefined();
});
