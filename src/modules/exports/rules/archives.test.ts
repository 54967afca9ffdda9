import { describe, expect, test } from 'vitest';
import { isOver, isWithin, keptUntil, opens, scopeOf } from './archives.ts';
import { sumLine } from './manifest.ts';

const readyAt = new Date('2026-11-20T06:30:00.000Z');
const claimant = { as: 'claimant' as const, partyIds: ['p1'] };

test('an archive is there for a week, to the last millisecond', () => {
  const until = keptUntil(readyAt);
  expect(until.toISOString()).toBe('2026-11-27T06:30:00.000Z');
  expect(isOver({ keptUntil: until }, new Date(until.getTime() - 1))).toBe(false);
  expect(isOver({ keptUntil: until }, until)).toBe(true);
  expect(isOver({ keptUntil: null }, until)).toBe(false);
});

describe('what somebody could see', () => {
  const before = scopeOf(claimant, ['all', 'own-p1']);

  test('names the places of the table, those of talk by the dispute’s own', () => {
    expect(before).toEqual([
      'as claimant',
      'board',
      'calendar',
      'costs',
      'for p1',
      'papers',
      'people',
      'talk all',
      'talk own-p1',
    ]);
    expect([opens(before, 'costs'), opens(before, 'cost')]).toEqual([true, false]);
  });

  test('is lost with any place of it, and not by one that is new', () => {
    expect(isWithin(before, [...before, 'talk tribunal'])).toBe(true);
    expect(isWithin(before, scopeOf(claimant, ['all']))).toBe(false);
    expect(isWithin(before, scopeOf({ ...claimant, only: ['talk_own'] }, ['own-p1']))).toBe(false);
  });

  test('is lost by whoever stands on the other side, or for another party', () => {
    const talk = ['all', 'own-p1'];
    expect(isWithin(before, scopeOf({ as: 'respondent', partyIds: ['p1'] }, talk))).toBe(false);
    expect(isWithin(before, scopeOf({ as: 'claimant', partyIds: ['p2'] }, talk))).toBe(false);
  });
});

test('a hash stands beside its file as sha256sum reads it', () => {
  expect(sumLine({ name: 'papers/C-01 करार.pdf', sha256: 'ab' })).toBe(
    'ab  papers/C-01 करार.pdf\n',
  );
});
