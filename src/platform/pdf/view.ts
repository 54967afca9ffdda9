import type { PdfProperties } from './document.ts';

/** What is said of something, under its name. */
export type DocumentFact = readonly [label: string, value: string];

/** What a document is made of, in the order in which it is read. */
export type DocumentPart =
  | { heading: string }
  | { text: string }
  | { strong: string }
  /** On a ground of its own: what is read before the rest. */
  | { notice: string }
  | { list: readonly string[] }
  | { rows: readonly DocumentFact[] }
  | { table: DocumentTable }
  /** Side by side: whom it is from, and whom it is to. */
  | { columns: readonly { heading: string; lines: readonly string[] }[] }
  /** Who signs, and when; it is never parted from itself. */
  | { signature: string | readonly DocumentFact[] }
  /** What follows begins on a page of its own: it is torn off. */
  | { page: true }
  /** Squares to tick with a pen. */
  | { boxes: readonly string[] }
  /** A label with lines on which somebody writes. */
  | { fill: string; lines: number }
  /** An address for a camera, which is what is said to whoever cannot see it; a code to type, and words beside it. */
  | { qr: string; code?: string; beside: readonly string[] }
  /** For the carrier's reader; the same stands below it for eyes. */
  | { barcode: string; said: string }
  /** What is in another language than the document. */
  | { section: readonly DocumentPart[]; language: string };

export type DocumentTable = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** The last column holds amounts, which stand below each other by their ends. */
  hasAmounts?: boolean;
  /** Below the rows; what counts in the end is `whole`. */
  sums?: readonly (readonly [label: string, amount: string, weight: 'part' | 'whole'])[];
};

/** A document as a plain description, which the engine sets on A4. */
export type DocumentView = Omit<PdfProperties, 'margins'> & {
  /** What stands as its title on the page, where its name in a list of files says more. */
  heading?: string;
  /** Above the title, at either end of the line: whose document it is, or in which case and of which day. */
  above?: readonly [left: string, right: string];
  parts: readonly DocumentPart[];
  /** At the foot of each page, beside its number. */
  foot: string;
};
