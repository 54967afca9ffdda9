// After `react-router build`: takes every script out of the way of the first paint, and compresses what is sent.
//   - the start-up scripts that React Router writes into a page move, in their order, into one hashed file;
//   - the page keeps a single deferred script, web/hydrate.ts, which brings that file when the browser is idle or touched;
//   - it reads the part of the route table that leads to its like (web/paths.ts);
//   - one inline script is left, kernel/theme.ts, which the Content-Security-Policy allows by its hash;
//   - every text file gets a .br and a .gz beside it, made once, at the highest level.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { themeScript } from '../src/kernel/theme.ts';
import { isElsewhere } from '../src/web/paths.ts';
import { folder } from './built.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const client = () => `${root}${folder()}/client/`;
const TEXT = /\.(html|m?js|wasm|css|svg|json|txt|xml|webmanifest|data)$/;

type Page = { html: string; boot: string };

/** Splits a rendered page into what is painted and what starts React. */
export function split(html: string): Page {
  const classic: string[] = [];
  const modules: string[] = [];
  const painted = html
    .replace(/<script([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, body: string) => {
      if (attributes.includes('type="application/ld+json"') || body === themeScript) return whole;
      (attributes.includes('type="module"') ? modules : classic).push(body);
      return '';
    })
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/(<\/html>)(?:<!--[^>]*-->|\s)*$/, '$1');
  // React writes `<\/script` and `\u003c` inside data so that HTML cannot end early; both are plain JavaScript.
  return { html: painted, boot: [...classic, ...modules].join('\n') };
}

function hashed(name: string, text: string): string {
  const file = `assets/${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 10)}.js`;
  writeFileSync(client() + file, text);
  return `/${file}`;
}

type Route = { id: string; parentId?: string; path?: string };
type Manifest = { routes: Record<string, Route> };
const MANIFEST = /manifest-[\w-]+\.js/;

/** A route table without what is another document: no page built ahead leads there but by loading it. */
export function ownPart<M extends Manifest>(manifest: M): M {
  const isAway = ({ path, parentId }: Route): boolean => {
    const parent = parentId === undefined ? undefined : manifest.routes[parentId];
    return isElsewhere(path ?? '') || (parent !== undefined && isAway(parent));
  };
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).filter(([, route]) => !isAway(route)),
  );
  return { ...manifest, routes };
}

/** The same start-up script with the part of the table instead of the whole, which is written once beside it. */
function withOwnPart(boot: string): string {
  return boot.replace(MANIFEST, (name) => {
    const [before, table = ''] = readFileSync(`${client()}assets/${name}`, 'utf8').split(
      /(?<=^window\.__reactRouterManifest=)/,
    );
    const own = ownPart(JSON.parse(table.replace(/;\s*$/, '')) as Manifest); // React Router's build wrote it
    return hashed('pages', `${before}${JSON.stringify(own)};`).slice('/assets/'.length);
  });
}

async function hydrateScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: `${root}src/web/hydrate.ts`, output: { format: 'iife' } },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('hydrate.ts made no script');
  return hashed('hydrate', output.output[0].code);
}

/** Writes the .br and the .gz beside a file. */
export function compress(file: string): void {
  const bytes = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

export async function press(): Promise<void> {
  const hydrate = await hydrateScript();
  for (const file of globSync('**/*.html', { cwd: client() })) {
    const page = split(readFileSync(client() + file, 'utf8'));
    const boot = hashed('boot', withOwnPart(page.boot));
    writeFileSync(
      client() + file,
      page.html.replace(
        '</head>',
        `<script src="${hydrate}" data-boot="${boot}" defer></script></head>`,
      ),
    );
  }
  for (const file of globSync('**/*', { cwd: client() }))
    if (TEXT.test(file)) compress(client() + file);
}
