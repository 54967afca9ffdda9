/** So many papers stand on one page of a list of them. */
export const PAPERS_ON_A_PAGE = 50;

export type ListPage = { at: number; of: number; from: number; most: number };

/** Which page is shown where one is asked for, and what stands on it: one that is not there is the nearest that is. */
export function pageAmong(total: number, asked: number): ListPage {
  const of = Math.max(1, Math.ceil(total / PAPERS_ON_A_PAGE));
  const at = Math.min(Math.max(1, asked), of);
  return { at, of, from: (at - 1) * PAPERS_ON_A_PAGE, most: PAPERS_ON_A_PAGE };
}
