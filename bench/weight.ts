import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../tests/e2e/site.ts';
import { table } from './pages.ts';

type Kind = 'html' | 'css' | 'font' | 'picture' | 'script' | 'video' | 'other';
type Weight = Record<Kind | 'before' | 'total', number>;

const client = resolve(import.meta.dirname, '../build/client');
const VIEWS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desk: { viewport: { width: 1440, height: 900 } },
};
const KINDS: [RegExp, Kind][] = [
  [/\.js$/, 'script'],
  [/\.css$/, 'css'],
  [/\.woff2$/, 'font'],
  [/\.(svg|webp|avif|png|jpg|ico)$/, 'picture'],
  [/\.(webm|mp4)$/, 'video'],
  [/\.\w+$/, 'other'],
];

/**
 * Bytes of the built files, brotli where it is sent, that a first visit asks for until React lives and the page has been
 * scrolled to its end: on a phone of two pixels a point, and on a desk. Headers are not counted; a video counts whole.
 */
export async function weightOf(url: string, paths: string[]): Promise<void> {
  const browser = await openBrowser();
  const rows: { path: string; phone: Weight; desk: Weight }[] = [];
  for (const path of paths) {
    rows.push({
      path,
      phone: await visit(browser, url + path, VIEWS.phone),
      desk: await visit(browser, url + path, VIEWS.desk),
    });
  }
  await browser.close();
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log('Weight of a first visit, brotli, kB; totals without video, to the end of the page');
  console.log(
    table(
      [
        'page',
        'html',
        'css',
        'fonts',
        'pictures',
        'script',
        'before paint',
        'total phone',
        'total desk',
        'video',
      ],
      rows.map(({ path, phone, desk }) => [
        path,
        ...[
          phone.html,
          phone.css,
          phone.font,
          phone.picture,
          phone.script,
          phone.before,
          phone.total,
          desk.total,
          desk.video,
        ].map(kB),
      ]),
    ),
  );
  const worst = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((a, b) => (of(b) > of(a) ? b : a));
  const say = (name: string, of: (row: (typeof rows)[number]) => number, limit: string) => {
    const row = worst(of);
    console.log(
      `  most ${name.padEnd(22)} ${kB(of(row)).padStart(6)}  ${row.path}  (wanted: ${limit})`,
    );
  };
  say('script', (row) => row.phone.script, '130');
  say('script before paint', (row) => row.phone.before, '1');
  say('in all without video', (row) => Math.max(row.phone.total, row.desk.total), '400');
}

async function visit(
  browser: Browser,
  url: string,
  view: (typeof VIEWS)[keyof typeof VIEWS],
): Promise<Weight> {
  const page = await browser.newPage(view);
  const paths = new Set<string>();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === new URL(url).origin && response.ok()) paths.add(pathname);
  });
  await page.goto(url, { waitUntil: 'load' });
  const html = await page.content();
  await page.locator('html[data-live=yes]').waitFor();
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
  });
  await page.waitForLoadState('networkidle');
  await page.close();
  const weight: Weight = {
    html: 0,
    css: 0,
    font: 0,
    picture: 0,
    script: 0,
    video: 0,
    other: 0,
    before: 0,
    total: 0,
  };
  for (const path of paths) {
    const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'html';
    const bytes = bytesOf(path, kind);
    weight[kind] += bytes;
    if (kind !== 'video') weight.total += bytes;
    if (kind === 'script' && html.includes(`src="${path}"`)) weight.before += bytes;
  }
  return weight;
}

function bytesOf(path: string, kind: Kind): number {
  const file = `${client}${path}${kind === 'html' ? '/index.html' : ''}`;
  const sent = [`${file}.br`, file].find((name) => existsSync(name));
  if (!sent) throw new Error(`${path} was sent, but is not among the built files.`);
  return statSync(sent).size;
}
