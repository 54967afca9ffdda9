import { mayRead, type PaperToRead } from '#modules/disputes/actions/documents.ts';
import type { PaperBounds } from '#modules/disputes/rules/paper-bounds.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { readersOf } from '../rules/readers.ts';

/**
 * The circles of whoever may open a paper, for its title and its words. Of a sealed paper there is none: all of the office are one
 * circle here, and of the office it is open to few.
 */
export function readersOfPaper(
  parties: readonly { id: string; side: Side }[],
  paper: PaperToRead,
  bounds: PaperBounds,
): string[] {
  if (bounds.sealed.has(paper.id)) return [];
  return readersOf({
    parties,
    mayRead: (as, partyIds) => mayRead({ as, partyIds }, paper, bounds),
  });
}
