import type { Pdf } from './document.ts';
import type { Face } from './faces.ts';

/** What the Devanagari face alone has: its letters and marks, and the sign of the rupee. */
const DEVANAGARI = /[\u0900-\u097f\u20b9]|\u200c|\u200d|\u25cc/;

/** `tight` is for headings; Devanagari has no such cut, and takes the heavier one. */
type Weight = 'regular' | 'semi-bold' | 'tight';
type Writing = {
  weight: Weight;
  size: number;
  at?: { x: number; y: number };
  options?: PDFKit.Mixins.TextOptions;
};

/** Anek Latin has no Devanagari and Anek Devanagari no Latin: a line goes from one to the other and back. */
export function write(doc: Pdf, text: string, { weight, size, at, options = {} }: Writing): void {
  doc.fontSize(size);
  const lines = brokenUp(text).split(/\r?\n/);
  for (const [place, line] of lines.entries()) {
    const isLast = place === lines.length - 1;
    const goesOn = isLast && (options.continued ?? false);
    drawLine(doc, line, {
      weight,
      size,
      ...(at && place === 0 ? { at } : {}),
      options: { ...options, continued: goesOn },
    });
  }
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

function pieces(letters: readonly string[], size: number): string[] {
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, at) =>
    letters.slice(at * size, (at + 1) * size).join(''),
  );
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

/** How high Anek Latin's letters stand above the line that they stand on, of their size. */
const ASCENT = 0.9;

/**
 * ₹5,000.00 at the end of its line. pdfkit would set what is in either face to the right, the one over the other; here they
 * follow each other, on one baseline.
 */
function drawToTheRight(doc: Pdf, runs: readonly string[], ending: Ending): void {
  const { weight, size, at, options: { width = 0 } = {} } = ending;
  const widths = runs.map((run) => doc.font(faceOf(run, weight)).widthOfString(run));
  let x = at.x + width - widths.reduce((all, one) => all + one, 0);
  for (const [number, run] of runs.entries()) {
    const how = { lineBreak: false, baseline: 'alphabetic' } as const;
    doc.font(faceOf(run, weight)).text(run, x, at.y + ASCENT * size, how);
    x += widths[number] ?? 0;
  }
  doc.x = at.x;
}

function faceOf(text: string, weight: Weight): Face {
  if (!DEVANAGARI.test(text)) return weight;
  return weight === 'regular' ? 'devanagari-regular' : 'devanagari-semi-bold';
}

/** How high a text will stand in a width: by the face of its script, or the higher one where it has both. */
export function heightOf(
  doc: Pdf,
  text: string,
  { weight, size, options = {} }: Omit<Writing, 'at'>,
): number {
  doc.fontSize(size);
  const heights = [weight, faceOf(text, weight)].map((face) =>
    doc.font(face).heightOfString(text, options),
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
