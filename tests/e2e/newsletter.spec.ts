import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accepted,
  answerWith,
  bodiesSentTo,
  holdBack,
  live,
  nextToast,
  toasts,
  unanswered,
  visit,
  withAnAccident,
  withoutData,
} from './forms.ts';
import { openSite, type Site } from './site.ts';

const path = '/api/sales/newsletter';
const ada = 'ada@example.com';
let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const form = (page: Page) => page.locator('footer form[action="/newsletter"]');
const email = (page: Page) => form(page).getByLabel('Email');
const consent = (page: Page) => form(page).getByLabel('Yes, subscribe me to your newsletter.');
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit' });

async function fill(page: Page, address = ada) {
  await email(page).fill(address);
  await consent(page).check();
}

/** The newest letter to an address; the job that writes letters may still be at it. */
async function letterTo(address: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const letters = existsSync(site.mailFolder) ? globSync(`${site.mailFolder}/**/*.eml`) : [];
    const found = letters
      .map((file) => readFileSync(file, 'utf8'))
      .findLast((text) => text.includes(`To: ${address}`));
    if (found) return found.replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '=');
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`No letter to ${address}.`);
}

async function linkTo(address: string, purpose: 'confirm' | 'unsubscribe'): Promise<string> {
  const link = new RegExp(`/newsletter/${purpose}\\?token=[\\w-]+`).exec(
    await letterTo(address),
  )?.[0];
  if (!link) throw new Error(`No ${purpose} link.`);
  return link;
}

const stateOf = async (address: string) =>
  (
    await site.db
      .selectFrom('newsletter_subscription')
      .select('state')
      .where('email', '=', address)
      .executeTakeFirst()
  )?.state;

async function subscribed(address: string): Promise<void> {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: address, isSubscribe: true }),
  });
  expect(response.ok).toBe(true);
}

test('a visitor subscribes: the body is exact, the sentence is said for two seconds, the form is empty again', async () => {
  const page = await visit(site, '/');
  const bodies = bodiesSentTo(page, path);
  expect(await consent(page).isChecked()).toBe(false);
  await fill(page);
  const toast = nextToast(page);
  await submit(page).click();
  const { text, top, fromCentre, shownFor } = await toast;
  expect(text).toBe('Subscribed successfully!');
  expect(top).toBeLessThan(40);
  expect(fromCentre).toBeLessThan(10);
  expect(shownFor).toBeGreaterThan(1500);
  expect(shownFor).toBeLessThan(3400);
  expect(bodies).toEqual([JSON.stringify({ email: ada, isSubscribe: true })]);
  expect(await email(page).inputValue()).toBe('');
  expect(await consent(page).isChecked()).toBe(false);
  // It waits for a click in a mail, and says so for as long as the page is open.
  expect(await form(page).getByRole('status').textContent()).toContain(
    'press the link in the mail',
  );
  expect(await stateOf(ada)).toBe('pending');
});

test('an address that is not one is refused before the missing consent, and nothing is sent', async () => {
  const page = await visit(site, '/');
  const bodies = bodiesSentTo(page, path);
  const toast = nextToast(page);
  await submit(page).click();
  const { text, shownFor } = await toast;
  expect(text).toBe('Please enter a valid email.');
  expect(shownFor).toBeGreaterThan(3400);
  expect(shownFor).toBeLessThan(5400);
  for (const wrong of ['ada', 'ada@example', '@example.com']) {
    await page.reload();
    await live(page);
    await email(page).fill(wrong);
    await submit(page).click();
    await toasts(page).getByText('Please enter a valid email.').waitFor();
    expect(await email(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await email(page).getAttribute('aria-invalid')).toBe('true');
  }
  expect(bodies).toEqual([]);
});

test('without the consent nothing is sent and the box takes the focus', async () => {
  const page = await visit(site, '/');
  const bodies = bodiesSentTo(page, path);
  await email(page).fill(ada);
  await submit(page).click();
  await toasts(page).getByText('Please agree to subscribe.').waitFor();
  expect(await toasts(page).count()).toBe(1);
  expect(await consent(page).evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await form(page).locator('.fld-err').textContent()).toBe('Please agree to subscribe.');
  expect(await email(page).inputValue()).toBe(ada);
  expect(bodies).toEqual([]);
});

test.each([
  ['an answer without data', withoutData],
  ['an accident of the server', withAnAccident],
  ['no network', unanswered],
])('%s is a failure that keeps what was typed', async (_, answer) => {
  const page = await visit(site, '/');
  await answerWith(page, path, answer);
  await fill(page);
  await submit(page).click();
  await toasts(page).getByText('Subscription failed. Try again later.').waitFor();
  expect(await email(page).inputValue()).toBe(ada);
  expect(await consent(page).isChecked()).toBe(true);
});

test('a second press while the first is under way sends nothing', async () => {
  const page = await visit(site, '/');
  const bodies = bodiesSentTo(page, path);
  const answer = await holdBack(page, `**${path}`, accepted);
  await fill(page);
  await submit(page).click();
  // By force, because Playwright itself waits for a button that says it is busy.
  await submit(page).click({ force: true });
  await email(page).press('Enter');
  answer();
  await toasts(page).getByText('Subscribed successfully!').waitFor();
  expect(bodies).toHaveLength(1);
});

test('what was typed and sent before React arrived is kept, held and answered', async () => {
  const page = await site.newPage();
  const release = await holdBack(page, '**/assets/boot-*', (route) => route.continue());
  await page.goto('/');
  await fill(page, 'early@example.com');
  await submit(page).click();
  release();
  await toasts(page).getByText('Subscribed successfully!').waitFor();
  expect(await stateOf('early@example.com')).toBe('pending');
});

test('text typed before React arrived stays in the field', async () => {
  const page = await site.newPage();
  await page.goto('/', { waitUntil: 'commit' });
  await fill(page, 'typed@example.com');
  await live(page);
  expect(await email(page).inputValue()).toBe('typed@example.com');
  expect(await consent(page).isChecked()).toBe(true);
});

test('the link in the mail changes nothing when it is opened, and confirms when the button is pressed', async () => {
  await subscribed('ben@example.com');
  const page = await site.newPage();
  await page.goto(await linkTo('ben@example.com', 'confirm'));
  expect(await stateOf('ben@example.com')).toBe('pending');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'You are subscribed.' }).waitFor();
  expect(await stateOf('ben@example.com')).toBe('confirmed');
});

test('a link that nobody was mailed says what to do', async () => {
  for (const purpose of ['confirm', 'unsubscribe']) {
    const page = await site.newPage();
    await page.goto(`/newsletter/${purpose}?token=unknown`);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.locator('main button').click(),
    ]);
    expect(answer.status()).toBe(404);
    await page.getByText('We do not know this link.').waitFor();
    await page.getByRole('link', { name: 'Subscribe to the newsletter' }).waitFor();
  }
});

test('one button unsubscribes, and so does the one-click post of a mail program', async () => {
  await subscribed('mia@example.com');
  const link = await linkTo('mia@example.com', 'unsubscribe');
  const page = await site.newPage();
  await page.goto(link);
  expect(await stateOf('mia@example.com')).toBe('pending');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: 'You are unsubscribed.' }).waitFor();
  expect(await stateOf('mia@example.com')).toBe('unsubscribed');

  await subscribed('omar@example.com');
  const oneClick = await fetch(site.url + (await linkTo('omar@example.com', 'unsubscribe')), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(200);
  expect(await stateOf('omar@example.com')).toBe('unsubscribed');
});
