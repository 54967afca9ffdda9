import { within } from './document.ts';
import { heightIn, makeRoom, type Place, pageNow, roomFor, set } from './layout.ts';
import { GAP, STYLES, type Style } from './style.ts';
import type { DocumentFact } from './view.ts';

/** How much of the width the names of facts have. */
const LABEL = 0.32;

const GUTTER = 12;

/** A table of two columns: what each fact is called, and what is said of it. */
export function setFacts(
  place: Place,
  facts: readonly DocumentFact[],
  { value = STYLES.value }: { value?: Style } = {},
): void {
  const { doc, parent } = place;
  within(doc, parent, 'Table', (table) => {
    for (const fact of facts)
      within(doc, table, 'TR', (row) => setFact({ ...place, parent: row }, fact, value));
  });
  doc.x = place.x;
}

function setFact(place: Place, [label, value]: DocumentFact, style: Style): void {
  const { doc, x, width } = place;
  const name = { ...place, width: width * LABEL - GUTTER };
  const said = { ...place, x: x + width * LABEL, width: width * (1 - LABEL) };
  makeRoom(doc, factHeight(place, [label, value], style));
  const top = doc.y;
  const page = pageNow(doc);
  set(name, label, { tag: 'TH', style: STYLES.label, options: { scope: 'Row' } });
  const below = doc.y;
  doc.y = top;
  set(said, value, { tag: 'TD', style });
  doc.y = (pageNow(doc) === page ? Math.max(below, doc.y) : doc.y) + GAP.afterRow;
}

function factHeight({ doc, width }: Place, [label, value]: DocumentFact, style: Style): number {
  const name = heightIn({ doc, width: width * LABEL - GUTTER }, label, STYLES.label);
  return Math.max(name, roomFor({ doc, width: width * (1 - LABEL) }, value, style));
}

/** How high facts stand that may not be parted. */
export function factsHeight(place: Place, facts: readonly DocumentFact[], style: Style): number {
  const heights = facts.map((fact) => factHeight(place, fact, style) + GAP.afterRow);
  return heights.reduce((all, one) => all + one, 0);
}
