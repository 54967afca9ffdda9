import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openBrowser } from '../tests/e2e/site.ts';
import { table } from './pages.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WIDTHS = [360, 768, 1440];
const THEMES = ['light', 'dark'] as const;
const RUN =
  "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })";

type Result = { violations: { id: string; nodes: { html: string }[] }[] };

/** Broken rules of WCAG 2.2 AA and of axe's best practice, for every page, width and theme. */
export async function axeOf(url: string, paths: string[]): Promise<void> {
  const browser = await openBrowser();
  const rows: (string | number)[][] = [];
  const broken: string[] = [];
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      // Animations would be caught half-way, in colours that nobody reads.
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        colorScheme: theme,
      });
      const page = await context.newPage();
      const before = broken.length;
      let sideways = 0;
      for (const path of paths) {
        await page.goto(url + path);
        await page.locator('html[data-live=yes]').waitFor();
        // Whoever chose a theme by hand has it here; everybody else has it from the system, as the context says.
        await page.evaluate((chosen) => {
          document.documentElement.dataset.theme = chosen;
          // Colours change over some milliseconds; axe is to read them when they have arrived.
          document.documentElement.getBoundingClientRect();
          for (const change of document.getAnimations())
            if (change instanceof CSSTransition) change.finish();
        }, theme);
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          sideways += 1;
        await page.evaluate(axe);
        const { violations } = await page.evaluate<Result>(RUN);
        for (const { id, nodes } of violations)
          broken.push(
            `${path} ${theme} ${width}: ${id} x ${nodes.length}: ${nodes[0]?.html.slice(0, 140)}`,
          );
      }
      rows.push([`${theme} ${width} px`, paths.length, broken.length - before, sideways]);
      await context.close();
    }
  }
  await browser.close();
  console.log('axe, WCAG 2.2 AA and best practice');
  console.log(table(['view', 'pages', 'broken rules', 'pages that scroll sideways'], rows));
  for (const line of broken) console.log(`  ${line}`);
}
