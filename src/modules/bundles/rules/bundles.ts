import { allow, type Result, refuse } from '#kernel/result.ts';

export const BUNDLE_KINDS = ['bundle', 'copy', 'certificate'] as const;
export type BundleKind = (typeof BUNDLE_KINDS)[number];
export const BUNDLE_STATES = ['waiting', 'making', 'ready', 'failed'] as const;
/** Why nothing came of it. */
export const BUNDLE_FAULTS = [
  'too_many_pages',
  'page_unknown',
  'damaged',
  'not_yours',
  'hash_differs',
  'no_room',
  'failed',
] as const;
export type BundleFault = (typeof BUNDLE_FAULTS)[number];

const DAY = 86_400_000;
const MINUTE = 60_000;
export const PAGES_MOST = 2000;
export const PAPERS_MOST = 500;
/** All files of one bundle together: they are held at once while it is made. */
export const BYTES_MOST = 300 * 1024 * 1024;
/** What one person has in one dispute at a time. */
export const KEPT_MOST = 20;
/** Whoever makes one says every now and then that they are alive; after so long another begins it anew. */
export const LEASE = 6 * MINUTE;
export const TRIES_MOST = 3;

/** Until when something that was made is kept. */
export function bundleKeptUntil(at: Date): Date {
  return new Date(at.getTime() + 7 * DAY);
}

export type AskRefusal = 'papers_missing' | 'paper_unknown' | 'bundles_full' | 'too_large';

/** A paper, and how many of its bytes are held while its pages are taken. */
type ChosenPaper = { id: string; size: number };

/** Which papers are put together, each once and in the order in which they were chosen; only such as their maker may see. */
export function chosenOf(
  visible: readonly ChosenPaper[],
  wanted: readonly string[],
  kept: number,
): Result<string[], AskRefusal> {
  const ids = [...new Set(wanted)];
  if (ids.length === 0) return refuse('papers_missing');
  const sizes = new Map(visible.map(({ id, size }) => [id, size]));
  if (ids.some((id) => !sizes.has(id))) return refuse('paper_unknown');
  if (kept >= KEPT_MOST) return refuse('bundles_full');
  const bytes = ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
  return ids.length > PAPERS_MOST || bytes > BYTES_MOST ? refuse('too_large') : allow(ids);
}

export type IndexedPaper = { pages: number };

/** From which page to which each paper stands, counted from the cover; null where it has none. */
export function pagesOf(
  papers: readonly IndexedPaper[],
  front: number,
): ({ from: number; to: number } | null)[] {
  let last = front;
  return papers.map(({ pages }) => {
    if (pages === 0) return null;
    const from = last + 1;
    last += pages;
    return { from, to: last };
  });
}

/** How a file of papers is called where it is saved: what it is, of which dispute, and from which day. */
export function nameOfFile(reference: string, title: string, day: string): string {
  const words = `${reference} ${title} ${day}`.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-');
  return `${words.replace(/\s+/g, ' ').trim().slice(0, 120)}.pdf`;
}
