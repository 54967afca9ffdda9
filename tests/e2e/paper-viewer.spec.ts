import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '#modules/disputes/actions/members.ts';
import { newId } from '#platform/ids.ts';
import { pdfOf as letterOf } from '#platform/pdf/engine.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { dispatched, responseDeps } from '../notices.ts';
import { xlsxOf } from '../office-files.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

// A claimant files papers of several kinds; the respondent reads them, finds a place in one, notes it and answers.
let site: Site;
let id: string;
let ada: SignedIn;
let ben: SignedIn;
/** Bytes of the scan. */
let size: number;
/** Addresses of the papers by their titles. */
const papers = new Map<string, string>();
const phone = { viewport: { width: 360, height: 740 } };
const desk = { viewport: { width: 1440, height: 900 } };

beforeAll(async () => {
  site = await openSite();
  const dataDir = dirname(site.mailFolder);
  const key = await openKey({
    file: join(dataDir, 'vault.key'),
    vault: join(dataDir, 'files'),
    given: undefined,
  });
  const deps = await responseDeps(site.db, { now: new Date() }, keyFor('sign-in', key));
  const one = await dispatched(deps);
  id = one.id;
  ada = await signedIn(site.db, { name: 'Ada Traders', email: 'ada@example.org' });
  ben = await signedIn(site.db, { name: 'Ben Borrower', email: 'ben@example.org' });
  await site.db.transaction().execute((tx) =>
    addMember(tx, {
      id: newId(),
      disputeId: id,
      partyId: one.partyId,
      personId: ben.personId,
      email: null,
      role: 'party',
      at: new Date(),
    }),
  );
  const scan = await pdfOf(PAGES);
  size = scan.length;
  for (const [name, content] of [
    ['Measurements.pdf', scan],
    ['Photo.png', PICTURE],
    [
      'Panels.xlsx',
      xlsxOf('माप', [
        ['Panel', 'Width'],
        ['Five', '2,412'],
      ]),
    ],
    ['Letter.pdf', await letterInHindi()],
    ['Printed.pdf', await printedInHindi()],
    ['Broken.pdf', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')],
  ] as const)
    papers.set(name, await filed(name, content));
}, 120_000);
afterAll(() => site?.close());

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const PAGES = 40;

const fontFile = (name: string) =>
  fileURLToPath(new URL(`../../src/platform/pdf/fonts/${name}.ttf`, import.meta.url));

/** As the product writes letters. */
function letterInHindi(): Promise<Buffer> {
  const about = { title: 'सूचना', author: 'Ada', subject: 'Letter', foot: 'Letter' };
  const parts = [{ text: 'निर्णय की शक्ति' }, { text: 'पक्षों के विवाद' }];
  const madeAt = new Date('2026-11-20T00:00:00Z');
  return letterOf({ ...about, madeAt, language: 'hi-IN', parts });
}

/** As a browser prints a page: half letters have no code of their own, and words are told beside what is drawn. */
async function printedInHindi(): Promise<Buffer> {
  const page = await site.newPage({});
  const font = readFileSync(fontFile('anek-devanagari-regular')).toString('base64');
  await page.setContent(
    `<style>@font-face{font-family:A;src:url(data:font/ttf;base64,${font})}body{font:20px A}</style>
    <p lang="hi">एक ऑब्जेक्ट भेजें</p><p lang="hi">आर्बिट्रेशन का हिन्दी पाठ</p>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf();
  await page.context().close();
  return pdf;
}

/** A scan: each page is a picture of noise that nothing packs, and the twelfth says something in Marathi. */
function pdfOf(pages: number): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', compress: false });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) document.addPage();
    document
      .font(fontFile('anek-latin-regular'))
      .fontSize(16)
      .text(`Site measurement sheet ${page}`);
    if (page === 12) document.font(fontFile('anek-devanagari-regular')).text('हे मोजमाप नंतरचे आहे');
    document.image(noise(500), 60, 160, { width: 400 });
  }
  document.end();
  return new Promise((done) => document.on('end', () => done(Buffer.concat(parts))));
}

/** A PNG of so many pixels a side, in grey. */
function noise(side: number): Buffer {
  const rows = randomBytes(side * (side + 1)).map((byte, at) => (at % (side + 1) === 0 ? 0 : byte));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  const chunk = (name: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(rows, { level: 0 });
  return Buffer.concat([
    mark,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Sends a file by the door that programs use, waits until it was looked at, and files it. */
async function filed(name: string, content: Buffer): Promise<string> {
  const headers = { cookie: ada.cookie, 'sec-fetch-site': 'same-origin', 'tus-resumable': '1.0.0' };
  const base = `${site.url}/api/disputes/${id}`;
  const begun = await fetch(`${base}/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(content.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  });
  const upload = begun.headers.get('location') ?? '';
  await fetch(site.url + upload, {
    method: 'PATCH',
    headers: {
      ...headers,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(content),
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(site.url + upload, { headers });
    const { data } = (await answer.json()) as { data: { state: string } };
    if (data.state === 'ready') break;
    await new Promise((done) => setTimeout(done, 200));
  }
  const answer = await fetch(`${base}/papers`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      papers: [{ upload: upload.slice(-36), title: name.split('.')[0], kind: 'picture' }],
    }),
  });
  const said = (await answer.json()) as { data: { papers: { id: string }[] } };
  return `/cases/${id}/papers/${said.data.papers[0]?.id}`;
}

async function reader(who: SignedIn, options: object): Promise<Page> {
  const page = await site.newPage(options);
  await signInBrowser(page.context(), site.url, who);
  return page;
}

const at = (name: string) => papers.get(name) ?? '';

/** Whether nothing stands out of the screen. */
function isWithin(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
  );
}

/** The page that the reader looks at is drawn: its words lie over it. */
const drawn = (page: Page, number: number) =>
  page
    .locator(`[data-page="${number}"]`)
    .getByText(`sheet ${number}`)
    .waitFor({ state: 'attached' });

test('a PDF is read in parts, found in by its words, and left at a place that has an address', async () => {
  const page = await reader(ben, desk);
  const parts: number[] = [];
  page.on('response', async (answer) => {
    if (answer.url().includes('/documents/') && answer.status() === 206)
      parts.push(Number(answer.headers()['content-length']));
  });
  // As slow as a cheap phone: what is asked for before the pages have their places is asked for here.
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.goto(at('Measurements.pdf'));
  await drawn(page, 1);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(parts.reduce((sum, one) => sum + one, 0)).toBeLessThan(size / 3);
  expect(await complaintsOf(page)).toEqual([]);

  await page.keyboard.press('ArrowRight');
  await drawn(page, 2);
  expect(await page.getByLabel('Go to page').inputValue()).toBe('2');
  await page.keyboard.press('/');
  await page.keyboard.type('मोजमाप');
  await page.getByText('On 1 page').waitFor();
  expect(await page.getByLabel('Go to page').inputValue()).toBe('12');
  await page.locator('[data-page="12"] .pvw-hit').first().waitFor();

  await page.goto(`${at('Measurements.pdf')}?page=30`);
  await drawn(page, 30);
  await page.keyboard.press('+');
  await page.getByText('125 %').waitFor();
  await page.keyboard.press('l');
  await page.getByText(/The link to page 30 is copied|page=30/).waitFor();
}, 120_000);

test('Hindi is found in a letter of ours and in a page that a browser printed, however it is spelled', async () => {
  const page = await reader(ben, desk);
  const finds = async (words: string) => {
    await page.getByRole('searchbox').fill(words);
    await page.getByText('On 1 page').waitFor();
    await page.locator('.pvw-hit').first().waitFor();
    await page.getByRole('searchbox').fill('');
    await page.locator('.pvw-hit').first().waitFor({ state: 'detached' });
  };
  await page.goto(at('Letter.pdf'));
  for (const words of ['निर्णय', 'शक्ति', 'पक्षों के विवाद']) await finds(words);
  await page.goto(at('Printed.pdf'));
  for (const words of ['ऑब्जेक्ट', 'आर्बिट्रे', 'हिंदी', 'भेजें']) await finds(words);
}, 120_000);

test('on a phone all of it is within reach, and a sheet and a picture are read in the page', async () => {
  const page = await reader(ben, phone);
  await page.goto(at('Measurements.pdf'));
  await drawn(page, 1);
  expect(await isWithin(page)).toBe(true);
  expect(await complaintsOf(page)).toEqual([]);
  await page.goto(at('Panels.xlsx'));
  await page.getByRole('cell', { name: '2,412' }).waitFor();
  expect(await isWithin(page)).toBe(true);
  expect(await complaintsOf(page)).toEqual([]);
  await page.goto(at('Photo.png'));
  await page.getByRole('img', { name: 'Photo' }).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
}, 120_000);

test('what is damaged says what can be read of it', async () => {
  const page = await reader(ben, phone);
  await page.goto(at('Broken.pdf'));
  await page.getByText('not one of its pages opens').waitFor();
  expect(await complaintsOf(page)).toEqual([]);
}, 60_000);

test('without JavaScript a paper has its number, who opened it, its file and its words', async () => {
  const page = await reader(ben, { ...phone, javaScriptEnabled: false });
  await page.goto(at('Measurements.pdf'));
  expect(await page.getByText('C-1', { exact: true }).count()).toBe(1);
  expect(await page.getByText(/Opened by|has not opened it yet/).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Download' }).count()).toBe(1);
  await page.goto(at('Panels.xlsx'));
  expect(await page.getByRole('cell', { name: '2,412' }).count()).toBe(1);
}, 60_000);

test('a paper is answered where it is read, and who reads the answer stands beneath the button', async () => {
  const page = await reader(ben, phone);
  await page.goto(`/cases/${id}/papers`);
  await page.getByRole('link', { name: 'Measurements' }).click();
  await drawn(page, 1);
  await page.keyboard.press('d');
  expect(await page.getByRole('radio', { name: /Deny/ }).isChecked()).toBe(true);
  await page.getByText('Read by Ada Traders, Ben Borrower, the office').waitFor();
  await page.getByLabel('Why').fill('Measured a day late.');
  await page.getByRole('button', { name: 'Send my answer to all' }).click();
  await page.getByText('Measured a day late.').first().waitFor();
  expect(await complaintsOf(page)).toEqual([]);
}, 60_000);

test('a note is pinned to the page that its writer looks at, and a link in talk leads to a page', async () => {
  const page = await reader(ben, desk);
  await page.goto(`${at('Measurements.pdf')}?page=12`);
  await drawn(page, 12);
  await page.keyboard.press('n');
  await page.keyboard.type('हे नंतरचे आहे');
  await page.getByRole('button', { name: 'Note it' }).click();
  await page.getByText('Noted, for you alone.').waitFor();
  await page.locator('[data-page="12"]').getByRole('img', { name: 'Your note 1' }).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  const other = await reader(ada, desk);
  await other.goto(`${at('Measurements.pdf')}?page=12`);
  await drawn(other, 12);
  expect(await other.getByText('हे नंतरचे आहे').count()).toBe(0);

  await page.goto(`/cases/${id}/talk/all`);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Look at C-1, पृष्ठ 30.');
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('link', { name: 'C-1, पृष्ठ 30' }).click();
  await drawn(page, 30);
  expect(await page.getByLabel('Go to page').inputValue()).toBe('30');
}, 120_000);

test('beside the list stands what is known of the paper that has the focus', async () => {
  const page = await reader(ben, desk);
  await page.goto(`/cases/${id}/papers`);
  const detail = page.getByRole('complementary', { name: 'About this paper' });
  await detail.getByRole('heading', { name: 'Measurements' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await detail.getByRole('heading', { name: 'Photo' }).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await detail.getByRole('link', { name: 'Open C-2' }).click();
  await page.getByRole('img', { name: 'Photo' }).waitFor();
}, 60_000);
