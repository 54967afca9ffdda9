import { drawQr } from './codes.ts';
import {
  bytesOf,
  type Element,
  openPdf,
  ornament,
  type Pdf,
  type PdfProperties,
  say,
  within,
} from './document.ts';
import { write } from './script.ts';

/** What a letter on paper is made of, in the order in which it is read. */
export type LetterPart =
  | { heading: string }
  | { text: string }
  | { strong: string }
  | { list: readonly string[] }
  | { rows: readonly (readonly [label: string, value: string])[] }
  /** What follows begins on a page of its own: it is torn off. */
  | { page: true }
  /** Squares to tick with a pen. */
  | { boxes: readonly string[] }
  /** A label with lines on which somebody writes. */
  | { fill: string; lines: number }
  /** An address for a camera, which is what is said to whoever cannot see it, and words beside it. */
  | { qr: string; beside: readonly string[] };

/** `foot` stands at the end of each page, with its number. */
export type LetterAbout = Omit<PdfProperties, 'margins'> & { foot?: string };

const MARGINS = { top: 64, bottom: 64, left: 64, right: 64 };
const SIZE = 11;
const AIRY = { lineGap: 2.5 };
const INK = '#000';

/** A plain A4 letter in English, Hindi or Marathi, tagged for screen readers. */
export async function letterPdf(
  { foot, ...about }: LetterAbout,
  parts: readonly LetterPart[],
): Promise<Buffer> {
  const doc = openPdf({ ...about, margins: MARGINS });
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();
  say(doc, root, 'H1', () =>
    write(doc, about.title, { size: 19, weight: 'semi-bold', options: AIRY }),
  );
  doc.moveDown(0.6);
  for (const part of parts) draw(doc, root, part);
  root.end();
  if (foot !== undefined) feet(doc, foot);
  return bytesOf(doc);
}

function draw(doc: Pdf, root: Element, part: LetterPart): void {
  if ('heading' in part) heading(doc, root, part.heading);
  else if ('text' in part) paragraph(doc, root, part.text, 'regular');
  else if ('strong' in part) paragraph(doc, root, part.strong, 'semi-bold');
  else if ('list' in part) list(doc, root, part.list);
  else if ('rows' in part) rows(doc, root, part.rows);
  else if ('page' in part) doc.addPage();
  else if ('boxes' in part) boxes(doc, root, part.boxes);
  else if ('fill' in part) fill(doc, root, part);
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
        say(doc, one, 'LBody', () =>
          write(doc, `–  ${item}`, { size: SIZE, weight: 'regular', options: AIRY }),
        ),
      );
  });
  doc.moveDown(0.4);
}

function rows(doc: Pdf, root: Element, all: readonly (readonly [string, string])[]): void {
  for (const [label, value] of all)
    say(doc, root, 'P', () => {
      write(doc, `${label}: `, {
        size: SIZE,
        weight: 'regular',
        options: { ...AIRY, continued: true },
      });
      write(doc, value, { size: SIZE, weight: 'semi-bold', options: AIRY });
    });
  doc.moveDown(0.4);
}

const SQUARE = 10;

function boxes(doc: Pdf, root: Element, items: readonly string[]): void {
  const { x } = doc;
  within(doc, root, 'L', (all) => {
    for (const item of items) {
      keepTogether(doc, 22);
      const { y } = doc;
      ornament(doc, () =>
        doc
          .rect(x, y + 2, SQUARE, SQUARE)
          .lineWidth(0.8)
          .stroke(INK),
      );
      doc.x = x + SQUARE + 9;
      within(doc, all, 'LI', (one) =>
        say(doc, one, 'LBody', () =>
          write(doc, item, { size: SIZE, weight: 'regular', options: AIRY }),
        ),
      );
      doc.x = x;
      doc.moveDown(0.15);
    }
  });
  doc.moveDown(0.3);
}

const LINE = 19;

/** One line stands beside its label, more below it. */
function fill(
  doc: Pdf,
  root: Element,
  { fill: label, lines }: Extract<LetterPart, { fill: string }>,
): void {
  keepTogether(doc, LINE * (lines + 1));
  say(doc, root, 'P', () => write(doc, label, { size: SIZE, weight: 'regular', options: AIRY }));
  const [left, right] = [MARGINS.left, doc.page.width - MARGINS.right];
  for (let line = 0; line < lines; line += 1) {
    doc.y += LINE;
    const { y } = doc;
    ornament(doc, () => doc.moveTo(left, y).lineTo(right, y).lineWidth(0.6).stroke(INK));
  }
  doc.moveDown(0.4);
}

function feet(doc: Pdf, foot: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Below the margin, where pdfkit would begin another page.
    doc.page.margins.bottom = 0;
    const at = { x: MARGINS.left, y: doc.page.height - 44 };
    ornament(
      doc,
      () =>
        write(doc, `${foot}   ${page + 1}/${count}`, {
          size: 8.5,
          weight: 'regular',
          at,
          options: { lineBreak: false },
        }),
      'Pagination',
    );
  }
}

const SIDE = 110;

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
    say(doc, root, 'P', () =>
      write(doc, text, {
        size: at === 0 ? 17 : SIZE,
        weight: at === 0 ? 'semi-bold' : 'regular',
        options: AIRY,
      }),
    );
  doc.x = x;
  doc.y = Math.max(doc.y, y + SIDE) + 8;
}

function keepTogether(doc: Pdf, height: number): void {
  if (doc.y + height > doc.page.height - MARGINS.bottom) doc.addPage();
}
