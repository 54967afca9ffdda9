import { expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import { type AssignmentChange, assign } from './assigning.ts';

const given = (change: Partial<AssignmentChange> = {}) =>
  assign({
    from: null,
    to: 'omar',
    why: 'She speaks Marathi.',
    isOfficer: true,
    isParty: false,
    ...change,
  });

test('a dispute without an officer is given, one with an officer is taken from her first', () => {
  expect(given()).toEqual(allow(['officer_given']));
  expect(given({ from: 'asha' })).toEqual(allow(['officer_removed', 'officer_given']));
});

test('it may be taken back and given to nobody', () => {
  expect(given({ from: 'omar', to: null, isOfficer: false })).toEqual(allow(['officer_removed']));
});

test('nothing is given or taken without a reason', () => {
  for (const why of ['', ' \n']) {
    expect(given({ why })).toEqual(refuse('reason_missing'));
    expect(given({ why, from: 'omar', to: null })).toEqual(refuse('reason_missing'));
  }
});

test('whose it is already it is not given again, and from nobody nothing is taken', () => {
  expect(given({ from: 'omar' })).toEqual(refuse('already_done'));
  expect(given({ to: null })).toEqual(refuse('already_done'));
});

test('only an officer is given one, and none in which she stands herself', () => {
  expect(given({ isOfficer: false })).toEqual(refuse('officer_unknown'));
  expect(given({ isParty: true })).toEqual(refuse('officer_is_party'));
});
