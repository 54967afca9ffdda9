import { allow, type Result, refuse } from '#kernel/result.ts';

export const TURNS = [0, 90, 180, 270] as const;
export type PageTurn = (typeof TURNS)[number];
/** What is covered on a page, in parts of a hundred of it as its reader sees it. */
export type CoverBox = { page: number; left: number; top: number; width: number; height: number };

export type PagesRefusal = 'pages_unread' | 'too_many_pages';
const MOST = 2000;
const PART = /^(\d{1,5})(?:\s*-\s*(\d{1,5}))?$/;

/** Pages as people write them: `1-3, 5`, in that order, counted from 1; nothing written is all. */
export function pagesIn(written: string): Result<number[] | null, PagesRefusal> {
  const parts = written
    .replace(/[\u2010-\u2015]/g, '-')
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return allow(null);
  const pages: number[] = [];
  for (const part of parts) {
    const [, first, last = first] = PART.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!(from >= 1 && to >= from)) return refuse('pages_unread');
    if (pages.length + to - from + 1 > MOST) return refuse('too_many_pages');
    for (let page = from; page <= to; page += 1) pages.push(page);
  }
  return allow(pages);
}

/** Whether a box stands on its page and covers something of it. */
export function isBox({ page, left, top, width, height }: CoverBox): boolean {
  return (
    Number.isInteger(page) &&
    page >= 1 &&
    [left, top].every((at) => at >= 0 && at < 100) &&
    [width, height].every((length) => length > 0 && length <= 100)
  );
}

/** What was written as numbers; a box of which nothing is written is none, one of which something is missing is wrong. */
export function boxesIn(
  written: readonly Readonly<Record<keyof CoverBox, string>>[],
): Result<CoverBox[], 'box_unread'> {
  const boxes: CoverBox[] = [];
  for (const { page, left, top, width, height } of written) {
    const all = [page, left, top, width, height].map((one) => one.trim());
    if (all.every((one) => one === '')) continue;
    const numbers = all.map((one) => (one === '' ? Number.NaN : Number(one.replace(',', '.'))));
    const [p = 0, l = 0, t = 0, w = 0, h = 0] = numbers;
    const box = { page: p, left: l, top: t, width: w, height: h };
    if (!isBox(box)) return refuse('box_unread');
    boxes.push(box);
  }
  return allow(boxes);
}
