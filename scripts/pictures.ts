// After the press: draws the picture of every page that names one, reading address and heading from the page itself, so
// that a new page has its picture without a list to keep. What was drawn before for the same words, room and hand is
// taken from .cache/pictures.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headings, roomOf } from '../content/pictures.ts';
import { folder } from './built.ts';
import { type Canvas, drawer, FONTS, LOGOS, type Poster, roomFile, TOKENS } from './draw.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = `${root}.cache/pictures`;
/** Stands in for every picture where none can be drawn. */
const DEFAULT = `${root}art/shared.jpg`;

export type Wanted = Poster & { file: string };

/** What the picture of a built page shows, and its file; null for a page that names none. */
export function wantedBy(html: string, path: string): Wanted | null {
  const file = /<meta property="og:image" content="[^"]*\/(pictures\/[^"]+)"/.exec(html)?.[1];
  if (!file) return null;
  const heading = headings[path] ?? inVoice(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');
  const [, label, said] = LABELLED.exec(heading) ?? [];
  return {
    file,
    heading: said ?? heading,
    room: roomOf(path),
    ...(label ? { label } : {}),
    ...(path in headings ? { lintel: true } : {}),
  };
}

// A sector's heading begins with its name, on a line of its own (site/offer/sector.tsx).
const LABELLED = /^\[([^\]]+)\]\s*([\s\S]+)$/;

const SIGNS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function inVoice(html: string): string {
  return html
    .replace(/<span class="sec-name">([^<]*)<\/span>/g, '[$1]')
    .replace(/<span class="nar">([^<]*)<\/span>/g, '_$1_')
    .replace(/<span class="wide">([^<]*)<\/span>/g, '*$1*')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign)
    .trim();
}

/** The same page in another language names the same picture: the shorter, English address draws it. */
function allWanted(client: string): Wanted[] {
  const files = globSync('**/index.html', { cwd: client }).sort((a, b) => a.length - b.length);
  const wanted = new Map<string, Wanted>();
  for (const file of files) {
    const path = `/${dirname(file).replaceAll('\\', '/').replace(/^\.$/, '')}`;
    const one = wantedBy(readFileSync(`${client}/${file}`, 'utf8'), path);
    if (one && !wanted.has(one.file)) wanted.set(one.file, one);
  }
  return [...wanted.values()];
}

/** Where the package that draws has no build for a platform, every page shows the one picture that is kept in git. */
export async function pictures(client: string, load: () => Promise<Canvas>): Promise<void> {
  const wanted = allWanted(client);
  for (const { file } of wanted) mkdirSync(dirname(`${client}/${file}`), { recursive: true });
  const canvas = await load().catch((error: Error) => {
    console.log(
      `Pictures: every page shares the default one, for none can be drawn here (${error.message.split('\n')[0]}).`,
    );
    return null;
  });
  if (canvas) await drawAll(client, wanted, canvas);
  else for (const { file } of wanted) copyFileSync(DEFAULT, `${client}/${file}`);
}

async function drawAll(client: string, wanted: readonly Wanted[], canvas: Canvas): Promise<void> {
  const hand = ['scripts/draw.ts', TOKENS, ...FONTS, ...LOGOS].map((file) =>
    readFileSync(root + file),
  );
  const draw = await drawer(canvas);
  const kept = new Set<string>();
  mkdirSync(cache, { recursive: true });
  await Promise.all(
    wanted.map(async ({ file, ...poster }) => {
      const name = `${hashOf([...hand, readFileSync(root + roomFile(poster.room)), JSON.stringify(poster)])}.jpg`;
      kept.add(name);
      if (!existsSync(`${cache}/${name}`)) writeFileSync(`${cache}/${name}`, await draw(poster));
      copyFileSync(`${cache}/${name}`, `${client}/${file}`);
    }),
  );
  for (const stale of globSync('*', { cwd: cache }))
    if (!kept.has(stale)) rmSync(`${cache}/${stale}`);
}

function hashOf(parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 24);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await pictures(`${root}${folder()}/client`, () => import('@napi-rs/canvas'));
