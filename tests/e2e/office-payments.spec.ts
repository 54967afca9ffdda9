import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followingMove } from '#modules/fees/actions/deps.ts';
import { issueInvoice } from '#modules/fees/actions/invoices.ts';
import { rupees } from '#modules/fees/rules/money.ts';
import { signedIn, signInBrowser } from '../cast.ts';
import { aFiling, disputesDeps, opened } from '../disputes.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

const gstin = '27AAPFU0939F1ZV';
// No registration: that would move a dispute, and these invoices stand alone.
let site: Site;
beforeAll(async () => {
  site = await openSite({
    GSTIN: gstin,
    BANK_ACCOUNT: 'Munch | 50200012345678 | HDFC0000001 | HDFC Bank, Fort',
  });
});
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 } };
const DESK = { viewport: { width: 1440, height: 900 } };

const shots = process.env.SHOTS;
async function shot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
}

async function pageOf(
  role: 'accounts' | 'registrar',
  options: BrowserContextOptions = DESK,
): Promise<Page> {
  const page = await site.newPage(options);
  await signInBrowser(
    page.context(),
    site.url,
    await signedIn(site.db, { roles: [role], name: role === 'accounts' ? 'Acca' : 'Rhea' }),
  );
  return page;
}

async function issued(name: string): Promise<{ id: string; number: string; reference: string }> {
  const payer = {
    partyId: randomUUID(),
    name,
    address: '1 Fort\nMumbai 400001',
    state: 'Maharashtra',
  };
  const lines = [{ words: 'Administration of a dispute', amount: rupees(5_000) }];
  const outcome = await site.db
    .transaction()
    .execute((tx) =>
      issueInvoice(
        { settings: { gstin }, ...followingMove },
        { tx, at: new Date() },
        { disputeId: randomUUID(), payer, kind: 'admin', lines },
      ),
    );
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}
const dueOf = async (id: string) =>
  (
    await site.db
      .selectFrom('fees_invoice')
      .where('id', '=', id)
      .select('due')
      .executeTakeFirstOrThrow()
  ).due;

test('accounts confirms a transfer with the keyboard, and loses nothing over a slip', async () => {
  const { id, number } = await issued('Ada Traders');
  const page = await pageOf('accounts');
  await page.goto('/office/payments');
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByRole('link', { name: number }).press('Enter');
  await page.getByRole('heading', { level: 1, name: number }).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  expect(await page.getByLabel('Amount').inputValue()).toBe('5,900');
  await page.getByLabel('Reference of the bank (UTR)').fill('HDFCN52026112000001');
  await page.getByLabel('Amount').fill('5.900');
  await page.getByRole('button', { name: 'Confirm the transfer' }).press('Enter');
  await page.getByText('Write an amount above nothing').first().waitFor();
  expect(await page.getByLabel('Reference of the bank (UTR)').inputValue()).toBe(
    'HDFCN52026112000001',
  );
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByLabel('Amount').fill('5,900');
  await page.getByRole('button', { name: 'Confirm the transfer' }).press('Enter');
  await page.getByText('Confirmed.').waitFor();
  // What came of it is said at once; the page follows when it has asked again.
  await expect
    .poll(() => page.getByRole('button', { name: 'Confirm the transfer' }).count())
    .toBe(0);
  expect(await dueOf(id)).toBe(0n);
});

test('on a phone and without JavaScript the registrar waives, with a reason that is asked for', async () => {
  const { id } = await issued('Ben Pensioner');
  const page = await pageOf('registrar', { ...PHONE, javaScriptEnabled: false });
  await page.goto(`/office/payments/${id}`);
  await page.getByLabel('Reason').first().fill('She lives on a pension.');
  await page.getByRole('button', { name: 'Order the waiver' }).click();
  await page.getByText('Waived, with a credit note.').waitFor();
  expect(await page.getByText('She lives on a pension.').count()).toBe(1);
  expect(await dueOf(id)).toBe(0n);
});

test('money without an invoice waits where accounts sees it, and is matched by the number on the paper', async () => {
  const { id, number } = await issued('Carl & Sons');
  const page = await pageOf('accounts', PHONE);
  await page.goto('/office/payments');
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByLabel('Reference of the bank (UTR)').fill('HDFCN52026112000002');
  await page.getByLabel('Amount').fill('5900');
  await page.getByRole('button', { name: 'Confirm the transfer' }).press('Enter');
  await page.getByText('Something is left over').waitFor();
  await page.goto('/office');
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'HDFCN52026112000002' }).press('Enter');
  await page.getByRole('heading', { name: 'HDFCN52026112000002' }).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByLabel('Invoice', { exact: false }).first().fill(number);
  await page.getByRole('button', { name: 'Find the invoice' }).press('Enter');
  await page.getByText(`${number}, made out to Carl & Sons: ₹5,900 is due.`).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use it for this invoice' }).press('Enter');
  await page.getByText('Matched.').waitFor();
  expect(await dueOf(id)).toBe(0n);
});

/** Before a basis is recorded no respondent gets a bill. */
async function beyondTheGate(): Promise<string> {
  const { id } = await opened(await disputesDeps(site.db, { now: new Date() }), aFiling());
  await site.db.updateTable('dispute').set({ state: 'arb_notice' }).where('id', '=', id).execute();
  return id;
}

test('on a phone and without JavaScript accounts says that somebody else paid, whose name is asked for', async () => {
  const id = await beyondTheGate();
  const rhea = await pageOf('registrar', { ...PHONE, javaScriptEnabled: false });
  await rhea.goto(`/office/disputes/${id}/money`);
  await rhea.getByLabel('Text on the invoice').fill('Deposit for the tribunal');
  await rhea.getByRole('textbox', { name: 'Amount' }).fill('8,000');
  await rhea.getByRole('button', { name: 'Issue', exact: true }).click();
  await rhea.getByText('Issued: MU/').waitFor();
  const invoice = await site.db
    .selectFrom('fees_invoice')
    .where('disputeId', '=', id)
    .select(['id', 'number'])
    .executeTakeFirstOrThrow();
  const page = await pageOf('accounts', { ...PHONE, javaScriptEnabled: false });
  await page.goto('/office/payments');
  await page.getByLabel('Reference of the bank (UTR)').fill('HDFCN52026112000003');
  await page.getByLabel('Amount').fill('4000');
  await page.getByLabel('Paid by').selectOption({ label: 'Another party, or somebody else' });
  await shot(page, 'transfer');
  await page.getByRole('button', { name: 'Confirm the transfer' }).click();
  await page.getByText('Something is left over').waitFor();
  await page.goto('/office/payments?show=match');
  const card = page
    .locator('section, article, div')
    .filter({ has: page.getByRole('heading', { name: 'HDFCN52026112000003' }) })
    .last();
  await card.getByLabel('Invoice', { exact: false }).first().fill('MU/99-00/1');
  await card.getByRole('button', { name: 'Find the invoice' }).click();
  await page.getByText('There is no invoice of this number', { exact: false }).first().waitFor();
  await page.goto(
    `/office/payments?show=match&payment=${(await site.db.selectFrom('fees_payment').where('reference', '=', 'HDFCN52026112000003').select('id').executeTakeFirstOrThrow()).id}&invoice=${invoice.number}`,
  );
  await page.getByLabel('Paid by').selectOption({ label: 'Somebody else, who is no party' });
  await page.getByRole('button', { name: 'Use it for this invoice' }).click();
  await page.getByText('Type the name of whoever paid.').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await shot(page, 'match');
  await page.getByLabel('Name of whoever paid').fill('Carl Cousin');
  await page.getByRole('button', { name: 'Use it for this invoice' }).click();
  await page.getByText('Matched.').waitFor();
  await page.goto(`/office/payments/${invoice.id}`);
  await page.getByText('Paid by Carl Cousin').waitFor();
  await shot(page, 'invoice');
});

test('on a phone and without JavaScript the registrar chooses the schedule, says who bears the stamp duty, and bills in shares', async () => {
  const id = await beyondTheGate();
  const page = await pageOf('registrar', { ...PHONE, javaScriptEnabled: false });
  await page.goto(`/office/disputes/${id}/money`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page
    .getByRole('combobox', { name: 'Schedule' })
    .selectOption('fourth_schedule variable_only');
  await page.getByRole('textbox', { name: 'Reason' }).first().fill('Agreed in writing.');
  await page.getByRole('button', { name: 'Choose this schedule' }).click();
  await page.getByText('The schedule was chosen.').waitFor();
  await page.getByRole('combobox', { name: 'Payer' }).selectOption({ label: 'Ben Borrower' });
  await page.getByRole('textbox', { name: 'Reason' }).last().fill('By the agreement.');
  await page.getByRole('button', { name: 'Decide' }).click();
  await page.getByText('Decided: Ben Borrower').waitFor();
  await page.getByLabel('Text on the invoice').fill('Deposit for the tribunal');
  await page.getByRole('textbox', { name: 'Amount' }).fill('8,000');
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await page.getByText('Issued: MU/').waitFor();
  const shares = await site.db
    .selectFrom('fees_invoice')
    .where('disputeId', '=', id)
    .select('total')
    .execute();
  expect(shares.map(({ total }) => total)).toEqual([rupees(4_000), rupees(4_000)]);
  const desk = await pageOf('registrar');
  await desk.goto(`/office/disputes/${id}/money`);
  expect(await complaintsOf(desk)).toEqual([]);
});
