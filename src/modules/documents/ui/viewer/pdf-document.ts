import type { PDFDocumentProxy } from 'pdfjs-dist';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?url';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import colours from 'pdfjs-dist/wasm/qcms_bg.wasm?url';

export type OpenPdf = { pdf: PDFDocumentProxy; library: PdfLibrary; close: () => void };
export type PdfLibrary = typeof import('pdfjs-dist');

/** What scans are packed with is unpacked by these; each is fetched by a paper that needs it. */
const PARTS: Readonly<Record<string, string>> = {
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
  'qcms_bg.wasm': colours,
};

class OwnParts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = PARTS[filename];
    if (!address) throw new Error(`${filename} is not served here.`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

// To know how many pages there are, the library looks at each where they are one flat list: so parts are small.
const PART_BYTES = 32 * 1024;
const IN_PARTS = {
  rangeChunkSize: PART_BYTES,
  disableAutoFetch: true,
  disableStream: true,
  enableXfa: false,
  BinaryDataFactory: OwnParts,
};

/**
 * Opens a PDF in parts: what the pages on the screen need is fetched, and no more. Nothing in it acts: the library's sandbox for
 * scripts, its forms, links and attachments are not brought along.
 */
export async function openPdf(address: string): Promise<OpenPdf> {
  // Only a reader of a PDF fetches the library. The older build runs on telephones of some years ago.
  const library = (await import('pdfjs-dist/legacy/build/pdf.mjs')) as PdfLibrary;
  library.GlobalWorkerOptions.workerSrc = worker;
  const task = library.getDocument({
    url: address,
    ...IN_PARTS,
    verbosity: library.VerbosityLevel.ERRORS,
  });
  const close = () => void task.destroy();
  try {
    return { pdf: await task.promise, library, close };
  } catch (error) {
    close();
    throw error;
  }
}
