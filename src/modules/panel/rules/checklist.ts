/** What an officer looks at before the committee does. */
export const CHECKS = [
  'identity',
  'qualification',
  'certificate',
  'address',
  'references',
] as const;
export type Check = (typeof CHECKS)[number];

/** How a thing was seen: the officer's own list of sources, kept with the check. */
export const SOURCES = ['document', 'register', 'video_call', 'referee', 'in_person'] as const;
export type CheckSource = (typeof SOURCES)[number];

export function checksOpen(done: readonly { item: string }[]): number {
  return CHECKS.filter((item) => !done.some((one) => one.item === item)).length;
}
