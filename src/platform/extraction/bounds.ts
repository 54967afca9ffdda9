/** What is read of one paper, so that none takes the memory or the time of the others (docs/decisions/0108). */
export const PAGES_MOST = 2000;
/** Pictures of words are read some seconds each. */
export const PICTURES_MOST = 500;
export const PAGE_LETTERS_MOST = 50_000;
export const LETTERS_MOST = 10_000_000;
/** Rows of a sheet that are one page of ours; a table of a million rows is read as far as the letters reach. */
export const ROWS_A_PAGE = 50;
export const ROWS_MOST = 20_000;
/** Letters of a text without pages of its own that are one page of ours. */
export const PAGE_LETTERS = 3000;
/** The most that is held whole: all but PDF, which is read where it is asked for. */
export const WHOLE_BYTES_MOST = 50 * 1024 * 1024;
/** What the zip of an office program may unpack to. */
export const UNPACKED_MOST = 100 * 1024 * 1024;
/** A page is drawn with at most so many points, however large it says that it is; a picture may have so many before it is made smaller. */
export const DRAWN_POINTS_MOST = 6_000_000;
export const PICTURE_POINTS_MOST = 60_000_000;

/** Why nothing, or not all, of a paper was read. */
export const EXTRACTION_FAULTS = [
  'encrypted',
  'damaged',
  'no_words',
  'too_large',
  'too_hard',
  'film',
  'other_kind',
] as const;
export type ExtractionFault = (typeof EXTRACTION_FAULTS)[number];

/** A fault of the paper that whoever waits for its words is told. */
export class Unextractable extends Error {
  readonly fault: ExtractionFault;
  constructor(fault: ExtractionFault, options?: ErrorOptions) {
    super(`The words of a paper cannot be read: ${fault}.`, options);
    this.fault = fault;
  }
}

/** Pages of a text that has none of its own, cut where lines or words end. */
export function pagesOf(text: string): string[] {
  const pages: string[] = [];
  for (let from = 0; from < text.length; ) {
    let to = Math.min(text.length, from + PAGE_LETTERS);
    if (to < text.length) {
      const last = text.slice(from, to);
      const end = Math.max(last.lastIndexOf('\n'), last.lastIndexOf(' '));
      if (end > PAGE_LETTERS / 2) to = from + end + 1;
    }
    pages.push(text.slice(from, to));
    from = to;
  }
  return pages;
}

/** Text as it may be kept: no NUL, no half of a letter. */
export function tidy(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().slice(0, PAGE_LETTERS_MOST).trim();
}
