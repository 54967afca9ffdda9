/**
 * The names for one dispute, in an order that nobody can steer or guess and anybody can work out again (algorithms 2.2): a score
 * whose parts are shown, bands of names that are as good as each other, and the draw within a band. Who won before, how a party
 * liked an outcome, and whatever a person is rather than can do, is no part of it.
 */
import { type Digest, drawn } from '../draw.ts';

/** What is counted of somebody who may be named. */
export type Merits = {
  id: string;
  /** Likeness of the dispute's words to their texts, 0 to 1, and of how many texts. */
  expertise: number;
  texts: number;
  /** Disputes of this kind that they concluded. */
  concluded: number;
  freeInDays: number;
  open: number;
  most: number;
  deadlines: { kept: number; all: number };
  /** How often they were appointed here before. */
  appointments: number;
};

/** Points of the hundred; a setting with a version, so that an old list can be worked out again. */
export type Weights = Record<ScorePart, number>;
export const SCORE_PARTS = [
  'expertise',
  'experience',
  'availability',
  'load',
  'reliability',
] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];
export const WEIGHTS_2026: Weights = {
  expertise: 55,
  experience: 15,
  availability: 10,
  load: 10,
  reliability: 10,
};

export type Scored = { id: string; score: number; parts: Record<ScorePart, number> };

const DAYS = 30;
/** So many texts make half of what words tell believed. */
const FEW_TEXTS = 3;
/** Who has no deadlines behind them is taken to keep eight of ten. */
const PRIOR = { kept: 8, all: 10 };

export function scored(all: readonly Merits[], weights: Weights): Scored[] {
  const ordered = all.map(({ expertise }) => expertise).toSorted((one, other) => one - other);
  return all.map((one) => {
    const shares: Record<ScorePart, number> = {
      expertise: percentile(ordered, one.expertise) * (one.texts / (one.texts + FEW_TEXTS)),
      experience: 1 - Math.exp(-one.concluded / 5),
      availability: 1 - Math.min(one.freeInDays, DAYS) / DAYS,
      load: 1 - one.open / one.most,
      reliability: (one.deadlines.kept + PRIOR.kept) / (one.deadlines.all + PRIOR.all),
    };
    const entries = SCORE_PARTS.map((part) => [part, shares[part] * weights[part]] as const);
    const parts = Object.fromEntries(entries) as Record<ScorePart, number>;
    return { id: one.id, score: entries.reduce((sum, [, points]) => sum + points, 0), parts };
  });
}

/** The share of the others whom somebody passes, ties half; of one alone, whether they know anything of it. */
function percentile(ordered: readonly number[], own: number): number {
  if (ordered.length < 2) return own > 0 ? 1 : 0;
  const passed = placeOf(ordered, (other) => other < own);
  const tied = placeOf(ordered, (other) => other <= own) - passed - 1;
  return (passed + tied / 2) / (ordered.length - 1);
}

/** How many of an ordered row come before the first that is not so. */
function placeOf(ordered: readonly number[], isBefore: (one: number) => boolean): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(ordered[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Names within so many points of the first of their band are as good as each other. */
const BAND = 5;
/** One name in so many is a newcomer's, if one may be named. */
const ONE_IN = 5;
const NEWCOMER = 3;

export type Shortlist = { named: Scored[]; reserve: Scored[] };

export function shortlist(
  all: readonly Merits[],
  {
    names,
    weights,
    draw,
  }: { names: number; weights: Weights; draw: { seed: string; digest: Digest } },
): Shortlist {
  const ordered = inBands(scored(all, weights), draw);
  const isNew = new Set(all.filter((one) => one.appointments < NEWCOMER).map((one) => one.id));
  const chosen = withNewcomers(ordered, { names, isNew: ({ id }) => isNew.has(id) });
  return {
    named: ordered.filter((one) => chosen.has(one)),
    reserve: ordered.filter((one) => !chosen.has(one)),
  };
}

function inBands(all: readonly Scored[], draw: { seed: string; digest: Digest }): Scored[] {
  const left = all.toSorted(
    (one, other) => other.score - one.score || (one.id < other.id ? -1 : 1),
  );
  const ordered: Scored[] = [];
  while (left[0]) {
    const first = left[0].score;
    const end = left.findIndex(({ score }) => first - score > BAND);
    const band = left.splice(0, end < 0 ? left.length : end);
    ordered.push(...drawn(band, { ...draw, nameOf: ({ id }) => id }));
  }
  return ordered;
}

function withNewcomers(
  ordered: readonly Scored[],
  { names, isNew }: { names: number; isNew: (one: Scored) => boolean },
): Set<Scored> {
  const first = ordered.slice(0, names);
  const rest = ordered.slice(names).filter(isNew);
  const lacking = Math.floor(names / ONE_IN) - first.filter(isNew).length;
  const coming = rest.slice(0, Math.max(0, lacking));
  const going = new Set(
    first
      .filter((one) => !isNew(one))
      .toReversed()
      .slice(0, coming.length),
  );
  return new Set([...first.filter((one) => !going.has(one)), ...coming]);
}
