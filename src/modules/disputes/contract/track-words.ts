import * as m from '#messages/all.ts';
import type { Track } from '../rules/words.ts';

export const trackWords: Record<Track, () => string> = {
  online: m.case_track_online,
  expedited: m.case_track_expedited,
  ordinary: m.case_track_ordinary,
};

/** Whose times count, and why where somebody wished for others. */
export function trackSentences({ track, wish }: { track: Track; wish: Track }): string[] {
  if (wish === 'expedited' && track !== 'expedited')
    return [trackWords[track](), m.case_track_wished()];
  if (wish === 'online' && track === 'ordinary')
    return [trackWords[track](), m.case_track_wished_online()];
  return [trackWords[track]()];
}
