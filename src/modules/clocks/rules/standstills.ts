import { type Day, isDay } from '#kernel/days.ts';
import { earlierOf, joined, laterOf, type Pause } from './reckoning.ts';
import type { ClockEvent, Frame, LimitRow } from './words.ts';

/**
 * What all parties agreed to hold: from the day of the last signature to the last day that they named, or to the day on which one of
 * them ended it. One that goes on lasts until today, so that the day that is told is the safe one. It ends when a service or the
 * request is taken back, too: a signature may have been another person's. What was held until then stays held, for who counted on it.
 */
export function standstillsOf(
  events: readonly ClockEvent[],
  meanings: Frame['meanings'],
  today: Day,
): { standstills: Pause[]; isHeld: boolean } {
  const standstills: Pause[] = [];
  let now: Pause | null = null;
  for (const event of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const { standstill, takesBack } =
      (Object.hasOwn(meanings, event.type) ? meanings[event.type] : undefined) ?? {};
    const { until } = event.details;
    if (now && (standstill || takesBack)) {
      standstills.push({ from: now.from, to: laterOf(now.from, earlierOf(now.to, event.on)) });
      now = null;
    }
    if (standstill === 'begins' && isDay(until) && until >= event.on)
      now = { from: event.on, to: until };
  }
  if (now) standstills.push({ from: now.from, to: laterOf(now.from, earlierOf(now.to, today)) });
  return { standstills: joined(standstills), isHeld: now !== null && today <= now.to };
}

/** Days on which a limit stood still. What the law sets is held by no agreement of the parties (ACA ss. 23(4), 29A, 29B). */
export function pausesFor(
  { pauses, kind }: Pick<LimitRow, 'pauses' | 'kind'>,
  told: { pauses: readonly Pause[]; standstills: readonly Pause[] },
): readonly Pause[] {
  if (!pauses) return [];
  return kind === 'institutional' ? joined([...told.pauses, ...told.standstills]) : told.pauses;
}

/** Whether it stands still now. */
export function isPausedNow(
  { pauses, kind }: Pick<LimitRow, 'pauses' | 'kind'>,
  { isStayed, isHeld }: { isStayed: boolean; isHeld: boolean },
): boolean {
  return pauses && (isStayed || (isHeld && kind === 'institutional'));
}
