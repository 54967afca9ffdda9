import type { Browser } from 'playwright-core';
import { openBrowser } from '../tests/e2e/site.ts';
import { table } from './pages.ts';

const WIDTHS = [390, 1440];
const LATE = 1200;

type Shift = { value: number; what: string };

/** How far pages jump (CLS, every shift added up) when their fonts come 1.2 s late, from the first paint to the last scroll. */
export async function shiftOf(url: string, paths: string[]): Promise<void> {
  const browser = await openBrowser();
  const rows: { path: string; shifts: Shift[] }[] = [];
  for (const path of paths) {
    const shifts: Shift[] = [];
    for (const width of WIDTHS) shifts.push(await shiftAt(browser, url + path, width));
    rows.push({ path, shifts });
  }
  await browser.close();
  console.log(
    `Layout shift with fonts ${LATE / 1000} s late, whole page scrolled (wanted: under 0.02)`,
  );
  console.log(
    table(
      ['page', ...WIDTHS.map((width) => `${width} px`)],
      rows.map(({ path, shifts }) => [path, ...shifts.map(({ value }) => value.toFixed(4))]),
    ),
  );
  for (const { path, shifts } of rows)
    for (const [at, { value, what }] of shifts.entries())
      if (value >= 0.02) console.log(`  ${path} at ${WIDTHS[at]}: ${what}`);
  const all = rows.flatMap(({ path, shifts }) => shifts.map(({ value }) => ({ path, value })));
  const worst = all.reduce((a, b) => (b.value > a.value ? b : a));
  console.log(`  worst: ${worst.value.toFixed(4)} on ${worst.path}`);
}

async function shiftAt(browser: Browser, url: string, width: number): Promise<Shift> {
  const page = await browser.newPage({ viewport: { width, height: width < 800 ? 844 : 900 } });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, LATE));
    await route.continue();
  });
  await page.addInitScript(watchShifts);
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('html[data-live=yes]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 50));
    }
  });
  await page.waitForTimeout(400);
  const shifts = await page.evaluate<Shift[]>('window.shifts');
  await page.close();
  const worst = [...shifts].sort((a, b) => b.value - a.value).slice(0, 3);
  return {
    value: shifts.reduce((sum, { value }) => sum + value, 0),
    what: worst.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('; '),
  };
}

// Runs in the page, before anything of it.
function watchShifts(): void {
  type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      const what = entry.sources.map(({ node }) => {
        const box = node instanceof HTMLElement ? node : node?.parentElement;
        return box
          ? `${box.tagName.toLowerCase()}.${box.className} "${node?.textContent?.trim().slice(0, 24)}"`
          : '?';
      });
      shifts.push({ value: entry.value, what: what.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
