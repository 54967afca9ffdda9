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

// Eight issues: Ada proposes the list, Ben agrees on a phone without a script. What the engine proposes both refuse; then Ben accepts
// a package of Ada's, it is improved for both, and its text waits for their signatures.
const plainPhone = { viewport: { width: 360, height: 740 }, javaScriptEnabled: false } as const;
const shots = process.env.SHOTS;
let site: Site;
let [ada, ben] = [] as unknown as [SignedIn, SignedIn];
let [id, household] = ['', ''];

beforeAll(async () => {
  site = await openSite();
  const { db } = site;
  const now = new Date();
  ada = await signedIn(db, { name: 'Ada Kulkarni', email: 'ada@example.org' });
  ben = await signedIn(db, { name: 'Ben Mehta', email: 'ben@example.net' });
  id = await disputeOf(now);
  household = await disputeOf(now);
});
afterAll(() => site?.close());

/** A dispute of Ada and Ben in which both sides want to talk. */
async function disputeOf(now: Date): Promise<string> {
  const { db } = site;
  const { id } = await opened(await disputesDeps(db, { now }), aFiling({ language: 'en' }));
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
  await db.updateTable('dispute').set({ openedAt: now }).where('id', '=', id).execute();
  const sides = (['claimant', 'respondent'] as const).map((side) => ({
    ...{ disputeId: id, side, isWilling: true, at: now },
    byPerson: side === 'claimant' ? ada.personId : ben.personId,
  }));
  await db.insertInto('offer_side').values(sides).execute();
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

/** How many options each of the eight issues has. */
const OPTIONS = [3, 4, 4, 4, 4, 3, 2, 2];
const ADAS = [30, 20, 10, 10, 10, 10, 5, 5];
const BENS = [10, 10, 10, 10, 10, 10, 20, 20];

/** One likes the first options best, the other the last ones. */
async function wishes(page: Page, weights: readonly number[], isLast: boolean): Promise<void> {
  for (const [issue, count] of OPTIONS.entries()) {
    await page.locator(`[name=w${issue}]`).fill(String(weights[issue]));
    for (let option = 0; option < count; option += 1) {
      const place = isLast ? option : count - 1 - option;
      const score = Math.round((100 * place) / (count - 1));
      await page.locator(`[name=s${issue}-${option}]`).fill(String(score));
    }
  }
}
async function saysNo(page: Page, button: string): Promise<void> {
  const nos = page.locator('input[value=no]');
  for (let one = 0; one < (await nos.count()); one += 1) await nos.nth(one).check();
  await page.getByRole('button', { name: button }).click();
}

test('a package of eight issues is improved for both after they came to a deal by themselves', async () => {
  const here = await at(ada, `/cases/${id}/settle`);
  await here.getByRole('main').getByRole('link', { name: 'Packages' }).click();
  await here.getByRole('link', { name: 'Goods' }).click();
  await here.getByText('The goods').first().waitFor();
  await here.locator('[name=options0]').fill('60,000\nmany');
  for (const [at, name] of [
    [6, 'Letter'],
    [7, 'Visit'],
  ] as const) {
    await here.getByText(`Point ${at + 1}`, { exact: true }).click();
    await here.locator(`[name=name${at}]`).fill(name);
    await here.locator(`[name=options${at}]`).fill('Yes\nNo');
  }
  await here.getByRole('button', { name: 'Send the list' }).click();
  await here.getByText('Write each option as a sum').first().waitFor();
  expect(await here.locator('[name=name7]').inputValue()).toBe('Visit');
  await here.locator('[name=options0]').fill('₹60,000\n72,000 / 12\n30,000');
  await shot(here, 'list-desk');
  await here.getByRole('button', { name: 'Send the list' }).click();
  await here.getByText('It waits for the other side.').waitFor();
  expect(await complaintsOf(here)).toEqual([]);

  const there = await at(ben, `/hi/cases/${id}/settle/packages`, plainPhone);
  await shot(there, 'list-phone-hi');
  await there.getByRole('button', { name: 'इस सूची से सहमत हों' }).click();
  await wishes(there, [...BENS.slice(0, 7), 19], true);
  await there.getByRole('button', { name: 'रखें और जाँचें' }).click();
  await there.getByText('अंकों का जोड़ 99 है').first().waitFor();
  expect(await there.locator('[name="s7-1"]').inputValue()).toBe('100');
  await there.locator('[name=w7]').fill('20');
  await there.getByRole('button', { name: 'रखें और जाँचें' }).click();
  await there.locator('[name=q0][value=second]').check();
  await there.getByRole('button', { name: 'रखें और जाँचें' }).click();
  await shot(there, 'wishes-phone-hi');
  expect(await there.getByRole('slider').count()).toBe(0);
  // Of 100 points the letter weighs 20: what each of its options is worth stands in figures, and the other side has no figure there.
  const picture = there.getByRole('table', { name: 'आपके अपने लेन-देन की तस्वीर' });
  await picture.getByRole('rowheader', { name: 'Letter अधिकतम 20 अंक' }).waitFor();
  expect(await isWithin(there)).toBe(true);
  await there.getByRole('button', { name: 'हम तैयार हैं' }).click();
  await there.getByText('आपका पक्ष तैयार है').waitFor();

  await here.reload();
  await live(here);
  await wishes(here, ADAS, false);
  // A slider and its number go together, whichever is moved; its keys are the browser's.
  const [slider, number] = [here.getByRole('slider').nth(0), here.locator('[name=w0]')];
  expect(await slider.inputValue()).toBe('30');
  await slider.press('ArrowLeft');
  expect(await number.inputValue()).toBe('29');
  await here.getByText('99 of 100 points used, 1 left').waitFor();
  await shot(here, 'sliders-desk');
  await number.fill('31');
  expect(await slider.inputValue()).toBe('31');
  await here.getByRole('button', { name: 'Keep and check' }).click();
  await here.getByText('The points are 101 in all.').first().waitFor();
  expect(await number.inputValue()).toBe('31');
  await slider.press('ArrowLeft');
  await here.getByText('100 of 100 points used').waitFor();
  await here.getByRole('button', { name: 'Keep and check' }).click();
  await here.getByRole('heading', { name: 'Which would you rather have?' }).waitFor();
  await shot(here, 'wishes-desk');
  expect(await complaintsOf(here)).toEqual([]);
  await here.getByRole('button', { name: 'We are ready' }).click();
  await here.getByRole('heading', { name: 'Packages worth a look' }).waitFor();
  await shot(here, 'round-desk');
  expect(await complaintsOf(here)).toEqual([]);
  await here.getByRole('button', { name: 'Send these answers' }).click();
  await here.getByText('Say yes or no to each package.').first().waitFor();
  await saysNo(here, 'Send these answers');
  await here.getByText('Your side has answered.').waitFor();
  await there.reload();
  await shot(there, 'round-phone-hi');
  expect(await isWithin(there)).toBe(true);
  await saysNo(there, 'ये उत्तर भेजें');
  await there.getByText('कोई पैकेज दोनों पक्षों ने स्वीकार नहीं किया').waitFor();

  await here.reload();
  await live(here);
  for (const issue of [0, 1, 2, 3, 4, 5]) await here.locator(`[name=o${issue}]`).selectOption('1');
  await here.getByRole('button', { name: 'Suggest this package' }).click();
  await here.getByRole('heading', { name: 'Your side suggests' }).waitFor();
  await there.reload();
  await there.getByText('यह पैकेज स्वीकार करें', { exact: true }).click();
  await there.getByRole('button', { name: 'हाँ, स्वीकार करें' }).click();
  await there.getByRole('heading', { name: 'जो समझौता बना हुआ है' }).waitFor();
  await shot(there, 'better-phone-hi');
  expect(await isWithin(there)).toBe(true);
  await there.locator('input[value=yes]').check();
  await there.getByRole('button', { name: 'ये उत्तर भेजें' }).click();
  await here.reload();
  await live(here);
  await here.locator('input[value=yes]').check();
  await here.getByRole('button', { name: 'Send these answers' }).click();
  await here.getByText('drawn up as a text').waitFor();
  await here.getByRole('link', { name: 'Read and sign the text' }).click();
  // What mattered most to each: Ada's sum at once, Ben's letter and visit.
  await here.getByText('₹60,000.00').first().waitFor();
  await here.getByText('— Letter: No').first().waitFor();
  await shot(here, 'text-desk');
}, 180_000);

// Things of a household: Ada lists them, Ben agrees and shares his points on a phone without a script; one house is split.
test('a list of things is divided by what each side gave in secret, and drawn up once both accept', async () => {
  const here = await at(ada, `/cases/${household}/settle`);
  await here.getByRole('main').getByRole('link', { name: 'Dividing things' }).click();
  await here.locator('[name=things]').fill('Pension\npension');
  await here.getByRole('button', { name: 'Send the list' }).click();
  await here.getByText('Two things have one name.').first().waitFor();
  await here.locator('[name=things]').fill('Pension\nHouse in Pune\nFlat in Goa\nShop\nSavings');
  await here.getByRole('button', { name: 'Send the list' }).click();
  await here.getByText('It waits for the other side to agree.').waitFor();

  const there = await at(ben, `/mr/cases/${household}/settle/division`, plainPhone);
  await there.getByRole('button', { name: 'या यादीशी सहमत व्हा' }).click();
  const bens = [38, 20, 30, 10, 1];
  for (const [thing, points] of bens.entries())
    await there.locator(`[name=p${thing}]`).fill(String(points));
  await there.getByRole('button', { name: 'हे गुण सील करा' }).click();
  await there.getByText('गुणांची बेरीज 99 आहे').first().waitFor();
  expect(await there.locator('[name=p0]').inputValue()).toBe('38');
  await there.locator('[name=p4]').fill('2');
  await there.getByRole('button', { name: 'हे गुण सील करा' }).click();
  await there.getByText('समोरच्या बाजूच्या गुणांची वाट पाहत आहोत').waitFor();
  await shot(there, 'division-points-phone-mr');
  expect(await isWithin(there)).toBe(true);

  await here.reload();
  await live(here);
  for (const [thing, points] of [10, 40, 10, 37, 2].entries())
    await here.locator(`[name=p${thing}]`).fill(String(points));
  await here.getByText('99 of 100 points used, 1 left').waitFor();
  await here.getByRole('slider', { name: 'Shop' }).press('ArrowRight');
  await here.getByText('100 of 100 points used').waitFor();
  await shot(here, 'division-points-desk');
  expect(await complaintsOf(here)).toEqual([]);
  await here.getByRole('button', { name: 'Seal these points' }).click();
  await here.getByText('Your side would have 72.7 of its own 100 points.').waitFor();
  await here.getByText('Split: 13/15 yours, 2/15 the other side’s').waitFor();
  await shot(here, 'division-desk');
  expect(await complaintsOf(here)).toEqual([]);
  await here.getByRole('button', { name: 'Send this answer' }).click();
  await here.getByText('Say yes or no.').first().waitFor();
  await here.locator('input[value=yes]').check();
  await here.getByRole('button', { name: 'Send this answer' }).click();
  await here.getByText('Your side has answered: yes.').waitFor();

  await there.reload();
  await shot(there, 'division-phone-mr');
  expect(await isWithin(there)).toBe(true);
  await there.locator('input[value=yes]').check();
  await there.getByRole('button', { name: 'हे उत्तर पाठवा' }).click();
  await there.getByText('तिचा मसुदा तयार झाला आहे').waitFor();
  await here.reload();
  await here.getByRole('link', { name: 'Read and sign the text' }).click();
  await here.getByText('— House in Pune').first().waitFor();
  await shot(here, 'division-text-desk');
}, 180_000);
