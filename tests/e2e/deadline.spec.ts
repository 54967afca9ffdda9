import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { live, visit } from './forms.ts';
import { openPublicSite, type PublicSite } from './site.ts';

let site: PublicSite;

beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site?.close());

const dateButton = (page: Page) => page.getByRole('button', { name: /^Deadline/ });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Deadline, if you have one' });

test('the calendar closes on Esc and on a press elsewhere, forgets a day when told to, and offers no day gone by', async () => {
  const page = await visit(site, '/lets-talk');
  await dateButton(page).click();
  await calendar(page).waitFor();
  await page.keyboard.press('Escape');
  expect(await calendar(page).count()).toBe(0);
  expect(await dateButton(page).evaluate((button) => button === document.activeElement)).toBe(true);

  await dateButton(page).click();
  expect(
    await calendar(page)
      .getByRole('button', { name: 'Previous month' })
      .getAttribute('aria-disabled'),
  ).toBe('true');
  expect(await calendar(page).locator('.rdp-today ~ .rdp-disabled').count()).toBe(0);
  await page.keyboard.press('Enter');
  expect(await dateButton(page).textContent()).not.toBe('Select Date');
  await dateButton(page).click();
  await calendar(page).getByRole('button', { name: 'Clear date' }).click();
  expect(await dateButton(page).textContent()).toBe('Select Date');

  await dateButton(page).click();
  await calendar(page).waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  expect(await calendar(page).count()).toBe(0);
});

test('the calendar opens above the label, and below where there is no room', async () => {
  const page = await visit(site, '/lets-talk', { viewport: { width: 1440, height: 900 } });
  const openAt = async (block: 'start' | 'end') => {
    await dateButton(page).evaluate(
      (button, where) => button.scrollIntoView({ block: where, behavior: 'instant' }),
      block,
    );
    await dateButton(page).click();
    await calendar(page).waitFor();
    const [box, button] = await calendar(page).evaluate((popover) => {
      const rect = (element: Element | null | undefined) =>
        element?.getBoundingClientRect().toJSON() as DOMRect | undefined; // its plain copy
      return [rect(popover), rect(popover.parentElement?.querySelector('button'))];
    });
    await page.keyboard.press('Escape');
    return { box, button };
  };
  const above = await openAt('end');
  expect((above.box?.y ?? 0) + (above.box?.height ?? 0)).toBeLessThan((above.button?.y ?? 0) - 20);
  expect(above.box?.width).toBe(344);
  const below = await openAt('start');
  expect(below.box?.y).toBeGreaterThan((below.button?.y ?? 0) + (below.button?.height ?? 0));
});

test('on a phone of 360 px the form and its calendar fit', async () => {
  const page = await visit(site, '/lets-talk', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await dateButton(page).tap();
  const box = await calendar(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});

test('the calendar is fetched when somebody reaches for it, and the native field serves where it cannot be had', async () => {
  const page = await site.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.route('**/assets/date-popover-*.js', (route) => route.abort());
  await page.goto('/lets-talk');
  await live(page);
  await dateButton(page).waitFor();
  expect(scripts.some((url) => url.includes('date-popover'))).toBe(false);
  await dateButton(page).click();
  await page.locator('input[type="date"]').waitFor();
  expect(scripts.some((url) => url.includes('date-popover'))).toBe(true);
});
