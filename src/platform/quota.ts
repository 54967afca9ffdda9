import { countedFrom } from './network.ts';

/** How much of somebody's may lie with us that belongs to nothing yet: a number of files, and bytes. */
export type Quota = { files: number; bytes: number };

/** Whether one more of this size still fits; `times` is for a network of many (network.ts). */
export function fits(held: Quota, size: number, { files, bytes }: Quota, times = 1): boolean {
  return held.files + 1 <= files * times && held.bytes + size <= bytes * times;
}

/** The networks of an uploader, as keyed hashes: what is counted is found again, and what is kept names nobody. */
export function networksOf(network: string, hash: (text: string) => string): { hash: string; times: number }[] {
  return countedFrom(network).map(({ of, times }) => ({ hash: hash(`upload from ${of}`), times }));
}
