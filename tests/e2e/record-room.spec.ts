import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '#modules/disputes/actions/members.ts';
import { newId } from '#platform/ids.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { dispatched, responseDeps } from '../notices.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

// A claimant sends a paper over a line that breaks, files it, and the respondent reads it.
let site: Site;
let id: string;
let ada: SignedIn;
let ben: SignedIn;
const phone = { viewport: { width: 360, height: 740 } };

beforeAll(async () => {
  site = await openSite();
  const dataDir = dirname(site.mailFolder);
  const key = await openKey({
    file: join(dataDir, 'vault.key'),
    vault: join(dataDir, 'files'),
    given: undefined,
  });
  const deps = await responseDeps(site.db, { now: new Date() }, keyFor('sign-in', key));
  const one = await dispatched(deps);
  id = one.id;
  ada = await signedIn(site.db, { name: 'Ada Traders', email: 'ada@example.org' });
  ben = await signedIn(site.db, { name: 'Ben Borrower', email: 'ben@example.org' });
  await site.db.transaction().execute((tx) =>
    addMember(tx, {
      id: newId(),
      disputeId: id,
      partyId: one.partyId,
      personId: ben.personId,
      email: null,
      role: 'party',
      at: new Date(),
    }),
  );
});
afterAll(() => site?.close());

/** Whether nothing stands out of a phone's screen. */
function isWithin(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
  );
}

const PDF = `%PDF-1.4\n1 0 obj\n<<>>\nendobj\n${'% a scanned page\n'.repeat(160_000)}trailer\n<<>>\nstartxref\n9\n%%EOF\n`;

test('a paper goes on after the line broke, is filed, and the other side opens it', async () => {
  const page = await site.newPage(phone);
  await signInBrowser(page.context(), site.url, ada);
  let pieces = 0;
  await page.route('**/uploads/*', (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pieces += 1;
    return pieces === 2 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto(`/cases/${id}/papers`);
  await page.getByText('Nothing filed yet. Quiet is good.').waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  const files = [
    { name: 'Agreement.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) },
    { name: 'Empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    { name: 'Scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a scan') },
  ];
  await page.getByLabel('Add files').setInputFiles(files);
  // One that is refused stops no other.
  await page.getByText('The file is not what its name says.').waitFor({ timeout: 60_000 });
  await page.getByText('Ready to file').waitFor({ timeout: 60_000 });
  expect(pieces).toBeGreaterThan(3);
  // What cannot be sent says so, without a bar, and can be taken off the list.
  await page.getByText('The file is empty.').waitFor();
  expect(await page.locator('.ppr-tray progress').count()).toBe(0);
  await page.getByRole('button', { name: 'Remove Empty.pdf' }).click();
  await page.getByText('The file is empty.').waitFor({ state: 'detached' });
  expect(await complaintsOf(page)).toEqual([]);
  expect(await isWithin(page)).toBe(true);
  await page.getByLabel('Title').fill('Agreement of 10 January');
  await page.getByRole('button', { name: 'File and send to Ben Borrower' }).click();
  await page.getByText('Filed, and on its way to the other side.').waitFor();
  await page.getByText('C-1', { exact: true }).waitFor();
  await page.getByText('The other side has not opened it yet.').waitFor();
  expect(await complaintsOf(page)).toEqual([]);

  const other = await site.newPage(phone);
  await signInBrowser(other.context(), site.url, ben);
  await other.goto(`/cases/${id}/papers`);
  const link = other.getByRole('link', { name: 'Agreement of 10 January' }).first();
  const paper = (await link.getAttribute('href'))?.slice(-36);
  const read = await other
    .context()
    .request.get(`${site.url}/api/disputes/${id}/documents/${paper}`);
  expect((await read.body()).equals(Buffer.from(PDF))).toBe(true);
  await other.getByText('Answer C-1: admit, deny or object').click();
  // Nobody admits by pressing a button: what they say is chosen first.
  await other.getByRole('button', { name: 'Answer, both sides read it' }).click();
  expect(
    await other.getByLabel('What do you say of it?').evaluate((one) => one.matches(':invalid')),
  ).toBe(true);
  await other.getByLabel('What do you say of it?').selectOption('denied');
  await other.getByRole('button', { name: 'Answer, both sides read it' }).click();
  await other.getByText('Give the reason').first().waitFor();
  await other.getByRole('textbox', { name: 'Why', exact: true }).fill('The signature is not mine.');
  await other.getByRole('button', { name: 'Answer, both sides read it' }).click();
  await other.getByText('The signature is not mine.').first().waitFor();
  expect(await complaintsOf(other)).toEqual([]);

  await page.reload();
  await page.getByText('Opened by Ben Borrower:').first().waitFor();
  expect(await page.getByText('Denied').count()).toBeGreaterThan(0);
}, 180_000);

test('without JavaScript a file goes with the form by the same door', async () => {
  const page = await site.newPage({ ...phone, javaScriptEnabled: false });
  await signInBrowser(page.context(), site.url, ben);
  await page.goto(`/cases/${id}/papers`);
  const note = {
    name: 'Receipt.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Paid in March.'),
  };
  await page.getByLabel('Add files').setInputFiles(note);
  await page.getByRole('button', { name: 'Send the files' }).click();
  for (let tries = 0; tries < 60; tries += 1) {
    if (await page.getByText('Ready to file').count()) break;
    await new Promise((done) => setTimeout(done, 500));
    await page.goto(`/cases/${id}/papers`);
  }
  await page.getByRole('button', { name: 'File and send to Ada Traders' }).click();
  expect(await page.getByText('R-1', { exact: true }).count()).toBe(1);
}, 90_000);

/** Sixty papers of ben's beside what was filed before: two pages of the record. */
async function fillRecord(): Promise<void> {
  await sql`
    with paper as (select gen_random_uuid() as id, n from generate_series(101, 160) as n),
    side as (select id as party from dispute_party where dispute_id = ${id} and side = 'respondent'),
    document as (
      insert into dispute_document (id, dispute_id, party_id, kind, title, type, content_hash, size, added_at, added_by, audience)
      select paper.id, ${id}, party, 'evidence', 'Waybill ' || n, 'application/pdf', sha256(n::text::bytea), 1, now(), ${ben.personId}, 'parties'
      from paper cross join side)
    insert into exhibit (document_id, dispute_id, party_id, side, number, version, kind, received_on, filed_at, filed_by, upload_id)
    select paper.id, ${id}, party, 'respondent', n, 1, 'account', current_date, now(), ${ben.personId}, gen_random_uuid()
    from paper cross join side`.execute(site.db);
}

describe('a record of two pages', () => {
  beforeAll(fillRecord);

  test('a long record is leafed through and sifted without JavaScript, and what is ticked goes along', async () => {
    const page = await site.newPage({ ...phone, javaScriptEnabled: false });
    await signInBrowser(page.context(), site.url, ada);
    await page.goto(`/cases/${id}/papers`);
    expect(await page.getByText('R-160', { exact: true }).count()).toBe(0);
    await page.getByLabel('Choose R-101', { exact: true }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('R-160', { exact: true }).waitFor();
    await page.getByText('1 paper chosen on another page goes along.').waitFor();
    expect(await isWithin(page)).toBe(true);
    await page.getByLabel('Filter by number, title or kind').fill('waybill 140');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('R-140', { exact: true }).waitFor();
    expect(await page.getByText('R-141', { exact: true }).count()).toBe(0);
    await page.getByLabel('Choose R-140', { exact: true }).check();
    await page.getByRole('button', { name: 'Put the chosen ones together' }).click();
    await page.waitForURL(/\/papers\/bundles\?/);
    const ticked = await page.locator('input[name="paper"]:checked').count();
    expect(ticked).toBe(2);
  }, 90_000);

  test('with JavaScript the same pages turn in place, and a key leads to the filter', async () => {
    const page = await site.newPage(phone);
    await signInBrowser(page.context(), site.url, ada);
    await page.goto(`/cases/${id}/papers`);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('R-160', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    await page.goBack();
    await page.getByText('R-101', { exact: true }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('waybill 155');
    await page.keyboard.press('Enter');
    await page.getByText('R-155', { exact: true }).waitFor();
    await page.getByText('R-101', { exact: true }).waitFor({ state: 'detached' });
    expect(await complaintsOf(page)).toEqual([]);
    await page.goto(`/hi/cases/${id}/papers`);
    await page.locator('html[data-live=yes]').waitFor();
    await page.locator('button[name="page"]').click();
    await page.getByText('R-160', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/hi/cases/${id}/papers`);
    await page.locator('#chosen-papers button').click();
    await page.waitForURL(/\/hi\/cases\/[^/]+\/papers\/bundles\?/);
  }, 90_000);
});
