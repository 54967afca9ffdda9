import { afterAll, beforeAll, expect, test } from 'vitest';
import { institution } from '../../content/institution.ts';
import { moneyInWords } from '../../src/kernel/amounts.ts';
import { ADMIN_FEE, REGISTRATION_FEE, TRIBUNAL_FEES } from '../../src/modules/fees/rules.ts';
import { complaintsOf } from './axe.ts';
import { openPublicSite, type PublicSite } from './site.ts';

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site.close());

/** 1,20,000: in India's groups, as the bills have them. */
const inIndia = (amount: bigint) => moneyInWords({ amount, currency: 'INR' }).slice(1);

const PATH = '/request-for-arbitration';

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  const openRequest = async (viewport = { width: 1440, height: 900 }) => {
    const page = await site.newPage({ viewport, javaScriptEnabled, reducedMotion: 'reduce' });
    await page.goto(PATH);
    if (javaScriptEnabled) await page.locator('html[data-live=yes]').waitFor();
    return page;
  };

  test(`every line of "On this page" leads to its section from the keyboard, ${how} JavaScript`, async () => {
    const page = await openRequest();
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const names = await links.allTextContents();
    expect(names).toHaveLength(9);
    for (const [at, name] of names.entries()) {
      await links.nth(at).focus();
      await page.keyboard.press('Enter');
      const section = page.getByRole('region', { name });
      const top = () => section.evaluate((all) => Math.round(all.getBoundingClientRect().top));
      await expect.poll(top, { message: name }).toBeLessThan(300);
      // Nobody is led in front of a closed fold, nor past the heading of an open one.
      const hash = await page.evaluate(() => location.hash);
      await expect.poll(() => page.locator(hash).isVisible(), { message: name }).toBe(true);
      expect(
        await section
          .getByRole('heading', { level: 2 })
          .evaluate((line) => line.getBoundingClientRect().bottom),
        name,
      ).toBeGreaterThan(0);
    }
  });

  test(`the costs are those of the calculator, and lead to it, ${how} JavaScript`, async () => {
    const page = await openRequest({ width: 320, height: 700 });
    const costs = page.getByRole('region', { name: 'What it costs' });
    const amounts = await costs.locator('tbody tr td:nth-child(2)').allTextContents();
    const fees = TRIBUNAL_FEES.map(inIndia);
    expect(amounts).toEqual([
      inIndia(REGISTRATION_FEE),
      inIndia(ADMIN_FEE),
      `one of ${fees.length} steps, ${fees[0]} to ${fees.at(-1)}`,
    ]);
    expect(await costs.locator('.cost-steps li').allTextContents()).toEqual(fees);
    const widest = await costs
      .locator('td, th')
      .evaluateAll((cells) => Math.max(...cells.map((cell) => cell.getBoundingClientRect().right)));
    expect(widest).toBeLessThanOrEqual(320);
    await costs.getByRole('link', { name: /fee calculator/ }).click();
    await page.waitForURL('**/munch-fee-calculator');
  });

  test(`filing starts online or with a person: the three ways are there, ${how} JavaScript`, async () => {
    const page = await openRequest();
    const today = page.getByRole('region', { name: 'How to file today' });
    expect(
      await today
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual(['/request-for-arbitration/start', '/lets-talk', `mailto:${institution.email}`]);
    expect(await page.locator('main form').count()).toBe(0);
    await today.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'File a request online' }).waitFor();
  });

  test(`the checklist comes on paper alone at its own address, ${how} JavaScript`, async () => {
    const page = await openRequest();
    await page.emulateMedia({ media: 'print' });
    const after = page.getByRole('heading', { name: 'After you file' });
    expect(await after.isVisible()).toBe(true);
    await page.goto(`${PATH}#checklist`);
    await expect.poll(() => after.isVisible()).toBe(false);
    expect(await page.getByText('invoices, messages, bank entries').isVisible()).toBe(true);
    expect(
      await page
        .locator('.hd, .ft')
        .evaluateAll((all) => all.some((one) => (one as HTMLElement).checkVisibility())),
    ).toBe(false);
  });
}

test('what somebody has of the papers is ticked, stays ticked in this tab, and a door is a box alone', async () => {
  const page = await site.newPage();
  await page.goto(PATH);
  await page.locator('html[data-live=yes]').waitFor();
  const box = (words: RegExp) => page.locator('#checklist').getByRole('checkbox', { name: words });
  await page.getByRole('link', { name: 'Papers to have ready' }).click();
  await page.locator('#checklist').getByText('Full name, address').click();
  expect(await box(/^Full name, address/).isChecked()).toBe(true);
  await page.reload();
  await page.locator('html[data-live=yes]').waitFor();
  await expect.poll(() => box(/^Full name, address/).isChecked()).toBe(true);
  expect(await box(/^Proof of who/).isChecked()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await box(/^Full name, address/).isVisible()).toBe(true);
  const shapes = await page.$$eval('.rq-doors li, .rq-nav a', (all) =>
    all.map((one) =>
      [getComputedStyle(one, '::before'), getComputedStyle(one, '::after')]
        .map(({ borderRadius }) => borderRadius)
        .join(' '),
    ),
  );
  for (const shape of shapes) expect(shape).not.toMatch(/6px 6px [23]px [23]px|6\.5px/);
});

test('the button prints the checklist', async () => {
  const page = await site.newPage();
  await page.addInitScript('window.print = () => { window.printed = location.hash; };');
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Print the checklist' }).click();
  expect(await page.evaluate('window.printed')).toBe('#checklist');
});

test('whoever got a notice finds the time to answer, and the answer to what to do first', async () => {
  const page = await site.newPage();
  await page.goto(PATH);
  await page.locator('html[data-live=yes]').waitFor();
  const box = page.getByRole('complementary', { name: 'You received a notice?' });
  expect(await box.textContent()).toContain('15 days in the online procedure');
  await box.getByRole('link', { name: 'what to do first' }).click();
  await page.waitForURL('**/faqs#general-notice');
  await page.getByText('Write down the day it came, because').waitFor();
});

test('filing is the first button of the page, and the page is less than half of all that it holds, on a phone and a desk', async () => {
  const page = await site.newPage({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  });
  await page.goto(PATH);
  expect(await page.locator('main .btn, main .btn2').first().getAttribute('href')).toBe(
    '/request-for-arbitration/start',
  );
  const button = await page.locator('main .btn').first().boundingBox();
  expect((button?.y ?? 740) + (button?.height ?? 0)).toBeLessThan(740);
  const height = () => page.locator('.rq').evaluate((all) => all.getBoundingClientRect().height);
  const desk = { width: 1440, height: 900 };
  const onBoth = async () => {
    const phone = await height();
    await page.setViewportSize(desk);
    return [phone, await height()] as const;
  };
  const folded = await onBoth();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const line of await page.locator('.rq summary').all()) await line.click();
  const open = await onBoth();
  // What stood there before anything was folded; hero and room between the sections are in it.
  expect(folded[0] / 13_651).toBeLessThan(0.5);
  expect(folded[1] / 8095).toBeLessThan(0.5);
  expect(folded[0] / open[0]).toBeLessThan(0.5);
  expect(folded[1] / open[1]).toBeLessThan(0.6);
});

test('the chat door lies over nothing of a form, wherever a phone has scrolled to, with and without JavaScript', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await site.newPage({
      viewport: { width: 360, height: 740 },
      javaScriptEnabled,
      reducedMotion: 'reduce',
    });
    await page.goto('/lets-talk');
    if (javaScriptEnabled) await page.locator('html[data-live=yes]').waitFor();
    const covered: string[] = [];
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    // Upwards, because downwards it steps aside anyway.
    for (let y = end; y >= 0; y -= 120) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await page.waitForTimeout(60);
      covered.push(...(await page.evaluate(coveredByDoor)));
    }
    expect(covered).toEqual([]);
  }
  const home = await site.newPage({ viewport: { width: 360, height: 740 } });
  await home.goto('/');
  await home.locator('html[data-live=yes]').waitFor();
  expect(await home.locator('.fab').isVisible()).toBe(true);
});

/** What of a form the chat door is painted over. Runs in the page. */
function coveredByDoor(): string[] {
  const door = document.querySelector('.fab');
  if (!door?.checkVisibility({ visibilityProperty: true })) return [];
  const at = door.getBoundingClientRect();
  const parts = [
    ...document.querySelectorAll(
      'main form :is(input:not([type=hidden]), select, textarea, button, label, p)',
    ),
  ];
  const isUnder = (one: Element) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < at.right && right > at.left && top < at.bottom && bottom > at.top;
  };
  return parts
    .filter(isUnder)
    .map(
      (one) =>
        `${scrollY}: ${one.textContent?.slice(0, 40) || one.getAttribute('name') || one.tagName}`,
    );
}

for (const width of [320, 360, 768, 1440]) {
  test(`nothing stands in anybody's way at ${width} px, light and dark`, async () => {
    const page = await site.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(PATH);
    await page.locator('html[data-live=yes]').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
  });
}
