import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import type { CoveredBox } from './words.ts';

const DPI = 200;
/** A page of a plan is drawn smaller: so many points across at most. */
const EDGE_MOST = 6000;
const QUALITY = 85;
const folder = (name: string) =>
  fileURLToPath(new URL(`../../../node_modules/pdfjs-dist/${name}/`, import.meta.url));

/** A page as its reader sees it, drawn: a JPEG, and its size in points. */
export type DrawnPage = { jpeg: Uint8Array; width: number; height: number };
export type Drawer = {
  draw(page: number, boxes: readonly CoveredBox[]): Promise<DrawnPage>;
  close(): Promise<void>;
};

/** Draws pages of a PDF. What is covered is black in the picture, and nothing stands behind it. */
export async function openDrawer(bytes: Uint8Array): Promise<Drawer> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(bytes), // a copy, because it is handed away
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    useSystemFonts: false,
    verbosity: 0,
  });
  const pdf = await task.promise;
  return {
    async draw(at, boxes) {
      const page = await pdf.getPage(at + 1);
      const size = page.getViewport({ scale: 1 });
      const scale = Math.min(DPI / 72, EDGE_MOST / Math.max(size.width, size.height));
      const viewport = page.getViewport({ scale });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      const context = canvas.getContext('2d');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      // The canvas of this machine has what the library asks of a browser's.
      const canvasContext = context as unknown as CanvasRenderingContext2D;
      await page.render({ canvas: null, canvasContext, viewport }).promise;
      page.cleanup();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.fillStyle = '#000';
      for (const box of boxes) cover(context, canvas, box);
      return {
        jpeg: canvas.toBuffer('image/jpeg', QUALITY),
        width: size.width,
        height: size.height,
      };
    },
    close: () => task.destroy(),
  };
}

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

// Outwards to whole points, so that no edge of a letter shines through.
function cover(
  context: Context,
  { width, height }: { width: number; height: number },
  box: CoveredBox,
): void {
  const [left, top] = [
    Math.floor((box.left * width) / 100) - 1,
    Math.floor((box.top * height) / 100) - 1,
  ];
  const right = Math.ceil(((box.left + box.width) * width) / 100) + 1;
  const bottom = Math.ceil(((box.top + box.height) * height) / 100) + 1;
  context.fillRect(left, top, right - left, bottom - top);
}
