import { create } from 'qrcode';
import { barsOf, code128 } from './code128.ts';
import type { Pdf } from './document.ts';

type Place = { x: number; y: number; size: number };

/** A QR code drawn as squares, sharp at any size: middling error correction (ISO/IEC 18004, level M), because paper is folded and copied. */
export function drawQr(doc: Pdf, text: string, { x, y, size }: Place, ink: string): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const cell = size / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column))
        doc.rect(x + column * cell, y + row * cell, cell + 0.05, cell + 0.05);
  doc.fill(ink);
}

type Strip = { x: number; y: number; width: number; height: number };

/** The widest that a bar of one module may be, and the least that readers still tell apart (0.19 mm), in points. */
const MODULE = { most: 1.1, least: 0.54 };

/** A text as Code 128, or nothing where it cannot be said in it or has no room. Whether it was drawn. */
export function drawBarcode(
  doc: Pdf,
  text: string,
  { x, y, width, height }: Strip,
  ink: string,
): boolean {
  const values = code128(text);
  if (!values) return false;
  const { bars, width: modules } = barsOf(values);
  const cell = Math.min(MODULE.most, width / modules);
  if (cell < MODULE.least) return false;
  for (const bar of bars) doc.rect(x + bar.at * cell, y, bar.width * cell, height);
  doc.fill(ink);
  return true;
}
