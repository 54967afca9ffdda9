import type { Day } from '#kernel/days.ts';
import { type ScorePart, WEIGHTS_2026, type Weights } from './shortlist.ts';

/**
 * How many points of the hundred each part of a score may give, as a dated setting: a list keeps which of them it was made by, so
 * that it can be worked out again however often the weights change afterwards.
 */
export type WeightPack = {
  id: string;
  version: number;
  inForceFrom: Day;
  /** Whether the institution's counsel has looked at it: a ranking decides who is asked. */
  isConfirmed: boolean;
  weights: Weights;
};

/** Every version that ever counted, the oldest first. One that was released is never edited. */
export const WEIGHT_PACKS: readonly WeightPack[] = [
  {
    id: 'list-2026',
    version: 1,
    inForceFrom: '2026-01-01',
    isConfirmed: false,
    weights: WEIGHTS_2026,
  },
];

/** The weights of a day: the last ones that began by then, and the first ones before that. */
export function weightsOn(day: Day, packs: readonly WeightPack[] = WEIGHT_PACKS): WeightPack {
  const pack = packs.filter(({ inForceFrom }) => inForceFrom <= day).at(-1) ?? packs[0];
  if (!pack) throw new Error('There are no weights.');
  return pack;
}

/** As a list keeps it: `list-2026 1`. */
export function nameOfPack({ id, version }: Pick<WeightPack, 'id' | 'version'>): string {
  return `${id} ${version}`;
}

export type KnownWeights = { name: string; inForceFrom: Day | null; weights: Weights };

/** What a list was ranked by: the points that it kept, under the name that it kept. */
export function weightsOf(list: { pack: string; weights: Weights }): KnownWeights {
  const pack = WEIGHT_PACKS.find((one) => nameOfPack(one) === list.pack);
  return { name: list.pack, inForceFrom: pack?.inForceFrom ?? null, weights: list.weights };
}

/** Why a setting cannot count: points are whole, none is below nought, and together they are a hundred. */
export function isSetting(weights: Weights): boolean {
  const points = Object.values(weights) satisfies Weights[ScorePart][];
  return (
    points.every((one) => Number.isInteger(one) && one >= 0) &&
    points.reduce((sum, one) => sum + one, 0) === 100
  );
}
