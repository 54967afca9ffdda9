import { allow, type Result, refuse } from '#kernel/result.ts';

// Tries are counted for each username and each network, whether an account is behind the username or not. Who goes on
// wrongly waits longer each time and is never locked out: a lock would let anybody shut out anybody (ASVS 5.0, V6.3.1). And
// a link that was sent opens whatever the counts of the password and the code say. So does a code: what was typed wrong counts
// against the ticket of whoever typed it, and only makes the next codes longer (docs/decisions/0052).

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const SCOPES = ['password', 'code', 'letter', 'network', 'network_letter'] as const;
export type Scope = (typeof SCOPES)[number];

type Limit = {
  /** Tries without a wait. */
  free: number;
  /** The first wait; each further try doubles it. */
  first: number;
  most: number;
  /** After so long without a try everything is forgotten. */
  forget: number;
};

const limits: Record<Scope, Limit> = {
  /** Wrong passwords for a username: at most a hundred guesses a day. */
  password: { free: 5, first: 30 * SECOND, most: 15 * MINUTE, forget: DAY },
  /** Wrong codes for a username, over all the codes that were sent. They shut nobody out; see `digitsOf`. */
  code: { free: 10, first: 0, most: 0, forget: 7 * DAY },
  /** Letters to one address. The longest wait is shorter than a link lives: whoever fills a mailbox leaves a way in there. */
  letter: { free: 5, first: MINUTE, most: 10 * MINUTE, forget: 2 * HOUR },
  /** Whatever went wrong from one network; a whole town may stand behind one. */
  network: { free: 60, first: 5 * SECOND, most: 5 * MINUTE, forget: HOUR },
  network_letter: { free: 30, first: 10 * SECOND, most: 5 * MINUTE, forget: HOUR },
};

/** Tries so far, and when the last one was let through. */
export type Count = { taken: number; lastAt: Date };

/** Lets a try through and counts it, or says until when to wait. `times` is for a network of many (platform/network.ts). */
export function take(
  scope: Scope,
  count: Count | null,
  now: Date,
  times = 1,
): Result<Count, { until: Date }> {
  const { free, first, most, forget } = limits[scope];
  if (!count || now.getTime() - count.lastAt.getTime() >= forget)
    return allow({ taken: 1, lastAt: now });
  if (count.taken >= free * times) {
    const wait = Math.min(first * 2 ** Math.min(count.taken - free * times, 30), most);
    const until = new Date(count.lastAt.getTime() + wait);
    if (now < until) return refuse({ until });
  }
  return allow({ taken: count.taken + 1, lastAt: now });
}

/** How many digits the next code for a username has: ten once ten were wrong within a week, and guessing is over. */
export function digitsOf(wrong: Count | null, now: Date): number {
  const { free, forget } = limits.code;
  const isGuessedAt =
    wrong !== null && wrong.taken >= free && now.getTime() - wrong.lastAt.getTime() < forget;
  return isGuessedAt ? LONG_CODE : USUAL_CODE;
}
const USUAL_CODE = 6;
const LONG_CODE = 10;

/** Counts that are older than the longest memory say nothing any more. */
export function forgettableAt(now: Date): Date {
  return new Date(now.getTime() - Math.max(...SCOPES.map((scope) => limits[scope].forget)));
}
