import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticFiles } from './files-in-memory.ts';

const folder = mkdtempSync(join(tmpdir(), 'munch-files-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'faqs'));
  const page = '<!doctype html><title>Home</title>';
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(page));
  writeFileSync(join(folder, 'faqs/index.html'), '<!doctype html><title>FAQs</title>');
  writeFileSync(join(folder, 'assets/app-1.js'), 'void 0');
  writeFileSync(join(folder, 'assets/hero-1.webm'), '0123456789');
  writeFileSync(join(folder, 'arbitration-rules.pdf'), '%PDF-1.7');
  const serve = staticFiles(folder, { 'x-kind': 'page' }, { 'x-kind': 'file' });
  server = createServer(
    (asked, answer) => serve(asked, answer) || answer.writeHead(404).end('passed on'),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
};

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((done) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    sent.end();
  });
}

test('a page is sent in the best packing that the browser takes', async () => {
  expect((await ask('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe(
    'br',
  );
  expect((await ask('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await ask('/')).headers['content-encoding']).toBeUndefined();
  expect((await ask('/')).headers.vary).toBe('accept-encoding');
});

test('a document opens in the tab, and is kept under its name', async () => {
  const { status, headers } = await ask('/arbitration-rules.pdf');
  expect([status, headers['content-type'], headers['x-kind']]).toEqual([
    200,
    'application/pdf',
    'file',
  ]);
  expect(headers['content-disposition']).toBe('inline; filename="arbitration-rules.pdf"');
  expect((await ask('/')).headers['content-disposition']).toBeUndefined();
});

test('a page that has not changed is not sent again', async () => {
  const { headers } = await ask('/');
  const again = await ask('/', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});

test('a hashed file may be kept for ever, a page must be asked for again', async () => {
  expect((await ask('/assets/app-1.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await ask('/faqs')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('a query does not hide a page, and HEAD gives its headers alone', async () => {
  expect((await ask('/faqs?from=mail')).status).toBe(200);
  const head = await ask('/faqs', {}, 'HEAD');
  expect([head.status, head.bytes.length, head.headers['x-kind']]).toEqual([200, 0, 'page']);
});

test('a post, an unknown address and a way out of the folder are passed on', async () => {
  expect((await ask('/', {}, 'POST')).status).toBe(404);
  expect((await ask('/nowhere')).status).toBe(404);
  expect((await ask('/../package.json')).status).toBe(404);
  expect((await ask('/index.html.br')).status).toBe(404);
});

test('a part of a video is sent as that part', async () => {
  const part = await ask('/assets/hero-1.webm', { range: 'bytes=2-4' });
  expect([part.status, part.bytes.toString(), part.headers['content-range']]).toEqual([
    206,
    '234',
    'bytes 2-4/10',
  ]);
  expect((await ask('/assets/hero-1.webm', { range: 'bytes=8-' })).bytes.toString()).toBe('89');
  expect((await ask('/assets/hero-1.webm', { range: 'bytes=20-' })).status).toBe(200);
});
