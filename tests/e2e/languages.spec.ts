import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressIn, languages } from '../../src/kernel/language.ts';
import { prerendered } from '../../src/web/paths.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const DEVANAGARI = /[\u0900-\u097f]/;
const others = languages.filter((one) => one !== 'en');

test('every page stands in every language under its own address, says so, and keeps its links in that language', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  for (const language of others) {
    for (const path of prerendered) {
      const address = addressIn(language, path);
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      const seen = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        heading: document.querySelector('h1')?.closest('[lang="en"]')
          ? ''
          : (document.querySelector('h1')?.textContent ?? ''),
        footer: document.querySelector('footer nav')?.textContent ?? '',
        links: [
          ...document.querySelectorAll('a[href^="/"]:not([hreflang]), form[action^="/"]'),
        ].map((one) => one.getAttribute('href') ?? one.getAttribute('action') ?? ''),
      }));
      expect(seen.lang, address).toBe(language);
      if (seen.heading) expect(seen.heading, address).toMatch(DEVANAGARI);
      expect(seen.footer, address).toMatch(DEVANAGARI);
      const astray = seen.links.filter(
        (link) => !`${link}/`.startsWith(`/${language}/`) && !/\.\w+$/.test(link),
      );
      expect(astray, address).toEqual([]);
    }
  }
  await page.context().close();
});

test('a text that is there in English alone says so, and is marked for the ear', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  await page.goto('/hi/arbitration-rules');
  expect(await page.locator('.only-english').count()).toBe(1);
  expect(await page.locator('[lang="en"]', { hasText: 'section 29A' }).count()).toBeGreaterThan(0);
  await page.goto('/arbitration-rules');
  expect(await page.locator('.only-english').count()).toBe(0);
  await page.context().close();
});

test('a browser that asks for Hindi is offered it in one line that pushes nothing about, and remembers the answer', async () => {
  for (const path of ['/', '/faqs', '/notice']) {
    const page = await site.newPage({ locale: 'hi-IN', viewport: { width: 360, height: 740 } });
    await page.goto(path);
    const offer = page.getByRole('link', { name: 'हिन्दी में पढ़ें' });
    expect(await offer.isVisible(), path).toBe(true);
    expect(await page.getByText('मराठीत वाचा').isVisible(), path).toBe(false);
    const [line, header] = await Promise.all([
      page.locator('.offer-hi').boundingBox(),
      page.locator('header').first().boundingBox(),
    ]);
    expect((line?.y ?? 0) + (line?.height ?? 0), path).toBeLessThanOrEqual((header?.y ?? 0) + 1);
    await page.getByRole('button', { name: 'रहने दें' }).click();
    await page.reload();
    expect(await offer.isVisible(), path).toBe(false);
    await page.context().close();
  }
  const page = await site.newPage({ locale: 'hi-IN' });
  await page.goto('/faqs');
  await page.getByRole('link', { name: 'हिन्दी में पढ़ें' }).click();
  await page.waitForURL('**/hi/faqs');
  expect(await page.locator('.offer').first().isVisible()).toBe(false);
  await page.goto('/faqs');
  expect(await page.locator('.offer-hi').isVisible()).toBe(false);
  await page.context().close();
  const english = await site.newPage();
  await english.goto('/');
  expect(
    await english
      .locator('.offer-hi, .offer-mr')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).display)),
  ).toEqual(['none', 'none']);
  await english.context().close();
});

test('the switch keeps the page, its question and its place', async () => {
  const page = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/faqs?from=mail#loan');
  await page.waitForFunction(() => document.documentElement.dataset.live === 'yes');
  const bar = page.locator('footer .langs');
  expect(await bar.locator('[aria-current]').textContent()).toBe('English');
  await bar.getByRole('link', { name: 'मराठी' }).click();
  await page.waitForURL('**/mr/faqs?from=mail#loan');
  expect(await page.locator('html').getAttribute('lang')).toBe('mr');
  await page.locator('footer .langs').getByRole('link', { name: 'हिन्दी' }).click();
  await page.waitForURL('**/hi/faqs?from=mail#loan');
  await page.locator('footer .langs').getByRole('link', { name: 'English' }).click();
  await page.waitForURL((url) => url.pathname === '/faqs');
  await page.context().close();
});

test('whoever presses the switch before React has come keeps the question and the place, too', async () => {
  const page = await site.newPage({ viewport: { width: 1440, height: 900 } });
  // React is never delivered: what is pressed is pressed before it.
  await page.route(/\/assets\/(?!hydrate).*\.js$/, (route) => route.abort());
  await page.goto('/faqs?from=mail#loan');
  await page.locator('footer .langs').getByRole('link', { name: 'मराठी' }).click();
  await page.waitForURL('**/mr/faqs?from=mail#loan');
  await page.context().close();
});

test('a page in Hindi wakes without a complaint, and walks on in Hindi', async () => {
  const page = await site.newPage({ viewport: { width: 1440, height: 900 } });
  const complaints: string[] = [];
  page.on(
    'console',
    (line) => ['error', 'warning'].includes(line.type()) && complaints.push(line.text()),
  );
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/hi');
  await page.waitForFunction(() => document.documentElement.dataset.live === 'yes');
  await page.locator('.hd-nav a').nth(3).click();
  await page.waitForURL('**/hi/the-process');
  expect(await page.locator('h1').textContent()).toMatch(DEVANAGARI);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a page that is rendered when it is asked for wakes in its language too, and loads no sentence in another', async () => {
  const page = await site.newPage();
  const complaints: string[] = [];
  const scripts: string[] = [];
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type()) && !line.text().includes('404'))
      complaints.push(line.text());
  });
  page.on('response', async (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(await answer.text());
  });
  for (const address of ['/mr/nowhere', '/mr/newsletter/confirm?token=x', '/mr/faqs']) {
    await page.goto(address);
    await page.waitForFunction(() => document.documentElement.dataset.live === 'yes');
  }
  expect(complaints).toEqual([]);
  expect(await page.locator('h1').textContent()).toMatch(DEVANAGARI);
  const catalogue = (language: string) =>
    JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')) as Record<string, string>; // ours
  const said = (words: string | undefined) =>
    scripts.some((script) => script.includes(words ?? ''));
  expect(
    [catalogue('mr'), catalogue('hi'), catalogue('en')].map(({ site_skip }) => said(site_skip)),
  ).toEqual([true, false, false]);
  await page.context().close();
});

test('the Devanagari face is fetched on pages that are written in it, and on no other', async () => {
  const page = await site.newPage({ viewport: { width: 1440, height: 900 } });
  const faces: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && faces.push(request.url()));
  await page.goto('/the-process', { waitUntil: 'networkidle' });
  expect(faces.some((url) => url.includes('devanagari'))).toBe(false);
  await page.goto('/mr/the-process', { waitUntil: 'networkidle' });
  expect(faces.filter((url) => url.includes('devanagari')).length).toBeGreaterThanOrEqual(2);
  await page.context().close();
});

test('a form is refused in the language of its page, with and without JavaScript', async () => {
  const page = await site.newPage();
  await page.goto('/hi/newsletter');
  await page.waitForFunction(() => document.documentElement.dataset.live === 'yes');
  await page.locator('main button[type=submit]').click();
  await expect.poll(() => page.locator('.toasts').textContent()).toMatch(DEVANAGARI);
  await page.context().close();
  const plain = await site.newPage({ javaScriptEnabled: false });
  await plain.goto('/mr/newsletter');
  await plain.locator('main input[name=email]').fill('ada');
  await plain.locator('main button[type=submit]').click();
  expect(new URL(plain.url()).pathname).toBe('/mr/newsletter');
  expect(await plain.locator('html').getAttribute('lang')).toBe('mr');
  expect(await plain.locator('main form').textContent()).toMatch(DEVANAGARI);
  await plain.context().close();
});

test('an address that is nothing is not found in the language it was asked in', async () => {
  const page = await site.newPage({ javaScriptEnabled: false });
  const answer = await page.goto('/hi/nowhere');
  expect(answer?.status()).toBe(404);
  expect(await page.locator('html').getAttribute('lang')).toBe('hi');
  expect(await page.locator('h1').textContent()).toMatch(DEVANAGARI);
  expect((await page.goto('/hindi'))?.status()).toBe(404);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.context().close();
});

test('who writes from a Hindi page is answered in Hindi, with links into Hindi pages, and the office reads English', async () => {
  const send = (path: string, body: object) =>
    fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'hi' },
      body: JSON.stringify(body),
    });
  const email = 'asha@example.com';
  expect((await send('/api/sales/newsletter', { email, isSubscribe: true })).status).toBe(200);
  const message = { fullName: 'Asha', email, phone: '9820000000', message: 'A late deposit.' };
  expect((await send('/api/sales/contact', message)).status).toBe(200);
  await expect.poll(() => letters()).toHaveLength(3);
  const [confirm, copy, office] = ['newsletter/confirm', 'asha@example.com', ''].map((mark) => {
    const all = letters();
    if (mark === 'newsletter/confirm') return all.find((text) => text.includes(mark));
    const others = all.filter((text) => !text.includes('newsletter/confirm'));
    return mark
      ? others.find((text) => /^To: asha@/m.test(text))
      : others.find((text) => !/^To: asha@/m.test(text));
  });
  expect(confirm).toMatch(/\/hi\/newsletter\/confirm\?token=/);
  expect(confirm).toMatch(DEVANAGARI);
  expect(copy).toMatch(/<html lang="hi">/);
  expect(office).toMatch(/<html lang="en">/);
  expect(office).not.toMatch(DEVANAGARI);
});

/** Every letter that was written, decoded from how mail travels. */
function letters(): string[] {
  return readdirSync(site.mailFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(site.mailFolder, name), 'latin1'))
    .map((raw) => `${raw}\n${partsOf(raw).join('\n')}`);
}

function partsOf(raw: string): string[] {
  return raw.split(/\r?\n--/).map((part) => {
    const [head = '', ...body] = part.split(/\r?\n\r?\n/);
    const text = body.join('\n\n');
    if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
    const bytes = text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
    return Buffer.from(bytes, 'latin1').toString('utf8');
  });
}
