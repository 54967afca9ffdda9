import { drawQr } from './codes.ts';
import { type About, bytesOf, type Element, openPdf, type Pdf, say, within } from './document.ts';
import { write } from './script.ts';

/** What a letter on paper is made of, in the order in which it is read. */
export type LetterPart =
  | { heading: string }
  | { text: string }
  | { strong: string }
  | { list: readonly string[] }
  | { rows: readonly (readonly [label: string, value: string])[] }
  /** An address for a camera, which is what is said to whoever cannot see it, and words beside it. */
  | { qr: string; beside: readonly string[] };

export type LetterAbout = Omit<About, 'margins'>;

const MARGINS = { top: 64, bottom: 64, left: 64, right: 64 };
const SIZE = 11;
const AIRY = { lineGap: 2.5 };

/** A plain A4 letter in English, Hindi or Marathi, tagged for screen readers. */
export async function letterPdf(about: LetterAbout, parts: readonly LetterPart[]): Promise<Buffer> {
  const doc = openPdf({ ...about, margins: MARGINS });
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();
  say(doc, root, 'H1', () => write(doc, about.title, { size: 19, weight: 'semi-bold', options: AIRY }));
  doc.moveDown(0.6);
  for (const part of parts) draw(doc, root, part);
  root.end();
  return bytesOf(doc);
}

function draw(doc: Pdf, root: Element, part: LetterPart): void {
  if ('heading' in part) heading(doc, root, part.heading);
  else if ('text' in part) paragraph(doc, root, part.text, 'regular');
  else if ('strong' in part) paragraph(doc, root, part.strong, 'semi-bold');
  else if ('list' in part) list(doc, root, part.list);
  else if ('rows' in part) rows(doc, root, part.rows);
  else code(doc, root, part);
}

function heading(doc: Pdf, root: Element, text: string): void {
  keepTogether(doc, 70);
  doc.moveDown(0.7);
  say(doc, root, 'H2', () => write(doc, text, { size: 13, weight: 'semi-bold', options: AIRY }));
  doc.moveDown(0.2);
}

function paragraph(doc: Pdf, root: Element, text: string, weight: 'regular' | 'semi-bold'): void {
  say(doc, root, 'P', () => write(doc, text, { size: SIZE, weight, options: AIRY }));
  doc.moveDown(0.4);
}

function list(doc: Pdf, root: Element, items: readonly string[]): void {
  within(doc, root, 'L', (all) => {
    for (const item of items)
      within(doc, all, 'LI', (one) =>
        say(doc, one, 'LBody', () => write(doc, `–  ${item}`, { size: SIZE, weight: 'regular', options: AIRY })),
      );
  });
  doc.moveDown(0.4);
}

function rows(doc: Pdf, root: Element, all: readonly (readonly [string, string])[]): void {
  for (const [label, value] of all)
    say(doc, root, 'P', () => {
      write(doc, `${label}: `, { size: SIZE, weight: 'regular', options: { ...AIRY, continued: true } });
      write(doc, value, { size: SIZE, weight: 'semi-bold', options: AIRY });
    });
  doc.moveDown(0.4);
}

const SIDE = 110;
const INK = '#000';

function code(doc: Pdf, root: Element, { qr, beside }: Extract<LetterPart, { qr: string }>): void {
  keepTogether(doc, SIDE + 10);
  const { x, y } = doc;
  const { height } = doc.page;
  say(doc, root, 'Figure', () => drawQr(doc, qr, { x, y, size: SIDE }, INK), {
    alt: qr,
    bbox: [x, height - y - SIDE, x + SIDE, height - y],
  });
  doc.x = x + SIDE + 16;
  doc.y = y + 4;
  for (const [at, text] of beside.entries())
    say(doc, root, 'P', () => write(doc, text, { size: at === 0 ? 17 : SIZE, weight: at === 0 ? 'semi-bold' : 'regular', options: AIRY }));
  doc.x = x;
  doc.y = Math.max(doc.y, y + SIDE) + 8;
}

function keepTogether(doc: Pdf, height: number): void {
  if (doc.y + height > doc.page.height - MARGINS.bottom) doc.addPage();
}
