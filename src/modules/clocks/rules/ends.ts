import { addDays, type Day, dayAt, daysBetween, isDay } from '#kernel/days.ts';
import type { HolidayTable } from '#modules/institution/rules/values.ts';
import { isAmong } from './event-names.ts';
import {
  type Counting,
  dueOn,
  earlierOf,
  endOf,
  lastDayOf,
  laterOf,
  namedDay,
  type Pause,
} from './reckoning.ts';
import { pausesFor } from './standstills.ts';
import {
  type ClockEvent,
  EXTENDERS,
  type Extender,
  type Frame,
  type Length,
  type LimitRow,
} from './words.ts';

export type CountedEvents = {
  frame: Frame;
  events: readonly ClockEvent[];
  pauses: readonly Pause[];
  isStayed: boolean;
  /** What all parties agreed to hold, and whether they do now. */
  standstills: readonly Pause[];
  isHeld: boolean;
  now: Date;
  /** What disposed of a request under s. 33 that had come too late to be one, and so begins nothing. */
  late: ReadonlySet<ClockEvent>;
};
export type Round = {
  row: LimitRow;
  partyId: string | null;
  number: number;
  start: ClockEvent;
  next: ClockEvent | undefined;
};
export type Due = {
  dueOn: Day;
  overAt: Date;
  cut: number;
  lastDay: Day;
  unextendedOn: Day;
  pausedDays: number;
  heldSince: Day | null;
  unheldOn: Day;
  takenUntil: Day;
};

type Dated = { round: Round; id: string; length: Length; stoppedOn: Day | null };
/** The end as it stands so far, since when a request in time waits for somebody's word, and who has given time already. */
type Standing = { due: Day; heldSince: Day | null; cut: number; givenBy: readonly Extender[] };

/** The last day of a limit that is counted in days: with its holidays, its pauses, what was added to it and what holds it. */
export function dated({ round, id, length, stoppedOn }: Dated, told: CountedEvents): Due {
  const { row, start } = round;
  const pauses = pausesFor(row, told);
  const counting: Counting = {
    holidays: holidaysFor(told.frame, start),
    rolls: row.rolls === true,
    pauses,
  };
  const unextendedOn = dueOn(length, start.on, counting);
  let stands: Standing = { due: unextendedOn, heldSince: null, cut: 0, givenBy: [] };
  for (const event of movesOf(round, id, told))
    stands = afterMove(stands, event, { round, counting, unextendedOn });
  const { heldSince, cut } = stands;
  // Silence of the office costs nobody a right: while it has not decided, today is still in time.
  const due = heldSince === null ? stands.due : laterOf(stands.due, stoppedOn ?? dayAt(told.now));
  const lastDay = lastDayOf(length, start.on, counting);
  const takenUntil =
    row.rolls === 'taken' ? namedDay(due, due, { holidays: counting.holidays, rolls: true }) : due;
  return {
    dueOn: due,
    overAt: endOf(takenUntil),
    takenUntil,
    cut,
    lastDay,
    unextendedOn,
    heldSince,
    unheldOn: stands.due,
    pausedDays: pausedBetween(start.on, due, counting),
  };
}

/** Part C, 6: a limit keeps the holidays that counted when it began, whatever table comes later. */
export function holidaysFor({ holidays }: Frame, { at }: ClockEvent): HolidayTable {
  return typeof holidays === 'function' ? holidays(at) : holidays;
}

type Moving = { round: Round; counting: Counting; unextendedOn: Day };

function afterMove(
  stands: Standing,
  event: ClockEvent,
  { round: { row, partyId }, counting, unextendedOn }: Moving,
): Standing {
  const { due, heldSince } = stands;
  // What is asked for after the end holds nothing open.
  if (event.type === row.heldBy?.asked)
    return event.on > due ? stands : { ...stands, heldSince: heldSince ?? event.on };
  const decided = event.partyId === partyId ? null : heldSince;
  // They counted on it while it waited: whatever the answer is, the whole of the next day is theirs.
  const declined =
    heldSince === null
      ? stands
      : {
          ...stands,
          heldSince: decided,
          due: laterOf(due, dueOn({ days: 1 }, event.on, counting)),
        };
  if (event.type === row.heldBy?.declined) return declined;
  // What is given late is given from the day on which it is given.
  const since = (day: Day) => (heldSince === null ? day : laterOf(day, event.on));
  const wanted = wantedBy(event, since(due), counting);
  if (wanted === null) return stands;
  const by = byOf(event);
  if (event.on > due && row.onlyInTime?.includes(by)) return { ...stands, cut: stands.cut + 1 };
  if (row.once?.includes(by) && stands.givenBy.includes(by))
    return { ...declined, cut: stands.cut + 1 };
  const bound = row.extension[by];
  const most =
    bound === undefined
      ? due
      : bound === 'any'
        ? wanted
        : dueOn(bound, since(unextendedOn), counting);
  // An extension never shortens.
  const given = laterOf(due, earlierOf(wanted, most));
  const givenBy = given > due ? [...stands.givenBy, by] : stands.givenBy;
  return { heldSince: decided, cut: stands.cut + (wanted > most ? 1 : 0), due: given, givenBy };
}

function pausedBetween(from: Day, to: Day, { pauses = [] }: Counting): number {
  return pauses
    .map((pause) => ({ from: laterOf(pause.from, addDays(from, 1)), to: earlierOf(pause.to, to) }))
    .reduce(
      (sum, pause) => sum + (pause.from <= pause.to ? daysBetween(pause.from, pause.to) + 1 : 0),
      0,
    );
}

export function isOf(partyId: string | null) {
  return (event: ClockEvent) =>
    partyId === null || event.partyId === null || event.partyId === partyId;
}

/** What happens to one seat of a tribunal is nothing of another's; what names none is of all. */
export function isOfSeat({ details: { seat } }: ClockEvent) {
  return ({ details: { seat: other } }: ClockEvent) =>
    (seat ?? null) === null || (other ?? null) === null || seat === other;
}

/**
 * What moves the end: `time_extended` with `limit` (the row's name or the limit's id; without it the answer's) and days,
 * months or a last day; and a request of the party itself for more time, with the word that declines it.
 */
function movesOf(
  { row, partyId, number, start, next }: Round,
  id: string,
  { events }: CountedEvents,
): ClockEvent[] {
  const begins = events.indexOf(start);
  const ends = next ? events.indexOf(next) : events.length;
  const holds = row.heldBy ? [row.heldBy.asked, row.heldBy.declined] : [];
  const isRound = row.starts === 'each' || number > 1;
  return events.filter((event, at) => {
    // What was asked for in one round holds no other open.
    if (row.renews && (at > ends || (number > 1 && at < begins))) return false;
    if (isAmong(holds, event.type)) return partyId !== null && event.partyId === partyId;
    if (event.type !== 'time_extended') return false;
    const limit = event.details.limit ?? 'answer';
    if (limit === id && id !== row.id) return true;
    return limit === row.id && isOf(partyId)(event) && (!isRound || (at > begins && at < ends));
  });
}

function wantedBy(
  { on, details: { until, days, workingDays, months } }: ClockEvent,
  due: Day,
  counting: Counting,
): Day | null {
  if (isDay(until)) return namedDay(until, on, counting);
  const length = { ...(isCount(months) ? { months } : {}), ...(isCount(days) ? { days } : {}) };
  const whole = { ...length, ...(isCount(workingDays) ? { workingDays } : {}) };
  return Object.keys(whole).length === 0 ? null : dueOn(whole, due, counting);
}

const MOST_STATED = 3660;

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST_STATED;
}

function byOf({ details }: ClockEvent): Extender {
  return EXTENDERS.find((one) => one === details.by) ?? 'officer';
}
