/**
 * Who may stand on a list at all (algorithms 2.2, "hard filters"). Each bar is a reason of its own, kept with the list, so that the
 * registrar and later a court can see why somebody was not named.
 */

export const BARS = [
  'suspended',
  'conflict',
  'wrong_process',
  'language',
  'qualification',
  'nationality',
  'amount',
  'not_free',
  'fee',
  'full',
] as const;
export type Bar = (typeof BARS)[number];

/** What the dispute asks of whoever decides or helps to settle it. */
export type Need = {
  process: 'arbitration' | 'conciliation' | 'mediation';
  /** Languages that the neutral must speak: that of the proceedings, and of each party who has no other. */
  languages: readonly string[];
  /** What the clause demands: an advocate, an engineer. */
  qualifications: readonly string[];
  /** Nationalities that a sole or presiding neutral may not have; empty where nobody asked for a neutral one. */
  nationalitiesOfParties: readonly string[];
  /** In minor units. */
  amount: bigint;
  /** Days within which the first sitting must be possible. */
  withinDays: number;
  /** The highest fee for the whole, in minor units; null where none was agreed. */
  feeAtMost: bigint | null;
};

export type Candidate = {
  id: string;
  isSuspended: boolean;
  /** A tie to somebody in the dispute that bars them and was not waived by all. */
  hasConflict: boolean;
  processes: readonly Need['process'][];
  languages: readonly string[];
  qualifications: readonly string[];
  nationality: string;
  /** The largest amount that they take; null without a limit. */
  amountAtMost: bigint | null;
  /** Days until their first free time; null where they have none. */
  freeInDays: number | null;
  fee: bigint;
  open: number;
  most: number;
};

const TESTS: Record<Bar, (candidate: Candidate, need: Need) => boolean> = {
  suspended: ({ isSuspended }) => isSuspended,
  conflict: ({ hasConflict }) => hasConflict,
  wrong_process: ({ processes }, { process }) => !processes.includes(process),
  language: ({ languages }, need) => !need.languages.every((one) => languages.includes(one)),
  qualification: ({ qualifications }, need) =>
    !need.qualifications.every((one) => qualifications.includes(one)),
  nationality: ({ nationality }, need) => need.nationalitiesOfParties.includes(nationality),
  amount: ({ amountAtMost }, { amount }) => amountAtMost !== null && amount > amountAtMost,
  not_free: ({ freeInDays }, { withinDays }) => freeInDays === null || freeInDays > withinDays,
  fee: ({ fee }, { feeAtMost }) => feeAtMost !== null && fee > feeAtMost,
  full: ({ open, most }) => open >= most,
};

/** Every reason why somebody may not be named; none where they may. */
export function barsOf(candidate: Candidate, need: Need): Bar[] {
  return BARS.filter((bar) => TESTS[bar](candidate, need));
}
