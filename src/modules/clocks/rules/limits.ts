import { dayAt } from '#kernel/days.ts';
import { isConfirmedFor } from '#modules/institution/rules/calendar.ts';
import {
  type CountedEvents,
  type Due,
  dated,
  holidaysFor,
  isOf,
  isOfSeat,
  type Round,
} from './ends.ts';
import { isAmong } from './event-names.ts';
import { countedEvents, pausesOf } from './events.ts';

import { lengthOf, since, stateOf, stopOf, timed } from './limit-states.ts';
import { standstillsOf } from './standstills.ts';
import type { ClockEvent, Deadline, Frame, Length, LimitRow } from './words.ts';

/**
 * Every limit that events have started, in the order in which they end. They are counted from the events and the frame
 * alone (invariant I6); `now` only says which of them are over, and how long a stay or a standstill has lasted that still lasts.
 */
export function limitsOf(frame: Frame, events: readonly ClockEvent[], now: Date): Deadline[] {
  const counted = countedEvents(events, frame.meanings);
  const told: CountedEvents = withLate({
    frame,
    events: counted,
    ...pausesOf(counted, dayAt(now)),
    ...standstillsOf(counted, frame.meanings, dayAt(now)),
    now,
    late: new Set(),
  });
  return frame.pack.rows
    .filter((row) => concerns(row, frame))
    .flatMap((row) => partiesOf(row, told).flatMap((partyId) => roundsOf(row, partyId, told)))
    .flatMap((round) => limitOf(round, told) ?? [])
    .toSorted((a, b) =>
      a.dueOn === b.dueOn ? (a.id < b.id ? -1 : 1) : a.dueOn < b.dueOn ? -1 : 1,
    );
}

/**
 * Whether the last round of a limit has run out: of one party, or of everybody for whom it was counted. A limit that never
 * started is not over, and neither is one that still runs for somebody.
 */
export function isOver(
  limits: readonly Deadline[],
  row: string,
  partyId?: string,
  seat?: string,
): boolean {
  const all = limits.filter(
    (limit) =>
      limit.row === row &&
      (partyId === undefined || limit.partyId === partyId) &&
      (seat === undefined || limit.seat === null || limit.seat === seat),
  );
  const last = all.filter(
    (limit) => !all.some((other) => isSameLane(limit, other) && other.round > limit.round),
  );
  return (
    last.some(({ state }) => state === 'missed') &&
    !last.some(({ state }) => state === 'running' || state === 'paused')
  );
}

/** Rounds of one limit follow each other for each party and each seat. */
export function isSameLane(
  one: Pick<Deadline, 'row' | 'partyId' | 'seat'>,
  other: Pick<Deadline, 'row' | 'partyId' | 'seat'>,
): boolean {
  const isSameSeat = one.seat === null || other.seat === null || one.seat === other.seat;
  return one.row === other.row && one.partyId === other.partyId && isSameSeat;
}

function concerns({ only }: LimitRow, { traits = [] }: Frame): boolean {
  if (only === 'domestic') return !traits.includes('international');
  return only === undefined || traits.includes(only);
}

function starts(row: LimitRow, { events, late }: CountedEvents): ClockEvent[] {
  // ACA s. 15(3) and s. 29A(7): a substitute goes on where the other stopped. And one of three is no tribunal yet (Part C, 11).
  return since(row, events).filter(
    (event) =>
      isAmong(row.from, event.type) &&
      event.details.isSubstitute !== true &&
      event.details.isPart !== true &&
      !late.has(event),
  );
}

/** With what a request under s. 33 is disposed of, by the request and by the row of the time for it. */
const DISPOSES: Readonly<Record<string, { asked: string; row: string }>> = {
  correction_decided: { asked: 'correction_asked', row: 'correction_request' },
  additional_award_made: { asked: 'additional_award_asked', row: 'additional_award_request' },
  additional_award_declined: { asked: 'additional_award_asked', row: 'additional_award_request' },
};

/**
 * ACA s. 34(3) gives the time anew where "a request had been made under section 33", and what was asked after the time of that
 * section was none: the earlier day is told, as the safe one (law and lifecycle, Part C).
 */
function withLate(told: CountedEvents): CountedEvents {
  const late = told.events.filter((event, at) => {
    const { asked, row: id } = DISPOSES[event.type] ?? {};
    const row = told.frame.pack.rows.find((one) => one.id === id);
    const request = told.events
      .slice(0, at)
      .findLast(({ type, partyId }) => type === asked && partyId === event.partyId);
    const round = row && request ? roundsOf(row, event.partyId, told).at(-1) : undefined;
    const limit = round && limitOf(round, told);
    return limit && request ? request.on > limit.explained.takenUntil : false;
  });
  return late.length === 0 ? told : { ...told, late: new Set(late) };
}

/** For whom a row is counted: one party each, or nobody in particular. */
function partiesOf(row: LimitRow, told: CountedEvents): (string | null)[] {
  const all = starts(row, told);
  if (all.length === 0) return [];
  if (!row.perParty) return [null];
  const named = all.flatMap(({ partyId }) => (partyId === null ? [] : [partyId]));
  const isSpread = row.spreads && all.some(({ partyId }) => partyId === null);
  const side = (told.frame.parties ?? []).filter(
    (party) => row.spreads === 'all' || row.spreads === 'seat' || party.side === row.spreads,
  );
  const ids = new Set([...named, ...(isSpread ? side.map(({ id }) => id) : [])]);
  return ids.size === 0 ? [null] : [...ids];
}

function roundsOf(row: LimitRow, partyId: string | null, told: CountedEvents): Round[] {
  const all = starts(row, told)
    .filter(isOf(partyId))
    .filter((start) => row.spreads !== 'seat' || isOfSide(start, partyId, told));
  const counted =
    row.starts === 'each' ? all : row.starts === 'first' ? all.slice(0, 1) : all.slice(-1);
  const rounds = [
    ...counted,
    ...renewals(row, partyId, { events: told.events, since: counted.at(-1) }),
  ];
  return rounds.map((start, at) => ({
    row,
    partyId,
    number: at + 1,
    start: accompanied(start, row, { partyId, told }),
    next: rounds.slice(at + 1).find(isOfSeat(start)),
  }));
}

/** Whether a start is of a party's own side; one that names no side's seat is of both. */
function isOfSide(
  { details: { seat } }: ClockEvent,
  partyId: string | null,
  { frame: { parties = [] } }: CountedEvents,
): boolean {
  const side = parties.find(({ id }) => id === partyId)?.side;
  return (seat !== 'claimant' && seat !== 'respondent') || side === undefined || side === seat;
}

type Since = { events: readonly ClockEvent[]; since: ClockEvent | undefined };

/** What began it anew since its last start; nothing runs anew that had not begun. */
function renewals(
  { renews = [] }: LimitRow,
  partyId: string | null,
  { events, since }: Since,
): ClockEvent[] {
  const all = since ? events.slice(events.indexOf(since) + 1) : [];
  return all.filter((event) => isAmong(renews, event.type) && isOf(partyId)(event));
}

/** The later of a start and of what has to come with it; the start alone where that has not come, for it is the safe day. */
function accompanied(
  start: ClockEvent,
  { from, notBefore }: LimitRow,
  { partyId, told }: { partyId: string | null; told: CountedEvents },
): ClockEvent {
  if (notBefore === undefined || start.type !== from[0]) return start;
  const others = told.events.filter((event) => event.type === notBefore && isOf(partyId)(event));
  if (others.some(({ on }) => on <= start.on)) return start;
  return others[0] ?? start;
}

function limitOf(round: Round, told: CountedEvents): Deadline | null {
  const length = lengthOf(round, told.frame);
  if (length === null) return null;
  const { row, partyId, number, start } = round;
  const id = `${row.id}${partyId === null ? '' : `:${partyId}`}${number > 1 ? `#${number}` : ''}`;
  const due = length.hours
    ? timed(length.hours, start)
    : dated({ round, id, length, stoppedOn: stopOf(round, told)?.on ?? null }, told);
  const { dueOn: on, overAt, takenUntil } = due;
  const stands = stateOf(round, { on: takenUntil, overAt }, told);
  return {
    id,
    row: row.id,
    partyId,
    seat: typeof start.details.seat === 'string' ? start.details.seat : null,
    round: number,
    startedOn: start.on,
    dueOn: on,
    overAt,
    ...stands,
    heldSince: stands.state === 'running' || stands.state === 'paused' ? due.heldSince : null,
    ...saidByRow(row),
    explained: explained(round, { length, due }, told),
  };
}

type SaidByRow = Pick<Deadline, 'whose' | 'citation' | 'kind' | 'escalation' | 'ifMissed'> &
  Pick<Deadline, 'byItself' | 'reminders' | 'isRowConfirmed'>;

/** What a limit has of its row alone. */
function saidByRow(row: LimitRow): SaidByRow {
  const { whose, citation, kind, escalation, ifMissed, reminders } = row;
  const { byItself = false, isConfirmed: isRowConfirmed } = row;
  return { whose, citation, kind, escalation, ifMissed, byItself, reminders, isRowConfirmed };
}

function explained(
  { start }: Round,
  { length, due }: { length: Length; due: Due },
  { frame }: CountedEvents,
): Deadline['explained'] {
  const { cut, lastDay, unextendedOn, unheldOn, pausedDays, takenUntil } = due;
  return {
    event: start.type,
    length,
    lastDay,
    pausedDays,
    unextendedOn,
    takenUntil,
    unheldOn,
    cutExtensions: cut,
    isConfirmed: isConfirmedFor(holidaysFor(frame, start), start.on, takenUntil),
  };
}
