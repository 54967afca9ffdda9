// From the link that the start prints to an office with two people in it; sessions; a passkey.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { totpCode } from '#platform/totp.ts';
import { signedIn, signInBrowser } from '../cast.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

const password = 'kettle lantern orbit plum';

let site: Site;

beforeAll(async () => {
  // A passkey is for a host with a name, and the address must be known before the start.
  const port = await freePort();
  site = await openSite({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}` });
  site.url = `http://localhost:${port}`;
});
afterAll(() => site.close());

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function newPage(options: Parameters<Site['newPage']>[0] = {}): Promise<Page> {
  const page = await site.newPage({ baseURL: site.url, ...options });
  return page;
}

/** Waits for React, so that a press is the page's own. */
async function awake(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => document.documentElement.dataset.live === 'yes');
}

function bytesOf(base32: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** Recovery codes of the people of this journey; each opens once. */
const paper: Record<'rita' | 'omar', string[]> = { rita: [], omar: [] };

/** Sets up an authenticator app on the page that asks for it, and keeps the recovery codes. */
async function setUp(page: Page, whose: keyof typeof paper): Promise<void> {
  await page.getByRole('button', { name: 'Show me the code to scan' }).click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  const secret = bytesOf(
    ((await page.locator('.acc-secret').textContent()) ?? '').replaceAll(' ', ''),
  );
  await page.getByLabel('The six digits that the app shows').fill(totpCode(secret, new Date()));
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  paper[whose] = await page.locator('.acc-paper li').allInnerTexts();
  expect(paper[whose]).toHaveLength(10);
}

function printedLink(): string {
  return (
    /http:\/\/localhost\S+first-administrator\S+/.exec(site.lines.join('\n'))?.[0] ??
    'no link was printed'
  );
}

async function mailedLink(): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const letters = existsSync(site.mailFolder)
      ? globSync(`${site.mailFolder}/**/*.eml`).map((file) => readFileSync(file, 'utf8'))
      : [];
    const text = letters
      .join('\n')
      .replaceAll('=\r\n', '')
      .replaceAll('=\n', '')
      .replaceAll('=3D', '=');
    const link = /http:\/\/localhost:\d+\/invitation\?token=[\w-]+/.exec(text)?.[0];
    if (link) return link;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error('No invitation was mailed.');
}

test('from the printed link to an administrator with a second factor, who invites an officer', async () => {
  const page = await newPage();
  await page.goto(printedLink());
  expect(await complaintsOf(page)).toEqual([]);
  const form = page.locator('.lg-form');
  await form.getByLabel('Full name').fill('Rita Root');
  await form.getByLabel('Email').fill('rita@example.org');
  await form.getByLabel('Choose a password').fill(password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Make the account' }).click();
  await page.waitForURL('**/account/second-factor?next=%2Foffice');
  expect(await complaintsOf(page)).toEqual([]);
  await setUp(page, 'rita');
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await page.waitForURL('**/office');
  await page.goto('/office/people');
  const invite = page.getByRole('form', { name: 'Invite somebody' });
  await invite.getByLabel('Name').fill('Omar Officer');
  await invite.getByLabel('Email').fill('omar@example.org');
  await invite.getByLabel('Role').selectOption('case_officer');
  await invite.getByLabel('Reason').fill('Begins on Monday');
  await invite.getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByText('The invitation has been sent.').waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  expect((await (await newPage()).goto(printedLink()))?.status()).toBe(404);

  const omar = await newPage({ viewport: { width: 360, height: 760 } });
  await omar.goto(await mailedLink());
  const his = omar.locator('.lg-form');
  await his.getByLabel('Choose a password').fill(password);
  await his.getByRole('checkbox').check();
  await his.getByRole('button', { name: 'Make the account' }).click();
  await omar.waitForURL('**/account/second-factor?next=%2Foffice');
  await setUp(omar, 'omar');
  expect(await complaintsOf(omar)).toEqual([]);
  await omar.getByRole('link', { name: 'I have kept them' }).click();
  await omar.waitForURL('**/office');

  // Who gave the role stands beside it; ending it shuts the office to a session that is still open.
  await page.goto('/office/people?search=omar');
  await page.getByRole('link', { name: 'Omar Officer' }).click();
  await page.getByText(/Given by Rita Root/).waitFor();
  await awake(page);
  await page.getByText('End this role').first().click();
  await page.locator('details[open]').getByLabel('Reason').fill('A mistake');
  await page.locator('details[open]').getByRole('button', { name: 'End this role' }).click();
  await page.getByText('The role has ended.').waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  expect((await omar.goto('/office'))?.status()).toBe(403);
});

test('somebody sees where she is signed in, and a passkey signs her in without a password', async () => {
  const page = await newPage();
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signInAs(page, 'omar@example.org');
  await page.waitForURL('**/account/second-factor?*');
  expect(await complaintsOf(page)).toEqual([]);
  await page.getByLabel('Code').fill(paper.omar.pop() ?? 'no code is left');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL('**/account');
  await page.goto('/account/security');
  await awake(page);
  await page.getByText('Recovery codes left: 9 of 10.').waitFor();
  await page.getByText('This one').waitFor();
  // The second factor is of this minute, so nobody asks again who he is.
  const adding = page.getByRole('form', { name: 'Add a passkey' });
  await adding.getByLabel('Name of the device').fill('test phone');
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  await page.locator('.acc-strong', { hasText: 'test phone' }).waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  const places = page.getByRole('form', { name: 'Where you are signed in' });
  await places.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByText('Signed out everywhere else.').waitFor();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.goto('/login');
  await awake(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/account');
  expect(await page.getByLabel('Full name').inputValue()).toBe('Omar Officer');
});

async function signInAs(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await awake(page);
  const form = page.locator('.lg-form');
  await form.locator('[name=username]').fill(username);
  await form.locator('[name=password]').fill(password);
  await form.getByRole('checkbox').check();
  await form.locator('button[type=submit]').click();
  await page.waitForURL(/\/account/);
}

test('without JavaScript somebody gives her second factor, and changes her profile in another language', async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/hi/login');
  await page.locator('[name=username]').fill('rita@example.org');
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=agrees]').check();
  await page.locator('form.lg-form button[type=submit]').click();
  await page.waitForURL('**/account/second-factor*');
  await page.locator('[name=code]').fill(paper.rita.pop() ?? 'no code is left');
  await page.locator('main form button[type=submit]').last().click();
  await page.waitForURL('**/office');
  await page.goto('/hi/account');
  await page.locator('[name=name]').fill('रीता रूट');
  await page
    .locator('form', { has: page.locator('[name=name]') })
    .getByRole('button')
    .click();
  await page.getByText('सेव हो गया।').waitFor();
  expect(await page.locator('[name=name]').inputValue()).toBe('रीता रूट');
  expect(await page.locator('html').getAttribute('lang')).toBe('hi');
});

test('somebody changes her address with the code that came there, awake and without JavaScript', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const address = `ada-${javaScriptEnabled}@example.org`;
    const ada = await signedIn(site.db, { name: 'Ada Lovelace' });
    const page = await newPage({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
    await signInBrowser(page.context(), site.url, ada);
    await page.goto('/account');
    if (javaScriptEnabled) await awake(page);
    const form = page.getByRole('form', { name: 'Change email or mobile' });
    await form.getByLabel('New email, or mobile number').fill(address);
    await form.getByRole('button', { name: 'Send the code' }).click();
    await form.getByLabel('Code').waitFor();
    const code = () => {
      const letters = globSync(`${site.mailFolder}/**/*.eml`).map((file) =>
        readFileSync(file, 'utf8'),
      );
      return (
        /^(?:Code: )(\d{6})/m.exec(
          letters.find((text) => text.includes(`To: ${address}`)) ?? '',
        )?.[1] ?? ''
      );
    };
    await expect.poll(code).toMatch(/^\d{6}$/);
    await form.getByLabel('Code').fill(code() === '000000' ? '111111' : '000000');
    await form.getByRole('button', { name: 'Use the new address' }).click();
    await page.getByText('That is not the code that we sent.').waitFor();
    if (javaScriptEnabled) expect(await complaintsOf(page)).toEqual([]);
    await form.getByLabel('Code').fill(code());
    await form.getByRole('button', { name: 'Use the new address' }).click();
    await page.getByText('Changed. The old address has been told.').waitFor();
    await page.locator('.acc-address').getByText(address).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.context().close();
  }
});
