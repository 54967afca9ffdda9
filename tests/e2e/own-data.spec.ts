// A respondent of an open dispute reads what she is given, and what it means before she asks to be erased.
import { text } from 'node:stream/consumers';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { aHouse, fourInDispute, othersOf } from '../own-data.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function enter(
  who: SignedIn,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await site.newPage({
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 800 },
    ...options,
  });
  await signInBrowser(page.context(), site.url, who);
  await page.goto(path);
  return page;
}

test('in three languages the page says before she asks that the dispute goes on, and what stays for which law', async () => {
  const four = await fourInDispute(await aHouse(site.db, { now: new Date() }));
  const ben = await four.account('ben');
  const titles = {
    en: [
      'You are part of a dispute that is still open',
      'Notices still go to the addresses on file',
    ],
    hi: ['आपका एक विवाद अभी खुला है', 'नोटिस फिर भी दर्ज पतों पर जाएँगे'],
    mr: ['तुमचा एक वाद अजून चालू आहे', 'नोटिसा तरीही नोंदवलेल्या पत्त्यांवर जातील'],
  } as const;
  for (const [language, words] of Object.entries(titles)) {
    const page = await enter(
      ben,
      language === 'en' ? '/account/data' : `/${language}/account/data`,
    );
    const read = (await page.locator('main').textContent()) ?? '';
    for (const one of words) expect(read).toContain(one.normalize('NFC'));
    expect(read).toContain('34(2)(a)(iii)');
    expect(read).not.toContain('72');
    expect(await complaintsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    await page.context().close();
  }
});

test('she downloads her part alone, and asks for erasure without JavaScript', async () => {
  const four = await fourInDispute(await aHouse(site.db, { now: new Date() }));
  const page = await enter(await four.account('ben'), '/account/data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as a file (JSON)' }).click(),
  ]);
  const file = await text(await download.createReadStream());
  for (const own of [four.reference, four.emails.ben]) expect(file).toContain(own);
  for (const other of othersOf(four, 'ben')) expect(file).not.toContain(other);
  const plain = await enter(await four.account('bea'), '/account/data', {
    javaScriptEnabled: false,
  });
  await plain.getByRole('button', { name: 'Ask for erasure' }).click();
  expect(await plain.locator('main').textContent()).toContain('Your account will be erased');
});

test('who stands in no dispute is told of none', async () => {
  const page = await enter(await signedIn(site.db, { name: 'Eve' }), '/account/data');
  const text = (await page.locator('main').textContent()) ?? '';
  expect(text).not.toMatch(/dispute that is still open|34\(2\)|72 months/);
});
