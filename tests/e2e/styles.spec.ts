import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withoutLanguage } from '#kernel/language.ts';
import { openPublicSite } from './site.ts';

const worn = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ href }) => (href ? [new URL(href).pathname] : []))
      .sort((a, b) => a.localeCompare(b)),
  );

test('a page that is reached by a click wears the same styles as one that was loaded, from its first frame on', async () => {
  const site = await openPublicSite();
  const page = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await page.locator('html[data-live=yes]').waitFor();
  const links = page.locator('footer a[href^="/"]');
  const named = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  // Another language, and a file, are loads.
  const paths = new Set(
    named.filter((path) => withoutLanguage(path) === path && path !== '/' && !path.includes('.')),
  );
  expect(paths.size).toBeGreaterThan(8);
  for (const path of paths) {
    const loaded = await site.newPage();
    await loaded.goto(path);
    const heading = (await loaded.locator('h1').textContent()) ?? '';
    // What is worn is asked in the frame in which the new page's heading stands there.
    const first = page.evaluate(
      (said) =>
        new Promise<string[]>((done) => {
          const look = () => {
            if (document.querySelector('h1')?.textContent !== said)
              return requestAnimationFrame(look);
            done(
              [...document.styleSheets].flatMap(({ href }) =>
                href ? [new URL(href).pathname] : [],
              ),
            );
          };
          look();
        }),
      heading,
    );
    await page.locator(`footer a[href="${path}"]`).first().click();
    expect(await first, path).toEqual(expect.arrayContaining(await worn(loaded)));
    await expect.poll(() => worn(page), { message: path }).toEqual(await worn(loaded));
    await loaded.context().close();
  }
  await site.close();
});
