import { expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import { givenRoles } from '#kernel/viewer.ts';
import { conflictOf, endRole, giveRole, type RoleGrant } from './roles.ts';

const giving = (change: Partial<RoleGrant> = {}): RoleGrant => ({
  by: 'ada',
  to: 'ben',
  role: 'case_officer',
  held: [],
  byIsAdministrator: true,
  isErased: false,
  ...change,
});

test('an administrator gives a role to somebody else', () => {
  expect(giveRole(giving())).toEqual(allow('case_officer'));
});

test('nobody gives a role to herself, and nobody but an administrator gives one at all', () => {
  expect(giveRole(giving({ to: 'ada' }))).toEqual(refuse('own_role'));
  expect(giveRole(giving({ byIsAdministrator: false }))).toEqual(refuse('not_administrator'));
});

test('a role that is held is not given again, and an erased account gets none', () => {
  expect(giveRole(giving({ held: ['person', 'case_officer'] }))).toEqual(refuse('role_held'));
  expect(giveRole(giving({ isErased: true }))).toEqual(refuse('person_erased'));
});

test('an administrator reads no files, and nobody decides on her own place on the panel', () => {
  const apart = givenRoles.flatMap((one) =>
    givenRoles.filter((two) => one < two && conflictOf([one], two)).map((two) => `${one} ${two}`),
  );
  expect(apart.sort()).toEqual([
    'administrator case_officer',
    'administrator committee',
    'administrator registrar',
    'case_officer neutral',
    'committee neutral',
    'neutral registrar',
  ]);
  for (const one of givenRoles)
    for (const two of givenRoles)
      expect(conflictOf([one], two) !== null).toBe(conflictOf([two], one) !== null);
  expect(giveRole(giving({ role: 'committee', held: ['person', 'administrator'] }))).toEqual(
    refuse('roles_apart'),
  );
});

test('a role is ended by an administrator, and of the administrators one always stays', () => {
  const ending = {
    by: 'ada',
    from: 'ben',
    role: 'administrator' as const,
    held: ['administrator' as const],
    administrators: ['ada', 'ben'],
  };
  expect(endRole(ending)).toEqual(allow('administrator'));
  expect(endRole({ ...ending, from: 'ada', administrators: ['ada'] })).toEqual(
    refuse('last_administrator'),
  );
  expect(endRole({ ...ending, from: 'ada' })).toEqual(allow('administrator'));
  expect(endRole({ ...ending, by: 'eve' })).toEqual(refuse('not_administrator'));
  expect(endRole({ ...ending, held: [] })).toEqual(refuse('role_not_held'));
  expect(
    endRole({
      ...ending,
      from: 'ben',
      role: 'accounts',
      held: ['accounts'],
      administrators: ['ada'],
    }),
  ).toEqual(allow('accounts'));
});
