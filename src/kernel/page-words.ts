/** What pdf.js gives of a page in its order: a piece of text, or where a marked part of it begins and ends. */
export type PageItem =
  | { str: string; hasEOL: boolean }
  | { type: string; said?: string | null | undefined; id?: string | null | undefined };

/** What pdf.js gives of the structure of a page: an element, or the name of a marked part. */
export type PageElement = {
  said?: string | undefined;
  id?: string | undefined;
  children?: readonly PageElement[] | undefined;
};

/** Words of a page, and which of the pieces that it is drawn in say them; the first piece is 0. */
export type LaidWords = { text: string; pieces: readonly number[] };

type Said = { text: string; pieces: number[]; isLaid: boolean };

/**
 * The words of a page: of a part that says for which words it stands those, whatever the letters are that it is drawn with, and of an
 * element that does so once for all of its parts. A gap before such a part is found at its first letter, and so stands within it.
 */
export function laidWords(
  items: readonly PageItem[],
  structure: PageElement | null = null,
): LaidWords[] {
  const elements = structure ? saidIn(structure) : null;
  const laid: LaidWords[] = [];
  let [depth, piece] = [0, 0];
  let part: { depth: number; said: Said } | null = null;
  const lay = (said: Said) => {
    if (!said.isLaid) laid.push(said);
    said.isLaid = true;
  };
  for (const item of items) {
    if ('str' in item) {
      if (!part) laid.push({ text: item.str, pieces: [piece] });
      else {
        const { said } = part;
        if (!said.isLaid) laid.push({ text: gapBefore(item.str), pieces: [] });
        if (item.str.trim() !== '') {
          lay(said);
          said.pieces.push(piece);
        }
      }
      if (item.hasEOL) laid.push({ text: '\n', pieces: [] });
      piece += 1;
    } else if (item.type === 'endMarkedContent') {
      if (part?.depth === depth) {
        lay(part.said);
        part = null;
      }
      depth = Math.max(0, depth - 1);
    } else {
      depth += 1;
      const said: Said | null = part ? null : saidAt(item, elements);
      if (said) part = { depth, said };
    }
  }
  return laid.flatMap(({ text, pieces }) => (text === '' ? [] : { text, pieces }));
}

type Mark = Extract<PageItem, { type: string }>;

function saidAt({ said, id }: Mark, elements: ReadonlyMap<string, Said> | null): Said | null {
  const whole = id ? elements?.get(id) : undefined;
  if (whole) return whole;
  return typeof said === 'string' ? { text: said, pieces: [], isLaid: false } : null;
}

/** By the names of marked parts: what the outermost element that they belong to says that it stands for. */
function saidIn(element: PageElement, outer: Said | null = null): Map<string, Said> {
  const own =
    outer ??
    (typeof element.said === 'string' ? { text: element.said, pieces: [], isLaid: false } : null);
  const found = new Map<string, Said>();
  if (own && element.id) found.set(element.id, own);
  for (const child of element.children ?? [])
    for (const [id, said] of saidIn(child, own)) found.set(id, said);
  return found;
}

const gapBefore = (text: string) => /^\s*/.exec(text)?.[0] ?? '';

export function wordsOn(items: readonly PageItem[], structure: PageElement | null = null): string {
  return laidWords(items, structure)
    .map(({ text }) => text)
    .join('');
}

const LOST = /[\0\uFFFD\uE000-\uF8FF]/;
const MOST_LOST = 0.1;

/** Whether so many words of a page have letters without a code that it is better read as a picture. A sign alone is the mark of a list. */
export function isMostlyLost(words: string): boolean {
  const all = words.split(/\s+/).filter(({ length }) => length > 1);
  return all.filter((word) => LOST.test(word)).length > all.length * MOST_LOST;
}
