import { Buffer } from 'node:buffer';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { DRAWN_POINTS_MOST, PICTURE_POINTS_MOST, Unextractable } from './bounds.ts';
import type { Read, Source } from './messages.ts';
import { wordsOfPicture } from './ocr.ts';
import { sizeIn } from './picture-size.ts';

export async function extractPicture(source: Source): Promise<Read> {
  const bytes = Buffer.from(await source.read(0, source.size));
  source.pages(1);
  if (source.from <= 1) source.page(1, await wordsOfPicture(await madeSmall(bytes)), true);
  return { isCut: false };
}

/** A picture of a size at which letters are read, without unpacking one that says that it is huge. */
async function madeSmall(bytes: Buffer): Promise<Buffer> {
  const size = sizeIn(bytes);
  if (!size) throw new Unextractable('damaged');
  if (size.width * size.height > PICTURE_POINTS_MOST) throw new Unextractable('too_large');
  const picture = await loadImage(bytes);
  const scale = Math.min(1, Math.sqrt(DRAWN_POINTS_MOST / (picture.width * picture.height)));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number]; // as many as went in
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas.encode('png');
}
