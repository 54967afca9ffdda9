import { dayInShort } from '#kernel/day-words.ts';
import { momentInShort } from '#kernel/moments.ts';

/** A moment: on the clock of Mumbai, unless the reader's own zone is given. */
export function Moment({ at, zone }: { at: string; zone?: string }) {
  return (
    <time className="tn" dateTime={at}>
      {momentInShort(at, zone)}
    </time>
  );
}

/** A civil day, `yyyy-mm-dd`. */
export function CivilDay({ on }: { on: string }) {
  return (
    <time className="tn" dateTime={on}>
      {dayInShort(on)}
    </time>
  );
}
