import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { openPasswords } from '#platform/passwords.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const password = 'moss gasket turnip violin';
const other = 'the ferry to Alibag was late';
const read = new Set<string>();

/** The next letter or text message to somebody, as words. Each is read once. */
async function nextLetter(to: string): Promise<string> {
  const folder = to.startsWith('+') ? join(dirname(site.mailFolder), 'texts') : site.mailFolder;
  let letter = '';
  const look = async () => {
    const names = (await readdir(folder).catch(() => [])).filter(
      (name) => /\.(eml|txt)$/.test(name) && !read.has(name),
    );
    for (const name of names.sort()) {
      const text = (await readFile(join(folder, name), 'utf8'))
        .replaceAll('=\n', '')
        .replaceAll('=3D', '=');
      if (!text.includes(`To: ${to}`)) continue;
      read.add(name);
      letter = text;
      return true;
    }
    return false;
  };
  await expect.poll(look).toBe(true);
  return letter;
}

const codeIn = (letter: string) => /^(?:Code: )?(\d{6})\b/m.exec(letter)?.[1] ?? 'no code';
const linkIn = (letter: string) =>
  /https?:\/\/[^/\s]+(\/\S+token=[\w-]{43})/.exec(letter)?.[1] ?? 'no link';
const sessionOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'munch');
/** A control of the page's own form; the footer has forms too. */
const field = (page: Page, name: string) => page.locator(`.lg-form [name=${name}]`);
const newPassword = (page: Page) => page.locator('[autocomplete="new-password"]');

async function send(page: Page, name: string): Promise<void> {
  await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'POST'),
    page.locator('.lg-form').getByRole('button', { name }).click(),
  ]);
  await page.waitForLoadState();
}

async function ask(page: Page, path: string, username: string, button: string): Promise<void> {
  await page.goto(path);
  await field(page, 'username').fill(username);
  if (path !== '/reset-password') await field(page, 'agrees').check();
  await send(page, button);
}

async function signUp(page: Page, username: string): Promise<void> {
  await field(page, 'name').fill('Mia Rao');
  await field(page, 'username').fill(username);
  await field(page, 'agrees').check();
  await send(page, 'Send me a code');
  await page.waitForURL('**/verify?ticket=*');
}

for (const javaScriptEnabled of [true, false]) {
  test(`from nothing to an account, out, and in again in every way, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async () => {
    const email = `mia.${javaScriptEnabled ? 'live' : 'plain'}@example.in`;
    const page = await site.newPage({ javaScriptEnabled });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL('**/sign-up');
    await signUp(page, email);

    await field(page, 'code').fill(codeIn(await nextLetter(email)));
    await newPassword(page).fill('password12345');
    await send(page, 'Open my account');
    await page.getByRole('alert').getByText('That is easily guessed.').waitFor();
    expect([await newPassword(page).inputValue(), await sessionOf(page)]).toEqual(['', undefined]);
    await newPassword(page).fill(password);
    await send(page, 'Open my account');
    await page.waitForURL('**/account');
    expect(await sessionOf(page)).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });

    await page.context().clearCookies({ name: 'munch' });
    await page.goto('/account');
    await page.waitForURL('**/login?next=%2Faccount');
    await field(page, 'username').fill(email.toUpperCase());
    await page.locator('[autocomplete="current-password"]').fill(password);
    await field(page, 'agrees').check();
    await send(page, 'Submit');
    await page.waitForURL('**/account');

    await page.context().clearCookies({ name: 'munch' });
    await ask(page, '/login/code', email, 'Send me a code');
    await page.waitForURL('**/login/code?ticket=*');
    await field(page, 'code').fill('000000');
    await send(page, 'Sign in');
    await page.getByRole('alert').getByText('That is not the code that we sent.').waitFor();
    await field(page, 'code').fill(codeIn(await nextLetter(email)));
    await send(page, 'Sign in');
    await page.waitForURL('**/account');

    await page.context().clearCookies({ name: 'munch' });
    await ask(page, '/login/link', email, 'Send me a link');
    const link = linkIn(await nextLetter(email));
    for (let opened = 0; opened < 3; opened += 1)
      expect((await fetch(site.url + link)).status).toBe(200); // programs that read mail
    await page.goto(link);
    await send(page, 'Sign in');
    await page.waitForURL('**/account');
    await page.goto(link);
    await send(page, 'Sign in');
    await page.getByRole('alert').getByText('This link is over').waitFor();
  });
}

test('a lost password: the mailed link brings another one, every session ends, and a letter tells of it', async () => {
  const email = 'mia.live@example.in';
  const page = await site.newPage();
  await ask(page, '/reset-password', email, 'Send me a code');
  await page.goto(linkIn(await nextLetter(email)));
  await newPassword(page).fill(other);
  await send(page, 'Set my password');
  await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
  expect(
    await site.db
      .selectFrom('identity_session')
      .innerJoin('identity_person', 'identity_person.id', 'personId')
      .where('email', '=', email)
      .select('personId')
      .execute(),
  ).toEqual([]);
  expect(await nextLetter(email)).toContain('was changed');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login');
});

test('whoever turned a second factor on is led to it, and to nothing else of hers', async () => {
  const [id, at] = [newId(), new Date()];
  const email = `ada.${id}@example.in`; // of this try alone
  await site.db
    .insertInto('identity_person')
    .values({
      id,
      name: 'Ada Iyer',
      email,
      emailVerifiedAt: at,
      createdAt: at,
      passwordHash: await openPasswords().hash(password),
      passwordSetAt: at,
    })
    .execute();
  await site.db
    .insertInto('identity_authenticator')
    .values({ personId: id, secret: Buffer.alloc(64, 1), enrolledAt: at })
    .execute();
  const page = await site.newPage();
  await page.goto('/login');
  await field(page, 'username').fill(email);
  await field(page, 'password').fill(password);
  await field(page, 'agrees').check();
  await send(page, 'Submit');
  await page.waitForURL('**/account/second-factor?next=%2Faccount');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.goto('/account');
  await page.waitForURL('**/account/second-factor?next=%2Faccount');
});

test('somebody with a mobile number alone, in Marathi: the code comes as a text message in her language', async () => {
  const page = await site.newPage();
  await page.goto('/mr/sign-up');
  await field(page, 'name').fill('मीरा पाटील');
  await field(page, 'username').fill('98200 54321');
  await field(page, 'agrees').check();
  await send(page, 'मला कोड पाठवा');
  await page.waitForURL('**/mr/verify?ticket=*');
  const message = await nextLetter('+919820054321');
  expect(message).toContain('साठी तुमचा कोड');
  await field(page, 'code').fill(codeIn(message));
  await newPassword(page).fill(password);
  await send(page, 'माझे अकाउंट सुरू करा');
  await page.waitForURL('**/mr/account');
  expect(
    await site.db
      .selectFrom('identity_person')
      .where('phone', '=', '+919820054321')
      .select(['name', 'language'])
      .execute(),
  ).toEqual([{ name: 'मीरा पाटील', language: 'mr' }]);
});

test('for an address that has an account the page is the same, and its owner is told by letter', async () => {
  const page = await site.newPage();
  await page.goto('/sign-up');
  await signUp(page, 'mia.plain@example.in');
  expect(await nextLetter('mia.plain@example.in')).toContain('You have an account with');
});

const PAGES = ['/sign-up', '/verify?ticket=x', '/login/link?token=x'];

for (const width of [360, 1440]) {
  test(`nothing stands in anybody's way on the pages beside the login at ${width} px`, async () => {
    const page = await site.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    for (const path of PAGES) {
      await page.goto(path);
      expect(await complaintsOf(page), path).toEqual([]);
    }
    await page.goto('/verify?token=x');
    await newPassword(page).fill(password);
    await send(page, 'Open my account');
    await page.getByRole('alert').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
  });
}
