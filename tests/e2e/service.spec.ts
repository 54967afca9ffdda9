import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeLinks, passesOnDispatch } from '#modules/response/jobs.ts';
import { type ServiceDeps, serviceListener } from '#modules/service/routes.ts';
import { newCode } from '#platform/ids.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { openVault } from '#platform/vault/vault.ts';
import { serviceParts, settings } from '../app.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { disputesDeps } from '../disputes.ts';
import { dispatched } from '../notices.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let id: string;
let omar: SignedIn;
let rhea: SignedIn;
beforeAll(async () => {
  site = await openSite();
  const dataDir = dirname(site.mailFolder);
  const key = await openKey({ file: join(dataDir, 'vault.key'), vault: join(dataDir, 'files'), given: undefined });
  const papers = openVault({ folder: join(dataDir, 'files/disputes'), incoming: join(dataDir, 'incoming'), key });
  const making = {
    ...(await disputesDeps(site.db, { now: new Date() })),
    now: () => new Date(),
    papers,
    key: keyFor('sign-in', key),
    newCode,
  };
  const deps: ServiceDeps & typeof making = {
    ...making,
    ...serviceParts,
    settings: { ...settings, publicUrl: site.url },
    noticeLink: noticeLinks(making),
  };
  id = (await dispatched({ ...deps, listeners: [passesOnDispatch(deps), serviceListener(deps)] })).id;
  omar = await signedIn(site.db, { roles: ['case_officer'], name: 'Omar Officer' });
  rhea = await signedIn(site.db, { roles: ['registrar'], name: 'Rhea Registrar' });
});
afterAll(() => site?.close());

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
const proof = {
  name: 'proof.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

test('the notice is mailed with the paper and with the address at which it is read', async () => {
  const mailed = () => (existsSync(site.mailFolder) ? globSync(`${site.mailFolder}/*.eml`) : []).map((file) => readFileSync(file, 'utf8'));
  for (let tries = 0; tries < 300 && !mailed().some((text) => text.includes('Notice of arbitration')); tries += 1)
    await new Promise((done) => setTimeout(done, 250));
  const letter = mailed().find((text) => text.includes('Notice of arbitration')) ?? '';
  expect(letter).toContain('ben@example.org');
  expect(letter).toContain('/n/');
  expect(letter).toContain('Content-Type: application/pdf');
}, 90_000);

test('an officer posts the notice, brings a proof, and the dispute has commenced, without JavaScript', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  await signInBrowser(page.context(), site.url, omar);
  await page.goto(`/office/disputes/${id}/service`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Service of papers');
  expect(await page.getByText('It may not: this party has not been served.').count()).toBe(1);
  await page.getByText('Enter the posting').first().click();
  await page.getByLabel('Article number').fill('EM473124828IN');
  await page.getByLabel('Posted on').fill(today());
  await page.getByRole('button', { name: 'Enter the posting' }).click();
  expect(await page.getByRole('alert').textContent()).toContain('not a number of the carrier');
  expect(await page.getByLabel('Article number').inputValue()).toBe('EM473124828IN');
  await page.getByLabel('Article number').fill('EM473124829IN');
  await page.getByRole('button', { name: 'Enter the posting' }).click();
  expect(await page.getByRole('status').filter({ hasText: 'Done' }).count()).toBe(1);
  await page.getByText('Upload a proof of delivery').first().click();
  await page.locator('input[type=file]').first().setInputFiles(proof);
  await page.getByRole('button', { name: 'Upload a proof of delivery' }).click();
  await page.getByText('The proof is good').first().click({ timeout: 10_000 });
  await page.getByLabel('Delivered on').fill(today());
  await page.getByLabel('Where it was received').selectOption('residence');
  await page.getByRole('button', { name: 'The proof is good' }).click();
  expect(await page.getByText('Delivered by post, proof validated').count()).toBe(1);
  const dispute = await site.db.selectFrom('dispute').where('id', '=', id).select(['state', 'commenced_on']).executeTakeFirstOrThrow();
  expect(dispute).toEqual({ state: 'arb_commenced', commenced_on: today() });
  await page.getByRole('button', { name: 'Issue a certificate of service' }).click();
  expect(await page.getByRole('link', { name: 'JSON' }).count()).toBe(1);
});

test.each([360, 1440])('the ledger is there for everybody, at %i px, and a registrar takes a service back', async (width) => {
  const page = await site.newPage({ reducedMotion: 'reduce', viewport: { width, height: 800 } });
  await signInBrowser(page.context(), site.url, rhea);
  await page.goto(`/office/disputes/${id}/service`);
  await page.locator('html[data-live=yes]').waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/service-${width}.png`, fullPage: true });
  if (width !== 1440) return;
  await page.getByText('Take the service back').first().click();
  await page.locator('details', { hasText: 'Take the service back' }).getByLabel('Reason').fill('The signature is not hers.');
  await page.getByRole('button', { name: 'Take the service back' }).click();
  await page.getByText('Done. It stands in the ledger.').waitFor();
  expect((await site.db.selectFrom('dispute').where('id', '=', id).select('state').executeTakeFirstOrThrow()).state).toBe('arb_serving');
});

test('a stranger is led to sign in, and a person without the office is not let in', async () => {
  const page = await site.newPage();
  await page.goto(`/office/disputes/${id}/service`);
  expect(page.url()).toContain('/login');
  const eve = await signedIn(site.db);
  await signInBrowser(page.context(), site.url, eve);
  const answer = await page.goto(`/office/disputes/${id}/service`);
  expect([403, 404]).toContain(answer?.status());
});
