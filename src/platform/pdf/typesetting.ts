import { bytesOf, openPdf, ornament, say, within } from './document.ts';
import { factsHeight, setFacts } from './facts.ts';
import { makeRoom, type Place, roomFor, set, THREE_LINES, wholeWidth } from './layout.ts';
import { setBarcode, setBoxes, setLines, setList, setNotice, setQr } from './marks.ts';
import { drawLine, drawRunningLines } from './running.ts';
import { GAP, HAIRLINE, MARGINS, STYLES } from './style.ts';
import { setTable } from './tables.ts';
import type { DocumentFact, DocumentPart, DocumentView } from './view.ts';

/** Sets a document on tagged A4 pages. */
export function typeset({ heading, above, parts, foot, ...about }: DocumentView): Promise<Buffer> {
  const doc = openPdf({ ...about, margins: MARGINS });
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();
  const place = wholeWidth(doc, root);
  if (above) setAbove(place, above);
  set(place, heading ?? about.title, { tag: 'H1', style: STYLES.title });
  doc.y += 10;
  setParts(place, parts);
  root.end();
  const number = (page: number, pages: number) => `${page} / ${pages}`;
  drawRunningLines(doc, { head: [about.title, ''], foot, number });
  return bytesOf(doc);
}

function setAbove({ doc, parent }: Place, [left, right]: readonly [string, string]): void {
  const { y } = doc;
  say(doc, parent, 'P', () => drawLine(doc, y, left, right));
  doc.y = y + 22;
}

function setParts(place: Place, parts: readonly DocumentPart[]): void {
  for (const part of parts) setPart(place, part);
}

function setPart(place: Place, part: DocumentPart): void {
  const { doc } = place;
  if ('heading' in part) setHeading(place, part.heading);
  else if ('text' in part) setText(place, part.text, STYLES.text);
  else if ('strong' in part) setText(place, part.strong, STYLES.strong);
  else if ('notice' in part) setNotice(place, part.notice);
  else if ('list' in part) setList(place, part.list);
  else if ('rows' in part) setRows(place, part.rows);
  else if ('table' in part) setTable(place, part.table);
  else if ('columns' in part) setColumns(place, part.columns);
  else if ('signature' in part) setSignature(place, part.signature);
  else if ('page' in part) doc.addPage();
  else if ('boxes' in part) setBoxes(place, part.boxes);
  else if ('fill' in part) setLines(place, part);
  else if ('qr' in part) setQr(place, part);
  else if ('barcode' in part) setBarcode(place, part);
  else setSection(place, part);
}

function setHeading(place: Place, text: string): void {
  const { doc } = place;
  // Never the last line of a page, and never far from what it heads.
  makeRoom(doc, 74);
  if (doc.y > doc.page.margins.top) doc.y += GAP.beforeHeading;
  set(place, text, { tag: 'H2', style: STYLES.heading });
  doc.y += GAP.afterHeading;
}

type TextStyle = (typeof STYLES)['text' | 'strong'];

/** A short one stays in one piece, a long one leaves three lines behind at least. */
function setText(place: Place, text: string, style: TextStyle): void {
  makeRoom(place.doc, Math.min(roomFor(place, text, style), THREE_LINES));
  set(place, text, { tag: 'P', style });
  place.doc.y += GAP.afterText;
}

function setRows(place: Place, rows: readonly DocumentFact[]): void {
  if (rows.length === 0) return;
  setFacts(place, rows);
  place.doc.y += GAP.afterText - GAP.afterRow;
}

function setColumns(
  place: Place,
  columns: Extract<DocumentPart, { columns: unknown }>['columns'],
): void {
  const { doc, parent, x } = place;
  const width = (place.width - 24 * (columns.length - 1)) / columns.length;
  doc.y += 8;
  const top = doc.y;
  let bottom = top;
  for (const [at, { heading, lines }] of columns.entries())
    within(doc, parent, 'Sect', (part) => {
      const own = { doc, parent: part, x: x + at * (width + 24), width };
      doc.y = top;
      set(own, heading, { tag: 'H2', style: STYLES.label });
      for (const [number, line] of lines.entries())
        set(own, line, { tag: 'P', style: number === 0 ? STYLES.signed : STYLES.value });
      bottom = Math.max(bottom, doc.y);
    });
  doc.x = x;
  doc.y = bottom + 16;
}

const RULE = 150;

function setSignature(
  place: Place,
  signature: Extract<DocumentPart, { signature: unknown }>['signature'],
): void {
  const { doc, x } = place;
  const isNamed = typeof signature !== 'string';
  const height = isNamed ? factsHeight(place, signature, STYLES.signed) : 20;
  makeRoom(doc, height + 30);
  doc.y += 14;
  const { y } = doc;
  ornament(doc, () => doc.rect(x, y, RULE, 0.6).fill(HAIRLINE));
  doc.y = y + 10;
  if (isNamed) setFacts(place, signature, { value: STYLES.signed });
  else set(place, signature, { tag: 'P', style: STYLES.signed });
  doc.y += GAP.afterText;
}

function setSection(
  place: Place,
  { section, language }: Extract<DocumentPart, { section: unknown }>,
): void {
  const { doc, parent } = place;
  within(doc, parent, 'Sect', (inner) => setParts({ ...place, parent: inner }, section), {
    lang: language,
  });
}
