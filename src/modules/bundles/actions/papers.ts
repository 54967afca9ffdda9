import type { Viewer } from '#kernel/viewer.ts';
import { openDocument } from '#modules/disputes/actions/party.ts';
import { recordAmongFor, recordFor } from '#modules/documents/actions/record.ts';
import { type ExhibitKind, exhibitNumber } from '#modules/documents/rules/exhibits.ts';
import type { BundlesDeps } from './deps.ts';

/** A paper of the record, as whoever may see it is told of it. */
export type RecordPaper = {
  id: string;
  number: string;
  version: number;
  side: 'claimant' | 'respondent';
  party: string;
  title: string;
  kind: ExhibitKind;
  type: string;
  size: number;
  sha256: string;
  receivedOn: string;
  struckAt: Date | null;
  isOwn: boolean;
  /** Null where it has none, or nobody has counted them yet. */
  pages: number | null;
};
export type VisibleRecord = {
  reference: string;
  mayFile: boolean;
  parties: readonly { id: string; name: string; side: 'claimant' | 'respondent' }[];
  papers: readonly RecordPaper[];
};

/** Of which papers somebody wants to know: of some, or null for the whole record. */
type Wanted = { disputeId: string; ids: readonly string[] | null };

/** The papers that somebody may see in a dispute, by the one question that the record itself is asked; null for a stranger. */
export async function visiblePapers(
  deps: Pick<BundlesDeps, 'db'>,
  viewer: Viewer,
  { disputeId, ids }: Wanted,
): Promise<VisibleRecord | null> {
  const record = await (ids
    ? recordAmongFor(deps, viewer, { disputeId, ids })
    : recordFor(deps, viewer, disputeId));
  if (!record) return null;
  const { file, exhibits, standing, filesFor, texts } = record;
  return {
    reference: file.dispute.reference,
    mayFile: filesFor.length > 0,
    parties: file.parties.map(({ id, name, side }) => ({ id, name, side })),
    papers: exhibits.flatMap((exhibit) => {
      if (exhibit.isSealed) return []; // in the record for a reader to whom neither its title nor its bytes are open
      const {
        document,
        documentId: id,
        version,
        side,
        partyId: party,
        kind,
        receivedOn,
        struckAt,
      } = exhibit;
      return {
        id,
        version,
        side,
        party,
        kind,
        receivedOn,
        struckAt,
        number: exhibitNumber(exhibit),
        title: document.title,
        type: document.type,
        size: Number(document.size),
        sha256: document.contentHash.toString('hex'),
        isOwn: standing.partyIds.includes(party),
        pages: texts.get(id)?.[0]?.pages ?? null,
      };
    }),
  };
}

/**
 * The bytes of a paper, through the door by which everybody opens it. Whoever reads it in what was made of it opened it: that
 * stands in the record like any opening. While it is made nobody reads.
 */
export function paperBytes(
  deps: BundlesDeps,
  viewer: Viewer,
  { disputeId, id, isRead }: { disputeId: string; id: string; isRead: boolean },
) {
  return openDocument(deps, viewer, {
    disputeId,
    id,
    readingOf: () => (isRead ? 'part' : 'nothing'),
  });
}
