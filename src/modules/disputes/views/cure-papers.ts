import type { DefectsReading } from '../actions/defects.ts';

type Cure = DefectsReading['cures'][number];
type Papers = Pick<DefectsReading['file'], 'documents'>;

/** The papers that came with an answer to a defect, in the order in which they were sent. */
export function papersOf({ paperIds }: Cure, { documents }: Papers) {
  return paperIds.flatMap((id) => {
    const paper = documents.find((one) => one.id === id);
    return paper ? [{ id, kind: paper.kind, title: paper.title }] : [];
  });
}
