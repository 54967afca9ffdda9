import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { ResponseDeps } from '#modules/response/routes.ts';
import { type Db, openDb } from '#platform/db.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { aFiling, aParty } from '../tests/disputes.ts';
import { openBrowser } from '../tests/e2e/site.ts';
import { dispatched, post, responseDeps } from '../tests/notices.ts';
import { table } from './pages.ts';
import type { Product } from './product.ts';

// Slow 3G as Lighthouse and Chromium's own tools mean it: 400 kbit/s each way, 400 ms there and back.
const SLOW = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
const BUDGET = { all: 80_000, script: 25_000 };
/** Words a minute: a slow reader and typist, and the average of studies (Brysbaert 2019; Palin and others 2019). */
const PACES = [
  { who: 'slow', reads: 120, types: 15 },
  { who: 'average', reads: 238, types: 36 },
] as const;

/** The respondent's notice on a phone of 360 px over slow 3G: its bytes, its script, when it can be read, and a first answer. */
export async function noticeOf({ url, pool, dataDir }: Product): Promise<void> {
  const db = openDb({ ...pool, max: 2 });
  const browser = await openBrowser();
  const key = await openKey({
    file: join(dataDir, 'vault.key'),
    vault: join(dataDir, 'files'),
    given: undefined,
  });
  const deps = await responseDeps(db, { now: new Date() }, keyFor('sign-in', key));
  const facts =
    'We sold 40 sacks of rice on 12 March 2026. He took them at our shop. The bill was due on 31 March 2026. He has paid nothing. '.repeat(
      4,
    );
  const one = await dispatched(
    deps,
    aFiling({ facts, parties: [aParty('claimant'), aParty('respondent')] }),
  );
  const rows = [];
  for (const language of ['', '/hi', '/mr'])
    rows.push(await opened(browser, `${url}${language}/n/${one.code}`));
  console.log(
    `A notice, first visit, slow 3G (400 kbit/s, 400 ms), 360 px; at most ${BUDGET.all / 1000} kB and ${BUDGET.script / 1000} kB of script`,
  );
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log(
    table(
      ['page', 'all, kB', 'script, kB', 'faces, kB', 'requests', 'first words, s', 'all there, s'],
      rows.map((row) => [
        row.path,
        kB(row.all),
        kB(row.script),
        kB(row.faces),
        String(row.requests),
        row.painted.toFixed(1),
        row.there.toFixed(1),
      ]),
    ),
  );
  await answered(browser, deps, { url: `${url}/n/${one.code}`, db });
  await browser.close();
  await db.destroy();
}

async function slowly(browser: Browser): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  return page;
}

async function opened(browser: Browser, address: string) {
  const page = await slowly(browser);
  const session = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const sum = { all: 0, script: 0, faces: 0, requests: 0 };
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.all += encodedDataLength;
    sum.requests += 1;
    if (types.get(requestId) === 'Script') sum.script += encodedDataLength;
    if (types.get(requestId) === 'Font') sum.faces += encodedDataLength;
  });
  const began = performance.now();
  await page.goto(address, { waitUntil: 'networkidle' });
  const there = (performance.now() - began) / 1000 - 0.5; // networkidle is half a second of silence
  sum.script += await page.evaluate(() =>
    [...document.scripts].reduce((all, { text }) => all + text.length, 0),
  );
  const painted = await page.evaluate(
    () =>
      (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN) / 1000,
  );
  await page.context().close();
  return { path: new URL(address).pathname.replace(/\/n\/.*/, '/n/…'), ...sum, painted, there };
}

/** From the address in the picture to the receipt; the line's time is measured, reading and typing are reckoned. */
async function answered(
  browser: Browser,
  deps: ResponseDeps,
  { url, db }: { url: string; db: Db },
): Promise<void> {
  const page = await slowly(browser);
  const words = 'I sent the rice back the same day because it was wet. I have a receipt.';
  let [taps, all, needed] = [1, 0, 0];
  const began = performance.now();
  const tap = async (role: 'link' | 'button', name: string) => {
    // Whoever goes straight on reads a notice as far as its choices, and of the other pages everything.
    const here = await page.evaluate(() => {
      const count = (text: string | null | undefined) =>
        (text ?? '').split(/\s+/).filter(Boolean).length;
      const whole = count(document.querySelector('main')?.textContent);
      const parts = [...document.querySelectorAll('main > h1, main > .key, main > p, .choices')];
      return {
        whole,
        first: document.querySelector('.choices')
          ? parts.reduce((sum, part) => sum + count(part.textContent), 0)
          : whole,
      };
    });
    all += here.whole;
    needed += here.first;
    taps += 1;
    await page.getByRole(role, { name, exact: true }).click();
    await page.waitForLoadState('networkidle');
  };
  await page.goto(url);
  await tap('link', 'Answer the claim Say what is true and what is not.');
  await tap('button', 'Send the code');
  await db
    .updateTable('outbox_mail')
    .set({ state: 'waiting' })
    .where('kind', '=', 'response_digits')
    .execute();
  await post(deps);
  await page.getByLabel('The 6 figures').fill('246810');
  await tap('button', 'Go on');
  await page.getByLabel('No. I do not owe this.').check();
  taps += 1;
  await page.getByLabel('In your own words').fill(words);
  await tap('button', 'Save and read it over');
  await tap('button', 'Send');
  const isSent = await page.getByRole('heading', { name: 'We have got it' }).isVisible();
  const line = (performance.now() - began) / 1000;
  console.log(
    `A first answer: ${isSent ? 'sent' : 'NOT sent'} with ${taps} taps; ${line.toFixed(0)} s on the line (measured). Reckoned with reading and typing:`,
  );
  const typed = words.split(/\s+/).length + 2;
  const minutes = (read: number, { reads, types }: (typeof PACES)[number]) =>
    (line / 60 + read / reads + typed / types).toFixed(1);
  for (const pace of PACES)
    console.log(
      `  ${pace.who}: ${minutes(needed, pace)} min straight on (${needed} words), ${minutes(all, pace)} min with every word read (${all} words)`,
    );
  await page.context().close();
}
