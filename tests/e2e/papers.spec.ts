import { afterAll, beforeAll, expect, test } from 'vitest';
import { steps as stepsSaid } from '../../content/process/steps.ts';
import { legalTextPaths } from '../../src/web/paths.ts';
import { inEnglish } from '../in-english.ts';
import { openPublicSite, type PublicSite } from './site.ts';

const steps = inEnglish(stepsSaid);

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site.close());

const [first, second] = steps.map((step) => step.title);

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  const openProcess = async (viewport: { width: number; height: number }) => {
    const page = await site.newPage({ viewport, javaScriptEnabled, reducedMotion: 'reduce' });
    await page.goto('/the-process');
    if (javaScriptEnabled) await page.locator('html[data-live=yes]').waitFor();
    const opened = () => page.locator('details[open] h3').allTextContents();
    return { page, opened };
  };

  test(`of the seven steps one is open, another closes it, a click closes the open one, ${how} JavaScript`, async () => {
    const { page, opened } = await openProcess({ width: 1440, height: 900 });
    expect(await page.locator('main details').count()).toBe(7);
    expect(await opened()).toEqual([first]);
    await page.getByRole('heading', { name: second ?? '' }).click();
    await expect.poll(opened).toEqual([second]);
    await page.getByRole('heading', { name: second ?? '' }).click();
    await expect.poll(opened).toEqual([]);
  });

  test(`the steps open and close from the keyboard, ${how} JavaScript`, async () => {
    const { page, opened } = await openProcess({ width: 360, height: 740 });
    await page.locator('main summary').nth(0).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(opened).toEqual([second]);
    await page.keyboard.press('Space');
    await expect.poll(opened).toEqual([]);
  });

  test(`every line of the contents finds its section, ${how} JavaScript`, async () => {
    const page = await site.newPage({
      viewport: { width: 1440, height: 900 },
      javaScriptEnabled,
      reducedMotion: 'reduce',
    });
    for (const path of legalTextPaths) {
      await page.goto(path);
      if (javaScriptEnabled) await page.locator('html[data-live=yes]').waitFor();
      const links = page.locator('.paper-side a');
      const targets = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(targets.length, path).toBeGreaterThan(10);
      for (const target of targets)
        expect(await page.locator(`.paper-section${target}`).count(), path + target).toBe(1);
      await links.nth(7).click();
      await page.waitForURL(`**${path}${targets[7]}`);
      const top = () =>
        page
          .locator(`.paper-section${targets[7]}`)
          .evaluate((section) => Math.round(section.getBoundingClientRect().top));
      await expect.poll(top, { message: path }).toBeLessThan(200);
      expect(await top(), path).toBeGreaterThanOrEqual(0);
    }
  });
}

test('on a phone the contents open from one row and lead to the section', async () => {
  const page = await site.newPage({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  await page.goto('/code-of-conduct');
  const link = page.getByRole('link', { name: /Keep what you hear/ });
  await link.waitFor({ state: 'hidden' });
  await page.getByText('Contents', { exact: true }).first().click();
  await link.click();
  await page.waitForURL('**/code-of-conduct#confidentiality');
});

test('Consult Us leads to the free consultation', async () => {
  const page = await site.newPage();
  await page.goto('/the-process');
  const block = page.getByRole('region', { name: 'Ready to start your Resolution Journey?' });
  await block.getByRole('link', { name: 'Consult Us' }).click();
  await page.waitForURL('**/lets-talk');
});

test('on paper a long text is its text alone', async () => {
  const page = await site.newPage();
  await page.goto('/arbitration-rules');
  await page.emulateMedia({ media: 'print' });
  const hidden = async (selector: string) => page.locator(selector).first().isHidden();
  expect(
    await Promise.all(['.hd', '.ft', '.paper-side', '.paper-jump', '.fab'].map(hidden)),
  ).toEqual([true, true, true, true, true]);
  expect(await page.getByRole('heading', { name: /When these rules apply/ }).isVisible()).toBe(
    true,
  );
});
