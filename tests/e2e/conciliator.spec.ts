import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '#modules/disputes/actions/members.ts';
import { newId } from '#platform/ids.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { aFiling, move } from '../disputes.ts';
import { invited, responseDeps } from '../notices.ts';
import { onPanel } from '../panel-members.ts';
import { complaintsOf } from './axe.ts';
import { live } from './forms.ts';
import { openSite, type Site } from './site.ts';

// A conciliator by agreement: Ada gives two names, Ben agrees to the second in Hindi on a phone without script, who signs their
// disclosure on a phone without script; neither objects, and by that they are appointed.
const phone = { viewport: { width: 360, height: 740 } } as const;
const plainPhone = { ...phone, javaScriptEnabled: false } as const;
const NAMES = ['Asha Rao', 'Bina Das', 'Chetan Oak'] as const;

let site: Site;
let id = '';
let [ada, ben, rhea, asha] = [] as unknown as [SignedIn, SignedIn, SignedIn, SignedIn];

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
  const filing = aFiling({ process: 'conciliation', agreement: null });
  const { partyId, ...one } = await invited(deps, filing);
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
  const agreed = await move(deps, {
    ...{ disputeId: id, type: 'accepted', as: 'respondent', partyId },
    by: { personId: ben.personId, role: 'person' },
    details: { consent: 'paper', shown: true },
  });
  if (!agreed.ok || agreed.value.to !== 'con_appoint') throw new Error(JSON.stringify(agreed));
  for (const name of NAMES) {
    const who = await signedIn(db, { name, roles: ['neutral'] });
    if (name === 'Asha Rao') asha = who;
    const lists = ['conciliator', 'mediator'] as const;
    await onPanel(db, now, { name, personId: who.personId, lists });
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

const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

test('both would have two conciliators, each side’s own to name, until Ada would rather have one', async () => {
  const hers = await at(ada, `/cases/${id}/tribunal`);
  await hers.getByLabel('Your party would have').selectOption('2');
  await hers.getByRole('button', { name: 'Say this number' }).click();
  await hers.getByText('Conciliators that this party would have: 2').waitFor();
  const his = await at(ben, `/hi/cases/${id}/tribunal`, plainPhone);
  await his.getByLabel('आपका पक्ष चाहता है').selectOption('2');
  await his.getByRole('button', { name: 'यह संख्या बताएँ' }).click();
  await his.getByRole('heading', { name: 'प्रतिवादी की ओर से नामित सुलहकर्ता' }).waitFor();
  expect(await isWithin(his)).toBe(true);
  await picture(his, 'conciliators-hindi-phone');
  await hers.goto(`/cases/${id}/tribunal`);
  await hers.getByRole('heading', { name: 'Conciliator named for the claimant’s side' }).waitFor();
  await hers.getByLabel('First choice').selectOption({ label: 'Chetan Oak' });
  await hers.getByRole('button', { name: 'Give these names' }).click();
  await hers.getByText('Conciliator named for the claimant’s side: Chetan Oak').waitFor();
  expect(await complaintsOf(hers)).toEqual([]);
  await picture(hers, 'conciliators');
  const desk = await at(rhea, `/office/disputes/${id}/tribunal`);
  await desk.getByText('Conciliator named for the claimant’s side: Chetan Oak').waitFor();
  expect(await complaintsOf(desk)).toEqual([]);
  await hers.getByLabel('Your party would have').selectOption('1');
  await hers.getByRole('button', { name: 'Say this number' }).click();
  await hers.getByText('Agreed by now: 1').waitFor();
});

test('Ada gives two names, Ben agrees to one in Hindi without script, and it is asked at once', async () => {
  const hers = await at(ada, `/cases/${id}/tribunal`);
  await hers.getByRole('button', { name: 'Give these names' }).click();
  await hers.getByText('Choose at least one name.').first().waitFor();
  await hers.getByLabel('First choice').selectOption({ label: 'Bina Das' });
  await hers.getByLabel('Second choice').selectOption({ label: 'Asha Rao' });
  await picture(hers, 'talks-names');
  await hers.getByRole('button', { name: 'Give these names' }).click();
  await hers.getByText('Names, the first choice first: Bina Das, Asha Rao').waitFor();
  expect(await complaintsOf(hers)).toEqual([]);

  const desk = await at(rhea, `/office/disputes/${id}/tribunal`);
  await desk.getByText('It waits for the parties').waitFor();
  expect(await complaintsOf(desk)).toEqual([]);
  await picture(desk, 'talks-office');

  const his = await at(ben, `/hi/cases/${id}/tribunal`, plainPhone);
  expect(await isWithin(his)).toBe(true);
  await picture(his, 'talks-agree-hindi-phone');
  await his.getByRole('button', { name: 'Asha Rao पर सहमत हों' }).click();
  await his.getByText('Asha Rao से पूछा गया है कि क्या वे सुलहकर्ता बनेंगे').waitFor();
});

test('who is asked signs their disclosure on a phone without script', async () => {
  const page = await at(asha, '/account/appointments', plainPhone);
  await page.getByRole('link', { name: /^MUNCH-/ }).click();
  await page.getByText('Ada Traders').waitFor();
  await page.getByRole('group', { name: /enough time to these talks/ }).waitFor();
  await page.getByLabel('Arbitrations of yours that go on elsewhere').fill('0');
  await page.getByLabel('Your name, as your signature').fill('Asha Rao');
  await page.getByRole('button', { name: 'Sign and accept' }).click();
  await page.getByText('Answer this question: yes or no.').first().waitFor();
  expect(await page.getByLabel('Your name, as your signature').inputValue()).toBe('Asha Rao');
  for (const group of await page.getByRole('group').all()) await group.getByLabel('No').check();
  expect(await isWithin(page)).toBe(true);
  await picture(page, 'talks-disclosure-phone');
  await page.getByRole('button', { name: 'Sign and accept' }).click();
  await page.getByText('You accepted; the parties may object until').first().waitFor();
});

test('neither objects, and by that they are appointed and have the case', async () => {
  const hers = await at(ada, `/cases/${id}/tribunal`);
  await hers.getByLabel('I have no objection').check();
  await picture(hers, 'talks-disclosed');
  expect(await hers.getByRole('button', { name: 'Give these names' }).count()).toBe(0);
  expect(await complaintsOf(hers)).toEqual([]);
  await hers.getByRole('button', { name: 'Send', exact: true }).click();
  await hers.getByText('Ada Traders: no objection').waitFor();
  const his = await at(ben, `/hi/cases/${id}/tribunal`, plainPhone);
  await his.getByLabel('मुझे कोई आपत्ति नहीं').check();
  await his.getByRole('button', { name: 'भेजें', exact: true }).click();
  await his.getByText('इस केस में Asha Rao सुलहकर्ता हैं।').waitFor();
  expect(await isWithin(his)).toBe(true);
  await picture(his, 'talks-appointed-hindi-phone');

  const page = await at(asha, `/account/appointments/${id}`, phone);
  expect(await complaintsOf(page)).toEqual([]);
  await picture(page, 'talks-conciliator-phone');
  await page.getByRole('link', { name: 'Open the case' }).click();
  await page.waitForURL(`**/cases/${id}`);
  await page.getByText('The conciliation goes on').first().waitFor();
  await picture(page, 'talks-case-phone');
});
