import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesPdf } from '../../content/rules/pdf.ts';
import { readPdf } from '../pdf.ts';
import { openPublicSite, type PublicSite } from './site.ts';

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site.close());

test('the header opens the rules as a document in a new tab, and says so', async () => {
  const page = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/the-process');
  const icon = page
    .getByRole('banner')
    .getByRole('link', { name: 'Arbitration Rules (opens in a new tab)' });
  expect([await icon.getAttribute('target'), await icon.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener',
  ]);
  const [opened] = await Promise.all([page.context().waitForEvent('page'), icon.click()]);
  expect(opened).not.toBe(page);
  expect(new URL(page.url()).pathname).toBe('/the-process');
  const answer = await fetch(site.url + (await icon.getAttribute('href')));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toBe(
    'inline; filename="arbitration-rules.pdf"',
  );
  const { pages, text } = readPdf(Buffer.from(await answer.arrayBuffer()));
  expect(pages).toHaveLength(rulesPdf.pages);
  expect(text).toContain('When these rules apply');
});

test('the page of the rules offers the document with its length and weight', async () => {
  const page = await site.newPage();
  await page.goto('/arbitration-rules');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Download the PDF/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('arbitration-rules.pdf');
  expect(await page.getByRole('link', { name: /Download the PDF/ }).textContent()).toContain(
    `${rulesPdf.pages} pages, ${rulesPdf.kilobytes} kB`,
  );
});

test('on a phone the tile leads to the page, which needs no zooming', async () => {
  const page = await site.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto('/');
  await page.locator('html[data-live=yes]').waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Arbitration Rules/ })
    .click();
  await page.waitForURL('**/arbitration-rules');
  await page.getByRole('heading', { level: 1, name: 'Arbitration Rules' }).waitFor();
});
