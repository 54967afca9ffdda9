import type { Day } from '#kernel/days.ts';

/** Every table by which something is reckoned, by the name that stands in what is kept. */
export type PackName =
  | 'fees'
  | 'fourth-schedule'
  | 'sebi-odr'
  | 'stamp-maharashtra'
  | 'stamp-delhi'
  | 'current-rate'
  | 'post-award'
  | 'refunds'
  | 'pins'
  | 'neutral-fees'
  | 'tds'
  | 'gst';

/**
 * A rule with figures of the law, dated: nothing that is reckoned with is a constant in code. A changed law is another
 * pack with a later day, so that what was reckoned before stays what it was.
 */
export type DatedFigures<Value> = {
  /** Kept with whatever was reckoned by it: `fourth-schedule@2016-01-01`. */
  id: `${PackName}@${string}`;
  title: string;
  /** The law or notice, and where in it. */
  source: string;
  from: Day;
  /** Whether a lawyer compared the figures with the source. */
  isConfirmed: boolean;
  value: Value;
};

/** The pack that counts on a day; null before the first one. */
export function packOn<Value>(
  packs: readonly DatedFigures<Value>[],
  day: Day,
): DatedFigures<Value> | null {
  const begun = packs.filter(({ from }) => from <= day);
  return begun.reduce<DatedFigures<Value> | null>(
    (last, one) => (last === null || one.from >= last.from ? one : last),
    null,
  );
}
