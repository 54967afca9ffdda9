import { type Day, dayAt } from '#kernel/days.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import { limitsFor } from '#modules/disputes/actions/limits.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import type { EventType } from '#modules/disputes/rules/machine.ts';
import type { DisputeState } from '#modules/disputes/rules/words.ts';
import type { Db } from '#platform/db.ts';

/** Until when they may answer. Before they were told at all it is counted as if that were today. */
export type AnswerTime = {
  on: Day;
  /** The first moment that is too late. */
  overAt: Date;
  isSupposed: boolean;
  isOver: boolean;
  isMet: boolean;
  /** They asked for more time in time, and nobody has decided: until then it does not run out. */
  isHeld: boolean;
};

/** The limit that a respondent is under, by where the dispute stands. */
const limitFor: Partial<Record<DisputeState, { row: string; from: EventType }>> = {
  arb_notice: { row: 'answer', from: 'served' },
  arb_serving: { row: 'answer', from: 'served' },
  arb_service_failed: { row: 'answer', from: 'served' },
  arb_commenced: { row: 'answer', from: 'served' },
  arb_constituting: { row: 'answer', from: 'served' },
  arb_invite: { row: 'agree_to_arbitrate', from: 'invitation_sent' },
  con_wait: { row: 'conciliation_invitation', from: 'invitation_sent' },
  med_invite: { row: 'mediation_consent', from: 'invitation_sent' },
};

export async function answerTime(
  db: Db,
  file: DisputeFile,
  partyId: string,
  now: Date,
): Promise<AnswerTime | null> {
  const asked = limitFor[file.dispute.state];
  if (!asked) return null;
  const own = limitIn(await limitsFor(db, file, now), asked.row, partyId);
  if (own) return timeOf(own, false);
  const supposed = { ...nothing(file, now), type: asked.from, partyId };
  const foreseen = limitIn(
    await limitsFor(db, { ...file, events: [...file.events, supposed] }, now),
    asked.row,
    partyId,
  );
  return foreseen ? timeOf(foreseen, true) : null;
}

/** An event that has not happened, for counting alone. */
function nothing({ dispute, events }: DisputeFile, now: Date): DisputeFile['events'][number] {
  return {
    id: dispute.id,
    disputeId: dispute.id,
    number: events.length + 1,
    type: '',
    at: now,
    onDay: dayAt(now),
    partyId: null,
    byPerson: null,
    byRole: 'system',
    fromState: dispute.state,
    toState: dispute.state,
    why: '',
    details: {},
  };
}

function limitIn(limits: readonly Deadline[], row: string, partyId: string): Deadline | undefined {
  return limits.findLast(
    (limit) => limit.row === row && (limit.partyId === partyId || limit.partyId === null),
  );
}

function timeOf({ dueOn, overAt, state, heldSince }: Deadline, isSupposed: boolean): AnswerTime {
  return {
    on: dueOn,
    overAt,
    isSupposed,
    isOver: state === 'missed',
    isMet: state === 'met',
    isHeld: heldSince !== null,
  };
}
