import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  type PdfObject,
  PdfRef,
  PdfStream,
} from '@libpdf/core';
import { resolved } from './resolved.ts';

// Letters and colours are common to many pages and say nothing of one of them. A letter that is a drawing may be a whole page.
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
      for (const [key, value] of object)
        if (key.value === 'Font') waiting.push(...drawnLetters(pdf, value));
        else if (!COMMON.has(key.value)) waiting.push(value);
  }
  return Array.from(found);
}

function drawnLetters(pdf: PDF, of: PdfObject): PdfObject[] {
  const fonts = resolved(pdf, of);
  if (!(fonts instanceof PdfDict)) return [];
  return Array.from(fonts).flatMap(([, value]) => {
    const font = resolved(pdf, value);
    const kind = font instanceof PdfDict ? font.get('Subtype') : null;
    return kind instanceof PdfName && kind.value === 'Type3' ? [value] : [];
  });
}
