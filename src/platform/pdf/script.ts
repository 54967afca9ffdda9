import type { Pdf } from './document.ts';
import { charactersOf, type Face } from './faces.ts';
import { isDevanagari, pieces } from './pieces.ts';

/** What the Devanagari face alone has: its letters and marks, and the sign of the rupee. */
const DEVANAGARI = /[\u0900-\u097f\u20b9]|\u200c|\u200d|\u25cc/;

/** `tight` is for titles; Devanagari has no such cut, and takes the heavier one. */
export type Weight = 'regular' | 'semi-bold' | 'tight';

type Writing = {
  weight: Weight;
  size: number;
  at?: { x: number; y: number };
  options?: PDFKit.Mixins.TextOptions;
};

/** Signs above and below its letters need more air between lines than Latin does; a part of the size. */
const AIR = 0.3;

/** Anek Latin has no Devanagari and Anek Devanagari no Latin: a line goes from one to the other and back. */
export function write(doc: Pdf, text: string, { weight, size, at, options = {} }: Writing): void {
  doc.fontSize(size);
  const lines = brokenUp(printable(text)).split('\n');
  const lineGap = lineGapOf(text, size, options);
  for (const [place, line] of lines.entries()) {
    const isLast = place === lines.length - 1;
    const goesOn = isLast && (options.continued ?? false);
    drawLine(doc, line, {
      weight,
      size,
      ...(at && place === 0 ? { at } : {}),
      options: { ...options, lineGap, continued: goesOn },
    });
  }
}

function lineGapOf(text: string, size: number, { lineGap = 0 }: PDFKit.Mixins.TextOptions): number {
  return lineGap + (isDevanagari(text) ? AIR * size : 0);
}

const ENDLESS = /\S{91,}/gu;

const PIECE = 60;

const MARKS = 12;

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/**
 * A word longer than any line is broken before it is drawn: pdfkit looks for the place by trying each, and twenty thousand
 * letters without a space, which anybody may type, would take it minutes.
 */
function brokenUp(text: string): string {
  return text.replace(ENDLESS, (word) => {
    // A letter with more marks than any script writes is cut too.
    const letters = [...graphemes.segment(word)].flatMap(({ segment }) =>
      pieces([...segment], MARKS),
    );
    return pieces(letters, PIECE).join('\n');
  });
}

/** One line that somebody typed. Lines are drawn one by one: a break among stretches of two scripts would be lost. */
function drawLine(doc: Pdf, line: string, { weight, size, at, options = {} }: Writing): void {
  const runs = runsOf(line === '' ? ' ' : line);
  if (at && runs.length > 1 && options.align === 'right') {
    drawToTheRight(doc, runs, { weight, size, at, options });
    return;
  }
  for (const [number, run] of runs.entries()) {
    doc.font(faceOf(run, weight));
    const how = { ...options, continued: (options.continued ?? false) || number < runs.length - 1 };
    if (at && number === 0) doc.text(run, at.x, at.y, how);
    else doc.text(run, how);
  }
}

type Ending = Pick<Writing, 'weight' | 'size' | 'options'> & { at: { x: number; y: number } };

/** ₹5,000.00 at the end of its line. pdfkit would set what is in either face to the right, the one over the other. */
function drawToTheRight(doc: Pdf, runs: readonly string[], ending: Ending): void {
  const { weight, at, options: { width = 0, lineGap = 0 } = {} } = ending;
  let x = at.x + width - widthOf(doc, runs.join(''), ending);
  for (const run of runs) {
    doc.font(faceOf(run, weight)).text(run, x, at.y, { lineBreak: false });
    x += doc.widthOfString(run);
  }
  doc.x = at.x;
  doc.y = at.y + doc.currentLineHeight(true) + lineGap;
}

/** How wide a text is on one line. */
export function widthOf(
  doc: Pdf,
  text: string,
  { weight, size }: Pick<Writing, 'weight' | 'size'>,
): number {
  doc.fontSize(size);
  const widths = runsOf(text).map((run) => doc.font(faceOf(run, weight)).widthOfString(run));
  return widths.reduce((all, one) => all + one, 0);
}

function faceOf(text: string, weight: Weight): Face {
  if (!DEVANAGARI.test(text)) return weight;
  return weight === 'regular' ? 'devanagari-regular' : 'devanagari-semi-bold';
}

/** About how high a text will stand in a width: where it has both scripts, as if it had the wider one alone. */
export function heightOf(
  doc: Pdf,
  text: string,
  { weight, size, options = {} }: Omit<Writing, 'at'>,
): number {
  doc.fontSize(size);
  const said = brokenUp(printable(text));
  const how = { ...options, lineGap: lineGapOf(text, size, options) };
  const heights = [weight, faceOf(text, weight)].map((face) =>
    doc.font(face).heightOfString(said, how),
  );
  return Math.max(...heights);
}

/** Stretches of one script. Spaces and marks between Devanagari words are in both faces and stay with what is before them. */
export function runsOf(text: string): string[] {
  const runs: { text: string; isDevanagari: boolean }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const isDevanagari =
      DEVANAGARI.test(letter) || (letter === ' ' && (last?.isDevanagari ?? false));
    if (last && last.isDevanagari === isDevanagari) last.text += letter;
    else runs.push({ text: letter, isDevanagari });
  }
  return runs.map((run) => run.text);
}

/**
 * Our letters for paper are Latin and Devanagari alone. A box where a name should be would say less than this: the reader is
 * told that the name is written in another script, and the dispute's page and the JSON beside a certificate have it as it is.
 */
export function printable(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\t\u2000-\u2008\u200a\u202f\u3000]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u00ad\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[a-z][\u0300-\u036f]+/gi, (letter) => letter.normalize('NFC'))
    .replace(strange(), '(in another script)');
}

let strangeOnes: RegExp | undefined;

/** What is in neither of our faces, with what stands between such words. */
function strange(): RegExp {
  if (strangeOnes) return strangeOnes;
  const latin = charactersOf('regular').filter((code) => code >= 0x20);
  const own = charactersOf('devanagari-regular').filter((code) =>
    DEVANAGARI.test(String.fromCodePoint(code)),
  );
  const known = [...latin, ...own].map((code) => `\\u{${code.toString(16)}}`).join('');
  const others = `[^\\n${known}]+`;
  strangeOnes = new RegExp(`${others}(?:[\\s.]+${others})*`, 'gu');
  return strangeOnes;
}
