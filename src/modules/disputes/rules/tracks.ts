import { toldBy } from './facts.ts';
import { areAll } from './machine.ts';
import type { Happened, Side, Track } from './words.ts';

/** Since when the times of a track count; a limit keeps those that counted when it began. */
export type TrackSince = { since: Date; track: Track };

type Party = { id: string; side: Side };

/**
 * Whose times count when (law and lifecycle, Part C, 3). Expedited is a wish of whoever files: its times count from the agreement of
 * s. 29B that all have signed, each by somebody whose identity is shown. Until then the ordinary ones do, or the online ones
 * once it is recorded that the parties agreed on this institution's rules. What was told before is not made shorter by it.
 */
export function tracksOf(wish: Track, parties: readonly Party[], events: readonly Happened[]): TrackSince[] {
  const spans: TrackSince[] = [{ since: new Date(0), track: wish === 'expedited' ? 'ordinary' : wish }];
  if (wish !== 'expedited' && !events.some(({ type }) => type === 'fast_track_signed' || type === 'consent_recorded')) return spans;
  let [usual, now] = [spans[0]?.track ?? 'ordinary', spans[0]?.track];
  for (const [at, event] of events.entries()) {
    if (wish === 'expedited') usual = usualAfter(usual, event);
    const isFast = areAll(toldBy(parties, events.slice(0, at + 1)), 'fast_track');
    const track = isFast ? 'expedited' : usual;
    if (track !== now) spans.push({ since: event.at, track });
    now = track;
  }
  return spans;
}

/** Whoever agreed on the institution's own rules, before the dispute or after it, has agreed on their times. */
function usualAfter(usual: Track, { type, details }: Happened): Track {
  if (type === 'basis_withdrawn') return 'ordinary';
  if (type !== 'basis_shown' && type !== 'agreement_complete') return usual;
  return details.basis === 'A' || details.basis === 'B' ? 'online' : usual;
}

/** The track whose times count at the end of what happened. */
export function trackNow(spans: readonly TrackSince[]): Track {
  return spans.at(-1)?.track ?? 'ordinary';
}
