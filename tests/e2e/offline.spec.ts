import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { signedIn, signInBrowser } from '../cast.ts';
import { aFiling, aParty } from '../disputes.ts';
import { dispatched, responseDeps } from '../notices.ts';
import { live } from './forms.ts';
import { openSite, type Site } from './site.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;
/** 120 words, as somebody types them on a phone. */
const words = Array.from({ length: 120 }, (_, at) => `word${at}`).join(' ');
const OFFLINE =
  'You are offline. What you typed is kept on this device, and is sent when there is a line.';
const BACK = 'What you typed here before is back.';
const shots = process.env.SHOTS;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

async function shot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
}

/** How many posts went to pages or the API while something was done. */
function countPosts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') count += 1;
  });
  return () => count;
}

test('a step of the request: an offline tap, a reload, and the line again lose no word, and it arrives once', async () => {
  const page = await site.newPage(phone);
  await page.goto('/request-for-arbitration/start');
  await live(page);
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await page.locator('[name="kind"]').waitFor();
  await page.goto(page.url().replace('/trouble', '/claim'));
  await live(page);
  await page.locator('[name="title"]').fill('A loan');
  await page.locator('[name="facts"]').fill(words);
  await page.context().setOffline(true);
  await page.locator('main button.btn[value="next"]').click();
  await page.locator('main').getByText(OFFLINE).waitFor();
  expect(await page.locator('[name="facts"]').inputValue()).toBe(words);
  await shot(page, 'request-offline');
  await page.context().setOffline(false);
  await page.getByText('Please say what the amount is for').first().waitFor();
  expect(await page.locator('main').getByText(OFFLINE).isVisible()).toBe(false);
  const drafts = async () =>
    site.db.selectFrom('filing_draft').select(['answers', 'version']).execute();
  const [kept] = await drafts();
  expect(kept).toMatchObject({ version: 2, answers: { claim: { facts: words } } });

  // Typed, not sent, and the page comes again: what was typed is there, and says so.
  await page.locator('[name="facts"]').fill(`${words} and more`);
  await page.reload();
  await live(page);
  await page.locator('main').getByText(BACK).waitFor();
  expect(await page.locator('[name="facts"]').inputValue()).toBe(`${words} and more`);
  await shot(page, 'request-back');
  await page.locator('main').getByRole('button', { name: 'Remove it' }).click();
  expect(await page.locator('[name="facts"]').inputValue()).toBe(words);

  // The line is there and the request drops: the same, and the answer that was lost is not another's change.
  await page.locator('[name="facts"]').fill(`${words} again`);
  let isLost = false;
  await page.route('**/claim.data*', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Save and continue later' }).click();
  await page.locator('main').getByText(OFFLINE).waitFor();
  expect(await page.locator('[name="facts"]').inputValue()).toBe(`${words} again`);
  await page.locator('main').getByRole('button', { name: 'Try now' }).click();
  await page.getByText('You can close this page').waitFor();
  expect((await drafts()).map(({ version }) => version)).toEqual([3]);
  await page.reload();
  await live(page);
  expect(await page.locator('main').getByText(BACK).isVisible()).toBe(false);
  await page.context().setOffline(true);
  await page.locator('.gr-doors a').first().click();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await shot(page, 'page-offline');
  await page.context().setOffline(false);
  await page.locator('[name="kind"]').waitFor();

  // A photo of twelve megabytes is in the request as soon as it has come, with nothing pressed.
  await page.goto(page.url().replace('/trouble', '/documents'));
  await live(page);
  const photo = {
    name: 'photo.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(12 * 1024 * 1024, '%PDF-1.7\n'),
  };
  await page
    .locator('[name="upload"]')
    .setInputFiles([photo, { ...photo, name: 'bill.pdf', buffer: Buffer.from('%PDF-1.7\nbill') }]);
  await page.getByRole('progressbar').waitFor();
  await page.getByText('bill.pdf', { exact: true }).waitFor();
  await page.locator('main').getByText('On its way').waitFor({ state: 'hidden' });
  await page.reload();
  expect(await page.getByRole('list', { name: 'Your papers' }).getByRole('listitem').count()).toBe(
    2,
  );
});

test('a step that is drawn anew with what was kept takes nobody’s caret who types on meanwhile', async () => {
  const page = await site.newPage(phone);
  await page.goto('/request-for-arbitration/start');
  await live(page);
  await page.getByRole('button', { name: 'Begin' }).first().click();
  await page.locator('[name="kind"]').waitFor();
  await page.goto(page.url().replace('/trouble', '/claim'));
  await live(page);
  await page.locator('[name="facts"]').fill('They took');
  const gate = Promise.withResolvers<void>();
  await page.route('**/claim.data*', async (route) => {
    if (route.request().method() === 'GET') await gate.promise;
    await route.continue();
  });
  await page.locator('main button.btn[value="next"]').click();
  await page.getByText('Please say what the amount is for').first().waitFor();
  await page.locator('[name="facts"]').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' the money');
  await page.keyboard.press('ArrowLeft');
  gate.resolve();
  await page.locator('[name="draftVersion"][value="2"]').waitFor({ state: 'attached' });
  await page.keyboard.type('m');
  expect(await page.locator('[name="facts"]').inputValue()).toBe('They took the monemy');
});

test('a notice, and a form of the site: the same, in Marathi and in English', async () => {
  const dataDir = dirname(site.mailFolder);
  const key = await openKey({
    file: join(dataDir, 'vault.key'),
    vault: join(dataDir, 'files'),
    given: undefined,
  });
  const deps = await responseDeps(site.db, { now: new Date() }, keyFor('sign-in', key));
  const { code } = await dispatched(
    deps,
    aFiling({ parties: [aParty('claimant'), aParty('respondent')] }),
  );
  const page = await site.newPage(phone);
  await page.goto(`/mr/n/${code}/identity`);
  await page.locator('[name="reason"]').first().check();
  await page.locator('[name="words"]').fill(words);
  await page.context().setOffline(true);
  await page.locator('button[value="send"]').click();
  await page.locator('[data-keep-note="cut"]').waitFor();
  await shot(page, 'notice-offline');
  expect(await page.locator('[name="words"]').inputValue()).toBe(words);
  await page.context().setOffline(false);
  await page.waitForURL(`**/mr/n/${code}/sent/*`);
  const sent = await site.db.selectFrom('response_answer').select('content').execute();
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).toContain('word119');

  await page.goto('/lets-talk');
  await live(page);
  await page.locator('main [name="firstName"]').fill('Ada');
  await page.locator('main [name="disputeDescription"]').fill(words);
  await page.reload();
  await live(page);
  await page.locator('main').getByText(BACK).waitFor();
  expect(await page.locator('main [name="disputeDescription"]').inputValue()).toBe(words);
  await page.context().setOffline(true);
  const posts = countPosts(page);
  await page.locator('main form.consult button[type="submit"]').click();
  await page.locator('main').getByText(OFFLINE).waitFor();
  expect(posts()).toBe(0);
  await shot(page, 'consultation-offline');
  // Another tab of the same browser finds nothing of it: anybody may open this form.
  await page.context().setOffline(false);
  const other = await page.context().newPage();
  await other.goto('/lets-talk');
  await live(other);
  expect(await other.locator('main [name="disputeDescription"]').inputValue()).toBe('');
});

test('a form of a case: an offline tap and a reload lose no word, and it arrives once', async () => {
  const dataDir = dirname(site.mailFolder);
  const key = await openKey({
    file: join(dataDir, 'vault.key'),
    vault: join(dataDir, 'files'),
    given: undefined,
  });
  const deps = await responseDeps(site.db, { now: new Date() }, keyFor('sign-in', key));
  const { id } = await dispatched(
    deps,
    aFiling({ parties: [aParty('claimant'), aParty('respondent')] }),
  );
  const page = await site.newPage(phone);
  await signInBrowser(
    page.context(),
    site.url,
    await signedIn(site.db, { name: 'Ada', email: 'ada@example.org' }),
  );
  await page.goto(`/cases/${id}`);
  await live(page);
  const reason = page.locator('form:has([value="withdrawal"]) [name="reason"]');
  await page.locator('details:has([value="withdrawal"]) summary').click();
  await reason.fill(words);
  await page.reload();
  await live(page);
  expect(await reason.inputValue()).toBe(words);
  expect(await reason.isVisible()).toBe(true);
  await page.locator('form:has([value="withdrawal"]) [name="liberty"]').selectOption('with');
  await page.context().setOffline(true);
  const posts = countPosts(page);
  await page.locator('form:has([value="withdrawal"]) button[type="submit"]').click();
  await page.locator('main').getByText(OFFLINE).locator('visible=true').waitFor();
  expect([posts(), await reason.inputValue()]).toEqual([0, words]);
  await page.context().setOffline(false);
  const asked = () =>
    site.db
      .selectFrom('dispute_event')
      .where('disputeId', '=', id)
      .where('type', '=', 'withdrawal_asked')
      .selectAll()
      .execute();
  await expect.poll(async () => (await asked()).length).toBe(1);
  await page.reload();
  await live(page);
  expect(await asked()).toHaveLength(1);
});
