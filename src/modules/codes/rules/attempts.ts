import { allow, type Result, refuse } from '#kernel/result.ts';
import { limits, type RateLimitScope } from './limits.ts';

/** Tries so far, and when the last one was let through. */
export type AttemptCount = { taken: number; lastAt: Date };

/** What is counted: `times` is for a network of many (platform/network.ts), `free` for one that has fewer than usual. */
export type RateLimitRule = { scope: RateLimitScope; times?: number; free?: number };

/** Lets a try through and counts it, or says until when to wait. What is refused does not make the wait longer. */
export function countAttempt(
  { scope, times = 1, free = limits[scope].free }: RateLimitRule,
  count: AttemptCount | null,
  now: Date,
): Result<AttemptCount, { until: Date }> {
  const { first, most } = limits[scope];
  const kept = remembered(scope, count, now);
  if (!kept) return allow({ taken: 1, lastAt: now });
  const beyond = kept.taken - free * times;
  if (beyond >= 0) {
    const wait = Math.min(first * 2 ** Math.min(beyond, 30), most);
    const until = new Date(kept.lastAt.getTime() + wait);
    if (now < until) return refuse({ until });
  }
  return allow({ taken: kept.taken + 1, lastAt: now });
}

/** A count that still says something; null once it is forgotten. */
function remembered(
  scope: RateLimitScope,
  count: AttemptCount | null,
  now: Date,
): AttemptCount | null {
  if (!count || count.taken === 0) return null;
  return now.getTime() - count.lastAt.getTime() < limits[scope].forget ? count : null;
}

/** Whether more was tried than slips make. */
function isMuch(scope: RateLimitScope, count: AttemptCount | null, now: Date): boolean {
  return (remembered(scope, count, now)?.taken ?? 0) >= limits[scope].free;
}

/** How many digits the next code of an addressee has: ten once ten were wrong within a week, and guessing is over. */
export function digitsOf(scope: WrongCodes, wrong: AttemptCount | null, now: Date): number {
  return isMuch(scope, wrong, now) ? LONG_CODE : CODE_DIGITS;
}

export type WrongCodes = 'code' | 'notice_code';

export const CODE_DIGITS = 6;

const LONG_CODE = 10;

/**
 * How many wrong codes of notices a network has without a wait. When too many are wrong everywhere, somebody guesses from many
 * networks, and each has two; whoever types the code on their paper is right the first time and does not feel it.
 */
export function freeGuesses(everywhere: AttemptCount | null, now: Date): number {
  return isMuch('notice_guess_all', everywhere, now) ? FEW_GUESSES : limits.notice_guess.free;
}

const FEW_GUESSES = 2;
