import { PDF } from '@libpdf/core';
import { type Turn, turned } from './boxes.ts';
import { addDrawnPage } from './drawn-page.ts';
import type { Parent } from './parent.ts';
import { type Drawer, openDrawer } from './raster.ts';
import { drawnBy } from './shared-parts.ts';
import { boxOf, type OpenedSource, openSource } from './source.ts';
import { BindingStopped } from './stopped.ts';
import { hasUnseenWords } from './unseen.ts';
import type { CopyJob, CoveredBox } from './words.ts';

type Source = OpenedSource & { drawer: Drawer | null };
/** A page of the copy: which of which source, counted from 0. */
type CopiedPage = { source: number; page: number; turn: Turn; boxes: readonly CoveredBox[] };

/**
 * A fresh file of chosen pages. A page on which something is covered is drawn as a picture, and so is every other page that has a
 * part in common with it: no word, no note, no earlier state of the file and nothing that was embedded in it goes along.
 */
export async function copy(job: CopyJob, parent: Parent) {
  const out = PDF.create();
  const sources = await openAll(job, parent);
  const pages = pagesOf(job, sources);
  const drawn = pagesToDraw(job, pages, sources);
  try {
    for (const [at, page] of pages.entries()) {
      const source = sources[page.source];
      if (!source) throw new BindingStopped('page_unknown');
      if (drawn.has(`${page.source} ${page.page}`)) await addDrawn(out, source, page);
      else await addAsItIs(out, source, page);
      await parent.say({ ask: 'progress', pages: at + 1 });
    }
  } finally {
    for (const { drawer } of sources) await drawer?.close();
  }
  out.setTitle(job.title, { showInWindowTitleBar: true });
  out.setLanguage(job.language);
  return { bytes: await out.save(), pages: out.getPageCount() };
}

async function openAll(job: CopyJob, parent: Parent): Promise<Source[]> {
  const sources: Source[] = [];
  for (const [at, source] of job.sources.entries()) {
    const read = await parent.read(at, source.size);
    try {
      sources.push({ ...(await openSource(source, read)), drawer: null });
    } catch {
      throw new BindingStopped('damaged');
    }
  }
  return sources;
}

/** Every box stands on its page, wherever and however often that is taken. */
function pagesOf(job: CopyJob, sources: readonly Source[]): CopiedPage[] {
  const count = sources[0]?.pdf.getPageCount() ?? 0;
  const named = [...(job.pages ?? []), ...(job.turned ?? []), ...job.boxes.map(({ page }) => page)];
  if (named.some((page) => page > count)) throw new BindingStopped('page_unknown');
  const chosen = job.pages ?? Array.from({ length: count }, (_, at) => at + 1);
  const own = ownPages(chosen, job);
  const joined = sources
    .slice(1)
    .flatMap(({ pdf }, at) =>
      pdf.getPages().map((_, page) => ({ source: at + 1, page, turn: 0 as const, boxes: [] })),
    );
  const pages = [...own, ...joined];
  if (pages.length > job.pagesMost) throw new BindingStopped('too_many_pages');
  return pages;
}

function ownPages(chosen: readonly number[], job: CopyJob) {
  return chosen.map((page) => ({
    source: 0,
    page: page - 1,
    turn: !job.turned || job.turned.includes(page) ? job.turn : (0 as const),
    boxes: job.boxes.filter((box) => box.page === page),
  }));
}

/**
 * A picture may hold more than a page shows of it: whatever a covered page is made of may stand on no other as it is. Beside a
 * covered page stands none with words that its reader does not see, and in no copy one with a layer that is hidden.
 */
function pagesToDraw(
  { boxes }: CopyJob,
  pages: readonly CopiedPage[],
  sources: readonly Source[],
): ReadonlySet<string> {
  const covered = new Set(boxes.map(({ page }) => page - 1));
  const parts = new Set([...covered].flatMap((page) => partsOf(sources, 0, page)));
  const isDrawn = ({ source, page }: CopiedPage) =>
    sources[source]?.layered.has(page) ||
    (source === 0 && covered.has(page)) ||
    (covered.size > 0 && saysUnseen(sources[source], page)) ||
    partsOf(sources, source, page).some((part) => parts.has(part));
  return new Set(pages.filter(isDrawn).map(({ source, page }) => `${source} ${page}`));
}

function saysUnseen(source: Source | undefined, page: number): boolean {
  const found = source?.pdf.getPage(page);
  return !source || !found || hasUnseenWords(source.pdf, found.dict);
}

function partsOf(sources: readonly Source[], source: number, page: number): string[] {
  const of = sources[source];
  const found = of?.pdf.getPage(page);
  return of && found ? drawnBy(of.pdf, found.dict).map((part) => `${source} ${part}`) : [];
}

async function addAsItIs(out: PDF, { pdf }: Source, { page, turn }: CopiedPage): Promise<void> {
  const [added] = await out.copyPagesFrom(pdf, [page]);
  if (added) added.setRotation(turned(boxOf(out, added).turn + turn));
}

async function addDrawn(
  out: PDF,
  source: Source,
  { page, turn, boxes }: CopiedPage,
): Promise<void> {
  source.drawer ??= await openDrawer(source.bytes);
  const added = await addDrawnPage(out, source.drawer, { page, boxes });
  added.setRotation(turn);
}
