import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { aFiling, disputesDeps, opened } from '../disputes.ts';
import { complaintsOf } from './axe.ts';
import { live } from './forms.ts';
import { openSite, type Site } from './site.ts';

// Ben, from whom ada claims, lets his lawyer lea in; omar is the officer of the case, eve a stranger.
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;
const letter = {
  name: 'vakalatnama.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\nvakalatnama\n%%EOF\n'),
};

let site: Site;
let [ada, ben, lea, eve, omar]: SignedIn[] = [];
let id = '';

beforeAll(async () => {
  site = await openSite();
  const { db } = site;
  const now = new Date();
  ada = await signedIn(db, { name: 'Ada Kulkarni', email: 'ada@example.org' });
  ben = await signedIn(db, { name: 'Ben Mehta', email: 'ben@example.org' });
  lea = await signedIn(db, { name: 'Lea Deshmukh', email: 'lea@example.org' });
  eve = await signedIn(db, { name: 'Eve', email: 'eve@example.org' });
  omar = await signedIn(db, { name: 'Omar Nair', roles: ['case_officer'] });
  ({ id } = await opened(await disputesDeps(db, { now }), aFiling()));
  await db
    .updateTable('dispute')
    .set({ state: 'arb_commenced', openedAt: now })
    .where('id', '=', id)
    .execute();
  const party = await db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .where('side', '=', 'respondent')
    .select('id')
    .executeTakeFirstOrThrow();
  const member = { id: newId(), disputeId: id, partyId: party.id, personId: ben.personId };
  await db
    .insertInto('dispute_member')
    .values({ ...member, role: 'party', since: now })
    .execute();
});
afterAll(() => site?.close());

async function as(who: SignedIn | undefined, path: string, how: object = {}): Promise<Page> {
  const page = await site.newPage(how);
  if (who) await signInBrowser(page.context(), site.url, who);
  await page.goto(path);
  return page;
}

const isNarrow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
}

/** The link of the letter to an address, where no mail server is set up. */
async function linkTo(address: string): Promise<string> {
  for (let tries = 0; tries < 120; tries += 1) {
    // The folder comes with the first letter.
    const files = existsSync(site.mailFolder) ? globSync(`${site.mailFolder}/**/*.eml`) : [];
    for (const file of files) {
      const text = readFileSync(file, 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
      const link = /cases\/invitation\?token=[\w-]+/.exec(text)?.[0];
      if (link && text.includes(address)) return `/${link}`;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No letter went to ${address}.`);
}

async function invite(page: Page): Promise<void> {
  await page.getByText('Let somebody in').click();
  await page.getByLabel('Name').fill('Lea Deshmukh');
  await page.getByLabel('E-mail address').fill('lea@example.org');
  await page.getByLabel('Firm or chambers').fill('Lex Chambers');
  await page.getByLabel('What may they read? Papers').check();
  await page.getByLabel('What may they read? Talk: everybody').check();
  await page.getByLabel('Where may they also write or file? Talk: everybody').check();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
}

test('a respondent lets a lawyer in to papers and talk, who enters, writes, and is taken out while a page is open', async () => {
  const page = await as(ben, `/cases/${id}/people`, { ...phone, javaScriptEnabled: false });
  await invite(page);
  // Refused for want of the letter: what was typed and chosen stays.
  await page
    .getByRole('alert')
    .getByText('They would act for you, so add a letter of authority.')
    .waitFor();
  expect(await page.getByLabel('E-mail address').inputValue()).toBe('lea@example.org');
  expect(await page.getByLabel('Firm or chambers').inputValue()).toBe('Lex Chambers');
  expect(await page.getByLabel('What may they read? Papers').isChecked()).toBe(true);
  await page.locator('input[name=authority]').setInputFiles(letter);
  await shot(page, 'invite-360');
  expect(await isNarrow(page)).toBe(true);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByText('The invitation is on its way.').waitFor();

  const link = await linkTo('lea@example.org');
  const stranger = await as(eve, link, { javaScriptEnabled: false });
  await stranger.getByText('This invitation went to another address.').waitFor();
  expect(await stranger.content()).not.toContain('Ben');
  const visitor = await as(undefined, link);
  expect(new URL(visitor.url()).pathname).toBe('/login');

  const guest = await as(lea, link, phone);
  await live(guest);
  expect(await guest.getByLabel('Firm or chambers').inputValue()).toBe('Lex Chambers');
  await guest.getByLabel('Firm or chambers').fill('Lex & Lea Chambers');
  await shot(guest, 'invitation-360');
  await guest.getByRole('button', { name: 'Enter the case' }).click();
  await guest.waitForURL(`**/cases/${id}`);
  await shot(guest, 'guest-home-360');
  const places = guest.getByRole('main').getByRole('link');
  await expect
    .poll(() => places.allTextContents())
    .toEqual(['Papers', 'Talk', 'Search', 'Take it along']);
  expect((await guest.goto(`/cases/${id}/board`))?.status()).toBe(404);
  expect((await guest.goto(`/cases/${id}/papers`))?.status()).toBe(200);
  await guest.goto(`/cases/${id}/talk/all`);
  await live(guest);
  await guest.getByRole('textbox', { name: 'Your message' }).fill('I act for Mr Mehta.');
  await guest.keyboard.press('Control+Enter');
  await guest.getByRole('log').getByText('I act for Mr Mehta.').waitFor();

  const other = await as(ada, `/cases/${id}/people`);
  await other.getByText('Lawyer, let in by Ben Borrower (Lex & Lea Chambers)').waitFor();
  expect(await other.content()).not.toContain('lea@example.org');

  await page.goto(`/cases/${id}/people`);
  await page.getByText('They have another firm').click();
  await page
    .getByRole('group')
    .filter({ hasText: 'They have another firm' })
    .getByLabel('Firm or chambers')
    .fill('New Chambers');
  await page.getByRole('button', { name: 'Name the firm' }).click();
  await page.getByText('The firm is named. Whoever disclosed before is asked about it.').waitFor();
  await page.getByText('Lea Deshmukh, Lawyer, New Chambers').waitFor();
  await shot(page, 'firm-360');
  await page.getByText('Take it back: Lea Deshmukh').click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByText('Nothing of this case is seen there any more.').waitFor();
  await guest.getByRole('log').waitFor({ state: 'detached', timeout: 30_000 });
  for (const place of ['', '/talk/all', '/papers', '/search'])
    expect((await guest.goto(`/cases/${id}${place}`))?.status()).toBe(404);
}, 120_000);

test.each([
  ['', 360],
  ['/hi', 360],
  ['/mr', 360],
  ['', 1440],
] as const)('the page of people has no fault, in %s at %i px', async (prefix, width) => {
  const page = await as(ben, `${prefix}/cases/${id}/people`, { viewport: { width, height: 740 } });
  await page.locator('#invite > summary').click();
  expect(await isNarrow(page)).toBe(true);
  expect(await complaintsOf(page)).toEqual([]);
  await shot(page, `people${prefix.replace('/', '-')}-${width}`);
});

test('the office has the same places of a case, and the way to its own page; a stranger has none', async () => {
  const page = await as(omar, `/cases/${id}`, { viewport: { width: 1440, height: 900 } });
  await shot(page, 'office-home-1440');
  for (const place of ['/board', '/papers', '/calendar', '/costs', '/people', '/talk', '/search']) {
    expect([place, (await page.goto(`/cases/${id}${place}`))?.status()]).toEqual([place, 200]);
    expect([place, await page.locator('h1').count()]).toEqual([place, 1]);
    await shot(page, `office${place.replace('/', '-')}-1440`);
  }
  await page.getByRole('link', { name: 'The office’s page' }).first().click();
  await page.waitForURL(`**/office/disputes/${id}`);
  const stranger = await as(eve, `/cases/${id}`);
  for (const place of ['', '/board', '/papers', '/calendar', '/costs', '/people', '/talk'])
    expect([place, (await stranger.goto(`/cases/${id}${place}`))?.status()]).toEqual([place, 404]);
}, 60_000);
