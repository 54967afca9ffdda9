import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPublicSite, type PublicSite } from './site.ts';

// Each page with a moving picture at its top, and the box that holds it.
const PAGES = [
  ['/the-people', '.door-loop-arch'],
  ['/the-panel', '.door-loop-arch'],
  ['/the-team', '.door-loop-arch'],
  ['/the-process', '.pr-arcade'],
  ['/arbitration-services', '.lit-picture'],
  ['/mediation-services', '.lit-picture'],
] as const;
const WIDE = { viewport: { width: 1440, height: 900 } };
const MOVING = { reducedMotion: 'no-preference' } as const;
const IS_FILM = /\.(webm|mp4)$/;

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite({ pictures: true });
});
afterAll(() => site.close());

test('without JavaScript the poster stands alone, in its size', async () => {
  const page = await site.newPage({ ...WIDE, javaScriptEnabled: false });
  for (const [path, box] of PAGES) {
    await page.goto(path);
    const poster = page.locator(`${box} img`);
    await expect
      .poll(() => poster.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
    expect(await poster.evaluate((img: HTMLImageElement) => img.currentSrc), path).toMatch(
      /\.avif$/,
    );
    const [said, own] = await poster.evaluate((img: HTMLImageElement) => [
      Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
      img.naturalWidth / img.naturalHeight,
    ]);
    expect(
      Math.abs(Number(said) / Number(own) - 1),
      `${path} says another shape than the file has`,
    ).toBeLessThan(0.01);
    expect(await page.locator('video').count(), path).toBe(0);
    expect(await page.getByRole('button', { name: /moving picture/ }).count(), path).toBe(0);
  }
});

// Mean distance of two pictures in levels of 0 to 255, on a small copy of each.
const DISTANCE = `(a, b) => {
  const pixels = (picture) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 60 });
    const pen = canvas.getContext('2d');
    pen.drawImage(picture, 0, 0, 120, 60);
    return pen.getImageData(0, 0, 120, 60).data;
  };
  const [one, two] = [pixels(a), pixels(b)];
  return one.reduce((sum, level, at) => sum + Math.abs(level - two[at]), 0) / one.length;
}`;

test.each(PAGES)(
  'on %s the film comes after the page, begins as its poster, ends as it begins, and the keyboard stops it',
  async (path, box) => {
    const page = await site.newPage({ ...WIDE, ...MOVING });
    const films: string[] = [];
    page.on('request', (request) => IS_FILM.test(request.url()) && films.push(request.url()));
    await page.goto(path, { waitUntil: 'load' });
    expect(films).toEqual([]);
    const video = page.locator(`${box} video.loop-on`);
    await video.waitFor({ state: 'attached', timeout: 60_000 });
    const said = (film: HTMLVideoElement) => [
      film.muted,
      film.loop,
      film.playsInline,
      film.ariaHidden,
      film.tabIndex,
    ];
    expect(await video.evaluate(said)).toEqual([true, true, true, 'true', -1]);
    expect(films.length).toBeGreaterThan(0);

    const stopped = () => video.evaluate((film: HTMLVideoElement) => film.paused);
    await page.getByRole('button', { name: 'Pause the moving picture' }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Play the moving picture' }).waitFor();
    await expect.poll(stopped).toBe(true);
    const [start, end, ...between] = await page.evaluate<number[]>(`(async () => {
    const distance = ${DISTANCE};
    const film = document.querySelector('${box} video');
    const poster = document.querySelector('${box} img');
    const at = [];
    for (const second of [0, film.duration - 0.05, ...[0.25, 0.4, 0.5, 0.6, 0.75].map((part) => part * film.duration)]) {
      await new Promise((done) => { film.onseeked = done; film.currentTime = second; });
      at.push(distance(film, poster));
    }
    return at;
  })()`);
    expect(start, 'first frame').toBeLessThan(4);
    expect(end, 'last frame').toBeLessThan(4);
    expect(Math.max(...between), 'moves').toBeGreaterThan(Math.max(Number(start), Number(end)));
    await page.keyboard.press('Space');
    await expect.poll(stopped).toBe(false);
  },
);

test('a visitor’s touch wakes the page early, but the film still waits for the poster', async () => {
  const page = await site.newPage({ ...WIDE, ...MOVING });
  const seen: string[] = [];
  page.on('request', (request) => IS_FILM.test(request.url()) && seen.push('film'));
  page.on('load', () => seen.push('load'));
  await page.route('**/*.avif', async (route) => {
    await new Promise((done) => setTimeout(done, 3000));
    await route.continue();
  });
  await page.goto('/the-panel', { waitUntil: 'commit' });
  await page.locator('h1').hover();
  await page.locator('html[data-live=yes]').waitFor();
  expect(seen).toEqual([]);
  await page
    .locator('.door-loop-arch video.loop-on')
    .waitFor({ state: 'attached', timeout: 60_000 });
  expect(seen.slice(0, 2)).toEqual(['load', 'film']);
});

test('out of sight the film rests', async () => {
  const page = await site.newPage({ ...WIDE, ...MOVING });
  await page.goto('/the-panel');
  const video = page.locator('.door-loop-arch video.loop-on');
  await video.waitFor({ state: 'attached', timeout: 60_000 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(false);
});

test('whoever wants less motion or less data keeps the poster', async () => {
  const calm = (await site.newPage({ ...WIDE, reducedMotion: 'reduce' })).context();
  const saving = (await site.newPage({ ...WIDE, ...MOVING })).context();
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    }),
  );
  const films: string[] = [];
  const opened: { page: Page; path: string; box: string }[] = [];
  for (const context of [calm, saving]) {
    context.on('request', (request) => IS_FILM.test(request.url()) && films.push(request.url()));
    for (const [path, box] of PAGES) {
      const page = await context.newPage();
      await page.goto(path);
      await page.locator('html[data-live=yes]').waitFor();
      opened.push({ page, path, box });
    }
  }
  // A film is asked for a moment after its page is awake, or not at all.
  await opened.at(-1)?.page.waitForTimeout(800);
  for (const { page, path, box } of opened) {
    expect(await page.locator(`${box} img`).isVisible(), path).toBe(true);
    expect(await page.locator('video').count(), path).toBe(0);
  }
  expect(films).toEqual([]);
});

type Largest = { tag?: string; size: number };
type Seen = { shifted: number; largest: Largest[] };

/** How much of the film can be seen at most, and the largest paints that the browser reported. */
function paintsOf(film: Element): Promise<{ area: number; largest: Largest[]; shifted: number }> {
  return new Promise((done) => {
    new IntersectionObserver(([entry]) => {
      const { width, height } = (entry as IntersectionObserverEntry).intersectionRect;
      done({ area: width * height, ...(window as unknown as Seen) });
    }).observe(film);
  });
}

// A browser counts the first paint of each thing, and a film's only if it comes before a touch: whether it was counted hangs
// on the machine's speed. That it could not have been the larger one does not, so that is judged too.
test.each(PAGES.map((page, at) => ({ page, width: at % 2 === 0 ? 1440 : 390 })))(
  'on $page.0 at $width px neither poster nor film moves anything else, and the film is never the largest paint',
  { timeout: 300_000 },
  ({ page, width }) => judgedOnceOfThree(page, width),
);

/** A machine that is busy elsewhere may draw a poster seconds late; what is broken in the page is so every time. */
async function judgedOnceOfThree(page: (typeof PAGES)[number], width: number): Promise<void> {
  for (let left = 2; ; left -= 1) {
    try {
      return await judged(page, width);
    } catch (fault) {
      if (left === 0) throw fault;
    }
  }
}

async function judged([path, box]: (typeof PAGES)[number], width: number): Promise<void> {
  const page = await site.newPage({ viewport: { width, height: 844 }, ...MOVING });
  try {
    // A phone of the middle: on it the poster is drawn late.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() => {
      const seen = window as unknown as Seen;
      seen.shifted = 0;
      seen.largest = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { element?: Element; size: number }[])
          seen.largest.push({
            ...(entry.element && { tag: entry.element.tagName }),
            size: entry.size,
          });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    const video = page.locator(`${box} video.loop-on`);
    // Without scrolling, which would end the search for the largest paint: every picture's top is on the first screen.
    await video.waitFor({ state: 'attached', timeout: 60_000 });
    await expect
      .poll(() => video.evaluate((film) => getComputedStyle(film).opacity), { message: path })
      .toBe('1');
    const [still, film] = await page
      .locator(`${box} :is(img, video)`)
      .evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          .map(({ x, y, width, height }) => [x, y, width, height]),
      );
    still?.forEach((edge, at) => {
      expect(Math.abs(edge - Number(film?.[at])), `${path} at ${width}`).toBeLessThanOrEqual(2);
    });
    const { area, largest, shifted } = await video.evaluate(paintsOf);
    const said = `${path} at ${width}: ${JSON.stringify(largest)}`;
    expect(area, said).toBeGreaterThan(10_000);
    expect(largest.at(-1)?.size ?? 0, said).toBeGreaterThanOrEqual(area);
    expect(
      largest.map(({ tag }) => tag),
      said,
    ).not.toContain('VIDEO');
    expect(shifted, said).toBeLessThan(0.02);
  } finally {
    await page.context().close();
  }
}
