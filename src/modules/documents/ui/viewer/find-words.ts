import type { PDFDocumentProxy } from 'pdfjs-dist';

/** As words are compared: small, composed, without the marks that join letters of Devanagari only for the eye. */
export function foldedWords(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200C\u200D]/g, '');
}

/** Which of the pieces that a text is laid in hold a part of what is looked for. */
export function piecesWith(pieces: readonly string[], wanted: string): Set<number> {
  const looked = foldedWords(wanted.trim());
  const found = new Set<number>();
  if (looked === '') return found;
  const folded = pieces.map(foldedWords);
  const whole = folded.join('');
  for (let at = whole.indexOf(looked); at >= 0; at = whole.indexOf(looked, at + looked.length)) {
    let start = 0;
    for (const [piece, { length }] of folded.entries()) {
      if (length > 0 && start < at + looked.length && start + length > at) found.add(piece);
      start += length;
    }
  }
  return found;
}

/** The pages that hold some words, as they are found. Pages that cannot be read are passed over. */
export async function* pagesWith(pdf: PDFDocumentProxy, wanted: string): AsyncGenerator<number> {
  const looked = foldedWords(wanted.trim());
  for (let number = 1; looked !== '' && number <= pdf.numPages; number += 1) {
    const text = await textOf(pdf, number);
    if (foldedWords(text).includes(looked)) yield number;
  }
}

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  try {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  } catch {
    return '';
  }
}
