import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { type PanelName, type Tribunal, tribunalHouse } from '../tribunals.ts';
import { complaintsOf } from './axe.ts';
import { live } from './forms.ts';
import { openSite, type Site } from './site.ts';

// Three arbitrators: Ada names one, Ben names another in Hindi on a phone without script, both sign their disclosures on phones, the two
// name who presides, and with that one's appointment the tribunal stands.
const phone = { viewport: { width: 360, height: 740 } } as const;
const plainPhone = { ...phone, javaScriptEnabled: false } as const;

let site: Site;
let house: Awaited<ReturnType<typeof tribunalHouse>>;
let one: Tribunal;
let [ada, ben, rhea] = [] as unknown as [SignedIn, SignedIn, SignedIn];

beforeAll(async () => {
  site = await openSite();
  const { db } = site;
  const folder = dirname(site.mailFolder);
  const file = join(folder, 'vault.key');
  const key = await openKey({ file, vault: join(folder, 'files'), given: undefined });
  const request = (path: string, init: RequestInit) => fetch(`${site.url}${path}`, init);
  house = await tribunalHouse({
    ...{ database: { db }, clock: { now: new Date() }, key: keyFor('sign-in', key) },
    app: () => ({ request }) as unknown as App, // of which nothing else is asked
  });
  [ada, ben, rhea] = [
    await signedIn(db, { name: 'Ada Traders', email: 'ada@example.org' }),
    await signedIn(db, { name: 'Ben Borrower', email: 'ben@example.org' }),
    await signedIn(db, { name: 'Rhea Registrar', roles: ['registrar'] }),
  ];
  one = await house.answered({ ada, ben }, 3);
});
afterAll(() => site?.close());

async function at(who: SignedIn, path: string, how: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.newPage(how);
  await signInBrowser(page.context(), site.url, who);
  await page.goto(path);
  if (how.javaScriptEnabled !== false) await live(page);
  return page;
}

const neutral = (name: PanelName, how?: BrowserContextOptions) =>
  at(house.whoIs(name), `/account/appointments/${one.id}`, how);
const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** Somebody on the phone says that nothing raises doubts, and signs. */
async function signs(name: PanelName): Promise<void> {
  const page = await neutral(name, phone);
  for (const no of await page.getByLabel('No', { exact: true }).all()) await no.check();
  await page.getByLabel('Arbitrations of yours that go on elsewhere').fill('2');
  await page.getByLabel('Your name, as your signature').fill(name);
  expect(await isWithin(page)).toBe(true);
  await picture(page, `nominees-signs-${name.split(' ')[0]}-phone`);
  await page.getByRole('button', { name: 'Sign and accept' }).click();
  await page.getByText('You accepted').first().waitFor();
}

/** Neither side objects, and the registrar appoints. */
async function appoint(name: PanelName): Promise<void> {
  const candidate = await house.invitationOf(one, name);
  for (const [partyId, who] of [
    [one.claimant, ada],
    [one.respondent, ben],
  ] as const)
    await house.post(`/api/disputes/${one.id}/tribunal/objections`, who, {
      ...{ candidate, partyId, objects: false, reason: '' },
    });
  const desk = await at(rhea, `/office/disputes/${one.id}/tribunal`);
  await desk.getByRole('button', { name: `Appoint ${name}` }).click();
  await desk.getByText(`${name} is appointed to this seat`).first().waitFor();
}

test('the registrar asks both sides; Ada finds a name and names it, sealed', async () => {
  const desk = await at(rhea, `/office/disputes/${one.id}/tribunal`);
  await desk.getByRole('button', { name: 'Ask both sides to name an arbitrator' }).click();
  await desk.getByText('asked until').first().waitFor();
  expect(await complaintsOf(desk)).toEqual([]);
  await picture(desk, 'nominees-office-asked');

  const hers = await at(ada, `/cases/${one.id}/tribunal`);
  await hers.getByRole('button', { name: 'Name this arbitrator' }).click();
  await hers.getByText('Choose one name of the list.').first().waitFor();
  // The page has a second search, for somebody whom a waiver would name.
  const finding = hers.locator('form', { has: hers.getByLabel('Search the panel') }).first();
  await finding.getByLabel('Search the panel').fill('asha');
  await finding.getByRole('button', { name: 'Search', exact: true }).click();
  await hers.getByText('Bina Das').waitFor({ state: 'detached' });
  expect(await complaintsOf(hers)).toEqual([]);
  await picture(hers, 'nominees-ada-chooses');
  await hers
    .getByLabel(/^Asha Rao/)
    .first()
    .check();
  await hers.getByRole('button', { name: 'Name this arbitrator' }).click();
  await hers.getByText('You named Asha Rao.').waitFor();
  await picture(hers, 'nominees-ada-named');
});

test('Ben names another in Hindi on a phone without script, and both names are opened', async () => {
  const his = await at(ben, `/hi/cases/${one.id}/tribunal`, plainPhone);
  expect(await his.getByText('Asha Rao was').count()).toBe(0);
  expect(await isWithin(his)).toBe(true);
  await picture(his, 'nominees-ben-chooses-hindi-phone');
  await his
    .getByLabel(/^Bina Das/)
    .first()
    .check();
  await his.getByRole('button', { name: 'यह आर्बिट्रेटर बताएँ' }).click();
  await his.getByText('Asha Rao').first().waitFor();
  await his.getByText('Bina Das').first().waitFor();
  expect(await isWithin(his)).toBe(true);
  await picture(his, 'nominees-ben-opened-hindi-phone');
});

test('both nominees sign on phones, are appointed, and name who presides', async () => {
  await signs('Asha Rao');
  await signs('Bina Das');
  await appoint('Asha Rao');
  await appoint('Bina Das');
  const propose = async (page: Page, name: PanelName) => {
    await page.getByLabel(new RegExp(`^${name}`)).check();
    await page.getByRole('button', { name: 'Propose this person' }).click();
  };
  const asha = await neutral('Asha Rao', phone);
  expect(await complaintsOf(asha)).toEqual([]);
  await propose(asha, 'Chetan Oak');
  await asha.getByText('You proposed Chetan Oak.').waitFor();
  expect(await isWithin(asha)).toBe(true);
  await picture(asha, 'nominees-presiding-phone');
  const bina = await neutral('Bina Das', plainPhone);
  await bina.getByText('The other arbitrator proposed Chetan Oak.').waitFor();
  await propose(bina, 'Chetan Oak');
  await bina.getByText('You proposed').waitFor({ state: 'detached' });
});

test('with who presides the tribunal stands, and both sides read of all three alike', async () => {
  await signs('Chetan Oak');
  await appoint('Chetan Oak');
  const desk = await at(rhea, `/office/disputes/${one.id}/tribunal`);
  expect(await complaintsOf(desk)).toEqual([]);
  await picture(desk, 'nominees-office-stands');
  const hers = await at(ada, `/cases/${one.id}/tribunal`);
  for (const seat of ['the claimant’s side', 'the respondent’s side'])
    await hers.getByRole('heading', { name: `Arbitrator named for ${seat}` }).waitFor();
  await hers.getByRole('heading', { name: 'Presiding arbitrator' }).waitFor();
  expect(await hers.getByRole('link', { name: /^Notice of the appointment/ }).count()).toBe(3);
  expect(await complaintsOf(hers)).toEqual([]);
  await picture(hers, 'nominees-stands');
  const his = await at(ben, `/mr/cases/${one.id}/tribunal`, phone);
  expect(await isWithin(his)).toBe(true);
  await picture(his, 'nominees-stands-marathi-phone');
});
