import { allow, type Result, refuse } from '#kernel/result.ts';

// Tries are counted before they are made, so that a thousand at once are a thousand. A wait grows with every try.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const SCOPES = [
  'guess',
  'guess_all',
  'letter',
  'letter_network',
  'digits',
  'request',
] as const;
export type Scope = (typeof SCOPES)[number];

type Limit = { free: number; first: number; most: number; forget: number };

const limits: Record<Scope, Limit> = {
  /**
   * Codes of notices that do not exist, from one network; a right one of twelve signs opens all the same. Slips are told by the
   * check character and cost nothing.
   */
  guess: { free: 10, first: MINUTE, most: 15 * MINUTE, forget: 2 * DAY },
  /** The same from everywhere. It never shuts anybody out; see `freeGuesses`. */
  guess_all: { free: 500, first: 0, most: 0, forget: HOUR },
  /** One-time codes that were sent for a notice. */
  letter: { free: 2, first: MINUTE, most: 30 * MINUTE, forget: DAY },
  letter_network: { free: 20, first: MINUTE, most: HOUR, forget: DAY },
  /** Wrong one-time codes for a notice, over all that were sent. They shut nobody out; see `digitsOf`. */
  digits: { free: 10, first: 0, most: 0, forget: 7 * DAY },
  /** What somebody who proved nothing may ask of the office. */
  request: { free: 3, first: 10 * MINUTE, most: 12 * HOUR, forget: 2 * DAY },
};

/** Tries so far, and when the last one was let through. */
export type Count = { taken: number; lastAt: Date };

/**
 * Lets a try through and counts it, or says until when to wait. What is refused does not make the wait longer; `times` is for a
 * network of many (platform/network.ts).
 */
export function take(
  scope: Scope,
  count: Count | null,
  now: Date,
  times = 1,
  some = limits[scope].free,
): Result<Count, { until: Date }> {
  const { first, most, forget } = limits[scope];
  if (!count || count.taken === 0 || now.getTime() - count.lastAt.getTime() >= forget)
    return allow({ taken: 1, lastAt: now });
  const free = some * times;
  if (count.taken >= free) {
    const wait = Math.min(first * 2 ** Math.min(count.taken - free, 30), most);
    const until = new Date(count.lastAt.getTime() + wait);
    if (now < until) return refuse({ until });
  }
  return allow({ taken: count.taken + 1, lastAt: now });
}

/**
 * How many wrong codes a network has without a wait. When too many are wrong everywhere, somebody guesses from many networks,
 * and each has two; whoever types the code on her paper is right the first time and does not feel it.
 */
export function freeGuesses(everywhere: Count | null, now: Date): number {
  const { free, forget } = limits.guess_all;
  const isMuch =
    everywhere !== null &&
    everywhere.taken >= free &&
    now.getTime() - everywhere.lastAt.getTime() < forget;
  return isMuch ? 2 : limits.guess.free;
}

/** How many digits the next one-time code has: ten once ten were wrong within a week, and guessing is over. */
export function digitsOf(wrong: Count | null, now: Date): number {
  const { free, forget } = limits.digits;
  return wrong !== null && wrong.taken >= free && now.getTime() - wrong.lastAt.getTime() < forget
    ? 10
    : 6;
}

/** Counts that are older than the longest memory say nothing any more. */
export function forgettableAt(now: Date): Date {
  return new Date(now.getTime() - Math.max(...SCOPES.map((scope) => limits[scope].forget)));
}
