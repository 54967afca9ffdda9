// The first visit to a workspace on a phone of 360 px over slow 4G: what crosses the wire, how much of it is script, and when the largest
// picture or text is painted; of a dispute with 10 papers and messages, and of one with 2,000 and 20,000. `npm run bench -- first-visit`.
import { cpus, loadavg } from 'node:os';
import { sql } from 'kysely';
import type { Browser, CDPSession } from 'playwright-core';
import { closeDb, openDb } from '#platform/db.ts';
import { type SignedIn, signInBrowser } from '../tests/cast.ts';
import { openBrowser } from '../tests/e2e/site.ts';
import { type FullDispute, fullDispute } from '../tests/full-dispute.ts';
import { middle, table } from './pages.ts';
import type { Product } from './product.ts';
import { fillRecord, SIZES } from './workspace.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** As Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back; and a processor four times as slow as this one. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const SLOWER = 4;
const PLACES: Record<string, string> = {
  home: '',
  papers: '/papers',
  talk: '/talk/all',
  calendar: '/calendar',
};

type Visit = { script: number; all: number; first: number; largest: number };

export async function firstVisitOf(product: Product): Promise<void> {
  const db = openDb({ ...product.pool, max: 2 });
  const disputes: FullDispute[] = [];
  for (const size of SIZES) {
    const one = await fullDispute(db, { clock: { now: new Date() }, respondents: 1, papers: 0 });
    await fillRecord(db, one, size);
    disputes.push(one);
  }
  await sql`vacuum analyze`.execute(db);
  await closeDb(db);
  const browser = await openBrowser();
  console.log(
    `First visit at 360 px over slow 4G, middle of ${ROUNDS}; kB as they crossed the wire, milliseconds; ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}`,
  );
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(PLACES))
    for (const [at, one] of disputes.entries()) {
      const visits: Visit[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        visits.push(
          await visit(browser, product.url, { path: `/cases/${one.id}${path}`, who: one.ben }),
        );
      const of = (figure: keyof Visit) => middle(visits.map((visited) => visited[figure]));
      const kB = (figure: keyof Visit) => (of(figure) / 1000).toFixed(1);
      const label = `${name}, ${SIZES[at]?.papers} papers`;
      rows.push([label, kB('script'), kB('all'), of('first').toFixed(0), of('largest').toFixed(0)]);
    }
  await browser.close();
  console.log(table(['place', 'script', 'in all', 'first paint', 'largest paint'], rows));
}

async function visit(
  browser: Browser,
  url: string,
  { path, who }: { path: string; who: SignedIn },
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
  });
  await signInBrowser(context, url, who);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await counting(session);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watchPaints);
  await page.goto(url + path, { waitUntil: 'load', timeout: 120_000 });
  await page.locator('html[data-live=yes]').waitFor({ timeout: 120_000 });
  await page.waitForTimeout(1500);
  const paints = await page.evaluate<Pick<Visit, 'first' | 'largest'>>('window.paints');
  await context.close();
  return { ...bytes, ...paints };
}

/** Each answer with its headers, as the browser heard it. */
async function counting(session: CDPSession): Promise<Pick<Visit, 'script' | 'all'>> {
  const bytes = { script: 0, all: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (scripts.has(requestId)) bytes.script += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  return bytes;
}

// Runs in the page, before anything of it.
function watchPaints(): void {
  const paints = { first: 0, largest: 0 };
  Object.assign(window, { paints });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') paints.first = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
