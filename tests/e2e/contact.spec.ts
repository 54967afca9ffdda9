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

const path = '/api/sales/contact';
const ada = {
  fullName: 'Ada Iyer',
  email: 'ada@example.com',
  phone: '9820000000',
  message: 'a late deposit',
};
type Field = keyof typeof ada;
const asked: readonly Field[] = ['fullName', 'message', 'email', 'phone'];
let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const form = (page: Page) => page.locator('footer form[action="/say-hello"]');
const field = (page: Page, name: Field) => form(page).locator(`[name="${name}"]`);
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit' });

async function fill(page: Page, typed: Record<Field, string>) {
  for (const name of asked) await field(page, name).fill(typed[name]);
}

async function typedIn(page: Page): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all(asked.map(async (name) => [name, await field(page, name).inputValue()])),
  );
}

test('a visitor says hello: the body is exact, the sentence is said for two seconds, all four gaps are empty again', async () => {
  const page = await visit(site, '/');
  const bodies = bodiesSentTo(page, path);
  await fill(page, ada);
  const toast = nextToast(page);
  await submit(page).click();
  const { text, top, fromCentre, shownFor } = await toast;
  expect(text).toBe('Message sent successfully!');
  expect(top).toBeLessThan(40);
  expect(fromCentre).toBeLessThan(10);
  expect(shownFor).toBeGreaterThan(1500);
  expect(shownFor).toBeLessThan(3400);
  expect(bodies).toEqual([JSON.stringify(ada)]);
  expect(await typedIn(page)).toEqual({ fullName: '', email: '', phone: '', message: '' });
  const kept = await site.db
    .selectFrom('enquiry')
    .where('kind', '=', 'contact')
    .select(['fullName', 'email', 'phone', 'message'])
    .execute();
  expect(kept).toEqual([
    { fullName: 'Ada Iyer', email: ada.email, phone: ada.phone, message: ada.message },
  ]);
});

test('every gap has its name for whoever cannot see the sentence', async () => {
  const page = await visit(site, '/');
  for (const name of ['Full name', 'What you would like help with', 'Email', 'Phone, 10 digits']) {
    expect(await form(page).getByLabel(name).count()).toBe(1);
  }
});

test('an empty gap is refused first, whatever else is wrong, and takes the focus', async () => {
  const page = await visit(site, '/');
  const bodies = bodiesSentTo(page, path);
  for (const missing of asked) {
    await fill(page, {
      ...ada,
      email: 'wrong',
      phone: '1',
      [missing]: missing === 'fullName' ? '   ' : '',
    });
    await submit(page).click();
    await toasts(page).getByText('All fields are required!').last().waitFor();
    expect(await field(page, missing).evaluate((gap) => gap === document.activeElement)).toBe(true);
    expect(await field(page, missing).getAttribute('aria-invalid')).toBe('true');
  }
  expect(bodies).toEqual([]);
});

test('then the address, for four seconds', async () => {
  const page = await visit(site, '/');
  const bodies = bodiesSentTo(page, path);
  await fill(page, { ...ada, email: 'ada@example', phone: '1' });
  const toast = nextToast(page);
  await submit(page).click();
  const { text, shownFor } = await toast;
  expect(text).toBe('Invalid email address!');
  expect(shownFor).toBeGreaterThan(3400);
  expect(shownFor).toBeLessThan(5400);
  expect(bodies).toEqual([]);
});

test.each(['982000000', '98200000001', '98200 00000', '+919820000', '98200a0000'])(
  'then the phone: %s is not ten digits',
  async (phone) => {
    const page = await visit(site, '/');
    const bodies = bodiesSentTo(page, path);
    await fill(page, { ...ada, phone });
    await submit(page).click();
    await toasts(page).getByText('Phone must be 10 digits!').waitFor();
    expect(await toasts(page).count()).toBe(1);
    expect(await form(page).locator('.fld-err').textContent()).toBe('Phone must be 10 digits!');
    await field(page, 'phone').press('End');
    await field(page, 'phone').press('1');
    expect(await form(page).locator('.fld-err').count()).toBe(0);
    expect(bodies).toEqual([]);
  },
);

test.each([
  ['an answer without data', withoutData, 'Something went wrong!'],
  ['an accident of the server', withAnAccident, 'Submission failed. Try again!'],
  ['no network', unanswered, 'Submission failed. Try again!'],
])('%s is said and keeps what was typed', async (_, answer, sentence) => {
  const page = await visit(site, '/');
  await answerWith(page, path, answer);
  await fill(page, ada);
  await submit(page).click();
  await toasts(page).getByText(sentence).waitFor();
  expect(await typedIn(page)).toEqual(ada);
});

test('what only the server sees stands under the sentence as well', async () => {
  const page = await visit(site, '/');
  await answerWith(page, path, (route) =>
    route.fulfill({
      status: 422,
      json: {
        error: {
          code: 'invalid_fields',
          message: 'x',
          fields: { message: 'Too long.', other: 'no' },
        },
      },
    }),
  );
  await fill(page, ada);
  await submit(page).click();
  await toasts(page).getByText('Submission failed. Try again!').waitFor();
  expect(await form(page).locator('.fld-err').textContent()).toBe('Too long.');
  expect(await field(page, 'message').getAttribute('aria-invalid')).toBe('true');
});

test('a second press while the first is under way sends nothing', async () => {
  const page = await visit(site, '/');
  const bodies = bodiesSentTo(page, path);
  const answer = await holdBack(page, `**${path}`, accepted);
  await fill(page, ada);
  await submit(page).click();
  // By force, because Playwright itself waits for a button that says it is busy.
  await submit(page).click({ force: true });
  await field(page, 'phone').press('Enter');
  answer();
  await toasts(page).getByText('Message sent successfully!').waitFor();
  expect(bodies).toHaveLength(1);
});

test('a second press on a form that was sent says the same success, and sends nothing', async () => {
  const page = await visit(site, '/');
  const bodies = bodiesSentTo(page, path);
  await fill(page, { ...ada, email: 'twice@example.com' });
  await submit(page).click();
  await toasts(page).getByText('Message sent successfully!').waitFor();
  await submit(page).click();
  await toasts(page).getByText('Message sent successfully!').nth(1).waitFor();
  expect(await toasts(page).count()).toBe(2);
  expect(await form(page).locator('.fld-err').count()).toBe(0);
  expect(bodies).toHaveLength(1);
});

test('text typed before React arrived stays in its gaps', async () => {
  const page = await site.newPage();
  await page.goto('/', { waitUntil: 'commit' });
  await fill(page, ada);
  await live(page);
  expect(await typedIn(page)).toEqual(ada);
});

test('the sentence wraps on a phone of 360 px, however long its gaps grow', async () => {
  const page = await visit(site, '/', { viewport: { width: 360, height: 740 } });
  await fill(page, {
    ...ada,
    fullName: 'A name of many words that goes on and on',
    message: 'one thing, and another. '.repeat(20),
  });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  for (const name of asked) {
    const box = await field(page, name).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
});
