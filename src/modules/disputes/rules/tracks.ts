import { factsFromEvents } from './facts.ts';
import { areAll, rowOf, type Transition } from './machine.ts';
import type { PastEvent, Side, Track } from './words.ts';

/** Since when the times of a track count; a limit keeps those that counted when it began. */
export type TrackSince = { since: Date; track: Track };

type Party = { id: string; side: Side };

/**
 * Whose times count when (law and lifecycle, Part C, 3). Expedited is a wish of whoever files: its times count from the agreement of
 * s. 29B that all have signed, each by somebody whose identity is shown. Until then the ordinary ones do, or the online ones
 * once it is recorded that the parties agreed on this institution's rules. Online is a wish too: under a court's order nobody
 * agreed on those rules, and the ordinary times count. What was told before is not made shorter by it.
 */
export function tracksOf(
  wish: Track,
  parties: readonly Party[],
  events: readonly PastEvent[],
): TrackSince[] {
  const first = wish === 'expedited' ? 'ordinary' : wish;
  const spans: TrackSince[] = [{ since: new Date(0), track: first }];
  const mayBeFast = events.some(({ type }) => mayAgreeToFastTrack(rowOf(type)));
  if (!mayBeFast && !events.some(({ type }) => rowOf(type)?.founds)) return spans;
  let usual: Track = first;
  let now: Track = first;
  for (const [at, event] of events.entries()) {
    if (wish !== 'ordinary') usual = usualAfter(usual, event, first);
    const isFast =
      mayBeFast && areAll(factsFromEvents(parties, events.slice(0, at + 1)), 'fast_track');
    const track = isFast ? 'expedited' : usual;
    if (track !== now) spans.push({ since: event.at, track });
    now = track;
  }
  return spans;
}

/** A consent on a paper says itself to what it is. */
function mayAgreeToFastTrack(row: Transition | undefined): boolean {
  const { does, kind = 'fast_track' } = row?.consent ?? {};
  return does === 'gives' && kind === 'fast_track';
}

/** Whoever agreed on the institution's own rules, before the dispute or after it, has agreed on their times; a court has not. */
function usualAfter(usual: Track, { type, details }: PastEvent, first: Track): Track {
  const row = rowOf(type);
  if (row?.takesBack === 'request') return first;
  if (!row?.founds) return usual;
  return details.basis === 'A' || details.basis === 'B' ? 'online' : 'ordinary';
}

/** The track whose times count at the end of what happened. */
export function trackNow(spans: readonly TrackSince[]): Track {
  return spans.at(-1)?.track ?? 'ordinary';
}
