import * as m from '#messages/all.ts';
import type { ArchiveShownView } from './shapes.ts';

type Ending = NonNullable<NonNullable<ArchiveShownView>['endedAs']>;

/** Why a copy is there no more; one that was made anew needs no word. */
export const endingWords: Record<Exclude<Ending, 'renewed'>, () => string> = {
  over: m.export_over,
  lost: m.export_lost,
  changed: m.export_changed,
  failed: m.export_failed,
};

/** A size as people read it. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return bytes < 1_000_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${(bytes / 1_000_000_000).toFixed(2)} GB`;
}
