import * as m from '#messages/all.ts';
import type { Track } from '../rules/words.ts';

export const trackWords: Record<Track, () => string> = {
  online: m.case_track_online,
  expedited: m.case_track_expedited,
  ordinary: m.case_track_ordinary,
};

/** Whose times count, and why where somebody wished for others. */
export function trackSentences({ track, wish }: { track: Track; wish: Track }): string[] {
  return [trackWords[track](), ...(wish === 'expedited' && track !== 'expedited' ? [m.case_track_wished()] : [])];
}
