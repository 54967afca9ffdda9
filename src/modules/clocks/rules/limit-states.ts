import type { Day } from '#kernel/days.ts';
import { type CountedEvents, type Due, isCount, isOf, isOfSeat, type Round } from './ends.ts';
import { isAmong } from './event-names.ts';
import { isEnd } from './events.ts';
import { columnAt } from './pack.ts';
import { hoursAfter } from './reckoning.ts';
import { isPausedNow } from './standstills.ts';
import type { ClockEvent, DeadlineState, Frame, Length, LimitRow } from './words.ts';

export function lengthOf({ row, start }: Round, frame: Frame): Length | null {
  const { statedDays } = start.details;
  const column = columnAt(frame, start.at);
  const usual = row.lengths[column] ?? null;
  if (usual === null && row.stated?.alone !== column) return null;
  if (!row.stated || !isCount(statedDays)) return usual;
  return { days: Math.max(statedDays, row.stated.least) };
}

export function timed(hours: number, { at }: ClockEvent): Due {
  const due = hoursAfter(at, hours);
  const on = due.dueOn;
  return {
    ...due,
    cut: 0,
    lastDay: on,
    unextendedOn: on,
    unheldOn: on,
    takenUntil: on,
    pausedDays: 0,
    heldSince: null,
  };
}

type State = { state: DeadlineState; stoppedOn: Day | null };

export function stateOf(round: Round, due: { on: Day; overAt: Date }, told: CountedEvents): State {
  const { row } = round;
  const isInTime = (event: ClockEvent) =>
    lengthOf(round, told.frame)?.hours ? event.at < due.overAt : event.on <= due.on;
  const stop = stopOf(round, told);
  if (stop && isInTime(stop)) return { state: 'met', stoppedOn: stop.on };
  const fall = fallOf(round, told);
  if (fall && isInTime(fall)) return { state: 'ended', stoppedOn: fall.on };
  const stoppedOn = stop?.on ?? fall?.on ?? null;
  if (stoppedOn !== null || told.now.getTime() >= due.overAt.getTime())
    return { state: 'missed', stoppedOn };
  return { state: isPausedNow(row, told) ? 'paused' : 'running', stoppedOn: null };
}

/** What was to be done. Where there are rounds it comes after its start; otherwise whoever was early was in time. */
export function stopOf(round: Round, { frame, events }: CountedEvents): ClockEvent | undefined {
  const { row, partyId } = round;
  const whole = row.together ? lastOfAll(row.together, { frame, events }) : undefined;
  return after(round, events).find(
    (event) => event === whole || (isAmong(row.stopsAt, event.type) && isOf(partyId)(event)),
  );
}

function fallOf(round: Round, { frame, events }: CountedEvents): ClockEvent | undefined {
  const { row, partyId } = round;
  const isEndedBy = ({ type }: ClockEvent) =>
    frame.meanings[type]?.ends?.some((limit) => limit === row.id) ?? false;
  return after(round, events).find(
    (event) =>
      ((isAmong(row.fallsAt, event.type) || isEndedBy(event)) && isOf(partyId)(event)) ||
      (!row.outlives && isEnd(event)),
  );
}

export function since({ anew }: LimitRow, events: readonly ClockEvent[]): readonly ClockEvent[] {
  return anew ? events.slice(events.findLastIndex(({ type }) => isAmong(anew, type)) + 1) : events;
}

function after({ row, start }: Round, events: readonly ClockEvent[]): readonly ClockEvent[] {
  if (row.starts !== 'each') return since(row, events);
  return events.slice(events.indexOf(start) + 1).filter(isOfSeat(start));
}

/** The event with which every party has done it; without parties, the first. */
function lastOfAll(
  { type, side }: { type: string; side?: string },
  { frame, events }: Pick<CountedEvents, 'frame' | 'events'>,
) {
  const waiting = new Set(
    (frame.parties ?? [])
      .filter((party) => side === undefined || party.side === side)
      .map(({ id }) => id),
  );
  return events.find((event) => {
    if (event.type !== type) return false;
    if (event.partyId !== null) waiting.delete(event.partyId);
    return waiting.size === 0;
  });
}
