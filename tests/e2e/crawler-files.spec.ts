import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { posts as postsSaid } from '../../content/blogs/all.ts';
import { courses } from '../../content/courses/courses.ts';
import { institution } from '../../content/institution.ts';
import { addressIn, languages } from '../../src/kernel/language.ts';
import { DESCRIPTION_MAX, DESCRIPTION_MIN, PICTURE, TITLE_MAX } from '../../src/site/head.ts';
import { prerendered } from '../../src/web/paths.ts';
import { inEnglish } from '../in-english.ts';
import { openPublicSite, type PublicSite } from './site.ts';

const posts = inEnglish(postsSaid);

type Thing = Record<string, unknown> & { '@type'?: string };
/** What a machine reads in a page's head, parsed by a real browser. */
type Head = {
  path: string;
  title: string;
  description: string;
  canonical: string[];
  robots: string;
  og: Record<string, string>;
  alternates: Record<string, string>;
  feeds: string[];
  data: Thing[];
};

let site: PublicSite;
let reader: Page;
let heads: Head[];
/** What the build wrote before every path: the setting PUBLIC_URL, or the institution's address. */
let root: string;

beforeAll(async () => {
  site = await openPublicSite({ pictures: true });
  reader = await site.newPage();
  heads = [];
  for (const path of prerendered) heads.push(await headOf(path));
  root = (heads.find(({ path }) => path === '/')?.canonical[0] ?? '').replace(/\/$/, '');
});
afterAll(() => site.close());

async function headOf(path: string): Promise<Head> {
  const html = await (await fetch(site.url + path)).text();
  const read = await reader.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string, name: string) =>
      [...page.head.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? '');
    const pairs = (selector: string, key: string, value: string) =>
      [...page.head.querySelectorAll(selector)].map(
        (one) => [one.getAttribute(key) ?? '', one.getAttribute(value) ?? ''] as const,
      );
    return {
      title: page.title,
      description: all('meta[name=description]', 'content').join(),
      canonical: all('link[rel=canonical]', 'href'),
      robots: all('meta[name=robots]', 'content').join(),
      og: pairs('meta[property]', 'property', 'content'),
      alternates: pairs('link[rel=alternate][hreflang]', 'hreflang', 'href'),
      feeds: all('link[rel=alternate][type="application/rss+xml"]', 'href'),
      data: [...page.querySelectorAll('script[type="application/ld+json"]')].map(
        (one) => one.textContent ?? '',
      ),
    };
  }, html);
  return {
    ...read,
    path,
    og: Object.fromEntries(read.og),
    alternates: Object.fromEntries(read.alternates),
    data: read.data.map((text) => JSON.parse(text) as Thing),
  };
}

/** The tags of an XML document with their text, as a browser's parser finds them; throws where it is not well-formed. */
async function read(path: string, tag: string): Promise<string[]> {
  const xml = await (await fetch(site.url + path)).text();
  return reader.evaluate(
    ([text, name]) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      const error = parsed.querySelector('parsererror');
      if (error) throw new Error(error.textContent ?? 'not well-formed');
      return [...parsed.getElementsByTagName(name)].map((one) => one.textContent ?? '');
    },
    [xml, tag] as const,
  );
}

const isOnlyEnglish = (path: string) =>
  path === '/arbitration-rules' ||
  posts.some(({ id, onlyEnglish }) => onlyEnglish && path === `/blogs/${id}`);
const things = ({ data }: Head) =>
  data.flatMap((one) => (Array.isArray(one['@graph']) ? (one['@graph'] as Thing[]) : [one]));
const typed = (head: Head, type: string) => things(head).find((one) => one['@type'] === type);
const on = (path: string) => heads.find((head) => head.path === path) as Head; // every path of the table was read

test('every page has a title and a description of its own, of a length that is shown whole', () => {
  expect(new Set(heads.map(({ title }) => title)).size).toBe(prerendered.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(prerendered.length);
  const cut = heads.flatMap(({ path, title, description }) => [
    ...(title.length > 0 && title.length <= TITLE_MAX
      ? []
      : [`${path}: the title has ${title.length} letters`]),
    ...(description.length >= DESCRIPTION_MIN && description.length <= DESCRIPTION_MAX
      ? []
      : [`${path}: the description has ${description.length} letters`]),
  ]);
  expect(cut).toEqual([]);
});

test('every page names one address, its own, and the same in its Open Graph and its languages', () => {
  for (const { path, canonical, og, alternates } of heads) {
    const own = `${root}${path}`;
    expect(canonical, path).toEqual([own]);
    expect(og['og:url'], path).toBe(own);
    expect(alternates.en, path).toBe(own);
    expect(alternates['x-default'], path).toBe(own);
  }
});

test('every page is shared with its words and a picture that is there, of the size that it says', async () => {
  const pictures = new Set<string>();
  for (const { path, title, description, og } of heads) {
    expect(og['og:title'], path).toBe(title);
    expect(og['og:description'], path).toBe(description);
    expect([og['og:site_name'], og['og:locale']], path).toEqual([institution.name, 'en_IN']);
    expect(og['og:image:alt'], path).toMatch(/\S{3}/);
    const address = og['og:image'] ?? '';
    expect(address.startsWith(`${root}/pictures/`), path).toBe(true);
    pictures.add(address);
    const answer = await fetch(site.url + address.slice(root.length));
    const bytes = await answer.bytes();
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([
      200,
      og['og:image:type'],
    ]);
    expect(answer.headers.get('cross-origin-resource-policy'), path).toBe('cross-origin');
    expect(sizeOf(bytes), path).toEqual([PICTURE.width, PICTURE.height]);
    expect([Number(og['og:image:width']), Number(og['og:image:height'])], path).toEqual([
      PICTURE.width,
      PICTURE.height,
    ]);
    expect(bytes.length, `${path}: the picture is too heavy`).toBeLessThanOrEqual(120_000);
  }
  expect(pictures.size).toBe(prerendered.length);
});

// A JPEG says its size in its frame header: FF C0..C3, a length, a byte of depth, the height, the width.
function sizeOf(bytes: Uint8Array): [number, number] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 < view.byteLength) {
    const marker = view.getUint16(at);
    if (marker >= 0xffc0 && marker <= 0xffc3)
      return [view.getUint16(at + 7), view.getUint16(at + 5)];
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

test('the front page says who runs the site, and every other page the way to it', () => {
  expect(typed(on('/'), 'Organization')).toMatchObject({
    name: institution.name,
    legalName: institution.company,
    url: `${root}/`,
    email: institution.email,
    telephone: institution.phone.dialled,
    address: { '@type': 'PostalAddress', streetAddress: institution.address.join(', ') },
  });
  for (const head of heads.filter(({ path }) => path !== '/')) {
    const items = typed(head, 'BreadcrumbList')?.itemListElement as {
      position: number;
      name: string;
      item: string;
    }[];
    expect(items[0], head.path).toMatchObject({ position: 1, item: `${root}/` });
    expect(items.at(-1), head.path).toMatchObject({
      position: items.length,
      item: `${root}${head.path}`,
    });
    for (const { name } of items) expect(name, head.path).toMatch(/\S/);
  }
});

test('every post is an article with its date, its picture and its author', () => {
  for (const { id, title, excerpt, date } of posts) {
    const head = on(`/blogs/${id}`);
    expect(typed(head, 'Article'), id).toMatchObject({
      headline: title,
      description: excerpt,
      datePublished: date,
      image: [head.og['og:image']],
      author: { '@type': 'Organization', name: institution.name },
    });
    expect(head.og['og:type'], id).toBe('article');
    expect(typed(head, 'BreadcrumbList')?.itemListElement, id).toHaveLength(3);
  }
});

test('the academy offers its ten courses at the price on the page', () => {
  const items = typed(on('/academy'), 'ItemList')?.itemListElement as { item: Thing }[];
  expect(items.map(({ item }) => item.name)).toEqual(inEnglish(courses).map(({ title }) => title));
  for (const { item } of items)
    expect(item).toMatchObject({
      '@type': 'Course',
      provider: { name: institution.name },
      offers: { price: 3000, priceCurrency: 'INR' },
    });
});

test('the questions are marked once, where they are read', () => {
  expect(on('/faqs').data.flatMap((one) => one['@type'])).toEqual(['BreadcrumbList']);
});

test('a text that is there in English alone is announced in English alone, and its Hindi page leads to it', async () => {
  for (const path of prerendered) {
    const { canonical, alternates, og } = await headOf(addressIn('hi', path));
    const own = root + addressIn(isOnlyEnglish(path) ? 'en' : 'hi', path);
    expect([canonical, og['og:url']], path).toEqual([[own], own]);
    expect(Object.keys(alternates).sort(), path).toEqual(
      isOnlyEnglish(path) ? ['en', 'x-default'] : ['en', 'hi', 'mr', 'x-default'],
    );
  }
});

test('the sitemap lists every page that may be found, and each of its addresses answers', async () => {
  const listed = await read('/sitemap.xml', 'loc');
  const open = heads
    .filter(({ robots }) => !robots.includes('noindex'))
    .map(({ canonical }) => canonical[0]);
  const spoken = open.flatMap((address = '') => {
    const path = address.slice(root.length);
    return languages
      .filter((one) => one === 'en' || !isOnlyEnglish(path))
      .map((one) => root + addressIn(one, path));
  });
  expect(listed.sort()).toEqual(
    spoken.map((address) => address.replace(/^([^/]+\/\/[^/]+)$/, '$1/')).sort(),
  );
  for (const address of listed)
    expect((await fetch(site.url + address.slice(root.length))).status, address).toBe(200);
  expect(await read('/sitemap.xml', 'lastmod')).toEqual(
    expect.arrayContaining(posts.map(({ date }) => date)),
  );
});

test('the feed carries every post, newest first, and the blog leads to it', async () => {
  expect((await read('/feed.xml', 'link')).slice(1)).toEqual(
    posts.map(({ id }) => `${root}/blogs/${id}`),
  );
  expect((await read('/feed.xml', 'title')).slice(1)).toEqual(posts.map(({ title }) => title));
  const days = (await read('/feed.xml', 'pubDate')).map((day) => new Date(day).getTime());
  expect(days.every((day, at) => day > 0 && day <= (days[at - 1] ?? day))).toBe(true);
  const blog = heads.filter(({ feeds }) => feeds.length > 0);
  expect(blog.map(({ path }) => path).sort()).toEqual(
    ['/blogs', ...posts.map(({ id }) => `/blogs/${id}`)].sort(),
  );
  for (const { feeds } of blog) expect(feeds).toEqual([`${root}/feed.xml`]);
});

test('files for machines come with their type, and robots are led to the sitemap', async () => {
  const types: Record<string, string> = {
    '/robots.txt': 'text/plain; charset=utf-8',
    '/sitemap.xml': 'application/xml',
    '/feed.xml': 'application/xml',
    '/site.webmanifest': 'application/manifest+json',
    '/favicon.ico': 'image/x-icon',
    '/favicon.svg': 'image/svg+xml',
    '/apple-touch-icon.png': 'image/png',
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await fetch(site.url + path);
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, type]);
  }
  const robots = await (await fetch(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${root}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api');
});

test('a browser takes the manifest and its icons without a complaint', async () => {
  const page = await site.newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto('/');
  const { errors, data } = (await session.send('Page.getAppManifest')) as {
    errors: unknown[];
    data?: string;
  };
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? '{}') as {
    icons: { src: string; sizes: string; type: string }[];
  };
  for (const { src, sizes, type } of icons.filter((icon) => icon.type === 'image/png')) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect([size, type], src).toEqual([sizes, 'image/png']);
  }
});

test('data for search engines is not refused by the policy of the page', async () => {
  const complaints: string[] = [];
  for (const path of ['/', '/blogs/1', '/academy']) {
    const page = await site.newPage();
    page.on('console', (line) => {
      if (line.type() === 'error' || line.type() === 'warning')
        complaints.push(`${path}: ${line.text()}`);
    });
    await page.goto(path);
    await page.locator('html[data-live=yes]').waitFor();
    expect(await page.locator('script[type="application/ld+json"]').count(), path).toBeGreaterThan(
      0,
    );
    await page.context().close();
  }
  expect(complaints).toEqual([]);
});

test('the address in the head follows a click from page to page', async () => {
  const page = await site.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/blogs/1');
  await page.locator('html[data-live=yes]').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'The Panel' }).click();
  await page.waitForURL('**/the-panel');
  await expect
    .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
    .toBe(`${root}/the-panel`);
  expect(await page.locator('link[rel=canonical]').count()).toBe(1);
  expect(await page.locator('meta[property="og:image"]').count()).toBe(1);
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toHaveLength(
    1,
  );
});

test('a page that is not there, or is somebody’s own, asks not to be found and names no address', async () => {
  for (const path of [
    '/nowhere',
    '/blogs/nothing',
    '/newsletter/confirm?token=x',
    '/newsletter/unsubscribe?token=x',
  ]) {
    const { robots, canonical, title, og } = await headOf(path);
    expect([robots, canonical, og], path).toEqual(['noindex', [], {}]);
    const lost = path === '/nowhere' || path === '/blogs/nothing';
    expect(title, path).toMatch(lost ? /^No door at this address \| Munch$/ : / \| Munch$/);
  }
});
