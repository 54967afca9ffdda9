import { expect, test } from 'vitest';
import { isState, STATES, stateCode, stateName } from './states.ts';

// GST's own numbers: 25 (Daman and Diu) went into 26 in 2020, and 28 was Andhra Pradesh before 2014.
test.each([
  ['27', '27'],
  [' 27 ', '27'],
  ['Maharashtra', '27'],
  ['maharashtra', '27'],
  ['TAMIL NADU', '33'],
  ['Telangana', '36'],
  ['Outside India', '96'],
  ['25', null],
  ['28', null],
  ['7', null],
  ['Bombay', null],
  ['', null],
])('what somebody wrote as “%s” is %s', (typed, code) => {
  expect(stateCode(typed)).toBe(code);
});

test('every number has two digits, one name, and no name stands twice', () => {
  const names = Object.values(STATES);
  expect(Object.keys(STATES).filter((code) => !/^\d{2}$/.test(code))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('a number that GST does not have is shown as it is', () => {
  expect(stateName('27')).toBe('Maharashtra');
  expect(stateName('25')).toBe('25');
  expect(isState('toString')).toBe(false);
  expect(isState('07')).toBe(true);
});
