import { expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import {
  askErasure,
  type Erasure,
  erasureDueAt,
  isErasureDue,
  mayErase,
  stateOf,
} from './erasure.ts';

const askedAt = new Date('2026-11-01T06:30:00Z');
const open: Erasure = { askedAt, withdrawnAt: null, confirmedAt: null, doneAt: null };
const later = new Date('2026-11-02T06:30:00Z');

test('a request is carried out thirty days after it was asked, to the second', () => {
  const due = erasureDueAt(askedAt);
  expect(due).toEqual(new Date('2026-12-01T06:30:00Z'));
  expect([isErasureDue(open, new Date(due.getTime() - 1)), isErasureDue(open, due)]).toEqual([
    false,
    true,
  ]);
});

test('one that the office confirmed is due at once; one that was withdrawn or done is never due', () => {
  expect(isErasureDue({ ...open, confirmedAt: later }, later)).toBe(true);
  const long = new Date('2030-01-01T00:00:00Z');
  expect(isErasureDue({ ...open, withdrawnAt: later }, long)).toBe(false);
  expect(isErasureDue({ ...open, doneAt: later }, long)).toBe(false);
});

test('a request says its state', () => {
  expect(stateOf(open)).toBe('asked');
  expect(stateOf({ ...open, confirmedAt: later })).toBe('confirmed');
  expect(stateOf({ ...open, withdrawnAt: later })).toBe('withdrawn');
  expect(stateOf({ ...open, confirmedAt: later, doneAt: later })).toBe('done');
});

test('whoever holds a role of the institution ends that first, and one request is enough', () => {
  expect(askErasure({ isStaff: false, open: null })).toEqual(allow('asked'));
  expect(askErasure({ isStaff: true, open: null })).toEqual(refuse('holds_staff_role'));
  expect(askErasure({ isStaff: false, open })).toEqual(refuse('erasure_asked'));
});

test('nothing is erased twice, or while a role is held that was given meanwhile', () => {
  expect(mayErase({ isStaff: false, erasedAt: null })).toBe(true);
  expect(mayErase({ isStaff: true, erasedAt: null })).toBe(false);
  expect(mayErase({ isStaff: false, erasedAt: later })).toBe(false);
});
