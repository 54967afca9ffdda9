/** Chance that can be had again: the same seed gives the same draws, on every machine. */
export type Chance = {
  /** From 0 up to 1, 1 left out. */
  next(): number;
  /** A whole number from `low` to `high`, both of them possible. */
  whole(low: number, high: number): number;
  one<T>(list: readonly T[]): T;
  /** One of the names, each as likely as its weight among all. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
  /** True so many times in a hundred. */
  percent(share: number): boolean;
  some<T>(list: readonly T[], count: number): T[];
  bytes(count: number): Uint8Array;
};

/** sfc32 (Chris Doty-Humphrey's small fast counter), 32 bits a draw: plenty for names and hours, and a page long. */
export function chanceFrom(seed: number): Chance {
  let [a, b, c, counter] = [0x9e3779b9 ^ seed, 0x243f6a88, 0xb7e15162, 1];
  const draw = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let warm = 0; warm < 20; warm++) draw();
  const next = () => draw() / 2 ** 32;
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const one = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Nothing to choose from.');
    return list[whole(0, list.length - 1)] as T; // an index of the list
  };
  return {
    next,
    whole,
    one,
    weighted(weights) {
      const entries = Object.entries(weights) as [keyof typeof weights, number][]; // its own keys
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        left -= weight;
        if (left < 0) return name;
      }
      return one(entries)[0];
    },
    percent: (share) => next() * 100 < share,
    some<T>(list: readonly T[], count: number) {
      const rest = [...list];
      return Array.from(
        { length: Math.min(count, list.length) },
        () => rest.splice(whole(0, rest.length - 1), 1)[0] as T,
      );
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => whole(0, 255)),
  };
}
