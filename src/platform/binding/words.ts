import type { DocumentView } from '../pdf/view.ts';

/** A file that pages are taken from. */
export type BindingSource = {
  /** Its media type, by its content. */
  type: string;
  size: number;
  /** What is stamped on each of its pages, in Latin letters: `C-4`. */
  mark: string;
  /** Its bookmark. */
  title: string;
};

/** Many files as one: a cover and an index before them, bookmarks, a stamp and a running number below each page. */
export type BundleJob = {
  kind: 'bundle';
  title: string;
  language: string;
  sources: readonly BindingSource[];
  pagesMost: number;
};

/** What is covered on a page as a reader sees it, in parts of a hundred of its width and height. */
export type CoveredBox = { left: number; top: number; width: number; height: number };
/** Chosen pages of one file, and all of others behind them, as a fresh file; of what is covered nothing is left in it. */
export type CopyJob = {
  kind: 'copy';
  title: string;
  language: string;
  sources: readonly Pick<BindingSource, 'type' | 'size'>[];
  pagesMost: number;
  /** Which of the first, counted from 1, in which order; null for all. */
  pages: readonly number[] | null;
  /** How far pages of the first are turned, and which of them; null for all. */
  turn: 0 | 90 | 180 | 270;
  turned: readonly number[] | null;
  /** What is covered on pages of the first. */
  boxes: readonly (CoveredBox & { page: number })[];
};
export type BindingJob = BundleJob | CopyJob;

/** Why a file stands in the index and not among the pages. */
export const SOURCE_FAULTS = ['kind', 'too_large', 'damaged'] as const;
export type SourceFault = (typeof SOURCE_FAULTS)[number];
/** How many pages a file has; null where it has none here, and why. */
export type SourceCount = { pages: number; fault: SourceFault | null };

/** Why nothing came of it. */
export const BINDING_FAULTS = ['too_many_pages', 'page_unknown', 'damaged', 'failed'] as const;
export type BindingFault = (typeof BINDING_FAULTS)[number];

/** What the process that binds says and asks; each is answered before the next. */
export type BindingQuestion =
  | { ask: 'bytes'; source: number; from: number }
  | { ask: 'front'; counts: SourceCount[]; front: number }
  | { ask: 'progress'; pages: number }
  | { ask: 'part'; bytes: Uint8Array }
  | { ask: 'end'; fault: BindingFault | null; pages: number };
export type BindingAnswer = { bytes?: Uint8Array; front?: DocumentView };

/** What can be shown as pages. */
export const PAGED_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** A file above this is listed and not bound; it is held whole while its pages are taken. */
export const SOURCE_BYTES_MOST = 150 * 1024 * 1024;

export function faultBefore({
  type,
  size,
}: Pick<BindingSource, 'type' | 'size'>): SourceFault | null {
  if (!PAGED_TYPES.some((paged) => paged === type)) return 'kind';
  return size > SOURCE_BYTES_MOST ? 'too_large' : null;
}
