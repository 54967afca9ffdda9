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

const path = '/api/sales/consultation';
const refusal = '❌ Please complete all fields and accept terms.';
const failure = 'Submission failed. Try again later.';
const types = [
  'Product and Service Disputes',
  'Financial Services Disputes',
  'Telecommunications & Utilities',
  'Retail & E-commerce Transactions',
  'Landlord/Tenant Issues',
  'Contract Disputes',
  'Personal Injury / Torts',
  'Small Claims',
  'Other / Not Listed',
];
const methods = ['Online Mediation', 'Arbitration', 'Litigation Support', 'Other / Not Listed'];
const texts = {
  firstName: 'Ada',
  lastName: 'Iyer',
  email: 'ada@example.com',
  phone: '+91 98200 00000',
  disputeDescription: 'A late deposit.',
};
let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const form = (page: Page) => page.locator('form[action="/lets-talk"]');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`).first();
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit' });
const dateButton = (page: Page) => form(page).getByRole('button', { name: /^Deadline/ });
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Deadline, if you have one' });
const hasFocus = (page: Page, name: string) =>
  field(page, name).evaluate((control) => control === document.activeElement);

async function fill(page: Page, but: Partial<typeof texts> = {}) {
  for (const [name, text] of Object.entries({ ...texts, ...but }))
    await field(page, name).fill(text);
  await form(page).getByRole('radio', { name: 'No' }).check();
  await field(page, 'acceptsTerms').check();
  await field(page, 'acceptsNoAttorneyClient').check();
}

test('a visitor asks for a consultation: the nine fields go out in their order and everything is empty again', async () => {
  const page = await visit(site, '/lets-talk');
  const bodies = bodiesSentTo(page, path);
  await fill(page);
  const toast = nextToast(page);
  await submit(page).click();
  const { text, top, fromCentre, shownFor } = await toast;
  expect(text).toBe('Consultation request submitted!');
  expect(top).toBeLessThan(40);
  expect(fromCentre).toBeLessThan(10);
  expect(shownFor).toBeGreaterThan(1500);
  expect(shownFor).toBeLessThan(3400);
  const { disputeDescription, ...person } = texts;
  const sent = {
    ...person,
    disputeType: types[0],
    preferredResolutionMethod: methods[0],
    disputeDescription,
    priorActionTaken: false,
    deadlineDate: null,
  };
  expect(bodies).toEqual([JSON.stringify(sent)]);
  for (const name of Object.keys(texts)) expect(await field(page, name).inputValue()).toBe('');
  expect(await form(page).locator('input:checked').count()).toBe(0);
  // The toast is gone; what comes next stays, with what to call it by.
  const stays = form(page).getByRole('status');
  expect(await stays.textContent()).toMatch(
    /Consultation request submitted!.*writes to you with a time.*MUNCH-EN-2\d{3}-\d{6}/,
  );
  expect(
    await site.db
      .selectFrom('enquiry')
      .where('kind', '=', 'consultation')
      .select(['firstName', 'priorActionTaken'])
      .execute(),
  ).toEqual([{ firstName: 'Ada', priorActionTaken: false }]);
});

test('choices, an answer and a deadline are sent as chosen, and go back to the first, none and unset', async () => {
  const page = await visit(site, '/lets-talk');
  const bodies = bodiesSentTo(page, path);
  await fill(page, { firstName: 'Ben' });
  await field(page, 'disputeType').selectOption('Small Claims');
  await field(page, 'preferredResolutionMethod').selectOption('Litigation Support');
  await form(page).getByRole('radio', { name: 'Yes' }).check();
  await dateButton(page).click();
  await calendar(page).getByRole('button', { name: 'Next month' }).click();
  await calendar(page).getByRole('gridcell').getByText('23', { exact: true }).click();
  expect(await dateButton(page).textContent()).toMatch(/^23 [A-Z][a-z]+ 20\d\d$/);
  await submit(page).click();
  await toasts(page).getByText('Consultation request submitted!').waitFor();
  const sent = JSON.parse(bodies[0] ?? '{}') as Record<string, unknown>; // what our own form wrote
  expect(sent).toMatchObject({
    disputeType: 'Small Claims',
    preferredResolutionMethod: 'Litigation Support',
    priorActionTaken: true,
  });
  expect(sent.deadlineDate).toMatch(/^\d{4}-\d{2}-23$/);
  expect(await field(page, 'disputeType').inputValue()).toBe(types[0]);
  expect(await field(page, 'preferredResolutionMethod').inputValue()).toBe(methods[0]);
  expect(await form(page).locator('input:checked').count()).toBe(0);
  expect(await dateButton(page).textContent()).toBe('Select Date');
  expect(await field(page, 'deadlineDate').inputValue()).toBe('');
});

test('the options stand in their order, nothing is preset but the first of each', async () => {
  const page = await visit(site, '/lets-talk');
  expect(await field(page, 'disputeType').locator('option').allTextContents()).toEqual(types);
  expect(
    await field(page, 'preferredResolutionMethod').locator('option').allTextContents(),
  ).toEqual(methods);
  expect(await field(page, 'disputeType').inputValue()).toBe(types[0]);
  expect(await form(page).locator('input:checked').count()).toBe(0);
  expect(await field(page, 'email').getAttribute('type')).toBe('email');
  expect(await field(page, 'phone').getAttribute('type')).toBe('tel');
  expect(await dateButton(page).textContent()).toBe('Select Date');
});

test('every empty field, the unanswered question and each consent is marked at once, the first in its order first, and nothing is sent', async () => {
  const page = await visit(site, '/lets-talk');
  const bodies = bodiesSentTo(page, path);
  const inOrder: [string, () => Promise<void>][] = [
    ['firstName', () => field(page, 'firstName').fill('Ada')],
    ['lastName', () => field(page, 'lastName').fill('Iyer')],
    ['email', () => field(page, 'email').fill('ada@example.com')],
    ['phone', () => field(page, 'phone').fill('98200 00000')],
    ['disputeDescription', () => field(page, 'disputeDescription').fill('A late deposit.')],
    ['priorActionTaken', () => form(page).getByRole('radio', { name: 'Yes' }).check()],
    ['acceptsTerms', () => field(page, 'acceptsTerms').check()],
    ['acceptsNoAttorneyClient', () => field(page, 'acceptsNoAttorneyClient').check()],
  ];
  for (const [at, [name, correction]] of inOrder.entries()) {
    await submit(page).click();
    await toasts(page).getByText(refusal).last().waitFor();
    await expect.poll(() => hasFocus(page, name)).toBe(true);
    expect(await field(page, name).getAttribute('aria-invalid')).toBe('true');
    // All that is missing is marked at once; the first of it has the focus.
    expect(
      await form(page)
        .locator('[aria-invalid=true]:not([type=radio]), fieldset:has(.fld-err)')
        .count(),
    ).toBe(inOrder.length - at);
    await correction();
  }
  expect(bodies).toEqual([]);
  await submit(page).click();
  await toasts(page).getByText('Consultation request submitted!').waitFor();
  expect(bodies).toHaveLength(1);
});

test('the refusal has its cross mark and stays for four seconds; an address that is not one is told under the field', async () => {
  const page = await visit(site, '/lets-talk');
  await fill(page, { email: 'ada' });
  const toast = nextToast(page);
  await submit(page).click();
  expect(await form(page).locator('.fld-err').textContent()).toBe(
    'Write an address like name@example.com.',
  );
  const { text, shownFor } = await toast;
  expect(text).toBe(refusal);
  expect(shownFor).toBeGreaterThan(3400);
  expect(shownFor).toBeLessThan(5400);
});

test.each([
  ['an accident of the server', withAnAccident],
  ['no network', unanswered],
])('%s is said, told to the console, and keeps everything', async (_, answer) => {
  const page = await visit(site, '/lets-talk');
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await answerWith(page, path, answer);
  await fill(page);
  await field(page, 'disputeType').selectOption('Small Claims');
  await submit(page).click();
  await toasts(page).getByText(failure).waitFor();
  expect(errors.some((error) => error.startsWith(failure))).toBe(true);
  for (const [name, text] of Object.entries(texts))
    expect(await field(page, name).inputValue()).toBe(text);
  expect(await field(page, 'disputeType').inputValue()).toBe('Small Claims');
  expect(await form(page).locator('input:checked').count()).toBe(3);
});

test('only the call matters: an answer without data is a success', async () => {
  const page = await visit(site, '/lets-talk');
  await answerWith(page, path, withoutData);
  await fill(page);
  await submit(page).click();
  await toasts(page).getByText('Consultation request submitted!').waitFor();
  expect(await field(page, 'firstName').inputValue()).toBe('');
});

test('a second press while the first is under way sends nothing', async () => {
  const page = await visit(site, '/lets-talk');
  const bodies = bodiesSentTo(page, path);
  const answer = await holdBack(page, `**${path}`, accepted);
  await fill(page);
  await submit(page).click();
  // By force, because Playwright itself waits for a button that says it is busy.
  await submit(page).click({ force: true });
  await field(page, 'firstName').press('Enter');
  answer();
  await toasts(page).getByText('Consultation request submitted!').waitFor();
  expect(bodies).toHaveLength(1);
});

test('everything entered before React arrived is kept, the day of the native field too', async () => {
  const page = await site.newPage();
  const release = await holdBack(page, '**/assets/boot-*', (route) => route.continue());
  await page.goto('/lets-talk');
  await fill(page);
  await field(page, 'disputeType').selectOption('Small Claims');
  await page.locator('input[type="date"]').fill('2030-03-23');
  await field(page, 'firstName').focus();
  release();
  await live(page);
  expect(await dateButton(page).textContent()).toBe('23 March 2030');
  expect(await field(page, 'deadlineDate').inputValue()).toBe('2030-03-23');
  for (const [name, text] of Object.entries(texts))
    expect(await field(page, name).inputValue()).toBe(text);
  expect(await field(page, 'disputeType').inputValue()).toBe('Small Claims');
  expect(await form(page).locator('input:checked').count()).toBe(3);
});

test('the whole form can be filled and sent with the keyboard alone', async () => {
  const page = await visit(site, '/lets-talk');
  const bodies = bodiesSentTo(page, path);
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await field(page, 'firstName').focus();
  for (const text of ['Mia', 'Rao', 'mia@example.com', '9820000000', '', '', 'A late deposit.'])
    await type(text);
  await page.keyboard.press('Space'); // the first answer, Yes
  await page.keyboard.press('ArrowRight'); // No
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await calendar(page).locator('.rdp-day_button:focus').waitFor();
  for (const key of ['PageDown', 'PageDown', 'Home', 'ArrowDown', 'ArrowRight', 'PageUp', 'End'])
    await page.keyboard.press(key);
  const day = await calendar(page).locator('td:has(:focus)').getAttribute('data-day');
  await page.keyboard.press('Enter');
  expect(await dateButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let links = 0; links < 4; links += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await toasts(page).getByText('Consultation request submitted!').waitFor();
  expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(6);
  expect(JSON.parse(bodies[0] ?? '{}')).toMatchObject({
    firstName: 'Mia',
    priorActionTaken: false,
    deadlineDate: day,
  });
});
