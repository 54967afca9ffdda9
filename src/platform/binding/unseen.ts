import { type PDF, PdfArray, PdfDict, PdfNumber, PdfStream } from '@libpdf/core';
import { dictsOf } from './layers.ts';
import { resolved } from './resolved.ts';

// What programs, indexes and other files are told of a page or of a picture on it; none of it is seen.
const TOLD = [
  'AF',
  'Alternates',
  'LastModified',
  'Measure',
  'Metadata',
  'OC',
  'OPI',
  'PieceInfo',
  'PtData',
  'Ref',
  'StructParent',
  'StructParents',
  'Thumb',
];
const LISTS = ['XObject', 'Font', 'Pattern', 'ColorSpace', 'ExtGState', 'Shading', 'Properties'];
/** Of what a part of a page is said to be, only what it reads as: the letters of many languages need it to be found. */
const READ_AS = new Set(['ActualText', 'Lang']);

/** Takes out of a page whatever its reader does not see and nothing is drawn by. */
export function dropUntold(pdf: PDF, page: PdfDict): void {
  const all = dictsOf(pdf, page);
  // In a list of names a key is a name that the page gave, and says nothing of its own.
  const lists = new Set(all.flatMap((dict) => LISTS.map((key) => resolved(pdf, dict.get(key)))));
  for (const dict of all) {
    if (lists.has(dict)) continue;
    for (const key of TOLD) dict.delete(key);
    const said = resolved(pdf, dict.get('Properties'));
    if (!(said instanceof PdfDict)) continue;
    dropUnread(said, pdf);
  }
}

function dropUnread(said: PdfDict | PdfStream, pdf: PDF) {
  for (const [key, value] of Array.from(said)) {
    const one = resolved(pdf, value);
    const kept =
      one instanceof PdfDict ? Array.from(one).filter(([name]) => READ_AS.has(name.value)) : [];
    said.set(key.value, PdfDict.of(Object.fromEntries(kept.map(([name, it]) => [name.value, it]))));
  }
}

// Words that stand for what is drawn (ISO 32000-1, 14.9), and letters that are not painted (9.3.6).
const STANDING_FOR = /\/(?:ActualText|Alt|E)\s*[(<]|\b[37]\s+Tr\b/;

/** Whether a page has words beside those that its reader sees: in front of a cover nobody can say what those repeat. */
export function hasUnseenWords(pdf: PDF, page: PdfDict): boolean {
  if (isCropped(pdf, page)) return true;
  return dictsOf(pdf, page).some((dict) => {
    if (dict.has('ActualText') || dict.has('Alt')) return true;
    if (!(dict instanceof PdfStream) || isPicture(dict)) return false;
    try {
      return STANDING_FOR.test(Buffer.from(dict.getDecodedData()).toString('latin1'));
    } catch {
      return true; // what cannot be read cannot be vouched for
    }
  });
}

function isPicture(stream: PdfStream): boolean {
  return stream.has('Width') && stream.has('Height');
}

function isCropped(pdf: PDF, page: PdfDict): boolean {
  const [media, crop] = ['MediaBox', 'CropBox'].map((key) => {
    const box = resolved(pdf, page.get(key));
    return box instanceof PdfArray
      ? Array.from(box).map((one) =>
          one instanceof PdfNumber ? Math.round(one.value) : Number.NaN,
        )
      : null;
  });
  return Boolean(crop && media && crop.some((one, at) => one !== media[at]));
}
