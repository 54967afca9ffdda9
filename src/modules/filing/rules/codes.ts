import { latinDigits } from '#kernel/digits.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';

// A code that brings somebody back to her draft from any device, before she has an account. Six digits alone can be guessed,
// so: ten minutes, five tries, and then another letter, for which one waits longer each time (codes/rules/limits.ts).

const MINUTE = 60_000;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

export type Code = { createdAt: Date; usedAt: Date | null; tries: number };
export type CodeRefusal = 'code_over' | 'code_wrong';

export function isCodeOpen({ createdAt, usedAt, tries }: Code, now: Date): boolean {
  return (
    usedAt === null &&
    tries < CODE_TRIES &&
    now.getTime() < createdAt.getTime() + CODE_MINUTES * MINUTE
  );
}

/** Codes that were sent before this are over. */
export function codesSince(now: Date): Date {
  return new Date(now.getTime() - CODE_MINUTES * MINUTE);
}

export function redeemCode(code: Code, isRight: boolean, now: Date): Result<'right', CodeRefusal> {
  if (!isCodeOpen(code, now)) return refuse('code_over');
  return isRight ? allow('right') : refuse('code_wrong');
}

/** A code as somebody typed it, without the spaces that a mail program puts in. */
export function readCode(typed: string): string {
  return latinDigits(typed).replace(/[\s-]/g, '');
}

const NAME = 'munch-filing';

/** Behind TLS the browser itself keeps the cookie to this host and to https (RFC 6265bis, 4.1.3.2). */
function cookieName(https: boolean): string {
  return https ? `__Host-${NAME}` : NAME;
}

/** As long as an idle draft lives. */
export function draftCookie(token: string, https: boolean): string {
  return `${cookieName(https)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${30 * 86_400}${https ? '; Secure' : ''}`;
}

export function draftTokenIn(header: string | undefined, https: boolean): string | null {
  const start = `${cookieName(https)}=`;
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  const token = found?.slice(start.length) ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}
