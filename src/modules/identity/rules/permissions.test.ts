import { describe, expect, test } from 'vitest';
import { permissions, type Role, type Viewer } from '#kernel/viewer.ts';
import { admissionOf, asksForSecondFactor, permissionsOf, rolesFor } from './permissions.ts';

const noon = new Date('2026-11-20T06:30:00Z');

function viewer(roles: readonly Role[], secondFactorAt: Date | null = noon): Viewer {
  return { personId: 'p', sessionId: 's', roles: ['person', ...roles], secondFactorAt };
}

test('a visitor may visit and nothing else', () => {
  expect(permissionsOf(null, noon)).toEqual(['visit']);
  expect(admissionOf('have_account', null, noon)).toBe('sign_in_needed');
});

test('whoever signed in may use her own account, and no part of the office', () => {
  expect(permissionsOf(viewer([]), noon)).toEqual(['visit', 'have_account', 'verify_second_factor']);
  expect(admissionOf('work_office', viewer([]), noon)).toBe('not_allowed');
});

test('an administrator reads neither applications nor enquiries', () => {
  const may = permissionsOf(viewer(['administrator']), noon);
  expect(may).toContain('run_system');
  expect(may).not.toContain('read_applications');
  expect(may).not.toContain('work_enquiries');
});

test('a committee member decides applications, and an officer does not', () => {
  expect(admissionOf('decide_applications', viewer(['committee']), noon)).toBe('admitted');
  expect(admissionOf('decide_applications', viewer(['case_officer', 'registrar']), noon)).toBe('not_allowed');
});

describe('the second factor', () => {
  test('staff without it are asked for it, and may still use their own account', () => {
    const officer = viewer(['case_officer'], null);
    expect(admissionOf('work_enquiries', officer, noon)).toBe('second_factor_needed');
    expect(admissionOf('have_account', officer, noon)).toBe('admitted');
  });

  test('it holds for twelve hours, and not a millisecond longer', () => {
    const officer = viewer(['case_officer'], noon);
    const end = noon.getTime() + 12 * 3_600_000;
    expect(admissionOf('work_enquiries', officer, new Date(end - 1))).toBe('admitted');
    expect(admissionOf('work_enquiries', officer, new Date(end))).toBe('second_factor_needed');
  });

  test('who lacks the role is told that, with or without it', () => {
    expect(admissionOf('run_system', viewer(['case_officer'], null), noon)).toBe('not_allowed');
  });
});

test('every permission but one’s own asks for a second factor, and no visitor has it', () => {
  for (const needs of permissions.filter(asksForSecondFactor)) {
    expect(rolesFor[needs], needs).not.toContain('visitor');
    expect(rolesFor[needs], needs).not.toContain('person');
  }
});

test('whoever turned a second factor on is asked for it before anything of hers opens, and may sign out without it', () => {
  const owes = { ...viewer([]), owesFactor: true };
  expect(permissionsOf(owes, noon)).toEqual(['visit', 'verify_second_factor']);
  expect(admissionOf('have_account', owes, noon)).toBe('second_factor_needed');
});
