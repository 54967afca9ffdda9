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
