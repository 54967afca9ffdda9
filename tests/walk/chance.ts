/** Chance that is the same on every machine and in every run: a seed is a whole history. */
export type Chance = {
  below: (most: number) => number;
  pick: <T>(from: readonly [T, ...T[]]) => T;
  /** True once in so many times. */
  once: (inSo: number) => boolean;
};

/** Mulberry32: 32 bits of state, the whole period, and the upper bits as good as the lower ones. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    pick: (from) => from[below(from.length)] ?? from[0],
    once: (inSo) => below(inSo) === 0,
  };
}
