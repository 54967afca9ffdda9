import { mkdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DisputeState, Process } from '#modules/disputes/rules/words.ts';
import { newId } from '#platform/ids.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { aFiling, disputesDeps, opened } from '../disputes.ts';
import { talkingDispute } from '../talk.ts';
import { complaintsOf } from './axe.ts';
import { live } from './forms.ts';
import { openSite, type Site } from './site.ts';

// Twelve payments: Ada offers, Ben counters in Hindi on a phone without a script, Ada accepts, both sign, and the case is settled.
const phone = { viewport: { width: 360, height: 740 } } as const;
const plainPhone = { ...phone, javaScriptEnabled: false } as const;
const shots = process.env.SHOTS;
const WAIT = { timeout: 20_000 };
type Rail = { settlement: { hash: string } | null };
let site: Site;
let [ada, ben, omar] = [] as unknown as [SignedIn, SignedIn, SignedIn];
let id = '';

beforeAll(async () => {
  site = await openSite();
  const { db } = site;
  const now = new Date();
  ada = await signedIn(db, { name: 'Ada Kulkarni', email: 'ada@example.org' });
  ben = await signedIn(db, { name: 'Ben Mehta', email: 'ben@example.net' });
  omar = await signedIn(db, { name: 'Omar Nair', roles: ['case_officer'] });
  ({ id } = await opened(await disputesDeps(db, { now }), aFiling({ language: 'hi' })));
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
});
afterAll(() => site?.close());

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

/** The digits that went to an address last; none yet are nothing. */
async function lastDigitsTo(address: string): Promise<string> {
  let found = '';
  for (const name of (await readdir(site.mailFolder).catch(() => [])).toSorted()) {
    const { to, text = '' } = await PostalMime.parse(await readFile(join(site.mailFolder, name)));
    if (to?.[0]?.address === address) found = /: (\d{6})$/m.exec(text)?.[1] ?? found;
  }
  return found;
}

/** The digits that go to an address after others. */
async function digitsTo(address: string, before = ''): Promise<string> {
  let found = before;
  const isNew = async () => {
    found = await lastDigitsTo(address);
    return found !== before;
  };
  await expect.poll(isNew, WAIT).toBe(true);
  return found;
}

/** Both sides sign what was drawn up, as their pages would ask. */
async function signedByBoth(id: string, parties: readonly (readonly [SignedIn, string])[]) {
  const ask = async (who: SignedIn, path: string, body?: object) => {
    const answer = await fetch(`${site.url}/api/disputes/${id}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: who.cookie, origin: site.url, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(answer.status, path).toBeLessThan(300);
    return ((await answer.json()) as { data: Rail }).data;
  };
  for (const [who, partyId] of parties) {
    const address = who === ada ? 'ada@example.org' : 'ben@example.net';
    const before = await lastDigitsTo(address);
    await ask(who, '/settlement/codes', { partyId });
    const code = await digitsTo(address, before);
    const { settlement } = await ask(who, '/offers');
    const name = who === ada ? 'Ada Kulkarni' : 'Ben Mehta';
    const textHash = settlement?.hash;
    await ask(who, '/settlement/signatures', { partyId, textHash, name, agreed: true, code });
  }
}

/** Ben says in Hindi without a script that he paid the first part; on her phone Ada is told so, and confirms it. */
async function paidAndConfirmed(here: Page, there: Page): Promise<void> {
  const path = `/cases/${id}/settle/performance`;
  await there.goto(`/hi/cases/${id}`);
  await there.getByText('आपके पक्ष को समझौते की अगली किस्त').waitFor();
  await there.goto(`/hi${path}`);
  await there.getByText('हमने भुगतान किया').first().click();
  expect(await there.getByLabel('कितना').inputValue()).toBe('4,000');
  await there.getByRole('button', { name: 'हमने भुगतान किया' }).click();
  await there.getByText('ट्रांसफ़र या चेक का नंबर लिखें, ताकि दूसरा').first().waitFor();
  await there.getByLabel('ट्रांसफ़र या चेक का नंबर').fill('UTR 4711');
  await there.getByRole('button', { name: 'हमने भुगतान किया' }).click();
  await there.getByText('दर्ज हो गया, और दूसरे पक्ष को बताया गया।').waitFor();
  await shot(there, 'performance-paid-phone-hi');
  expect(await isWithin(there)).toBe(true);
  await here.goto(`/cases/${id}`);
  await here.getByText('It waits for your word.').waitFor();
  await here
    .getByRole('main')
    .getByRole('link', { name: 'What was agreed, and what is done' })
    .click();
  await here.getByText('UTR 4711').waitFor();
  await here.getByRole('button', { name: 'Yes, that is so' }).click();
  await here.getByText('Your word is noted').waitFor();
  await here.getByText('₹44,000 of it is left').waitFor();
  await shot(here, 'performance-confirmed-phone');
  expect(await complaintsOf(here)).toEqual([]);
  expect(await isWithin(here)).toBe(true);
  await here.goto(`/cases/${id}/calendar`);
  await here.getByText('A payment of the settlement is due to you').first().waitFor();
  await shot(here, 'performance-calendar-phone');
}

/** The conciliator writes terms on a phone, Ben observes in Hindi without a script, they write them anew, and both say yes. */
async function proposedTo(mia: SignedIn, id: string): Promise<void> {
  const path = `/cases/${id}/settle/proposals`;
  const room = await at(mia, path, phone);
  const words = room.locator('details', { hasText: 'Add a clause in words' });
  await words.getByLabel('Heading').fill('Keys');
  await words.getByLabel('What it says').fill('The respondent hands back the keys.');
  await words.getByRole('button', { name: 'Add to the draft' }).click();
  await room.getByText('The clause stands in your draft.').waitFor();
  await room.getByText('Add a payment').click();
  const payment = room.locator('details', { hasText: 'Add a payment' });
  await payment.getByLabel('Heading').fill('Arrears');
  await payment.getByLabel('How much in all').fill('much');
  await payment.getByRole('button', { name: 'Add to the draft' }).click();
  await payment.getByText('Write the amount').first().waitFor();
  await payment.getByLabel('How much in all').fill('₹12,000');
  await payment.getByRole('button', { name: 'Add to the draft' }).click();
  await room.getByText('pays ₹12,000').waitFor();
  await shot(room, 'proposals-draft-phone');
  expect(await complaintsOf(room)).toEqual([]);
  expect(await isWithin(room)).toBe(true);
  await room.getByRole('button', { name: 'Show the draft' }).click();
  await room.getByText('Both sides see it now.').waitFor();
  const there = await at(ben, `/hi${path}`, plainPhone);
  await there.getByText('इस पर अपनी बात कहें').click();
  await there.getByLabel('आपकी टिप्पणी').fill('चाबियाँ १५ तक।');
  await there.getByRole('button', { name: 'टिप्पणी भेजें' }).click();
  await there.getByText('आपकी टिप्पणी भेज दी गई।').waitFor();
  await shot(there, 'proposals-observed-phone-hi');
  await room.reload();
  await room.getByText('चाबियाँ १५ तक।').waitFor();
  await room.getByText('Change “Keys”').click();
  const keys = room.locator('details', { hasText: 'Change “Keys”' });
  await keys.getByLabel('What it says').fill('The keys come back by the 15th.');
  await keys.getByRole('button', { name: 'Save the clause' }).click();
  await room.getByText('The clause stands in your draft.').waitFor();
  await room.getByLabel('A secret yes or no').check();
  await room.getByRole('button', { name: 'Show the draft' }).click();
  await room.getByText('Yes or no by').first().waitFor();
  await there.goto(`/hi${path}`);
  await there.getByText('बदला गया').waitFor();
  await shot(there, 'proposals-asked-phone-hi');
  await there.getByRole('button', { name: 'हाँ, पूरे प्रस्ताव पर' }).click();
  await there.getByText('आपके पक्ष ने हाँ कहा').waitFor();
  const here = await at(ada, `/mr${path}`);
  await shot(here, 'proposals-asked-mr');
  expect(await complaintsOf(here)).toEqual([]);
  await here.getByRole('button', { name: 'हो, संपूर्ण प्रस्तावाला' }).click();
  await here.getByText('दोन्ही बाजूंनी हो म्हटले').waitFor();
}

test('both want to talk; one offers, the other counters in Hindi on a phone without a script', async () => {
  const there = await at(ben, `/hi/cases/${id}/settle`, plainPhone);
  await there.getByRole('button', { name: 'मैं बात करना' }).click();
  await there.getByText('दूसरे पक्ष ने अभी जवाब नहीं दिया है').waitFor();
  const here = await at(ada, `/cases/${id}/settle`);
  await here.getByRole('button', { name: 'I want to talk' }).click();
  await here.getByLabel('How much in all').fill('₹60,000');
  await here.getByLabel('In how many payments').fill('many');
  await here.getByLabel('Confidentiality').check();
  await here.getByRole('button', { name: 'Send the offer' }).click();
  await here.getByText('Write a whole number of payments from 1 to 60.').first().waitFor();
  expect(await here.getByLabel('How much in all').inputValue()).toBe('₹60,000');
  expect(await here.getByLabel('Confidentiality').isChecked()).toBe(true);
  await here.getByLabel('In how many payments').fill('6');
  await here.getByRole('button', { name: 'Send the offer' }).click();
  await here.getByRole('heading', { name: '1. Your side’s offer' }).waitFor();
  await shot(here, 'offer-desk');
  expect(await complaintsOf(here)).toEqual([]);
  await there.reload();
  await there.getByLabel('कुल कितनी रकम').fill('४८,०००');
  await there.getByLabel('कितनी किस्तों में').fill('१२');
  await there.getByLabel('और क्या किया जाना है').fill('बकाया-नहीं का पत्र।');
  expect(await there.getByLabel('गोपनीयता').isChecked()).toBe(true);
  await there.getByLabel('स्रोत पर कर').check();
  await shot(there, 'counter-phone-hi');
  expect(await isWithin(there)).toBe(true);
  await there.getByRole('button', { name: 'प्रस्ताव भेजें' }).click();
  await there.getByRole('heading', { name: '2. आपके पक्ष का प्रस्ताव' }).waitFor();
}, 120_000);

test('the other side accepts, both read the same text and sign it with a code of their own', async () => {
  const here = await at(ada, `/cases/${id}/settle`, phone);
  await here.goto(`/cases/${id}`);
  await here.getByText('It waits for your answer.').waitFor();
  await here.getByRole('main').getByRole('link', { name: 'Settle' }).click();
  await here.getByText('Accept these terms', { exact: true }).click();
  await here.getByText('₹48,000, in 12 payments, the first by').waitFor();
  await here.getByRole('button', { name: 'Yes, accept these terms' }).click();
  await here.getByRole('heading', { name: 'Settlement agreement', level: 2 }).waitFor();
  await here.getByText('₹48,000.00').first().waitFor();
  await here.getByRole('heading', { name: 'Tax at source' }).waitFor();
  await here.getByText('Article 5(h)(B)').waitFor();
  await shot(here, 'text-phone');
  expect(await complaintsOf(here)).toEqual([]);
  expect(await isWithin(here)).toBe(true);
  await here.getByRole('button', { name: 'Send me a code' }).click();
  await here.getByLabel('Your full name').fill('Ada Kulkarni');
  await here.getByLabel('Code from the letter').fill('12');
  await here.getByLabel('I have read this text').check();
  await here.getByRole('button', { name: 'Sign now' }).click();
  await here.getByRole('alert').first().waitFor();
  expect(await here.getByLabel('Your full name').inputValue()).toBe('Ada Kulkarni');
  await here.getByLabel('Code from the letter').fill(await digitsTo('ada@example.org'));
  await here.getByLabel('I have read this text').check();
  // A signature that meets no line is told of, and is never made later by itself.
  await here.context().setOffline(true);
  await here.getByRole('button', { name: 'Sign now' }).click();
  await here.locator('[data-keep-note=off]:not([hidden])').waitFor();
  await here.context().setOffline(false);
  await here.waitForTimeout(1000);
  const signed = () => site.db.selectFrom('settlement_signature').select('name').execute();
  expect(await signed()).toEqual([]);
  await here.getByRole('button', { name: 'Sign now' }).click();
  await here.getByText('signed by Ada Kulkarni').waitFor();

  const there = await at(ben, `/hi/cases/${id}/settle`, plainPhone);
  await there.getByRole('button', { name: 'मुझे कोड भेजें' }).click();
  await there.getByLabel('आपका पूरा नाम').fill('बेन मेहता');
  await there.getByLabel('पत्र में आया कोड').fill(await digitsTo('ben@example.net'));
  await there.getByLabel('मैंने यह पाठ पढ़ा है').check();
  await there.getByLabel('प्रमाणपत्र से भी हस्ताक्षर करें').check();
  await shot(there, 'signing-phone-hi');
  expect(await isWithin(there)).toBe(true);
  await there.getByRole('button', { name: 'अभी हस्ताक्षर करें' }).click();
  await there.getByText('केस में समझौता हो गया है').waitFor();
  await shot(there, 'settled-phone-hi');
  await there.getByRole('link', { name: 'हस्ताक्षरित काग़ज़ पढ़ें' }).click();
  await there.waitForURL(/\/papers\//);
  const certified = await site.db.selectFrom('certificate_signing').select('name').execute();
  expect(certified).toEqual([{ name: 'बेन मेहता' }]);
  await there.goto(`/mr/cases/${id}`);
  await there.getByText('तडजोड झाली: सर्व पक्षांनी सही केली').first().waitFor();
  await paidAndConfirmed(here, there);
}, 120_000);

/** Mia calls both on a phone without a script; Ben reads the agenda in Marathi and suggests a point; Mia takes it up, and records that they met. */
async function metBy(mia: SignedIn, dispute: string): Promise<void> {
  const path = `/cases/${dispute}/settle/sessions`;
  const hers = await at(mia, path, plainPhone);
  await hers.getByLabel('What about').fill('First session');
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await hers.getByLabel('Day 1').fill(day);
  await hers.getByLabel('From 1').fill('15:00');
  await hers.getByRole('textbox', { name: 'Agenda' }).fill('Keys\nRent');
  await hers.getByRole('button', { name: 'Call a session' }).click();
  await hers.getByText('The session is called').waitFor();
  await shot(hers, 'sessions-phone');
  expect(await isWithin(hers)).toBe(true);

  const his = await at(ben, `/mr${path}`, plainPhone);
  await his.getByText('Rent').waitFor();
  await his.getByRole('textbox', { name: 'मुद्दा' }).fill('Deposit');
  await his.getByRole('button', { name: 'सुचवा' }).click();
  await his.getByText('बोलणी चालवणारे तुमचा मुद्दा वाचू शकतात').waitFor();
  await his.getByRole('link', { name: 'बोलणी सोडा' }).click();
  await his.getByRole('heading', { name: 'त्यानंतर काय होते' }).waitFor();
  await shot(his, 'leaving-phone-mr');
  expect(await isWithin(his)).toBe(true);

  await hers.goto(path);
  await hers.getByLabel('Put it last on the agenda of').selectOption({ label: 'First session' });
  await hers.getByRole('button', { name: 'Answer' }).click();
  await hers.getByText('The point is answered').waitFor();
  const startsAt = new Date(Date.now() - 2 * 3_600_000);
  await site.db
    .updateTable('calendar_meeting')
    .set({ startsAt })
    .where('disputeId', '=', dispute)
    .execute();
  const page = await at(mia, path, phone);
  await page.getByRole('group', { name: 'Who was there' }).getByLabel('Ben Mehta').check();
  await page.getByRole('button', { name: 'Record what came of it' }).click();
  await page.getByText('Those who were called can read it').waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await shot(page, 'sessions-held-phone');
  await his.goto(`/hi${path}`);
  await his.getByText('उपस्थित: Ben Mehta').waitFor();
  await shot(his, 'sessions-phone-hi');
  expect(await isWithin(his)).toBe(true);
}

test('in a conciliation its leader proposes, hears both, is told yes by both in secret, and authenticates', async () => {
  const email = `mia.${newId()}@example.org`; // a second try has a person of its own
  const mia = await signedIn(site.db, { name: 'Mia Joshi', email });
  const led = await ledBy(mia, { process: 'conciliation', state: 'con_active' });
  await metBy(mia, led.id);
  await proposedTo(mia, led.id);
  await signedByBoth(led.id, [
    [ada, led.parties.ada],
    [ben, led.parties.ben],
  ]);
  const here = await at(mia, `/cases/${led.id}`, phone);
  await here.getByRole('link', { name: 'A settlement for your name' }).click();
  await here.getByText('signed by Ada Kulkarni').waitFor();
  await here.getByRole('button', { name: 'Send me a code' }).click();
  await here.getByLabel('Your full name').fill('Mia Joshi');
  await here.getByLabel('Code from the letter').fill(await digitsTo(email));
  await here.getByLabel('This is the settlement').check();
  await shot(here, 'terms-phone');
  expect(await complaintsOf(here)).toEqual([]);
  expect(await isWithin(here)).toBe(true);
  await here.getByRole('button', { name: 'Authenticate it' }).click();
  await here.getByText('the case is closed').waitFor();
  const there = await at(ben, `/mr/cases/${led.id}`, plainPhone);
  await there.getByText('तडजोड झाली: सर्व पक्षांनी सही केली').first().waitFor();
}, 120_000);

/** A dispute of Ada and Ben whose talks Mia leads, or which she decides. */
async function ledBy(mia: SignedIn, asked: { process: Process; state: DisputeState }) {
  const { db } = site;
  const led = await talkingDispute(
    { database: site, clock: { now: new Date() } },
    { ben, mia, adv: await signedIn(db, { name: 'Adv Rao' }) },
  );
  await db
    .updateTable('dispute')
    .set({ ...asked, language: 'en' })
    .where('id', '=', led.id)
    .execute();
  const { personId: neutral } = mia;
  if (asked.process === 'arbitration') {
    await led.happens('neutral_withdrew', { neutral });
    await led.happens('arbitrator_invited', { neutral, seat: 'sole' });
    await led.happens('arbitrator_appointed', { neutral, seat: 'sole' });
  } else {
    await led.happens('neutral_invited', { neutral });
    await led.happens('conciliator_appointed', { neutral });
  }
  return led;
}

test('one side leaves a mediation in Hindi on a phone without a script; nobody leads it any more', async () => {
  const mia = await signedIn(site.db, { name: 'Meera Joshi' });
  const led = await ledBy(mia, { process: 'mediation', state: 'med_active' });
  const there = await at(ben, `/hi/cases/${led.id}/settle/leaving`, plainPhone);
  await there.getByLabel('आपका पूरा नाम').fill('बेन मेहता');
  await there.getByRole('button', { name: 'बातचीत छोड़ें' }).click();
  await there.getByText('यदि आप सहमत हैं तो बॉक्स पर निशान लगाएँ').first().waitFor();
  expect(await there.getByRole('textbox').first().inputValue()).toBe('बेन मेहता');
  await there.getByLabel('मैं इस केस की बातचीत समाप्त').check();
  await there.getByRole('button', { name: 'बातचीत छोड़ें' }).click();
  await there.getByText('बातचीत समाप्त है, और सबको बता दिया गया है।').waitFor();
  await shot(there, 'left-phone-hi');
  expect(await isWithin(there)).toBe(true);
  const { state } = await site.db
    .selectFrom('dispute')
    .where('id', '=', led.id)
    .select('state')
    .executeTakeFirstOrThrow();
  expect(state).toBe('closed_talks_ended');
  const hers = await at(mia, `/cases/${led.id}/settle/sessions`);
  expect(await hers.getByRole('button', { name: 'Call a session' }).count()).toBe(0);
}, 60_000);

test('what both sign before an arbitrator becomes an award on agreed terms, which a party reads in Marathi', async () => {
  const email = `mira.${newId()}@example.org`;
  const mia = await signedIn(site.db, { name: 'Mira Desai', email });
  const led = await ledBy(mia, { process: 'arbitration', state: 'arb_prelim' });
  for (const [who, path, send] of [
    [ada, `/cases/${led.id}/settle`, 'I want to talk'],
    [ben, `/mr/cases/${led.id}/settle`, 'मला बोलायचे आहे'],
  ] as const) {
    const page = await at(who, path, plainPhone);
    await page.getByRole('button', { name: send }).click();
    await page.waitForLoadState();
  }
  const theirs = await at(ben, `/cases/${led.id}/settle`, plainPhone);
  await theirs.getByLabel('How much in all').fill('30,000');
  await theirs.getByRole('button', { name: 'Send the offer' }).click();
  await theirs.getByRole('heading', { name: '1. Your side’s offer' }).waitFor();
  const hers = await at(ada, `/cases/${led.id}/settle`, plainPhone);
  await hers.getByText('Accept these terms', { exact: true }).click();
  await hers.getByRole('button', { name: 'Yes, accept these terms' }).click();
  await hers.getByText('The tribunal writes the number of its stamp').waitFor();
  await signedByBoth(led.id, [
    [ada, led.parties.ada],
    [ben, led.parties.ben],
  ]);
  const here = await at(mia, `/cases/${led.id}`, phone);
  await here.getByRole('link', { name: 'A settlement for your name' }).click();
  await here.getByRole('button', { name: 'Send me a code' }).click();
  await here.getByLabel('Your full name').fill('Mira Desai');
  await here.getByLabel('Number of the e-stamp certificate').fill('IN-MH00000000000001X');
  await here.getByLabel('Code from the letter').fill(await digitsTo(email));
  await here.getByLabel('I do not object to these terms').check();
  await shot(here, 'award-phone');
  expect(await complaintsOf(here)).toEqual([]);
  await here.getByRole('button', { name: 'Sign the award' }).click();
  await here.getByText('the case is closed').waitFor();
  const there = await at(ben, `/mr/cases/${led.id}`, plainPhone);
  await there.getByText('मान्य अटींवरील निवाडा').first().waitFor();
  await shot(there, 'award-phone-mr');
  expect(await isWithin(there)).toBe(true);
}, 120_000);

test('for the office there is no such page', async () => {
  const page = await site.newPage();
  await signInBrowser(page.context(), site.url, omar);
  const answer = await page.goto(`/cases/${id}/settle`);
  expect(answer?.status()).toBe(404);
}, 60_000);
