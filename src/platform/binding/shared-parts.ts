import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';

// Letters and colours are common to many pages and say nothing of one of them.
const COMMON = new Set(['Parent', 'Font', 'ColorSpace', 'ExtGState']);

/** The streams that a page is drawn by, by their numbers: its contents, and pictures and forms however deep. */
export function drawnBy(pdf: PDF, page: PdfDict): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const waiting: PdfObject[] = [page];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    let object: PdfObject | null = next;
    if (next instanceof PdfRef) {
      const number = `${next.objectNumber} ${next.generation}`;
      if (seen.has(number)) continue;
      seen.add(number);
      object = pdf.getObject(next);
      if (object instanceof PdfStream) found.add(number);
    }
    if (object instanceof PdfArray) waiting.push(...Array.from(object));
    else if (object instanceof PdfDict)
      for (const [key, value] of object) if (!COMMON.has(key.value)) waiting.push(value);
  }
  return Array.from(found);
}
