import { allow, type Result, refuse } from '#kernel/result.ts';

/** A dispute has so many issues at most, and a paper goes to so many of them. */
export const ISSUES_MAX = 40;
export const ISSUES_OF_A_PAPER = 5;
export const ISSUE_MAX = 120;

type Known = { id: string; title: string };

/** The issues that some titles name: known ones whatever their capitals and spaces, and the titles that are new. */
export function issuesNamed(
  titles: readonly string[],
  known: readonly Known[],
): Result<{ ids: string[]; fresh: string[] }, 'issues_full'> {
  const [ids, fresh] = [new Set<string>(), new Map<string, string>()];
  for (const title of titles.map(tidy).filter((one) => one !== '')) {
    const there = known.find((one) => keyOf(one.title) === keyOf(title));
    if (there) ids.add(there.id);
    else if (!fresh.has(keyOf(title))) fresh.set(keyOf(title), title);
  }
  if (known.length + fresh.size > ISSUES_MAX) return refuse('issues_full');
  return allow({ ids: [...ids], fresh: [...fresh.values()] });
}

const tidy = (title: string) => title.normalize('NFC').replace(/\s+/g, ' ').trim();
const keyOf = (title: string) => tidy(title).toLowerCase();
