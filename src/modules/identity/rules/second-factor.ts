import { allow, type Result, refuse } from '#kernel/result.ts';
import { LETTERS, readSigns, shownCode } from '#modules/codes/rules/printed-code.ts';
import type { Factors } from './may-act.ts';
import { secondFactorEndsAt } from './sessions.ts';

// The second factor: six digits that an app makes of a secret and the clock (RFC 6238), or one of ten codes on paper.

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Wrong codes in a row, and when a rest follows them, are judged where all tries are. */
export type { Tries } from '#modules/codes/rules/rests.ts';

export const RECOVERY_CODES = 10;
const STEP = 30 * SECOND;

/** The half minute since 1970 in which a moment lies (RFC 6238, 4.2). */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP);
}

export type TotpCodeRefusal = 'code_wrong' | 'code_used';

/**
 * Judges a code: `delta` says how many steps it is from now, null that it is of no step nearby. One step either way
 * forgives a clock that is off (RFC 6238, 5.2), and each step is taken once, or whoever looks over a shoulder signs in too.
 */
export function checkTotpCode(
  code: { delta: number | null; lastStep: number | null },
  now: Date,
): Result<number, TotpCodeRefusal> {
  if (code.delta === null || Math.abs(code.delta) > 1) return refuse('code_wrong');
  const step = stepAt(now) + code.delta;
  if (code.lastStep !== null && step <= code.lastStep) return refuse('code_used');
  return allow(step);
}

/** 15 bytes of chance as six groups of four: 120 bits, so that a plain hash keeps it (ASVS 6.5.2 asks for 112). */
export function recoveryCode(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes.subarray(0, 15)) bits += byte.toString(2).padStart(8, '0');
  const fives = bits.match(/.{5}/g) ?? [];
  return shownCode(fives.map((five) => LETTERS[Number.parseInt(five, 2)]).join(''));
}

/** A recovery code as it was typed: small or large letters, with or without the hyphens, O for 0. Null when it is none. */
export function typedRecoveryCode(typed: string): string | null {
  const signs = readSigns(typed);
  return signs?.length === 24 ? shownCode(signs) : null;
}

/** A code of six digits as it was typed, `123 456` too. Null when it is none. */
export function typedCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

const FRESH = 10 * MINUTE;

export type ReauthenticationProof = {
  signedInAt: Date;
  secondFactorAt: Date | null;
  hasSecondFactor: boolean;
  passwordIsRight: boolean;
};

/**
 * Whether somebody who is signed in has shown again who they are, before they change with what they sign in: the password
 * again, a second factor of the last ten minutes, or, where there is no second factor, a sign-in of the last ten minutes.
 * Whoever has a second factor shows nothing by a password where it was not given within twelve hours: a password alone
 * would give itself a factor of its own.
 */
export function isProven(proof: ReauthenticationProof, now: Date): boolean {
  if (!mayProveByPassword(proof, now)) return false;
  if (proof.passwordIsRight) return true;
  const since = proof.hasSecondFactor ? proof.secondFactorAt : proof.signedInAt;
  return since !== null && now.getTime() - since.getTime() < FRESH;
}

/** Whether the password is looked at at all: not where a second factor is owed, or was given too long ago. */
export function mayProveByPassword(
  {
    hasSecondFactor,
    secondFactorAt,
  }: Omit<ReauthenticationProof, 'signedInAt' | 'passwordIsRight'>,
  now: Date,
): boolean {
  return (
    !hasSecondFactor ||
    (secondFactorAt !== null && now.getTime() < secondFactorEndsAt(secondFactorAt).getTime())
  );
}

/** Staff may change a second factor for another one, and never be without any. */
export function mayRemoveFactor(
  factors: Pick<Factors, 'app' | 'passkeys'>,
  which: 'app' | 'passkey',
  isStaff: boolean,
): boolean {
  const left =
    (factors.app && which !== 'app' ? 1 : 0) + factors.passkeys - (which === 'passkey' ? 1 : 0);
  return left > 0 || !isStaff;
}

const CHALLENGE = 5 * MINUTE;

/** A passkey's challenge is good for five minutes. */
export function isChallengeOver(madeAt: Date, now: Date): boolean {
  return now.getTime() - madeAt.getTime() >= CHALLENGE;
}

export function challengesOverAt(now: Date): Date {
  return new Date(now.getTime() - CHALLENGE);
}

/**
 * An authenticator that counts must count up: a number that came before is a copy of it (WebAuthn 3, 7.2 step 22). Those
 * that travel between devices always say 0.
 */
export function isCopied(kept: number, said: number): boolean {
  return (kept !== 0 || said !== 0) && said <= kept;
}
