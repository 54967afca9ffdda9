import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Log } from '#platform/log.ts';
import { inTime, PACE } from '#platform/progress.ts';
import { openKey } from '#platform/vault/key.ts';
import { openVault } from '#platform/vault/vault.ts';
import { mostFor } from '../src/server.ts';
import { appWith } from './app.ts';
import { type TestDatabase, testDatabase } from './database.ts';

// The product's own pace, a hundred times as fast.
const pace = {
  form: PACE.form / 100,
  least: PACE.least / 100,
  every: PACE.every / 100,
  file: PACE.file / 100,
};

let database: TestDatabase;
let folder: string;
let server: Server;
let port: number;
const [accidents, answered]: [string[], unknown[]] = [[], []];
const log: Log = {
  info: (_, fields) => void answered.push(fields?.status),
  error: (event) => void accidents.push(event),
  flush() {},
};

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'munch-slow-'));
  const key = await openKey({
    file: join(folder, 'vault.key'),
    vault: join(folder, 'files'),
    given: undefined,
  });
  const papers = openVault({
    folder: join(folder, 'files'),
    incoming: join(folder, 'incoming'),
    key,
  });
  const app = appWith(database, { papers, log });
  const listener = getRequestListener(app.fetch);
  server = createServer(
    { connectionsCheckingInterval: 100 },
    (request, response) => void listener(request, response),
  );
  inTime(server, mostFor, pace);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server?.closeAllConnections();
  await new Promise((done) => server.close(done));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const paper = Buffer.from(`%PDF-1.7\n${'x'.repeat(6000)}\n%%EOF\n`);
type Sending = { path: string; type: string; body: Buffer; piece: number; pause: number };

/** Sends a body piece by piece, as a slow line does; gives the first line of the answer, and after how long it was over. */
function send({ path, type, body, piece, pause }: Sending): Promise<{ said: string; ms: number }> {
  const startedAt = Date.now();
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    let at = 0;
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`,
    );
    const timer = setInterval(() => {
      if (at < body.length && socket.writable) socket.write(body.subarray(at, at + piece));
      at += piece;
    }, pause);
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      done({ said: said.split('\r\n')[0] ?? '', ms: Date.now() - startedAt });
    });
  });
}

const file = { path: '/api/filing/documents', type: 'application/octet-stream', body: paper };

test('a paper over a slow line is taken however long it takes, as long as it moves on', async () => {
  const { said, ms } = await send({ ...file, piece: 300, pause: 60 });
  expect(said).toBe('HTTP/1.1 201 Created');
  expect(ms).toBeGreaterThan(3 * pace.form);
}, 20_000);

test('a paper that comes a byte at a time is cut off, and leaves nothing half written', async () => {
  const { said, ms } = await send({ ...file, piece: 1, pause: 50 });
  expect(said).toBe('HTTP/1.1 408 Request Timeout');
  expect(ms).toBeLessThan(5 * pace.every);
  await expect.poll(() => readdir(join(folder, 'incoming'))).toEqual([]);
}, 20_000);

test('a paper whose sender goes away in the middle is no accident', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${file.path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: ${file.type}\r\ncontent-length: ${paper.length}\r\n\r\n`,
  );
  socket.write(paper.subarray(0, 1000));
  await expect.poll(() => readdir(join(folder, 'incoming'))).toHaveLength(1);
  socket.resetAndDestroy();
  await expect.poll(() => readdir(join(folder, 'incoming'))).toEqual([]);
  await expect.poll(() => answered.at(-1)).toBe(400);
  expect(accidents).toEqual([]);
});

test('a form has half a minute for all of it, and a request whose headers never end has no longer', async () => {
  const body = Buffer.from(JSON.stringify({ email: 'ada@example.org' }));
  const { said, ms } = await send({
    path: '/api/filing/codes',
    type: 'application/json',
    body,
    piece: 1,
    pause: 40,
  });
  expect(said).toBe('HTTP/1.1 408 Request Timeout');
  expect(ms).toBeLessThan(3 * pace.form);
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 0]);
}, 20_000);

test.each([
  ['a length', 'content-length: 10'],
  ['parts', 'transfer-encoding: chunked'],
])(
  'a page is asked for with a body of %s that never comes: the line is cut too',
  async (_, header) => {
    const startedAt = Date.now();
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    socket.on('error', () => {});
    socket.write(`GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n${header}\r\n\r\n`);
    await new Promise((done) => socket.on('close', done));
    expect(said).toContain('alive');
    expect(Date.now() - startedAt).toBeLessThan(10 * pace.form);
  },
  20_000,
);
