import type { Day } from '#kernel/days.ts';
import type { Paise } from './money.ts';
import type { Ceiling } from './schedules/fourth-schedule.ts';
import type { ScheduleName } from './schedules/governing.ts';

export const ESTIMATED_WAYS = ['arbitration', 'mediation', 'conciliation'] as const;

export type EstimatedProcess = (typeof ESTIMATED_WAYS)[number];

export const PROCEDURES = ['online', 'expedited', 'ordinary'] as const;

export type Procedure = (typeof PROCEDURES)[number];

export type EstimateAsk = {
  way: EstimatedProcess;
  /** What is claimed, without costs. */
  sum: Paise;
  counterclaim: Paise;
  arbitrators: number;
  procedure: Procedure;
  seat: string;
  /** When an award may be expected: stamp duty goes by its day. */
  awardOn: Day;
  schedule: ScheduleName;
  ceilingOn?: Ceiling;
};

export const ITEMS = [
  'registration',
  'admin',
  'gst',
  'registration_credit',
  'tribunal',
  'tribunal_counterclaim',
  'tribunal_gst',
  'stamp_duty',
] as const;

export type ItemName = (typeof ITEMS)[number];

/** How much is known: it is so; it is likely; or only bounds can be told. */
export type Certainty = 'certain' | 'likely' | 'open';

export type EstimateItem = {
  item: ItemName;
  /** What it is expected to come to; null where only the bounds are known, or not even those. */
  amount: Paise | null;
  least: Paise | null;
  most: Paise | null;
  certainty: Certainty;
  /** When it is asked for, and of whom. */
  when: 'on_filing' | 'to_constitute' | 'on_award';
  borne: 'claimant' | 'respondent' | 'shared' | 'registrar_decides';
  /** The schedule by which it was reckoned; null where none of ours knows it. */
  by: string | null;
};

export type CostEstimate = {
  items: EstimateItem[];
  /** What the claimant pays to file, tax and all. This is certain. */
  onFiling: Paise;
  /** All of it, as it will likely be, and its bounds. */
  likely: Paise;
  least: Paise;
  /** Null when an item has no upper bound that we know. */
  most: Paise | null;
};

export type EstimateRefusal = 'sum_missing' | 'sum_too_large' | 'even_tribunal';
