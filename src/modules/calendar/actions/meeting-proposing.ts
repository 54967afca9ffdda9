import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { TalkPerson } from '#modules/discussion/rules/places.ts';
import type { Db } from '#platform/db.ts';
import { type CircleRefusal, circleProblem } from '../rules/circles.ts';
import { isTooSoon, windowAt } from '../rules/finding.ts';
import { type MeetingAsks, type MeetingSettlers, OPEN_MOST } from '../rules/meetings.ts';
import { setMarks } from '../store/meeting-marks.ts';
import { addMeeting, addTimes, askPeople, countOpen, findProposed } from '../store/meetings.ts';
import { did } from './meeting-news.ts';
import { closedTitle, type MeetingDeps, meetingsFor } from './meetings.ts';

export type NewMeeting = {
  disputeId: string;
  /** The id that the form gave it. */
  key: string;
  place: string;
  title: string;
  minutes: number;
  noticeMinutes: number;
  people: readonly string[];
  asks: MeetingAsks;
  settles: MeetingSettlers;
  starts: readonly Date[];
  /** Its first time is settled with it: of whoever may set a day for others. */
  isFixed?: boolean;
};
export type ProposeRefusal = CircleRefusal | 'unknown' | 'too_soon' | 'times_missing' | 'too_many';

type Proposed = Result<{ id: string }, ProposeRefusal>;

/** Calls people of one place together: once, however often the form is sent. */
export async function proposeMeeting(
  deps: MeetingDeps,
  viewer: Viewer,
  meeting: NewMeeting,
): Promise<Proposed> {
  const outcome = await deps.db
    .transaction()
    .execute((tx) => proposeMeetingIn(deps, tx, viewer, meeting));
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** The same in the caller's transaction. */
export async function proposeMeetingIn(
  deps: MeetingDeps,
  tx: Db,
  viewer: Viewer,
  { disputeId, place: key, people, starts, ...asked }: NewMeeting,
): Promise<Proposed> {
  const known = await meetingsFor({ db: tx }, viewer, disputeId);
  const circle = known?.circles.find((one) => one.key === key);
  if (!known || !circle) return refuse('unknown');
  const me = known.talk.me.id;
  const before = await findProposed(tx, me, asked.key);
  if (before) return before.disputeId === disputeId ? allow(before) : refuse('unknown');
  const all = [...new Set([me, ...people])];
  const problem = circleProblem(circle, all, known.talk.dispute.parties);
  if (problem) return refuse(problem);
  const at = deps.now();
  if (asked.asks === 'times' && starts.length === 0) return refuse('times_missing');
  if (starts.some((start) => isTooSoon(start, asked.noticeMinutes, at))) return refuse('too_soon');
  if ((await countOpen(tx, me, disputeId)) >= OPEN_MOST) return refuse('too_many');
  const others = circle.people.filter((one) => one.id !== me && all.includes(one.id));
  const calling = { disputeId, place: key, me: known.talk.me, all, others, starts };
  return allow({ id: await call(deps, tx, calling, asked) });
}

type Calling = { disputeId: string; place: string; me: TalkPerson; all: readonly string[] } & {
  others: readonly TalkPerson[];
  starts: readonly Date[];
};
type Called = Omit<NewMeeting, 'disputeId' | 'place' | 'people' | 'starts'>;

async function call(
  deps: MeetingDeps,
  tx: Db,
  { disputeId, place, me, all, others, starts }: Calling,
  { key, title, minutes, noticeMinutes, asks, settles, isFixed = false }: Called,
): Promise<string> {
  const [id, at] = [deps.newId(), deps.now()];
  const startsAt = isFixed ? (starts[0] ?? null) : null;
  const made = await addMeeting(tx, {
    ...{ id, disputeId, place, minutes, noticeMinutes, asks, settles },
    ...closedTitle(deps, { id, place, title }),
    ...{ state: startsAt ? 'settled' : 'asked', startsAt, sequence: 0, changedAt: at },
    ...{ proposedBy: me.id, proposedAt: at, formKey: key },
  });
  // The same form at the same moment: its first sending is what counts.
  const kept = made === null ? await findProposed(tx, me.id, key) : null;
  if (kept) return kept.id;
  await ask(deps, tx, { id, people: all });
  if (asks === 'times') await offer(tx, { id, me: me.id, minutes, at }, starts);
  const doing = { disputeId, id, place, me };
  // Of what is called and settled at once there is one letter.
  await did(deps, tx, doing, { act: 'proposed', tells: startsAt ? [] : others });
  if (startsAt) await did(deps, tx, doing, { act: 'settled', tells: others, startsAt });
  return id;
}

export async function ask(
  { newId, now }: MeetingDeps,
  tx: Db,
  { id, people }: { id: string; people: readonly string[] },
): Promise<void> {
  await askPeople(
    tx,
    people.map((personId) => ({ id: newId(), meetingId: id, personId, askedAt: now() })),
  );
}

type Offering = { id: string; me: string; minutes: number; at: Date };

/** Whoever offers a time can then. */
export async function offer(tx: Db, { id, me, minutes, at }: Offering, starts: readonly Date[]) {
  await addTimes(tx, id, starts);
  const marks = starts.map((start) => ({ ...windowAt(start, minutes), can: 'yes' as const }));
  const own = new Map(marks.map((mark) => [mark.startsAt.getTime(), mark]));
  await setMarks(
    tx,
    { meetingId: id, personId: me, at },
    { marks: [...own.values()], anew: false },
  );
}
