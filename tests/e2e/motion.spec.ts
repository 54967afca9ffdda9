import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressIn, languages } from '../../src/kernel/language.ts';
import { prerendered } from '../../src/web/paths.ts';
import { misreadOn } from './painted.ts';
import { openPublicSite, type PublicSite } from './site.ts';

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site?.close());

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
    ...options,
  });
  await page.goto(path);
  await page.locator('html[data-live=yes]').waitFor();
  return page;
}

/** How an element of each kind comes in: its milliseconds and its curve. */
function timesOf(page: Page): Promise<Record<string, string>> {
  return page.$$eval('[data-reveal-state]', (elements) =>
    Object.fromEntries(
      elements.map((element) => {
        const { transitionDuration, transitionTimingFunction } = getComputedStyle(element);
        const [time = '', curve = ''] = [
          transitionDuration.split(',')[0],
          transitionTimingFunction.split(/,(?! *[\d.])/)[0],
        ];
        return [
          element.getAttribute('data-reveal') ?? '',
          `${Number.parseFloat(time) * 1000} ${curve.replaceAll(' ', '')}`,
        ];
      }),
    ),
  );
}

const CUBIC = 'cubic-bezier(0.215,0.61,0.355,1)';
const DOOR = 'cubic-bezier(0.2,0.8,0.2,1)';

test('what is scrolled to comes in over 400 ms, a section of home over 900, the team and its statement over 1000 and 2000', async () => {
  expect(await timesOf(await open('/'))).toMatchObject({
    rise: `400 ${CUBIC}`,
    section: `900 ${DOOR}`,
    floor: `900 ${DOOR}`,
  });
  const team = await timesOf(await open('/the-team', { viewport: { width: 1440, height: 700 } }));
  expect(team).toMatchObject({
    team: `1000 ${DOOR}`,
    statement: `1000 ${DOOR}`,
    'statement-words': `2000 ${DOOR}`,
  });
  expect(await timesOf(await open('/blogs'))).toEqual({ '': `500 ${CUBIC}` });
});

test('it comes in when 120 px of it are on the screen, and not before', async () => {
  const page = await open('/the-people');
  const heading = page.locator('#ways-title');
  const scrollTo = (inside: number) =>
    heading.evaluate((element, px) => {
      // Its place without the 40 px that it waits below.
      const { top } = element.getBoundingClientRect();
      const lower =
        Number.parseFloat(getComputedStyle(element).translate.split(' ')[1] ?? '0') || 0;
      window.scrollTo(0, scrollY + top - lower - innerHeight + px);
    }, inside);
  const state = () => heading.getAttribute('data-reveal-state');
  expect(await state()).toBe('waiting');
  // A face that comes late moves every line below it.
  await page.evaluate(() => document.fonts.ready);
  await scrollTo(80);
  await page.waitForTimeout(400);
  expect(await state()).toBe('waiting');
  await scrollTo(135);
  await expect.poll(state).toBe('shown');
});

test('below 1024 px and for someone who wants less motion nothing waits and nothing moves', async () => {
  for (const options of [
    { viewport: { width: 1023, height: 900 } },
    { reducedMotion: 'reduce' as const },
  ]) {
    for (const path of ['/', '/the-people', '/the-team']) {
      const page = await open(path, options);
      expect(await page.locator('[data-reveal-state]').count(), path).toBe(0);
      const animated = await page.$$eval('main *', (elements) =>
        elements
          .map((element) => getComputedStyle(element).animationName)
          .filter((name) => /open|light|lintel/.test(name)),
      );
      // Under reduced motion an animation may be named: base.css lets it take a millisecond.
      if (!options.reducedMotion) expect(animated, path).toEqual([]);
      await page.context().close();
    }
  }
});

test('the door of the people opens in two seconds', async () => {
  const page = await open('/the-people');
  const times = await page.$$eval('main *', (elements) =>
    elements
      .map((element) => getComputedStyle(element))
      .map(({ animationName, animationDuration }) => `${animationName} ${animationDuration}`),
  );
  expect(times.filter((time) => time.startsWith('people-'))).toEqual(['people-open 2s']);
});

test('the headline of home trades its widths, and a late font arrives, without a shift that a reader would feel', async () => {
  for (const late of [0, 500]) {
    const page = await site.newPage({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'no-preference',
    });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((done) => setTimeout(done, late));
      await route.continue();
    });
    await page.addInitScript(() => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) sum += entry.value;
        document.documentElement.dataset.shift = String(sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.evaluate(() => document.fonts.check('700 40px "Anek Latin Variable"'))).toBe(
      true,
    );
    await page.waitForTimeout(1500);
    expect(
      Number(await page.evaluate(() => document.documentElement.dataset.shift ?? '0')),
      `late by ${late} ms`,
    ).toBeLessThan(0.02);
    await page.context().close();
  }
});

test('both doors of the home page are played with the keys alone until their lights cross; without script they are a still', async () => {
  const page = await open('/', { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Pull them apart and try' }).press('Enter');
  const [claimant, respondent] = [
    page.getByLabel('The claimant would take'),
    page.getByLabel('The respondent would pay'),
  ];
  const said = page.locator('.stage-found [role=status]');
  expect(await said.textContent()).toMatch(/Not yet\s*₹3.4 L apart/);
  await claimant.focus();
  for (let press = 0; press < 17; press += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  for (let press = 0; press < 16; press += 1) await page.keyboard.press('ArrowLeft');
  expect(await said.textContent()).toMatch(/Not yet\s*₹0.1 L apart/);
  await page.keyboard.press('ArrowLeft');
  expect(await said.textContent()).toMatch(/Common ground found\s*₹6.5 L to ₹6.5 L overlaps/);
  expect(await respondent.getAttribute('aria-valuetext')).toBe('₹6.5 L');
  // A hand ends where a key does: the door stands under the end of its light.
  const [track, light] = [
    await claimant.boundingBox(),
    await page.locator('.stage-pier svg').boundingBox(),
  ];
  if (!track || !light) throw new Error('Nothing is drawn.');
  await page.mouse.click(light.x + light.width * 0.6, track.y + track.height / 2);
  expect(await claimant.getAttribute('aria-valuetext')).toBe('₹6.0 L');
  const still = await site.newPage({ javaScriptEnabled: false, reducedMotion: 'no-preference' });
  await still.goto('/');
  expect(await still.locator('.stage-found [role=status]').textContent()).toMatch(
    /Common ground found\s*₹6.2 L to ₹7.1 L overlaps/,
  );
  expect(await still.getByLabel('The claimant would take').isDisabled()).toBe(true);
});

// One of the posts and one of the sectors stand for those that are drawn alike.
const KINDS = prerendered.filter(
  (path) => path !== '/' && !/^\/blogs\/[2-9]|^\/services\/[bl-z]/.test(path),
);
const WIDTHS = [360, 768, 1024, 1440, 1920];

test.each(languages)(
  'every headline is painted in the order in which it is read, moving or not, %s',
  async (language) => {
    // Only words are looked at: without pictures and scripts a page is there in a fraction of the time.
    const page = await site.newPage({ javaScriptEnabled: false, reducedMotion: 'no-preference' });
    await page.route(/\.(avif|webp|png|webm|mp4)$/, (route) => route.abort());
    const misread: string[] = [];
    const lookAt = async (path: string, at: Parameters<typeof misreadOn>[1]) => {
      await page.goto(addressIn(language, path), { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const line of await misreadOn(page, at)) misread.push(`${path} at ${line}`);
    };
    await lookAt('/', { widths: WIDTHS, motions: ['reduce', 'no-preference'] });
    // Every page at 360 px in each language, and in English at 768 and 1440 px, is looked at at rest by accessibility.spec.ts.
    for (const path of KINDS)
      await lookAt(path, {
        widths: language === 'en' ? WIDTHS : [1440],
        motions: ['no-preference'],
      });
    expect(misread).toEqual([]);
  },
);
