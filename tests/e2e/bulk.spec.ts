import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankRow, csvOf } from '../bulk.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 } };
const PLAIN = { ...PHONE, javaScriptEnabled: false };

async function pageFor(who: SignedIn, options: BrowserContextOptions): Promise<Page> {
  const page = await site.newPage(options);
  await signInBrowser(page.context(), site.url, who);
  return page;
}

async function institution(rhea: Page, email: string): Promise<void> {
  await rhea.goto('/office/institutions');
  await rhea.getByLabel('Name, as it is registered').fill('Konkan Bank Ltd');
  await rhea.getByLabel('E-mail for its disputes').fill('recovery@konkan.example');
  await rhea.getByLabel('Postal address').fill('1 Fort Street, Mumbai 400001');
  await rhea.getByLabel('State of the address').selectOption({ label: 'Maharashtra' });
  await rhea.getByRole('button', { name: 'Make it' }).click();
  await rhea.getByRole('heading', { level: 1, name: 'Konkan Bank Ltd' }).waitFor();
  await rhea.getByLabel('E-mail address of their account').fill(email);
  await rhea.getByRole('button', { name: 'Let them file' }).click();
  await rhea.getByRole('button', { name: 'End: Bina' }).waitFor();
}

/** How many rows a tab says that it has. */
const count = async (page: Page, tab: string) =>
  Number(((await page.getByRole('link', { name: tab }).textContent()) ?? '').replace(/\D/g, ''));
/** Without a script a page is fresh when it is asked for again. */
async function untilCount(page: Page, tab: string, rows: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.reload();
      return count(page, tab);
    })
    .toBe(rows);
}

test('a bank sends its rows from a phone without JavaScript, reads what each needs, and files what it has accepted knowingly', async () => {
  const email = `bina-${Date.now()}@konkan.example`;
  const rhea = await pageFor(
    await signedIn(site.db, { name: 'Rhea', roles: ['registrar'] }),
    PHONE,
  );
  const bina = await signedIn(site.db, { name: 'Bina', email });
  const page = await pageFor(bina, PLAIN);
  await page.goto('/account/filings');
  await page.getByText('You file for no institution yet.').waitFor();
  expect(await page.getByRole('link', { name: 'Many cases at once' }).count()).toBe(0);
  await institution(rhea, email);
  expect(await complaintsOf(rhea)).toEqual([]);

  await page.goto('/account/filings');
  await page.getByLabel('Name of the filing').fill('Overdue, November');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { level: 1, name: 'Overdue, November' }).waitFor();
  const address = page.url();
  const rows = [
    bankRow(1),
    bankRow(2, { cause_on: '2019-01-10', interest_from: '2019-01-10' }),
    bankRow(3, { claim_1_amount: '0' }),
  ];
  await page
    .getByLabel('Rows (CSV)')
    .setInputFiles({ name: 'overdue.csv', mimeType: 'text/csv', buffer: csvOf(rows) });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.goto(address);
  await untilCount(page, 'Good', 1);
  expect([await count(page, 'To mend'), await count(page, 'With warnings')]).toEqual([1, 1]);
  await page.getByRole('link', { name: 'To mend' }).click();
  await page.getByText('The amount is zero or missing.').waitFor();
  await page.getByRole('link', { name: 'With warnings' }).click();
  await page.getByText('cause_on').first().waitFor();

  // Without the tick only the row goes that nobody was warned of.
  await page.getByRole('button', { name: 'File 1 good row' }).click();
  await page.goto(address);
  await untilCount(page, 'Accepted and filed', 1);
  expect(await count(page, 'With warnings')).toBe(1);
  await page.getByLabel(/File also the rows with warnings \(1\)/).check();
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await page.goto(address);
  await untilCount(page, 'Accepted and filed', 2);
  await page.getByRole('link', { name: 'Accepted and filed' }).click();
  await page
    .getByRole('link', { name: /^MUNCH-AR-/ })
    .first()
    .waitFor();
  const own = await pageFor(bina, PHONE);
  await own.goto(`${address}?show=filed`);
  expect(await complaintsOf(own)).toEqual([]);
  await own
    .getByRole('link', { name: /^MUNCH-AR-/ })
    .first()
    .click();
  await own.getByRole('heading', { level: 1 }).waitFor();
  const dispute = own.url();
  expect(await complaintsOf(own)).toEqual([]);

  // Whoever files for it no more sees neither its filings nor its cases.
  await rhea.getByRole('button', { name: 'End: Bina' }).click();
  await rhea.getByText('Nobody files for it yet').waitFor();
  for (const path of [address, dispute]) expect((await page.goto(path))?.status(), path).toBe(404);
});
