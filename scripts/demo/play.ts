import type { Clock } from './door.ts';

/** Something that happens at a moment; what follows from it is what it gives back. */
export type Step = { at: Date; act: () => Promise<readonly Step[]> };

/** Plays steps in the order of their moments until the end has come; what would come later is left undone, as in life. */
export async function play(
  steps: readonly Step[],
  { clock, until }: { clock: Clock; until: Date },
): Promise<number> {
  const waiting = [...steps].sort(byTime);
  let played = 0;
  for (let next = waiting.shift(); next && next.at < until; next = waiting.shift()) {
    // An act may have taken half a minute of its own, while a code changed.
    if (next.at > clock.now()) clock.goTo(next.at);
    for (const one of await next.act()) insert(waiting, one);
    played += 1;
  }
  return played;
}

function byTime(a: Step, b: Step): number {
  return a.at.getTime() - b.at.getTime();
}

function insert(waiting: Step[], step: Step): void {
  let [low, high] = [0, waiting.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((waiting[middle] as Step).at.getTime() <= step.at.getTime()) low = middle + 1;
    else high = middle;
  }
  waiting.splice(low, 0, step);
}
