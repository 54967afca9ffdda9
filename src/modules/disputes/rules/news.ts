/** When somebody last looked, and when the visit before this one ended; null in their first. */
export type DisputeVisit = { seenAt: Date; since: Date | null };

const MINUTE = 60_000;
/** Whoever comes back within this goes on with the same visit, so that what was new stays so while they read it. */
const PAUSE = 30 * MINUTE;
/** A look is written down again after this; what a page asks in between changes nothing. */
const GRAIN = MINUTE;

/** A visit goes on or a new one begins; the same object where nothing is to be written. */
export function visited(before: DisputeVisit | null, now: Date): DisputeVisit {
  if (!before) return { seenAt: now, since: null };
  const away = now.getTime() - before.seenAt.getTime();
  if (away < GRAIN) return before;
  return { seenAt: now, since: away > PAUSE ? before.seenAt : before.since };
}

type Happened = { at: Date; byPerson: string | null };

/** Whether something is new to a person: it came after their last visit, and they did not do it themselves. */
export function isNews({ at, byPerson }: Happened, personId: string, since: Date | null): boolean {
  return since !== null && at > since && byPerson !== personId;
}
