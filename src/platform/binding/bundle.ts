import { readFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';
import { pdfOf } from '../pdf/engine.ts';
import { type Bookmark, setBookmarks } from './bookmarks.ts';
import { placeOn, seenSize, type Turn, withStrip } from './boxes.ts';
import { addDrawnPage } from './drawn-page.ts';
import type { Parent } from './parent.ts';
import { openDrawer } from './raster.ts';
import { boxOf, type OpenedSource, openSource, setBox } from './source.ts';
import { BindingStopped } from './stopped.ts';
import { type BindingSource, type BundleJob, faultBefore, type SourceCount } from './words.ts';

type Page = NonNullable<ReturnType<PDF['getPage']>>;
type Bound = SourceCount & { source: BindingSource; first: Page | null; own: readonly Page[] };

/** Puts the files behind each other, what can be told of them before them, and a number below each page. */
export async function bundle(job: BundleJob, parent: Parent) {
  const out = PDF.create();
  const bound = await bindAll(out, job, parent);
  const front = await frontOf(bound, parent);
  const leaves = await out.copyPagesFrom(
    front,
    front.getPages().map((_, at) => at),
    {
      insertAt: 0,
    },
  );
  await number(out, leaves, bound);
  setBookmarks(out, bookmarksOf(bound));
  out.setTitle(job.title, { showInWindowTitleBar: true });
  out.setLanguage(job.language);
  return { bytes: await out.save(), pages: out.getPageCount() };
}

async function bindAll(out: PDF, job: BundleJob, parent: Parent): Promise<Bound[]> {
  const bound: Bound[] = [];
  let pages = 0;
  for (const [at, source] of job.sources.entries()) {
    const one = await bindOne(out, source, () => parent.read(at, source.size));
    bound.push(one);
    pages += one.pages;
    if (pages > job.pagesMost) throw new BindingStopped('too_many_pages');
    await parent.say({ ask: 'progress', pages });
  }
  return bound;
}

/** What cannot be read is told in the index, and stops none of the others. */
async function bindOne(
  out: PDF,
  source: BindingSource,
  read: () => Promise<Uint8Array>,
): Promise<Bound> {
  const none = { source, pages: 0, first: null, own: [] };
  const fault = faultBefore(source);
  if (fault) return { ...none, fault };
  const bytes = await read();
  try {
    const own = await addAll(out, await openSource(source, bytes));
    return { source, pages: own.length, fault: null, first: own[0] ?? null, own };
  } catch {
    return { ...none, fault: 'damaged' };
  }
}

/** All pages of a file; those that have a layer which their reader does not see are drawn. */
async function addAll(out: PDF, { pdf, bytes, layered }: OpenedSource): Promise<Page[]> {
  const all = pdf.getPages().map((_, at) => at);
  if (layered.size === 0) return out.copyPagesFrom(pdf, all);
  const drawer = await openDrawer(bytes);
  try {
    const own: Page[] = [];
    for (const page of all)
      own.push(
        ...(layered.has(page)
          ? [await addDrawnPage(out, drawer, { page, boxes: [] })]
          : await out.copyPagesFrom(pdf, [page])),
      );
    return own;
  } finally {
    await drawer.close();
  }
}

/** The cover and the index, which says on which page a paper begins: also how many pages it has itself counts. */
async function frontOf(bound: readonly Bound[], parent: Parent): Promise<PDF> {
  const counts = bound.map(({ pages, fault }) => ({ pages, fault }));
  let guess = 2;
  for (let tries = 0; tries < 5; tries += 1) {
    const view = await parent.say({ ask: 'front', counts, front: guess });
    if (!view.front) throw new Error('Nobody says what stands on the cover.');
    const made = await pdfOf(view.front);
    const { pdf: front } = await openSource({ type: 'application/pdf' }, made);
    if (front.getPageCount() === guess) return front;
    guess = front.getPageCount();
  }
  throw new Error('The index does not come to rest.');
}

const STRIP = 24;
const STAMP = { size: 9, up: 9, margin: 28 };
const LETTERS = new URL('../pdf/fonts/anek-latin-semi-bold.ttf', import.meta.url);

/** Below each page, in a strip of its own so that nothing of the paper is covered: which paper, which page of it, which of all. */
async function number(out: PDF, front: readonly Page[], bound: readonly Bound[]): Promise<void> {
  const font = out.embedFont(await readFile(LETTERS));
  const all = out.getPageCount();
  let now = front.length;
  for (const { own, source, pages } of bound)
    for (const [at, page] of own.entries()) {
      now += 1;
      stamp(out, page, {
        left: `${source.mark}   ${at + 1}/${pages}`,
        right: `${now} / ${all}`,
        font,
      });
    }
}

type Stamp = { left: string; right: string; font: ReturnType<PDF['embedFont']> };

function stamp(out: PDF, page: Page, { left, right, font }: Stamp): void {
  const { box, turn } = boxOf(out, page);
  const whole = withStrip(box, turn, STRIP);
  setBox(page, whole);
  const { width } = seenSize(whole, turn);
  const corner = placeOn(whole, turn, { right: 0, up: 0 });
  const far = placeOn(whole, turn, { right: width, up: STRIP });
  page.drawRectangle({
    x: Math.min(corner.x, far.x),
    y: Math.min(corner.y, far.y),
    width: Math.abs(far.x - corner.x),
    height: Math.abs(far.y - corner.y),
    color: WHITE,
  });
  const write = (text: string, from: number) =>
    page.drawText(text, {
      ...placeOn(whole, turn, { right: from, up: STAMP.up }),
      size: STAMP.size,
      font,
      rotate: { angle: angleOf(turn), origin: placeOn(whole, turn, { right: from, up: STAMP.up }) },
    });
  write(left, STAMP.margin);
  write(right, width - STAMP.margin - font.getTextWidth(right, STAMP.size));
}

const WHITE = { type: 'RGB', red: 1, green: 1, blue: 1 } as const;
const angleOf = (turn: Turn): number => turn;

function bookmarksOf(bound: readonly Bound[]): Bookmark[] {
  return bound.flatMap(({ first, source }) =>
    first ? [{ title: `${source.mark} ${source.title}`, page: first.ref }] : [],
  );
}
