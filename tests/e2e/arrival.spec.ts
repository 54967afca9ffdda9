import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPublicSite, type PublicSite } from './site.ts';

// On a busy machine half a second of doors takes longer.
const SLOW = { interval: 20 };

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site?.close());

/** A home page, awake, that counts how often it let a page in. */
async function home(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
    ...options,
  });
  await page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    document.startViewTransition = (update) => {
      const { dataset } = document.documentElement;
      dataset.arrivals = String(Number(dataset.arrivals ?? 0) + 1);
      const transition = start(update);
      // Counted as they begin: on a busy machine they may be open before somebody asks from outside.
      transition.ready.then(
        () => {
          dataset.doors = String(
            document
              .getAnimations()
              .filter((one) => (one as CSSAnimation).animationName === 'arrival').length,
          );
        },
        () => {},
      );
      return transition;
    };
  });
  await page.goto('/');
  await page.locator('html[data-live=yes]').waitFor();
  return page;
}

const arrivals = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.arrivals ?? '0');
const doors = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter((one) => (one as CSSAnimation).animationName === 'arrival')
        .length,
  );

test('a page comes in through two doors, at its top, with the focus on its content', async () => {
  const page = await home();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'The Process' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL('**/the-process');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.doors), SLOW)
    .toBe('1');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await arrivals(page)).toBe('1');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), SLOW).toBe('main');
  await expect.poll(() => doors(page), SLOW).toBe(0);
});

test('whoever presses on while the doors open is heard, and going back still works', async () => {
  const page = await home();
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'The People' }).click();
  await page.waitForURL('**/the-people');
  await bar.getByRole('link', { name: 'The Platform' }).click();
  await page.waitForURL('**/the-platform');
  await page.getByRole('heading', { level: 1, name: 'The Platform' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Our People' }).waitFor();
});

test('nothing opens for someone who wants less motion, nor on the way to a place in the same page', async () => {
  const still = await home({ reducedMotion: 'reduce' });
  await still.getByRole('banner').getByRole('link', { name: 'The People' }).click();
  await still.getByRole('heading', { level: 1, name: 'Our People' }).waitFor();
  expect(await arrivals(still)).toBe('0');
  const page = await home();
  await page.locator('header .hd-logo').click();
  expect(await arrivals(page)).toBe('0');
});

test('where the browser cannot, the page changes all the same', async () => {
  const page = await site.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await page.goto('/');
  await page.locator('html[data-live=yes]').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'The People' }).click();
  await page.getByRole('heading', { level: 1, name: 'Our People' }).waitFor();
});
