import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from '../tests/e2e/site.ts';
import { table } from './pages.ts';
import type { Product } from './product.ts';

/** Words a minute and seconds a tap: a slow reader and typist, the pace that we promise by, and the average of studies (Brysbaert 2019; Palin and others 2019). */
const PACES = [
  { who: 'slow', reads: 120, types: 15, tap: 5 },
  { who: 'promised', reads: 180, types: 25, tap: 4 },
  { who: 'average', reads: 238, types: 36, tap: 3 },
] as const;

const FACTS =
  'We bought a fridge from the shop on 10 March 2026 and paid 45,000 rupees by card. It has never cooled below 15 degrees. ' +
  'The shop sent a man twice, in March and in April, who changed a part and left. In May they stopped answering our calls. ' +
  'The food of two months is spoilt. We asked for the money back in writing on 2 June and have heard nothing since.';
const PDF = Buffer.from('%PDF-1.7\nA bill\n%%EOF\n');

type Screen = { path: string; taps: number; read: number; aside: number; typed: number };

/** A claimant on a phone of 360 px who knows nothing, from the home page to the receipt: screens, taps, words to read and to type. */
export async function requestOf({ url, dataDir }: Product): Promise<void> {
  const browser = await openBrowser();
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const screens: Screen[] = [];
  const known = new Set<string>();
  let here: Screen | undefined;
  const arrive = async () => {
    await page.waitForFunction(() => document.documentElement.dataset.live === 'yes');
    await page.waitForTimeout(500); // the address changes before the page does
    here = {
      path: new URL(page.url()).pathname,
      taps: 0,
      typed: 0,
      ...(await wordsOn(page, known)),
    };
    screens.push(here);
  };
  const tap = async (selector: string) => {
    if (here) here.taps += 1;
    await page.locator(selector).locator('visible=true').first().click();
  };
  const choose = async (selector: string, value: string) => {
    // One opens the list, one takes the line.
    if (here) here.taps += 2;
    await page.locator(selector).selectOption(value);
  };
  const type = async (selector: string, text: string) => {
    if (here) here.taps += 1;
    if (here) here.typed += text.split(/\s+/).length;
    await page.locator(selector).fill(text);
  };
  const lead = async (selector: string, to: RegExp) => {
    for (const line of await linesOn(page)) known.add(line);
    await tap(selector);
    await page.waitForURL(to);
    await arrive();
  };
  const STEP = 'main button.btn[value="next"]';

  await page.goto(url);
  await arrive();
  // Of a front page one reads until the way in.
  if (here)
    Object.assign(here, await wordsOn(page, known, 'main a[href="/request-for-arbitration"]'));
  await lead('main a[href="/request-for-arbitration"]', /request-for-arbitration$/);
  if (here)
    Object.assign(
      here,
      await wordsOn(page, known, 'main a[href="/request-for-arbitration/start"], main form'),
    );
  await lead('main a[href="/request-for-arbitration/start"]', /start$/);
  await lead('main button[value="begin"]', /trouble/);
  await choose('[name="kind"]', 'purchase');
  await tap('[name="wish"] >> nth=0');
  await tap('[name="warning.consumer"]');
  if (here) Object.assign(here, await wordsOn(page, known));
  await lead(STEP, /you/);
  await type('[name="address"]', 'asha@example.org');
  await type('[name="parties.0.name"]', 'Asha Rao');
  await choose('[name="parties.0.state"]', '27');
  await lead(STEP, /others/);
  await type('[name="parties.0.name"]', 'Fridges of Pune Pvt Ltd');
  await type('[name="parties.0.email"]', 'care@fridges.example');
  await type('[name="parties.0.mobile"]', '98200 12345');
  await lead(STEP, /claim/);
  await type('[name="title"]', 'A fridge that does not cool');
  await type('[name="rows.0.head"]', 'Price paid');
  await type('[name="rows.0.amount"]', '45,000');
  await type('[name="facts"]', FACTS);
  await type('[name="causeOn"]', '2026-03-10');
  await lead(STEP, /agreement/);
  await tap('[name="has"][value="none"]');
  await lead(STEP, /documents/);
  if (here) here.taps += 2; // the phone's own list of pictures: open, take
  await page
    .locator('[name="upload"]')
    .setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: PDF });
  await page.getByRole('list', { name: 'Your papers' }).getByRole('listitem').first().waitFor();
  await lead(STEP, /review/);
  await lead('main button[value="ask"]', /sign/);
  await type('[name="code"]', await codeIn(join(dataDir, 'mail')));
  await tap('main button[value="prove"]');
  await page.locator('main [name="name"]').waitFor();
  await arrive();
  await type('main [name="name"]', 'Asha Rao');
  await tap('[name="agrees"]');
  await lead('main button[value="sign"]', /receipt/);
  screens.pop(); // it is filed: what the receipt says is not on the way to it
  await browser.close();

  const sum = (of: (screen: Screen) => number) =>
    screens.reduce((all, screen) => all + of(screen), 0);
  console.log('A request for arbitration, 360 px, from the home page to the receipt');
  console.log(
    table(
      ['screen', 'taps', 'words', 'passed over', 'typed'],
      [
        ...screens,
        {
          path: `${screens.length} in all`,
          taps: sum((one) => one.taps),
          read: sum((one) => one.read),
          aside: sum((one) => one.aside),
          typed: sum((one) => one.typed),
        },
      ].map(({ path, taps, read, aside, typed }) => [
        path,
        String(taps),
        String(read),
        String(aside),
        String(typed),
      ]),
    ),
  );
  for (const { who, reads, types, tap: seconds } of PACES) {
    const minutes = (read: number) =>
      (
        read / reads +
        sum((one) => one.typed) / types +
        (sum((one) => one.taps) * seconds) / 60
      ).toFixed(1);
    console.log(
      `  ${who} (${reads} words read and ${types} typed a minute, ${seconds} s a tap): ${minutes(sum((one) => one.read))} min, ${minutes(sum((one) => one.read + one.aside))} with those too`,
    );
  }
}

/**
 * Words that are painted, as far as `until`, and how many of them one passes over: the entries of a list that the phone opens,
 * one's own words in the review, and a line that stood on an earlier screen. Hints are read.
 */
async function wordsOn(
  page: Page,
  known: Set<string>,
  until?: string,
): Promise<{ read: number; aside: number }> {
  const found = await page.evaluate((last) => {
    const count = (text: string) =>
      text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const goal = last ? document.querySelector(last) : null;
    const seen: { lines: { text: string; words: number }[]; aside: number } = {
      lines: [],
      aside: 0,
    };
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const own = text.parentElement;
      if (!own?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (
        goal &&
        goal.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING &&
        !goal.contains(text)
      )
        break;
      const words = count(text.textContent ?? '');
      if (own.closest('select')) seen.aside += words;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, height } = range.getBoundingClientRect();
      if (own.closest('select') || own.closest('.sr') || width < 2 || height < 2) continue;
      if (own.closest('dd')) seen.aside += words;
      else seen.lines.push({ text: text.textContent ?? '', words });
    }
    return seen;
  }, until);
  const sum = (lines: typeof found.lines) => lines.reduce((all, { words }) => all + words, 0);
  return {
    read: sum(found.lines.filter(({ text }) => !known.has(text))),
    aside: found.aside + sum(found.lines.filter(({ text }) => known.has(text))),
  };
}

async function linesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      found.push(text.textContent ?? '');
    return found;
  });
}

async function codeIn(folder: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    for (const name of await readdir(folder).catch(() => [] as string[])) {
      const code = /(?<![\d-])\d{6}(?![\d-])/.exec(
        (await readFile(join(folder, name), 'utf8'))
          .split(/\r?\n\r?\n/)
          .slice(1)
          .join('\n'),
      )?.[0];
      if (code) return code;
    }
    await new Promise((rested) => setTimeout(rested, 200));
  }
  throw new Error('No letter with a code came.');
}
