import type { Role } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';

// The weightiest first: it is what somebody is called by.
const words: readonly (readonly [Role, () => string])[] = [
  ['administrator', () => m.office_role_administrator()],
  ['registrar', () => m.office_role_registrar()],
  ['case_officer', () => m.office_role_case_officer()],
  ['accounts', () => m.office_role_accounts()],
  ['committee', () => m.office_role_committee()],
  ['neutral', () => m.office_role_neutral()],
];

/** What somebody is in the house, in one or two words: the weightiest of their roles. */
export function roleInWords(roles: readonly string[]): string {
  return words.find(([role]) => roles.includes(role))?.[1]() ?? m.office_role_person();
}
