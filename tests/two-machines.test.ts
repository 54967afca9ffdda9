import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '#platform/key-ring.ts';
import { signerOf } from '#platform/signing.ts';
import { signedIn } from './cast.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { startServer, stopped } from './e2e/site.ts';
import { type S3, settingsFor, startS3 } from './s3.ts';

// Two processes on two data folders, with one database, one store and the keys in their settings: one institution.

let database: TestDatabase;
let s3: S3;
const homes = ['one', 'other'].map((name) => mkdtempSync(join(tmpdir(), `munch-${name}-`)));
const machines: Awaited<ReturnType<typeof startServer>>[] = [];

beforeAll(async () => {
  database = await testDatabase();
  s3 = await startS3();
  const { host, port, user, database: name } = database.pool;
  const bytes = randomBytes(32);
  const settings = {
    DATABASE_URL: `postgres:///${name}?host=${encodeURIComponent(String(host))}&port=${port}&user=${user}`,
    PORT: '0',
    POSTS_PER_MINUTE: '0',
    DOCUMENT_KEY: randomBytes(32).toString('hex'),
    SIGNING_KEY: bytes.toString('hex'),
    SIGNING_KEYS: textOf(signerOf({ bytes }).published()),
    ...settingsFor(s3),
  };
  for (const DATA_DIR of homes) machines.push(await startServer({ ...settings, DATA_DIR }));
});
afterAll(async () => {
  await Promise.all(machines.map(({ child }) => stopped(child)));
  await s3.stop();
  await database.drop();
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

const at = (index: number) => machines[index]?.url ?? '';
const paper = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  randomBytes(300_000),
  Buffer.from('\n%%EOF\n'),
]);

const upload = (index: number, body = paper) =>
  fetch(`${at(index)}/api/panel/documents`, {
    method: 'POST',
    headers: { 'content-type': 'application/pdf' },
    body: new Uint8Array(body),
  });

const form = {
  fullname: 'Mia Menon',
  uemail: 'mia@example.org',
  phone: '+91 98200 00000',
  day: null,
  month: 'January',
  year: null,
  gender: null,
  profileLink: '',
  uploadDoc: 'PAN, in person',
  nationalIdFile: null,
  nationalIdFileName: null,
  address: '',
  nation: '',
  correspondenceAddress: '',
  qualifications: 'LL.M., 2001',
  certifications: 'Mediator, 2014',
  specialisations: ['art-law'],
  actedBefore: null,
  experience: '',
  hasArbitrationCertifications: null,
  arbitrationCertifications: '',
  available: true,
  hearingDays: 'weekdays',
  additionalInformation: '',
  cv: '',
  cvFileName: 'life.pdf',
};

/** Sends an application with a paper, each step through another machine, and tells where an officer opens it. */
async function sentThrough(first: number, then: number): Promise<string> {
  const { data } = (await (await upload(first)).json()) as { data: { token: string } };
  const answer = await fetch(`${at(then)}/api/panel/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, cvFile: data.token }),
  });
  const { data: application } = (await answer.json()) as { data: { id: string } };
  const [{ id } = { id: '' }] = await database.db
    .selectFrom('panel_document')
    .select('id')
    .execute();
  return `/api/panel/applications/${application.id}/documents/${id}`;
}

const readyAt = (index: number) => fetch(`${at(index)}/readyz`).then(({ status }) => status);
const said = async (answer: Response) => [
  answer.status,
  answer.headers.get('retry-after'),
  ((await answer.json()) as { error: { code: string } }).error.code,
];

test('what one machine takes, the other reads; without the store both go on, say 503 for documents alone, and serve them when it is back', async () => {
  const officer = await signedIn(database.db, { roles: ['case_officer'] });
  const place = await sentThrough(0, 1);
  const opened = (index: number) =>
    fetch(`${at(index)}${place}`, { headers: { cookie: officer.cookie } });
  for (const index of [1, 0])
    expect(Buffer.from(await (await opened(index)).arrayBuffer()).equals(paper)).toBe(true);
  for (const home of homes) expect(readdirSync(home)).not.toContain('files');
  for (const home of homes)
    expect(readdirSync(home).filter((name) => name.endsWith('.key'))).toEqual([]);
  const published = await Promise.all(
    [0, 1].map(async (index) => (await fetch(`${at(index)}/.well-known/munch-keys.json`)).text()),
  );
  expect(published[0]).toBe(published[1]);

  await s3.stop();
  for (const index of [0, 1]) {
    expect(await said(await opened(index))).toEqual([503, '5', 'unavailable']);
    expect(await said(await upload(index))).toEqual([503, '5', 'unavailable']);
    expect(await readyAt(index)).toBe(200);
  }
  await s3.start();
  for (const index of [1, 0])
    expect(Buffer.from(await (await opened(index)).arrayBuffer()).equals(paper)).toBe(true);
  expect((await upload(1, Buffer.from('%PDF-1.7\nafter it\n'))).status).toBe(201);
  expect(machines.map(({ child }) => child.exitCode)).toEqual([null, null]);
  for (const home of homes) expect(readdirSync(join(home, 'incoming'))).toEqual([]);
});
