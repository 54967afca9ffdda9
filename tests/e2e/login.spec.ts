import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const secret = 'two doors, one roof';

async function openLogin(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.newPage({ reducedMotion: 'reduce', ...options });
  await page.goto('/login');
  if (options.javaScriptEnabled !== false) await page.locator('html[data-live=yes]').waitFor();
  return page;
}

function partsOf(page: Page) {
  const form = page.getByRole('form', { name: 'Login' });
  return {
    form,
    username: form.getByRole('textbox', { name: 'Username' }),
    password: form.locator('[autocomplete="current-password"]'),
    agrees: form.getByRole('checkbox'),
    show: form.getByRole('button', { name: 'Show password' }),
    submit: form.getByRole('button', { name: 'Submit' }),
    refused: form.getByRole('alert'),
  };
}

async function fill(page: Page): Promise<void> {
  const { username, password, agrees } = partsOf(page);
  await username.fill('ada@example.in');
  await password.fill(secret);
  await agrees.check();
}

/** What leaves the browser from now on, beside files: method and body. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('ada'))
      posts.push(`${request.method()} ${request.postData() ?? ''}`);
  });
  return posts;
}

for (const javaScriptEnabled of [true, false]) {
  test(`the fields and their markers, masked and ready for a password manager, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async () => {
    const page = await openLogin({ javaScriptEnabled });
    const { form, username, password, agrees } = partsOf(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Login');
    expect(await form.locator('label.fld-l').allTextContents()).toEqual([
      'Username *',
      'Password *',
    ]);
    expect(await username.getAttribute('autocomplete')).toBe('username');
    expect(await password.getAttribute('type')).toBe('password');
    for (const control of [username, password, agrees])
      expect(await control.getAttribute('required')).not.toBeNull();
    const links = form.locator('.chk a');
    expect(await links.allTextContents()).toEqual(['Privacy Policy', 'Code of Conduct', 'Terms']);
    for (const href of await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    ))
      expect((await fetch(site.url + href)).status, href).toBe(200);
  });
}

test('the way in by passkey stands apart from Submit, on a phone and a desk', async () => {
  const page = await openLogin();
  const passkey = page.getByRole('button', { name: 'Sign in with a passkey' });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [above, below] = await Promise.all([
      partsOf(page).submit.boundingBox(),
      passkey.boundingBox(),
    ]);
    expect(
      (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0),
      `${width} px`,
    ).toBeGreaterThanOrEqual(12);
  }
  await page.context().close();
});

test('the switch shows the password and hides it, and a click leaves the caret where it was', async () => {
  const page = await openLogin();
  const { password, show } = partsOf(page);
  await password.fill(secret);
  await password.evaluate((input) => (input as HTMLInputElement).setSelectionRange(4, 4));
  for (const [type, pressed] of [
    ['text', 'true'],
    ['password', 'false'],
  ] as const) {
    await show.click();
    await expect.poll(() => password.getAttribute('type')).toBe(type);
    expect(await show.getAttribute('aria-pressed')).toBe(pressed);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const caret = () =>
      password.evaluate((input) => [
        (input as HTMLInputElement).selectionStart,
        document.activeElement === input,
      ]);
    expect(await caret()).toEqual([4, true]);
  }
  await page.keyboard.type('X');
  expect(await password.inputValue()).toBe('two Xdoors, one roof');
});

test('the switch is reached and pressed from the keyboard, and keeps the focus', async () => {
  const page = await openLogin();
  const { password, show } = partsOf(page);
  await password.fill(secret);
  await password.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  expect(await show.evaluate((button) => document.activeElement === button)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => password.getAttribute('type')).toBe('password');
  expect(await password.inputValue()).toBe(secret);
});

test('a password may be pasted', async () => {
  const page = await openLogin();
  const allowed = await partsOf(page).password.evaluate((input) =>
    input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
  );
  expect(allowed).toBe(true);
});

test('what is missing is said under each field, and the first takes the focus', async () => {
  const page = await openLogin();
  const { form, username, password, agrees, submit } = partsOf(page);
  const posts = postsOf(page);
  await submit.click();
  expect(await form.locator('.fld-err').allTextContents()).toEqual([
    'Please enter your username.',
    'Please enter your password.',
    'Please tick the box if you agree.',
  ]);
  expect(await username.evaluate((input) => document.activeElement === input)).toBe(true);
  expect(await username.getAttribute('aria-invalid')).toBe('true');
  await username.fill('ada');
  expect(await username.getAttribute('aria-invalid')).toBeNull();
  await password.fill(secret);
  await submit.click();
  expect(await form.locator('.fld-err').allTextContents()).toEqual([
    'Please tick the box if you agree.',
  ]);
  expect(await agrees.evaluate((input) => document.activeElement === input)).toBe(true);
  expect(posts).toEqual([]);
});

const wrong =
  'This username and this password do not belong together. Check both, or have a code or a link sent to you.';

for (const how of ['with', 'without', 'with late'] as const) {
  test(`a sign-in that is refused keeps the username and not the password, ${how} JavaScript`, async () => {
    const page = await site.newPage({
      reducedMotion: 'reduce',
      javaScriptEnabled: how !== 'without',
    });
    if (how === 'with late') await page.route('**/assets/boot-*', (route) => route.abort());
    await page.goto('/login');
    if (how === 'with') await page.locator('html[data-live=yes]').waitFor();
    const { username, password, agrees, show, submit, refused } = partsOf(page);
    if (how === 'without') expect(await show.count()).toBe(0);
    await fill(page);
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST'),
      submit.click(),
    ]);
    expect(answer.status()).toBe(401);
    expect(await answer.headerValue('set-cookie')).toBeNull();
    await refused.getByText(wrong).waitFor();
    expect([
      await username.inputValue(),
      await password.inputValue(),
      await agrees.isChecked(),
    ]).toEqual(['ada@example.in', '', true]);
    expect(await password.getAttribute('type')).toBe('password');
    expect(new URL(page.url()).pathname).toBe('/login');
    if (how !== 'without') {
      expect(
        await page.evaluate(() =>
          JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]),
        ),
      ).not.toMatch(/ada|roof/);
    }
  });
}

test('without JavaScript the browser asks for what is missing and posts nothing', async () => {
  const page = await openLogin({ javaScriptEnabled: false });
  const posts = postsOf(page);
  await partsOf(page).submit.click();
  expect(posts).toEqual([]);
});

test('the form of another site signs nobody in', async () => {
  for (const path of ['/login', '/sign-up', '/login/link', '/reset-password']) {
    const answer = await fetch(site.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'username=ada%40example.in&password=x&name=x&agrees=on',
    });
    expect([answer.status >= 400, answer.headers.getSetCookie()], path).toEqual([true, []]);
  }
  expect(await site.db.selectFrom('sign_in_ticket').selectAll().execute()).toEqual([]);
});

test('a username that can be none is told at its field', async () => {
  const page = await openLogin();
  await fill(page);
  await partsOf(page).username.fill('ada');
  await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'POST'),
    partsOf(page).submit.click(),
  ]);
  const correction = 'Please enter an e-mail address, or a mobile number of ten digits.';
  expect(await partsOf(page).form.locator('.fld-err').allTextContents()).toEqual([correction]);
  expect(await partsOf(page).refused.getByRole('link', { name: correction }).count()).toBe(1);
});

test('the other ways in stand below, and carry on where one wanted to go', async () => {
  const page = await site.newPage();
  await page.goto('/login?next=%2Faccount');
  await page.locator('html[data-live=yes]').waitFor();
  const ways = page.getByRole('navigation', { name: 'Other ways in' }).getByRole('link');
  expect(await ways.allTextContents()).toEqual([
    'Sign in with a code',
    'Have a link sent',
    'Forgot your password?',
    'Create an account',
  ]);
  await expect.poll(() => ways.first().getAttribute('href')).toBe('/login/code?next=%2Faccount');
  for (const href of await ways.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  ))
    expect((await fetch(site.url + href)).status, href).toBe(200);
});

for (const width of [320, 1440]) {
  test(`nothing stands in anybody's way at ${width} px, with mends and with the answer, light and dark`, async () => {
    const page = await openLogin({ viewport: { width, height: 800 } });
    expect(await complaintsOf(page)).toEqual([]);
    await partsOf(page).submit.click();
    expect(await complaintsOf(page)).toEqual([]);
    await fill(page);
    await partsOf(page).show.click();
    await partsOf(page).submit.click();
    await partsOf(page).refused.waitFor();
    expect(await complaintsOf(page)).toEqual([]);
  });
}
