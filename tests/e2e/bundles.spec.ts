import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { aFiling, aParty } from '../disputes.ts';
import { dispatched, responseDeps } from '../notices.ts';
import { pdfSaying, readPages } from '../pages.ts';
import { complaintsOf } from './axe.ts';
import { filePaper } from './filed.ts';
import { live } from './forms.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let id: string;
let ada: SignedIn;
beforeAll(async () => {
  site = await openSite();
  const dataDir = dirname(site.mailFolder);
  const key = await openKey({
    file: join(dataDir, 'vault.key'),
    vault: join(dataDir, 'files'),
    given: undefined,
  });
  const deps = await responseDeps(site.db, { now: new Date() }, keyFor('sign-in', key));
  const parties = [aParty('claimant'), aParty('respondent')];
  ({ id } = await dispatched(deps, aFiling({ parties })));
  ada = await signedIn(site.db, { name: 'Ada', email: 'ada@example.org' });
  const page = await site.newPage();
  await signInBrowser(page.context(), site.url, ada);
  const at = `${site.url}/api/disputes/${id}`;
  for (const [title, words] of [
    ['Agreement of sale', ['the agreement', 'its second page']],
    ['मालाची पावती', ['the receipt']],
    ['Statement', ['canary of the bank', 'the last page']],
  ] as const)
    await filePaper(page.request, { at, title, content: await pdfSaying(words) });
});
afterAll(() => site?.close());

async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
}

const isNarrow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('three papers are ticked by keys, put together, and read as one file', async () => {
  const page = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await signInBrowser(page.context(), site.url, ada);
  await page.goto(`/cases/${id}/papers`);
  await live(page);
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  // The third by its box, where the focus stays: the keys go on from there.
  await page.locator('[data-row-tick]').nth(2).focus();
  await page.keyboard.press('Space');
  expect(await page.locator('[data-row-tick]:checked').count()).toBe(3);
  await shot(page, 'bundles-ticked');
  await page.keyboard.press('b');
  await page.waitForURL(`**/cases/${id}/papers/bundles?*`);
  await live(page);
  expect(await page.locator('input[name=paper]:checked').count()).toBe(3);
  await page.getByLabel('Title on the cover').fill('For the hearing');
  await page.getByRole('button', { name: 'Make one file' }).click();
  const link = page.getByRole('link', { name: 'Download For the hearing (PDF)' });
  await link.waitFor({ timeout: 60_000 });
  await shot(page, 'bundles-1440');
  expect(await complaintsOf(page)).toEqual([]);
  const answer = await page.request.get(
    new URL((await link.getAttribute('href')) ?? '', site.url).href,
  );
  const { pages, bookmarks } = await readPages(await answer.body());
  expect(pages).toHaveLength(6);
  expect(pages[5]).toMatch(/the last page.*C-3\s+2\/2.*6 \/ 6/s);
  expect(bookmarks.map(({ title }) => title)).toEqual([
    'C-1 Agreement of sale',
    'C-2 मालाची पावती',
    'C-3 Statement',
  ]);
}, 120_000);

test('on a phone without a script a part is covered, and the copy waits to be filed without it', async () => {
  const page = await site.newPage({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  });
  await signInBrowser(page.context(), site.url, ada);
  await page.goto(`/cases/${id}/papers`);
  const row = page.locator('[data-row]', { hasText: 'Statement' });
  await row.locator('summary').click();
  await row.getByRole('link', { name: /Cover parts/ }).click();
  expect(await isNarrow(page)).toBe(true);
  await page.getByText('Write the places as numbers', { exact: true }).click();
  const first = page.getByRole('group', { name: 'Covered part 1' });
  for (const [label, value] of [
    ['Page', '1'],
    ['Left', '0'],
    ['Top', '0'],
    ['Width', '100'],
    ['Height', ''],
  ] as const)
    await first.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Make the copy' }).click();
  await page.getByText('A covered part needs its page').first().waitFor();
  await shot(page, 'copy-360');
  await first.getByLabel('Height', { exact: true }).fill('50');
  await page.getByRole('button', { name: 'Make the copy' }).click();
  const waits = page.getByRole('link', { name: /It waits among your files/ });
  for (let tries = 0; tries < 40 && !(await waits.isVisible()); tries += 1) {
    await page.waitForTimeout(1000);
    await page.goto(`/cases/${id}/papers/bundles`);
  }
  expect(await isNarrow(page)).toBe(true);
  await shot(page, 'bundles-360');
  await waits.click();
  await page.getByRole('group').filter({ hasText: 'Copy of Statement.pdf' }).first().waitFor();
}, 120_000);

test('boxes are drawn over the pages by hand and by keys, looked at and undone, and the copy has nothing under them', async () => {
  const page = await site.newPage({ viewport: { width: 360, height: 740 } });
  await signInBrowser(page.context(), site.url, ada);
  await page.goto(`/cases/${id}/papers`);
  const row = page.locator('[data-row]', { hasText: 'Statement' });
  await page.goto(`/cases/${id}/papers/${await row.getAttribute('data-row')}/copy`);
  await live(page);
  await page.getByRole('button', { name: 'Draw on the pages' }).click();
  const sheet = page.locator('[data-page="1"][data-drawn="true"]');
  await sheet.waitFor({ timeout: 30_000 });
  await sheet.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await sheet.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width * 0.05, y + height * 0.05);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.9, y + height * 0.3, { steps: 4 });
  await page.mouse.up();
  const boxes = page.locator('[data-box]');
  expect(await boxes.count()).toBe(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page
    .getByRole('button', { name: /^Box 1 on page 1: [56](?:\.\d)? from the left/ })
    .waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.locator('[data-page="2"][data-drawn="true"]').waitFor();
  await page.getByRole('button', { name: 'Add a box' }).click();
  expect(await boxes.count()).toBe(1);
  await page.keyboard.press('Control+z');
  expect(await boxes.count()).toBe(0);
  await page.getByRole('button', { name: 'Page 1: 1 box' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  expect(await isNarrow(page)).toBe(true);
  expect(await complaintsOf(page)).toEqual([]);
  await shot(page, 'cover-360');
  await page.getByLabel('Title of the copy').fill('Covered by hand');
  await page.getByRole('button', { name: 'Make the copy' }).click();
  await page.waitForURL(`**/cases/${id}/papers/bundles`);
  await page.getByText('Covered by hand').first().waitFor();
  await page
    .getByRole('link', { name: /It waits among your files/ })
    .first()
    .waitFor({ timeout: 60_000 });
}, 120_000);

test('a certificate says what is missing beside its field, and is drawn up with the hashes', async () => {
  const page = await site.newPage({ viewport: { width: 360, height: 740 } });
  await signInBrowser(page.context(), site.url, ada);
  await page.goto(`/hi/cases/${id}/papers/certificate`);
  expect(await isNarrow(page)).toBe(true);
  await page.goto(`/cases/${id}/papers/certificate`);
  await live(page);
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByLabel(/C-1/).check();
  for (const [label, value] of [
    ['Your full name', 'Ada Sharma'],
    ['Whose: their full name', 'Ram Sharma'],
    ['Where you live or work', '4 Hill Road, Mumbai'],
    ['Place where you sign', 'Mumbai'],
    ['Make and model', 'Redmi 9'],
    ['It was in use for this from', '2026-01-01'],
    ['to', '2026-06-30'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Mobile phone').check();
  await page.getByLabel('I own it').check();
  await page.getByLabel(/It worked properly/).check();
  await page.getByRole('button', { name: 'Draw up the certificate' }).click();
  await page.getByText('Without lawful control of the device').first().waitFor();
  await shot(page, 'certificate-360');
  expect(await page.getByLabel('Mobile phone').isChecked()).toBe(true);
  await page.getByLabel(/lawful control/).check();
  await page.getByRole('button', { name: 'Draw up the certificate' }).click();
  const link = page.getByRole('link', { name: /Download Certificate under section 63/ });
  await link.waitFor({ timeout: 60_000 });
  const answer = await page.request.get(
    new URL((await link.getAttribute('href')) ?? '', site.url).href,
  );
  const { pages } = await readPages(await answer.body());
  expect(pages.join(' ')).toContain('[x] Mobile');
  expect(pages.at(-1)).toContain('HASH REPORT');
}, 120_000);
