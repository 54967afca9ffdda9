import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './site.ts';

const refusal = '❌ Please complete all fields and accept terms.';
let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

async function visit(path: string): Promise<Page> {
  const page = await site.newPage({ javaScriptEnabled: false });
  await page.goto(path);
  return page;
}

/** Presses a form's button and gives the page that answers. */
async function send(page: Page, form: string): Promise<Response> {
  const button = page.locator(form).getByRole('button', { name: 'Submit' });
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    button.click(),
  ]);
  await page.waitForLoadState();
  return answer;
}

test('the newsletter: a refusal keeps the address, in the order of the rules, and then a subscription', async () => {
  const page = await visit('/');
  expect((await send(page, 'footer form[action="/newsletter"]')).status()).toBe(422);
  const form = 'main form[action="/newsletter"]';
  const alert = page.locator(form).getByRole('alert');
  expect(new URL(page.url()).pathname).toBe('/newsletter');
  expect(await alert.textContent()).toBe('Please enter a valid email.');
  await page.locator(`${form} [name="email"]`).fill('ada@example.com');
  expect((await send(page, form)).status()).toBe(422);
  expect(await alert.textContent()).toBe('Please agree to subscribe.');
  expect(await page.locator(`${form} [name="email"]`).inputValue()).toBe('ada@example.com');
  await page.locator(`${form} [name="isSubscribe"]`).check();
  expect((await send(page, form)).status()).toBe(200);
  expect(await page.locator(form).getByRole('status').textContent()).toMatch(
    /^Subscribed successfully!.*press the link in the mail/,
  );
  expect(await page.locator(`${form} [name="email"]`).inputValue()).toBe('');
  expect(await page.locator(`${form} [name="isSubscribe"]`).isChecked()).toBe(false);
  expect(await site.db.selectFrom('newsletter_subscription').select('email').execute()).toEqual([
    { email: 'ada@example.com' },
  ]);
});

test('say hello: every refusal in its order with all that was typed kept, and then a message', async () => {
  const typed = {
    fullName: 'Ada Iyer',
    message: 'a late deposit\nof two months',
    email: 'ada@example',
    phone: '98200 00000',
  };
  const page = await visit('/');
  await page.locator('footer [name="fullName"]').fill(typed.fullName);
  expect((await send(page, 'footer form[action="/say-hello"]')).status()).toBe(422);
  const form = 'main form[action="/say-hello"]';
  const alert = page.locator(form).getByRole('alert');
  expect(await alert.textContent()).toBe('All fields are required!');
  expect(await page.locator(`${form} [name="fullName"]`).inputValue()).toBe(typed.fullName);
  for (const [name, text] of Object.entries(typed))
    await page.locator(`${form} [name="${name}"]`).fill(text);
  await send(page, form);
  expect(await alert.textContent()).toBe('Invalid email address!');
  for (const [name, text] of Object.entries(typed))
    expect(await page.locator(`${form} [name="${name}"]`).inputValue()).toBe(text);
  await page.locator(`${form} [name="email"]`).fill('ada@example.com');
  await send(page, form);
  expect(await alert.textContent()).toBe('Phone must be 10 digits!');
  await page.locator(`${form} [name="phone"]`).fill('9820000000');
  expect((await send(page, form)).status()).toBe(200);
  expect(await page.locator(form).getByRole('status').textContent()).toBe(
    'Message sent successfully!',
  );
  expect(await page.locator(`${form} [name="message"]`).inputValue()).toBe('');
  const [kept] = await site.db
    .selectFrom('enquiry')
    .where('kind', '=', 'contact')
    .select(['fullName', 'message', 'phone'])
    .execute();
  expect(kept).toMatchObject({ fullName: 'Ada Iyer', phone: '9820000000' });
  expect(kept?.message.split(/\r?\n/)).toEqual(['a late deposit', 'of two months']);
});

test('the consultation: a refusal names the field and keeps every choice, and then a request', async () => {
  const form = 'form[action="/lets-talk"]';
  const at = (name: string) => `${form} [name="${name}"]`;
  const page = await visit('/lets-talk');
  await page.locator(at('firstName')).fill('Ada');
  await page.locator(at('email')).fill('ada@example.com');
  await page.locator(at('disputeType')).selectOption('Small Claims');
  await page.locator(at('preferredResolutionMethod')).selectOption('Arbitration');
  await page.locator(`${at('priorActionTaken')}[value="yes"]`).check();
  await page.locator(at('deadlineDate')).fill('2030-03-23');
  await page.locator(at('acceptsTerms')).check();
  expect((await send(page, form)).status()).toBe(422);
  const alert = page.locator(form).getByRole('alert');
  expect((await alert.textContent())?.startsWith(refusal)).toBe(true);
  expect(await alert.getByRole('link').count()).toBe(4);
  const id = (await alert.getByRole('link').first().getAttribute('href'))?.slice(1);
  expect(await page.locator(`[id="${id}"]`).getAttribute('name')).toBe('lastName');
  expect(await page.locator(at('lastName')).getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator(at('firstName')).inputValue()).toBe('Ada');
  expect(await page.locator(at('disputeType')).inputValue()).toBe('Small Claims');
  expect(await page.locator(at('preferredResolutionMethod')).inputValue()).toBe('Arbitration');
  expect(await page.locator(`${at('priorActionTaken')}[value="yes"]`).isChecked()).toBe(true);
  expect(await page.locator(at('deadlineDate')).inputValue()).toBe('2030-03-23');
  expect(await page.locator(at('acceptsTerms')).isChecked()).toBe(true);
  expect(await page.locator(at('acceptsNoAttorneyClient')).isChecked()).toBe(false);

  await page.locator(at('lastName')).fill('Iyer');
  await page.locator(at('phone')).fill('9820000000');
  await page.locator(at('disputeDescription')).fill('A late deposit.');
  await send(page, form);
  expect(await page.locator(at('acceptsNoAttorneyClient')).getAttribute('aria-invalid')).toBe(
    'true',
  );
  await page.locator(at('acceptsNoAttorneyClient')).check();
  expect((await send(page, form)).status()).toBe(200);
  expect(await page.locator(form).getByRole('status').textContent()).toMatch(
    /^Consultation request submitted!.*MUNCH-EN-/,
  );
  expect(await page.locator(at('firstName')).inputValue()).toBe('');
  const kept = await site.db
    .selectFrom('enquiry')
    .where('kind', '=', 'consultation')
    .select(['disputeType', 'priorActionTaken', 'deadlineOn'])
    .execute();
  expect(kept).toEqual([
    { disputeType: 'Small Claims', priorActionTaken: true, deadlineOn: '2030-03-23' },
  ]);
});

test('a page that came back with a refusal is React’s once it arrives, and a success empties it', async () => {
  const page = await site.newPage();
  // Everything but the page itself is late, so the browser posts the form by itself.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/say-hello');
  const form = 'main form[action="/say-hello"]';
  await page.locator(`${form} [name="fullName"]`).fill('Ben');
  await page.locator(`${form} [name="message"]`).fill('a roof');
  await page.locator(`${form} [name="email"]`).fill('ben@example.com');
  await send(page, form);
  await page.unroute('**/assets/*.js');
  await page.locator(`${form} [name="phone"]`).fill('1');
  await send(page, form);
  await page.mouse.move(3, 3);
  await page.waitForFunction(() => document.documentElement.dataset.live === 'yes');
  expect(await page.locator(`${form} [name="message"]`).inputValue()).toBe('a roof');
  await page.locator(`${form} [name="phone"]`).fill('9820000000');
  await page.locator(form).getByRole('button', { name: 'Submit' }).click();
  await page.locator('.toasts').getByText('Message sent successfully!').waitFor();
  expect(await page.locator(form).getByRole('alert').count()).toBe(0);
  for (const name of ['fullName', 'message', 'email', 'phone']) {
    await expect.poll(() => page.locator(`${form} [name="${name}"]`).inputValue()).toBe('');
  }
});
