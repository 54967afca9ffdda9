import type { Weight } from './script.ts';

// Points; an A4 page is 595 by 842.
export const MARGINS = { top: 76, bottom: 76, left: 62, right: 62 } as const;

// The design's tokens in their light form: what is printed is always light.
export const INK = '#3c0911';
export const QUIET = '#6e5f60';
export const HAIRLINE = '#e0d6d6';
export const MALAI = '#fff5e6';

export type Style = { weight: Weight; size: number; lineGap: number; colour: string };

const TEXT = { weight: 'regular', size: 11, lineGap: 2.8, colour: INK } as const;

/** Every size and weight in which a document is set. */
export const STYLES = {
  title: { weight: 'tight', size: 25, lineGap: 1, colour: INK },
  heading: { weight: 'semi-bold', size: 13.5, lineGap: 1.5, colour: INK },
  text: TEXT,
  strong: { ...TEXT, weight: 'semi-bold' },
  /** What something is called: beside a fact, above a column. */
  label: { ...TEXT, size: 10, colour: QUIET },
  value: { ...TEXT, size: 10 },
  signed: { ...TEXT, weight: 'semi-bold', size: 10 },
  cell: { ...TEXT, size: 10, lineGap: 2.4 },
  columnHead: { ...TEXT, size: 9.5, lineGap: 2.4, colour: QUIET },
  sum: { ...TEXT, size: 10.5, lineGap: 0 },
  total: { ...TEXT, weight: 'semi-bold', size: 11.5, lineGap: 0 },
  /** A code that is read off and typed. */
  code: { ...TEXT, weight: 'semi-bold', size: 17 },
  /** At the head and foot of a page, and above a title. */
  running: { weight: 'regular', size: 8.5, lineGap: 0, colour: QUIET },
} as const satisfies Record<string, Style>;

export const GAP = { afterText: 6, beforeHeading: 12, afterHeading: 4, afterRow: 4, afterList: 6 };
