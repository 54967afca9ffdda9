// How a page looks where it is shared: its heading in the house's voice, on the wall of one of the house's rooms.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as CanvasPackage from '@napi-rs/canvas';
import type { Room } from '../content/pictures.ts';

export type Canvas = typeof CanvasPackage;
type Pen = CanvasPackage.SKRSContext2D;
type Voice = 'tight' | 'wide' | 'plain';
type Word = { text: string; voice: Voice };
type Line = readonly Word[];
/** `heading` in the notation of site/voice.tsx; `label` is a smaller line above it; a lintel's lines are all as wide as the wall. */
export type Poster = { heading: string; label?: string; lintel?: boolean; room: Room };
type Place = {
  left: number;
  width: number;
  height: number;
  largest: number;
  bottom?: number;
  top?: number;
};

const root = fileURLToPath(new URL('..', import.meta.url));
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const LOGO = 54;
const QUALITY = 88;
const FAMILY = 'Anek';
const SMALLEST = 44;
/** Lines are broken only where they would have to be smaller than this, and into more than three rows below that. */
const UNBROKEN = 76;
const IN_THREE = 60;
const LEADING = 0.96;
const LABEL = 38;

const axes: Record<Voice, string> = {
  tight: "'wght' 720, 'wdth' 75",
  wide: "'wght' 560, 'wdth' 125",
  plain: "'wght' 650, 'wdth' 100",
};
const tracking: Record<Voice, number> = { tight: -0.012, wide: -0.035, plain: -0.022 };

// The white rooms take dark words.
const white = new Set<Room>(['gallery', 'b5', 'table']);
// Rooms that are looked at from afar carry the heading on the wall above their doors; the others beside them.
const far = new Set<Room>(['hero', 'arcade']);
const beside: Place = { left: EDGE, width: 590, height: 330, largest: 112, bottom: HEIGHT - EDGE };
const above: Place = { left: EDGE, width: WIDTH - 2 * EDGE, height: 190, largest: 112, top: 140 };
// Rooms whose light comes in further to the left, in pixels to the right.
const moved: Partial<Record<Room, number>> = {
  b2: 96,
  's-negotiate': 24,
  's-loan': 24,
  's-sports': 24,
};

export const FONTS = ['src/ui/fonts/anek-latin.woff2'];
export const LOGOS = ['art/logo-on-dark.svg', 'art/logo-ink.svg'];
export const TOKENS = 'src/ui/styles/tokens.css';

export function roomFile(room: Room): string {
  return room === 'hero' ? 'src/site/home/media/hero-1600.webp' : `src/site/pictures/${room}.webp`;
}

/** Gives the function that draws one poster as a JPEG of 1200 by 630. */
export async function drawer(canvas: Canvas): Promise<(poster: Poster) => Promise<Buffer>> {
  for (const file of FONTS) canvas.GlobalFonts.registerFromPath(root + file, FAMILY);
  const [lit, ink] = await Promise.all(
    LOGOS.map((file) => canvas.loadImage(readFileSync(root + file))),
  );
  const colour = colours();
  return async ({ heading, label, lintel, room }) => {
    const sheet = canvas.createCanvas(WIDTH, HEIGHT);
    const pen = sheet.getContext('2d');
    const bright = white.has(room);
    paint(
      pen,
      await canvas.loadImage(root + roomFile(room)),
      room,
      colour(bright ? 'chuna-200' : 'kokum-900'),
    );
    const logo = bright ? ink : lit;
    if (logo) pen.drawImage(logo, EDGE, EDGE - 12, (LOGO * logo.width) / logo.height, LOGO);
    pen.fillStyle = colour(bright ? 'kokum-900' : 'malai-100');
    const lines = linesOf(heading);
    const top = lintel
      ? writeLintel(pen, lines, above)
      : write(pen, lines, far.has(room) ? above : beside);
    if (label) {
      pen.fillStyle = colour(bright ? 'guava-800' : 'malai-300');
      speak(pen, 'plain', LABEL);
      pen.fillText(label, EDGE, top - LABEL * 0.6);
    }
    return sheet.encode('jpeg', QUALITY);
  };
}

type Box = { left: number; top: number; width: number; height: number };

/** The room, its edges drawn out to the picture's, darkened (or lightened) where the words stand. */
function paint(pen: Pen, still: CanvasPackage.Image, room: Room, shade: string): void {
  const { left, top, width, height } = boxOf(still, room);
  pen.drawImage(still, 0, 0, still.width, 2, left, 0, width, Math.max(top + 1, 1));
  pen.drawImage(still, left, top, width, height);
  const right = left + width;
  if (left > 0) pen.drawImage(pen.canvas, left + 1, 0, 2, HEIGHT, 0, 0, left + 1, HEIGHT);
  if (right < WIDTH)
    pen.drawImage(pen.canvas, right - 3, 0, 2, HEIGHT, right - 1, 0, WIDTH - right + 1, HEIGHT);
  const veil = far.has(room)
    ? pen.createLinearGradient(0, 0, 0, HEIGHT * 0.62)
    : pen.createLinearGradient(0, 0, WIDTH * 0.66, 0);
  // A colour and its share of 255, as CSS writes it.
  const [first, middle] = far.has(room) ? ['99', '66'] : ['f0', 'bd'];
  veil.addColorStop(0, shade + first);
  veil.addColorStop(0.5, shade + middle);
  veil.addColorStop(1, `${shade}00`);
  pen.fillStyle = veil;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

/** Where the room is drawn: its floor at the picture's foot, its doors in the right half or, from afar, in the middle. */
function boxOf(still: CanvasPackage.Image, room: Room): Box {
  if (room === 'hero')
    return { left: 130, top: 88, width: 940, height: (still.height * 940) / still.width };
  const scale = far.has(room)
    ? WIDTH / still.width
    : Math.max(HEIGHT / still.height, 620 / still.width);
  const [width, height] = [still.width * scale, still.height * scale];
  const left = far.has(room)
    ? 0
    : Math.max(WIDTH - width, Math.round(WIDTH * 0.752 - width / 2)) + (moved[room] ?? 0);
  return { left, top: HEIGHT - height, width, height };
}

/** Lines as they are written, each a row of words; where the heading names none, the wide words begin a new one. */
export function linesOf(heading: string): Line[] {
  const named = heading.includes('\n');
  const lines: Word[][] = [];
  for (const row of heading.split('\n')) {
    let line: Word[] = [];
    lines.push(line);
    for (const part of row.split(/(_[^_]+_|\*[^*]+\*)/)) {
      const voice: Voice = part.startsWith('_') ? 'tight' : part.startsWith('*') ? 'wide' : 'plain';
      const words = (voice === 'plain' ? part : part.slice(1, -1)).split(/\s+/).filter(Boolean);
      if (!named && voice === 'wide' && line.length > 0) {
        line = [];
        lines.push(line);
      }
      line.push(...words.map((text) => ({ text, voice })));
    }
  }
  return lines.filter((line) => line.length > 0);
}

/** Writes the lines as large as their place allows. Gives the height at which they begin. */
function write(pen: Pen, lines: readonly Line[], place: Place): number {
  const { rows, size } = fitted(pen, lines, place, lines.length, UNBROKEN) ??
    fitted(pen, lines, place, 3, IN_THREE) ??
    fitted(pen, lines, place, 5, SMALLEST) ?? { rows: lines, size: SMALLEST };
  const top =
    place.top ?? (place.bottom ?? HEIGHT) - (rows.length - 1) * size * LEADING - size * 0.74;
  for (const [at, row] of rows.entries())
    writeRow(pen, row, size, place.left, top + size * 0.74 + at * size * LEADING);
  return top;
}

/** The largest size from `place.largest` down to `least` at which the lines take no more than `most` rows, evenly long. */
function fitted(
  pen: Pen,
  lines: readonly Line[],
  place: Place,
  most: number,
  least: number,
): { rows: readonly Line[]; size: number } | null {
  for (let size = place.largest; size >= least; size -= 2) {
    const rows = wrap(pen, lines, size, place.width);
    if (!rows || rows.length > most || rows.length * size * LEADING > place.height) continue;
    let even = rows;
    for (let width = place.width; width > 0; width -= 10) {
      const narrower = wrap(pen, lines, size, width);
      if (narrower?.length !== rows.length) break;
      even = narrower;
    }
    return { rows: even, size };
  }
  return null;
}

/** The home page's two lines (design 3), each as wide as its place. */
function writeLintel(pen: Pen, lines: readonly Line[], place: Place): number {
  const top = place.top ?? 0;
  let baseline = top;
  for (const [at, line] of lines.entries()) {
    const size = (place.width / widthOf(pen, line, 100)) * 100;
    baseline += size * (at === 0 ? 0.74 : 0.98);
    writeRow(pen, line, size, place.left, baseline);
  }
  return top;
}

function widthOf(pen: Pen, line: Line, size: number): number {
  let width = 0;
  for (const [at, { text, voice }] of line.entries()) {
    speak(pen, voice, size);
    width += pen.measureText(at < line.length - 1 ? `${text} ` : text).width;
  }
  return width;
}

function writeRow(pen: Pen, row: Line, size: number, left: number, baseline: number): void {
  let at = left;
  for (const { text, voice } of row) {
    speak(pen, voice, size);
    pen.fillText(text, at, baseline);
    at += pen.measureText(`${text} `).width;
  }
}

/** Null when a single word is wider than the place. */
function wrap(pen: Pen, lines: readonly Line[], size: number, width: number): Line[] | null {
  const rows: Word[][] = [];
  for (const line of lines) {
    let taken = 0;
    let row: Word[] = [];
    rows.push(row);
    for (const word of line) {
      speak(pen, word.voice, size);
      const own = pen.measureText(word.text).width;
      if (own > width) return null;
      if (taken + own > width) {
        row = [];
        rows.push(row);
        taken = 0;
      }
      row.push(word);
      taken += pen.measureText(`${word.text} `).width;
    }
  }
  return rows;
}

function speak(pen: Pen, voice: Voice, size: number): void {
  pen.font = `${size}px ${FAMILY}`;
  pen.fontVariationSettings = axes[voice];
  pen.letterSpacing = `${(tracking[voice] * size).toFixed(2)}px`;
}

// The tokens' own comments carry their sRGB, which is all that a picture can show.
function colours(): (name: string) => string {
  const text = readFileSync(root + TOKENS, 'utf8');
  return (name) => {
    const found = new RegExp(`--${name}: [^;]+; /\\* (#[0-9A-F]{6}) \\*/`).exec(text)?.[1];
    if (!found) throw new Error(`${TOKENS} has no colour ${name}`);
    return found;
  };
}
