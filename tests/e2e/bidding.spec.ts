import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { aFiling, disputesDeps, opened } from '../disputes.ts';
import { complaintsOf } from './axe.ts';
import { live } from './forms.ts';
import { openSite, type Site } from './site.ts';

// Ada proposes the rules; Ben, in Marathi on a phone without a script, agrees. In one case three rounds meet, in the other they do not.
const phone = { viewport: { width: 360, height: 740 } } as const;
const plainPhone = { ...phone, javaScriptEnabled: false } as const;
const shots = process.env.SHOTS;
let site: Site;
let [ada, ben, omar] = [] as unknown as [SignedIn, SignedIn, SignedIn];
let [one, other] = ['', ''];

beforeAll(async () => {
  site = await openSite();
  const now = new Date();
  ada = await signedIn(site.db, { name: 'Ada Kulkarni', email: 'ada@example.org' });
  ben = await signedIn(site.db, { name: 'Ben Mehta', email: 'ben@example.net' });
  omar = await signedIn(site.db, { name: 'Omar Nair', roles: ['case_officer'] });
  [one, other] = [await aCase(now), await aCase(now)];
});
afterAll(() => site?.close());

/** A case of both, in which each has said that they want to talk. */
async function aCase(now: Date): Promise<string> {
  const { db } = site;
  const { id } = await opened(await disputesDeps(db, { now }), aFiling({ language: 'mr' }));
  const party = await db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .where('side', '=', 'respondent')
    .select('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('dispute_member')
    .values({
      ...{ id: newId(), disputeId: id, partyId: party.id, personId: ben.personId },
      ...{ role: 'party', since: now },
    })
    .execute();
  await db.updateTable('dispute').set({ openedAt: now }).where('id', '=', id).execute();
  const said = { disputeId: id, isWilling: true, at: now };
  await db
    .insertInto('offer_side')
    .values([
      { ...said, side: 'claimant', byPerson: ada.personId },
      { ...said, side: 'respondent', byPerson: ben.personId },
    ])
    .execute();
  return id;
}

async function at(who: SignedIn, path: string, how: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.newPage(how);
  await signInBrowser(page.context(), site.url, who);
  await page.goto(path);
  if (how.javaScriptEnabled !== false) await live(page);
  return page;
}
async function shot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
}
const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

async function demands(page: Page, sum: string): Promise<void> {
  await page.getByLabel('The least that you would take').fill(sum);
  await page.getByRole('button', { name: 'Seal my bid' }).click();
  await page.getByText('was taken. To prove it later').waitFor();
}
async function offers(page: Page, sum: string): Promise<void> {
  await page.goto(page.url()); // a reload would send the last form again
  await page.getByLabel('या फेरीत तुम्ही जास्तीत जास्त').fill(sum);
  await page.getByRole('button', { name: 'माझी बोली मोहोरबंद करा' }).click();
  await page.getByText('बोली घेतली. नंतर सिद्ध').waitFor();
}
async function begins(here: Page, there: Page, id: string): Promise<void> {
  await here.goto(`/cases/${id}/settle`);
  await here.getByRole('link', { name: 'Go to blind bidding' }).click();
  await here.getByRole('heading', { name: 'Propose the rules' }).waitFor();
  await here.getByRole('button', { name: 'Propose these rules' }).click();
  await here.getByText('The other side has been told of your rules.').waitFor();
  await there.goto(`/mr/cases/${id}/settle/bidding`);
  await there.getByText('समोरची बाजू खालील नियमांनी').waitFor();
  await there.getByRole('button', { name: 'हे नियम मान्य करा' }).click();
  await there.getByRole('heading', { name: 'फेरी 1, एकूण 3' }).waitFor();
  await here.reload();
}

test('three rounds meet: what cannot be read is named, the bidder keeps a number, and a text waits for both', async () => {
  const here = await at(ada, `/cases/${one}/settle`);
  const there = await at(ben, `/mr/cases/${one}/settle`, plainPhone);
  await here.goto(`/cases/${one}/settle/bidding`);
  await here.getByText('each side can compute from it').waitFor();
  await shot(here, 'rules-desk');
  expect(await complaintsOf(here)).toEqual([]);
  await begins(here, there, one);
  await here.getByLabel('The least that you would take').fill('a lot');
  await here.getByRole('button', { name: 'Seal my bid' }).click();
  await here.getByText('Write the sum in figures').first().waitFor();
  expect(await here.getByLabel('The least that you would take').inputValue()).toBe('a lot');
  await demands(here, '90,000');
  await shot(here, 'round-desk');
  expect(await complaintsOf(here)).toEqual([]);
  await shot(there, 'round-phone-mr');
  expect(await isWithin(there)).toBe(true);
  await offers(there, '१०,०००');
  await here.reload();
  await demands(here, '70,000');
  await offers(there, '40,000');
  await here.reload();
  await demands(here, '60,000');
  await shot(here, 'third-desk');
  await offers(there, '60,000');
  await there.getByText('बोली जुळल्या: ₹60,000').waitFor();
  await shot(there, 'met-phone-mr');
  await there.getByRole('link', { name: 'मजकूर वाचा आणि सही करा' }).click();
  await there.getByText('₹60,000.00').first().waitFor();
}, 120_000);

test('three rounds do not meet: nobody learns what was bid, and what was kept proves it', async () => {
  const here = await at(ada, `/cases/${other}/settle`, phone);
  const there = await at(ben, `/mr/cases/${other}/settle`, plainPhone);
  await begins(here, there, other);
  for (const [demand, offer] of [
    ['90,000', '10,000'],
    ['80,000', '20,000'],
    ['70,000', '69,999'],
  ] as const) {
    await demands(here, demand);
    await offers(there, offer);
    await here.reload();
  }
  await here.getByText('you have not come to a sum').waitFor();
  await shot(here, 'failed-phone');
  expect(await complaintsOf(here)).toEqual([]);
  expect(await isWithin(here)).toBe(true);
  expect(await here.content()).not.toContain('69,999');
  const number = /[0-9a-f]{32}(?![0-9a-f])/.exec(
    (await there.getByText('बोली घेतली. नंतर सिद्ध').textContent()) ?? '',
  )?.[0];
  await here.getByText('Check what somebody says they bid').click();
  await here.getByLabel('Who bid').selectOption('respondent');
  await here.getByLabel('In round').fill('3');
  await here.getByRole('textbox', { name: 'The sum' }).fill('69,999');
  await here.getByLabel('Its number').fill(number ?? '');
  await here.getByRole('button', { name: 'Check', exact: true }).click();
  await here.getByText('Yes: this sum was bid').waitFor();
  const office = await site.newPage();
  await signInBrowser(office.context(), site.url, omar);
  expect((await office.goto(`/cases/${other}/settle/bidding`))?.status()).toBe(404);
}, 120_000);
