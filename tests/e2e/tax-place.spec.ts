import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followingMove } from '#modules/fees/actions/deps.ts';
import { issueInvoice } from '#modules/fees/actions/invoices.ts';
import { rupees } from '#modules/fees/rules/money.ts';
import { signedIn, signInBrowser } from '../cast.ts';
import { aFiling, disputesDeps, opened } from '../disputes.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

const gstin = '27AAPFU0939F1ZV';
let site: Site;
beforeAll(async () => {
  site = await openSite({ GSTIN: gstin });
});
afterAll(() => site.close());

test('a respondent confirms her state above her bills, on a phone and without JavaScript, and the bill is written anew', async () => {
  const { id } = await opened(await disputesDeps(site.db, { now: new Date() }), aFiling());
  const query = site.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .where('side', '=', 'respondent');
  const party = (await query.select('id').executeTakeFirstOrThrow()).id;
  const ben = await signedIn(site.db, { name: 'Ben' });
  const member = {
    id: randomUUID(),
    disputeId: id,
    partyId: party,
    personId: ben.personId,
    role: 'party' as const,
    since: new Date(),
  };
  await site.db.insertInto('dispute_member').values(member).execute();
  await site.db.updateTable('dispute').set({ openedAt: new Date() }).where('id', '=', id).execute();
  const payer = {
    partyId: party,
    name: 'Ben Borrower',
    address: 'Bandra, Mumbai 400050',
    state: '27',
  };
  const order = {
    disputeId: id,
    payer,
    kind: 'admin' as const,
    lines: [{ words: 'Administration fee', amount: rupees(5_000) }],
  };
  await site.db
    .transaction()
    .execute((tx) =>
      issueInvoice({ settings: { gstin }, ...followingMove }, { tx, at: new Date() }, order),
    );

  const page = await site.newPage({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  });
  await signInBrowser(page.context(), site.url, ben);
  await page.goto(`/cases/${id}/costs`);
  await page
    .getByText('Ben Borrower: Maharashtra, by the PIN code of the address in the case.', {
      exact: false,
    })
    .waitFor();
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/case.png`, fullPage: true });
  await page
    .getByLabel('State or union territory of the address')
    .selectOption({ label: 'Karnataka' });
  await page.getByLabel('GSTIN, if registered for GST').fill('29AAGCB7383J1Z5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('This is not a GSTIN', { exact: false }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/case-refused.png`, fullPage: true });
  await page
    .getByLabel('State or union territory of the address')
    .selectOption({ label: 'Karnataka' });
  await page.getByLabel('GSTIN, if registered for GST').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText('Saved. A bill that nobody has paid on is written anew', { exact: false })
    .waitFor();
  await page.getByText('Ben Borrower: Karnataka.').waitFor();
  await page.getByRole('link', { name: 'Credit note', exact: false }).waitFor();
  const bills = await site.db
    .selectFrom('fees_invoice')
    .where('partyId', '=', party)
    .orderBy('number')
    .select(['igst', 'due'])
    .execute();
  expect(bills).toEqual([
    { igst: 0n, due: 0n },
    { igst: rupees(900), due: rupees(5_900) },
  ]);
  const desk = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await signInBrowser(desk.context(), site.url, ben);
  await desk.goto(`/cases/${id}/costs`);
  expect(await complaintsOf(desk)).toEqual([]);
});
