/** So many papers stand on one page of the record. */
export const PAPERS_ON_A_PAGE = 50;

/** Which page is shown where one is asked for, and what stands on it: one that is not there is the nearest that is. */
export function pageAmong(
  total: number,
  asked: number,
): { at: number; of: number; from: number; most: number } {
  const of = Math.max(1, Math.ceil(total / PAPERS_ON_A_PAGE));
  const at = Math.min(Math.max(1, asked), of);
  return { at, of, from: (at - 1) * PAPERS_ON_A_PAGE, most: PAPERS_ON_A_PAGE };
}

/** What a paper is found by: its number, its title, its kind in the reader's words, and the issues that it goes to. */
export type FoundBy = { number: string; title: string; kind: string; issues: readonly string[] };

/** Whether a paper has these words, in this order, and goes to this issue; nothing asked for is had by all. */
export function isWanted(
  { number, title, kind, issues }: FoundBy,
  { words, issue }: { words: string; issue: string },
): boolean {
  if (issue !== '' && !issues.includes(issue)) return false;
  const said = folded(`${number} ${title} ${kind} ${issues.join(' ')}`);
  return said.includes(folded(words.trim()));
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
