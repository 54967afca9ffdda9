import { allow, type Result, refuse } from '#kernel/result.ts';
import type { GivenRole, Role } from '#kernel/viewer.ts';

// The administrator runs the system and reads no file content (law and lifecycle 6.1); these three read files. Nobody checks or
// decides their own empanelment, so whoever does either is no neutral of the house.
const APART: readonly (readonly [GivenRole, GivenRole])[] = [
  ['administrator', 'case_officer'],
  ['administrator', 'registrar'],
  ['administrator', 'committee'],
  ['neutral', 'case_officer'],
  ['neutral', 'registrar'],
  ['neutral', 'committee'],
];

/** A role that somebody holds and that does not go with another one; null when they go together. */
export function conflictOf(held: readonly Role[], role: GivenRole): Role | null {
  const other = APART.map(([one, two]) => (one === role ? two : two === role ? one : null));
  return held.find((one) => other.some((apart) => apart === one)) ?? null;
}

export type RoleGrant = {
  by: string;
  to: string;
  role: GivenRole;
  held: readonly Role[];
  byIsAdministrator: boolean;
  isErased: boolean;
};
export type GivingRefusal =
  | 'not_administrator'
  | 'own_role'
  | 'person_erased'
  | 'role_held'
  | 'roles_apart';

/** Whether an administrator may give a role: never to themselves; the first one got theirs at birth. */
export function giveRole(giving: RoleGrant): Result<GivenRole, GivingRefusal> {
  if (!giving.byIsAdministrator) return refuse('not_administrator');
  if (giving.by === giving.to) return refuse('own_role');
  if (giving.isErased) return refuse('person_erased');
  if (giving.held.includes(giving.role)) return refuse('role_held');
  if (conflictOf(giving.held, giving.role)) return refuse('roles_apart');
  return allow(giving.role);
}

export type RoleRevocation = {
  by: string;
  from: string;
  role: GivenRole;
  held: readonly Role[];
  administrators: readonly string[];
};
export type EndingRefusal = 'not_administrator' | 'role_not_held' | 'last_administrator';

/** Whether a role may be ended. Of the administrators one always stays, or nobody could ever give a role again. */
export function endRole(ending: RoleRevocation): Result<GivenRole, EndingRefusal> {
  if (!ending.administrators.includes(ending.by)) return refuse('not_administrator');
  if (!ending.held.includes(ending.role)) return refuse('role_not_held');
  const rest = ending.administrators.filter((one) => one !== ending.from);
  if (ending.role === 'administrator' && rest.length === 0) return refuse('last_administrator');
  return allow(ending.role);
}
