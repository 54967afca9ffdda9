import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '#modules/disputes/actions/members.ts';
import { newId } from '#platform/ids.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { dispatched, go, responseDeps } from '../notices.ts';
import { onPanel } from '../panel-members.ts';
import { complaintsOf } from './axe.ts';
import { live } from './forms.ts';
import { openSite, type Site } from './site.ts';

// A sole arbitrator by list: the first name declines on a phone without script, the second signs their disclosure, Ben objects in
// Hindi without script, the registrar decides and appoints; then the mandate ends, and the third is asked.
const phone = { viewport: { width: 360, height: 740 } } as const;
const plainPhone = { ...phone, javaScriptEnabled: false } as const;
const NAMES = ['Asha Rao', 'Bina Das', 'Chetan Oak', 'Dev Nair', 'Esha Kaul'] as const;

let site: Site;
let id = '';
let [ada, ben, rhea] = [] as unknown as [SignedIn, SignedIn, SignedIn];
const panel = new Map<string, SignedIn>();

beforeAll(async () => {
  site = await openSite();
  const { db } = site;
  const key = await openKey({
    file: join(dirname(site.mailFolder), 'vault.key'),
    vault: join(dirname(site.mailFolder), 'files'),
    given: undefined,
  });
  const now = new Date();
  const deps = await responseDeps(db, { now }, keyFor('sign-in', key));
  const { partyId, ...one } = await dispatched(deps);
  id = one.id;
  [ada, ben, rhea] = [
    await signedIn(db, { name: 'Ada Traders', email: 'ada@example.org' }),
    await signedIn(db, { name: 'Ben Borrower', email: 'ben@example.org' }),
    await signedIn(db, { name: 'Rhea Registrar', roles: ['registrar'] }),
  ];
  const ways = { partyId, personId: ben.personId, email: null, role: 'party' as const };
  await db
    .transaction()
    .execute((tx) => addMember(tx, { id: newId(), disputeId: id, at: now, ...ways }));
  await go(deps, id, [['served', 'system']], partyId);
  await go(deps, id, [['answered', 'respondent']], partyId);
  for (const name of NAMES) {
    const who = await signedIn(db, { name, roles: ['neutral'] });
    panel.set(name, who);
    await onPanel(db, now, { name, personId: who.personId });
  }
});
afterAll(() => site?.close());

async function at(who: SignedIn, path: string, how: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.newPage(how);
  await signInBrowser(page.context(), site.url, who);
  await page.goto(path);
  if (how.javaScriptEnabled !== false) await live(page);
  return page;
}

const neutral = (name: (typeof NAMES)[number]): SignedIn => {
  const found = panel.get(name);
  if (!found) throw new Error(name);
  return found;
};
const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** Both sides put the names in the order of the panel. */
async function rank(who: SignedIn): Promise<void> {
  const page = await at(who, `/cases/${id}/tribunal`);
  for (const [place, name] of NAMES.entries())
    await page.getByLabel(`Your choice for ${name}`).selectOption(String(place + 1));
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page
    .getByText(/kept, sealed|is first\./)
    .first()
    .waitFor();
}

const PATH = () => `/account/appointments/${id}`;

test('the first name declines on a phone without script, and the second is asked', async () => {
  const desk = await at(rhea, `/office/disputes/${id}/tribunal`);
  await desk.getByRole('button', { name: 'Send the list' }).click();
  await desk.getByText('The list is out').first().waitFor();
  await rank(ada);
  await rank(ben);

  const asha = await at(neutral('Asha Rao'), '/account/desk', plainPhone);
  await asha.getByText('Ada Traders').waitFor();
  await asha.getByText('Ben Borrower').waitFor();
  expect(await asha.getByText('Price of goods').count()).toBe(0);
  expect(await isWithin(asha)).toBe(true);
  await picture(asha, 'desk-phone');
  await asha.getByLabel('First day away').fill('2031-02-03');
  await asha.getByLabel('Last day away').fill('2031-02-01');
  await asha.getByRole('button', { name: 'Enter leave' }).click();
  await asha.getByText('The last day is before the first.').first().waitFor();
  expect(await asha.getByLabel('First day away').inputValue()).toBe('2031-02-03');
  await asha.getByLabel('Last day away').fill('2031-02-14');
  await asha.getByRole('button', { name: 'Enter leave' }).click();
  await asha.getByText('3 February 2031 to 14 February 2031').waitFor();
  // Leave so far away is counted on the desk, and stands in no list of the coming weeks.
  await asha.getByRole('heading', { name: 'What is ahead' }).waitFor();
  await asha.getByText('1 more is in the calendar.').waitFor();
  await asha.getByText('Nobody reads anything of you on the public panel now.').waitFor();
  await asha.getByRole('button', { name: 'Decline, no reason needed' }).click();
  await asha.getByText('Your answer is recorded.').waitFor();
  await asha.getByText('Nothing waits for you.').waitFor();

  await desk.reload();
  await desk.getByText('Bina Das was asked and has time until').waitFor();
  await picture(desk, 'office-invited');
});

test('the second answers the questions, is told at each what is wanting, and signs', async () => {
  const hers = await at(neutral('Bina Das'), '/account/desk');
  expect(await complaintsOf(hers)).toEqual([]);
  await picture(hers, 'desk-wide');
  const bina = await at(neutral('Bina Das'), PATH(), phone);
  const question = (words: RegExp) => bina.getByRole('group', { name: words });
  await bina.getByLabel('Arbitrations of yours that go on elsewhere').fill('some');
  await bina.getByLabel('Your name, as your signature').fill('Bina Das');
  await bina.getByRole('button', { name: 'Sign and accept' }).click();
  await bina.getByText('Write how many, as a number from 0 to 500.').first().waitFor();
  await bina.getByLabel('Arbitrations of yours that go on elsewhere').fill('३');
  await bina.getByRole('button', { name: 'Sign and accept' }).click();
  await bina.getByText('Answer this question: yes or no.').first().waitFor();
  expect(await bina.getByLabel('Your name, as your signature').inputValue()).toBe('Bina Das');

  for (const group of await bina.getByRole('group').all()) await group.getByLabel('No').check();
  await question(/share a firm or chamber/)
    .getByLabel('Yes')
    .check();
  await bina.getByRole('button', { name: 'Sign and accept' }).click();
  await bina.getByText('Say what it is, with whom and since when.').first().waitFor();
  await bina
    .getByLabel('What, with whom, since when')
    .and(bina.locator(':visible'))
    .fill('I shared a chamber with a lawyer of Ada Traders until 2024.');
  expect(await complaintsOf(bina)).toEqual([]);
  expect(await isWithin(bina)).toBe(true);
  await picture(bina, 'disclosure-phone');
  await bina.getByRole('button', { name: 'Sign and accept' }).click();
  await bina.getByText('You accepted; the parties may object until').first().waitFor();
  await bina.getByText('I shared a chamber').waitFor();
});

test('Ben objects in Hindi without script, Ada does not, and the registrar decides and appoints', async () => {
  const his = await at(ben, `/hi/cases/${id}/tribunal`, plainPhone);
  await his.getByText('I shared a chamber').waitFor();
  const send = his.getByRole('button', { name: 'भेजें', exact: true });
  await send.click();
  await his.getByText('बताएँ कि आपको आपत्ति है या नहीं।').first().waitFor();
  await his.getByLabel('मुझे आपत्ति है').check();
  await his.getByLabel('आपके कारण').fill('वे दावेदार के वकील को जानती हैं।');
  await send.click();
  await his.getByText('Ben Borrower को आपत्ति है').waitFor();
  expect(await isWithin(his)).toBe(true);
  await picture(his, 'objection-hindi-phone');

  const hers = await at(ada, `/cases/${id}/tribunal`);
  await picture(hers, 'disclosure-party');
  expect(await complaintsOf(hers)).toEqual([]);
  await hers.getByLabel('I have no objection').check();
  await hers.getByRole('button', { name: 'Send', exact: true }).click();
  await hers.getByText('Ada Traders: no objection').waitFor();

  const desk = await at(rhea, `/office/disputes/${id}/tribunal`);
  await desk.getByLabel('Not upheld: they may be appointed').check();
  await desk.getByLabel('Reasons, which both sides read').fill('The chamber ended two years ago.');
  await desk.getByRole('button', { name: 'Record the decision' }).click();
  await desk.getByRole('button', { name: 'Appoint Bina Das' }).waitFor();
  expect(await complaintsOf(desk)).toEqual([]);
  await picture(desk, 'office-appoint');
  await desk.getByRole('button', { name: 'Appoint Bina Das' }).click();
  await desk.getByText('Bina Das is the arbitrator.').waitFor();

  await his.reload();
  await his.getByText('इस केस में Bina Das आर्बिट्रेटर हैं।').waitFor();
  await his.getByText('The chamber ended two years ago.').waitFor();
});

test('the arbitrator has the case; when their mandate ends, the next name is asked', async () => {
  const bina = await at(neutral('Bina Das'), PATH());
  await bina.getByRole('link', { name: 'Open the case' }).click();
  await bina.waitForURL(`**/cases/${id}`);
  await bina.getByText('The arbitrator is appointed').first().waitFor();
  await picture(bina, 'arbitrator-home');

  await bina.goto(PATH());
  await live(bina);
  await bina.getByRole('button', { name: 'Withdraw' }).click();
  await bina.getByText('Write the reason in a sentence or two.').first().waitFor();
  await bina.getByLabel('Reason').fill('I am ill.');
  await bina.getByRole('button', { name: 'Withdraw' }).click();
  await bina.getByText('You are not asked any more').first().waitFor();
  const answer = await bina.goto(`/cases/${id}`);
  expect(answer?.status()).toBe(404);

  const hers = await at(ada, `/mr/cases/${id}/tribunal`, phone);
  await hers.getByText('Chetan Oak यांना लवाद पंच होणार का असे विचारले आहे').waitFor();
  await picture(hers, 'replacement-marathi-phone');
  expect(await isWithin(hers)).toBe(true);
});
