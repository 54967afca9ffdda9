import { addDays, type Day, dayAt, isDay } from '#kernel/dates.ts';
import { isConfirmedFor } from '#modules/institution/rules/calendar.ts';
import { countedEvents, ENDS, pausesOf } from './events.ts';
import { columnOf } from './pack.ts';
import { type Counting, daysBetween, dueOn, earlierOf, endOf, hoursAfter, lastDayOf, laterOf, namedDay, type Pause } from './reckoning.ts';
import { type ClockEvent, EXTENDERS, type Extender, type Frame, type Length, type Limit, type LimitRow, type LimitState } from './words.ts';

type Told = { frame: Frame; events: readonly ClockEvent[]; pauses: readonly Pause[]; isStayed: boolean; now: Date };
type Round = { row: LimitRow; partyId: string | null; number: number; start: ClockEvent; next: ClockEvent | undefined };

/**
 * Every limit that events have started, in the order in which they end. They are counted from the events and the frame
 * alone (invariant I6); `now` only says which of them are over, and how long a stay has lasted that still lasts.
 */
export function limitsOf(frame: Frame, events: readonly ClockEvent[], now: Date): Limit[] {
  const counted = countedEvents(events);
  const told: Told = { frame, events: counted, ...pausesOf(counted, dayAt(now)), now };
  return frame.pack.rows
    .filter((row) => concerns(row, frame))
    .flatMap((row) => partiesOf(row, told).flatMap((partyId) => roundsOf(row, partyId, told)))
    .flatMap((round) => limitOf(round, told) ?? [])
    .toSorted((a, b) => (a.dueOn === b.dueOn ? (a.id < b.id ? -1 : 1) : a.dueOn < b.dueOn ? -1 : 1));
}

/**
 * Whether the last round of a limit has run out: of one party, or of everybody for whom it was counted. A limit that never
 * started is not over, and neither is one that still runs for somebody.
 */
export function isOver(limits: readonly Limit[], row: string, partyId?: string): boolean {
  const all = limits.filter((limit) => limit.row === row && (partyId === undefined || limit.partyId === partyId));
  const last = all.filter((limit) => !all.some((other) => other.partyId === limit.partyId && other.round > limit.round));
  return last.some(({ state }) => state === 'missed') && !last.some(({ state }) => state === 'running' || state === 'paused');
}

function concerns({ lengths, stated, only }: LimitRow, { process, track, traits = [] }: Frame): boolean {
  const column = columnOf(process, track);
  if (!lengths[column] && stated?.alone !== column) return false;
  if (only === 'domestic') return !traits.includes('international');
  return only === undefined || traits.includes(only);
}

function starts({ from }: LimitRow, { events }: Told): ClockEvent[] {
  // ACA s. 15(3) and s. 29A(7): a substitute goes on where the other stopped.
  return events.filter(({ type, details }) => from.includes(type) && details.isSubstitute !== true);
}

/** For whom a row is counted: one party each, or nobody in particular. */
function partiesOf(row: LimitRow, told: Told): (string | null)[] {
  const all = starts(row, told);
  if (all.length === 0) return [];
  if (!row.perParty) return [null];
  const named = all.flatMap(({ partyId }) => (partyId === null ? [] : [partyId]));
  const isSpread = row.spreads && all.some(({ partyId }) => partyId === null);
  const side = (told.frame.parties ?? []).filter((party) => row.spreads === 'all' || party.side === row.spreads);
  const ids = new Set([...named, ...(isSpread ? side.map(({ id }) => id) : [])]);
  return ids.size === 0 ? [null] : [...ids];
}

function isOf(partyId: string | null) {
  return (event: ClockEvent) => partyId === null || event.partyId === null || event.partyId === partyId;
}

function roundsOf(row: LimitRow, partyId: string | null, told: Told): Round[] {
  const all = starts(row, told).filter(isOf(partyId));
  const counted = row.starts === 'each' ? all : row.starts === 'first' ? all.slice(0, 1) : all.slice(-1);
  return counted.map((start, at) => ({ row, partyId, number: at + 1, start, next: counted[at + 1] }));
}

function limitOf(round: Round, told: Told): Limit | null {
  const length = lengthOf(round, told.frame);
  if (length === null) return null;
  const { row, partyId, number, start } = round;
  const id = `${row.id}${partyId === null ? '' : `:${partyId}`}${number > 1 ? `#${number}` : ''}`;
  const due = length.hours ? timed(length.hours, start) : dated({ round, id, length }, told);
  const { whose, citation, kind, escalation, ifMissed, reminders } = row;
  const { dueOn: on, overAt, cut, lastDay, unextendedOn, pausedDays } = due;
  const isConfirmed = isConfirmedFor(told.frame.holidays, start.on, on);
  return {
    ...{ id, row: row.id, partyId, round: number, startedOn: start.on, dueOn: on, overAt, ...stateOf(round, { on, overAt }, told) },
    ...{ whose, citation, kind, escalation, ifMissed, reminders },
    explained: { event: start.type, length, lastDay, pausedDays, unextendedOn, cutExtensions: cut, isConfirmed },
  };
}

const MOST_STATED = 3660;

function lengthOf({ row, start }: Round, { process, track }: Frame): Length | null {
  const { statedDays } = start.details;
  const usual = row.lengths[columnOf(process, track)] ?? null;
  if (!row.stated || !isCount(statedDays)) return usual;
  return { days: Math.max(statedDays, row.stated.least) };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST_STATED;
}

type Due = { dueOn: Day; overAt: Date; cut: number; lastDay: Day; unextendedOn: Day; pausedDays: number };

function timed(hours: number, { at }: ClockEvent): Due {
  const due = hoursAfter(at, hours);
  return { ...due, cut: 0, lastDay: due.dueOn, unextendedOn: due.dueOn, pausedDays: 0 };
}

type Dated = { round: Round; id: string; length: Length };

function dated({ round, id, length }: Dated, told: Told): Due {
  const { row, start } = round;
  const counting: Counting = { holidays: told.frame.holidays, rolls: row.rolls, pauses: row.pauses ? told.pauses : [] };
  const unextendedOn = dueOn(length, start.on, counting);
  let due = unextendedOn;
  let cut = 0;
  for (const event of extensionsOf(round, id, told)) {
    const wanted = wantedBy(event, due, counting);
    if (wanted === null) continue;
    const bound = row.extension[byOf(event)];
    const most = bound === undefined ? due : bound === 'any' ? wanted : dueOn(bound, unextendedOn, counting);
    if (wanted > most) cut += 1;
    // An extension never shortens.
    due = laterOf(due, earlierOf(wanted, most));
  }
  const lastDay = lastDayOf(length, start.on, counting);
  return { dueOn: due, overAt: endOf(due), cut, lastDay, unextendedOn, pausedDays: pausedBetween(start.on, due, counting) };
}

function pausedBetween(from: Day, to: Day, { pauses = [] }: Counting): number {
  return pauses
    .map((pause) => ({ from: laterOf(pause.from, addDays(from, 1)), to: earlierOf(pause.to, to) }))
    .reduce((sum, pause) => sum + (pause.from <= pause.to ? daysBetween(pause.from, pause.to) + 1 : 0), 0);
}

/** `time_extended` with `limit` (the row's name or the limit's id; without it the answer's) and days, months or a last day. */
function extensionsOf({ row, partyId, start, next }: Round, id: string, { events }: Told): ClockEvent[] {
  const begins = events.indexOf(start);
  const ends = next ? events.indexOf(next) : events.length;
  return events.filter((event, at) => {
    if (event.type !== 'time_extended') return false;
    const limit = event.details.limit ?? 'answer';
    if (limit === id && id !== row.id) return true;
    return limit === row.id && isOf(partyId)(event) && (row.starts !== 'each' || (at > begins && at < ends));
  });
}

function wantedBy({ on, details: { until, days, workingDays, months } }: ClockEvent, due: Day, counting: Counting): Day | null {
  if (isDay(until)) return namedDay(until, on, counting);
  const length = { ...(isCount(months) ? { months } : {}), ...(isCount(days) ? { days } : {}) };
  const whole = { ...length, ...(isCount(workingDays) ? { workingDays } : {}) };
  return Object.keys(whole).length === 0 ? null : dueOn(whole, due, counting);
}

function byOf({ details }: ClockEvent): Extender {
  return EXTENDERS.find((one) => one === details.by) ?? 'officer';
}

type State = { state: LimitState; stoppedOn: Day | null };

function stateOf(round: Round, due: { on: Day; overAt: Date }, told: Told): State {
  const { row } = round;
  const isInTime = (event: ClockEvent) => (lengthOf(round, told.frame)?.hours ? event.at < due.overAt : event.on <= due.on);
  const stop = stopOf(round, told);
  if (stop && isInTime(stop)) return { state: 'met', stoppedOn: stop.on };
  const fall = fallOf(round, told);
  if (fall && isInTime(fall)) return { state: 'ended', stoppedOn: fall.on };
  const stoppedOn = stop?.on ?? fall?.on ?? null;
  if (stoppedOn !== null || told.now.getTime() >= due.overAt.getTime()) return { state: 'missed', stoppedOn };
  return { state: told.isStayed && row.pauses ? 'paused' : 'running', stoppedOn: null };
}

/** What was to be done. Where there are rounds it comes after its start; otherwise whoever was early was in time. */
function stopOf(round: Round, { frame, events }: Told): ClockEvent | undefined {
  const { row, partyId } = round;
  const whole = row.together ? lastOfAll(row.together, { frame, events }) : undefined;
  return after(round, events).find((event) => event === whole || (row.stopsAt.includes(event.type) && isOf(partyId)(event)));
}

function fallOf(round: Round, { events }: Told): ClockEvent | undefined {
  const { row, partyId } = round;
  return after(round, events).find(
    (event) => (row.fallsAt.includes(event.type) && isOf(partyId)(event)) || (!row.outlives && ENDS.includes(event.type)),
  );
}

function after({ row, start }: Round, events: readonly ClockEvent[]): readonly ClockEvent[] {
  return row.starts === 'each' ? events.slice(events.indexOf(start) + 1) : events;
}

/** The event with which every party has done it; without parties, the first. */
function lastOfAll({ type, side }: { type: string; side?: string }, { frame, events }: Pick<Told, 'frame' | 'events'>) {
  const waiting = new Set((frame.parties ?? []).filter((party) => side === undefined || party.side === side).map(({ id }) => id));
  return events.find((event) => {
    if (event.type !== type) return false;
    if (event.partyId !== null) waiting.delete(event.partyId);
    return waiting.size === 0;
  });
}
