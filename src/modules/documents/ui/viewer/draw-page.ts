import type { PDFPageProxy, RenderTask, TextLayer } from 'pdfjs-dist';
import type { LaidWords } from '#kernel/page-words.ts';
import { wordsOf } from './find-words.ts';
import type { PdfLibrary } from './pdf-document.ts';

/** Telephones have no larger canvas. */
const PIXELS_MOST = 12_000_000;

type Canvas = { canvas: HTMLCanvasElement; width: number };

/** Draws a page as wide as asked, as sharply as the screen shows. */
export function drawPage(page: PDFPageProxy, { canvas, width }: Canvas): RenderTask {
  const viewport = viewportOf(page, width);
  const most = Math.sqrt(PIXELS_MOST / (viewport.width * viewport.height));
  const sharp = Math.min(globalThis.devicePixelRatio || 1, 2, most);
  canvas.width = Math.floor(viewport.width * sharp);
  canvas.height = Math.floor(viewport.height * sharp);
  return page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0] });
}

export function viewportOf(page: PDFPageProxy, width: number) {
  return page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
}

/** Lays the words of a page over its picture, so that they are selected, read aloud and found. */
export async function layWords(
  { TextLayer: Layer }: Pick<PdfLibrary, 'TextLayer'>,
  page: PDFPageProxy,
  { container, width }: { container: HTMLElement; width: number },
): Promise<{ layer: TextLayer; laid: LaidWords[] }> {
  const viewport = viewportOf(page, width);
  container.replaceChildren();
  container.style.setProperty('--total-scale-factor', String(viewport.scale));
  const { content, laid } = await wordsOf(page);
  const layer = new Layer({ textContentSource: content, container, viewport });
  await layer.render();
  return { layer, laid };
}
