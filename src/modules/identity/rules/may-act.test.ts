import { describe, expect, test } from 'vitest';
import { type GivenRole, permissions } from '#kernel/viewer.ts';
import { admissionOf, type Factors, type MayAct, mayActNow, viewerFor } from './may-act.ts';

const noon = new Date('2026-11-20T06:30:00Z');
const HOUR = 3_600_000;
const none: Factors = { app: false, passkeys: 0, recoveryCodes: 0 };
const app: Factors = { ...none, app: true, recoveryCodes: 10 };

type Case = { roles?: readonly GivenRole[]; factors?: Factors; given?: Date | null; at?: Date };

function known({ roles = [], factors = none, given = null, at = noon }: Case) {
  const account = { personId: 'p', roles, factors };
  const session = {
    sessionId: 's',
    secondFactorAt: given,
    seenAt: at,
    expiresAt: new Date(noon.getTime() + 720 * HOUR),
  };
  const may = mayActNow(account, session, at);
  if (!may) throw new Error('the session is live');
  return { account, session, may };
}
const standing = (one: Case): MayAct => known(one).may;
const admitted = (one: Case) =>
  permissions.filter((needs) => admissionOf(needs, standing(one)) === 'admitted');

test('a visitor may visit and nothing else', () => {
  expect(permissions.filter((needs) => admissionOf(needs, null) === 'admitted')).toEqual(['visit']);
  expect(admissionOf('have_account', null)).toBe('sign_in_needed');
});

test('whoever signed in may use their own account, and no part of the office', () => {
  expect(admitted({})).toEqual(['visit', 'have_account', 'verify_second_factor', 'change_ways_in']);
  expect(admissionOf('work_office', standing({}))).toBe('not_allowed');
});

test('an administrator reads neither applications nor enquiries', () => {
  const may = admitted({ roles: ['administrator'], given: noon });
  expect(may).toContain('run_system');
  expect(may).not.toContain('read_applications');
  expect(may).not.toContain('work_enquiries');
});

test('a committee member decides applications, and an officer does not', () => {
  expect(admissionOf('decide_applications', standing({ roles: ['committee'], given: noon }))).toBe(
    'admitted',
  );
  expect(
    admissionOf(
      'decide_applications',
      standing({ roles: ['case_officer', 'registrar'], given: noon }),
    ),
  ).toBe('not_allowed');
});

describe('whoever has a factor and has not given it', () => {
  test.each([
    ['an app', app],
    ['a passkey alone', { ...none, passkeys: 1 }],
    ['recovery codes alone', { ...none, recoveryCodes: 1 }],
  ])('with %s is nobody until they give it, and may sign out', (_, factors) => {
    for (const roles of [[], ['registrar'], ['neutral']] as const) {
      const one = known({ roles, factors });
      expect(one.may).toMatchObject({ owesFactor: true, viewer: null });
      expect(admitted({ roles, factors })).toEqual(['visit', 'verify_second_factor']);
      expect(admissionOf('have_account', one.may)).toBe('second_factor_needed');
      expect(admissionOf('change_ways_in', one.may)).toBe('second_factor_needed');
      expect(viewerFor('visit', one)).toBeNull();
      expect(viewerFor('verify_second_factor', one)).toMatchObject({
        roles: ['person'],
        may: ['visit', 'verify_second_factor'],
      });
    }
  });
});

test('staff who have no factor yet may use their own account and set one up, and have no office', () => {
  const officer = standing({ roles: ['case_officer'] });
  expect(admissionOf('work_enquiries', officer)).toBe('second_factor_needed');
  expect(admissionOf('change_ways_in', officer)).toBe('admitted');
  expect(officer.viewer?.roles).toEqual(['person']);
});

describe('twelve hours after the factor', () => {
  const twelve = noon.getTime() + 12 * HOUR;
  const last = { factors: app, given: noon, at: new Date(twelve - 1) };
  const over = { factors: app, given: noon, at: new Date(twelve) };

  test('the power over others ends, to the millisecond, and its roles are not handed on', () => {
    const roles = ['case_officer', 'registrar', 'neutral'] as const;
    expect(admissionOf('work_enquiries', standing({ roles, ...last }))).toBe('admitted');
    expect(standing({ roles, ...last }).viewer?.roles).toEqual(['person', ...roles]);
    expect(admissionOf('work_enquiries', standing({ roles, ...over }))).toBe(
      'second_factor_needed',
    );
    expect(standing({ roles, ...over }).viewer?.roles).toEqual(['person', 'neutral']);
    expect(standing({ roles, ...over }).viewer?.may).not.toContain('work_disputes');
  });

  test('one’s own account stays open, and with what one signs in is not changed', () => {
    expect(admissionOf('have_account', standing(over))).toBe('admitted');
    expect(admissionOf('change_ways_in', standing(last))).toBe('admitted');
    expect(admissionOf('change_ways_in', standing(over))).toBe('second_factor_needed');
  });
});

test('who lacks the role is told that, with or without the factor', () => {
  expect(admissionOf('run_system', standing({ roles: ['case_officer'] }))).toBe('not_allowed');
});

test('a session that is over is nobody’s', () => {
  const account = { personId: 'p', roles: [], factors: none };
  expect(
    mayActNow(
      account,
      { sessionId: 's', secondFactorAt: noon, seenAt: noon, expiresAt: noon },
      noon,
    ),
  ).toBeNull();
});
