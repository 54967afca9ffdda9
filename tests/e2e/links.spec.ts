import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { addressIn, languages } from '#kernel/language.ts';
import { prerendered } from '../../src/web/paths.ts';
import { crawl } from './crawl.ts';
import { openPublicSite } from './site.ts';

const LOST = languages.map((language) => addressIn(language, '/nowhere'));

test('every link, form, picture, script, style and place that the site names is there', async () => {
  const site = await openPublicSite();
  const { pages, broken } = await crawl(
    site.url,
    ['/', '/newsletter/confirm?token=x', '/newsletter/unsubscribe?token=x'],
    LOST,
  );
  await site.close();
  expect(broken).toEqual([]);
  const built = languages.flatMap((language) =>
    prerendered.map((path) => addressIn(language, path)),
  );
  expect(built.filter((path) => !pages.includes(path))).toEqual([]);
});

test('a wrong address, a missing picture and a place that is not there are found, each with the page that names it', async () => {
  const faulty: Record<string, [type: string, body: string]> = {
    '/': [
      'text/html',
      '<html><link rel="stylesheet" href="/a.css"/><a href="/b#here">b</a><img src="/b" srcset="/no.webp 1x, /b 2x"/></html>',
    ],
    '/a.css': ['text/css', '@font-face{src:url(/no.woff2)}'],
    '/b': [
      'text/html',
      '<html><p id="here">b</p><a href="#there">there</a><form action="/no-form"></form><script src="/c.js" defer></script></html>',
    ],
    '/c.js': ['text/javascript', 'import("./no.js")'],
  };
  const server = createServer((request, response) => {
    const [type, body] = faulty[request.url ?? ''] ?? ['text/plain', ''];
    response
      .writeHead(request.url && request.url in faulty ? 200 : 404, { 'content-type': type })
      .end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const { broken } = await crawl(
    `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    ['/'],
  );
  server.close();
  expect(broken.map(({ from, to }) => `${from} -> ${to}`).sort()).toEqual([
    '/ -> /no.webp',
    '/a.css -> /no.woff2',
    '/b -> /b#there',
    '/b -> /no-form',
    '/c.js -> /no.js',
  ]);
});
