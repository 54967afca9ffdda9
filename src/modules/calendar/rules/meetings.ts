import { allow, type Result, refuse } from '#kernel/result.ts';
import type { StandingAs } from '#modules/disputes/rules/access.ts';
import { isForAll, isTooSoon, type TimeStanding } from './finding.ts';

export const MEETING_STATES = ['asked', 'settled', 'cancelled'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];
/** Times are offered and each says which they can, or each says when they are free. */
export const MEETING_ASKS = ['times', 'free'] as const;
export type MeetingAsks = (typeof MEETING_ASKS)[number];
/** Who settles it once all can: whoever proposed it, or anybody who is asked. */
export const MEETING_SETTLERS = ['proposer', 'all'] as const;
export type MeetingSettlers = (typeof MEETING_SETTLERS)[number];
export const MEETING_ACTS = [
  'proposed',
  'times_added',
  'people_asked',
  'settled',
  'moved',
  'cancelled',
] as const;
export type MeetingActName = (typeof MEETING_ACTS)[number];

export const TITLE_MAX = 200;
export const REASON_MAX = 1000;
export const MINUTES_MOST = 480;
/** At once offered by one form, and in all of one meeting; and how many stretches one person says they are free in. */
export const TIMES_MOST = 20;
export const TIMES_OF_ONE_MOST = 60;
/** Open questions of one person in one dispute: a question is no way to learn by and by when another is free. */
export const OPEN_MOST = 10;

export type MeetingFacts = {
  state: MeetingState;
  startsAt: Date | null;
  endsAt: Date | null;
  settles: MeetingSettlers;
  noticeMinutes: number;
  proposedBy: string;
  /** It is of talks that somebody leads, with both sides or with one. */
  isSession: boolean;
  /** Who is asked and has not lost their place. */
  people: readonly { id: string; as: StandingAs }[];
};

/**
 * Sets a day for others, as the law gives it to whoever hears (ACA s. 24(1)) and the house's rules to the office; and a conciliator in
 * sessions, who conducts the talks as they see fit (s. 67(3)) while each party may stay away.
 */
const FIXES: readonly StandingAs[] = ['arbitrator', 'officer', 'registrar'];

function asOf({ people }: MeetingFacts, me: string): StandingAs | null {
  return people.find(({ id }) => id === me)?.as ?? null;
}

/** Whoever may set the day also where somebody cannot. */
export function mayFix(meeting: MeetingFacts, me: string): boolean {
  const as = asOf(meeting, me);
  if (as === 'conciliator') return meeting.isSession;
  return as !== null && FIXES.includes(as);
}

/** Whose it is: who proposed it, whoever sets days, and anybody where its proposer has gone. */
export function mayRun(meeting: MeetingFacts, me: string): boolean {
  if (asOf(meeting, me) === null) return false;
  const isOrphan = asOf(meeting, meeting.proposedBy) === null;
  return me === meeting.proposedBy || mayFix(meeting, me) || isOrphan;
}

export function maySettle(meeting: MeetingFacts, me: string): boolean {
  return mayRun(meeting, me) || (meeting.settles === 'all' && asOf(meeting, me) !== null);
}

/** Nothing changes in what was cancelled, or has begun. */
export function isClosed({ state, startsAt }: MeetingFacts, now: Date): boolean {
  return state === 'cancelled' || (state === 'settled' && startsAt !== null && startsAt <= now);
}

export type SettleRefusal =
  | 'not_yours'
  | 'closed'
  | 'time_unknown'
  | 'too_soon'
  | 'not_all_can'
  | 'reason_missing';
type Settling = { me: string; time: TimeStanding | null; reason: string; now: Date };

/** Settles a time, or moves what was settled to another one; asked again for the same it changes nothing. */
export function settle(
  meeting: MeetingFacts,
  { me, time, reason, now }: Settling,
): Result<{ act: 'settled' | 'moved' | null }, SettleRefusal> {
  if (!maySettle(meeting, me)) return refuse('not_yours');
  if (isClosed(meeting, now)) return refuse('closed');
  if (!time) return refuse('time_unknown');
  const isMove = meeting.state === 'settled';
  if (isMove && meeting.startsAt?.getTime() === time.startsAt.getTime())
    return allow({ act: null });
  if (isTooSoon(time.startsAt, meeting.noticeMinutes, now)) return refuse('too_soon');
  if (!isForAll(time) && !mayFix(meeting, me)) return refuse('not_all_can');
  if (isMove && reason === '') return refuse('reason_missing');
  return allow({ act: isMove ? 'moved' : 'settled' });
}

/** Cancels it for everybody. */
export function cancel(
  meeting: MeetingFacts,
  { me, reason, now }: Omit<Settling, 'time'>,
): Result<true, 'not_yours' | 'closed' | 'reason_missing'> {
  if (!mayRun(meeting, me)) return refuse('not_yours');
  if (isClosed(meeting, now)) return refuse('closed');
  return reason === '' ? refuse('reason_missing') : allow(true);
}

/** The number under which programs are told of the next change: the first entry has 0. */
export function nextSequence({ startsAt, sequence }: { startsAt: Date | null; sequence: number }) {
  return startsAt ? sequence + 1 : 0;
}
