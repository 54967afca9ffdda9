import type { Db } from '#platform/db.ts';
import type { StandingAs } from '../rules/access.ts';
import { type PaperBounds, withheld } from '../rules/paper-bounds.ts';
import { tribunalReads } from '../rules/visible.ts';
import { listDocuments, listDocumentsAmong } from '../store/documents.ts';
import { mayRead, type PaperToRead } from './documents.ts';
import { paperBounds } from './paper-bounds.ts';

export type PaperAmong = { id: string; title: string };

/** Papers of a dispute that each of some people may read: those of `ids`, or all. The newest come last. */
export async function papersForAll(
  db: Db,
  { disputeId, people, ids }: PapersAsked,
): Promise<PaperAmong[]> {
  const papers = ids
    ? await listDocumentsAmong(db, disputeId, ids)
    : await listDocuments(db, disputeId);
  const bounds = await paperBounds(db, disputeId);
  return papers
    .filter((paper) => people.every((person) => mayReadAs(person, paper, bounds)))
    .map(({ id, title }) => ({ id, title }));
}

export type PapersAsked = {
  disputeId: string;
  people: readonly { as: StandingAs; partyIds: readonly string[] }[];
  ids?: readonly string[];
};

type Paper = PaperToRead & { kind: string };

/** A conciliator hears nothing of what one side alone may read, unless it tells them (ACA s. 70). */
function mayReadAs(
  { as, partyIds }: PapersAsked['people'][number],
  paper: Paper,
  bounds: PaperBounds,
): boolean {
  const isKept = withheld({ as, partyIds }, paper, bounds) !== null;
  if (as === 'arbitrator') return tribunalReads(paper) && !isKept;
  if (as === 'conciliator') return paper.audience === 'parties' && !isKept;
  return mayRead({ as, partyIds: [...partyIds], actors: [] }, paper, bounds);
}
