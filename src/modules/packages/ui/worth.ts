import type { PackagesView } from './view.ts';

type Wish = Pick<NonNullable<PackagesView['wish']>, 'weights' | 'scores' | 'barred' | 'without'>;

export type OptionWorth = { option: number; points: number; isBarred: boolean };
export type IssueWorth = {
  weight: number;
  options: OptionWorth[];
  /** What the issue is worth without an agreement. */
  without: number;
};

/** What each option is worth to one's own side, of the hundred points in all; made of nothing but what this side gave. */
export function worthOf({ weights, scores, barred, without }: Wish): IssueWorth[] {
  return weights.map((weight, issue) => ({
    weight,
    options: (scores[issue] ?? []).map((score, option) => ({
      ...{ option, points: part(weight, score) },
      isBarred: barred[issue]?.[option] ?? false,
    })),
    without: part(weight, without[issue] ?? 0),
  }));
}

/** In tenths of a point. */
const part = (weight: number, score: number) => Math.round((weight * score) / 10) / 10;
