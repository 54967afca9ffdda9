import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '#modules/disputes/actions/members.ts';
import { newId } from '#platform/ids.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { aFiling, aParty } from '../disputes.ts';
import { dispatched, go, responseDeps } from '../notices.ts';
import { declares, onPanel } from '../panel-members.ts';
import { complaintsOf } from './axe.ts';
import { live } from './forms.ts';
import { openSite, type Site } from './site.ts';

// A dispute that was answered gets its list of names: the registrar sends it, Ada answers at a desk, Ben in Hindi on a phone without
// script, and both read what came of it; in another they agree on somebody themselves, over the institution's cap.
const phone = { viewport: { width: 360, height: 640 }, javaScriptEnabled: false } as const;
const NAMES = ['Asha Rao', 'Bina Das', 'Chetan Oak', 'Dev Nair', 'Esha Kaul'];

let site: Site;
let id = '';
let other = '';
/** Of a bank, for one lot; the first is Ben's. */
let lot: string[] = [];
let [ada, ben, rhea] = [] as unknown as [SignedIn, SignedIn, SignedIn];

beforeAll(async () => {
  site = await openSite();
  const { db } = site;
  const dataDir = dirname(site.mailFolder);
  const key = await openKey({
    file: join(dataDir, 'vault.key'),
    vault: join(dataDir, 'files'),
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
  for (const name of NAMES) await onPanel(db, now, { name });
  const { personId } = await signedIn(db, { name: 'Farah Khan' });
  const tied = await onPanel(db, now, { name: 'Farah Khan', personId });
  for (const appointedOn of ['2026-01-15', '2026-03-15'])
    await declares(db, tied, { appointedOn, partyGroup: 'Ada Traders', at: now });
  const second = await dispatched(deps);
  other = second.id;
  await db.transaction().execute((tx) =>
    addMember(tx, {
      ...{ id: newId(), disputeId: other, at: now },
      ...ways,
      partyId: second.partyId,
    }),
  );
  for (const mark of ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee', 'ffff']) {
    const parties = [
      aParty('claimant', { name: 'Konkan Bank' }),
      aParty('respondent', { name: `Ben Borrower ${mark}` }),
    ];
    const of = await dispatched(deps, aFiling({ parties }));
    if (lot.length === 0)
      await db.transaction().execute((tx) =>
        addMember(tx, {
          ...{ id: newId(), disputeId: of.id, at: now },
          ...{ ...ways, partyId: of.partyId },
        }),
      );
    await go(deps, of.id, [['served', 'system']], of.partyId);
    await go(deps, of.id, [['answered', 'respondent']], of.partyId);
    lot = [...lot, of.id];
  }
  await go(deps, other, [['served', 'system']], second.partyId);
  await go(deps, other, [['answered', 'respondent']], second.partyId);
});
afterAll(() => site?.close());

async function at(who: SignedIn, path: string, how: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.newPage(how);
  await signInBrowser(page.context(), site.url, who);
  await page.goto(path);
  if (how.javaScriptEnabled !== false) await live(page);
  return page;
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

const isNarrow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('a list of names is sent, answered by both sides under seal, and opened', async () => {
  const desk = await at(rhea, `/office/disputes/${id}/tribunal`);
  await desk.getByRole('button', { name: 'Send the list' }).click();
  await desk.getByText('The list is out').first().waitFor();
  expect(await complaintsOf(desk)).toEqual([]);

  const his = await at(ben, `/hi/cases/${id}/tribunal`, phone);
  const choice = (name: string) => his.getByLabel(`${name} के लिए आपकी पसंद`);
  await choice('Asha Rao').selectOption('1');
  await choice('Bina Das').selectOption('1');
  await choice('Chetan Oak').selectOption({ label: 'हटाएँ' });
  const send = his.getByRole('button', { name: 'जवाब भेजें' });
  await send.click();
  await his.getByText('दो नामों का क्रम एक ही है।').waitFor();
  expect(await choice('Bina Das').inputValue()).toBe('1');
  expect(await choice('Chetan Oak').inputValue()).toBe('x');
  await choice('Bina Das').selectOption('2');
  await send.click();
  await his.getByText('आपका जवाब तब तक सीलबंद रखा है').first().waitFor();
  expect(await isNarrow(his)).toBe(true);

  const hers = await at(ada, `/cases/${id}/tribunal`);
  expect(await hers.getByText('Rank 1').count()).toBe(0);
  await hers.getByLabel('Your choice for Bina Das').selectOption('1');
  await hers.getByLabel('Your choice for Asha Rao').selectOption('Strike');
  await hers.getByRole('button', { name: 'Send the answer' }).click();
  await hers.getByText('Bina Das is first. Both sides left 3 names').waitFor();
  expect(await complaintsOf(hers)).toEqual([]);

  await his.reload();
  await his.getByText('Bina Das सबसे पहले हैं।').waitFor();
  await desk.reload();
  await desk.getByText(/Asha Rao, Chetan Oak|Chetan Oak, Asha Rao/).waitFor();
});

test('both agree on somebody over the cap by a text that each signs, Ben in Hindi on a phone without script', async () => {
  const hers = await at(ada, `/cases/${other}/tribunal`);
  await hers.getByText('Name somebody', { exact: true }).click();
  await hers.getByRole('radio', { name: 'Farah Khan' }).first().check();
  await hers.getByRole('button', { name: 'Give this name' }).click();
  await hers
    .getByText(/ties|tied/)
    .first()
    .waitFor();
  await hers.getByText('Propose to agree on them all the same').click();
  const form = hers.locator('form', {
    has: hers.getByRole('button', { name: 'Sign and propose' }),
  });
  await form.getByRole('radio', { name: 'Farah Khan' }).check();
  await form.getByLabel('Your name, as your signature').fill('Ada Traders');
  await form.getByRole('button', { name: 'Sign and propose' }).click();
  await hers.getByText('Tick the box if you agree').first().waitFor();
  expect(await form.getByLabel('Your name, as your signature').inputValue()).toBe('Ada Traders');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign and propose' }).click();
  await hers.getByRole('heading', { name: 'Agreement on Farah Khan' }).waitFor();
  expect(await complaintsOf(hers)).toEqual([]);
  await picture(hers, 'waiver-proposed');

  const his = await at(ben, `/hi/cases/${other}/tribunal`, phone);
  await his.getByRole('heading', { name: 'Farah Khan पर समझौता' }).waitFor();
  expect(await isNarrow(his)).toBe(true);
  await picture(his, 'waiver-hindi-phone');
  const sign = his.locator('form', {
    has: his.getByRole('button', { name: 'समझौते पर हस्ताक्षर करें' }),
  });
  await sign.getByRole('checkbox').check();
  await sign.getByLabel('हस्ताक्षर के रूप में आपका नाम').fill('Ben Borrower');
  await sign.getByRole('button').click();
  await his.getByText('हर पक्ष ने हस्ताक्षर कर दिए हैं।').waitFor();
  await his.getByText('Farah Khan से पूछा गया').first().waitFor();

  const desk = await at(rhea, `/office/disputes/${other}/tribunal`);
  await desk.getByText('Record an order that names an arbitrator').click();
  expect(await complaintsOf(desk)).toEqual([]);
  await picture(desk, 'office-waiver-court');
});

/** The job comes by for what a request did not do of a lot by itself. */
const SLOWLY = { timeout: 90_000, interval: 1000 };

test('a bank’s lot is looked through and sent, and a respondent reads in Hindi why these names', async () => {
  const desk = await at(rhea, '/office/tribunals?claimant=Konkan%20Bank');
  await desk.getByRole('button', { name: 'Make lists for all of this claimant' }).click();
  await desk.getByRole('heading', { name: 'Lists for many at once' }).waitFor();
  await expect
    .poll(async () => {
      await desk.reload();
      return desk.getByRole('button', { name: 'Send the lists' }).count();
    }, SLOWLY)
    .toBe(1);
  await desk.getByText('A look at each').waitFor();
  expect(await complaintsOf(desk)).toEqual([]);
  await picture(desk, 'lot-preview');
  await desk
    .getByLabel(/^Leave out MUNCH-/)
    .last()
    .check();
  await desk.getByRole('button', { name: 'Keep what is left out' }).click();
  await desk.getByRole('button', { name: 'Send the lists' }).click();
  await expect
    .poll(async () => {
      await desk.reload();
      return desk.getByText('Sent', { exact: true }).count();
    }, SLOWLY)
    // Five lists, and the word for how many.
    .toBe(6);
  await picture(desk, 'lot-sent');

  const his = await at(ben, `/hi/cases/${lot[0]}/tribunal`, phone);
  await his.getByText('ये नाम एक ही दावेदार के 6 विवादों को').waitFor();
  await his.getByText('केस में नामित किसी व्यक्ति से कोई संबंध नहीं मिला।').first().waitFor();
  expect(await isNarrow(his)).toBe(true);
  await picture(his, 'lot-why-hindi-phone');
}, 180_000);
