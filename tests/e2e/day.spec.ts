import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { default as ICAL } from 'ical.js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '#modules/disputes/actions/members.ts';
import { newId } from '#platform/ids.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { dispatched, go, responseDeps } from '../notices.ts';
import { pdfSaying, readPages } from '../pages.ts';
import { unpacked } from '../zip.ts';
import { complaintsOf } from './axe.ts';
import { filePaper } from './filed.ts';
import { live } from './forms.ts';
import { openSite, type Site } from './site.ts';

// One day of a dispute that was answered: ada claims at a desk, ben responds on a phone, mia helps both to agree (ACA s. 30) at another
// desk. Omar is the officer: he looks on, and what is not for him he does not see.
const phone = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true } as const;

let site: Site;
let id = '';
let reference = '';
let own = '';
let [ada, ben, mia, omar] = [] as unknown as [SignedIn, SignedIn, SignedIn, SignedIn];

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
  const one = await dispatched(deps);
  ({ id, reference } = one);
  ada = await signedIn(db, { name: 'Ada Traders', email: 'ada@example.org' });
  ben = await signedIn(db, { name: 'Ben Borrower', email: 'ben@example.org' });
  mia = await signedIn(db, { name: 'Mia Menon' });
  omar = await signedIn(db, { name: 'Omar Nair', roles: ['case_officer'] });
  const { partyId, personId } = { partyId: one.partyId, personId: ben.personId };
  await db.transaction().execute((tx) => {
    const ways = { partyId, personId, email: null, role: 'party' as const };
    return addMember(tx, { id: newId(), disputeId: id, at: now, ...ways });
  });
  await go(deps, id, [['served', 'system']], partyId);
  await go(deps, id, [['answered', 'respondent']], partyId);
  await helps(mia);
  own = (await partyOf('claimant')).id;
});
afterAll(() => site?.close());

const partyOf = (side: 'claimant' | 'respondent') =>
  site.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .where('side', '=', side)
    .select('id')
    .executeTakeFirstOrThrow();

/** As the appointment will say who helps. */
async function helps({ personId }: SignedIn): Promise<void> {
  const last = await site.db
    .selectFrom('dispute_event')
    .where('disputeId', '=', id)
    .orderBy('number', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow();
  const details = JSON.stringify({ neutral: personId });
  const next = { id: newId(), number: last.number + 1, type: 'conciliator_appointed', details };
  await site.db
    .insertInto('dispute_event')
    .values({ ...last, ...next, partyId: null })
    .execute();
}

async function at(who: SignedIn, place: string, how: object = {}): Promise<Page> {
  const page = await site.newPage(how);
  await signInBrowser(page.context(), site.url, who);
  await page.goto(`/cases/${id}${place}`);
  await live(page);
  return page;
}

async function goTo(page: Page, place: string): Promise<void> {
  await page.goto(`/cases/${id}${place}`);
  await live(page);
}

async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}

/** What is told to the open pages of somebody from now on, as it comes over the line. */
async function hears({ cookie }: SignedIn) {
  const ended = new AbortController();
  const { signal } = ended;
  const answer = await fetch(`${site.url}/api/events`, { headers: { cookie }, signal });
  let told = '';
  const reading = (async () => {
    for await (const part of answer.body ?? []) told += Buffer.from(part).toString();
  })().catch(() => undefined);
  return {
    told: () => told,
    end: () => {
      ended.abort();
      return reading;
    },
  };
}

async function api(who: SignedIn, path: string, body?: object) {
  const headers = { cookie: who.cookie, 'content-type': 'application/json', origin: site.url };
  const given = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const answer = await fetch(`${site.url}/api/disputes/${id}${path}`, { headers, ...given });
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads it also checks
  return { status: answer.status, ...((await answer.json()) as { data?: any }) };
}

const log = (page: Page) => page.getByRole('log');

async function says(page: Page, place: string, words: string): Promise<void> {
  await goTo(page, `/talk/${place}`);
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill(words);
  if (place.startsWith('caucus'))
    await page.getByRole('checkbox', { name: /In confidence/ }).check();
  await field.press('Control+Enter');
  await log(page).getByText(words).waitFor();
}

function laps() {
  let last = Date.now();
  return (what: string) => {
    if (process.env.LAPS) console.log(`${what}: ${((Date.now() - last) / 1000).toFixed(1)} s`);
    last = Date.now();
  };
}

const RECEIPT = 'दुसऱ्या गाडीतील गाठी ओल्या होत्या, म्हणून पावती दिली नाही.';
const SECRET = 'Kinhal: we would take three lakh twenty.';
const WORDS = {
  all: 'The lorry of 14 March came late.',
  parties: 'Four lakh and we shake hands?',
  own: 'Our floor is four lakh.',
};

async function filesOverABrokenLine(page: Page): Promise<void> {
  let pieces = 0;
  await page.route('**/uploads/*', (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pieces += 1;
    return pieces === 2 ? route.abort('connectionreset') : route.continue();
  });
  await goTo(page, '/papers');
  await page.getByLabel('Add files').setInputFiles([
    {
      name: 'Delivery notes.pdf',
      mimeType: 'application/pdf',
      buffer: await pdfSaying(['three notes', 'each with a stamp'], 'scan '.repeat(500_000)),
    },
    { name: 'पावती.txt', mimeType: 'text/plain', buffer: Buffer.from(RECEIPT) },
  ]);
  await expect.poll(() => page.getByText('Ready to file').count()).toBe(2);
  expect(pieces).toBeGreaterThan(3);
  await shot(page, 'day-papers-ready');
  await page.getByRole('button', { name: 'File and send to Ada Traders' }).click();
  await page.getByText('Filed, and on its way to the other side.').waitFor();
  await page.getByText('R-2', { exact: true }).waitFor();
}

/** Nothing of the caucus reaches somebody's page, counts, search or stream. */
async function seesNoCaucus(who: SignedIn, page: Page, told: string): Promise<void> {
  const caucus = `caucus-${own}`;
  expect(await page.content()).not.toContain('Kinhal');
  await page.reload();
  expect(await page.content()).not.toContain('Kinhal');
  const talk = JSON.stringify((await api(who, '/talk')).data);
  expect(talk).not.toContain(caucus);
  expect((await page.request.get(`/cases/${id}/talk/${caucus}`)).status()).toBe(404);
  expect((await api(who, `/talk/${caucus}/messages`)).status).toBe(404);
  const { data } = await api(who, '/search?q=Kinhal');
  expect([data.total, data.corrections]).toEqual([0, []]);
  expect(told).toContain('"place":"all"');
  expect(told).not.toContain(caucus);
}

const stepsOf = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
};

async function everythingOf(who: SignedIn, archive: string): Promise<Map<string, Buffer>> {
  const address = `${site.url}/api/disputes/${id}/export/${archive}`;
  const answer = await fetch(address, { headers: { cookie: who.cookie } });
  expect(answer.status).toBe(200);
  return unpacked(Buffer.from(await answer.arrayBuffer()));
}

function expectEveryHash(files: ReadonlyMap<string, Buffer>): void {
  const lines = files.get('SHA256SUMS.txt')?.toString().trim().split('\n') ?? [];
  const named = lines.map((line) => [line.slice(0, 64), line.slice(66)]);
  for (const [hash, name = ''] of named)
    expect([
      name,
      createHash('sha256')
        .update(files.get(name) ?? '')
        .digest('hex'),
    ]).toEqual([name, hash]);
  expect(named).toHaveLength(files.size - 1);
}

const readIn = (files: ReadonlyMap<string, Buffer>) =>
  [...files].map(([name, bytes]) => `${name}\n${bytes.toString()}`).join('\n');

test('a day of three people in one dispute: papers over a broken line, talk in four places, a bundle, a search, a calendar, everything taken along', async () => {
  const lap = laps();
  const [hers, his] = [await at(ada, '/papers'), await at(ben, '', phone)];
  const [helper, office] = [await at(mia, '/talk/all'), await at(omar, '/talk')];
  const [toBen, toOmar] = [await hears(ben), await hears(omar)];
  lap('opened');

  await filesOverABrokenLine(his);
  lap('filed');

  await says(his, 'all', WORDS.all);
  await log(helper).getByText(WORDS.all).waitFor();
  await says(hers, 'parties', WORDS.parties);
  await goTo(his, '/talk/parties');
  await log(his).getByText(WORDS.parties).waitFor();
  await says(hers, `own-${own}`, WORDS.own);
  await goTo(helper, `/talk/caucus-${own}`);
  const counted = JSON.stringify((await api(ben, '/talk')).data);
  await says(hers, `caucus-${own}`, SECRET);
  await log(helper).getByText(SECRET).waitFor();
  await shot(hers, 'day-caucus');
  lap('talked');

  expect(JSON.stringify((await api(ben, '/talk')).data)).toBe(counted);
  await seesNoCaucus(ben, his, toBen.told());
  await seesNoCaucus(omar, office, toOmar.told());
  // Whoever was meant finds it by the same word, so that the word is one that is found.
  const found = async () => (await api(ada, '/search?q=Kinhal')).data?.total;
  await expect.poll(found).toBe(1);
  for (const place of ['parties', `own-${own}`])
    expect((await api(mia, `/talk/${place}/messages`)).status).toBe(404);
  await Promise.all([toBen.end(), toOmar.end()]);
  lap('kept apart');

  const content = await pdfSaying(['the agreement', 'its second page']);
  const place = `${site.url}/api/disputes/${id}`;
  await filePaper(hers.request, { at: place, title: 'Agreement', content });
  await goTo(hers, '/papers/bundles');
  for (const title of [/Agreement/, /Delivery notes/])
    await hers.getByRole('checkbox', { name: title }).check();
  await hers.getByLabel('Title on the cover').fill('For the talk with Mia');
  await hers.getByRole('button', { name: 'Make one file' }).click();
  const link = hers.getByRole('link', { name: 'Download For the talk with Mia (PDF)' });
  await link.waitFor({ timeout: 60_000 });
  const bundle = await hers.request.get((await link.getAttribute('href')) ?? '');
  const { pages, bookmarks } = await readPages(await bundle.body());
  expect(bookmarks.map(({ title }) => title)).toEqual(['C-1 Agreement', 'R-1 Delivery notes']);
  expect(pages.at(-1)).toMatch(/each with a stamp.*R-1\s+2\/2/s);
  lap('bundled');

  await his.goto(`/mr/cases/${id}/search`);
  const marked = async () => {
    await his.locator('input[name=q]').fill('पावती ओल्या');
    await his.locator('input[name=q]').press('Enter');
    await his.waitForURL(/q=/);
    return his.locator('mark').allTextContents();
  };
  await expect.poll(marked).toEqual(expect.arrayContaining(['ओल्या', 'पावती']));
  await shot(his, 'day-search-mr');
  lap('searched');

  await goTo(hers, '/calendar');
  await hers.getByRole('button', { name: 'Make an address' }).click();
  const address = await hers.getByLabel('Secret address').inputValue();
  const feed = await (await fetch(`${site.url}${new URL(address).pathname}`)).text();
  const { entries } = (await api(ada, '/calendar')).data as { entries: { dueOn: string }[] };
  expect(entries.length).toBeGreaterThan(0);
  const read = stepsOf(feed);
  expect(read.map(({ startDate }) => startDate.toString()).sort()).toEqual(
    entries.map(({ dueOn }) => dueOn).sort(),
  );
  for (const { summary } of read) expect(summary).toContain(reference);
  lap('dated');

  await goTo(hers, '/export');
  await hers.getByRole('button', { name: 'Make my copy' }).click();
  const { data: asked } = await api(ben, '/export', {});
  const made = async (who: SignedIn) => (await api(who, '/export')).data.archive.state;
  await expect.poll(() => made(ada)).toBe('ready');
  await hers.reload();
  const copy = await hers.getByRole('link', { name: /^Download/ }).getAttribute('href');
  const mine = await everythingOf(ada, copy?.slice(-36) ?? '');
  expectEveryHash(mine);
  for (const words of [...Object.values(WORDS), SECRET, RECEIPT])
    expect(readIn(mine)).toContain(words);
  expect([...mine.values()].some((bytes) => bytes.equals(content))).toBe(true);
  await expect.poll(() => made(ben)).toBe('ready');
  const theirs = readIn(await everythingOf(ben, asked.id));
  for (const words of [WORDS.all, WORDS.parties, RECEIPT]) expect(theirs).toContain(words);
  for (const words of [WORDS.own, 'Kinhal']) expect(theirs).not.toContain(words);
  lap('taken along');

  await goTo(his, '');
  await shot(his, 'day-home-phone');
  expect(await complaintsOf(his)).toEqual([]);
}, 120_000);

test('whoever helps both to agree goes from their list to the case, and from its home to its places', async () => {
  const desk = await at(mia, '', { viewport: { width: 1440, height: 900 } });
  await desk.goto('/cases');
  await live(desk);
  const { title } = (await api(mia, '')).data;
  await desk.getByRole('link', { name: title }).click();
  await desk.waitForURL(`**/cases/${id}`);
  await desk.getByRole('heading', { level: 1 }).getByText('Ada Traders').waitFor();
  await shot(desk, 'neutral-home');
  expect(await complaintsOf(desk)).toEqual([]);
  for (const [link, path] of [
    ['Papers', 'papers'],
    ['Calendar', 'calendar'],
    ['People', 'people'],
    ['Board', 'board'],
  ] as const) {
    await goTo(desk, '');
    await desk.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await desk.waitForURL(`**/cases/${id}/${path}`);
    await desk.getByRole('heading', { level: 1 }).first().waitFor();
  }
  expect((await desk.request.get(`/cases/${id}/costs`)).status()).toBe(404);

  const small = await site.newPage({ ...phone, javaScriptEnabled: false });
  await signInBrowser(small.context(), site.url, mia);
  await small.goto(`/hi/cases/${id}`);
  await small.getByText('ये जगहें आपके लिए खुली हैं।').waitFor();
  await shot(small, 'neutral-home-hi');
  expect(
    await small.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    ),
  ).toBe(true);
});
