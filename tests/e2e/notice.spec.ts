import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResponseDeps } from '#modules/response/routes.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { signedIn, signInBrowser } from '../cast.ts';
import { aFiling, aParty } from '../disputes.ts';
import { type Dispatched, dispatched, invited, responseDeps } from '../notices.ts';
import { complaintsOf } from './axe.ts';
import { live } from './forms.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let deps: ResponseDeps;
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
const shots = process.env.SHOTS;

beforeAll(async () => {
  site = await openSite();
  const dataDir = dirname(site.mailFolder);
  const key = await openKey({
    file: join(dataDir, 'vault.key'),
    vault: join(dataDir, 'files'),
    given: undefined,
  });
  deps = await responseDeps(site.db, { now: new Date() }, keyFor('sign-in', key));
});
afterAll(() => site?.close());

const facts =
  'We sold Ben 40 sacks of rice on 12 March 2026. He took them at our shop. The bill was due on 31 March 2026. We wrote to him twice. He has paid nothing.';
const filing = () => aFiling({ facts, parties: [aParty('claimant'), aParty('respondent')] });

/** The digits of the last one-time code that was mailed since a moment. */
async function mailedDigits(since: number): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    for (const file of existsSync(site.mailFolder) ? globSync(`${site.mailFolder}/*.eml`) : []) {
      if (statSync(file).mtimeMs < since) continue;
      const digits = /\b(\d{6})\b is your code/.exec(
        readFileSync(file, 'utf8').replaceAll('=\n', ''),
      )?.[1];
      if (digits) return digits;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('No code was mailed.');
}

/** The same in whichever language its letter is: other letters name figures too, and come when they come. */
async function digitsSince(since: number): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const codes = site.db
      .selectFrom('outbox_mail')
      .where('kind', '=', 'response_digits')
      .where('createdAt', '>=', new Date(since));
    for (const { id } of await codes.select('id').execute()) {
      const file = `${site.mailFolder}/${id}.eml`;
      const { text } = existsSync(file) ? await PostalMime.parse(readFileSync(file)) : {};
      const digits = /(?<![\d-])\d{6}(?![\d-])/.exec(text ?? '')?.[0];
      if (digits) return digits;
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('No code was mailed.');
}

async function shot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
}

/** The same page in a browser with scripts, which axe needs; the pages bring none. */
async function isFlawless(page: Page): Promise<void> {
  const context = await site.browser.newContext({
    baseURL: site.url,
    ...phone,
    storageState: await page.context().storageState(),
  });
  const seen = await context.newPage();
  await seen.goto(page.url());
  expect(await complaintsOf(seen)).toEqual([]);
  await context.close();
}

async function onPhone(): Promise<Page> {
  return site.newPage({ ...phone, javaScriptEnabled: false });
}

/** From the paper in her hand to the session: the code typed, a code asked for, six digits. */
async function arrive(page: Page, one: Dispatched, choice: string): Promise<void> {
  await page.goto('/notice');
  await page.getByLabel('Code on your notice').fill(one.code.toLowerCase().replace('-', ' '));
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('link', { name: choice }).click();
  const since = Date.now();
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('The figures of the code').fill(await mailedDigits(since - 50));
  await page.getByRole('button', { name: 'Go on' }).click();
}

test('who never heard of us answers on a small phone without JavaScript, from the code to the receipt', async () => {
  const one = await dispatched(deps, filing());
  const page = await onPhone();
  await page.goto('/notice');
  await shot(page, '1-find');
  await isFlawless(page);
  await page.goto(`/n/${one.code}`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'Ada Traders has a claim against you',
  );
  expect(await page.getByText('They ask for ₹4,50,000.').isVisible()).toBe(true);
  await shot(page, '2-notice');
  await isFlawless(page);
  await page.getByRole('link', { name: 'Answer the claim' }).click();
  await shot(page, '3-verify');
  await isFlawless(page);
  const since = Date.now();
  await page.getByRole('button', { name: 'Send the code' }).click();
  expect(await page.getByRole('status').textContent()).toContain('b•••@e•••.org');
  await shot(page, '4-digits');
  await page.getByLabel('The figures of the code').fill('000000');
  await page.getByRole('button', { name: 'Go on' }).click();
  expect(await page.getByRole('alert').textContent()).toContain('That is not the code we sent.');
  await page.getByLabel('The figures of the code').fill(await mailedDigits(since - 50));
  await page.getByRole('button', { name: 'Go on' }).click();
  expect(new URL(page.url()).pathname).toBe(`/n/${one.code}/answer`);
  await page.getByRole('button', { name: 'Save and read it over' }).click();
  expect(await page.getByRole('alert').getByRole('link').allTextContents()).toEqual([
    'Say if the claim is true.',
    'Write a few words.',
  ]);
  await shot(page, '5-correction');
  await isFlawless(page);
  await page.getByLabel('No. I do not owe this.').check();
  await page
    .getByLabel('In your own words')
    .fill('I sent the rice back the same day.\nI have a receipt.');
  expect(await page.getByText('No file chosen').isVisible()).toBe(true);
  await page.locator('[name=upload]').focus();
  await page.locator('[name=upload]').setInputFiles({
    name: 'receipt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  });
  expect(await page.getByText('No file chosen').isVisible()).toBe(false);
  await shot(page, '5b-chosen');
  await page.getByRole('button', { name: 'Save and read it over' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Read it over');
  expect(await page.getByText('receipt.pdf').isVisible()).toBe(true);
  await shot(page, '6-review');
  await isFlawless(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('We have got it');
  expect(await page.locator('.hash').textContent()).toMatch(/^[0-9a-f]{64}$/);
  expect(await page.getByText(`${one.reference}/R1-01`).isVisible()).toBe(true);
  await shot(page, '7-receipt');
  await isFlawless(page);
  await page.getByRole('link', { name: 'Back to the notice' }).click();
  expect(await page.getByText('You have answered in time.').isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'receipt.pdf' }).isVisible()).toBe(true);
  await shot(page, '8-after');
  await page.context().close();
});

test('a code that is none says so, and a counterclaim grows by a row without losing anything', async () => {
  const one = await dispatched(deps, filing());
  const page = await onPhone();
  await page.goto('/n/ABCD-EFGH');
  expect(await page.getByRole('alert').textContent()).toContain('We do not know this code.');
  await isFlawless(page);
  await arrive(page, one, 'Claim something back');
  await page.getByLabel('What for').fill('Deposit');
  await page.getByLabel('Amount').fill('20,000');
  await page.getByRole('button', { name: 'One more' }).click();
  expect(await page.getByLabel('What for').first().inputValue()).toBe('Deposit');
  await page.getByLabel('What for').nth(1).fill('Transport');
  await page.getByLabel('Amount').nth(1).fill('1500.50');
  await page.getByText('Do you ask for interest on it?').first().click();
  await page.getByLabel('On what footing').first().selectOption('As the contract says');
  await page.getByLabel('In your own words').fill('They kept my deposit.');
  await page.getByRole('button', { name: 'Save and read it over' }).click();
  expect(await page.getByRole('alert').getByRole('link').allTextContents()).toEqual([
    'Please give the yearly rate of the contract, from 0.01 to 200.',
  ]);
  await page.getByLabel('Per cent a year').first().fill('12.5');
  await isFlawless(page);
  await page.getByRole('button', { name: 'Save for later' }).click();
  expect(await page.getByRole('status').textContent()).toContain('Saved.');
  await page.getByRole('button', { name: 'Save and read it over' }).click();
  expect(await page.getByText('None. Nothing is due now.').isVisible()).toBe(true);
  await shot(page, '9-counterclaim');
  await isFlawless(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect(await page.getByText('₹1,500.50').isVisible()).toBe(true);
  expect(await page.getByText('₹20,000, interest by contract, 12.5 % a year').isVisible()).toBe(
    true,
  );
  expect(await page.getByRole('link', { name: 'Keep it as a PDF' }).isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Back to the notice' }).click();
  expect(await page.locator('#story').isVisible()).toBe(true);
  await shot(page, '9-after');
  await isFlawless(page);
  await page.context().close();
});

test('who got another’s letter says so without any code, and an officer decides', async () => {
  const one = await dispatched(deps, filing());
  const page = await onPhone();
  await page.goto(`/n/${one.code}`);
  await page.getByRole('link', { name: 'I am not this person' }).click();
  await page.getByLabel('This person does not live here.').check();
  await shot(page, '10-identity');
  await isFlawless(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('We have got it');
  const context = await site.browser.newContext({ baseURL: site.url });
  await signInBrowser(context, site.url, await signedIn(site.db, { roles: ['registrar'] }));
  const desk = await context.newPage();
  await desk.goto('/office/responses');
  await shot(desk, '11-office');
  const card = desk.getByRole('region', { name: 'I am not this person: Ben Borrower' }).last();
  await card.getByLabel('Reasons').fill('The neighbours say that he left in 2024.');
  await card.getByRole('button', { name: 'It is another person' }).click();
  await desk.getByText('Nothing waits').waitFor();
  expect(await complaintsOf(desk)).toEqual([]);
  await context.close();
  expect((await page.goto(`/n/${one.code}`))?.status()).toBe(404);
  await page.context().close();
});

test('the pages read in Hindi and Marathi, in the dark, without a word of English left', async () => {
  const one = await dispatched(deps, filing());
  const invitation = await invited(deps, aFiling({ process: 'mediation' }));
  for (const [language, heading] of [
    ['hi', 'Ada Traders ने आप पर दावा किया है'],
    ['mr', 'Ada Traders यांनी तुमच्यावर दावा केला आहे'],
  ]) {
    const page = await site.newPage({ ...phone, javaScriptEnabled: false, colorScheme: 'dark' });
    await page.goto(`/${language}/n/${one.code}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    await shot(page, `12-${language}`);
    await isFlawless(page);
    await page.goto(`/${language}/n/${invitation.code}`);
    await shot(page, `13-${language}-invitation`);
    await isFlawless(page);
    await page.context().close();
  }
});

test('whoever types the code in Hindi or Marathi stays in that language, through the proof, to the receipt', async () => {
  for (const language of ['hi', 'mr']) {
    const one = await dispatched(deps, filing());
    // One with the page’s small script, one without.
    const page = await site.newPage({ ...phone, javaScriptEnabled: language === 'hi' });
    const at = () => new URL(page.url()).pathname;
    await page.goto(`/${language}/notice`);
    await page.locator('input[name=code]').fill(one.code.toLowerCase());
    await page.locator('form button').click();
    expect(at()).toBe(`/${language}/n/${one.code.replaceAll('-', '')}`);
    // Who has not shown who they are is led to do so, and then on.
    await page.locator('.choices a[href$="answer"]').click();
    expect(at()).toMatch(new RegExp(`^/${language}/n/[0-9A-Z-]+/verify$`));
    const since = Date.now();
    await page.locator('button[value=send]').click();
    await page.locator('#f-digits').waitFor();
    await page.locator('#f-digits').fill(await digitsSince(since - 50));
    await page.locator('button[value=prove]').click();
    await page.waitForURL(/\/answer$/);
    expect(at().startsWith(`/${language}/n/`)).toBe(true);
    await page.locator('[name=stance]').last().check();
    await page.locator('textarea').first().fill('मैंने चावल लौटा दिया।');
    await page.locator('button[value=review]').click();
    await page.locator('button[value=send-draft]').click();
    await page.waitForURL(/\/sent\//);
    expect(at()).toMatch(new RegExp(`^/${language}/n/[0-9A-Z-]+/sent/`));
    // What is sent is not open any more, and leads back to the notice.
    await page.goto(`/${language}/n/${one.code}/withdrawal-objection`);
    expect(at()).toBe(`/${language}/n/${one.code}`);
    await page.context().close();
  }
});

/** What a person reads in Latin letters, but for what somebody typed, names, and letters that are the same everywhere. */
function leftInEnglish(page: Page, part = 'main'): Promise<string[]> {
  return page.locator(part).evaluate((root) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (
        !element?.checkVisibility() ||
        element.closest('[dir=auto], .hash, .mark, [lang=en], script, style')
      )
        continue;
      const plain = (text.textContent ?? '').replaceAll(
        /Ada Traders|Ben Borrower|Munch|MUNCH|PDF|SHA|\S*[@•]\S*/g,
        '',
      );
      found.push(...(plain.match(/[A-Za-z]{3,}(?: [A-Za-z]+)*/g) ?? []));
    }
    return found;
  });
}

/** By keys alone: Tab until it has the focus, then what a key does; or by a tap. */
function handOf(page: Page, byKeys: boolean) {
  const reach = async (selector: string) => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (
        await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
      )
        return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${selector}.`);
  };
  const act = async (selector: string, key: string) => {
    if (!byKeys) return page.locator(selector).first().click();
    await reach(selector);
    await page.keyboard.press(key);
  };
  return {
    press: (selector: string) => act(selector, 'Enter'),
    pick: (selector: string) => act(selector, 'Space'),
    write: async (selector: string, text: string, keys = text) => {
      if (!byKeys) return page.locator(selector).fill(text);
      await reach(selector);
      await page.keyboard.type(keys);
    },
  };
}

test('an offer by keys alone or by taps, in Hindi and Marathi: the claimant answers it, and who offered reads the answer', async () => {
  const ada = await signedIn(site.db, { name: 'Ada', email: 'ada@example.org' });
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const [year, month, date] = day.split('-');
  for (const [language, replies, read] of [
    ['hi', ['asked', 'accepted'], ['किस खाते से?', 'सिद्धांत में मंज़ूर']],
    ['mr', ['refused'], ['अमान्य']],
  ] as const) {
    const one = await dispatched(deps, filing());
    const page = await site.newPage({ ...phone, javaScriptEnabled: language === 'mr' });
    const hand = handOf(page, language === 'hi');
    const isOwn = async (path: RegExp) => {
      await page.waitForURL(path);
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${language}/n/[0-9A-Z-]+`));
      expect(await leftInEnglish(page), page.url()).toEqual([]);
    };
    await page.goto(`/${language}/n/${one.code}`);
    await isOwn(/\/n\//);
    await hand.press('.choices a[href$="offer"]');
    await isOwn(/\/verify/);
    const since = Date.now();
    await hand.press('button[value=send]');
    await page.locator('#f-digits').waitFor();
    await hand.write('#f-digits', await digitsSince(since - 50));
    await hand.press('button[value=prove]');
    await isOwn(/\/offer$/);
    await hand.pick('[name=shape][value=lump]');
    await hand.write('[name=amount]', '4500');
    await hand.write('[name=firstOn]', day, `${month}${date}${year}`);
    expect(await page.locator('[name=firstOn]').inputValue()).toBe(day);
    await hand.press('button[value=review]');
    await isOwn(/step=review/);
    await hand.press('button[value=send-draft]');
    await isOwn(/\/sent\//);
    await shot(page, `14-${language}-offered`);

    const context = await site.browser.newContext({ baseURL: site.url, ...phone });
    await signInBrowser(context, site.url, ada);
    const desk = await context.newPage();
    await desk.goto(`/${language}/cases/${one.id}`);
    const tab = await context.newPage();
    await tab.goto(`/${language}/cases/${one.id}`);
    await live(tab);
    for (const reply of replies) {
      await live(desk); // or what is chosen before React has come is lost
      await desk.locator('#offers [name=reply]').selectOption(reply);
      if (reply === 'asked') await desk.locator('#offers [name=words]').fill('किस खाते से?');
      await desk.locator('#offers form button[type=submit]').click();
      await desk.locator('#offers [role=status]:visible').waitFor();
      await desk.reload();
    }
    expect(new URL(desk.url()).pathname).toBe(`/${language}/cases/${one.id}`);
    expect(await leftInEnglish(desk, '#offers')).toEqual([]);
    await shot(desk, `15-${language}-replied`);
    // Another tab is told that the first was faster, and offers no answer that is not open any more.
    await tab.locator('#offers [name=reply]').selectOption('accepted');
    await tab.locator('#offers form button[type=submit]').click();
    await tab.locator('#offers [role=alert]:visible').waitFor();
    await tab.locator('#offers form').waitFor({ state: 'detached' });
    await context.close();

    await hand.press(`main a[href$="/n/${one.code}"]`);
    await isOwn(/\/n\/[0-9A-Z-]+$/);
    const sent = await page.locator('section[aria-labelledby=sent]').textContent();
    for (const words of read) expect(sent).toContain(words);
    await shot(page, `16-${language}-read`);

    // Who got another's letter says so without any code, and the answer to that is of the page's language too.
    const other = await dispatched(deps, filing());
    await page.goto(`/${language}/n/${other.code}`);
    await hand.press('.choices a[href$="identity"]');
    await isOwn(/\/identity$/);
    await hand.pick('[name=reason]');
    await hand.press('button[value=send]');
    await isOwn(/\/sent\//);
    await page.context().close();
  }
});

test('a notice is at most 80 kB over the wire in every language, and at most 25 kB of that is script', async () => {
  const one = await dispatched(deps, filing());
  for (const path of [`/n/${one.code}`, `/hi/n/${one.code}`, `/mr/n/${one.code}`]) {
    const context = await site.browser.newContext({ baseURL: site.url, ...phone });
    const { bytes, script, faces } = await weigh(context, path);
    expect(bytes).toBeGreaterThan(2_000);
    expect(bytes).toBeLessThanOrEqual(80_000);
    expect(script).toBeLessThanOrEqual(25_000);
    // The machine of the test has no Devanagari; a phone that has is sent none.
    expect(faces).toBeLessThanOrEqual(path.startsWith('/n/') ? 0 : 54_000);
    await context.close();
  }
});

async function weigh(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const sum = { bytes: 0, script: 0, faces: 0 };
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') sum.script += encodedDataLength;
    if (types.get(requestId) === 'Font') sum.faces += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  sum.script += await page.evaluate(() =>
    [...document.scripts].reduce((all, { text }) => all + text.length, 0),
  );
  return sum;
}
