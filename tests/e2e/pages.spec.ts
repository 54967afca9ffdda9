import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressIn, languages } from '../../src/kernel/language.ts';
import { themeScript } from '../../src/kernel/theme.ts';
import { prerendered } from '../../src/web/paths.ts';
import { settled } from './axe.ts';
import { openPublicSite, type PublicSite } from './site.ts';

let site: PublicSite;
beforeAll(async () => {
  site = await openPublicSite();
});
afterAll(() => site.close());

const TABLE = [
  '/',
  '/the-people',
  '/the-platform',
  '/the-process',
  '/the-team',
  '/the-panel',
  '/academy',
  '/faqs',
  '/blogs',
  '/blogs/1',
  '/munch-fee-calculator',
  '/services/ai-powered-negotiate',
  '/services/art-disputes',
  '/services/sports-disputes',
  '/services/tech-disputes',
  '/services/ecommerce-disputes',
  '/services/loan-disputes',
  '/arbitration-services',
  '/mediation-services',
  '/code-of-conduct',
  '/privacy-policy',
  '/login',
  '/lets-talk',
  '/application-of-arbitration',
  '/request-for-arbitration',
];

test('every address of the route table answers 200 with one heading and a title of its own', async () => {
  const titles = new Set<string>();
  for (const path of TABLE) {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    expect(answer.status, path).toBe(200);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(TABLE.length);
});

test('an unknown address is a 404 that leads back to the front door', async () => {
  for (const path of [
    '/nowhere',
    '/services/nothing',
    '/assets/nothing.js',
    '/.env',
    '/index.html',
  ])
    expect((await fetch(site.url + path)).status, path).toBe(404);
  const page = await site.newPage();
  await page.goto('/nowhere');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'No door at this address',
  );
  await page.getByText('404, page not found').waitFor();
  await page.getByRole('link', { name: 'Back to the front door' }).click();
  await page.waitForURL(`${site.url}/`);
});

test('no page has an inline script but the one of the theme, and each carries a policy that would refuse it', async () => {
  for (const path of prerendered) {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    const written = [...html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
    const scripts = written.filter(
      ([, attributes]) => attributes !== ' type="application/ld+json"',
    );
    expect(scripts, path).toHaveLength(2);
    expect([scripts[0]?.[1], scripts[0]?.[2]], path).toEqual(['', themeScript]);
    expect(scripts[1]?.[1], path).toMatch(
      /^ src="\/assets\/hydrate-[\w-]+\.js" data-boot="\/assets\/boot-[\w-]+\.js" defer$/,
    );
    expect(html, path).not.toMatch(/ style="| on[a-z]+="/);
    expect(answer.headers.get('content-security-policy'), path).toMatch(
      /script-src 'self' 'sha256-[\w+/=]{44}'; style-src 'self';.*frame-ancestors 'none'/,
    );
  }
});

test('React takes every page over without a complaint', async () => {
  const complaints: string[] = [];
  const page = await site.newPage();
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(`${page.url()}: ${line.text()}`);
  });
  for (const path of [
    ...TABLE,
    '/newsletter',
    '/say-hello',
    '/newsletter/confirm?token=x',
    '/newsletter/unsubscribe?token=x',
  ]) {
    await page.goto(path);
    await page.locator('html[data-live=yes]').waitFor();
  }
  expect(complaints).toEqual([]);
}, 180_000);

test('a click on a link scrolls to the top, going back returns to the place', async () => {
  const page = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await page.locator('html[data-live=yes]').waitFor();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'The Process' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await page.waitForURL('**/the-process');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('the link of the page one is on is marked, in the bar and in the menu', async () => {
  const page = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/the-panel');
  expect(await page.locator('header [aria-current=page]').allTextContents()).toEqual(['The Panel']);
});

const STARTS = {
  en: ['I got a letter', 'I have a dispute'],
  hi: ['मुझे चिट्ठी मिली है', 'मेरा एक विवाद है'],
  mr: ['मला पत्र आले आहे', 'माझा एक वाद आहे'],
};

test.each(languages)(
  'who got a letter and who has a dispute find their way above the fold of a phone, on home, FAQ and login, %s',
  async (one) => {
    const page = await site.newPage({ viewport: { width: 360, height: 640 } });
    for (const path of ['/', '/faqs', '/login']) {
      await page.goto(addressIn(one, path));
      const ways = page.getByRole('main').locator('.starts a');
      const shown = await ways.evaluateAll((all) =>
        all.slice(0, 2).map((way) => ({
          words: way.textContent,
          to: way.getAttribute('href'),
          bottom: way.getBoundingClientRect().bottom,
        })),
      );
      expect(
        shown.map(({ words }) => words),
        path,
      ).toEqual(STARTS[one].map((words) => words.normalize('NFC')));
      expect(
        shown.map(({ to }) => to),
        path,
      ).toEqual([addressIn(one, '/notice'), addressIn(one, '/request-for-arbitration')]);
      for (const { bottom } of shown) expect(bottom, path).toBeLessThanOrEqual(640);
    }
  },
);

test.each(languages)(
  'the four tools of the header carry their words where there is room, and nothing is pushed out of the bar, %s',
  async (one) => {
    const page = await site.newPage();
    await page.goto(addressIn(one, '/'));
    for (const width of [1024, 1152, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const { sideways, words, overlaps } = await page.evaluate(() => {
        const parts = document.querySelectorAll(
          '.hd-main > .hd-logo, .hd-nav a, .hd-act .ib, .hd-act .hd-login',
        );
        const boxes = [...parts].map((part) => part.getBoundingClientRect());
        return {
          sideways: document.documentElement.scrollWidth - innerWidth,
          words: [...document.querySelectorAll<HTMLElement>('.ib-word')].filter((word) =>
            word.checkVisibility(),
          ).length,
          overlaps: boxes.filter(
            (box, at) =>
              box.right > innerWidth ||
              boxes.slice(at + 1).some((other) => other.left < box.right - 0.5),
          ).length,
        };
      });
      expect([sideways, overlaps], `${width} px`).toEqual([0, 0]);
      expect(words, `${width} px`).toBe(width >= 1280 ? 4 : 0);
    }
  },
);

test('the ring of focus is seen in the bar that was let go from a picture, three to one and more, light and dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await site.newPage({
      viewport: { width: 1440, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    await page.goto('/');
    await page.locator('html[data-live=yes]').waitFor();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.locator('[data-scroll=down]').waitFor();
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.locator('[data-scroll=up] .hd').waitFor();
    // A key makes the ring show; then it stands where it is looked at.
    await page.keyboard.press('Tab');
    const first = page.locator('.hd-nav a').first();
    await expect
      .poll(() =>
        first.focus().then(() => first.evaluate((link) => link.matches(':focus-visible'))),
      )
      .toBe(true);
    const [ring, ground] = await page.evaluate(() => {
      const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const light = (colour: string) => {
        if (!paper) return 0;
        paper.fillStyle = colour;
        paper.fillRect(0, 0, 1, 1);
        const parts = [...paper.getImageData(0, 0, 1, 1).data]
          .slice(0, 3)
          .map((part) => part / 255);
        const [r = 0, g = 0, b = 0] = parts.map((part) =>
          part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const focused = document.activeElement ?? document.body;
      const bar = document.querySelector('.hd') ?? document.body;
      return [
        light(getComputedStyle(focused).outlineColor),
        light(getComputedStyle(bar).backgroundColor),
      ] as const;
    });
    expect(
      (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05),
      colorScheme,
    ).toBeGreaterThanOrEqual(3);
  }
});

test('the rules open in a new tab, the other three tools and the sign-in lead to their pages', async () => {
  const page = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  const header = page.getByRole('banner');
  const rules = header.getByRole('link', { name: /Arbitration Rules/ });
  expect([await rules.getAttribute('target'), await rules.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener',
  ]);
  const leadsTo = async (name: string) => header.getByRole('link', { name }).getAttribute('href');
  expect(await leadsTo('Arbitration Calculator')).toBe('/munch-fee-calculator');
  expect(await leadsTo('Apply - Arbitrators')).toBe('/application-of-arbitration');
  expect(await leadsTo('Request for Arbitration')).toBe('/request-for-arbitration');
  expect(await leadsTo('Login/SignUp')).toBe('/login');
});

for (const javaScriptEnabled of [true, false]) {
  test(`on a phone the menu opens, leads on and closes, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async () => {
    const page = await site.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
    await page.goto('/');
    if (javaScriptEnabled) await page.locator('html[data-live=yes]').waitFor();
    const open = page.getByRole('button', { name: 'Menu', exact: true });
    const calculator = page.getByRole('dialog').getByRole('link', { name: /Calculator/ });
    await open.click();
    await calculator.waitFor();
    await page.keyboard.press('Escape');
    await calculator.waitFor({ state: 'hidden' });
    await open.click();
    await calculator.waitFor();
    await page.mouse.click(8, 400); // what stays free of the menu on a phone
    await calculator.waitFor({ state: 'hidden' });
    await open.click();
    await calculator.click();
    await page.waitForURL('**/munch-fee-calculator');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Calculator/ })
      .waitFor({ state: 'hidden' });
  });
}

test('a post that no form would send is answered 4xx with a page, never 5xx', async () => {
  const send = (path: string, type: string, body: string) =>
    fetch(site.url + path, { method: 'POST', headers: { 'content-type': type }, body });
  for (const path of ['/lets-talk', '/newsletter', '/say-hello']) {
    for (const [type, body] of [
      ['application/json', '{}'],
      ['text/plain', 'hello'],
      ['multipart/form-data', 'no boundary'],
      ['multipart/form-data; boundary=x', '--x\r\nbroken'],
    ] as const) {
      const answer = await send(path, type, body);
      expect([answer.status, answer.headers.get('content-type')], `${path} ${type}`).toEqual([
        400,
        'text/html; charset=utf-8',
      ]);
      expect(await answer.text()).toContain('<h1');
    }
    expect((await send(path, 'application/x-www-form-urlencoded', '')).status).toBe(422);
    expect(
      (await send(path, 'application/x-www-form-urlencoded', `email=${'%00'.repeat(30)}&a=%ff%fe`))
        .status,
    ).toBe(422);
  }
  expect((await send('/the-people', 'application/x-www-form-urlencoded', 'a=b')).status).toBe(405);
  expect((await send('/nowhere', 'application/x-www-form-urlencoded', 'a=b')).status).toBe(404);
});

test('when a page breaks, a designed page says so and leads on', async () => {
  const answer = await fetch(`${site.url}/the-people`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  const page = await site.newPage();
  await page.route('**/the-people', async (route) =>
    route.fulfill({ status: answer.status, contentType: 'text/html', body: await answer.text() }),
  );
  await page.goto('/the-people');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL(`${site.url}/`);
});

// One value that the bundler cannot prove harmless in the frame of the site brings every sentence of the product with it: 60 kB.
test('the front page asks for at most 150 kB of script over the wire, in every language', async () => {
  for (const one of languages) {
    const page = await site.newPage();
    const session = await page.context().newCDPSession(page);
    const scripts = new Set<string>();
    let bytes = 0;
    await session.send('Network.enable');
    session.on(
      'Network.responseReceived',
      ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(addressIn(one, '/'), { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.live === 'yes');
    expect(scripts.size, one).toBeGreaterThan(5);
    expect(bytes, one).toBeLessThan(150_000);
    await page.context().close();
  }
});
