/**
 * How well somebody knows what a dispute is about, told from words alone (algorithms 2.2, E): the words of the dispute against each
 * text of theirs, weighted by how rare a word is, and the mean of the best five. No model is asked, so that the same words always
 * give the same figure and each figure can be shown with the words that made it.
 */

/** How often each term stands in a text. */
export type TermCounts = ReadonlyMap<string, number>;
/** What a term tells, over all texts that are known: the rarer, the more. */
export type TermWeights = ReadonlyMap<string, number>;
/** A text as a direction of length one. */
export type TermVector = ReadonlyMap<string, number>;

/** Of how many of their texts the mean is taken; of fewer where there are fewer. */
const BEST_TEXTS = 5;

export function termCounts(terms: readonly string[]): TermCounts {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Weights as BM25 has them, never below nought: `ln(1 + (N - n + 1/2) / (n + 1/2))`. */
export function termWeights(texts: readonly TermCounts[]): TermWeights {
  const within = new Map<string, number>();
  for (const text of texts)
    for (const term of text.keys()) within.set(term, (within.get(term) ?? 0) + 1);
  return new Map(
    [...within].map(([term, count]) => [
      term,
      Math.log(1 + (texts.length - count + 0.5) / (count + 0.5)),
    ]),
  );
}

/** A term that nobody else has is told apart by as much as one that stands in a single text. */
export function termVector(text: TermCounts, weights: TermWeights): TermVector {
  const raw = [...text].map(
    ([term, count]) => [term, (1 + Math.log(count)) * (weights.get(term) ?? 0)] as const,
  );
  const length = Math.hypot(...raw.map(([, value]) => value));
  return new Map(length === 0 ? [] : raw.map(([term, value]) => [term, value / length]));
}

/** 0 of texts without a word in common, 1 of the same words in the same shares. */
export function likeness(one: TermVector, other: TermVector): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [term, value] of small) sum += value * (large.get(term) ?? 0);
  return sum;
}

/** 0 to 1: the mean likeness of the best texts of somebody; 0 of nobody's. */
export function expertise(asked: TermVector, texts: readonly TermVector[]): number {
  const best = texts
    .map((text) => likeness(asked, text))
    .toSorted((one, other) => other - one)
    .slice(0, BEST_TEXTS);
  return best.length === 0 ? 0 : best.reduce((sum, one) => sum + one, 0) / best.length;
}

/** The words that bring a dispute and somebody's text together, the weightiest first: what is shown as the reason. */
export function sharedTerms(one: TermVector, other: TermVector, most = BEST_TEXTS): string[] {
  return [...one]
    .map(([term, value]) => ({ term, by: value * (other.get(term) ?? 0) }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by || (a.term < b.term ? -1 : 1))
    .slice(0, most)
    .map(({ term }) => term);
}
