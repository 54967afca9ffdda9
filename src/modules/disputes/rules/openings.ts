import type { Side } from './words.ts';

/** What the record says when somebody opens a paper: which, as whom, and for which parties, their ids one after the other. */
type Said = Readonly<Record<string, unknown>>;

/** The parties for whom each paper was opened. Of the office's openings nobody is told. */
export function openersIn(
  openings: readonly Said[],
  parties: readonly { id: string; side: Side }[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const said of openings) {
    const paper = String(said.document ?? '');
    const before = found.get(paper) ?? [];
    const openers = partiesIn(said, parties).filter((id) => !before.includes(id));
    if (openers.length > 0) found.set(paper, [...before, ...openers]);
  }
  return found;
}

/** An earlier record names the side alone: where that is one party, it was that one; of several nobody is picked. */
function partiesIn({ as, party }: Said, parties: readonly { id: string; side: Side }[]): string[] {
  const ofSide = parties.filter(({ side }) => side === as).map(({ id }) => id);
  if (typeof party !== 'string') return ofSide.length === 1 ? ofSide : [];
  const named = party.split(' ');
  return ofSide.filter((id) => named.includes(id));
}
