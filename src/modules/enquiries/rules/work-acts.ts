import { type Day, dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { momentsOf, type WorkState } from './queue.ts';
import { type EnquiryWork, type EntryKind, unknownPlaces, type WorkAct } from './work.ts';

type OwnRefusal = {
  assigned: 'is_so_already';
  note: never;
  reply: 'placeholder_left';
  answer: 'day_to_come';
  closed: 'reason_unexplained';
  reopened: never;
  follow_up: 'is_so_already' | 'day_gone_by';
};

export type WorkRefusal<K extends EntryKind = EntryKind> =
  | 'changed_since'
  | 'is_closed'
  | 'is_not_closed'
  | OwnRefusal[K];

/** The columns that an act changes. */
export type WorkChange = Partial<
  Pick<EnquiryWork, 'state' | 'since' | 'assigneeId' | 'followUpOn' | 'closeReason'>
>;

/** A note and a pasted answer add to the thread and undo nothing, so they are welcome whatever was done meanwhile. */
const ADDS: readonly EntryKind[] = ['note', 'answer'];

/** What may be done in each state. */
const mayIn: Record<WorkState, readonly EntryKind[]> = {
  open: ['assigned', 'note', 'reply', 'answer', 'closed', 'follow_up'],
  waiting: ['assigned', 'note', 'reply', 'answer', 'closed', 'follow_up'],
  closed: ['note', 'answer', 'reopened'],
};

export function mayDo(work: Pick<EnquiryWork, 'state'>): readonly EntryKind[] {
  return mayIn[work.state];
}

type Seen = { version: number | null; now: Date };

/** What comes of an act, or why it is refused. */
export function perform<K extends EntryKind>(
  work: EnquiryWork,
  act: WorkAct<K>,
  { version, now }: Seen,
): Result<WorkChange, WorkRefusal<K>> {
  if (!ADDS.includes(act.kind) && version !== work.version) return refuse('changed_since');
  if (!mayDo(work).includes(act.kind))
    return refuse(work.state === 'closed' ? 'is_closed' : 'is_not_closed');
  return changeBy[act.kind](work, act, now);
}

const changeBy: {
  [K in EntryKind]: (
    work: EnquiryWork,
    act: WorkAct<K>,
    now: Date,
  ) => Result<WorkChange, OwnRefusal[K]>;
} = {
  assigned: (work, { assigneeId }) =>
    assigneeId === work.assigneeId ? refuse('is_so_already') : allow({ assigneeId }),
  note: () => allow({}),
  reply: (_, { subject, body }, now) =>
    unknownPlaces(`${subject} ${body}`).length > 0
      ? refuse('placeholder_left')
      : allow({ state: 'waiting', since: now }),
  answer: (work, { answeredOn }, now) => answer(work, answeredOn, now),
  closed: (_, { reason, body }, now) =>
    reason === 'other' && body === ''
      ? refuse('reason_unexplained')
      : allow({ state: 'closed', since: now, closeReason: reason, followUpOn: null }),
  // Nobody ever answered it: then its sender has waited since they wrote.
  reopened: (work, _, now) =>
    allow({ state: 'open', since: work.isAnswered ? now : work.receivedAt, closeReason: null }),
  follow_up: (work, { on }, now) => followUp(work, on, dayAt(now)),
};

function followUp(
  work: EnquiryWork,
  on: Day | null,
  today: Day,
): Result<WorkChange, OwnRefusal['follow_up']> {
  if (on === work.followUpOn) return refuse('is_so_already');
  return on !== null && on < today ? refuse('day_gone_by') : allow({ followUpOn: on });
}

/** Whoever has answered waits again, from the day of the answer; a closed enquiry is open again. */
function answer(work: EnquiryWork, on: Day, now: Date): Result<WorkChange, OwnRefusal['answer']> {
  if (on > dayAt(now)) return refuse('day_to_come');
  if (work.state === 'open') return allow({}); // still waiting for us, and for longer than since this answer
  const { from } = momentsOf(on);
  return allow({
    state: 'open',
    since: new Date(Math.max(from.getTime(), work.receivedAt.getTime())),
    closeReason: null,
  });
}
