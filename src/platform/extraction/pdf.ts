import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import {
  getDocument,
  PasswordException,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isMostlyLost, wordsOn } from '#kernel/page-words.ts';
import { passOnActualText } from './actual-text.ts';
import {
  DRAWN_POINTS_MOST,
  LETTERS_MOST,
  PAGES_MOST,
  PICTURES_MOST,
  Unextractable,
} from './bounds.ts';
import type { Read, Source } from './messages.ts';
import { wordsOfPicture } from './ocr.ts';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

passOnActualText();

/**
 * Page by page, of a file of which only what is asked for is here. A page without text, or whose letters have mostly no code, is drawn,
 * and its picture read.
 */
export async function extractPdf(source: Source): Promise<Read> {
  const document = await opened(source);
  const count = Math.min(document.numPages, PAGES_MOST);
  source.pages(count);
  let [letters, pictures, isCut] = [0, 0, document.numPages > count];
  for (let number = source.from; number <= count; number += 1) {
    const page = await document.getPage(number);
    let text = await textOf(page);
    const isEmpty = text.trim() === '';
    const isPicture = (isEmpty || isMostlyLost(text)) && pictures < PICTURES_MOST;
    if (isEmpty && !isPicture) isCut = true;
    if (isPicture) {
      pictures += 1;
      text = await wordsDrawn(page);
    }
    page.cleanup();
    letters += text.length;
    if (letters > LETTERS_MOST) return { isCut: true };
    source.page(number, text, isPicture);
  }
  return { isCut };
}

const RANGE_BYTES = 256 * 1024;

async function opened(source: Source): Promise<PDFDocumentProxy> {
  const first = await source.read(0, Math.min(source.size, RANGE_BYTES));
  const range = new PDFDataRangeTransport(source.size, new Uint8Array(first));
  range.requestDataRange = (begin: number, end: number) => {
    void source.read(begin, end).then((bytes) => range.onDataRange(begin, new Uint8Array(bytes)));
  };
  try {
    return await getDocument({
      range,
      rangeChunkSize: RANGE_BYTES,
      disableAutoFetch: true,
      disableStream: true,
      verbosity: 0,
      // What it draws with is here; nothing is fetched.
      cMapUrl: `${join(folder, 'cmaps')}/`,
      standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
      wasmUrl: `${join(folder, 'wasm')}/`,
      useSystemFonts: false,
      enableXfa: false,
      maxImageSize: 40_000_000,
      canvasMaxAreaInBytes: DRAWN_POINTS_MOST * 16,
    }).promise;
  } catch (error) {
    if (error instanceof PasswordException) throw new Unextractable('encrypted');
    throw new Unextractable('damaged', { cause: error });
  }
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  return wordsOn(items, await page.getStructTree().catch(() => null));
}

/** Letters are read best at some 200 points an inch; a page that says that it is larger is drawn smaller. */
const POINTS_AN_INCH = 200 / 72;

async function wordsDrawn(page: PDFPageProxy): Promise<string> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(POINTS_AN_INCH, Math.sqrt(DRAWN_POINTS_MOST / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(
    Math.max(1, Math.floor(viewport.width)),
    Math.max(1, Math.floor(viewport.height)),
  );
  // The canvas of @napi-rs is what pdf.js itself draws on in Node; its types name the browser's.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  return wordsOfPicture(await canvas.encode('png'));
}
