/** What became of the words of a paper, and why they could not be read; the table knows the same. */
export const TEXT_STATES = ['waiting', 'reading', 'read', 'unreadable'] as const;
export type TextState = (typeof TEXT_STATES)[number];
export const TEXT_FAULTS = [
  'encrypted',
  'damaged',
  'no_words',
  'too_large',
  'too_hard',
  'film',
  'other_kind',
] as const;
export type TextFault = (typeof TEXT_FAULTS)[number];

/** Pages that a process may fail on before the paper is given up. */
export const DEATHS_MOST = 3;
/** A reader that keeps no page for so long is dead, and another goes on. */
const LEASE = 5 * 60_000;

export function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + LEASE);
}

/** How far a paper was read. */
export type TextProgress = {
  pages: number | null;
  pagesRead: number;
  isCut: boolean;
  deaths: number;
  hasWords: boolean;
};
export type TextEnd = 'whole' | 'cut' | 'died' | 'left' | TextFault;
export type TextChange = {
  state: TextState;
  fault: TextFault | null;
  pagesRead: number;
  isCut: boolean;
  deaths: number;
};

/**
 * What a paper's words are once a process has ended. One that left goes on later where it was; one that died leaves out the page on
 * which it did, and after some of these the paper is what was read of it.
 */
export function afterReading(progress: TextProgress, end: TextEnd): TextChange {
  const { pages, pagesRead, isCut, deaths, hasWords } = progress;
  const same = { fault: null, pagesRead, isCut, deaths };
  const given = (fault: TextFault): TextChange =>
    hasWords ? { ...same, state: 'read', isCut: true } : { ...same, state: 'unreadable', fault };
  if (end === 'left') return { ...same, state: 'waiting' };
  if (end === 'whole' || end === 'cut') {
    const done = { ...same, pagesRead: pages ?? pagesRead, isCut: isCut || end === 'cut' };
    return hasWords
      ? { ...done, state: 'read' }
      : { ...done, state: 'unreadable', fault: 'no_words' };
  }
  if (end !== 'died') return given(end);
  const died = { ...same, deaths: deaths + 1, isCut: true };
  const isOver = pages === null ? deaths > 0 : pagesRead + 1 >= pages;
  if (isOver || died.deaths >= DEATHS_MOST) return { ...given('too_hard'), deaths: died.deaths };
  return { ...died, state: 'waiting', pagesRead: pages === null ? 0 : pagesRead + 1 };
}
