import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { complaintsOf, settled } from './axe.ts';
import { bodiesSentTo, live, unanswered, visit } from './forms.ts';
import { openSite, type Site } from './site.ts';

const PATH = '/application-of-arbitration';
const API = '/api/panel/applications';
const THANKS = 'Thanks for your submission. We will get back to you soon.';
const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(text),
});
const cv = file('ada-cv.pdf', '%PDF-1.7\na life\n%%EOF\n');
const pan = file('ada-pan.pdf', '%PDF-1.7\na card\n%%EOF\n');

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
  for (const table of [
    'panel_listing',
    'panel_application',
    'panel_document',
    'panel_receipt',
    'panel_draft',
  ] as const)
    await site.db.deleteFrom(table).execute();
});

const rows = () => site.db.selectFrom('panel_application').selectAll().execute();
const title = (page: Page) => page.locator('.emp-about h2:visible').textContent();
const field = (page: Page, label: string | RegExp) => page.locator('main').getByLabel(label);
const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name }).locator('visible=true');
const reference = (page: Page) => page.locator('.emp-reference').textContent();

async function fillDetails(page: Page): Promise<void> {
  await field(page, 'Full name').fill('Ada Lovelace');
  await field(page, 'Email').fill('ada@example.org');
  await field(page, 'Phone').fill('+91 98200 00000');
  await field(page, /^National ID/).fill('PAN, to be shown in person');
}
async function fillTraining(page: Page): Promise<void> {
  await field(page, 'Educational qualifications').fill('LL.M., University of Mumbai, 2001');
  await field(page, 'Professional certifications').fill('Accredited mediator, 2014');
}
async function toLastStep(page: Page): Promise<void> {
  await fillDetails(page);
  await button(page, 'Next').click();
  await fillTraining(page);
  await button(page, 'Next').click();
}
const isAvailable = (page: Page) =>
  page.getByRole('group', { name: /available/ }).getByLabel('Yes');

test('an applicant goes through three steps, attaches a CV and gets a reference number', async () => {
  const page = await visit(site, PATH);
  await fillDetails(page);
  await button(page, 'Next').click();
  expect(await title(page)).toBe('Your training');
  await fillTraining(page);
  await page.getByRole('checkbox', { name: 'Art law' }).check();
  await button(page, 'Next').click();
  expect(await title(page)).toBe('Your practice');
  await isAvailable(page).check();
  await field(page, 'Your CV as a file').setInputFiles(cv);
  await page.getByText('Attached.').waitFor();
  expect(await page.locator('.up-kept').textContent()).toContain('ada-cv.pdf');
  await button(page, 'Submit').click();
  await page.getByText(THANKS, { exact: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(THANKS);
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(await reference(page)).toBe(`MUNCH-PA-2026-${String(row?.number).padStart(6, '0')}`);
  expect(row).toMatchObject({
    fullName: 'Ada Lovelace',
    specialisations: ['art-law'],
    isAvailable: true,
    cvDocumentName: 'ada-cv.pdf',
  });
  expect(row?.cvDocumentId).not.toBeNull();
  await page.reload();
  await live(page);
  expect(await field(page, 'Full name').inputValue()).toBe('');
});

test('with the keyboard alone: Enter goes on, the focus follows, and Back keeps what was typed', async () => {
  const page = await visit(site, PATH);
  await field(page, 'Full name').focus();
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Enter');
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent,
    );
  expect(await focused()).toBe('uemail');
  await page.locator('main').getByText('Please fill in this field.').waitFor();
  await page.keyboard.type('ada@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9820000000');
  await field(page, /^National ID/).focus();
  await page.keyboard.type('PAN');
  await field(page, 'Nationality').focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Your training');
  await field(page, 'Educational qualifications').focus();
  await page.keyboard.type('LL.M.');
  await button(page, 'Back').focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Your details');
  expect(await field(page, 'Full name').inputValue()).toBe('Ada Lovelace');
  await field(page, 'Phone').focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Your training');
  expect(await field(page, 'Educational qualifications').inputValue()).toBe('LL.M.');
});

test('a reload loses nothing: neither what was typed, nor the step, nor the attached file', async () => {
  const page = await visit(site, PATH);
  await toLastStep(page);
  await page.getByRole('group', { name: 'Preferred hearing days' }).getByLabel('Weekends').check();
  await field(page, 'Additional information').fill('My Aadhaar is 2345 6789 0124');
  await field(page, 'Your CV as a file').setInputFiles(cv);
  await page.getByText('Attached.').waitFor();
  await page.reload();
  await live(page);
  await expect.poll(() => title(page)).toBe('Your practice');
  expect(
    await page
      .getByRole('group', { name: 'Preferred hearing days' })
      .getByLabel('Weekends')
      .isChecked(),
  ).toBe(true);
  expect(await page.locator('.up-kept').textContent()).toContain('ada-cv.pdf');
  // Not even the browser keeps it whole.
  expect(await field(page, 'Additional information').inputValue()).toBe(
    'My Aadhaar is XXXX XXXX 0124',
  );
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('6789');
  await isAvailable(page).check();
  await button(page, 'Submit').click();
  await page.getByText(THANKS, { exact: true }).waitFor();
  expect((await rows())[0]).toMatchObject({
    fullName: 'Ada Lovelace',
    hearingDays: 'weekends',
    cvDocumentName: 'ada-cv.pdf',
  });
});

test('a refusal leads back to the step and the field that needs a correction', async () => {
  const page = await visit(site, PATH);
  await toLastStep(page);
  await isAvailable(page).check();
  await field(page, 'CV or resume').fill('A life.');
  for (let step = 0; step < 2; step += 1) await button(page, 'Back').click();
  await field(page, /^Day$/).fill('31');
  await field(page, /^Month$/).selectOption('June');
  await field(page, /^Year$/).fill('1980');
  await button(page, 'Next').click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('day');
  expect(await page.getByRole('group', { name: 'Date of birth' }).textContent()).toContain(
    'a day of birth that the calendar has',
  );
  await field(page, /^Day$/).fill('30');
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await button(page, 'Submit').click();
  await page.getByText(THANKS, { exact: true }).waitFor();
  expect((await rows())[0]?.bornOn).toBe('1980-06-30');
});

test('a file that is something else inside is refused with what to send; one too large is not sent; one can be removed', async () => {
  const page = await visit(site, PATH);
  const sent = bodiesSentTo(page, '/api/panel/documents');
  const choose = field(page, 'Copy of your national ID');
  await choose.setInputFiles(file('pan.pdf', '<html><script>alert(1)</script>'));
  await page.getByText('We can take PDF, JPEG, PNG or DOCX files only').waitFor();
  // From a disk, as people send it: as words to the browser alone it takes half a minute of a busy machine.
  const large = join(await mkdtemp(join(tmpdir(), 'munch-large-')), 'scan.pdf');
  await writeFile(large, Buffer.alloc(25 * 1024 * 1024 + 1, '%PDF-1.7\n'));
  await choose.setInputFiles(large);
  await page.getByText('This file is larger than 25 MB. Please send a smaller one.').waitFor();
  await rm(dirname(large), { recursive: true });
  expect(sent).toHaveLength(1);
  await choose.setInputFiles(pan);
  await page.getByText('Attached.').waitFor();
  await button(page, 'Remove ada-pan.pdf').click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('nationalIdUpload');
  await field(page, 'Full name').fill('Ada');
  await field(page, 'Email').fill('ada@example.org');
  await field(page, 'Phone').fill('9820000000');
  await button(page, 'Next').click();
  await page
    .getByText('Please attach your national ID, or say here where it can be seen.')
    .waitFor();
});

test('when the line breaks nothing is said to be stored, and the second try is the same application', async () => {
  const page = await visit(site, PATH);
  await toLastStep(page);
  await isAvailable(page).check();
  await field(page, 'CV or resume').fill('A life.');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(API)) keys.push(request.headers()['idempotency-key']);
  });
  await page.route(`**${API}`, unanswered, { times: 1 });
  await button(page, 'Submit').click();
  await page.getByText('We could not store your application.').waitFor();
  expect(await page.getByText(THANKS).count()).toBe(0);
  await button(page, 'Submit').click();
  await page.getByText(THANKS, { exact: true }).waitFor();
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await rows()).toHaveLength(1);
});

/** Presses a button and waits for the page that answers. */
async function pressed(page: Page, name: string | RegExp): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    button(page, name).click(),
  ]);
  await page.waitForLoadState();
  return answer.status();
}

test('without JavaScript it is one form: a refusal keeps all that was typed and the files, and then it is stored', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  await page.goto(PATH);
  await fillDetails(page);
  await field(page, 'Copy of your national ID').setInputFiles(pan);
  await page.getByRole('checkbox', { name: 'Real estate' }).check();
  await field(page, 'Your CV as a file').setInputFiles(cv);
  expect(await pressed(page, 'Submit')).toBe(422);
  expect(await page.locator('main').getByRole('alert').textContent()).toBe(
    'Please fill in this field.',
  );
  expect(await field(page, 'Full name').inputValue()).toBe('Ada Lovelace');
  expect(await page.getByRole('checkbox', { name: 'Real estate' }).isChecked()).toBe(true);
  expect(await page.locator('.up-name').allTextContents()).toEqual(['ada-pan.pdf', 'ada-cv.pdf']);
  expect(await pressed(page, 'Remove ada-pan.pdf')).toBe(200);
  expect(await page.locator('.up-name').allTextContents()).toEqual(['ada-cv.pdf']);
  await fillTraining(page);
  await field(page, 'Professional certifications').fill('Mediator');
  await isAvailable(page).check();
  expect(await pressed(page, 'Submit')).toBe(200);
  expect(await page.locator('.emp-thanks-said').textContent()).toBe(THANKS);
  const [row] = await rows();
  expect(await reference(page)).toBe(`MUNCH-PA-2026-${String(row?.number).padStart(6, '0')}`);
  expect(row).toMatchObject({
    specialisations: ['real-estate'],
    nationalIdDocumentId: null,
    cvDocumentName: 'ada-cv.pdf',
  });
});

test('without JavaScript a file that is something else is named, and the good one beside it is kept', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  await page.goto(PATH);
  await fillDetails(page);
  await field(page, 'Copy of your national ID').setInputFiles(file('pan.pdf', 'words'));
  await field(page, 'Your CV as a file').setInputFiles(cv);
  expect(await pressed(page, 'Submit')).toBe(422);
  expect(await page.locator('main').getByRole('alert').textContent()).toContain(
    'We can take PDF, JPEG, PNG or DOCX files only',
  );
  expect(await page.locator('.up-name').allTextContents()).toEqual(['ada-cv.pdf']);
  expect(await rows()).toEqual([]);
});

async function mailedLink(): Promise<string> {
  const found = async () => {
    const letters = (await readdir(site.mailFolder).catch(() => [])).filter((name) =>
      name.endsWith('.eml'),
    ); // no half-written ones
    for (const name of letters) {
      const text = (await readFile(join(site.mailFolder, name), 'utf8'))
        .replaceAll('=\n', '')
        .replaceAll('=3D', '=');
      const link = /http:\/\/\S+continue\?draft=[\w-]{43}/.exec(text)?.[0];
      if (link && !opened.has(link)) return link;
    }
    return '';
  };
  await expect.poll(found).not.toBe('');
  const link = await found();
  opened.add(link);
  return link.replace(/^http:\/\/[^/]+/, site.url);
}
const opened = new Set<string>();

for (const javaScriptEnabled of [true, false]) {
  test(`finish later: the mailed link opens what was typed on another device, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async () => {
    const page = javaScriptEnabled
      ? await visit(site, PATH)
      : await site.newPage({ javaScriptEnabled });
    if (!javaScriptEnabled) await page.goto(PATH);
    await button(page, /Finish later/).click();
    await page.getByText('Please write your e-mail address first.').first().waitFor();
    await field(page, 'Full name').fill('Ada Lovelace');
    await field(page, 'Email').fill('ada@example.org');
    await field(page, /^National ID/).fill('Aadhaar 2345 6789 0124');
    await button(page, /Finish later/).click();
    await page.getByText('A mail with a link is on its way to ada@example.org.').waitFor();
    expect(
      JSON.stringify(await site.db.selectFrom('panel_draft').selectAll().execute()),
    ).not.toContain('6789');
    const link = await mailedLink();
    const elsewhere = await site.newPage({ javaScriptEnabled });
    const referrers: (string | undefined)[] = [];
    elsewhere.on('request', (request) => referrers.push(request.headers().referer));
    const answer = await elsewhere.goto(link);
    expect(answer?.headers()['referrer-policy']).toBe('strict-origin');
    await button(elsewhere, 'Continue').click();
    await elsewhere.getByText('Here is what you had typed.').waitFor();
    expect(elsewhere.url()).toBe(site.url + PATH);
    for (const referrer of referrers) expect(referrer ?? '').not.toContain('draft=');
    expect(await field(elsewhere, 'Full name').inputValue()).toBe('Ada Lovelace');
    expect(await field(elsewhere, /^National ID/).inputValue()).toBe('Aadhaar XXXX XXXX 0124');
  });
}

test('a link that opens nothing says so, and the form is there to begin again', async () => {
  const page = await site.newPage();
  await page.goto(`${PATH}/continue?draft=nobody`);
  await button(page, 'Continue').click();
  await page.getByText('This link opens nothing any more.').waitFor();
  expect(await field(page, 'Full name').inputValue()).toBe('');
});

test('a post that no form would send is answered 4xx with a page', async () => {
  for (const [type, body, status] of [
    ['application/json', '{}', 400],
    ['multipart/form-data; boundary=x', '--x\r\nbroken', 400],
    ['application/x-www-form-urlencoded', '', 422],
    ['application/x-www-form-urlencoded', 'intent=open', 404],
    ['application/x-www-form-urlencoded', `intent=save&uemail=${'%00'.repeat(30)}`, 422],
    [
      'application/x-www-form-urlencoded',
      'specialisations=magic&month=Brumaire&day=x&year=%ff',
      422,
    ],
  ] as const) {
    const answer = await fetch(site.url + PATH, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect([answer.status, answer.headers.get('content-type')], `${type} ${body}`).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(await answer.text()).toContain('<h1');
  }
});

test('no step breaks a rule of WCAG 2.2 AA, in light or dark, or scrolls sideways at any width', async () => {
  const page = await visit(site, PATH, { viewport: { width: 360, height: 900 } });
  const broken: string[] = [];
  const look = async (what: string) => {
    // At the top, once the header, which steps aside on the way down, has come back with all its words.
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForFunction(() => {
      const back = !document.querySelector('[data-scroll=down], [data-scroll=up]');
      return (
        back &&
        [...document.querySelectorAll('.hd, .hd-top, .hd-top *')].every(
          (part) => getComputedStyle(part).visibility === 'visible',
        )
      );
    });
    for (const line of await complaintsOf(page)) broken.push(`${what}: ${line}`);
    for (const width of [768, 1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (sideways > 0) broken.push(`${what} at ${width}: ${sideways} px too wide`);
    }
  };
  await look('A');
  await button(page, 'Next').click();
  await look('A refused');
  await field(page, 'Copy of your national ID').setInputFiles(pan);
  await page.getByText('Attached.').waitFor();
  await fillDetails(page);
  await button(page, 'Next').click();
  await look('B');
  await fillTraining(page);
  await button(page, 'Next').click();
  await look('C');
  await button(page, /Finish later/).click();
  await page.locator('.note-done:visible').waitFor();
  await look('C with a note');
  await isAvailable(page).check();
  await field(page, 'CV or resume').fill('A life.');
  await button(page, 'Submit').click();
  await page.locator('.emp-thanks').waitFor();
  await look('thanks');
  expect(broken).toEqual([]);
});
