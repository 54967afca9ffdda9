import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  DOCUMENT_BYTES_MAX,
  DOCUMENT_MB,
  DOCUMENT_TYPES,
  documentExtensions,
} from '#kernel/document-types.ts';
import { cureUpload } from '#modules/disputes/contract/documents.ts';
import { filingDocument } from '#modules/filing/contract/drafts.ts';
import { panelDocument } from '#modules/panel/contract.ts';
import { reopeningPaper } from '#modules/response/contract/account.ts';
import { noticeUpload } from '#modules/response/contract.ts';
import { servicePaper } from '#modules/service/contract/office.ts';
import type { App } from '#platform/http.ts';
import { openKey } from '#platform/vault/key.ts';
import { openVault } from '#platform/vault/vault.ts';
import { appWith } from './app.ts';
import { type TestDatabase, testDatabase } from './database.ts';

const MOST = DOCUMENT_BYTES_MAX;
const now = () => new Date('2026-11-20T09:30:00Z');

let database: TestDatabase;
let folder: string;
let app: App;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'munch-uploads-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.db.deleteFrom('panel_document').execute();
  app = await appTaking(0);
});

async function appTaking(postsPerMinute: number): Promise<App> {
  const key = await openKey({
    file: join(folder, 'vault.key'),
    vault: join(folder, 'files'),
    given: undefined,
  });
  const vault = openVault({
    folder: join(folder, 'files'),
    incoming: join(folder, 'incoming'),
    key,
  });
  return appWith(database, { now, vault, settings: { postsPerMinute } });
}

/** A PDF of so many bytes. */
function pdf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(32);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  return bytes;
}

const upload = (body: BodyInit, headers: Record<string, string> = {}) =>
  app.request('/api/panel/documents', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });

function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + 65_536));
      at += 65_536;
    },
  });
}

const left = async () =>
  (await readdir(join(folder, 'incoming'), { withFileTypes: true }).catch(() => [])).filter(
    (entry) => entry.isFile(),
  );
const rows = () => database.db.selectFrom('panel_document').select('size').execute();

test('every door has the one limit, which a phone’s photo and a scanned contract keep', () => {
  const doors = [
    filingDocument,
    noticeUpload,
    reopeningPaper,
    cureUpload,
    panelDocument,
    servicePaper,
  ];
  expect(doors.map(({ raw }) => raw?.maxBytes)).toEqual(doors.map(() => DOCUMENT_BYTES_MAX));
  expect(DOCUMENT_MB).toBeGreaterThan(2 * 12);
  expect(Object.keys(documentExtensions)).toEqual([...DOCUMENT_TYPES]);
});

test('a photo as an iPhone keeps it is known by its content, whatever its name', async () => {
  const box = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(64),
  ]);
  const answer = await upload(new Uint8Array(box));
  expect([answer.status, ((await answer.json()) as { data: { type: string } }).data.type]).toEqual([
    201,
    'image/heic',
  ]);
});

test('a document of exactly as much as is allowed is taken', async () => {
  expect((await upload(pdf(MOST), { 'content-length': String(MOST) })).status).toBe(201);
  expect(await rows()).toEqual([{ size: MOST }]);
});

test('one byte more is refused by the size that it says, unread', async () => {
  const answer = await upload(pdf(MOST + 1), { 'content-length': String(MOST + 1) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({
    error: {
      code: 'too_large',
      message: `That is more than ${MOST.toLocaleString('en-US')} bytes. Send less.`,
    },
  });
  expect([await rows(), await left()]).toEqual([[], []]);
});

test.each([
  ['/application-of-arbitration', 'en', 'more than 32 MB'],
  ['/hi/application-of-arbitration', 'hi', '32 MB से ज़्यादा'],
  ['/mr/application-of-arbitration', 'mr', '32 MB पेक्षा जास्त'],
])(
  'a form that is too large, without a script, is answered with a page in its language: %s',
  async (path, language, words) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      accept: 'text/html,*/*',
      'content-length': String(5 * MOST),
    };
    const answer = await app.request(`${path}?index&draft=d1&next="><b>`, {
      method: 'POST',
      headers,
      body: '--x--',
    });
    const page = await answer.text();
    // Back in the browser stands what was typed; the link opens the form where it lives.
    expect(page).toContain(`<a href="${path}?draft=d1&amp;next=%22%3E%3Cb%3E">`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      413,
      'text/html; charset=UTF-8',
    ]);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(words);
  },
);

test('one byte more is refused while it comes, and leaves nothing', async () => {
  const answer = await upload(inPieces(pdf(MOST + 1)), { 'transfer-encoding': 'chunked' });
  expect(answer.status).toBe(413);
  expect([await rows(), await left()]).toEqual([[], []]);
  expect((await upload(inPieces(pdf(MOST)), { 'transfer-encoding': 'chunked' })).status).toBe(201);
});

test('an application itself is JSON of 64 KiB at most', async () => {
  const answer = await app.request('/api/panel/applications', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '65537' },
    body: '{}',
  });
  expect(answer.status).toBe(413);
});

test('uploads, applications and drafts of one address count together', async () => {
  app = await appTaking(2);
  const post = (path: string) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  await upload(pdf(20));
  expect((await post('/api/panel/applications')).status).toBe(422);
  const third = await post('/api/panel/drafts/opening');
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await upload(pdf(20))).status).toBe(429);
});

test('no address gives a document back', async () => {
  const { data } = (await (await upload(pdf(20))).json()) as { data: { token: string } };
  for (const path of ['/api/panel/documents', `/api/panel/documents/${data.token}`])
    expect((await app.request(path)).status, path).toBeGreaterThanOrEqual(404);
});

test('the OpenAPI document says which bytes an upload takes, and how many', async () => {
  const described = (await (await app.request('/api/openapi.json')).json()) as {
    paths: Record<
      string,
      {
        post: {
          requestBody: { content: Record<string, unknown> };
          responses: Record<string, { description: string }>;
        };
      }
    >;
  };
  const { requestBody, responses } = described.paths['/api/panel/documents']?.post ?? {
    requestBody: { content: {} },
    responses: {},
  };
  expect(Object.keys(requestBody.content)).toEqual([
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/heic',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/octet-stream',
  ]);
  expect(requestBody.content['application/pdf']).toEqual({
    schema: { type: 'string', format: 'binary', maxLength: MOST },
  });
  expect(responses['413']?.description).toContain(String(MOST));
  const page = await (await app.request('/api/docs')).text();
  expect(page).toContain(`at most ${MOST} of them`);
});
