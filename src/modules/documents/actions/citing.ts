import { papersForAll } from '#modules/disputes/actions/papers-among.ts';
import type { StandingAs } from '#modules/disputes/rules/access.ts';
import type { Db } from '#platform/db.ts';
import { citationsIn } from '../rules/citations.ts';
import { type ExhibitPlace, listPlaces } from '../store/exhibits.ts';

export type CitablePaper = Pick<ExhibitPlace, 'documentId' | 'side' | 'number' | 'version'>;

type Cited = {
  disputeId: string;
  reader: { as: StandingAs; partyIds: readonly string[] };
  texts: readonly string[];
};

/** The numbered papers that a reader may see, where one of their texts names any; nothing is asked for where none does. */
export async function citablePapers(
  db: Db,
  { disputeId, reader, texts }: Cited,
): Promise<CitablePaper[]> {
  const numbers = new Set(texts.flatMap(citationsIn).map(({ number }) => number));
  if (numbers.size === 0) return [];
  const exhibits = await listPlaces(db, disputeId, [...numbers]);
  const ids = exhibits.map(({ documentId }) => documentId);
  const seen = await papersForAll(db, { disputeId, people: [reader], ids });
  return exhibits.filter(({ documentId }) => seen.some(({ id }) => id === documentId));
}
