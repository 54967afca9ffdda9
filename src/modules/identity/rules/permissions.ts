import type { Permission, Role } from '#kernel/viewer.ts';

const anybody = [
  'visitor',
  'person',
  'neutral',
  'case_officer',
  'registrar',
  'accounts',
  'committee',
  'administrator',
] as const;
const signedIn = [
  'person',
  'neutral',
  'case_officer',
  'registrar',
  'accounts',
  'committee',
  'administrator',
] as const;
const staff = ['case_officer', 'registrar', 'accounts', 'committee', 'administrator'] as const;

/**
 * Who may do what: the only table that says so. An administrator runs the system and reads no file: what people sent
 * is read by the officers, the registrar and the committee.
 */
export const rolesFor: Record<Permission, readonly Role[]> = {
  visit: anybody,
  have_account: signedIn,
  verify_second_factor: signedIn,
  change_ways_in: signedIn,
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

/** Permissions that a person has for themselves; every other one is power over others and asks for a second factor. */
const OWN: readonly Permission[] = [
  'visit',
  'have_account',
  'verify_second_factor',
  'change_ways_in',
  'keep_profile',
];

export function asksForSecondFactor(needs: Permission): boolean {
  return !OWN.includes(needs);
}
