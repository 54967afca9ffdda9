import type { Db } from '#platform/db.ts';
import type { AccessStanding } from '../rules/access.ts';
import { listDocuments, listDocumentsAmong } from '../store/documents.ts';
import { mayRead } from './documents.ts';
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
    .filter((paper) => people.every((person) => mayRead(person, paper, bounds)))
    .map(({ id, title }) => ({ id, title }));
}

export type PapersAsked = {
  disputeId: string;
  people: readonly AccessStanding[];
  ids?: readonly string[];
};
