import { fileURLToPath } from 'node:url';
import { type About, bytesOf, type Element, openPdf, type Pdf, say, within } from './document.ts';

/** What a letter on paper is made of, in the order in which it is read. */
export type LetterPart =
  | { heading: string }
  | { text: string }
  | { strong: string }
  | { list: readonly string[] }
  | { rows: readonly (readonly [label: string, value: string])[] }
  /** A square picture with what it says for whoever cannot see it, and words beside it. */
  | { picture: Uint8Array; said: string; beside: readonly string[] };

export type LetterAbout = Omit<About, 'margins'>;

const MARGINS = { top: 64, bottom: 64, left: 64, right: 64 };
const SIZE = 11;
const DEVANAGARI = /[\u0900-\u097f]|\u200c|\u200d|\u25cc/;

/** A plain A4 letter in English, Hindi or Marathi, tagged for screen readers. */
export async function letterPdf(about: LetterAbout, parts: readonly LetterPart[]): Promise<Buffer> {
  const doc = openPdf({ ...about, margins: MARGINS });
  for (const face of ['regular', 'semi-bold'] as const)
    doc.registerFont(`devanagari-${face}`, fileURLToPath(new URL(`fonts/anek-devanagari-${face}.ttf`, import.meta.url)));
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();
  say(doc, root, 'H1', () => write(doc, about.title, { size: 19, face: 'semi-bold' }));
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
  else picture(doc, root, part);
}

function heading(doc: Pdf, root: Element, text: string): void {
  keepTogether(doc, 70);
  doc.moveDown(0.7);
  say(doc, root, 'H2', () => write(doc, text, { size: 13, face: 'semi-bold' }));
  doc.moveDown(0.2);
}

function paragraph(doc: Pdf, root: Element, text: string, face: Weight): void {
  say(doc, root, 'P', () => write(doc, text, { size: SIZE, face }));
  doc.moveDown(0.4);
}

function list(doc: Pdf, root: Element, items: readonly string[]): void {
  within(doc, root, 'L', (all) => {
    for (const item of items)
      within(doc, all, 'LI', (one) => say(doc, one, 'LBody', () => write(doc, `–  ${item}`, { size: SIZE, face: 'regular' })));
  });
  doc.moveDown(0.4);
}

function rows(doc: Pdf, root: Element, all: readonly (readonly [string, string])[]): void {
  for (const [label, value] of all)
    say(doc, root, 'P', () => {
      write(doc, `${label}: `, { size: SIZE, face: 'regular', goesOn: true });
      write(doc, value, { size: SIZE, face: 'semi-bold' });
    });
  doc.moveDown(0.4);
}

const SIDE = 110;

function picture(doc: Pdf, root: Element, { picture: image, said, beside }: Extract<LetterPart, { picture: Uint8Array }>): void {
  keepTogether(doc, SIDE + 10);
  const { x, y } = doc;
  say(doc, root, 'Figure', () => doc.image(Buffer.from(image), x, y, { width: SIDE, height: SIDE }), {
    alt: said,
    bbox: [x, y, x + SIDE, y + SIDE],
  });
  doc.x = x + SIDE + 16;
  doc.y = y + 4;
  for (const [at, text] of beside.entries())
    say(doc, root, 'P', () => write(doc, text, { size: at === 0 ? 17 : SIZE, face: at === 0 ? 'semi-bold' : 'regular' }));
  doc.x = x;
  doc.y = Math.max(doc.y, y + SIDE) + 8;
}

function keepTogether(doc: Pdf, height: number): void {
  if (doc.y + height > doc.page.height - MARGINS.bottom) doc.addPage();
}

type Weight = 'regular' | 'semi-bold';
type Writing = { size: number; face: Weight; goesOn?: boolean };

/** Anek Latin has no Devanagari and Anek Devanagari no Latin: a line goes from one to the other and back. */
function write(doc: Pdf, text: string, { size, face, goesOn = false }: Writing): void {
  doc.fontSize(size);
  const runs = runsOf(text);
  for (const [at, run] of runs.entries()) {
    doc.font(DEVANAGARI.test(run) ? `devanagari-${face}` : face);
    doc.text(run, { continued: goesOn || at < runs.length - 1, lineGap: 2.5 });
  }
}

/** Stretches of one script. Spaces and marks between Devanagari words are in both faces and stay with what is before them. */
export function runsOf(text: string): string[] {
  const runs: { text: string; isDevanagari: boolean }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const isDevanagari = DEVANAGARI.test(letter) || (letter === ' ' && (last?.isDevanagari ?? false));
    if (last && last.isDevanagari === isDevanagari) last.text += letter;
    else runs.push({ text: letter, isDevanagari });
  }
  return runs.map((run) => run.text);
}
