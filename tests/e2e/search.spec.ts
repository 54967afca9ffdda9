import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchListener } from '#modules/search/jobs.ts';
import { signedIn, signInBrowser } from '../cast.ts';
import { aFiling, aParty, disputesDeps, opened } from '../disputes.ts';
import { complaintsOf } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let id = '';
let cookieOf: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  site = await openSite();
  const now = new Date();
  const deps = await disputesDeps(site.db, { now }, [
    searchListener({ now: () => now, key: Buffer.alloc(32) }),
  ]);
  const filing = aFiling({
    title: 'Paint of the lobby',
    facts: `${'The work went on for weeks. '.repeat(40)}Panel five was measured by Suresh Mhatre.\nरंग सुरेश म्हात्रे यांनी पाहिला.`,
    parties: [
      aParty('claimant', { name: 'Ananya Kulkarni' }),
      aParty('respondent', { name: 'Bharat Stays' }),
    ],
  });
  ({ id } = await opened(deps, filing));
  cookieOf = await signedIn(site.db, { name: 'Ada', email: 'ada@example.org' });
});
afterAll(() => site.close());

const shot = (page: Awaited<ReturnType<Site['newPage']>>, name: string) =>
  process.env.SHOTS
    ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
    : undefined;

test('on a phone without JavaScript a misspelt name is found in its passage, and can be asked for as it was typed', async () => {
  const page = await site.newPage({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  });
  await signInBrowser(page.context(), site.url, cookieOf);
  await page.goto(`/cases/${id}/search`);
  await page.getByLabel('Words or a name').fill('Kulkarin');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('Nothing has “Kulkarin”. Shown for: Kulkarni.').waitFor();
  expect(await page.locator('mark').allTextContents()).toEqual(['Kulkarni']);
  await shot(page, 'search-360-corrected');
  await page.getByRole('link', { name: 'Only as I typed it' }).click();
  await page.getByText('Nothing that you may read has these words').waitFor();
  await page.goto(`/cases/${id}/search?q=mhatre`);
  expect(await page.locator('mark').allTextContents()).toEqual(['Mhatre', 'म्हात्रे']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await shot(page, 'search-360');
});

test('by keys alone: a slash, words, the arrows, Escape, Enter; in one case and in all, and nothing that axe complains of', async () => {
  const page = await site.newPage({ viewport: { width: 1280, height: 800 } });
  await signInBrowser(page.context(), site.url, cookieOf);
  await page.goto('/mr/cases/search?q=म्हात्रे');
  await page.locator('html[data-live=yes]').waitFor();
  expect(await page.locator('mark').allTextContents()).toEqual(['Mhatre', 'म्हात्रे']);
  expect(await complaintsOf(page)).toEqual([]);
  await shot(page, 'search-mr');
  await page.goto(`/cases/${id}/search`);
  await page.locator('html[data-live=yes]').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('kulkarni');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Ananya Kulkarni' }).waitFor();
  await shot(page, 'search-1280');
  expect(await complaintsOf(page)).toEqual([]);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.getByLabel('Words or a name').focus();
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('Ananya Kulkarni');
  await page.keyboard.press('Escape');
  expect(await page.getByLabel('Words or a name').evaluate((one) => one.matches(':focus'))).toBe(
    true,
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/cases/${id}/people`);
});
