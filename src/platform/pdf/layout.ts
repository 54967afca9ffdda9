import { type Element, type Pdf, say } from './document.ts';
import { isDevanagari } from './pieces.ts';
import { heightOf, printable, write } from './script.ts';
import type { Style } from './style.ts';

/** Where something is set: on the page that is open, as a child of a part of the structure, in a column. */
export type Place = { doc: Pdf; parent: Element; x: number; width: number };
type Setting = { tag: string; style: Style; align?: 'right'; options?: object };

/** The whole width between the margins. */
export function wholeWidth(doc: Pdf, parent: Element): Place {
  const { width, margins } = doc.page;
  return { doc, parent, x: margins.left, width: width - margins.left - margins.right };
}

/** One text with its tag, where the page now stands. */
export function set({ doc, parent, x, width }: Place, text: string, setting: Setting): void {
  const { tag, style, align, options = {} } = setting;
  const { weight, size, lineGap, colour } = style;
  const at = { x, y: doc.y };
  const how = { width, lineGap, ...(align ? { align } : {}) };
  // What is copied out of a page comes in the order of drawing, which in Devanagari is another than that of writing.
  const said = isDevanagari(text) ? { actual: printable(text) } : {};
  say(
    doc,
    parent,
    tag,
    () => write(doc.fillColor(colour), text, { weight, size, at, options: how }),
    { ...said, ...options },
  );
}

/** About how high a text will stand in a column. */
export function heightIn(
  { doc, width }: Pick<Place, 'doc' | 'width'>,
  text: string,
  { weight, size, lineGap }: Style,
): number {
  return heightOf(doc, text, { weight, size, options: { width, lineGap } });
}

/** What is longer may be parted over two pages; to measure it would take longer than to set it. */
const LONG = 600;
export const THREE_LINES = 48;

/** How much must be free where a text begins: all that it needs, or three lines of what is long. */
export function roomFor(column: Pick<Place, 'doc' | 'width'>, text: string, style: Style): number {
  return text.length > LONG ? THREE_LINES : heightIn(column, text, style);
}

/** Begins a page, unless this much still fits on the one that is open. */
export function makeRoom(doc: Pdf, height: number): void {
  const { height: whole, margins } = doc.page;
  const most = whole - margins.top - margins.bottom;
  if (doc.y + Math.min(height, most) > whole - margins.bottom) doc.addPage();
}

/** How many pages there are up to the one that is open. */
export function pageNow(doc: Pdf): number {
  const { start, count } = doc.bufferedPageRange();
  return start + count;
}
