import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeLinks, passesOnDispatch } from '#modules/response/jobs.ts';
import type { ResponseDeps } from '#modules/response/routes.ts';
import { type ServiceDeps, serviceListener } from '#modules/service/routes.ts';
import { newCode } from '#platform/ids.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { openVault } from '#platform/vault/vault.ts';
import { serviceParts, settings } from '../app.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { aFiling, aParty, disputesDeps } from '../disputes.ts';
import { codeOf, dispatched, invited } from '../notices.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let id: string;
let house: ServiceDeps & ResponseDeps;
let omar: SignedIn;
let rhea: SignedIn;
let ada: SignedIn;
beforeAll(async () => {
  site = await openSite();
  const dataDir = dirname(site.mailFolder);
  const key = await openKey({
    file: join(dataDir, 'vault.key'),
    vault: join(dataDir, 'files'),
    given: undefined,
  });
  const papers = openVault({
    folder: join(dataDir, 'files/disputes'),
    incoming: join(dataDir, 'incoming'),
    key,
  });
  const making = {
    ...(await disputesDeps(site.db, { now: new Date() })),
    now: () => new Date(),
    papers,
    key: keyFor('sign-in', key),
    newCode,
  };
  const deps: ServiceDeps & typeof making = {
    ...making,
    ...serviceParts,
    settings: { ...settings, publicUrl: site.url },
    noticeLink: noticeLinks(making),
  };
  house = { ...deps, listeners: [passesOnDispatch(deps), serviceListener(deps)] };
  id = (await dispatched(house)).id;
  omar = await signedIn(site.db, { roles: ['case_officer'], name: 'Omar Officer' });
  ada = await signedIn(site.db, { name: 'Ada Traders', email: 'ada@example.org' });
  rhea = await signedIn(site.db, { roles: ['registrar'], name: 'Rhea Registrar' });
});
afterAll(() => site?.close());

const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
const proof = {
  name: 'proof.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

test('the notice is mailed with the paper and with the address at which it is read', async () => {
  // By itself the product looks once in a minute for what is owed; a letter that somebody asks for takes the others along.
  const asked = await fetch(`${site.url}/api/identity/links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username: 'ada@example.org', agrees: true }),
  });
  expect(asked.status).toBe(202);
  const mailed = () =>
    (existsSync(site.mailFolder) ? globSync(`${site.mailFolder}/*.eml`) : []).map((file) =>
      readFileSync(file, 'utf8'),
    );
  for (
    let tries = 0;
    tries < 300 && !mailed().some((text) => text.includes('Notice of arbitration'));
    tries += 1
  )
    await new Promise((done) => setTimeout(done, 250));
  const letter = mailed().find((text) => text.includes('Notice of arbitration')) ?? '';
  expect(letter).toContain('ben@example.org');
  expect(letter).toContain('/n/');
  expect(letter).toContain('Content-Type: application/pdf');
}, 90_000);

test('an officer posts the notice, brings a proof, and the dispute has commenced, without JavaScript', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  await signInBrowser(page.context(), site.url, omar);
  await page.goto(`/office/disputes/${id}/service`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Service of documents');
  expect(await page.getByText('It may not: this party has not been served.').count()).toBe(1);
  await page.getByText('Enter the posting').first().click();
  await page.getByLabel('Article number').fill('EM473124828IN');
  await page.getByLabel('Posted on').fill(today());
  await page.getByRole('button', { name: 'Enter the posting' }).click();
  expect(await page.getByRole('alert').textContent()).toContain('not a number of the carrier');
  expect(await page.getByLabel('Article number').inputValue()).toBe('EM473124828IN');
  await page.getByLabel('Article number').fill('EM473124829IN');
  await page.getByRole('button', { name: 'Enter the posting' }).click();
  expect(await page.getByRole('status').filter({ hasText: 'Done' }).count()).toBe(1);
  await page.getByText('Upload a proof of delivery').first().click();
  await page.locator('input[type=file]').first().setInputFiles(proof);
  await page.getByRole('button', { name: 'Upload a proof of delivery' }).click();
  await page.getByText('The proof is good').first().click({ timeout: 10_000 });
  await page.getByLabel('Delivered on').fill(today());
  await page.getByLabel('Where it was received').selectOption('residence');
  await page.getByRole('button', { name: 'The proof is good' }).click();
  expect(await page.getByText('Delivered by post, proof validated').count()).toBe(1);
  const dispute = await site.db
    .selectFrom('dispute')
    .where('id', '=', id)
    .select(['state', 'commencedOn'])
    .executeTakeFirstOrThrow();
  expect(dispute).toEqual({ state: 'arb_commenced', commencedOn: today() });
  await page.getByRole('button', { name: 'Issue a certificate of service' }).click();
  expect(await page.getByRole('link', { name: 'JSON' }).count()).toBe(1);
});

test.each([360, 1440])(
  'the ledger is there for everybody, at %i px, and a registrar takes a service back',
  async (width) => {
    const page = await site.newPage({ reducedMotion: 'reduce', viewport: { width, height: 800 } });
    await signInBrowser(page.context(), site.url, rhea);
    await page.goto(`/office/disputes/${id}/service`);
    await page.locator('html[data-live=yes]').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      ),
    ).toBe(true);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/service-${width}.png`, fullPage: true });
    if (width !== 1440) return;
    await page.getByText('Take the service back').first().click();
    await page
      .locator('details', { hasText: 'Take the service back' })
      .getByLabel('Reason')
      .fill('The signature is not hers.');
    await page.getByRole('button', { name: 'Take the service back' }).click();
    await page.getByText('Done. It is in the ledger.').waitFor();
    expect(
      (
        await site.db
          .selectFrom('dispute')
          .where('id', '=', id)
          .select('state')
          .executeTakeFirstOrThrow()
      ).state,
    ).toBe('arb_serving');
  },
);

test('who signs in and opens her case has received its notice: on a small phone, without JavaScript, once', async () => {
  const [mine, invitation] = [
    await dispatched(house),
    await invited(house, aFiling({ process: 'mediation' })),
  ];
  const ben = await signedIn(site.db, { name: 'Ben Borrower', email: 'ben@example.org' });
  const page = await site.newPage({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await signInBrowser(page.context(), site.url, ben);
  await page.goto('/cases');
  expect(await page.getByText('its notice counts as given to you that day').count()).toBe(1);
  const stateOf = () =>
    site.db
      .selectFrom('dispute')
      .where('id', '=', mine.id)
      .select(['state', 'commencedOn'])
      .executeTakeFirstOrThrow();
  expect((await stateOf()).state).toBe('arb_serving');
  await page.locator(`a[href="/cases/${mine.id}"]`).click();
  const card = page.getByRole('region', { name: 'Papers sent to you' });
  expect(await card.getByText('Notice of arbitration', { exact: true }).count()).toBe(1);
  expect(await page.getByText('Received on').count()).toBe(1);
  expect(await stateOf()).toEqual({ state: 'arb_commenced', commencedOn: today() });
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    ),
  ).toBe(true);
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/own-papers-360.png`, fullPage: true });
  await card.getByRole('link', { name: 'Answer it, or see what you can do' }).click();
  expect(new URL(page.url()).pathname).toBe(`/n/${mine.code}`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'Ada Traders has a claim against you',
  );
  for (const [language, title] of [
    ['hi', 'आपको भेजे गए कागज़'],
    ['mr', 'तुम्हाला पाठवलेले कागद'],
  ]) {
    await page.goto(`/${language}/cases/${invitation.id}`);
    expect(await page.getByRole('region', { name: title ?? '' }).count()).toBe(1);
    if (process.env.SHOTS)
      await page.screenshot({
        path: `${process.env.SHOTS}/own-papers-${language}.png`,
        fullPage: true,
      });
  }
  const seen = await site.newPage({
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  });
  await signInBrowser(seen.context(), site.url, ben);
  await seen.goto(`/cases/${mine.id}`);
  await seen.locator('html[data-live=yes]').waitFor();
  expect(await complaintsOf(seen)).toEqual([]);
  await lookAtHome(seen, `/cases/${mine.id}`);
  const desk = await site.newPage();
  await signInBrowser(desk.context(), site.url, omar);
  await desk.goto(`/office/disputes/${mine.id}/service`);
  expect(
    await desk
      .getByText(
        /was opened after signing in .+; session .+; contact .+; document .+; sha256 [0-9a-f]{64}/,
      )
      .count(),
  ).toBe(1);
  await site.db
    .updateTable('dispute_member')
    .set({ endedAt: new Date() })
    .where('disputeId', '=', mine.id)
    .execute();
  expect((await page.goto(`/cases/${mine.id}`))?.status()).toBe(404);
}, 90_000);

/** Design, screen 30: doors, count, act, day and button on a phone without scrolling, in three languages, and no page that scrolls sideways. */
async function lookAtHome(page: Page, address: string): Promise<void> {
  for (const [prefix, width, height] of [
    ['/mr', 360, 740],
    ['/hi', 360, 740],
    ['', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${prefix}${address}`);
    const seen = await page.evaluate(() => {
      const bottomOf = (what: string) =>
        Math.round(
          document.querySelector(what)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
        );
      const doors = [...document.querySelectorAll('.arc-door')].map((door) =>
        Math.round(door.getBoundingClientRect().height),
      );
      return {
        doors,
        count: bottomOf('.act-count'),
        go: bottomOf('.act-go .btn'),
        card: bottomOf('.act'),
      };
    });
    expect(seen.doors).toEqual([40, 40, 40, 40, 40, 40, 40]);
    expect(seen.count).toBeLessThan(seen.go);
    expect(width === 390 ? seen.card : seen.go).toBeLessThan(height - 72);
    if (process.env.SHOTS)
      await page.screenshot({
        path: `${process.env.SHOTS}/case-home${prefix.replace('/', '-')}-${width}.png`,
      });
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const width of [320, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      ),
    ).toBe(true);
  }
  expect(await complaintsOf(page)).toEqual([]);
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/case-home-dark-1440.png`, fullPage: true });
}

test('a stranger is led to sign in, and a person without the office is not let in', async () => {
  const page = await site.newPage();
  await page.goto(`/office/disputes/${id}/service`);
  expect(page.url()).toContain('/login');
  const eve = await signedIn(site.db);
  await signInBrowser(page.context(), site.url, eve);
  const answer = await page.goto(`/office/disputes/${id}/service`);
  expect([403, 404]).toContain(answer?.status());
});

test('a claimant goes on without the one of two whom nothing reached, on a phone without JavaScript', async () => {
  const [ben, bob] = [
    aParty('respondent'),
    aParty('respondent', { name: 'Bob Guarantor', contacts: [] }),
  ];
  const two = await dispatched(house, aFiling({ parties: [aParty('claimant'), ben, bob] }));
  const page = await site.newPage({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await signInBrowser(page.context(), site.url, ada);
  await page.goto(`/cases/${two.id}/board`);
  const form = page.locator('details', {
    hasText: 'Go on without a respondent who was not reached',
  });
  await form.locator('summary').click();
  await form.getByLabel('Respondent who was not reached').selectOption('Bob Guarantor');
  await form.getByRole('button').click();
  expect(await page.getByRole('alert').textContent()).toContain('reason');
  expect(
    await form.getByLabel('Respondent who was not reached').locator('option:checked').textContent(),
  ).toBe('Bob Guarantor');
  await form.getByLabel('Reason').fill('He has left the country.');
  await form.getByRole('button').click();
  expect(
    await page.getByRole('status').filter({ hasText: 'The case goes on with the others' }).count(),
  ).toBe(1);
  expect(await form.count()).toBe(0);
  // Of the two only Ben is looked for still.
  expect(await page.getByText('Write down where you looked for this person').count()).toBe(1);
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/case-released-360.png`, fullPage: true });
  await page.goto(`/cases/${two.id}/people`);
  expect(await page.getByText('The claim against this party was withdrawn on').count()).toBe(1);
  const code = await codeOf(house, two.id, two.respondents[1] ?? '');
  const notice = await site.newPage({
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  });
  await notice.goto(`/n/${code}`);
  expect(
    await notice
      .getByText('The claim against you in this case was withdrawn. You need do nothing.')
      .count(),
  ).toBe(1);
  expect(
    await notice.getByRole('heading', { name: 'What happens if I ignore this?' }).count(),
  ).toBe(0);
  expect(await complaintsOf(notice)).toEqual([]);
  if (process.env.SHOTS)
    await notice.screenshot({
      path: `${process.env.SHOTS}/notice-released-360.png`,
      fullPage: true,
    });
});
