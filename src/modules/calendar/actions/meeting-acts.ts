import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { TalkPerson } from '#modules/discussion/rules/places.ts';
import type { Db } from '#platform/db.ts';
import { type CircleRefusal, circlesOf } from '../rules/circles.ts';
import { isTooSoon, standingAt, type TimeMark, windowAt } from '../rules/finding.ts';
import {
  cancel,
  isClosed,
  mayRun,
  nextSequence,
  type SettleRefusal,
  settle,
  TIMES_OF_ONE_MOST,
} from '../rules/meetings.ts';
import { setMarks } from '../store/meeting-marks.ts';
import { changeMeeting, lockMeeting } from '../store/meetings.ts';
import { type Doing, did } from './meeting-news.ts';
import { ask, offer } from './meeting-proposing.ts';
import { type MeetingDeps, meetingFor, type OpenMeeting } from './meetings.ts';

type Ref = { disputeId: string; id: string };
type MarkRefusal = 'unknown' | 'closed' | 'time_unknown' | 'too_many';

/** Keeps when the viewer can; of free times all that they say now takes the place of what they said before. */
export function markTimes(
  deps: MeetingDeps,
  viewer: Viewer,
  { marks, ...ref }: Ref & { marks: readonly Omit<TimeMark, 'personId'>[] },
): Promise<Result<{ id: string }, MarkRefusal>> {
  return inMeeting<MarkRefusal>(deps, viewer, ref, async (tx, { row, facts, finding, talk }) => {
    const at = deps.now();
    if (isClosed(facts, at)) return refuse('closed');
    const { offered } = finding;
    const isOffered = (start: Date) => offered?.some((one) => one.getTime() === start.getTime());
    if (offered && !marks.every(({ startsAt }) => isOffered(startsAt)))
      return refuse('time_unknown');
    if (marks.length > TIMES_OF_ONE_MOST) return refuse('too_many');
    const kept = offered
      ? marks.map(({ can, startsAt }) => ({ can, ...windowAt(startsAt, row.minutes) }))
      : marks;
    const byStart = new Map(kept.map((mark) => [mark.startsAt.getTime(), mark]));
    const marking = { meetingId: row.id, personId: talk.me.id, at };
    await setMarks(tx, marking, { marks: [...byStart.values()], anew: offered === null });
    return allow({ id: row.id });
  });
}

type MoreTimesRefusal =
  | 'unknown'
  | 'not_yours'
  | 'closed'
  | 'too_soon'
  | 'too_many'
  | 'times_missing';

/** Offers more times of a meeting, also of one that is settled and is to be moved. */
export function offerTimes(
  deps: MeetingDeps,
  viewer: Viewer,
  { starts, ...ref }: Ref & { starts: readonly Date[] },
): Promise<Result<{ id: string }, MoreTimesRefusal>> {
  return inMeeting<MoreTimesRefusal>(deps, viewer, ref, async (tx, meeting) => {
    const { row, facts, finding, talk } = meeting;
    const at = deps.now();
    if (!mayRun(facts, talk.me.id)) return refuse('not_yours');
    if (isClosed(facts, at) || finding.offered === null) return refuse('closed');
    if (starts.length === 0) return refuse('times_missing');
    if (starts.some((start) => isTooSoon(start, row.noticeMinutes, at))) return refuse('too_soon');
    if (finding.offered.length + starts.length > TIMES_OF_ONE_MOST) return refuse('too_many');
    await offer(tx, { id: row.id, me: talk.me.id, minutes: row.minutes, at }, starts);
    await did(deps, tx, doing(meeting), { act: 'times_added', tells: othersOf(meeting) });
    return allow({ id: row.id });
  });
}

type MorePeopleRefusal = CircleRefusal | 'unknown' | 'not_yours' | 'closed';

/** Asks others of the same place besides, as whoever joined a side later. */
export function askMore(
  deps: MeetingDeps,
  viewer: Viewer,
  { people, ...ref }: Ref & { people: readonly string[] },
): Promise<Result<{ id: string }, MorePeopleRefusal>> {
  return inMeeting<MorePeopleRefusal>(deps, viewer, ref, async (tx, meeting) => {
    const { row, facts, talk } = meeting;
    if (!mayRun(facts, talk.me.id)) return refuse('not_yours');
    if (isClosed(facts, deps.now())) return refuse('closed');
    const circle = circlesOf(talk.dispute, talk.me).find(({ key }) => key === row.place);
    const fresh = (circle?.people ?? []).filter(
      ({ id }) => people.includes(id) && !meeting.people.some((one) => one.id === id),
    );
    if (people.some((id) => !circle?.people.some((one) => one.id === id)))
      return refuse('person_unknown');
    if (fresh.length === 0) return refuse('nobody_asked');
    await ask(deps, tx, { id: row.id, people: fresh.map(({ id }) => id) });
    await did(deps, tx, doing(meeting), { act: 'people_asked', tells: fresh });
    return allow({ id: row.id });
  });
}

type SettlingRefusal = SettleRefusal | 'unknown';

/** Settles a time, or moves what is settled to it; told to everybody who is asked. */
export function settleMeeting(
  deps: MeetingDeps,
  viewer: Viewer,
  { startsAt, reason, ...ref }: Ref & { startsAt: Date; reason: string },
): Promise<Result<{ id: string }, SettlingRefusal>> {
  return inMeeting<SettlingRefusal>(deps, viewer, ref, async (tx, meeting) => {
    const { row, facts, finding, talk } = meeting;
    const at = deps.now();
    const isOffered = finding.offered?.some((one) => one.getTime() === startsAt.getTime()) ?? true;
    const time = isOffered ? standingAt(finding, startsAt) : null;
    const settled = settle(facts, { me: talk.me.id, time, reason, now: at });
    if (!settled.ok) return settled;
    const { act } = settled.value;
    if (!act) return allow({ id: row.id });
    const sequence = nextSequence(row);
    await changeMeeting(tx, row.id, { state: 'settled', startsAt, sequence, changedAt: at });
    await did(deps, tx, doing(meeting), { act, tells: othersOf(meeting), startsAt, reason });
    return allow({ id: row.id });
  });
}

type CancelRefusal = 'unknown' | 'not_yours' | 'closed' | 'reason_missing';

/** Cancels it, with the reason that everybody who is asked reads. */
export function cancelMeeting(
  deps: MeetingDeps,
  viewer: Viewer,
  { reason, ...ref }: Ref & { reason: string },
): Promise<Result<{ id: string }, CancelRefusal>> {
  return inMeeting<CancelRefusal>(deps, viewer, ref, async (tx, meeting) => {
    const { row, facts, talk } = meeting;
    const at = deps.now();
    const cancelled = cancel(facts, { me: talk.me.id, reason, now: at });
    if (!cancelled.ok) return cancelled;
    const sequence = nextSequence(row);
    await changeMeeting(tx, row.id, { state: 'cancelled', sequence, changedAt: at });
    await did(deps, tx, doing(meeting), { act: 'cancelled', tells: othersOf(meeting), reason });
    return allow({ id: row.id });
  });
}

type Work<R> = (tx: Db, meeting: OpenMeeting) => Promise<Result<{ id: string }, R>>;

/** Works on a meeting of the viewer's in one transaction, one at a time. */
async function inMeeting<R>(
  deps: MeetingDeps,
  viewer: Viewer,
  ref: Ref,
  work: Work<R | 'unknown'>,
): Promise<Result<{ id: string }, R | 'unknown'>> {
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const seen = await meetingFor({ ...deps, db: tx }, viewer, ref);
    if (!seen) return refuse('unknown' as const);
    await lockMeeting(tx, seen.row.id);
    // Read again: whoever was before us may have changed it.
    const meeting = await meetingFor({ ...deps, db: tx }, viewer, ref);
    return meeting ? work(tx, meeting) : refuse('unknown' as const);
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

function doing({ talk, row }: OpenMeeting): Doing {
  return { disputeId: row.disputeId, id: row.id, place: row.place, me: talk.me };
}

function othersOf({ people, talk }: OpenMeeting): TalkPerson[] {
  return people.filter(({ id }) => id !== talk.me.id);
}
