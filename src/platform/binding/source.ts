import { PDF, PdfArray, PdfDict, PdfNumber, type PdfObject } from '@libpdf/core';
import { type PageBox, type Turn, turned } from './boxes.ts';
import { dropUnseenNotes, layeredPages } from './layers.ts';
import { pictureAsPdf } from './pictures.ts';
import { resolved } from './resolved.ts';
import { dropUntold } from './unseen.ts';
import type { BindingSource } from './words.ts';

type Page = NonNullable<ReturnType<PDF['getPage']>>;

export type OpenedSource = {
  pdf: PDF;
  /** What it was made of, as a PDF. */
  bytes: Uint8Array;
  /** Pages, from 0, that can only be drawn: they would show what their reader does not see. */
  layered: ReadonlySet<number>;
};

/** A file as a PDF whose pages stand by themselves: what was inherited is theirs, what answers a reader became part of the page. */
export async function openSource(
  { type }: Pick<BindingSource, 'type'>,
  read: Uint8Array,
): Promise<OpenedSource> {
  const bytes = type === 'application/pdf' ? read : await pictureAsPdf(read, type);
  const pdf = await PDF.load(bytes);
  if (pdf.getPageCount() === 0) throw new Error('There is no page.');
  for (const page of pdf.getPages()) bringDown(pdf, page.dict);
  const layered = layeredPages(pdf);
  for (const page of pdf.getPages()) dropUnseenNotes(pdf, page.dict);
  pdf.flattenAll();
  for (const page of pdf.getPages()) {
    undress(page.dict);
    dropUntold(pdf, page.dict);
  }
  return { pdf, bytes, layered };
}

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

// The library copies what a page inherits twice, the second time by numbers of the other file.
function bringDown(pdf: PDF, page: PdfDict): void {
  for (const key of INHERITED) {
    let above: PdfObject | null | undefined = page;
    for (let depth = 0; above instanceof PdfDict && !page.has(key) && depth < 50; depth += 1) {
      const found = above.get(key);
      if (found) page.set(key, found);
      above = resolved(pdf, above.get('Parent'));
    }
  }
  if (!page.has('Resources')) page.set('Resources', new PdfDict());
}

// Notes, links, scripts, thumbnails and what programs keep for themselves lead elsewhere, also to other pages: none goes along.
const OF_A_PAGE = new Set(['Type', 'Parent', 'Contents', 'Group', ...INHERITED]);

function undress(page: PdfDict): void {
  for (const { value } of Array.from(page.keys())) if (!OF_A_PAGE.has(value)) page.delete(value);
}

/** What of a page is seen, and how far it is turned for its reader. */
export function boxOf(pdf: PDF, { dict }: Pick<Page, 'dict'>): { box: PageBox; turn: Turn } {
  const media = rectangle(pdf, dict.get('MediaBox')) ?? { x: 0, y: 0, width: 595, height: 842 };
  const crop = rectangle(pdf, dict.get('CropBox'));
  const rotate = resolved(pdf, dict.get('Rotate'));
  return {
    box: (crop && common(media, crop)) ?? media,
    turn: turned(rotate instanceof PdfNumber ? rotate.value : 0),
  };
}

function rectangle(pdf: PDF, object: PdfObject | undefined): PageBox | null {
  const list = resolved(pdf, object);
  if (!(list instanceof PdfArray)) return null;
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, d = Number.NaN] = Array.from(list).map(
    (one) => {
      const number = resolved(pdf, one);
      return number instanceof PdfNumber ? number.value : Number.NaN;
    },
  );
  const box = {
    x: Math.min(a, c),
    y: Math.min(b, d),
    width: Math.abs(c - a),
    height: Math.abs(d - b),
  };
  return box.width > 0 && box.height > 0 ? box : null;
}

function common(one: PageBox, other: PageBox): PageBox | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

export function setBox({ dict }: Pick<Page, 'dict'>, { x, y, width, height }: PageBox): void {
  const box = () => new PdfArray([x, y, x + width, y + height].map((one) => PdfNumber.of(one)));
  dict.set('MediaBox', box());
  dict.set('CropBox', box());
}
