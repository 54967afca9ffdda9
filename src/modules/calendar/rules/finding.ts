/**
 * When several people can meet. Pure and of no dispute: who they are, which times are offered, what each of them said and when each
 * is elsewhere come in, so that a hearing is found by the same rule as a call of two.
 */

/** How well somebody can at a time. Whoever said no, and whoever is elsewhere by then, cannot. */
export const CAN = ['yes', 'if_needed', 'no'] as const;
export type Can = (typeof CAN)[number];

/** From one moment to another, the second not in it. */
export type TimeWindow = { startsAt: Date; endsAt: Date };
export type TimeMark = TimeWindow & { personId: string; can: Can };

export type MeetingAsked = {
  minutes: number;
  /** No time is nearer than so many minutes from now. */
  noticeMinutes: number;
  /** Everybody who is to be there. */
  people: readonly string[];
  /** Who said anything; of whoever did not, nothing is taken for granted and nothing told. */
  answered: readonly string[];
  /** The starts that are offered; null where each says when they are free. */
  offered: readonly Date[] | null;
  marks: readonly TimeMark[];
  /** When somebody is in another meeting. Of which nothing comes in. */
  busy: readonly (TimeWindow & { personId: string })[];
};

export type TimeStanding = TimeWindow & Record<'yes' | 'ifNeeded' | 'no' | 'open', string[]>;
/** A time at which all can. `isTied`: no better and no worse than the one before, which stands first because it is earlier. */
export type BestTime = TimeStanding & { isTied: boolean };

const MINUTE = 60_000;

export function windowAt(startsAt: Date, minutes: number): TimeWindow {
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE) };
}

/** Whether it is near enough to be too late to ask people for it: a time in the past always is. */
export function isTooSoon(startsAt: Date, noticeMinutes: number, now: Date): boolean {
  return startsAt <= now || startsAt.getTime() < now.getTime() + noticeMinutes * MINUTE;
}

/** How everybody stands to a meeting that would begin then. */
export function standingAt(asked: MeetingAsked, startsAt: Date): TimeStanding {
  const window = windowAt(startsAt, asked.minutes);
  const standing: TimeStanding = { ...window, yes: [], ifNeeded: [], no: [], open: [] };
  for (const personId of asked.people) standing[groupOf(asked, personId, window)].push(personId);
  return standing;
}

function groupOf(
  { marks, busy, offered, answered }: MeetingAsked,
  personId: string,
  window: TimeWindow,
): 'yes' | 'ifNeeded' | 'no' | 'open' {
  const own = marks.filter((mark) => mark.personId === personId);
  const at = window.startsAt.getTime();
  const said = offered
    ? own.some(({ startsAt }) => startsAt.getTime() === at)
    : answered.includes(personId);
  // Of whoever has not answered their other meetings tell nothing: a question is no way to read another's calendar.
  if (!said) return 'open';
  if (busy.some((one) => one.personId === personId && isOverlapping(one, window))) return 'no';
  if (isCovered(window, own, ['yes'])) return 'yes';
  return isCovered(window, own, ['yes', 'if_needed']) ? 'ifNeeded' : 'no';
}

function isOverlapping(one: TimeWindow, other: TimeWindow): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** Whether marks of some kinds cover a window without a gap; a no within it takes the time out of whatever else was said. */
function isCovered(
  { startsAt, endsAt }: TimeWindow,
  marks: readonly TimeMark[],
  kinds: readonly Can[],
): boolean {
  const isRefused = marks.some(
    (mark) => mark.can === 'no' && isOverlapping(mark, { startsAt, endsAt }),
  );
  if (isRefused) return false;
  let reached = startsAt.getTime();
  const fitting = marks
    .filter(({ can }) => kinds.includes(can))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  for (const mark of fitting)
    if (mark.startsAt.getTime() <= reached) reached = Math.max(reached, mark.endsAt.getTime());
  return reached >= endsAt.getTime();
}

/** How many are shown: more is no help. */
const MOST = 5;

/**
 * The best times at which all can: the fewest for whom it is only if need be, then the earliest. None that is past or too near, and
 * none while somebody has not answered.
 */
export function bestTimes(asked: MeetingAsked, now: Date, most = MOST): BestTime[] {
  return startsOf(asked)
    .filter((startsAt) => !isTooSoon(startsAt, asked.noticeMinutes, now))
    .map((startsAt) => standingAt(asked, startsAt))
    .filter(isForAll)
    .toSorted(
      (a, b) =>
        a.ifNeeded.length - b.ifNeeded.length || a.startsAt.getTime() - b.startsAt.getTime(),
    )
    .slice(0, most)
    .map((time, at, all) => ({
      ...time,
      isTied: at > 0 && all[at - 1]?.ifNeeded.length === time.ifNeeded.length,
    }));
}

export function isForAll({ no, open }: Pick<TimeStanding, 'no' | 'open'>): boolean {
  return no.length === 0 && open.length === 0;
}

/**
 * Where a best time can begin: of free times, where somebody's stretch begins or another meeting ends, for a stretch that all have
 * begins at one of these.
 */
function startsOf({ offered, marks, busy }: MeetingAsked): Date[] {
  const starts = offered ?? [
    ...marks.filter(({ can }) => can !== 'no').map(({ startsAt }) => startsAt),
    ...[...marks.filter(({ can }) => can === 'no'), ...busy].map(({ endsAt }) => endsAt),
  ];
  return [...new Set(starts.map((start) => start.getTime()))].map((at) => new Date(at));
}
