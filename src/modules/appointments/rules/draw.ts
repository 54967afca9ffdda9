/**
 * The draw: where chance decides, a seed is fixed and its hash published before, and the seed is told after, so that anybody can
 * repeat what it gave (algorithms 2.2 and 2.4). The order is that of SHA-256 over `seed|name`, in hexadecimal, smallest first.
 */

/** SHA-256 of a text in UTF-8, in hexadecimal; handed over, because a rule knows no library. */
export type Digest = (text: string) => string;

export function drawn<T>(
  things: readonly T[],
  { seed, nameOf, digest }: { seed: string; nameOf: (thing: T) => string; digest: Digest },
): T[] {
  return things
    .map((thing) => ({ thing, by: digest(`${seed}|${nameOf(thing)}`) }))
    .toSorted((one, other) => (one.by < other.by ? -1 : Number(one.by > other.by)))
    .map(({ thing }) => thing);
}

/** What is published before the draw: nobody can say afterwards that it was another seed. */
export function commitmentTo(seed: string, digest: Digest): string {
  return digest(seed);
}

/**
 * The seed that is drawn with: ours, which was committed to, mixed with a public beacon that nobody knew at that time. Without a
 * beacon it is ours alone, and whoever shows the draw says so.
 */
export function mixedSeed(seed: string, beacon: string | null, digest: Digest): string {
  return beacon === null ? seed : digest(`${seed}|${beacon}`);
}
