import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsOf } from './axe.ts';
import { live } from './forms.ts';
import { openSite, type Site } from './site.ts';

const START = '/request-for-arbitration/start';
const phone = { width: 360, height: 740 };
/** Where to keep pictures of every page, for eyes; nowhere otherwise. */
const pictures = process.env.PICTURES;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const field = (page: Page, label: string | RegExp) => page.locator('main').getByLabel(label);
const press = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name }).locator('visible=true').first().click();
const next = (page: Page) => press(page, 'Save and go on');
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const file = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${name}\n%%EOF\n`),
});

async function shot(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
}

const read = new Set<string>();

/** A letter to an address that nobody read yet, whose subject has these words; it may still be on its way. */
async function letterTo(address: string, words: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const names = (await readdir(site.mailFolder).catch(() => [])).filter(
      (name) => name.endsWith('.eml') && !read.has(name),
    );
    for (const name of names.sort()) {
      const mail = await PostalMime.parse(await readFile(join(site.mailFolder, name)));
      if (mail.to?.[0]?.address !== address || !mail.subject?.includes(words)) continue;
      read.add(name);
      return mail.text ?? '';
    }
    await new Promise((rested) => setTimeout(rested, 200));
  }
  throw new Error(`No letter to ${address} about ${words}.`);
}

test('a newcomer files for two against two with five files, on a phone without JavaScript, and goes on elsewhere with the code', async () => {
  const page = await site.newPage({ viewport: phone, javaScriptEnabled: false });
  await page.goto(START);
  await shot(page, '00-start');
  await press(page, 'Begin');
  await heading(page, 'What happened');
  await next(page);
  expect(await page.getByRole('alert').textContent()).toContain('Please choose what it is about.');
  await field(page, /What is your trouble/).selectOption('purchase');
  await field(page, /Somebody decides/).check();
  await next(page);
  // It told that a consumer may go elsewhere; she takes note of that.
  await page.getByText('Emaar MGF v Aftab Singh').waitFor();
  await shot(page, '01-trouble-warning');
  await field(page, 'I have read this').check();
  await next(page);

  await heading(page, 'You');
  await field(page, 'Your own e-mail address').fill('asha@example.org');
  await field(page, 'Full name').fill('Asha Rao');
  await page.locator('[name="parties.0.email"]').fill('asha@example.org');
  await page.locator('[name="parties.0.state"]').selectOption('27');
  await press(page, 'Add another claimant');
  expect(await page.locator('[name="parties.0.name"]').inputValue()).toBe('Asha Rao');
  await page.locator('[name="parties.1.name"]').fill('Vikram Rao');
  await page.locator('[name="parties.1.mobile"]').fill('98200 12345');
  expect(await page.locator('[name="parties.1.state"]').inputValue()).toBe('27'); // proposed: that of the first
  await page.locator('[name="parties.1.state"]').selectOption('29');
  await shot(page, '02-you');
  await next(page);

  await heading(page, 'The other side');
  expect(await letterTo('asha@example.org', 'code')).toContain('/start/continue?token=');
  await page.locator('[name="parties.0.name"]').fill('Fridges of Pune Pvt Ltd');
  await next(page);
  expect(await page.getByRole('alert').textContent()).toContain('at least one way to reach');
  await shot(page, '03-others-error');
  await page.locator('[name="parties.0.email"]').fill('care@fridges.example');
  await press(page, 'Add another respondent');
  await page.locator('[name="parties.1.name"]').fill('Deep Freeze LLP');
  await page.locator('[name="parties.1.post"]').fill('12 Cold Road, Pune 411001');
  await press(page, 'Save and continue later');
  expect(await page.getByRole('status').textContent()).toContain('You can close this page');
  await page.context().close();

  // The bus came. At home, on another device:
  const home = await site.newPage({ viewport: phone, javaScriptEnabled: false });
  await home.goto(START);
  await home.locator('main [name="email"]').fill('asha@example.org');
  await press(home, 'Send me a code');
  await heading(home, 'Go on with a request');
  await home.locator('[name="code"]').fill('000000');
  await shot(home, '04-code');
  const code = (await letterTo('asha@example.org', 'code')).match(/\b\d{6}\b/)?.[0] ?? '';
  await home.locator('[name="code"]').fill(code);
  await press(home, 'Go on');
  // It was begun elsewhere: she sees when and on what, and says that it goes on here.
  await heading(home, 'Which request is yours?');
  await shot(home, '04-choose');
  await press(home, /Go on with it in this browser/);
  // The step at which she stopped is complete, so it goes on after it.
  await heading(home, 'What you ask for');
  await home.locator('[name="title"]').fill('A fridge that does not cool');
  await home.locator('[name="rows.0.head"]').fill('Price paid');
  await home.locator('[name="rows.0.amount"]').fill('45,000');
  await press(home, 'Add another amount');
  await home.locator('[name="rows.1.head"]').fill('Spoilt food');
  await home.locator('[name="rows.1.amount"]').fill('2,500.50');
  await home
    .locator('[name="facts"]')
    .fill('We bought a fridge in March and it has never cooled since.');
  await home.locator('[name="causeOn"]').fill('2026-03-10');
  await shot(home, '05-claim');
  await next(home);
  await heading(home, 'What was agreed');
  await field(home, 'Yes, in writing').check();
  await home
    .locator('[name="clause"]')
    .fill('Disputes are decided by arbitration at Munch under its rules.');
  await home.locator('[name="names"][value="yes"]').check();
  await shot(home, '06-agreement');
  await next(home);
  await heading(home, 'Papers');
  await home
    .locator('[name="upload"]')
    .setInputFiles(['bill', 'card', 'photo', 'chat'].map((name) => file(`${name}.pdf`)));
  await press(home, 'Save and continue later');
  await home.locator('[name="upload"]').setInputFiles(file('scan.pdf'));
  await press(home, 'Save and continue later');
  expect(await home.getByRole('list', { name: 'Your papers' }).getByRole('listitem').count()).toBe(
    5,
  );
  // An agreement was said to be in writing, and no paper is marked as it yet.
  await home.getByText('none of your papers is marked as it').waitFor();
  await home.locator('[name="files.4.kind"]').selectOption('agreement');
  await shot(home, '07-documents');
  await next(home);
  await heading(home, 'Read it once more');
  expect(await home.locator('#part-costs + *').textContent()).toContain('To file you pay ₹5,000');
  expect(await home.locator('main').textContent()).toContain('Nothing is missing');
  await shot(home, '09-review');
  await home.getByRole('link', { name: 'Go on to sign' }).click();
  await heading(home, 'Sign and send');
  await home.locator('[name="name"]').fill('Asha Rao');
  await field(home, /What I have written is true/).check();
  await shot(home, '10-sign');
  await press(home, 'Sign and send');
  await heading(home, 'Your request is filed');
  await shot(home, '11-receipt');
  const receipt = (await home.locator('main').textContent()) ?? '';
  const reference = receipt.match(/MUNCH-AR-\d{4}-\d{6}/)?.[0] ?? '';
  const letter = await letterTo('asha@example.org', `Receipt: your request ${reference}`);
  expect(letter).toContain(receipt.match(/[0-9a-f]{64}/)?.[0]);
  const dispute = await site.db
    .selectFrom('dispute')
    .where('reference', '=', reference)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(dispute).toMatchObject({ sumMinor: 4_750_050n, warnings: ['consumer'] });
  const papers = await site.db
    .selectFrom('dispute_document')
    .where('disputeId', '=', dispute.id)
    .select('kind')
    .execute();
  expect(papers.map(({ kind }) => kind).sort()).toEqual([
    'agreement',
    'evidence',
    'evidence',
    'evidence',
    'evidence',
  ]);
  const parties = await site.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', dispute.id)
    .select('name')
    .execute();
  expect(parties).toHaveLength(4);
  await home.context().close();
}, 180_000);

/** Tabs until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}
async function type(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.type(text);
}
const go = async (page: Page) => {
  await tabTo(page, 'main button.btn[value="next"]');
  await page.keyboard.press('Enter');
};

test('somebody without a mouse files from the keyboard, and no page breaks a rule of WCAG 2.2 AA', async () => {
  const kiran = `kiran-${Date.now()}@example.org`; // a code is for the browser that asked, and a letter of an earlier run is not
  const page = await site.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const looked: Record<string, string[]> = {};
  const look = async (name: string) => {
    looked[name] = await complaintsOf(page);
    await shot(page, `k-${name}`);
  };
  await page.goto(START);
  await live(page);
  await look('start');
  await tabTo(page, 'main button[value="begin"]');
  await page.keyboard.press('Enter');
  await heading(page, 'What happened');
  await look('trouble');
  // A select is chosen by typing what it says.
  await type(page, '[name="kind"]', 'A loan');
  await tabTo(page, '[name="wish"]');
  await page.keyboard.press('Space');
  await go(page);
  await heading(page, 'You');
  await type(page, '[name="address"]', kiran);
  await type(page, '[name="parties.0.name"]', 'Kiran Lender');
  await type(page, '[name="parties.0.email"]', kiran);
  await type(page, '[name="parties.0.state"]', 'Maharashtra');
  await look('you');
  await go(page);
  await heading(page, 'The other side');
  await go(page);
  await page.getByRole('alert').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
    .toBe('alert');
  await look('others-refused');
  await tabTo(page, '[role="alert"] a');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
    .toBe('parties.0.name');
  await page.keyboard.type('Borrower and Sons');
  await type(page, '[name="parties.0.mobile"]', '9820098200');
  await go(page);
  await heading(page, 'What you ask for');
  await type(page, '[name="title"]', 'A loan that was not paid back');
  await type(page, '[name="rows.0.head"]', 'Principal');
  await type(page, '[name="rows.0.amount"]', '5,00,000');
  await type(page, '[name="facts"]', 'Lent in May 2022 for a year and never paid back.');
  await page.locator('[name="causeOn"]').fill('2022-05-01');
  await go(page);
  // Too late, as it seems: told, and nothing is barred.
  await page.getByText('The time seems to have ended').waitFor();
  await look('claim-late');
  await go(page);
  await heading(page, 'What was agreed');
  await tabTo(page, '[name="has"]');
  await page.keyboard.press('ArrowDown');
  await look('agreement');
  await go(page);
  await heading(page, 'Papers');
  await page
    .locator('[name="upload"]')
    .setInputFiles([
      file('note.pdf'),
      { ...file('virus.pdf'), buffer: Buffer.from('MZ not a paper') },
    ]);
  await page.getByText('virus.pdf: We can read PDF').waitFor();
  await page.getByText('note.pdf', { exact: true }).waitFor();
  await look('documents');
  await go(page);
  await heading(page, 'Read it once more');
  await look('review');
  // With the press that leads on, the code is asked for.
  await tabTo(page, 'main button[value="ask"]');
  await page.keyboard.press('Enter');
  await heading(page, 'Sign and send');
  await page.locator('[name="code"]').waitFor();
  await look('code');
  const code = (await letterTo(kiran, 'code')).match(/\b\d{6}\b/)?.[0] ?? '';
  await type(page, '[name="code"]', code);
  await page.keyboard.press('Enter');
  await page.locator('main [name="name"]').waitFor();
  await look('sign');
  await type(page, 'main [name="name"]', 'Kiran Lender');
  await tabTo(page, '[name="agrees"]');
  await page.keyboard.press('Space');
  await tabTo(page, 'main button[value="sign"]');
  await page.keyboard.press('Enter');
  await heading(page, 'Your request is filed');
  await look('receipt');
  expect(looked).toEqual(Object.fromEntries(Object.keys(looked).map((name) => [name, []])));
  await page.context().close();
}, 240_000);

test('on a phone, in Hindi and Marathi too, by taps alone to the receipt, nothing stands in anybody’s way', async () => {
  for (const [prefix, name, own] of [
    ['/hi', 'आप', 'हिन्दी'],
    ['/mr', 'तुम्ही', 'मराठी'],
  ] as const) {
    const page = await site.newPage({ viewport: phone, reducedMotion: 'reduce' });
    await page.goto(prefix + START);
    await live(page);
    expect(await complaintsOf(page), `${prefix} start`).toEqual([]);
    await page.locator('main button[value="begin"]').click();
    await page.locator('[name="kind"]').selectOption('tenancy');
    await page.locator('[name="wish"]').first().check();
    // What the law has to say is told as one chooses, before anything is pressed.
    await page.locator('[name="warning.tenancy"]').check();
    expect(
      await page
        .locator('[name="mark"]')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(['rent_act', 'conciliating']);
    expect(await complaintsOf(page), `${prefix} trouble`).toEqual([]);
    await shot(page, `p${prefix.slice(1)}-trouble`);
    await page.locator('main button.btn[value="next"]').click();
    // Its own language all the way: a step leads to the next in the same one.
    await heading(page, name);
    expect(new URL(page.url()).pathname).toBe(`${prefix}${START}/you`);
    expect(await complaintsOf(page), `${prefix} you`).toEqual([]);
    const email = `asha-${prefix.slice(1)}@example.org`;
    const typed: Record<string, Record<string, string>> = {
      you: { address: email, 'parties.0.name': 'आशा राव', 'parties.0.email': email },
      others: { 'parties.0.name': 'Ben', 'parties.0.email': 'ben@example.org' },
      claim: {
        title: 'उधार',
        'rows.0.head': 'मूळ रक्कम',
        'rows.0.amount': '50000',
        facts: 'मैंने मार्च में पैसे उधार दिए थे।',
        causeOn: '2026-03-10',
      },
      agreement: {},
      documents: {},
    };
    const arriveAt = async (step: string) => {
      await page.waitForURL(`**${prefix}${START}/${step}?draft=*`);
      expect(await complaintsOf(page), `${prefix} ${step}`).toEqual([]);
      await shot(page, `p${prefix.slice(1)}-${step}`);
    };
    for (const [step, words] of Object.entries(typed)) {
      await arriveAt(step);
      if (step === 'you') await page.locator('[name="parties.0.state"]').selectOption('27');
      if (step === 'agreement') {
        // In which language it runs if nobody says otherwise, by the name of that language.
        expect(await page.locator('details summary').allTextContents()).toContainEqual(
          expect.stringContaining(own),
        );
        expect(await page.locator('[name="clause"]').isVisible()).toBe(false);
        await page.locator('[name="has"]').last().check();
      }
      for (const [name, text] of Object.entries(words))
        await page.locator(`main [name="${name}"]`).fill(text);
      await page.locator('main button.btn[value="next"]').click();
    }
    await arriveAt('review');
    await page.locator('main button[value="ask"]').click();
    await page.waitForURL(`**${prefix}${START}/sign?draft=*`);
    await page
      .locator('[name="code"]')
      .fill((await letterTo(email, '')).match(/(?<![\d-])\d{6}(?![\d-])/)?.[0] ?? '');
    await page.locator('main button[value="prove"]').click();
    await page.locator('main [name="name"]').fill('आशा राव');
    await page.locator('[name="agrees"]').check();
    await page.locator('main button[value="sign"]').click();
    await arriveAt('receipt');
    await page.context().close();
  }
}, 240_000);

test('two devices: the second is told, keeps what it typed, and overwrites only when it says so again', async () => {
  const page = await site.newPage({ viewport: phone });
  await page.goto(START);
  await live(page);
  await press(page, 'Begin');
  await heading(page, 'What happened');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await live(other);
  await field(other, /What is your trouble/).selectOption('loan');
  await press(other, 'Save and continue later');
  await other.getByText('You can close this page').waitFor();
  await field(page, /What is your trouble/).selectOption('art');
  await press(page, 'Save and continue later');
  await page.getByText('saved on another device').waitFor();
  expect(await field(page, /What is your trouble/).inputValue()).toBe('art');
  await press(page, 'Save and continue later');
  await page.getByText('You can close this page').waitFor();
  await other.reload();
  expect(await field(other, /What is your trouble/).inputValue()).toBe('art');
  await page.context().close();
});
