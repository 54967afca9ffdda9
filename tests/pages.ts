import PDFDocument from 'pdfkit';

/** A PDF of which each page says something; what is said about it makes it as long as a test needs it. */
export function pdfSaying(pages: readonly string[], about = ''): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false, info: { Keywords: about } });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const words of pages) doc.addPage({ size: 'A4' }).fontSize(20).text(words, 60, 100);
  return new Promise((done, failed) => {
    doc.on('end', () => done(Buffer.concat(chunks)));
    doc.on('error', failed);
    doc.end();
  });
}

/** The words of each page of a PDF, as pdf.js reads them, and its bookmarks. */
export async function readPages(
  bytes: Uint8Array,
): Promise<{ pages: string[]; bookmarks: { title: string; page: number }[] }> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const bookmarks = [];
  for (const { title, dest } of (await pdf.getOutline()) ?? []) {
    const [page] = Array.isArray(dest) ? dest : [];
    bookmarks.push({ title, page: (await pdf.getPageIndex(page)) + 1 });
  }
  await task.destroy();
  return { pages, bookmarks };
}
