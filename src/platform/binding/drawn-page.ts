import type { PDF } from '@libpdf/core';
import type { Drawer } from './raster.ts';
import type { CoveredBox } from './words.ts';

/** A page as its reader sees it, as a picture behind the others. */
export async function addDrawnPage(
  out: PDF,
  drawer: Drawer,
  { page, boxes }: { page: number; boxes: readonly CoveredBox[] },
) {
  const { jpeg, width, height } = await drawer.draw(page, boxes);
  const added = out.addPage({ width, height });
  added.drawImage(out.embedJpeg(jpeg), { x: 0, y: 0, width, height });
  return added;
}
