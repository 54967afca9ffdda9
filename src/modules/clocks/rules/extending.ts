import { type Day, dayAt } from '#kernel/days.ts';
import { limitsOf } from './limits.ts';
import type { ClockEvent, Deadline, Frame } from './words.ts';

export type ExtensionRequest = {
  row: string;
  partyId: string;
  details: ClockEvent['details'];
  now: Date;
};
/** What more time would do to a limit: where it ends without, where with it, how far it could go, and whether it asks for more. */
export type Extension = { unextendedOn: Day; dueOn: Day; most: Day; isBeyond: boolean };

/** More days than any limit leaves room for; what is left of them is the most. */
const ALL = 3660;

/**
 * What `time_extended` with these details would give a party if an officer said it now; null where there is no such limit for
 * them. It is the clocks themselves that count it, so what is refused at the door and what counts afterwards cannot differ.
 */
export function extensionOf(
  frame: Frame,
  events: readonly ClockEvent[],
  { row, partyId, details, now }: ExtensionRequest,
): Extension | null {
  const limitWith = (given: ClockEvent['details'] | null) => {
    const said = {
      type: 'time_extended',
      on: dayAt(now),
      at: now,
      partyId,
      details: { ...given, limit: row, by: 'officer' },
    };
    const limits = limitsOf(frame, given ? [...events, said] : events, now);
    return limits.findLast((limit) => limit.row === row && limit.partyId === partyId);
  };
  const [before, given, most] = [limitWith(null), limitWith(details), limitWith({ days: ALL })];
  if (!before || !given || !most) return null;
  return {
    unextendedOn: before.explained.unheldOn,
    dueOn: given.explained.unheldOn,
    most: most.explained.unheldOn,
    isBeyond: given.explained.cutExtensions > before.explained.cutExtensions,
  };
}

/** A limit that the parties may lengthen by so many days: until when it runs, until when it would with them, and whether it is over. */
export type LengthenedTime = {
  row: string;
  days: number;
  dueOn: Day;
  longerOn: Day;
  isOver: boolean;
};

/**
 * The one of some limits that runs or ran out and that all parties may lengthen in days by their agreement; null where none is. The clocks
 * count what it would come to.
 */
export function lengthenable(
  frame: Frame,
  events: readonly ClockEvent[],
  { rows, limits, now }: { rows: readonly string[]; limits: readonly Deadline[]; now: Date },
): LengthenedTime | null {
  const limit = limits.findLast((one) => rows.includes(one.row) && COUNTS.includes(one.state));
  const bound = frame.pack.rows.find(({ id }) => id === limit?.row)?.extension.parties;
  const days = bound && bound !== 'any' ? bound.days : undefined;
  if (!limit || days === undefined) return null;
  const { row, dueOn, state } = limit;
  const details = { limit: row, days, by: 'parties' };
  const said = { type: 'time_extended', on: dayAt(now), at: now, partyId: null, details };
  const longer = limitsOf(frame, [...events, said], now).findLast((one) => one.id === limit.id);
  return { row, days, dueOn, longerOn: longer?.dueOn ?? dueOn, isOver: state === 'missed' };
}

const COUNTS: readonly Deadline['state'][] = ['running', 'paused', 'missed'];
