import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfRef,
  PdfString,
} from '@libpdf/core';

export type Bookmark = { title: string; page: PdfRef };

/** The list that a reader opens beside the pages (ISO 32000-1, 12.3.3). */
export function setBookmarks(pdf: PDF, bookmarks: readonly Bookmark[]): void {
  if (bookmarks.length === 0) return;
  const root = PdfDict.of({
    Type: PdfName.of('Outlines'),
    Count: PdfNumber.of(bookmarks.length),
  });
  const rootRef = pdf.register(root);
  const items = bookmarks.map(({ title, page }) =>
    PdfDict.of({
      Title: PdfString.fromString(title),
      Parent: rootRef,
      Dest: new PdfArray([page, PdfName.of('Fit')]),
    }),
  );
  const refs = items.map((item) => pdf.register(item));
  for (const [at, item] of items.entries()) {
    const [before, after] = [refs[at - 1], refs[at + 1]];
    if (before) item.set('Prev', before);
    if (after) item.set('Next', after);
  }
  const [first, last] = [refs[0], refs.at(-1)];
  if (first) root.set('First', first);
  if (last) root.set('Last', last);
  const catalog = pdf.getCatalog();
  catalog.set('Outlines', rootRef);
  catalog.set('PageMode', PdfName.of('UseOutlines'));
}
