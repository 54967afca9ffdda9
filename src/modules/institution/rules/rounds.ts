const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Whether the next round over all documents begins: each is read once a week. */
export function beginsRound(endedAt: Date | null, now: Date): boolean {
  return endedAt === null || now.getTime() - endedAt.getTime() >= WEEK;
}
