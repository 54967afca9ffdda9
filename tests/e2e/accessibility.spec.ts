import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prerendered } from '../../src/web/paths.ts';
import { openSite, type Site } from './site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = [...prerendered, '/blogs/1', '/newsletter/confirm?token=x', '/newsletter/unsubscribe?token=x', '/nowhere'];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

type Result = { violations: { id: string; nodes: { html: string }[] }[] };

for (const width of [360, 768, 1440]) {
  test(`no page breaks a rule of WCAG 2.2 AA or scrolls sideways at ${width} px`, async () => {
    // Animations would be caught half-way, in colours that nobody reads.
    const page = await site.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const broken: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator('html[data-live=yes]').waitFor();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (sideways > 0) broken.push(`${path}: ${sideways} px too wide`);
      await page.evaluate(axe);
      const { violations } = await page.evaluate<Result>(
        "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })",
      );
      for (const { id, nodes } of violations) broken.push(`${path}: ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
    }
    expect(broken).toEqual([]);
  }, 180_000);
}
