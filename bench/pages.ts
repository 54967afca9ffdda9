import { addressIn, languages } from '#kernel/language.ts';
import { prerendered } from '../src/web/paths.ts';

/** The addresses that were asked for on the command line; when there are none, every page built ahead, in every language. */
export function pagesAsked(asked: readonly string[]): string[] {
  if (asked.length > 0) return [...asked];
  return languages.flatMap((language) => prerendered.map((path) => addressIn(language, path)));
}

/** Rows under a head, each column as wide as its widest cell; the first column is read from the left, the others from the right. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`;
  return cells.map(line).join('\n');
}

/** The middle of some figures (of two: the lower). NaN when there are none. */
export function middle(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN;
}
