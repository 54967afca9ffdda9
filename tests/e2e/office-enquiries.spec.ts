import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let omar: SignedIn;
let rhea: SignedIn;
beforeAll(async () => {
  site = await openSite();
  omar = await signedIn(site.db, { roles: ['case_officer'], name: 'Omar Officer' });
  rhea = await signedIn(site.db, { roles: ['registrar'], name: 'Rhea Registrar' });
});
afterAll(() => site.close());

async function enter(
  who: SignedIn,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await site.newPage({ reducedMotion: 'reduce', ...options });
  await signInBrowser(page.context(), site.url, who);
  await page.goto(path);
  if (options.javaScriptEnabled !== false) await page.locator('html[data-live=yes]').waitFor();
  return page;
}

/** What visitors send through the website, as they send it. */
async function write(fullName: string, message: string, language = 'en'): Promise<string> {
  const answer = await fetch(`${site.url}/api/sales/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({
      fullName,
      message,
      email: `${newId()}@example.org`,
      phone: '9876543210',
    }),
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const told = (page: Page) => page.locator('.eq [role=status], .eq [role=alert]').first();

test.each([
  [1440, 'Wide'],
  [360, 'Narrow'],
])('an officer works on the queue with the keyboard alone, at %i px', async (width, tag) => {
  const [ada, ben, mia] = [
    await write(`Ada ${tag}`, 'One.'),
    await write(`Ben ${tag}`, 'Two.'),
    await write(`Mia ${tag}`, 'तीन', 'hi'),
  ];
  const page = await enter(omar, `/office/enquiries?q=${tag}`, {
    viewport: { width, height: 800 },
  });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Enquiries');

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  expect(await focused(page)).toBe(`Ben ${tag}`);
  await page.keyboard.press('k');
  expect(await focused(page)).toBe(`Ada ${tag}`);
  await page.keyboard.press('a');
  await expect.poll(() => told(page).textContent()).toBe('Assigned.');
  await expect
    .poll(() => page.getByRole('row', { name: `Ada ${tag}` }).textContent())
    .toContain('Omar Officer');

  await page.keyboard.press('j');
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: `Close the enquiry of Ben ${tag}` });
  await dialog.getByLabel('Closed because').focus();
  await page.keyboard.press('S'); // a select takes letters too: Spam
  await dialog.getByRole('button', { name: 'Close the enquiry' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => told(page).textContent()).toBe('Closed.');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByRole('row').count()).toBe(3); // the head and two
  await expect.poll(() => focused(page)).toBe(`Mia ${tag}`); // who stands where Ben stood
  const work = site.db.selectFrom('enquiry').select(['state', 'closeReason', 'assigneeId']);
  expect(await work.where('id', '=', ben).execute()).toMatchObject([
    { state: 'closed', closeReason: 'spam' },
  ]);
  expect(await work.where('id', '=', ada).execute()).toMatchObject([{ assigneeId: omar.personId }]);

  await page.keyboard.press('/');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('mia je'); // letters are letters in a field
  await page.keyboard.press('Enter');
  await page.getByText('Nothing here').waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('mia je');
  await page.getByRole('searchbox', { name: /^Search: name/ }).fill(`mia ${tag}`);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: `Mia ${tag}` }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/office/enquiries/contact/${mia}`);
  await page.getByRole('heading', { level: 1, name: `Mia ${tag}` }).waitFor();
});

test('an officer answers in the sender’s language; the letter joins the thread, and the answer is pasted back', async () => {
  const id = await write('Asha Rao', 'मकान मालिक पैसे नहीं देता।', 'hi');
  const page = await enter(omar, `/office/enquiries/contact/${id}`);
  await page.getByRole('button', { name: 'Put it in', exact: true }).click();
  const letter = page.getByLabel('Letter', { exact: true });
  await expect.poll(() => letter.inputValue()).toContain('नमस्ते Asha Rao');
  expect(await page.getByLabel('Subject').inputValue()).toBe('Re: आपका संदेश हमें मिल गया');
  await letter.fill(`${await letter.inputValue()}\n\n{when}`);
  await page.getByRole('button', { name: 'Look at it first' }).click();
  await page.getByText('A place in braces is still empty').first().waitFor();
  await expect.poll(() => letter.evaluate((one) => one === document.activeElement)).toBe(true);
  await letter.fill((await letter.inputValue()).replace('{when}', '{reference}'));
  await page.getByRole('button', { name: 'Look at it first' }).click();
  const preview = page.getByRole('region', { name: 'The letter as it goes out' });
  await expect
    .poll(() => preview.textContent())
    .toMatch(/MUNCH-EN-\d{4}-\d{6}[\s\S]*मकान मालिक पैसे नहीं देता/);
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect.poll(() => told(page).textContent()).toContain('The letter is owed');
  expect(await letter.inputValue()).toBe('');

  const [first, reply] = await lettersTo(id);
  expect(first && reply && headerOf(reply, 'In-Reply-To')).toBe(
    headerOf(first ?? '', 'Message-ID'),
  );
  expect(headerOf(reply ?? '', 'Reply-To')).toContain('office@');
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('list', { name: 'What happened' }).textContent();
    })
    .toContain('Sent');

  await page.getByLabel('What they wrote').fill('धन्यवाद!');
  await page.getByRole('button', { name: 'Put it into the thread' }).click();
  await expect.poll(() => told(page).textContent()).toContain('The answer is in the thread');
  await expect
    .poll(() => page.getByRole('list', { name: 'What happened' }).textContent())
    .toContain('धन्यवाद!');
});

test('the second of two officers is told what changed, and loses nothing', async () => {
  const id = await write('Two At Once', 'Hello.');
  const page = await enter(omar, `/office/enquiries/contact/${id}`);
  const letter = page.getByLabel('Letter', { exact: true });
  await letter.fill('Dear {name}, I am typing for an hour.');
  const other = await enter(rhea, `/office/enquiries/contact/${id}`);
  await other.getByLabel('For the office alone').fill('I phoned her: do not write.');
  await other.getByRole('button', { name: 'Keep the note' }).click();
  await expect.poll(() => told(other).textContent()).toContain('The note is kept');

  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect
    .poll(() => told(page).textContent())
    .toMatch(/Somebody was faster.*Rhea Registrar: Note.*do not write/s);
  await expect.poll(() => letter.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await letter.inputValue()).toBe('Dear {name}, I am typing for an hour.');
  expect(
    await site.db
      .selectFrom('enquiry_entry')
      .where('enquiryId', '=', id)
      .where('kind', '=', 'reply')
      .execute(),
  ).toEqual([]);
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect.poll(() => told(page).textContent()).toContain('The letter is owed');
});

test('a second press while a form is under way sends nothing, and the button says that it works', async () => {
  const id = await write('Pressed Twice', 'Hello.');
  const page = await enter(omar, `/office/enquiries/contact/${id}`);
  const posts: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/office/enquiries/contact/**', async (route) => {
    if (route.request().method() === 'POST') {
      posts.push(route.request().url());
      await held;
    }
    await route.continue();
  });
  const keep = page.getByRole('button', { name: 'Keep the note' });
  await page.getByLabel('For the office alone').fill('Written once.');
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => keep.getAttribute('aria-busy')).toBe('true');
  expect(await keep.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Keep the note');
  letGo();
  await expect.poll(() => told(page).textContent()).toContain('The note is kept');
  await expect.poll(() => keep.getAttribute('aria-busy')).toBe(null);
  expect(posts).toHaveLength(1);
});

test('everything works without JavaScript', async () => {
  const id = await write('No Script', 'Plain.');
  const page = await enter(omar, '/office/enquiries?q=script', { javaScriptEnabled: false });
  expect(await page.getByRole('link', { name: 'No Script' }).count()).toBe(1);
  await page.getByLabel('Assigned to').selectOption('nobody');
  await page.getByRole('button', { name: 'Show' }).click();
  expect(new URL(page.url()).searchParams.get('assigned')).toBe('nobody');
  await page.getByRole('button', { name: /^Take it/ }).click();
  expect(await told(page).textContent()).toBe('Assigned.');
  await page.goto(`/office/enquiries/contact/${id}`);
  await page.getByLabel('Letter', { exact: true }).fill('Typed before.');
  await page.getByRole('button', { name: 'Put it in', exact: true }).click();
  expect(await page.getByLabel('Letter', { exact: true }).inputValue()).toMatch(
    /^Typed before\.\n\nDear No Script/,
  );
  await page.getByLabel('Closed because').selectOption('other');
  await page.getByRole('button', { name: 'Close the enquiry' }).click();
  expect(await told(page).textContent()).toContain('Say in words why it is closed.');
  await page.getByLabel('In words').fill('He came by.');
  await page.getByRole('button', { name: 'Close the enquiry' }).click();
  expect(await told(page).textContent()).toBe('Closed.');
  await page.getByRole('button', { name: 'Reopen' }).click();
  expect(await told(page).textContent()).toBe('Open again.');
});

test.each([1440, 360])(
  'the screens break no rule of accessibility and fit at %i px',
  async (width) => {
    const id = await write(
      'अदिति Venkataraman-Krishnamurthy-Iyengar',
      `A long word: ${'x'.repeat(300)}`,
    );
    const page = await enter(rhea, '/office/enquiries?state=all&urgent=', {
      viewport: { width, height: 800 },
    });
    expect(await complaintsOf(page)).toEqual([]);
    await page.goto('/office/enquiries?tab=subscribers');
    expect(await complaintsOf(page)).toEqual([]);
    await page.goto(`/office/enquiries/contact/${id}`);
    expect(await complaintsOf(page)).toEqual([]);
  },
);

test('whoever is no officer finds no enquiries, and nobody an enquiry that is not there', async () => {
  const accounts = await signedIn(site.db, { roles: ['accounts'] });
  const page = await enter(accounts, '/office/enquiries');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'This is not open to your account',
  );
  for (const path of [`contact/${newId()}`, `party/${newId()}`, 'contact/1'])
    expect(
      (await (await enter(omar, '/office')).goto(`/office/enquiries/${path}`))?.status(),
      path,
    ).toBe(404);
});

/** The letters of an enquiry to its sender, the oldest first, once the reply is there. */
async function lettersTo(id: string): Promise<string[]> {
  const { email } = await site.db
    .selectFrom('enquiry')
    .where('id', '=', id)
    .select('email')
    .executeTakeFirstOrThrow();
  const found = () =>
    (existsSync(site.mailFolder) ? readdirSync(site.mailFolder) : [])
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(site.mailFolder, name), 'utf8'))
      .filter((text) => headerOf(text, 'To')?.includes(email));
  await expect.poll(() => found().length).toBe(2);
  return found();
}

function headerOf(mail: string, name: string): string | undefined {
  const head = mail.split('\n\n', 1)[0]?.replace(/\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head ?? '')?.[1]?.trim();
}
