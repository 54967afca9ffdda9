// Somebody who is signed in, and so is known, tries a second factor or their password again: all of it is counted for the
// person, over all sessions, and after each five wrong ones nothing is looked at for a while. Unlike the counts of limits.ts it
// can be a lock, for only who has signed in as them can make it.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Wrong codes in a row, over all sessions of a person; null when the last one was right. */
export type Tries = { failed: number; failedAt: Date } | null;

const TRIES = 5;

/** Until when no code is looked at: 15 minutes after five wrong ones, twice as long after each further five, at most a day. */
export function restEndsAt(tries: Tries): Date | null {
  if (!tries || tries.failed < TRIES || tries.failed % TRIES !== 0) return null;
  const rest = Math.min(15 * MINUTE * 2 ** (tries.failed / TRIES - 1), DAY);
  return new Date(tries.failedAt.getTime() + rest);
}

export function mayTry(tries: Tries, now: Date): boolean {
  const end = restEndsAt(tries);
  return end === null || now >= end;
}

export function failedOnceMore(tries: Tries, now: Date): NonNullable<Tries> {
  return { failed: (tries?.failed ?? 0) + 1, failedAt: now };
}
