import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { isOn } from '#kernel/find-words.ts';
import { type LaidWords, laidWords } from '#kernel/page-words.ts';

/** The words of a page, and the pieces of it that say them. */
export async function wordsOf(page: PDFPageProxy): Promise<{
  content: Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
  laid: LaidWords[];
}> {
  const content = await page.getTextContent({ includeMarkedContent: true });
  const structure = await page.getStructTree().catch(() => null);
  return { content, laid: laidWords(content.items, structure) };
}

/** The pages that hold some words, as they are found. Pages that cannot be read are passed over. */
export async function* pagesWith(pdf: PDFDocumentProxy, wanted: string): AsyncGenerator<number> {
  for (let number = 1; wanted.trim() !== '' && number <= pdf.numPages; number += 1) {
    const laid = await wordsOf(await pdf.getPage(number)).then(
      ({ laid: all }) => all,
      () => [],
    );
    if (isOn(laid, wanted)) yield number;
  }
}
