import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, signedIn, signInBrowser } from '../cast.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let omar: SignedIn;
beforeAll(async () => {
  site = await openSite();
  omar = await signedIn(site.db, { roles: ['case_officer'], name: 'Omar Officer' });
});
afterAll(() => site.close());

const ADDRESS = '/office/what-if?process=arbitration&track=online&served=2026-12-01';

test('an officer sees every date of a day that she asks about, without JavaScript', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  await signInBrowser(page.context(), site.url, omar);
  await page.goto(ADDRESS);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'What if it is served on…',
  );
  const answer = page.getByRole('row', { name: /Answer to the request/ });
  expect(await answer.textContent()).toContain('16 Dec 2026');
  await page.getByLabel('Track').selectOption('ordinary');
  await page.getByRole('button', { name: 'Show' }).click();
  expect(await answer.textContent()).toContain('31 Dec 2026');
  expect(await page.getByText('ACA s. 34(3): three months').count()).toBe(1);
  expect(await page.getByText('Holidays not yet confirmed for').count()).toBe(1);
  await page.goto(ADDRESS.replace('2026-12-01', '2026-02-30'));
  expect(await page.getByRole('alert').textContent()).toContain('a day that the calendar has');
});

test.each([360, 1440])('the dates are there for everybody, at %i px', async (width) => {
  const page = await site.newPage({ reducedMotion: 'reduce', viewport: { width, height: 800 } });
  await signInBrowser(page.context(), site.url, omar);
  await page.goto(ADDRESS);
  await page.locator('html[data-live=yes]').waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    ),
  ).toBe(true);
  await page.getByLabel('Process').selectOption('conciliation');
  await page.getByRole('row', { name: /Reply to the invitation to conciliate/ }).waitFor();
  expect(page.url()).toContain('process=conciliation');
});
