import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GivenRole } from '#kernel/viewer.ts';
import { signedIn, signInBrowser } from '../cast.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

type Entering = {
  roles?: readonly GivenRole[];
  secondFactor?: boolean;
  path?: string;
} & BrowserContextOptions;

/** Somebody with these roles, at her first page. */
async function enter({
  roles = ['case_officer'],
  secondFactor = true,
  path = '/office',
  ...options
}: Entering = {}): Promise<Page> {
  const page = await site.newPage({ reducedMotion: 'reduce', ...options });
  await signInBrowser(page.context(), site.url, await signedIn(site.db, { roles, secondFactor }));
  await page.goto(path);
  if (options.javaScriptEnabled !== false) await page.locator('html[data-live=yes]').waitFor();
  return page;
}

const focused = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.id ||
      document.activeElement?.getAttribute('aria-label') ||
      document.activeElement?.textContent,
  );

test('nobody without work in the office sees it', async () => {
  const stranger = await site.newPage();
  await stranger.goto('/office?whose=mine');
  expect(new URL(stranger.url()).pathname + new URL(stranger.url()).search).toBe(
    '/login?next=%2Foffice%3Fwhose%3Dmine',
  );

  const person = await enter({ roles: [], path: '/office' });
  expect(await person.getByRole('heading', { level: 1 }).textContent()).toBe(
    'This is not open to your account',
  );
  expect(await person.getByRole('navigation').count()).toBe(0);

  const answer = await (await enter({ roles: ['neutral'], path: '/account' })).goto('/office');
  expect(answer?.status()).toBe(403);
});

test('a new officer reads an empty queue with the keyboard alone', async () => {
  const page = await enter();
  expect(await page.title()).toBe('Queue | Munch');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Queue');
  expect(await page.getByRole('region', { name: 'Nothing waits' }).isVisible()).toBe(true);

  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('main');

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.waitFor();
  expect(await keys.getByText('Enquiries', { exact: true }).isVisible()).toBe(true);
  expect(await keys.getByText('System').count()).toBe(0);
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('main');

  await page.keyboard.press('/');
  expect(await focused(page)).toBe('Search enquiries');
  // A letter that is written is a letter and no key.
  await page.keyboard.type('gq?');
  expect(await page.getByRole('searchbox', { name: 'Search enquiries' }).inputValue()).toBe('gq?');
  expect(await keys.isVisible()).toBe(false);
});

test('keys of one letter can be turned off, and stay off', async () => {
  const page = await enter();
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Use keys of one letter on this device' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.locator('html[data-live=yes]').waitFor();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  expect(await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).isVisible()).toBe(true);
});

test('on a phone the sections are under the thumb, and the rest in a drawer that closes on Esc', async () => {
  const page = await enter({
    roles: ['registrar', 'administrator'],
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const bar = page.getByRole('navigation', { name: 'First sections' });
  expect(await bar.getByRole('link').allInnerTexts()).toEqual([
    'Queue',
    'Disputes',
    'Tribunals to form',
    'Respondents',
  ]);
  expect(await bar.locator('[aria-current=page]').textContent()).toBe('Queue');
  const more = bar.getByRole('button', { name: 'More' });
  const box = await more.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const drawer = page.locator('.rl-nav');
  expect(await drawer.isVisible()).toBe(false);
  await more.click();
  await drawer.waitFor();
  expect(await focused(page)).toBe('Close menu');
  expect(await drawer.getByRole('link').allInnerTexts()).toEqual([
    'Queue',
    'Disputes',
    'Tribunals to form',
    'Respondents',
    'Enquiries',
    'Consultations',
    'Empanelment',
    'Neutrals',
    'Payments',
    'What if',
    'Institutions',
    'People',
    'Settings',
    'Record',
    'System',
  ]);
  expect(await page.evaluate(() => document.querySelector<HTMLElement>('.of-page')?.inert)).toBe(
    true,
  );
  // What is behind the drawer is there for nobody while it is open, its main part and its heading too.
  const behind = /: (landmark-one-main|page-has-heading-one): /;
  expect((await complaintsOf(page)).filter((one) => !behind.test(one))).toEqual([]);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.querySelector<HTMLElement>('.of-page')?.inert)).toBe(
    false,
  );
});

test('somebody sees the sections of her work and no others', async () => {
  const page = await enter({ roles: ['committee'] });
  expect(await page.locator('.rl-nav').getByRole('link').allInnerTexts()).toEqual([
    'Queue',
    'Empanelment',
    'Neutrals',
    'What if',
  ]);
  expect(await page.getByRole('searchbox').count()).toBe(0);
});

test('an address that leads nowhere keeps the way to the others', async () => {
  const page = await enter({ path: '/office/nowhere' });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'Nothing at this address',
  );
  await page
    .getByRole('navigation', { name: 'Office', exact: true })
    .getByRole('link', { name: 'Queue' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Queue' }).waitFor();
  expect(await focused(page)).toBe('main');
});

test('without JavaScript the queue, its tabs and the drawer are there', async () => {
  const page = await enter({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.getByRole('link', { name: 'Mine' }).click();
  expect(await page.getByRole('link', { name: 'Mine' }).getAttribute('aria-current')).toBe('page');
  await page.getByRole('button', { name: 'More' }).click();
  expect(await page.getByRole('navigation', { name: 'Office', exact: true }).isVisible()).toBe(
    true,
  );
});

test('who signs out is out, also for whoever goes back', async () => {
  const page = await enter();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${site.url}/`);
  await page.goBack();
  await page.waitForURL(/\/login\?next=/);
  expect((await page.context().cookies()).filter(({ name }) => name === 'munch')).toEqual([]);
});

test('whoever waits stands in the queue, and j, k and Enter walk to where it is done', async () => {
  const about = { phone: '5555512345', message: 'Do you hear disputes between partners?' };
  for (const fullName of ['Ada Ambekar', 'Ben Bhatt'])
    await fetch(`${site.url}/api/sales/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...about,
        fullName,
        email: `${fullName.slice(0, 3).toLowerCase()}@post.example`,
      }),
    });
  const page = await enter();
  const rows = page.getByRole('table', { name: 'Waiting' }).getByRole('rowheader');
  expect(await rows.allInnerTexts()).toEqual(['Ada Ambekar', 'Ben Bhatt']);
  await page.keyboard.press('j');
  expect(await focused(page)).toBe('Ada Ambekar');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  expect(await focused(page)).toBe('Ben Bhatt');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/office\/enquiries\/contact\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('q');
  await page.waitForURL(`${site.url}/office`);
  expect(await focused(page)).toBe('main');
});

for (const width of [360, 768, 1440]) {
  test(`the queue and its shortcuts break no rule of WCAG 2.2 AA and do not scroll sideways at ${width} px`, async () => {
    const page = await enter({ viewport: { width, height: 900 } });
    expect(await complaintsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    expect(await complaintsOf(page)).toEqual([]);
  });
}
