import { drawBarcode, drawQr } from './codes.ts';
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

/** A plain paper of the house: heading, paragraphs, tables of facts, and a code for a camera. */
export type SheetBlock =
  | { heading: string }
  | { text: string }
  | { rows: readonly (readonly [label: string, value: string])[] }
  | { qr: string; said: string }
  /** For the carrier's reader; the same stands below it for eyes. */
  | { barcode: string; said: string }
  | { space: number };
export type Sheet = Omit<PdfProperties, 'margins'> & {
  head: string;
  blocks: readonly SheetBlock[];
  foot: string;
};

const PAGE = { width: 595.28, height: 841.89 };
const MARGINS = { top: 76, bottom: 76, left: 62, right: 62 };
const WIDTH = PAGE.width - MARGINS.left - MARGINS.right;
const LABEL = 150;
const INK = '#1d1616';
const QUIET = '#5f5454';

/** The bytes of the paper: the same text and moment give the same bytes. */
export function sheetOf({ head, blocks, foot, ...about }: Sheet): Promise<Buffer> {
  const doc = openPdf({ ...about, margins: MARGINS });
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();
  say(doc, root, 'P', () =>
    write(doc.fillColor(QUIET), printable(head), {
      weight: 'regular',
      size: 9.5,
      options: { width: WIDTH },
    }),
  );
  doc.y += 10;
  say(doc, root, 'H1', () =>
    write(doc.fillColor(INK), printable(about.title), {
      weight: 'semi-bold',
      size: 19,
      options: { width: WIDTH },
    }),
  );
  doc.y += 12;
  for (const block of blocks) draw(doc, root, block);
  root.end();
  drawFeet(doc, foot);
  return bytesOf(doc);
}

function draw(doc: Pdf, root: Element, block: SheetBlock): void {
  if ('space' in block) doc.y += block.space;
  else if ('heading' in block) drawHeading(doc, root, block.heading);
  else if ('rows' in block) within(doc, root, 'Sect', (inner) => drawRows(doc, inner, block.rows));
  else if ('qr' in block) drawCode(doc, root, block.qr, block.said);
  else if ('barcode' in block) drawBars(doc, root, block.barcode, block.said);
  else drawText(doc, root, block.text);
}

function drawHeading(doc: Pdf, root: Element, text: string): void {
  makeRoom(doc, 60);
  doc.y += 10;
  const at = { x: MARGINS.left, y: doc.y };
  say(doc, root, 'H2', () =>
    write(doc.fillColor(INK), printable(text), {
      weight: 'semi-bold',
      size: 12.5,
      at,
      options: { width: WIDTH },
    }),
  );
  doc.y += 4;
}

function drawText(doc: Pdf, root: Element, text: string): void {
  const at = { x: MARGINS.left, y: doc.y };
  const options = { width: WIDTH, lineGap: 2.5 };
  say(doc, root, 'P', () =>
    write(doc.fillColor(INK), printable(text), { weight: 'regular', size: 10.5, at, options }),
  );
  doc.y += 7;
}

/** Each fact is a paragraph of its own that begins with what it is, so that it is read out in that order. */
function drawRows(doc: Pdf, root: Element, rows: readonly (readonly [string, string])[]): void {
  for (const [label, value] of rows) {
    doc.font('regular').fontSize(10);
    const shown = printable(value);
    makeRoom(doc, doc.heightOfString(shown, { width: WIDTH - LABEL, lineGap: 2 }) + 8);
    const y = doc.y;
    say(doc, root, 'P', () => {
      write(doc.fillColor(QUIET), printable(label), {
        weight: 'semi-bold',
        size: 10,
        at: { x: MARGINS.left, y },
        options: { width: LABEL - 12 },
      });
      const below = doc.y;
      write(doc.fillColor(INK), shown, {
        weight: 'regular',
        size: 10,
        at: { x: MARGINS.left + LABEL, y },
        options: { width: WIDTH - LABEL, lineGap: 2 },
      });
      doc.y = Math.max(below, doc.y);
    });
    doc.y += 4;
  }
  doc.x = MARGINS.left;
}

const CODE = 96;

function drawCode(doc: Pdf, root: Element, text: string, said: string): void {
  makeRoom(doc, CODE + 20);
  const [x, y] = [MARGINS.left, doc.y];
  say(doc, root, 'Figure', () => drawQr(doc, text, { x, y, size: CODE }, INK), {
    alt: said,
    bbox: [x, PAGE.height - y - CODE, x + CODE, PAGE.height - y],
  });
  const beside = {
    at: { x: x + CODE + 16, y: y + 4 },
    options: { width: WIDTH - CODE - 16, lineGap: 2 },
  };
  say(doc, root, 'P', () =>
    write(doc.fillColor(INK), printable(said), { weight: 'regular', size: 10, ...beside }),
  );
  doc.x = MARGINS.left;
  doc.y = Math.max(doc.y, y + CODE + 10);
}

const BARS = 44;

function drawBars(doc: Pdf, root: Element, text: string, said: string): void {
  makeRoom(doc, BARS + 24);
  const [x, y] = [MARGINS.left, doc.y];
  say(
    doc,
    root,
    'Figure',
    () => void drawBarcode(doc, text, { x, y, width: WIDTH, height: BARS }, INK),
    {
      alt: said,
      bbox: [x, PAGE.height - y - BARS, x + WIDTH, PAGE.height - y],
    },
  );
  doc.y = y + BARS + 3;
  drawText(doc, root, text);
}

function drawFeet(doc: Pdf, foot: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // The line stands in the margin, where pdfkit would begin a new page.
    doc.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
    ornament(
      doc,
      () => {
        doc.font('regular').fontSize(8.5).fillColor(QUIET);
        doc.text(printable(foot), MARGINS.left, PAGE.height - 52, {
          width: WIDTH - 80,
          lineBreak: false,
        });
        doc.text(`Page ${page + 1} of ${count}`, MARGINS.left, PAGE.height - 52, {
          width: WIDTH,
          align: 'right',
          lineBreak: false,
        });
      },
      'Pagination',
    );
  }
}

function makeRoom(doc: Pdf, height: number): void {
  if (doc.y + height > PAGE.height - MARGINS.bottom) doc.addPage();
}

/** What is neither in our Latin face nor in our Devanagari one, with what stands between such words. */
const STRANGE =
  '[^\\n\\u0020-\\u024f\\u0900-\\u097f\\u200c\\u200d\\u2010-\\u2026\\u20ac\\u20b9\\u2190-\\u2193\\u25cc]+';
const strange = new RegExp(`${STRANGE}(?:[\\s.]+${STRANGE})*`, 'g');

/**
 * Our letters for paper are Latin and Devanagari alone. A box where a name should be would say less than this: the reader is
 * told that the name is written in another script, and the dispute's page and the JSON beside a certificate have it as it is.
 */
export function printable(text: string): string {
  return text.replace(strange, '(in another script)');
}
