import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
} from '@libpdf/core';
import { resolved } from './resolved.ts';

/**
 * The pages, counted from 0, that use layers (ISO 32000-1, 8.11) in a file of which some layer is hidden from its reader. Which words
 * belong to which layer is spread over a page in too many ways to take them out: such a page is drawn as its reader sees it.
 */
export function layeredPages(pdf: PDF): ReadonlySet<number> {
  if (!hidesLayers(pdf)) return new Set();
  return new Set(
    pdf.getPages().flatMap(({ dict }, at) => (dictsOf(pdf, dict).some(isLayer) ? at : [])),
  );
}

function hidesLayers(pdf: PDF): boolean {
  const layers = resolved(pdf, pdf.getCatalog().get('OCProperties'));
  if (!(layers instanceof PdfDict)) return false;
  const chosen = resolved(pdf, layers.get('D'));
  if (!(chosen instanceof PdfDict)) return true;
  const off = resolved(pdf, chosen.get('OFF'));
  const from = resolved(pdf, chosen.get('BaseState'));
  // A group of groups, an expression and a rule by occasion may each hide what is on.
  const isPlain = resolved(pdf, chosen.get('AS')) === undefined;
  const hasOff = off instanceof PdfArray && Array.from(off).length > 0;
  const startsOn = !(from instanceof PdfName) || from.value === 'ON';
  return hasOff || !startsOn || !isPlain || pageUsesGroups(pdf);
}

function pageUsesGroups(pdf: PDF): boolean {
  return pdf.getPages().some(({ dict }) => dictsOf(pdf, dict).some((one) => isOf(one, 'OCMD')));
}

const isLayer = (dict: PdfDict) => isOf(dict, 'OCG') || isOf(dict, 'OCMD');

function isOf(dict: PdfDict, type: string): boolean {
  const found = dict.get('Type');
  return found instanceof PdfName && found.value === type;
}

const UPWARDS = new Set(['Parent', 'P', 'Dest', 'A', 'StructParent']);

/** Everything that a page is made of, however deep, but nothing that leads to other pages. */
export function dictsOf(pdf: PDF, page: PdfDict): PdfDict[] {
  const found: PdfDict[] = [];
  const seen = new Set<string>();
  const waiting: PdfObject[] = [page];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    let object: PdfObject | null | undefined = next;
    if (next instanceof PdfRef) {
      const number = `${next.objectNumber} ${next.generation}`;
      if (seen.has(number)) continue;
      seen.add(number);
      object = resolved(pdf, next);
    }
    if (object instanceof PdfArray) waiting.push(...Array.from(object));
    if (!(object instanceof PdfDict)) continue;
    if (object !== page && isOf(object, 'Page')) continue;
    found.push(object);
    for (const [key, value] of object) if (!UPWARDS.has(key.value)) waiting.push(value);
  }
  return found;
}

const [HIDDEN, NO_VIEW] = [2, 32];

/** Notes and fields that their reader does not see (12.5.3) are left behind before the others become part of the page. */
export function dropUnseenNotes(pdf: PDF, page: PdfDict): void {
  const notes = resolved(pdf, page.get('Annots'));
  if (!(notes instanceof PdfArray)) return;
  const seen = Array.from(notes).filter((one) => {
    const note = resolved(pdf, one);
    const flags = note instanceof PdfDict ? resolved(pdf, note.get('F')) : undefined;
    return !(flags instanceof PdfNumber) || (flags.value & (HIDDEN | NO_VIEW)) === 0;
  });
  page.set('Annots', new PdfArray(seen));
}
