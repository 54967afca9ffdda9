import { drawBarcode, drawQr } from './codes.ts';
import { ornament, type Pdf, say, within } from './document.ts';
import { heightIn, makeRoom, type Place, roomFor, set, THREE_LINES } from './layout.ts';
import { GAP, INK, MALAI, QUIET, STYLES } from './style.ts';
import type { DocumentPart } from './view.ts';

const INDENT = 16;

/** Each after the design's mark of a list, a small door. */
export function setList(place: Place, items: readonly string[]): void {
  const { doc, parent } = place;
  within(doc, parent, 'L', (list) => {
    for (const item of items) {
      makeRoom(doc, roomForItem(place, INDENT, item));
      const { y } = doc;
      within(doc, list, 'LI', (one) => {
        say(doc, one, 'Lbl', () => drawDoor(doc, place.x, y + 1.6), { actual: '•' });
        doc.y = y;
        setBody({ ...place, parent: one }, INDENT, item);
      });
      doc.y += 2;
    }
  });
  doc.x = place.x;
  doc.y += GAP.afterList - 2;
}

const SQUARE = 10;

export function setBoxes(place: Place, items: readonly string[]): void {
  const { doc, parent, x } = place;
  within(doc, parent, 'L', (list) => {
    for (const item of items) {
      makeRoom(doc, roomForItem(place, SQUARE + 9, item));
      const { y } = doc;
      ornament(doc, () => square(doc, x, y + 1));
      within(doc, list, 'LI', (one) => setBody({ ...place, parent: one }, SQUARE + 9, item));
      doc.y += 3;
    }
  });
  doc.x = x;
  doc.y += GAP.afterList - 2;
}

function square(doc: Pdf, x: number, y: number): void {
  doc.rect(x, y, SQUARE, SQUARE).lineWidth(0.8).stroke(INK);
}

function roomForItem({ doc, width }: Place, indent: number, item: string): number {
  return Math.min(roomFor({ doc, width: width - indent }, item, STYLES.text), THREE_LINES);
}

function setBody(place: Place, indent: number, item: string): void {
  const body = { ...place, x: place.x + indent, width: place.width - indent };
  set(body, item, { tag: 'LBody', style: STYLES.text });
}

function drawDoor(doc: Pdf, x: number, y: number): void {
  doc.lineWidth(0.8).strokeColor(QUIET);
  doc
    .moveTo(x, y + 7.4)
    .lineTo(x, y + 3)
    .bezierCurveTo(x, y + 1.3, x + 1.3, y, x + 3, y);
  doc
    .bezierCurveTo(x + 4.7, y, x + 6, y + 1.3, x + 6, y + 3)
    .lineTo(x + 6, y + 7.4)
    .closePath()
    .stroke();
}

const INSET = 16;
const PADDING = 13;

/** Words on a ground of their own. */
export function setNotice(place: Place, text: string): void {
  const { doc, x, width } = place;
  const inner = { ...place, x: x + INSET, width: width - 2 * INSET };
  const height = heightIn(inner, text, STYLES.text) + 2 * PADDING;
  makeRoom(doc, height);
  const { y } = doc;
  ornament(doc, () => doc.roundedRect(x, y, width, height, 10).fill(MALAI));
  doc.y = y + PADDING + 2;
  set(inner, text, { tag: 'P', style: STYLES.text });
  doc.x = x;
  doc.y = y + height + 10;
}

const LINE = 19;

/** Lines on which somebody writes, below what is asked for. */
export function setLines(
  place: Place,
  { fill, lines }: Extract<DocumentPart, { fill: string }>,
): void {
  const { doc, x, width } = place;
  makeRoom(doc, LINE * (lines + 1));
  set(place, fill, { tag: 'P', style: STYLES.text });
  for (let line = 0; line < lines; line += 1) {
    doc.y += LINE;
    const { y } = doc;
    ornament(doc, () =>
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(INK),
    );
  }
  doc.y += GAP.afterText;
}

const SIDE = 110;

/** A code for a camera, and what is said beside it. */
export function setQr(place: Place, { qr, code, beside }: Extract<DocumentPart, { qr: string }>) {
  const { doc, parent, x, width } = place;
  makeRoom(doc, SIDE + 10);
  const { y } = doc;
  const box = { x, y, width: SIDE, height: SIDE };
  say(doc, parent, 'Figure', () => drawQr(doc, qr, { x, y, size: SIDE }, INK), figure(box, qr));
  const own = { ...place, x: x + SIDE + 16, width: width - SIDE - 16 };
  doc.y = y + 2;
  if (code !== undefined) set(own, code, { tag: 'P', style: STYLES.code });
  for (const text of beside) {
    set(own, text, { tag: 'P', style: STYLES.text });
    doc.y += 3;
  }
  doc.x = x;
  doc.y = Math.max(doc.y, y + SIDE) + 10;
}

const BARS = 44;

export function setBarcode(
  place: Place,
  { barcode, said }: Extract<DocumentPart, { barcode: string }>,
): void {
  const { doc, parent, x, width } = place;
  makeRoom(doc, BARS + 24);
  const { y } = doc;
  const box = { x, y, width, height: BARS };
  say(doc, parent, 'Figure', () => void drawBarcode(doc, barcode, box, INK), figure(box, said));
  doc.y = y + BARS + 3;
  set(place, barcode, { tag: 'P', style: STYLES.text });
  doc.y += GAP.afterText;
}

type Box = { x: number; y: number; width: number; height: number };

/** Where a figure stands and what is said of it; pdfkit turns the box round itself. */
function figure({ x, y, width, height }: Box, alt: string): object {
  return { alt, bbox: [x, y, x + width, y + height] };
}
