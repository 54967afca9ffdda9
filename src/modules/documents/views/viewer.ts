import type { OutputOf } from '#kernel/endpoint.ts';
import type { OwnNote } from '../actions/notes.ts';
import type { PaperReading } from '../actions/viewing.ts';
import type { onePaper } from '../contract/viewer.ts';
import { exhibitNumber } from '../rules/exhibits.ts';
import { shownAs } from '../rules/viewer.ts';
import { paperView } from './record.ts';

/** One paper as its reader sees it. */
export function onePaperView(
  { record, document, isOpened }: PaperReading,
  notes: readonly OwnNote[],
): OutputOf<typeof onePaper> {
  const { file, exhibits } = record;
  const exhibit = exhibits.find(({ documentId }) => documentId === document.id);
  const { id, title, type, size, contentHash } = document;
  return {
    id,
    reference: file.dispute.reference,
    title,
    type,
    size: Number(size),
    sha256: contentHash.toString('hex'),
    shownAs: shownAs(type),
    filed: exhibit ? paperView(record, exhibit) : null,
    versions: exhibits
      .filter((one) => one.side === exhibit?.side && one.number === exhibit.number)
      .map((one) => ({
        id: one.documentId,
        number: exhibitNumber(one),
        filedAt: one.filedAt.toISOString(),
      })),
    parties: file.parties.map(({ id: party, name, side }) => ({ id: party, name, side })),
    isOpened,
    notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
  };
}
