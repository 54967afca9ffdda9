import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressIn, languages } from '../../src/kernel/language.ts';
import { prerendered } from '../../src/web/paths.ts';
import { complaintsOf, settled } from './axe.ts';
import { misreadNow } from './painted.ts';
import { openPublicSite, type PublicSite } from './site.ts';

const PAGES = [
  ...prerendered,
  '/blogs/1',
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe?token=x',
  '/nowhere',
];
const WIDTHS = [360, 768, 1440] as const;

/**
 * Each page is judged by axe once in a run, in one language and at one width, which go round: the rules that it knows are of the
 * page's parts, which all three share. `npm run bench -- axe` judges every page in each language, at each width, in both themes.
 */
function isJudged(at: number, language: string): number | undefined {
  return languages[at % languages.length] === language
    ? WIDTHS[Math.floor(at / languages.length) % WIDTHS.length]
    : undefined;
}

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site.close());

// Words make a page too wide, and each language has its own: every page on a phone in each, and at every width in one.
// In English three times as much is looked at: a third of the pages at a time, so that no slow machine is taken for a broken page.
const SWEEPS = languages.flatMap((language) =>
  (language === 'en' ? [0, 1, 2] : [null]).map((third) => ({ language, third })),
);
test.each(SWEEPS)(
  'no page breaks a rule of WCAG 2.2 AA, scrolls sideways or paints its headlines out of order, $language $third',
  async ({ language, third }) => {
    // Animations would be caught half-way, in colours that nobody reads.
    const page = await site.newPage({ reducedMotion: 'reduce' });
    const broken: string[] = [];
    for (const [at, english] of PAGES.entries()) {
      if (third !== null && at % 3 !== third) continue;
      const path = addressIn(language, english);
      await page.setViewportSize({ width: 360, height: 900 });
      await page.goto(path);
      await page.locator('html[data-live=yes]').waitFor();
      for (const width of language === 'en' ? WIDTHS : WIDTHS.slice(0, 1))
        for (const line of await oddAt(page, width)) broken.push(`${path} at ${width}: ${line}`);
      const width = isJudged(at, language);
      if (width) await page.setViewportSize({ width, height: 900 });
      if (width)
        for (const line of await complaintsOf(page)) broken.push(`${path} at ${width}: ${line}`);
    }
    expect(broken).toEqual([]);
  },
);

async function oddAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await settled(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(sideways > 0 ? [`${sideways} px too wide`] : []), ...(await misreadNow(page))];
}
