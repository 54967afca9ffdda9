import type { PackageIssue } from './lists.ts';

export type SuggestionEnd = 'replaced' | 'withdrawn' | 'accepted';

/** Whether a package has one option of each issue. */
export function isOfList(issues: readonly PackageIssue[], options: readonly number[]): boolean {
  if (options.length !== issues.length) return false;
  return issues.every((issue, at) => {
    const option = options[at] ?? -1;
    return Number.isInteger(option) && option >= 0 && option < issue.options.length;
  });
}

/** As a row keeps it. */
export const writeOptions = (options: readonly number[]): string => options.join();
export const readOptions = (kept: string): number[] => kept.split(',').map(Number);

type StandingSuggestion = { side: string; endedAs: SuggestionEnd | null };
export type SuggestionRefusal =
  | 'suggestion_over'
  | 'own_suggestion'
  | 'not_own_suggestion'
  | 'options_missing';

/** One's own suggestion is taken back, the other side's accepted, and each once. */
export function refusalToSettle(
  suggestion: StandingSuggestion | null,
  side: string,
  answer: 'accepted' | 'withdrawn',
): SuggestionRefusal | null {
  if (!suggestion || suggestion.endedAs) return 'suggestion_over';
  const isOwn = suggestion.side === side;
  if (answer === 'withdrawn') return isOwn ? null : 'not_own_suggestion';
  return isOwn ? 'own_suggestion' : null;
}
