import type { DocumentView } from './view.ts';

/**
 * Sets a document on tagged A4 pages. The same description gives the same bytes. What sets it is loaded with the first one:
 * its packages and fonts take a tenth of what the process holds at rest, and most visits need no paper.
 */
export async function pdfOf(view: DocumentView): Promise<Buffer> {
  const { typeset } = await import('./typesetting.ts');
  return typeset(view);
}
