import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { paperNumbersFor } from '#modules/documents/actions/record-page.ts';
import { type PaperRangeRefusal, papersNamed } from '#modules/documents/rules/paper-ranges.ts';
import type { BundlesDeps } from './deps.ts';

/** Papers that were ticked, and others that were written by their numbers. */
export type ChosenPapers = {
  disputeId: string;
  papers: readonly string[];
  numbers?: string | undefined;
};

/** All that were chosen, in the order in which they were: a record of thousands has no list to tick. */
export async function chosenPapers(
  deps: Pick<BundlesDeps, 'db'>,
  viewer: Viewer,
  { disputeId, papers, numbers = '' }: ChosenPapers,
): Promise<Result<readonly string[], 'unknown' | PaperRangeRefusal>> {
  if (numbers.trim() === '') return allow(papers);
  const record = await paperNumbersFor(deps, viewer, { disputeId });
  if (!record) return refuse('unknown');
  const named = papersNamed(
    numbers,
    record.papers.map(({ documentId: id, side, number, version, struckAt }) => ({
      id,
      side,
      number,
      version,
      isStruck: struckAt !== null,
    })),
  );
  return named.ok ? allow([...papers, ...named.value]) : named;
}
