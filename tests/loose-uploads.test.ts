import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepDocuments, sweepLoose } from '#modules/disputes/actions/uploads.ts';
import { LOOSE_NETWORK } from '#modules/panel/rules/retention.ts';
import { markAttached } from '#modules/panel/store/documents.ts';
import { openKey } from '#platform/vault/key.ts';
import { FREE_FLOOR, openVault, type Vault } from '#platform/vault/vault.ts';
import { appWith } from './app.ts';
import { type TestDatabase, testDatabase } from './database.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const HOUR = 3_600_000;
let database: TestDatabase;
let folder: string;
let papers: Vault;
let now = friday;
let left = FREE_FLOOR * 2;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'munch-loose-'));
  const key = await openKey({
    file: join(folder, 'vault.key'),
    vault: join(folder, 'files'),
    given: undefined,
  });
  papers = openVault({
    folder: join(folder, 'files'),
    incoming: join(folder, 'incoming'),
    key,
    free: async () => left,
  });
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  [now, left] = [friday, FREE_FLOOR * 2];
  await database.db.deleteFrom('dispute_document').execute();
});

const app = () =>
  appWith(database, { now: () => now, papers, vault: papers, settings: { trustProxy: 1 } });
const cookieOf = (letter: string) => `munch-filing=${letter.repeat(43)}`;
type From = { network?: string; cookie?: string };

let made = 0;
async function send({ network = '198.51.100.1', cookie }: From = {}) {
  made += 1;
  const answer = await app().request('/api/filing/documents', {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-forwarded-for': network,
      ...(cookie ? { cookie, origin: 'http://munch.example' } : {}),
    },
    body: new Blob([`%PDF-1.7\n${made}\n%%EOF\n`]),
  });
  return {
    status: answer.status,
    ...((await answer.json()) as {
      data?: { token: string };
      error?: { code: string; message: string };
    }),
  };
}

/** So many loose papers more, of so many bytes each, as if they had been uploaded like the last one. */
async function likeTheLast(count: number, size = 1): Promise<void> {
  const last = await database.db
    .selectFrom('dispute_document')
    .orderBy('addedAt', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow();
  for (let at = 0; at < count; at += 1) {
    const own = Buffer.alloc(32, `${made}-${at}`);
    const row = {
      ...last,
      id: crypto.randomUUID(),
      tokenHash: own,
      contentHash: own,
      size: BigInt(size),
    };
    await database.db.insertInto('dispute_document').values(row).execute();
  }
}

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (one) => one.isFile() && one.name !== 'vault.key',
  );

test('one browser uploads eighty papers and no more; another behind the same carrier goes on', async () => {
  expect((await send({ cookie: cookieOf('a') })).status).toBe(201);
  await likeTheLast(78);
  const two = await Promise.all([send({ cookie: cookieOf('a') }), send({ cookie: cookieOf('a') })]);
  expect(two.map(({ status }) => status).sort()).toEqual([201, 429]);
  expect(two.find(({ error }) => error)?.error?.code).toBe('uploads_full');
  expect((await send({ cookie: cookieOf('b') })).status).toBe(201);
});

test('a network has a bound whatever cookies it brings, and another port or address of the same line is no other', async () => {
  expect((await send({ network: '2001:db8:1:2::7', cookie: cookieOf('a') })).status).toBe(201);
  await likeTheLast(4, 50 * 1024 * 1024);
  await database.db
    .updateTable('dispute_document')
    .set({ looseFor: Buffer.alloc(32, 1) })
    .execute();
  expect((await send({ network: '[2001:db8:1:2::8]:4711', cookie: cookieOf('b') })).status).toBe(
    201,
  );
  await likeTheLast(17, 50 * 1024 * 1024);
  await database.db
    .updateTable('dispute_document')
    .set({ looseFor: Buffer.alloc(32, 1) })
    .execute();
  expect(
    (await send({ network: '[2001:db8:1:2:ffff::9]:4712', cookie: cookieOf('c') })).status,
  ).toBe(429);
  expect((await send({ network: '2001:db8:1:3::1', cookie: cookieOf('c') })).status).toBe(201);
});

test('papers of applications that were not sent have the same bound, and one that was sent is not counted', async () => {
  const upload = async (network: string) => {
    made += 1;
    const headers = { 'content-type': 'application/octet-stream', 'x-forwarded-for': network };
    const answer = await app().request('/api/panel/documents', {
      method: 'POST',
      headers,
      body: new Blob([`%PDF-1.7\n${made}\n%%EOF\n`]),
    });
    return {
      status: answer.status,
      code: ((await answer.json()) as { error?: { code: string } }).error?.code,
    };
  };
  expect((await upload('198.51.100.9')).status).toBe(201);
  const first = await database.db
    .selectFrom('panel_document')
    .selectAll()
    .executeTakeFirstOrThrow();
  for (let at = 0; at < LOOSE_NETWORK.files - 2; at += 1)
    await database.db
      .insertInto('panel_document')
      .values({ ...first, id: crypto.randomUUID(), tokenHash: Buffer.alloc(32, `panel-${at}`) })
      .execute();
  const two = await Promise.all([upload('198.51.100.9'), upload('198.51.100.9')]);
  expect(two.map(({ status }) => status).sort()).toEqual([201, 429]);
  expect(two.find(({ code }) => code)?.code).toBe('uploads_full');
  expect((await upload('198.51.100.10')).status).toBe(201);
  await database.db.transaction().execute((tx) => markAttached(tx, [first.id], friday));
  expect((await upload('198.51.100.9')).status).toBe(201);
});

test('what no draft names is gone in six hours with its file, what one names stays as long as the draft', async () => {
  const begun = await app().request('/api/filing/drafts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const id = ((await begun.json()) as { data: { id: string } }).data.id;
  const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const named = await send({ cookie });
  expect((await send({ cookie })).status).toBe(201);
  const documents = {
    files: [{ token: named.data?.token, name: 'bill.pdf', size: 10, kind: 'evidence' }],
  };
  const saved = await app().request(`/api/filing/drafts/${id}/steps`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: 'http://munch.example' },
    body: JSON.stringify({ version: 1, step: 'documents', answers: { documents } }),
  });
  expect(saved.status).toBe(200);
  const sweep = () => sweepLoose({ db: database.db, now: () => now, papers });
  const count = async () =>
    (await database.db.selectFrom('dispute_document').select('id').execute()).length;
  now = new Date(friday.getTime() + 6 * HOUR - 1);
  await sweep();
  expect([await count(), (await files()).length >= 2]).toEqual([2, true]);
  const before = (await files()).length;
  now = new Date(friday.getTime() + 6 * HOUR);
  await sweep();
  expect([await count(), (await files()).length]).toEqual([1, before - 1]);
  now = new Date(friday.getTime() + 31 * 24 * HOUR);
  await sweep();
  expect(await count()).toBe(1);
  now = new Date(friday.getTime() + 40 * 24 * HOUR);
  await sweep();
  expect(await count()).toBe(0);
});

test('a disk that is nearly full refuses plainly, leaves nothing half written, and still takes what the institution issues', async () => {
  left = FREE_FLOOR - 1;
  const refused = await send();
  expect([refused.status, refused.error?.code]).toEqual([507, 'no_room']);
  expect(refused.error?.message).toContain('send the paper by e-mail');
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  async function* own() {
    yield Buffer.from('%PDF-1.7 ours');
  }
  const ours = await papers.take(own(), 'ours');
  await ours.drop();
  left = FREE_FLOOR;
  expect((await send()).status).toBe(201);
});

test('a disk that fills up on the way is told the same, and nothing of the paper is left', async () => {
  async function* filling() {
    yield Buffer.from('%PDF-1.7');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  }
  await expect(papers.take(filling())).rejects.toThrow('The disk filled up');
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  await sweepDocuments({ db: database.db, now: () => now, papers });
});
