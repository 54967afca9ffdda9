import { createHash } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPublicSite, type PublicSite } from './site.ts';

const LIGHT = 'rgb(252, 249, 249)';
const DARK = 'rgb(22, 9, 10)';

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site?.close());

/** A visitor whose system likes one or the other. */
function visitor(
  colorScheme: 'light' | 'dark',
  options: BrowserContextOptions = {},
): Promise<Page> {
  return site.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme,
    reducedMotion: 'no-preference',
    ...options,
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-live=yes]').waitFor();
}

// Painted to a canvas, because the token is written in oklch and read back so.
function ground(page: Page): Promise<string> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = getComputedStyle(document.body).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    return `rgb(${[...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`;
  });
}

/** The colour that a browser puts around the page. */
function around(page: Page): Promise<string[]> {
  return page.$$eval('meta[name=theme-color]', (metas) =>
    metas
      .filter((meta) => matchMedia((meta as HTMLMetaElement).media).matches)
      .map((meta) => (meta as HTMLMetaElement).content),
  );
}

const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name });

test('a visitor who never chose sees what the system says, and it follows the system', async () => {
  const page = await visitor('dark');
  await open(page, '/');
  expect([await ground(page), await around(page)]).toEqual([DARK, ['#16090a']]);
  expect(await choice(page, 'System').isChecked()).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  expect([await ground(page), await around(page)]).toEqual([LIGHT, ['#570c1a']]);
});

test('a choice holds on the next page, after a reload and in a new tab, until the system is chosen again', async () => {
  const page = await visitor('light');
  await open(page, '/the-people');
  await choice(page, 'Dark').check();
  expect([await ground(page), await around(page)]).toEqual([DARK, ['#16090a']]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'The Process' }).click();
  await page.waitForURL('**/the-process');
  expect(await ground(page)).toBe(DARK);
  await page.reload();
  await page.locator('html[data-live=yes]').waitFor();
  expect([await ground(page), await around(page)]).toEqual([DARK, ['#16090a']]);
  await expect.poll(() => choice(page, 'Dark').isChecked()).toBe(true);
  const tab = await page.context().newPage();
  await open(tab, '/faqs');
  expect(await ground(tab)).toBe(DARK);
  await choice(tab, 'System').check();
  expect([await ground(tab), await around(tab)]).toEqual([LIGHT, ['#570c1a']]);
  await expect.poll(() => ground(page)).toBe(LIGHT); // the first tab hears of it
  expect(await tab.evaluate(() => localStorage.length)).toBe(0);
});

test('light can be chosen against a dark system, with the keyboard alone', async () => {
  const page = await visitor('dark');
  await open(page, '/newsletter/confirm?token=x'); // not built ahead: the server renders it with a nonce
  await choice(page, 'System').focus();
  await page.keyboard.press('ArrowRight');
  expect(await choice(page, 'Light').isChecked()).toBe(true);
  expect([await ground(page), await around(page)]).toEqual([LIGHT, ['#570c1a']]);
  await page.reload();
  expect(await ground(page)).toBe(LIGHT);
});

test('on a phone the same switch stands in the menu', async () => {
  const page = await visitor('light', { viewport: { width: 360, height: 740 } });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Dark' }).check();
  expect(await ground(page)).toBe(DARK);
  expect(
    await page
      .locator('footer')
      .getByRole('radio', { name: 'Dark', includeHidden: true })
      .isChecked(),
  ).toBe(true);
});

test('a kept choice is there at the first paint, without React and without any file of script', async () => {
  for (const path of ['/', '/privacy-policy', '/newsletter/confirm?token=x']) {
    const page = await visitor('light');
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      // Noted at the first frame that the browser is about to paint with a body in it.
      const note = () => {
        if (document.body)
          document.documentElement.dataset.first = getComputedStyle(
            document.documentElement,
          ).colorScheme;
        else requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(path);
    await page.locator('html[data-first]').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.first), path).toBe('dark');
    expect([await ground(page), await around(page)], path).toEqual([DARK, ['#16090a']]);
    await page.context().close();
  }
});

test('without JavaScript the system decides, and no switch stands there that would do nothing', async () => {
  const page = await visitor('dark', { javaScriptEnabled: false });
  await page.goto('/');
  await page.locator('footer').scrollIntoViewIfNeeded();
  expect(await page.locator('footer .th').isVisible()).toBe(false);
  // The page itself is dark: a strip of it, away from pictures and words.
  const light = await visitor('light', { javaScriptEnabled: false });
  await light.goto('/privacy-policy');
  await page.goto('/privacy-policy');
  const strip = { clip: { x: 2, y: 400, width: 4, height: 4 } };
  expect((await page.screenshot(strip)).equals(await light.screenshot(strip))).toBe(false);
});

test('the policy of every page allows the one script by its hash, and refuses any other', async () => {
  for (const path of ['/', '/newsletter/confirm?token=x']) {
    const answer = await fetch(site.url + path);
    const script =
      /<script>([^<]*localStorage[^<]*)<\/script>/.exec(await answer.text())?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers.get('content-security-policy'), path).toContain(
      `script-src 'self' 'sha256-${hash}'`,
    );
    expect(answer.headers.get('content-security-policy'), path).not.toContain('unsafe');
    const page = await visitor('light');
    await page.goto(path);
    await page.evaluate(() => {
      const planted = document.createElement('script');
      planted.textContent = 'document.documentElement.dataset.planted = "yes"';
      document.head.append(planted);
    });
    expect(
      await page.evaluate(() => document.documentElement.dataset.planted),
      path,
    ).toBeUndefined();
    await page.context().close();
  }
});
