import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/** Our one family in four cuts, and two of its sister for Devanagari; `fonts/README.md` says how they were made. */
export const FACES = [
  'regular',
  'semi-bold',
  'tight',
  'wide',
  'devanagari-regular',
  'devanagari-semi-bold',
] as const;
export type Face = (typeof FACES)[number];

const files: Record<Face, string> = {
  regular: 'anek-latin-regular',
  'semi-bold': 'anek-latin-semi-bold',
  tight: 'anek-latin-tight',
  wide: 'anek-latin-wide',
  'devanagari-regular': 'anek-devanagari-regular',
  'devanagari-semi-bold': 'anek-devanagari-semi-bold',
};

type Run = { positions: object[] };

/**
 * All faces stand on one line and are as high as Anek Latin, of which these are parts of the size: where a line goes from one
 * to another, pdfkit would begin each at the height of its own. What Devanagari needs more is given between lines.
 */
const [ASCENT, DESCENT] = [0.9, 0.2];

/** What a document needs of a font; pdfkit takes one that is open as it takes a file, but its types do not know that. */
export type OpenFont = {
  characterSet: number[];
  unitsPerEm: number;
  glyphForCodePoint(code: number): unknown;
  layout(text: string, ...how: readonly unknown[]): Run;
  /** Glyphs by their number, each with the characters that it was first asked for. */
  _glyphs: object;
};

const opened = new Map<Face, OpenFont>();

/** A face, read once for all documents: reading its tables costs more than most documents. */
export function openedFace(face: Face): OpenFont {
  const known = opened.get(face);
  if (known) return known;
  const scratch = new PDFDocument({ font: null } as unknown as PDFKit.PDFDocumentOptions);
  scratch.font(fileURLToPath(new URL(`fonts/${files[face]}.ttf`, import.meta.url)));
  const { font } = (scratch as unknown as { _font: { font: OpenFont } })._font;
  const made = remembering(font, { isShaped: face.startsWith('devanagari') });
  opened.set(face, made);
  return made;
}

/** Every character that a face has. */
export function charactersOf(face: Face): readonly number[] {
  return openedFace(face).characterSet;
}

/** About as many words as all our papers have; names and stories of people come on top, and then it begins anew. */
const WORDS = 3000;

/**
 * The same font, which shapes a word once for all documents. A glyph that stands for several characters keeps the first that
 * it was asked for, and the same text should give the same bytes in every document. So the characters of a Latin face are
 * asked for in order beforehand; in Devanagari, where a glyph is shaped of several, each word begins with no glyph known.
 */
function remembering(font: OpenFont, { isShaped }: { isShaped: boolean }): OpenFont {
  if (!isShaped)
    for (const code of font.characterSet.toSorted((a, b) => a - b)) font.glyphForCodePoint(code);
  const words = new Map<string, Run>();
  const layout = (text: string, ...how: readonly unknown[]): Run => {
    if (how.some((one) => one !== undefined)) return font.layout(text, ...how);
    const known = words.get(text);
    if (known) return copyOf(known);
    if (words.size >= WORDS) words.clear();
    if (isShaped) font._glyphs = {};
    const run = font.layout(text);
    words.set(text, run);
    return copyOf(run);
  };
  // Everything else is the font's own.
  return Object.create(font, {
    layout: { value: layout },
    ascent: { value: ASCENT * font.unitsPerEm },
    descent: { value: -DESCENT * font.unitsPerEm },
  }) as OpenFont;
}

/** pdfkit writes the positions of a run in its own measure over what it was given. */
function copyOf(run: Run): Run {
  const copy = Object.create(
    Object.getPrototypeOf(run) as object,
    Object.getOwnPropertyDescriptors(run),
  ) as Run;
  copy.positions = run.positions.map((position) =>
    Object.assign(Object.create(Object.getPrototypeOf(position) as object), position),
  );
  return copy;
}
