import type { Day } from '#kernel/days.ts';
import type { EntryState } from './entries.ts';

/** One limit as calendar programs are told of it. */
export type FeedEntry = {
  entry: string;
  limitRow: string;
  partyId: string | null;
  dueOn: Day;
  state: EntryState;
};
export type SentEntry = Omit<FeedEntry, 'state'> & {
  state: EntryState | 'cancelled';
  sequence: number;
  changedAt: Date;
};

/**
 * RFC 5545, 3.8.7.4: what changed since it was last told goes out with the next number, and what is there no more is cancelled under
 * its own name. Gives all of a dispute as it is told now, and of them those that are to be written down.
 */
export function sequenced(
  sent: readonly SentEntry[],
  now: readonly FeedEntry[],
  at: Date,
): { all: SentEntry[]; changed: SentEntry[] } {
  const before = new Map(sent.map((one) => [one.entry, one]));
  const there = now.map((one) => next(before.get(one.entry), one, at));
  const names = new Set(now.map(({ entry }) => entry));
  const gone = sent
    .filter(({ entry }) => !names.has(entry))
    .map((one) => next(one, { ...one, state: 'cancelled' }, at));
  const all = [...there, ...gone];
  return { all, changed: all.filter((one) => before.get(one.entry) !== one) };
}

type Told = Omit<FeedEntry, 'state'> & Pick<SentEntry, 'state'>;

function next(
  before: SentEntry | undefined,
  { entry, limitRow, partyId, dueOn, state }: Told,
  changedAt: Date,
): SentEntry {
  if (before && before.dueOn === dueOn && before.state === state) return before;
  const sequence = before ? before.sequence + 1 : 0;
  return { entry, limitRow, partyId, dueOn, state, sequence, changedAt };
}
