import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beliefs } from '../../content/belief.ts';
import { sectors as sectorsSaid } from '../../content/sectors/sectors.ts';
import { services as servicesSaid } from '../../content/services.ts';
import { servicePaths } from '../../src/web/paths.ts';
import { inEnglish } from '../in-english.ts';
import { openPublicSite, type PublicSite } from './site.ts';

const sectors = inEnglish(sectorsSaid);
const services = inEnglish(servicesSaid);

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site?.close());

const names = inEnglish(beliefs).map(({ title }) => title);

const open = (page: Page) =>
  page
    .locator('details[name=belief][open] summary h3')
    .evaluateAll((all) => all.map((one) => one.textContent ?? ''));
const summary = (page: Page, at: number) => page.locator('details[name=belief] summary').nth(at);

for (const path of servicePaths)
  for (const javaScriptEnabled of [true, false])
    test(`${path}: one item is open at a time, and a click closes it, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async () => {
      const page = await site.newPage({ javaScriptEnabled });
      await page.goto(path);
      if (javaScriptEnabled) await page.locator('html[data-live=yes]').waitFor();
      expect(await page.locator('details[name=belief] summary h3').allTextContents()).toEqual(
        names,
      );
      expect(await open(page)).toEqual([names[0]]);
      for (const at of [2, 1]) {
        await summary(page, at).click();
        await expect.poll(() => open(page)).toEqual([names[at]]);
      }
      await summary(page, 1).click();
      await expect.poll(() => open(page)).toEqual([]);
      await summary(page, 0).click();
      await expect.poll(() => open(page)).toEqual([names[0]]);
    });

test('the accordion is worked by the keyboard alone', async () => {
  const page = await site.newPage();
  await page.goto('/arbitration-services');
  await summary(page, 0).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => open(page)).toEqual([names[1]]);
  await page.keyboard.press('Space');
  await expect.poll(() => open(page)).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => open(page)).toEqual([names[0]]);
});

test('an item that was closed before React came stays closed', async () => {
  const page = await site.newPage();
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/assets/boot-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/mediation-services', { waitUntil: 'domcontentloaded' });
  await summary(page, 0).click();
  await expect.poll(() => open(page)).toEqual([]);
  letGo();
  await page.locator('html[data-live=yes]').waitFor();
  expect(await open(page)).toEqual([]);
});

test('both service pages carry the headings of the specification in its order', async () => {
  for (const [path, title] of [
    ['/arbitration-services', 'Arbitration Services'],
    ['/mediation-services', 'Mediation Services'],
  ] as const) {
    const page = await site.newPage({ javaScriptEnabled: false });
    await page.goto(path);
    const headings = await page.getByRole('main').locator('h1, h2').allTextContents();
    expect(headings[0]).toBe(title);
    expect(headings.slice(1, 4)).toEqual([
      'HOW WE CAN HELP',
      "Here's how we do it!",
      'Spilling the tea on our belief',
    ]);
    expect(headings.at(-1)).toBe('Court is one door. Here are three more.');
    const claims = await page.getByRole('main').locator('section').last().textContent();
    for (const claim of [
      '4–9 weeks',
      '7–14 days',
      '5–10',
      '70–80% lower',
      'transparent pricing',
      '90% faster',
      '95% more cost-effective',
    ])
      expect(claims, path).toContain(claim);
    await page.context().close();
  }
});

test('each sector has its headline, its paragraph and a button that leads to the platform', async () => {
  const page = await site.newPage();
  for (const { path, name, line, picture } of services) {
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      `${name} ${line.tight} ${line.wide}`,
    );
    await page.getByText(sectors[picture].lead).waitFor();
    for (const { law } of sectors[picture].limits)
      expect(await page.getByText(law).count(), `${path} ${law}`).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Find Out More' }).click();
    await page.waitForURL(`${site.url}/the-platform`);
    // The address changes a moment before the page does.
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe('The Platform');
  }
});

test('from one sector a visitor reaches the other five', async () => {
  const page = await site.newPage();
  await page.goto('/services/loan-disputes');
  await page.locator('html[data-live=yes]').waitFor();
  const others = page.getByRole('navigation', { name: 'The other five doors' });
  expect(await others.getByRole('link').count()).toBe(5);
  await others.getByRole('link', { name: 'Art Disputes' }).click();
  await page.waitForURL(`${site.url}/services/art-disputes`);
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toMatch(/^Art Disputes/);
  await expect.poll(() => page.title()).toMatch(/^Art Disputes/);
});

test('the platform shows its three cards, and says what is not built yet', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  await page.goto('/the-platform');
  const cards = await page.getByRole('main').locator('.fcs-list > li > h3').allTextContents();
  expect(cards).toEqual(['Key Features', 'Secure & Private', 'User-Centric Tools']);
  expect(await page.getByText('The case rooms are being built.').count()).toBe(1);
});

test('no page of these scrolls sideways at 320 px', async () => {
  const page = await site.newPage({
    viewport: { width: 320, height: 700 },
    javaScriptEnabled: false,
  });
  for (const path of [
    ...servicePaths,
    ...services.map((service) => service.path),
    '/the-platform',
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(
      0,
    );
  }
});
