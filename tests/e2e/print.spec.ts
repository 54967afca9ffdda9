import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPublicSite, type PublicSite } from './site.ts';

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite({ pictures: true });
});
afterAll(() => site?.close());

/** A page as it goes to the printer of somebody who reads in the dark. */
async function onPaper(path: string): Promise<Page> {
  const page = await site.newPage({ viewport: { width: 794, height: 1123 }, colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(path);
  await page.locator('html[data-live=yes]').waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  return page;
}

const PAPERS = [
  '/arbitration-rules',
  '/code-of-conduct',
  '/privacy-policy',
  '/terms-and-conditions',
  '/blogs/1',
  '/faqs',
];

test('a page on paper is its text, black on white, without the furniture of the screen', async () => {
  for (const path of PAPERS) {
    const page = await onPaper(path);
    const seen = await page.evaluate(() => {
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((one) => one.checkVisibility())
          .map((one) => one.className);
      const { backgroundColor, color } = getComputedStyle(document.body);
      return {
        backgroundColor,
        color,
        furniture: shown(
          'header.hd-space, footer, .fab, .skip, .btn, .btn2, .share, nav, [role=tablist]',
        ),
      };
    });
    expect(seen, path).toEqual({
      backgroundColor: 'rgb(255, 255, 255)',
      color: 'rgb(0, 0, 0)',
      furniture: [],
    });
    expect(await page.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true);
    await page.context().close();
  }
});

test('questions are printed with their answers open', async () => {
  const page = await onPaper('/faqs');
  const heights = await page.$$eval('.faq-part[data-on] .faq-answer', (answers) =>
    answers.map((answer) => answer.getBoundingClientRect().height),
  );
  expect(heights.length).toBe(9);
  expect(Math.min(...heights)).toBeGreaterThan(30);
  expect(await page.getByText('They are not legal advice').isVisible()).toBe(true);
});

test('a link that leads away is printed with its address', async () => {
  const page = await onPaper('/privacy-policy');
  const printed = await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://example.org/act';
    document.querySelector('main')?.append(link);
    return getComputedStyle(link, '::after').content;
  });
  expect(printed).toContain('https://example.org/act');
});

test('the pages are A4 and as many as the text needs', async () => {
  const page = await onPaper('/privacy-policy');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => [Number(width), Number(height)],
  );
  expect(boxes.length).toBeGreaterThan(1);
  expect(boxes.length).toBeLessThan(6);
  for (const [width, height] of boxes) {
    expect(width).toBeCloseTo(595, -1);
    expect(height).toBeCloseTo(842, -1);
  }
});
