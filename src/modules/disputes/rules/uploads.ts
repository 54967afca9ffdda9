import type { Quota } from '#kernel/quota.ts';

// How much may lie with us that belongs to no dispute yet. Anybody may upload a paper before anything is filed, so that without
// these one network could fill the disk: 120 papers of ten megabytes a minute. Reasons: docs/decisions/0052.

const MB = 1024 * 1024;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** One browser, or one notice: two requests with forty papers each, and room for scans that are large. */
export const OWN: Quota = { files: 80, bytes: 250 * MB };
/** One network, behind which a whole carrier may stand: five people who file a lot at once. */
export const NETWORK: Quota = { files: 400, bytes: 1024 * MB };
/** All that is loose, from wherever: ten thousand networks share this and no more. */
export const EVERYBODY: Quota = { files: 50_000, bytes: 20 * 1024 * MB };

/** A paper that no draft names is gone after so long: a form left open over an evening. */
const UNNAMED = 6 * HOUR;
/** One that a draft names stays ten days longer than a draft may rest (thirty, filing/rules/draft.ts). */
const NAMED = 40 * DAY;
/** One that somebody with an account uploaded, who sends it with the same form. */
const KNOWN = 7 * DAY;

export const unnamedUntil = (at: Date) => new Date(at.getTime() + UNNAMED);
export const namedUntil = (at: Date) => new Date(at.getTime() + NAMED);
export const knownUntil = (at: Date) => new Date(at.getTime() + KNOWN);
/** Files that were written before this and that no row names were left by a crash. */
export const strayBefore = (now: Date) => new Date(now.getTime() - UNNAMED);
