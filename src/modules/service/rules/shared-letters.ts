const WAIT = 5 * 60_000;

/** A letter or a message about what a party files waits for what the same side files next: ten papers are one letter, and not ten. */
export function letterLeavesAt(filedAt: Date): Date {
  return new Date(filedAt.getTime() + WAIT);
}

/** A letter that was owed after this moment has not left by itself yet. */
export function letterOpenSince(now: Date): Date {
  return new Date(now.getTime() - WAIT);
}
