// Draws the site's icons from public/favicon.svg into public/, where they are kept in git: `node scripts/icons.ts`, once
// the mark has changed. The picture that stands in for all others (art/shared.jpg) is drawn with them.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import canvas from '@napi-rs/canvas';
import { headings } from '../content/pictures.ts';
import { drawer } from './draw.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const mark = readFileSync(`${root}public/favicon.svg`, 'utf8');
const WALL = '#FFF4E6';

/** `part` is how much of the icon's side the mark takes; the rest is wall, or nothing where there is no wall. */
async function icon(side: number, part: number, wall?: string): Promise<Buffer> {
  const sheet = canvas.createCanvas(side, side);
  const pen = sheet.getContext('2d');
  if (wall) {
    pen.fillStyle = wall;
    pen.fillRect(0, 0, side, side);
  }
  // The mark alone, without the margin of its file, at whole pixels: no edge is a blurred one.
  const size = 2 * Math.round((side * part) / 2);
  const drawn = await canvas.loadImage(
    Buffer.from(
      mark.replace(/viewBox="[^"]+"/, `viewBox="6 6 52 52" width="${size}" height="${size}"`),
    ),
  );
  pen.drawImage(drawn, (side - size) / 2, (side - size) / 2, size, size);
  return sheet.encode('png');
}

/** An .ico that holds PNGs: a directory of sixteen bytes each, then the pictures. */
function ico(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [at, { side, png }] of pictures.entries()) {
    const entry = 6 + 16 * at;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const small = await Promise.all(
  [16, 32, 48].map(async (side) => ({ side, png: await icon(side, 0.94) })),
);
writeFileSync(`${root}public/favicon.ico`, ico(small));
writeFileSync(`${root}public/icon-192.png`, await icon(192, 0.88));
writeFileSync(`${root}public/icon-512.png`, await icon(512, 0.88));
// A phone cuts a maskable icon to a circle of four fifths: the mark stays inside (https://www.w3.org/TR/appmanifest/).
writeFileSync(`${root}public/icon-maskable-512.png`, await icon(512, 0.54, WALL));
writeFileSync(`${root}public/apple-touch-icon.png`, await icon(180, 0.66, WALL));
const draw = await drawer(canvas);
writeFileSync(
  `${root}art/shared.jpg`,
  await draw({ heading: headings['/'] ?? '', lintel: true, room: 'hero' }),
);
