import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { aFiling, disputesDeps, opened } from '../disputes.ts';
import { complaintsOf } from './axe.ts';
import { live } from './forms.ts';
import { openSite, type Site } from './site.ts';

// Ada and Ben talk, each in a browser of their own; Omar is the officer.
const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true } as const;
const shots = process.env.SHOTS;

let site: Site;
let [ada, ben, omar] = [] as unknown as [SignedIn, SignedIn, SignedIn];
let id = '';
let parties: string[] = [];

beforeAll(async () => {
  site = await openSite();
  const { db } = site;
  const now = new Date();
  ada = await signedIn(db, { name: 'Ada Kulkarni', email: 'ada@example.org' });
  ben = await signedIn(db, { name: 'Ben Mehta' });
  omar = await signedIn(db, { name: 'Omar Nair', roles: ['case_officer'] });
  ({ id } = await opened(await disputesDeps(db, { now }), aFiling()));
  parties = (
    await db
      .selectFrom('dispute_party')
      .where('disputeId', '=', id)
      .orderBy('side')
      .select('id')
      .execute()
  ).map((party) => party.id);
  await db.updateTable('dispute').set({ openedAt: now }).where('id', '=', id).execute();
  await joins(ben);
});
afterAll(() => site?.close());

async function joins({ personId }: SignedIn): Promise<string> {
  const member = newId();
  await site.db
    .insertInto('dispute_member')
    .values({
      id: member,
      disputeId: id,
      partyId: parties[1] ?? '',
      personId,
      role: 'party',
      since: new Date(),
    })
    .execute();
  return member;
}
async function at(who: SignedIn, place: string, how: object = {}): Promise<Page> {
  const page = await site.newPage(how);
  await signInBrowser(page.context(), site.url, who);
  await page.goto(`/cases/${id}/talk${place}`);
  return page;
}
async function shot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
}
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const log = (page: Page) => page.getByRole('log');
const kept = () =>
  site.db.selectFrom('discussion_message').where('disputeId', '=', id).select('number').execute();

test('one writes and the other sees it at once; on a broken line it waits, and goes once', async () => {
  const [here, there] = [await at(ada, '/parties'), await at(ben, '/parties', phone)];
  await live(here);
  await live(there);
  await here.getByText('2 people will read this: you, Ben Mehta').waitFor();
  await field(here).fill('चार लाख चलेंगे?\nWithout prejudice.');
  await field(here).press('Control+Enter');
  await log(there).getByText('चार लाख चलेंगे?').waitFor();
  expect(await log(there).locator('.tlk-w').textContent()).toBe('चार लाख चलेंगे?\nWithout prejudice.');
  await log(here).getByRole('img', { name: 'Read by: claimant, respondents' }).waitFor();
  const composer = await there.locator('.tlk-c').boundingBox();
  expect(composer?.height).toBeLessThanOrEqual(250);
  await shot(there, 'talk-phone');

  await there.context().setOffline(true);
  await field(there).fill('Five, and we are done.');
  await there.getByRole('button', { name: 'Send to both' }).click();
  await there.getByText('Waits on this device').waitFor();
  await there.getByText('There is no line.').waitFor();
  await shot(there, 'talk-waits');
  expect(await kept()).toHaveLength(1);
  // The answer of the first try is lost on the way.
  let isLost = false;
  await there.route('**/talk/parties/messages', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await there.context().setOffline(false);
  await log(here).getByText('Five, and we are done.').waitFor();
  await there.getByText('Waits on this device').waitFor({ state: 'detached', timeout: 15_000 });
  await log(there).getByText('Five, and we are done.').waitFor();
  expect(isLost).toBe(true);
  expect(await kept()).toHaveLength(2);
  expect(await log(here).getByText('Five, and we are done.').count()).toBe(1);
}, 90_000);

test('somebody comes while one writes: the button waits until that was read', async () => {
  const page = await at(ada, '/parties');
  await live(page);
  await field(page).fill('Only for Ben');
  const cara = await signedIn(site.db, { name: 'Cara Rao' });
  const member = await joins(cara);
  const there = await at(ben, '/parties');
  await live(there);
  await field(there).fill('Cara is with me now.');
  await field(there).press('Control+Enter');
  await page.getByText('New here: Cara Rao').waitFor();
  await field(page).press('Control+Enter');
  expect(await field(page).inputValue()).toBe('Only for Ben');
  await page.getByRole('button', { name: 'I have read who reads here now' }).click();
  await page.getByRole('button', { name: 'Send to all 3' }).click();
  await log(there).getByText('Only for Ben').waitFor();

  // And somebody who stands there no more sees nothing from then on.
  const hers = await at(cara, '/parties');
  await live(hers);
  await log(hers).getByText('Only for Ben').waitFor();
  await site.db
    .updateTable('dispute_member')
    .set({ endedAt: new Date() })
    .where('id', '=', member)
    .execute();
  await page.reload();
  await live(page);
  await field(page).fill('After she left');
  await field(page).press('Control+Enter');
  await log(there).getByText('After she left').waitFor();
  expect(await hers.getByText('After she left').count()).toBe(0);
  await hers.reload();
  expect(await hers.getByText('Only for Ben').count()).toBe(0);
}, 90_000);

test('a draft stays in its place; words are changed by the arrow, withdrawn and moved', async () => {
  const own = `/own-${parties[0]}`;
  const page = await at(ada, own);
  await live(page);
  await field(page).fill('Our floor is three and a half');
  await page.keyboard.press('Alt+ArrowUp');
  await page.waitForURL('**/talk/parties');
  await page.getByText('2 people will read this').waitFor();
  expect(await field(page).inputValue()).toBe('');
  await page.goto(`/cases/${id}/talk${own}`);
  await live(page);
  expect(await field(page).inputValue()).toBe('Our floor is three and a half');
  await page.getByRole('button', { name: 'Keep it for yourself' }).click();
  await log(page).getByText('Our floor is three and a half').waitFor();
  await field(page).press('ArrowUp');
  const edit = page.getByRole('textbox', { name: 'Change your message' });
  await edit.fill('Our floor is four');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await log(page).getByText('edited once').waitFor();
  await log(page).getByRole('link', { name: 'Move' }).click();
  await page.getByRole('link', { name: 'With the office', exact: true }).click();
  await page.getByText('In With the office these people will read it:').waitFor();
  await shot(page, 'talk-move');
  await page.getByRole('button', { name: 'Yes, move it there' }).click();
  await log(page).getByText('moved a message to another place').waitFor();
  const office = await at(omar, `/office-${parties[0]}`);
  await live(office);
  await log(office).getByText('Our floor is four').waitFor();
  expect((await office.goto(`/cases/${id}/talk${own}`))?.status()).toBe(404);
}, 90_000);

test('who is called by name and what is pointed to never cover each other, nor stay when the message has gone', async () => {
  const page = await at(ben, '/parties?papers', phone);
  await live(page);
  const panels = page.locator('.tlk-x[open]');
  expect(await panels.locator('legend').allTextContents()).toEqual(['Point to a paper']);
  await page.locator('.tlk-x summary', { hasText: 'Call somebody by name' }).click();
  expect(await panels.locator('legend').allTextContents()).toEqual(['Call somebody by name']);
  await panels.getByRole('checkbox').first().focus();
  await page.keyboard.press('Escape');
  expect(await panels.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  await page.keyboard.press('Enter');
  await panels.waitFor();
  await field(page).fill('Are you there?');
  await field(page).press('Control+Enter');
  await log(page).getByText('Are you there?').waitFor();
  expect(await panels.count()).toBe(0);
  await page.waitForURL(/\/parties$/);
  await page.waitForLoadState('networkidle');
  // Without a line the page stays, whatever its address asks for.
  await page
    .locator('.tlk-c a', { hasText: 'Point to a paper' })
    .or(page.locator('.tlk-c a[aria-label="Point to a paper"]'))
    .first()
    .click();
  await panels.locator('legend', { hasText: 'Point to a paper' }).waitFor();
  await page.context().setOffline(true);
  await field(page).fill('There is no line here');
  await field(page).press('Control+Enter');
  await page.getByText('Waits on this device').waitFor();
  await page.waitForTimeout(2_000);
  expect(await field(page).count()).toBe(1);
  await page.context().setOffline(false);
  await page.getByText('Waits on this device').waitFor({ state: 'detached', timeout: 15_000 });
  // The door of the button is of the writer's own side.
  const doorOf = (one: Page) =>
    one.locator('.tlk-c .btn > i').evaluate((door) => getComputedStyle(door).backgroundColor);
  const hers = await at(ada, '/parties');
  expect(await doorOf(page)).not.toBe(await doorOf(hers));
}, 60_000);

test('without a script the same form posts, and what is refused comes back with its words', async () => {
  const page = await at(ben, '/all', { javaScriptEnabled: false });
  await field(page).fill('From a plain browser');
  await page.getByRole('button', { name: /^Send to/ }).click();
  await log(page).getByText('From a plain browser').waitFor();
  await log(page).getByRole('link', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await log(page).getByText('withdrew a message').waitFor();
  await field(page).fill('To whoever is here');
  const member = await joins(await signedIn(site.db, { name: 'Dev Shah' }));
  await page.getByRole('button', { name: /^Send to/ }).click();
  await page.getByText('Others read here now').waitFor();
  expect(await field(page).inputValue()).toBe('To whoever is here');
  await site.db.deleteFrom('dispute_member').where('id', '=', member).execute();
});

test('in the list of cases the title leads to the case, and what is unread to its place', async () => {
  const there = await at(ben, '/all');
  await field(there).fill('The keys are with the caretaker.');
  await field(there).press('Control+Enter');
  await log(there).getByText('The keys are with the caretaker.').waitFor();
  await there.close();
  const page = await site.newPage(phone);
  await signInBrowser(page.context(), site.url, ada);
  await page.goto('/cases');
  await live(page);
  const card = page.locator('.ds-case');
  await card.getByRole('link', { name: 'Everybody' }).click();
  await page.waitForURL(`**/cases/${id}/talk/all`);
  await page.goBack();
  await card.getByRole('heading').getByRole('link').click();
  await page.waitForURL(`**/cases/${id}`);
}, 60_000);

test('places and thread are clean to read, at a desk, on a phone and in the dark', async () => {
  for (const [how, name] of [
    [{}, 'desk'],
    [phone, 'phone'],
  ] as const)
    for (const place of ['', '/parties']) {
      const page = await at(ada, place, how);
      await live(page);
      expect([name, place, await complaintsOf(page)]).toEqual([name, place, []]);
      await shot(page, `talk-${name}${place.replace('/', '-')}`);
    }
  for (const language of ['hi', 'mr']) {
    const page = await site.newPage(phone);
    await signInBrowser(page.context(), site.url, ada);
    await page.goto(`/${language}/cases/${id}/talk/parties`);
    await live(page);
    expect([language, await complaintsOf(page)]).toEqual([language, []]);
    await shot(page, `talk-${language}`);
  }
}, 120_000);
