import { withoutLanguage } from '#kernel/language.ts';
import type { Role } from '#kernel/viewer.ts';
import { rolesFor } from './permissions.ts';

/**
 * An address to go on to that came with a request: a path of ours, or null. Browsers read `//`, `/\` and control
 * characters in ways of their own, so whatever has one is no path of ours (an open redirect would lend our name to anybody).
 */
export function ownPath(typed: string | null | undefined): string | null {
  if (
    !typed ||
    typed.length > 500 ||
    !/^\/(?![/\\])[\x21-\x7e]*$/.test(typed) ||
    typed.includes('\\')
  )
    return null;
  const bare = withoutLanguage(typed.split(/[?#]/)[0] ?? '');
  return /^\/(?:login|sign-up|verify|reset-password)(?:\/|$)/.test(bare) || bare.startsWith('/api/')
    ? null
    : typed;
}

export function isStaff(roles: readonly Role[]): boolean {
  return roles.some((role) => rolesFor.work_office.includes(role));
}

/** Where somebody goes after signing in: where they wanted to, else the office or their account. */
export function wayOn(next: string | null, roles: readonly Role[]): string {
  return ownPath(next) ?? (isStaff(roles) ? '/office' : '/account');
}
