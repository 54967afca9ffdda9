import type { OutputOf } from '#kernel/endpoint.ts';
import type { RecordReading } from '../actions/record.ts';
import type { recordOfPapers } from '../contract/papers.ts';
import { exhibitNumber } from '../rules/exhibits.ts';

type View = OutputOf<typeof recordOfPapers>;

/** The record as one of its readers sees it, with what they may do with each paper. */
export function recordView(record: RecordReading): View {
  const { file, exhibits, mayFile } = record;
  return {
    parties: file.parties.map(({ id, name, side }) => ({ id, name, side })),
    papers: exhibits.flatMap((exhibit) => paperView(record, exhibit) ?? []),
    may: mayFile ? ['file'] : [],
  };
}

type Exhibit = RecordReading['exhibits'][number];

function paperView(record: RecordReading, exhibit: Exhibit): View['papers'][number] | null {
  const { documentId: id, partyId: party, struckAt, struckWhy } = exhibit;
  const document = record.file.documents.find((one) => one.id === id);
  if (!document) return null;
  return {
    id,
    party,
    number: exhibitNumber(exhibit),
    version: exhibit.version,
    side: exhibit.side,
    title: document.title,
    kind: exhibit.kind,
    type: document.type,
    size: Number(document.size),
    sha256: document.contentHash.toString('hex'),
    receivedOn: exhibit.receivedOn,
    filedAt: exhibit.filedAt.toISOString(),
    struck: struckAt ? { at: struckAt.toISOString(), why: struckWhy ?? '' } : null,
    answers: record.answers
      .filter(({ documentId }) => documentId === id)
      .map(({ partyId, answer, why, at }) => ({
        party: partyId,
        answer,
        why,
        at: at.toISOString(),
      })),
    opened: record.openings
      .filter(({ documentId, partyId }) => documentId === id && partyId !== party)
      .map(({ partyId, at }) => ({ party: partyId, at: at.toISOString() })),
    may: mayWith(record, exhibit),
  };
}

function mayWith(
  { standing: { as, partyIds }, mayFile }: RecordReading,
  { side, partyId, struckAt }: Exhibit,
): View['papers'][number]['may'] {
  if (!mayFile || struckAt !== null) return [];
  if (partyIds.includes(partyId)) return ['strike', 'replace'];
  return as === side ? [] : ['answer'];
}
