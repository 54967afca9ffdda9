import type { Deadline } from '#modules/clocks/rules/words.ts';
import { EVENT_TYPES, type EventType, rowOf } from './machine.ts';
import { LIBERTIES, type PastEvent } from './words.ts';

type Seen = { type: string; partyId: string | null; details: unknown };
export type EventParticulars = { partyId?: string; details?: PastEvent['details'] };

/** The moves that follow by themselves from missed limits, as their rows say: what ran out first happens first. */
export function followingFrom(missed: readonly Deadline[]): EventType[] {
  const ranOut = missed.toSorted((a, b) => a.overAt.getTime() - b.overAt.getTime());
  return EVENT_TYPES.filter((type) =>
    ranOut.some((limit) => limit.byItself && limit.ifMissed === type),
  ).toSorted(
    (a, b) =>
      ranOut.findIndex(({ ifMissed }) => ifMissed === a) -
      ranOut.findIndex(({ ifMissed }) => ifMissed === b),
  );
}

/**
 * What an event says that follows from missed limits: one for each party whose own limit it follows from, and one for the
 * dispute otherwise; none where nothing was missed that it follows from. What was asked for is what is given, no more.
 */
export function particularsFor(
  type: EventType,
  missed: readonly Deadline[],
  events: readonly Seen[],
): EventParticulars[] {
  const own = missed.filter(({ ifMissed }) => ifMissed === type);
  if (own.length === 0) return [];
  const { closes = [] } = rowOf(type) ?? {};
  if (closes.includes('withdrawal')) return [{ details: { liberty: libertyAsked(events) } }];
  if (rowOf(type)?.ofEach)
    return [...new Set(own.map(({ partyId }) => partyId))].flatMap((partyId) =>
      partyId === null ? [] : [{ partyId }],
    );
  if (!closes.includes('extension')) return [{}];
  return own.flatMap(({ partyId }) => {
    const asked = events.findLast(
      (event) => rowOf(event.type)?.opens === 'extension' && event.partyId === partyId,
    );
    const { days } = (asked?.details ?? {}) as { days?: unknown };
    if (partyId === null || typeof days !== 'number') return [];
    return [{ partyId, details: { limit: 'answer', by: 'officer', days, isBySilence: true } }];
  });
}

function libertyAsked(events: readonly Seen[]): string {
  const asked = events.findLast(({ type }) => rowOf(type)?.opens === 'withdrawal');
  const { liberty } = (asked?.details ?? {}) as { liberty?: unknown };
  return LIBERTIES.find((one) => one === liberty) ?? 'with';
}
