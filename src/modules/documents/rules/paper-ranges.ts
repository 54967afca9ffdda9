import { latinDigits } from '#kernel/digits.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Side } from '#modules/disputes/rules/words.ts';

export type NumberedPaper = {
  id: string;
  side: Side;
  number: number;
  version: number;
  isStruck: boolean;
};
export type PaperRangeRefusal = 'numbers_unread' | 'number_unknown';

const SIDES: Record<string, Side> = { C: 'claimant', R: 'respondent' };
const ONE = String.raw`([CR])\s*-?\s*(\d{1,5})`;
const TO = String.raw`\s*(?:-|TO|से|ते)\s*`;
const PART = new RegExp(
  String.raw`^${ONE}(?:\s*\((\d{1,3})\)|${TO}(?:([CR])\s*-?\s*)?(\d{1,5}))?$`,
);

type Span = { side: Side; from: number; to: number; version: number | null };

/**
 * Papers as people name them: `C-1 to C-40, R-3, C-2 (1)`, in any script of ours and in that order. Of a paper with later versions the
 * last one that stands is meant, unless a version is named. A range may have gaps; a number that nobody has is refused.
 */
export function papersNamed(
  written: string,
  papers: readonly NumberedPaper[],
): Result<string[], PaperRangeRefusal> {
  const ids: string[] = [];
  for (const part of partsOf(written)) {
    const span = spanOf(part);
    if (!span) return refuse('numbers_unread');
    const found = within(span, papers);
    if (found.length === 0) return refuse('number_unknown');
    ids.push(...found);
  }
  return allow([...new Set(ids)]);
}

function partsOf(written: string): string[] {
  return latinDigits(written)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase()
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function spanOf(part: string): Span | null {
  const [, letter = '', first, version, other = letter, last = first] = PART.exec(part) ?? [];
  const side = SIDES[letter];
  const [from, to] = [Number(first), Number(last)];
  if (!side || other !== letter || from < 1 || to < from) return null;
  return { side, from, to, version: version === undefined ? null : Number(version) };
}

function within({ side, from, to, version }: Span, papers: readonly NumberedPaper[]): string[] {
  const own = papers.filter((one) => one.side === side && one.number >= from && one.number <= to);
  const numbers = Map.groupBy(own, ({ number }) => number);
  return [...numbers.keys()]
    .toSorted((a, b) => a - b)
    .flatMap((number) => chosenVersion(numbers.get(number) ?? [], version)?.id ?? []);
}

function chosenVersion(
  versions: readonly NumberedPaper[],
  version: number | null,
): NumberedPaper | undefined {
  if (version !== null) return versions.find((one) => one.version === version);
  const sorted = versions.toSorted((a, b) => a.version - b.version);
  return sorted.findLast(({ isStruck }) => !isStruck) ?? sorted.at(-1);
}
