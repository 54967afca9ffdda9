import type { LegalText } from '../../content/legal-text.ts';
import { countedSections } from '../../content/legal-text.ts';
import type { Element, Pdf } from '../../src/platform/pdf/document.ts';

/** One making of the document: what is being drawn, and on which page each section begins. */
export type Sheet = {
  doc: Pdf;
  root: Element;
  paper: LegalText;
  numbers: ReadonlyMap<string, number>;
  /** Where the sections stood the last time: the contents are printed before the text is set. */
  pagesBefore: ReadonlyMap<string, number>;
  pages: Map<string, number>;
};

// Points; an A4 page is 595 by 842.
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGINS = { top: 92, bottom: 84, left: 62, right: 62 } as const;
export const WIDTH = PAGE.width - MARGINS.left - MARGINS.right;
/** Numbers stand in a column of their own, as on the page on the screen. */
export const COLUMN = 40;
export const TEXT = { x: MARGINS.left + COLUMN, width: WIDTH - COLUMN } as const;

// The cover alone has these colours; what it shares with other documents stands in platform/pdf/style.ts.
export const KOKUM = '#570c1a';
export const GUAVA = '#fe839f';
export const NIMBU = '#dbf23a';

export function numbersOf(paper: LegalText): ReadonlyMap<string, number> {
  return new Map(countedSections(paper).map(({ id }, at) => [id, at + 1]));
}
