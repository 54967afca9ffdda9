import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { institutionJobs } from '#modules/institution/jobs.ts';
import type { App } from '#platform/http.ts';
import { silentLog } from '#platform/log.ts';
import { signerOf } from '#platform/signing.ts';
import { openKey } from '#platform/vault/key.ts';
import { openVault, type Vault } from '#platform/vault/vault.ts';
import { verifyDocuments } from '../scripts/verify/documents.ts';
import { holdingsOf } from '../src/wiring.ts';
import { appWith, call } from './app.ts';
import { type SignedIn, signedIn } from './cast.ts';
import { type TestDatabase, testDatabase } from './database.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const WEEK = 7 * 24 * 60 * 60 * 1000;
let now = friday;
let database: TestDatabase;
let folder: string;
let papers: Vault;
let app: App;
let rhea: SignedIn;
let omar: SignedIn;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'munch-damaged-'));
  const key = await openKey({
    file: join(folder, 'vault.key'),
    vault: join(folder, 'files'),
    given: undefined,
  });
  papers = openVault({
    folder: join(folder, 'files/disputes'),
    incoming: join(folder, 'incoming'),
    key,
  });
  app = appWith(database, { now: () => now, papers });
  rhea = await signedIn(database.db, { roles: ['registrar'], now });
  omar = await signedIn(database.db, { roles: ['case_officer'], now });
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a paper that no request names yet, and tells its hash. */
async function send(text: string): Promise<string> {
  const headers = { 'content-type': 'application/octet-stream' };
  const answer = await app.request('/api/filing/documents', {
    method: 'POST',
    headers,
    body: new Blob([`%PDF-1.7\n${text}\n%%EOF\n`]),
  });
  expect(answer.status).toBe(201);
  const newest = database.db
    .selectFrom('dispute_document')
    .orderBy('id', 'desc')
    .select('contentHash')
    .limit(1);
  return (await newest.executeTakeFirstOrThrow()).contentHash.toString('hex');
}

const fileOf = (hash: string) => join(folder, 'files/disputes', hash.slice(0, 2), hash);

/** As often as the job says that there is more. */
async function walk(vault: Pick<Vault, 'check'> = papers): Promise<void> {
  const holdings = holdingsOf({ vault, papers: vault, pieces: vault, uploads: vault });
  const parts = {
    db: database.db,
    now: () => now,
    wakeMail: () => {},
    signer: signerOf({ bytes: Buffer.alloc(32, 9) }),
    holdings,
  };
  const { documents } = institutionJobs(parts);
  while (await documents.run(silentLog));
}

/** What `npm run verify` says of the documents, and whether it holds. */
async function verified(dataDir = folder): Promise<[boolean, string[]]> {
  const said: string[] = [];
  const isWhole = await verifyDocuments(database.db, {
    dataDir,
    settings: { documentKey: undefined, store: undefined },
    say: (line) => said.push(line),
  });
  return [isWhole, said];
}

async function ask<T>(
  who: SignedIn | null,
  method: string,
  path: string,
): Promise<{ status: number; data: T }> {
  const answer = await call(app, method, path, { cookie: who?.cookie });
  return { status: answer.status, ...((await answer.json()) as { data: T }) };
}
type Damaged = {
  documents: {
    hash: string;
    fault: string;
    foundAt: string;
    owners: { name: string; path: string }[];
  }[];
  total: number;
};
const damaged = async () => (await ask<Damaged>(rhea, 'GET', '/api/record/documents')).data;
// The sessions of a later week are over.
const rows = () => database.db.selectFrom('damaged_document').selectAll().execute();
type Queue = { items: { reason: string; path: string }[]; counts: { record: number; all: number } };
const queueOf = async (who: SignedIn) => (await ask<Queue>(who, 'GET', '/api/office/queue')).data;

test('a document that its disk lost or changed is found within the week, waits in the queue, and leaves it when it is put back', async () => {
  const [gone, changed, swapped] = [
    await send('gone'),
    await send('changed'),
    await send('swapped'),
  ];
  const whole = readFileSync(fileOf(changed));
  renameSync(fileOf(gone), `${fileOf(gone)}.elsewhere`);
  const bent = Buffer.from(whole);
  bent[40] = (bent[40] ?? 0) ^ 1;
  writeFileSync(fileOf(changed), bent);
  const other = readFileSync(fileOf(swapped));
  writeFileSync(fileOf(swapped), whole);

  await walk();
  const { documents, total } = await damaged();
  expect(Object.fromEntries(documents.map(({ hash, fault }) => [hash, fault]))).toEqual({
    [gone]: 'gone',
    [changed]: 'changed',
    [swapped]: 'other_content',
  });
  expect([total, documents[0]?.owners[0]?.path, documents[0]?.foundAt]).toEqual([
    3,
    '/office/disputes',
    friday.toISOString(),
  ]);
  const { items, counts } = await queueOf(rhea);
  expect(counts).toMatchObject({ record: 3, all: 3 });
  expect(items.map(({ reason, path }) => [reason, path])).toEqual(
    Array(3).fill(['document_damaged', '/office/record/documents']),
  );
  expect((await queueOf(omar)).counts.record).toBe(0);
  // Whoever opens one of them hears of an accident of ours; the others are as they were.
  await expect(papers.read(gone)).rejects.toThrow('it is not there');
  expect(await verified()).toEqual([
    false,
    expect.arrayContaining([
      expect.stringMatching(
        `^DAMAGED: disputes/${gone.slice(0, 2)}/${gone}, of [-0-9a-f]{36}: it is not there\\.$`,
      ),
    ]),
  ]);
  expect((await verified())[1].at(-1)).toBe('BROKEN: 3 of 3 documents cannot be read.');

  now = new Date(friday.getTime() + 60_000);
  renameSync(`${fileOf(gone)}.elsewhere`, fileOf(gone));
  writeFileSync(fileOf(changed), whole);
  expect(await ask(rhea, 'POST', '/api/record/documents/check')).toMatchObject({
    status: 200,
    data: { damaged: 1 },
  });
  expect((await damaged()).documents.map(({ hash, foundAt }) => [hash, foundAt])).toEqual([
    [swapped, friday.toISOString()],
  ]);
  writeFileSync(fileOf(swapped), other);
  await walk();
  expect((await damaged()).total).toBe(0);
  expect(await verified()).toEqual([true, ['OK: 3 documents are as they were taken.']]);
  // Beside another key, or none, nothing is said of them.
  await database.db
    .insertInto('house_key')
    .values({ use: 'documents', name: 'ab'.repeat(8), notedAt: now })
    .execute();
  expect(await verified()).toEqual([true, [expect.stringMatching(/^NOT READ: the documents\./)]]);
  await database.db.deleteFrom('house_key').execute();
  expect(await verified(join(folder, 'nowhere'))).toEqual([
    true,
    [expect.stringMatching(/^NOT READ: the documents\./)],
  ]);
});

test('what was removed by right is not missed, and each is read once a week', async () => {
  const read: string[] = [];
  const counted = {
    check: (hash: string) => {
      read.push(hash);
      return papers.check(hash);
    },
  };
  const more = await Promise.all(Array.from({ length: 60 }, (_, at) => send(`paper ${at}`)));
  await walk(counted);
  expect(read).toEqual([]); // the last round has ended a moment ago
  now = new Date(now.getTime() + WEEK);
  await walk(counted);
  expect([read.length, new Set(read).size]).toEqual([63, 63]);
  const [one = ''] = more;
  await papers.remove(one);
  await database.db
    .deleteFrom('dispute_document')
    .where('contentHash', '=', Buffer.from(one, 'hex'))
    .execute();
  now = new Date(now.getTime() + WEEK);
  await walk(counted);
  expect(await rows()).toEqual([]);
});

test('a store that cannot be asked damages nothing', async () => {
  now = new Date(now.getTime() + WEEK);
  const away = {
    check: () =>
      Promise.reject(Object.assign(new Error('nobody listens'), { code: 'ECONNREFUSED' })),
  };
  await expect(walk(away)).rejects.toThrow('nobody listens');
  expect(await rows()).toEqual([]);
});

test('nobody but a registrar or an administrator sees the list or has it read again', async () => {
  const officer = await signedIn(database.db, { roles: ['case_officer'], now });
  for (const [method, path] of [
    ['GET', '/api/record/documents'],
    ['POST', '/api/record/documents/check'],
  ] as const) {
    expect((await ask(null, method, path)).status).toBe(401);
    expect((await ask(officer, method, path)).status).toBe(403);
  }
});
