import { type Day, dayAt } from '#kernel/days.ts';
import { limitsOf } from './limits.ts';
import type { ClockEvent, Frame } from './words.ts';

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
