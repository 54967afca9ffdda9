import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#kernel/language.ts';
import { addressIn } from './addresses.ts';
import { manifest, robots, sitemap } from './sitemap.ts';

test('each page stands in the sitemap once for each language, with the day on which it changed', () => {
  const text = sitemap([{ path: '/' }, { path: '/blogs/1', changedOn: '2026-03-05' }]);
  const pages = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(pages).toEqual(
    languages.flatMap((one) => [addressIn(one, '/'), addressIn(one, '/blogs/1')]),
  );
  expect(text.match(/<lastmod>2026-03-05<\/lastmod>/g)).toHaveLength(languages.length);
  expect(text.match(/<xhtml:link rel="alternate"/g)).toHaveLength(
    pages.length * (languages.length + 1),
  );
});

test('robots are shown the sitemap and kept from the API alone', () => {
  expect(robots()).toBe(
    'User-agent: *\nDisallow: /api\n\nSitemap: https://munch.example/sitemap.xml\n',
  );
});

test('every icon of the manifest is there', () => {
  const { icons } = JSON.parse(manifest('What it is')) as {
    icons: { src: string; purpose?: string }[];
  };
  for (const { src } of icons) expect(existsSync(`public${src}`), src).toBe(true);
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});
