import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { aFiling, aParty } from '../disputes.ts';
import { dispatched, responseDeps } from '../notices.ts';
import { complaintsOf } from './axe.ts';
import { live } from './forms.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let id: string;
let ada: SignedIn;
beforeAll(async () => {
  site = await openSite();
  const dataDir = dirname(site.mailFolder);
  const key = await openKey({
    file: join(dataDir, 'vault.key'),
    vault: join(dataDir, 'files'),
    given: undefined,
  });
  const deps = await responseDeps(site.db, { now: new Date() }, keyFor('sign-in', key));
  const many = Array.from({ length: 6 }, (_, at) =>
    aParty('respondent', {
      name: `Respondent ${at + 1}`,
      contacts: [
        { channel: 'email', value: `r${at}@example.org`, isDesignated: false, designatedIn: '' },
      ],
    }),
  );
  ({ id } = await dispatched(deps, aFiling({ parties: [aParty('claimant'), ...many] })));
  ada = await signedIn(site.db, { name: 'Ada', email: 'ada@example.org' });
});
afterAll(() => site?.close());

const PLACES = [
  '',
  '/board',
  '/papers',
  '/calendar',
  '/calendar?view=month',
  '/calendar?view=week',
  '/costs',
  '/people',
];

const isNarrow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
}

test.each([
  ['', 360],
  ['/hi', 360],
  ['/mr', 360],
  ['', 1440],
] as const)(
  'each place of a dispute has an address, one heading and no fault, in %s at %i px without a script',
  async (prefix, width) => {
    const page = await site.newPage({
      javaScriptEnabled: false,
      viewport: { width, height: 740 },
    });
    await signInBrowser(page.context(), site.url, ada);
    const titles = new Set<string>();
    for (const place of PLACES) {
      const answer = await page.goto(`${prefix}/cases/${id}${place}`);
      expect([place, answer?.status()]).toEqual([place, 200]);
      expect([place, await page.locator('h1').count()]).toEqual([place, 1]);
      expect([place, await isNarrow(page)]).toEqual([place, true]);
      const nav = page.locator(width < 1024 ? 'nav.bt' : 'nav.rl');
      const here = nav.locator('[aria-current=page], [data-here]');
      expect([place, await here.count()]).toEqual([place, 1]);
      titles.add(await page.title());
      await shot(page, `place${prefix.replace('/', '-')}-${width}${place.replaceAll(/\W/g, '-')}`);
    }
    // The three views of the calendar are one place.
    expect(titles.size).toBe(PLACES.length - 2);
  },
  90_000,
);

test('no place has a fault that a machine finds, on a small phone and on a wide screen', async () => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    const page = await site.newPage({ reducedMotion: 'reduce', viewport });
    await signInBrowser(page.context(), site.url, ada);
    for (const place of [...PLACES, '/../../calendar?view=month']) {
      await page.goto(`/cases/${id}${place}`);
      await live(page);
      expect([place, await complaintsOf(page)]).toEqual([place, []]);
    }
  }
}, 180_000);

test('two keys lead from place to place, and each page begins at its content', async () => {
  const page = await site.newPage({ reducedMotion: 'reduce' });
  await signInBrowser(page.context(), site.url, ada);
  await page.goto(`/cases/${id}`);
  await live(page);
  for (const [key, place] of [
    ['b', '/board'],
    ['p', '/papers'],
    ['c', '/calendar'],
    ['o', '/costs'],
    ['u', '/people'],
    ['h', ''],
  ]) {
    await page.keyboard.press('g');
    await page.keyboard.press(key ?? '');
    await page.waitForURL(`**/cases/${id}${place}`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  }
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await page.waitForURL(`**/cases/${id}/calendar`);
  await page.getByRole('link', { name: 'Month' }).waitFor();
  await page.keyboard.press('m');
  await page.waitForURL(/view=month/);
  const month = await page.locator('.cal-two h2').first().textContent();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.cal-two h2').first().textContent()).not.toBe(month);
  await page.keyboard.press('t');
  await expect.poll(() => page.locator('.cal-two h2').first().textContent()).toBe(month);
}, 60_000);

test('of many respondents some are folded, and a secret address for a calendar is shown once, without a script', async () => {
  const page = await site.newPage({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await signInBrowser(page.context(), site.url, ada);
  await page.goto(`/cases/${id}`);
  expect(await page.locator('.lns-more').count()).toBe(1);
  await page.goto(`/cases/${id}/calendar`);
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = await page.getByLabel('Secret address').inputValue();
  const file = await page.request.get(new URL(address).pathname);
  expect([file.status(), (await file.text()).startsWith('BEGIN:VCALENDAR')]).toEqual([200, true]);
  await page.goto(`/cases/${id}/calendar`);
  expect(await page.getByLabel('Secret address').count()).toBe(0);
  expect(await page.getByText('An address has been in use since').count()).toBe(1);
  await page.getByRole('button', { name: 'Make a new address' }).click();
  expect((await page.request.get(new URL(address).pathname)).status()).toBe(404);
}, 60_000);

test('to a stranger none of the places is there, and nothing of the dispute stands on the page that says so', async () => {
  const eve = await signedIn(site.db);
  const page = await site.newPage({ javaScriptEnabled: false });
  await signInBrowser(page.context(), site.url, eve);
  for (const place of PLACES) {
    expect((await page.goto(`/cases/${id}${place}`))?.status()).toBe(404);
    expect(await page.content()).not.toContain('Respondent 1');
  }
}, 60_000);

test('two people settle a meeting, with forms and keys alone, and it stands in both calendars', async () => {
  const ben = await signedIn(site.db, { name: 'Ben', email: 'ben@example.org' });
  await memberOf('respondent', ben);
  await site.db.updateTable('dispute').set({ openedAt: new Date() }).where('id', '=', id).execute();
  const pages = await Promise.all(
    [ada, ben].map(async (who) => {
      const page = await site.newPage({
        javaScriptEnabled: false,
        viewport: { width: 360, height: 740 },
      });
      await signInBrowser(page.context(), site.url, who);
      return page;
    }),
  );
  const [hers, his] = pages as [Page, Page];
  await hers.goto(`/cases/${id}/calendar/meetings?place=parties`);
  const form = hers.locator('#propose form');
  await form.getByLabel('What about').fill('Timetable call');
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  // Nothing that was typed is lost to a refusal.
  await form.getByLabel('Day 1', { exact: true }).fill('1990-01-01');
  await form.getByLabel('From 1', { exact: true }).fill('10:00');
  await form.getByRole('button', { name: 'Ask them' }).click();
  expect(await hers.getByText('A time is past').count()).toBeGreaterThan(0);
  expect(await form.getByLabel('What about').inputValue()).toBe('Timetable call');
  await form.getByLabel('Day 1', { exact: true }).fill('');
  await form.getByRole('button', { name: 'Ask them' }).click();
  expect(await form.getByLabel('From 1', { exact: true }).inputValue()).toBe('10:00');
  expect(await form.getByRole('group', { name: 'Times you offer' }).textContent()).toContain(
    'Not a day',
  );
  await form.getByLabel('Day 1', { exact: true }).fill(day);
  await form.getByRole('button', { name: 'Ask them' }).click();
  await hers.waitForURL(/meetings\/[0-9a-f-]{36}$/);
  const place = new URL(hers.url()).pathname;
  expect(await isNarrow(hers)).toBe(true);
  await shot(hers, 'meeting-360');
  await his.goto(place);
  await his.getByRole('radio', { name: 'Yes' }).first().focus();
  await his.keyboard.press('Space');
  await his.getByRole('button', { name: 'Save my answer' }).press('Enter');
  await his.getByText('Your answer is kept.').waitFor();
  expect(await his.getByRole('button', { name: /^Settle/ }).count()).toBe(0);
  await hers.goto(place);
  expect(await isNarrow(hers)).toBe(true);
  await hers.getByRole('button', { name: /^Settle .*10:00/ }).click();
  await hers.getByText('It is settled.').waitFor();
  for (const page of pages) {
    await page.goto(`/cases/${id}/calendar`);
    expect(await page.getByRole('link', { name: 'Timetable call' }).count()).toBeGreaterThan(0);
    expect(await isNarrow(page)).toBe(true);
  }
  await shot(hers, 'calendar-with-meeting-360');
  const wide = await site.newPage({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await signInBrowser(wide.context(), site.url, ada);
  for (const path of [
    '/calendar?view=month',
    '/calendar/meetings',
    place.slice(`/cases/${id}`.length),
  ]) {
    await wide.goto(`/cases/${id}${path}`);
    await live(wide);
    expect([path, await complaintsOf(wide)]).toEqual([path, []]);
    await shot(wide, `wide${path.replaceAll(/\W/g, '-').slice(0, 30)}`);
  }
}, 120_000);

async function memberOf(side: 'claimant' | 'respondent', { personId }: SignedIn): Promise<void> {
  const party = await site.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .where('side', '=', side)
    .orderBy('place')
    .select('id')
    .executeTakeFirstOrThrow();
  const member = { id: newId(), disputeId: id, partyId: party.id, personId, since: new Date() };
  await site.db
    .insertInto('dispute_member')
    .values({ ...member, role: 'party' })
    .execute();
}
