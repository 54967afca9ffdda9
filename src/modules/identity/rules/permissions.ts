import type { Admission, Permission, Role, Viewer } from '#kernel/viewer.ts';
import { secondFactorEndsAt } from './sessions.ts';

const anybody = ['visitor', 'person', 'neutral', 'case_officer', 'registrar', 'accounts', 'committee', 'administrator'] as const;
const signedIn = ['person', 'neutral', 'case_officer', 'registrar', 'accounts', 'committee', 'administrator'] as const;
const staff = ['case_officer', 'registrar', 'accounts', 'committee', 'administrator'] as const;

/**
 * Who may do what: the only table that says so. An administrator runs the system and reads no file: what people sent
 * is read by the officers, the registrar and the committee.
 */
export const rolesFor: Record<Permission, readonly Role[]> = {
  visit: anybody,
  have_account: signedIn,
  verify_second_factor: signedIn,
  keep_profile: ['neutral'],
  work_office: staff,
  work_enquiries: ['case_officer', 'registrar'],
  read_applications: ['case_officer', 'registrar', 'committee'],
  check_applications: ['case_officer', 'registrar'],
  decide_applications: ['committee'],
  change_settings: ['registrar', 'administrator'],
  give_roles: ['administrator'],
  run_system: ['administrator'],
  read_record: ['registrar', 'administrator'],
  read_invoices: ['case_officer', 'registrar', 'accounts'],
  confirm_payments: ['accounts'],
  work_disputes: ['case_officer', 'registrar'],
  // Law and lifecycle 6.1: what decides over somebody's rights is the registrar's.
  decide_disputes: ['registrar'],
};

/** Permissions that a person has for herself; every other one is power over others and asks for a second factor. */
const OWN: readonly Permission[] = ['visit', 'have_account', 'verify_second_factor', 'keep_profile'];

export function asksForSecondFactor(needs: Permission): boolean {
  return !OWN.includes(needs);
}

/** Whether somebody is let in. Who lacks the role is told that, before any second factor is asked. */
export function admissionOf(needs: Permission, viewer: Viewer | null, now: Date): Admission {
  const allowed = rolesFor[needs];
  if (allowed.includes('visitor')) return 'admitted';
  if (viewer === null) return 'sign_in_needed';
  if (!viewer.roles.some((role) => allowed.includes(role))) return 'not_allowed';
  if (asksForSecondFactor(needs) && !hasSecondFactor(viewer, now)) return 'second_factor_needed';
  // Whoever turned one on is asked for it whatever her roles: a password alone opens nothing of hers any more.
  if (viewer.owesFactor && needs !== 'verify_second_factor') return 'second_factor_needed';
  return 'admitted';
}

export function hasSecondFactor({ secondFactorAt }: Viewer, now: Date): boolean {
  return secondFactorAt !== null && now.getTime() < secondFactorEndsAt(secondFactorAt).getTime();
}

/** What a viewer may do now, for screens: they show what the server would allow, and never work it out again. */
export function permissionsOf(viewer: Viewer | null, now: Date): Permission[] {
  return (Object.keys(rolesFor) as Permission[]).filter((needs) => admissionOf(needs, viewer, now) === 'admitted');
}
