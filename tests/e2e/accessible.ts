import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressIn, type Language } from '../../src/kernel/language.ts';
import { prerendered } from '../../src/web/paths.ts';
import { settled } from './axe.ts';
import { misreadNow } from './painted.ts';
import { openSite, type Site } from './site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = [...prerendered, '/blogs/1', '/newsletter/confirm?token=x', '/newsletter/unsubscribe?token=x', '/nowhere'];

type Result = { violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[] };

async function violations(page: Page, rules: string[], kind: 'tag' | 'rule'): Promise<string[]> {
  const options = JSON.stringify({ runOnly: { type: kind, values: rules }, resultTypes: ['violations'] });
  const result = await page.evaluate<Result>(`axe.run(document, ${options})`);
  return result.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`).join(' | ')}`,
  );
}

/**
 * Every public page in one language at some widths. Each language and the phone have a file of their own: the longest
 * journey of all would otherwise be walked alone, after all others have come to their end.
 */
export function pagesAreAccessible(language: Language, widths: readonly number[]): void {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test.each(widths)(
    `no page breaks a rule of WCAG 2.2 AA, in light or dark, or scrolls sideways at %i px, ${language}`,
    async (width) => {
      // Animations would be caught half-way, in colours that nobody reads.
      const page = await site.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      const broken: string[] = [];
      for (const path of PAGES.map((english) => addressIn(language, english))) broken.push(...(await brokenOn(page, path)));
      expect(broken).toEqual([]);
    },
    300_000,
  );
}

async function brokenOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.locator('html[data-live=yes]').waitFor();
  const broken: string[] = [];
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (sideways > 0) broken.push(`${path}: ${sideways} px too wide`);
  for (const line of await misreadNow(page)) broken.push(`${path}: ${line}`);
  await page.evaluate(axe);
  const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  for (const violation of await violations(page, all, 'tag')) broken.push(`${path}: ${violation}`);
  // In the dark only colours differ, so only they are looked at again: no second load, a fifth of the time.
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  const dark = ['color-contrast', 'link-in-text-block'];
  for (const violation of await violations(page, dark, 'rule')) broken.push(`${path} in the dark: ${violation}`);
  await page.emulateMedia({ colorScheme: 'light' });
  return broken;
}
