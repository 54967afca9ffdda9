import { allow, type Result, refuse } from '#kernel/result.ts';

// Tries are counted before they are made, so that a thousand at once are a thousand: for each username, address or notice, known
// or not, and for each network. Who goes on wrongly waits longer each time and is never locked out: a lock would let anybody
// shut out anybody (ASVS 5.0, V6.3.1). What is right is not refused for what others typed (docs/decisions/0052).

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const SCOPES = [
  'password',
  'code',
  'letter',
  'network',
  'network_letter',
  'form_letter',
  'notice_guess',
  'notice_guess_all',
  'notice_letter',
  'notice_network_letter',
  'notice_code',
  'notice_request',
] as const;
export type RateLimitScope = (typeof SCOPES)[number];

type Limit = {
  /** Tries without a wait. */
  free: number;
  /** Milliseconds of the first wait; each further try doubles it. */
  first: number;
  most: number;
  /** After so many milliseconds without a try everything is forgotten. */
  forget: number;
  /** An address is counted by its networks, the widest first (platform/network.ts); anything else as it is. */
  by: 'network' | 'itself';
  /** The word with which its key is hashed; those of a notice keep the ones that their rows were written with. */
  hashedAs: string;
};

/** Wrong codes of one addressee, over all that were sent. They shut nobody out; see `digitsOf`. */
const wrongCodes = { free: 10, first: 0, most: 0, forget: 7 * DAY, by: 'itself' } as const;

const limits: Record<RateLimitScope, Limit> = {
  /** Wrong passwords for a username: at most a hundred guesses a day. */
  password: {
    free: 5,
    first: 30 * SECOND,
    most: 15 * MINUTE,
    forget: DAY,
    by: 'itself',
    hashedAs: 'password',
  },
  code: { ...wrongCodes, hashedAs: 'code' },
  /** Letters to one address. The longest wait is shorter than a link lives: whoever fills a mailbox leaves a way in there. */
  letter: {
    free: 5,
    first: MINUTE,
    most: 10 * MINUTE,
    forget: 2 * HOUR,
    by: 'itself',
    hashedAs: 'letter',
  },
  /** Whatever went wrong from one network; a whole town may stand behind one. */
  network: {
    free: 60,
    first: 5 * SECOND,
    most: 5 * MINUTE,
    forget: HOUR,
    by: 'network',
    hashedAs: 'network',
  },
  network_letter: {
    free: 30,
    first: 10 * SECOND,
    most: 5 * MINUTE,
    forget: HOUR,
    by: 'network',
    hashedAs: 'network_letter',
  },
  /**
   * Letters that a public form sends to an address that nobody proved, from however many networks it is filled in: five, and the
   * next after a day. The form itself is taken all the same.
   */
  form_letter: {
    free: 5,
    first: DAY,
    most: DAY,
    forget: DAY,
    by: 'itself',
    hashedAs: 'form_letter',
  },
  /**
   * Codes of notices that do not exist, from one network; a right one of twelve signs opens all the same. Slips are told by the
   * check character and cost nothing.
   */
  notice_guess: {
    free: 10,
    first: MINUTE,
    most: 15 * MINUTE,
    forget: 2 * DAY,
    by: 'network',
    hashedAs: 'guess',
  },
  /** The same from everywhere. It never shuts anybody out; see `freeGuesses`. */
  notice_guess_all: {
    free: 500,
    first: 0,
    most: 0,
    forget: HOUR,
    by: 'itself',
    hashedAs: 'guess_all',
  },
  /** One-time codes that were sent for a notice. Its contacts are on file, so nobody waits for another's mistyped address. */
  notice_letter: {
    free: 2,
    first: MINUTE,
    most: 30 * MINUTE,
    forget: DAY,
    by: 'itself',
    hashedAs: 'letter',
  },
  notice_network_letter: {
    free: 20,
    first: MINUTE,
    most: HOUR,
    forget: DAY,
    by: 'network',
    hashedAs: 'letter_network',
  },
  notice_code: { ...wrongCodes, hashedAs: 'digits' },
  /** What somebody who proved nothing may ask of the office. */
  notice_request: {
    free: 3,
    first: 10 * MINUTE,
    most: 12 * HOUR,
    forget: 2 * DAY,
    by: 'itself',
    hashedAs: 'request',
  },
};

export const isByNetwork = (scope: RateLimitScope) => limits[scope].by === 'network';
export const hashedAs = (scope: RateLimitScope) => limits[scope].hashedAs;

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

/** Counts that are older than the longest memory say nothing any more. */
export function forgettableAt(now: Date): Date {
  return new Date(now.getTime() - Math.max(...SCOPES.map((scope) => limits[scope].forget)));
}
