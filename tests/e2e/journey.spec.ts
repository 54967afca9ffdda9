import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn, signInBrowser } from '../cast.ts';
import { readPdf } from '../pdf.ts';
import { openSite, type Site } from './site.ts';

// One dispute from the first click to the answer, each person on her own pages and with her own letters. Nothing here
// looks into the database: whatever one of them needs from another must reach her as it would in life.

let site: Site;
beforeAll(async () => {
  site = await openSite({ BANK_ACCOUNT: 'Munch | 50200012345678 | HDFC0000001 | HDFC Bank, Fort' });
});
afterAll(() => site?.close());

const phone = { viewport: { width: 360, height: 740 }, javaScriptEnabled: false } as const;
const PDF = {
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
const ASHA = 'asha.journey@example.org';
const BEN = 'ben.journey@example.org';

const main = (page: Page) => page.locator('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).locator('visible=true').first().click();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const read = new Set<string>();

/** The next letter to somebody whose subject has these words; it may still be on its way. Each is read once. */
async function letterTo(address: string, words: string): Promise<Email> {
  for (let tries = 0; tries < 300; tries += 1) {
    const names = (await readdir(site.mailFolder).catch(() => [])).filter(
      (name) => name.endsWith('.eml') && !read.has(name),
    );
    for (const name of names.sort()) {
      const mail = await PostalMime.parse(await readFile(join(site.mailFolder, name)));
      if (mail.to?.[0]?.address !== address || !mail.subject?.includes(words)) continue;
      read.add(name);
      return mail;
    }
    await new Promise((rested) => setTimeout(rested, 100));
  }
  const all = await readdir(site.mailFolder);
  const subjects = await Promise.all(
    all.map(
      async (name) => (await PostalMime.parse(await readFile(join(site.mailFolder, name)))).subject,
    ),
  );
  throw new Error(`No letter to ${address} about ${words} among these: ${subjects.join('; ')}.`);
}
const digitsIn = ({ text }: Email) => text?.match(/\b\d{6}\b/)?.[0] ?? 'no code';
const linkIn = ({ text }: Email, path: RegExp) =>
  new URL(text?.match(/https?:\/\/\S+/g)?.find((one) => path.test(one)) ?? 'no:link').pathname;

async function officePage(
  role: 'case_officer' | 'registrar' | 'accounts',
  name: string,
): Promise<Page> {
  const page = await site.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await signInBrowser(page.context(), site.url, await signedIn(site.db, { roles: [role], name }));
  return page;
}

/** A page that has come, with its script. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-live=yes]').waitFor();
}

async function fileTheRequest(page: Page): Promise<string> {
  const next = () => press(page, 'Save and go on');
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await page.goto('/request-for-arbitration/start');
  await press(page, 'Begin');
  await main(page)
    .getByLabel(/What is your trouble/)
    .selectOption('loan');
  await main(page)
    .getByLabel(/Somebody decides/)
    .check();
  await next();
  await heading(page, 'You');
  await field('address').fill(ASHA);
  await field('parties.0.name').fill('Asha Rao');
  await field('parties.0.email').fill(ASHA);
  await field('parties.0.state').selectOption('27');
  await next();
  await heading(page, 'The other side');
  await letterTo(ASHA, 'code'); // the way back to what she has written so far
  await field('parties.0.name').fill('Ben Borrower');
  await field('parties.0.email').fill(BEN);
  await field('parties.0.post').fill('12 Cold Road, Pune 411001');
  await next();
  await heading(page, 'What you ask for');
  await field('title').fill('A loan that was not paid back');
  await field('rows.0.head').fill('Principal');
  await field('rows.0.amount').fill('4,50,000');
  await field('facts').fill(
    'I lent Ben the money in March for half a year. He has paid nothing back.',
  );
  await field('causeOn').fill('2026-09-10');
  await next();
  await heading(page, 'What was agreed');
  await field('has').last().check();
  await next();
  await heading(page, 'Papers');
  await next();
  await heading(page, 'Read it once more');
  expect(await main(page).textContent()).toContain('Nothing is missing');
  await press(page, 'Go on to sign');
  await heading(page, 'Sign and send');
  await field('code').fill(digitsIn(await letterTo(ASHA, 'code')));
  await press(page, 'Check the code');
  await main(page).locator('[name="name"]').fill('Asha Rao');
  await field('agrees').check();
  await press(page, 'Sign and send');
  await heading(page, 'Your request is filed');
  return (await main(page).textContent())?.match(/MUNCH-AR-\d{4}-\d{6}/)?.[0] ?? 'no reference';
}

/** With the address that she filed under; the case is hers as soon as it is proved. */
async function openAnAccount(page: Page): Promise<void> {
  await page.goto('/sign-up');
  const form = page.locator('.lg-form');
  await form.locator('[name=name]').fill('Asha Rao');
  await form.locator('[name=username]').fill(ASHA);
  await form.locator('[name=agrees]').check();
  await form.getByRole('button', { name: 'Send me a code' }).click();
  await page.waitForURL('**/verify?ticket=*');
  await form.locator('[name=code]').fill(digitsIn(await letterTo(ASHA, 'confirm your address')));
  await form.locator('[autocomplete="new-password"]').fill('moss gasket turnip violin');
  await form.getByRole('button', { name: 'Open my account' }).click();
  await page.waitForURL('**/account');
}

/** The invoice as she would print it, and its number. */
async function printTheInvoice(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: /^Invoice .*\(PDF\)/ });
  const number = (await link.textContent())?.match(/Invoice (\S+)/)?.[1] ?? 'no number';
  const paper = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
  const { text } = readPdf(await paper.body());
  expect(text).toContain(number);
  expect(text).toContain('50200012345678');
  return number;
}

async function confirmTheTransfer(page: Page, number: string): Promise<void> {
  await open(page, '/office/payments');
  await page.getByRole('link', { name: number }).click();
  await heading(page, number);
  await page.getByLabel('Reference of the bank (UTR)').fill('HDFCN52026112200001');
  await page.getByRole('button', { name: 'Confirm the transfer' }).click();
  await page.getByText('Confirmed.').waitFor();
}

const state = (page: Page, words: string) =>
  page.locator('.bdg', { hasText: words }).first().waitFor();

/** Everything that nobody looked at is in order, but what is wanting. */
async function workThrough(page: Page, wanting: readonly string[]): Promise<void> {
  await page.locator('[data-item]').first().waitFor();
  for (const item of await page
    .locator('[data-item]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-item') ?? ''))) {
    const row = page.locator(`[data-item="${item}"]`);
    const badges = (await row.locator('.bdg').allTextContents()).join(' ');
    if (wanting.includes(item) || /In order|In order before/.test(badges)) continue;
    await row.getByRole('button', { name: /^In order/ }).click();
    await row.locator('.bdg', { hasText: /^In order$/ }).waitFor();
  }
}

async function takeAndFindADefect(page: Page, reference: string): Promise<string> {
  await open(page, `/office/disputes?q=${reference}`);
  await page.getByRole('button', { name: `Take ${reference}` }).click();
  await expect
    .poll(() => page.getByRole('row', { name: reference }).textContent())
    .toContain('Omar Officer');
  await page.getByRole('link', { name: reference }).click();
  await page.waitForURL('**/office/disputes/*-*');
  await workThrough(page, ['claim']);
  const claim = page.locator('[data-item="claim"]');
  await claim.getByText('Something is wanting').click();
  await claim.getByLabel('What is wanting').fill('The interest is not worked out.');
  await claim.getByLabel('How to cure it').fill('Say from which day and at what rate.');
  await claim.getByRole('button', { name: /^Keep as wanting/ }).click();
  await claim.locator('.bdg', { hasText: 'Wanting' }).waitFor();
  await page.getByRole('button', { name: 'Send the memo of defects' }).click();
  await state(page, 'Defects to cure');
  return new URL(page.url()).pathname;
}

/** The gate's findings where nothing was agreed beforehand; what is not named stays as the form suggests it. */
async function decideTheBasis(
  page: Page,
  path: string,
  { all, reasons }: { all: boolean; reasons: string },
): Promise<void> {
  await open(page, path);
  if (all) {
    await page.getByLabel('Who signed an agreement after the dispute arose?').selectOption('all');
    await page.getByLabel('Does that agreement name this institution?').selectOption('yes');
  }
  await page.getByLabel('Reasons').fill(reasons);
  await page.getByRole('button', { name: 'Decide the basis' }).click();
}

async function serveByPost(page: Page, path: string): Promise<void> {
  await open(page, `${path}/service`);
  const card = page
    .locator('.crd, section, article')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Notice: Ben Borrower' }) })
    .last();
  expect(await card.textContent()).toContain('E-mail');
  await card.getByText('Enter the posting').first().click();
  await card.getByLabel('Article number').fill('EM473124829IN');
  await card.getByLabel('Posted on').fill(TODAY);
  await card.getByRole('button', { name: 'Enter the posting' }).click();
  await page.getByText('Done. It is in the ledger.').waitFor();
  await card.getByText('Upload a proof of delivery').first().click();
  await card
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'proof.pdf', ...PDF });
  await card.getByRole('button', { name: 'Upload a proof of delivery' }).click();
  await card.getByText('The proof is good').first().click();
  await card.getByLabel('Delivered on').fill(TODAY);
  await card.getByLabel('Where it was received').selectOption('residence');
  await card.getByRole('button', { name: 'The proof is good' }).click();
  await card.getByText('Delivered by post, proof validated').first().waitFor();
}

/** The code as it is printed on the paper that was mailed to her. */
function codeOnPaper(mail: Email): string {
  const paper = mail.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
  const { text } = readPdf(Buffer.from(paper?.content as ArrayBuffer));
  return text.match(/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){1,2}\b/)?.[0] ?? 'no code';
}

async function typeTheCode(page: Page, code: string): Promise<void> {
  await page.goto('/notice');
  await page.getByLabel('Code on your notice').fill(code.toLowerCase().replace('-', ' '));
  await page.getByRole('button', { name: 'Open' }).click();
}

async function proveWhoSheIs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('The figures of the code').fill(digitsIn(await letterTo(BEN, 'Your code')));
  await page.getByRole('button', { name: 'Go on' }).click();
}

test('four people and a registrar take a dispute from the first click to the answer, each on her own pages', async () => {
  const lap = laps();
  const asha = await site.newPage(phone);
  const reference = await fileTheRequest(asha);
  await letterTo(ASHA, `Receipt: your request ${reference}`);
  lap('filed');
  await openAnAccount(asha);
  await asha.goto('/cases');
  await main(asha)
    .getByRole('link', { name: /A loan that was not paid back|MUNCH/ })
    .first()
    .click();
  await heading(asha, /^Asha Rao and /);
  const hers = new URL(asha.url()).pathname;
  await asha.goto(`${hers}/costs`);
  const number = await printTheInvoice(asha);
  lap('account and invoice');

  const acca = await officePage('accounts', 'Acca');
  await confirmTheTransfer(acca, number);
  lap('paid');

  const omar = await officePage('case_officer', 'Omar Officer');
  const path = await takeAndFindADefect(omar, reference);
  lap('memo');

  await asha.goto(linkIn(await letterTo(ASHA, 'please mend'), /\/defects$/));
  expect(await main(asha).textContent()).toContain('Say from which day and at what rate.');
  await asha.locator('[name=answer-claim]').fill('From 1 April 2026, at 12 per cent.');
  await press(asha, 'Send again');
  expect(await main(asha).textContent()).toContain('Your request is with us again');
  lap('cured');

  await open(omar, path);
  expect(await omar.locator('[data-item="claim"]').textContent()).toContain('at 12 per cent.');
  await workThrough(omar, []);
  await omar.getByRole('button', { name: 'Admit the request' }).click();
  await state(omar, 'Basis to decide');
  lap('admitted');

  // Nothing was agreed beforehand, so that an invitation goes out and nothing else.
  const rhea = await officePage('registrar', 'Rhea Registrar');
  await decideTheBasis(rhea, path, {
    all: false,
    reasons: 'No agreement of the parties names anybody at all.',
  });
  await state(rhea, 'Invited to agree');
  await open(omar, path);
  await omar.getByRole('button', { name: 'Send the invitation to agree' }).click();
  await main(omar).getByRole('link', { name: 'Invitation to agree' }).waitFor();
  lap('invited');

  await asha.goto(hers);
  await asha.getByLabel(/I have read this and I agree/).check();
  await asha.getByLabel('Your full name').fill('Asha Rao');
  await press(asha, 'Agree to arbitration');
  const ben = await site.newPage(phone);
  await typeTheCode(ben, codeOnPaper(await letterTo(BEN, 'invited')));
  await heading(ben, /Asha Rao/);
  await ben.getByRole('link', { name: 'Say yes to arbitration' }).click();
  await proveWhoSheIs(ben);
  await ben.getByLabel(/I agree to them in writing/).check();
  await ben.locator('[name=name]').fill('Ben Borrower');
  await press(ben, 'Save and read it over');
  await press(ben, 'Send');
  await heading(ben, 'We have got it');
  lap('agreed');

  // A code to an address that the claimant gave shows that Ben has read it; that it was he, Omar hears from him.
  await open(omar, path);
  await main(omar).getByText('it is not shown yet who gave it').first().waitFor();
  await main(omar).getByText('Say who gave it').first().click();
  await omar.getByLabel('It is shown by').selectOption('call');
  await omar.getByLabel('Number that was called').fill('+91 98111 22222');
  await omar
    .getByLabel('Where the number is from, or page of the agreement')
    .fill('The register of companies');
  await omar
    .getByLabel('What was said or found')
    .first()
    .fill('He answered to his name and said that he signed it.');
  await omar.getByRole('button', { name: 'Say who gave it' }).click();
  await main(omar).getByText('Shown in a call that an officer logged').first().waitFor();
  lap('known');

  await decideTheBasis(rhea, path, {
    all: true,
    reasons: 'Both have signed the agreement that we offered them here.',
  });
  await state(rhea, 'Notice to send');
  await open(omar, path);
  await omar.getByRole('button', { name: 'Send the notice of arbitration' }).click();
  await state(omar, 'In service');
  lap('notice');
  await serveByPost(omar, path);
  await open(omar, path);
  await state(omar, 'Commenced');
  lap('served');

  await ben.context().close();
  const again = await site.newPage(phone);
  await typeTheCode(again, codeOnPaper(await letterTo(BEN, 'Notice of arbitration')));
  await heading(again, 'Asha Rao has a claim against you');
  expect(await main(again).textContent()).toContain('₹4,50,000');
  await again.getByRole('link', { name: 'Answer the claim' }).click();
  await proveWhoSheIs(again);
  await again.getByLabel('No. I do not owe this.').check();
  await again.getByLabel('In your own words').fill('I paid her back in cash in July.');
  await press(again, 'Save and read it over');
  await press(again, 'Send');
  await heading(again, 'We have got it');
  const received =
    (await main(again).textContent())?.match(/MUNCH-AR-\d{4}-\d{6}\/R1-\d{2}/)?.[0] ?? 'no number';
  lap('answered');

  await letterTo(ASHA, 'has come in');
  await asha.goto(hers);
  expect(await main(asha).textContent()).toContain('I paid her back in cash in July.');
  await open(omar, path);
  await omar.getByRole('link', { name: 'What respondents sent in this case' }).click();
  await omar.getByRole('heading', { name: 'Answer: Ben Borrower' }).waitFor();
  expect(await main(omar).textContent()).toContain('I paid her back in cash in July.');
  expect(await main(omar).textContent()).toContain(received);
  lap('read');
  await omar.context().close();
}, 120_000);

function laps() {
  let last = Date.now();
  return (what: string) => {
    if (process.env.LAPS) console.log(`${what}: ${((Date.now() - last) / 1000).toFixed(1)} s`);
    last = Date.now();
  };
}
