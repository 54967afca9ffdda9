/** How much of somebody's may lie with us that belongs to nothing yet: a number of files, and bytes. */
export type Quota = { files: number; bytes: number };

/** Whether one more of this size still fits; `times` is for a network of many (platform/network.ts). */
export function fits(held: Quota, size: number, { files, bytes }: Quota, times = 1): boolean {
  return held.files + 1 <= files * times && held.bytes + size <= bytes * times;
}
