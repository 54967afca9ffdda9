import { PDF } from '@libpdf/core';

const A4 = { short: 595.28, long: 841.89 };
const MARGIN = 28;

/** A picture on a page of A4, the way up that its camera noted. */
export async function pictureAsPdf(bytes: Uint8Array, type: string): Promise<Uint8Array> {
  const pdf = PDF.create();
  const image = type === 'image/png' ? pdf.embedPng(bytes) : pdf.embedJpeg(bytes);
  const isWide = image.width > image.height;
  const [width, height] = isWide ? [A4.long, A4.short] : [A4.short, A4.long];
  const page = pdf.addPage({ width, height });
  const scale = Math.min((width - 2 * MARGIN) / image.width, (height - 2 * MARGIN) / image.height);
  const drawn = { width: image.width * scale, height: image.height * scale };
  page.drawImage(image, {
    x: (width - drawn.width) / 2,
    y: (height - drawn.height) / 2,
    ...drawn,
  });
  if (type === 'image/jpeg') page.setRotation(TURNS[orientationOf(bytes)] ?? 0);
  return pdf.save();
}

const TURNS: Readonly<Record<number, 90 | 180 | 270>> = { 3: 180, 6: 90, 8: 270 };
const [EXIF, START_OF_SCAN, ORIENTATION] = [0xe1, 0xda, 0x0112];

/** How a camera was held, as it noted in the picture (Exif 2.32, 4.6.4): 1 where it did not. */
export function orientationOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 < view.byteLength && view.getUint8(at) === 0xff; ) {
    const [marker, length] = [view.getUint8(at + 1), view.getUint16(at + 2)];
    if (marker === START_OF_SCAN || length < 2) break;
    if (marker === EXIF && at + 2 + length <= view.byteLength)
      return noted(new DataView(view.buffer, view.byteOffset + at + 4, length - 2));
    at += 2 + length;
  }
  return 1;
}

function noted(exif: DataView): number {
  if (exif.byteLength < 16 || exif.getUint32(0) !== 0x45786966) return 1;
  const isLittle = exif.getUint16(6) === 0x4949;
  const first = 6 + exif.getUint32(10, isLittle);
  if (first + 2 > exif.byteLength) return 1;
  const fields = exif.getUint16(first, isLittle);
  for (let field = 0; field < fields; field += 1) {
    const at = first + 2 + field * 12;
    if (at + 12 > exif.byteLength) break;
    if (exif.getUint16(at, isLittle) === ORIENTATION) return exif.getUint16(at + 8, isLittle);
  }
  return 1;
}
