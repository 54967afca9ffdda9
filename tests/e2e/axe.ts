import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Result = { violations: { id: string; nodes: { html: string }[] }[] };

/** Colours pass over into each other, if only for a millisecond, and each inherits from one that has just done so. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // What waits for a day before it passes over holds a state (ui/styles/plain.css, .file), and nobody sees it move.
    const moves = ({ playState, effect }: Animation) =>
      playState === 'running' && (effect?.getTiming().delay ?? 0) < 60_000;
    await frame();
    do await frame();
    while (document.getAnimations().some(moves));
  });
}

/**
 * The page in a theme, with its colours where they come to rest. Nothing passes over meanwhile: each colour inherits from one that
 * does, so that hundreds of them moved for many frames. Answers how many pixels the page is too wide.
 */
function recoloured(page: Page, theme: string): Promise<number> {
  return page.evaluate((name) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    document.documentElement.setAttribute('data-theme', name);
    document.documentElement.getBoundingClientRect();
    document.adoptedStyleSheets.pop();
    return document.documentElement.scrollWidth - innerWidth;
  }, theme);
}

const ALL = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
// In the dark only colours differ, so only they are looked at again.
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Everything on the page that breaks a rule of WCAG 2.2 AA, in the light and in the dark, or that scrolls sideways. */
export async function complaintsOf(page: Page): Promise<string[]> {
  const broken: string[] = [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  await settled(page);
  for (const [theme, runOnly] of [
    ['light', ALL],
    ['dark', COLOURS],
  ] as const) {
    const sideways = await recoloured(page, theme);
    if (sideways > 0) broken.push(`${theme}: ${sideways} px too wide`);
    const options = JSON.stringify({ runOnly, resultTypes: ['violations'] });
    const { violations } = await page.evaluate<Result>(`axe.run(document, ${options})`);
    for (const { id, nodes } of violations)
      broken.push(`${theme}: ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  }
  return broken;
}
