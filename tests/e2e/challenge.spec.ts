import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppointmentsDeps } from '#modules/appointments/actions/deps.ts';
import { lookAtChanges } from '#modules/appointments/actions/looking.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { responseDeps } from '../notices.ts';
import { type PanelName, type Tribunal, tribunalHouse } from '../tribunals.ts';
import { complaintsOf } from './axe.ts';
import { live } from './forms.ts';
import { openSite, type Site } from './site.ts';

// A challenge that succeeds, and a replacement: the arbitrator discloses something new, Ben challenges them in Hindi on a phone without
// script, Ada does not agree, the arbitrator upholds the challenge, and the next name of both sides is asked and appointed.
const phone = { viewport: { width: 360, height: 740 } } as const;
const plainPhone = { ...phone, javaScriptEnabled: false } as const;

let site: Site;
let house: Awaited<ReturnType<typeof tribunalHouse>>;
let one: Tribunal;
let [ada, ben, rhea] = [] as unknown as [SignedIn, SignedIn, SignedIn];
const cast = () => ({ ada, ben, rhea });

beforeAll(async () => {
  site = await openSite();
  const { db } = site;
  const folder = dirname(site.mailFolder);
  const file = join(folder, 'vault.key');
  const key = await openKey({ file, vault: join(folder, 'files'), given: undefined });
  // The same doors as the browser's, over the same line.
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
  one = await house.ordered(cast());
  await house.seat(one, cast(), 'Asha Rao');
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

test('the arbitrator discloses what came up since, and both sides read it', async () => {
  const asha = await neutral('Asha Rao', phone);
  const send = asha.getByRole('button', { name: 'Disclose, and serve it on every party' });
  await send.click();
  await asha.getByText('Write what it is, with whom and since when.').first().waitFor();
  await asha
    .getByLabel('What, with whom, since when')
    .fill('Since Monday I share a chamber with a lawyer of Ada Traders.');
  await send.click();
  await asha.getByText('I share a chamber with a lawyer').first().waitFor();
  expect(await isWithin(asha)).toBe(true);
  await picture(asha, 'challenge-neutral-discloses-phone');
});

test('Ben challenges in Hindi on a phone without script; what is wanting is told where it is', async () => {
  const his = await at(ben, `/hi/cases/${one.id}/tribunal`, plainPhone);
  await his.getByText('I share a chamber with a lawyer').waitFor();
  const send = his.getByRole('button', { name: 'चुनौती भेजें' });
  await his.getByLabel('आपके कारण').fill('वे दूसरे पक्ष के वकील के साथ बैठते हैं।');
  await send.click();
  await his.getByText('कम से कम एक आधार चुनें।').first().waitFor();
  expect(await his.getByLabel('आपके कारण').inputValue()).toContain('वकील के साथ');
  await his.getByLabel(/फ़र्म या चैंबर/).check();
  await picture(his, 'challenge-form-hindi-phone');
  await send.click();
  await his.getByText('वे दूसरे पक्ष के वकील के साथ बैठते हैं।').first().waitFor();
  expect(await isWithin(his)).toBe(true);
  await picture(his, 'challenge-made-hindi-phone');
});

test('Ada answers, and the arbitrator upholds the challenge', async () => {
  const hers = await at(ada, `/cases/${one.id}/tribunal`);
  expect(await complaintsOf(hers)).toEqual([]);
  const send = hers.getByRole('button', { name: 'Send the answer to the challenge' });
  await send.click();
  await hers.getByText('Say whether you agree.').first().waitFor();
  await picture(hers, 'challenge-answer');
  await hers.getByLabel('We do not agree').check();
  await hers.getByLabel('Your reasons').first().fill('They told us at once.');
  await send.click();
  await hers.getByText('does not agree: They told us at once.').waitFor();

  const asha = await neutral('Asha Rao', phone);
  expect(await complaintsOf(asha)).toEqual([]);
  await asha.getByLabel('Upheld: my mandate ends').check();
  await asha.getByLabel('Your reasons, which all parties read').fill('The doubt is fair.');
  await picture(asha, 'challenge-decide-phone');
  await asha.getByRole('button', { name: 'Record the decision' }).click();
  await asha.getByText('You are not asked any more').first().waitFor();
});

test('the next name is asked by the same rules, and the page keeps who decided before', async () => {
  const bina = await neutral('Bina Das');
  await bina.getByRole('heading', { name: 'Will you be the arbitrator?' }).waitFor();
  await house.seat(one, cast(), 'Bina Das');
  const hers = await at(ada, `/mr/cases/${one.id}/tribunal`, phone);
  await hers.getByText('या केसमध्ये Bina Das लवाद पंच आहेत').waitFor();
  await hers.getByText('आक्षेप मान्य: The doubt is fair.').waitFor();
  await hers.getByText('कलम 15(3) आणि (4)').first().waitFor();
  expect(await isWithin(hers)).toBe(true);
  await picture(hers, 'challenge-replaced-marathi-phone');
  const desk = await at(rhea, `/office/disputes/${one.id}/tribunal`);
  await desk.getByText('Who was the arbitrator before').waitFor();
  await desk.getByLabel('They died.').check();
  await picture(desk, 'challenge-office');
  expect(await complaintsOf(desk)).toEqual([]);
});

test('a lawyer of Ben comes, and whoever decides answers on a phone without script; Ada reads it', async () => {
  const email = `leela.${newId()}@example.org`; // a second try has a person of its own
  const lawyer = await signedIn(site.db, { name: 'Leela Lawyer', email });
  const id = newId();
  const at0 = new Date();
  await site.db
    .insertInto('dispute_invitation')
    .values({
      ...{ id, disputeId: one.id, partyId: one.respondent, invitedAs: 'lawyer' },
      ...{ name: 'Leela Lawyer', email, reads: ['papers'], writes: [] },
      ...{
        invitedBy: ben.personId,
        invitedAt: at0,
        expiresAt: new Date(at0.getTime() + 86_400_000),
      },
    })
    .execute();
  await site.db
    .updateTable('dispute_invitation')
    .set({ personId: lawyer.personId, acceptedAt: at0 })
    .where('id', '=', id)
    .execute();
  const deps = await responseDeps(site.db, { now: at0 });
  await lookAtChanges(deps as unknown as AppointmentsDeps);
  const desk = await at(house.whoIs('Bina Das'), '/account/desk', phone);
  await desk.getByText('Answer on somebody who came since the disclosure').first().waitFor();
  const bina = await at(house.whoIs('Bina Das'), `/mr/account/appointments/${one.id}`, plainPhone);
  await bina.getByText('Leela Lawyer: वकील').waitFor();
  const send = bina.getByRole('button', { name: 'सही करा: प्रकट करण्यासारखे काही नाही' });
  await send.click();
  await bina.getByText('पॅनेलवर आहे तसे तुमचे नाव लिहा.').first().waitFor();
  await picture(bina, 'again-question-marathi-phone');
  await bina.getByLabel('तुमचे नाव, सही म्हणून').fill('Bina Das');
  await send.click();
  await bina.getByText('काहीही प्रकट करायचे नाही').first().waitFor();
  expect(await isWithin(bina)).toBe(true);
  const hers = await at(ada, `/cases/${one.id}/tribunal`, phone);
  await hers.getByText('because of: Leela Lawyer').waitFor();
  await hers.getByText('that they have nothing to disclose.').waitFor();
  expect(await complaintsOf(hers)).toEqual([]);
  expect(await isWithin(hers)).toBe(true);
  await picture(hers, 'again-answered-phone');
});
