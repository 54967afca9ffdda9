import { execFile, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { startServer } from './e2e/site.ts';

const root = resolve(import.meta.dirname, '..');
const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'munch-main-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** As `npm start` does; other tests may start the product as one file. */
const start = (env: Record<string, string>) => startServer(env, 'src/main.ts');

const own = (dataDir: string) => ({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '' });

function ended(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((done) => child.on('exit', done));
}

/** Starts Munch where it must not run, and tells how it ended and what it said. */
async function refusedStart(
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { code: await ended(child), said };
}

test('a start says where mail goes when there is no mail server', async () => {
  const { child, lines } = await start(own(newFolder()));
  expect(lines.join('\n')).toMatch(/Mail: .*\.eml files.*SMTP_URL/);
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
});

test('a second Munch on one data folder says so and ends with 1, and the first goes on', async () => {
  const dataDir = newFolder();
  const { url, child } = await start(own(dataDir));
  const second = await refusedStart(own(dataDir));
  expect(second.code).toBe(1);
  expect(second.said).toMatch(/another Munch/i);
  expect(second.said).not.toMatch(/\n\s+at /);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  await ended(child);
});

test('a setting that cannot be used ends the start with its name, and without a stack', async () => {
  const refused = await refusedStart({ ...own(newFolder()), PORT: 'many' });
  expect(refused.code).toBe(1);
  expect(refused.said).toBe('PORT is "many". It takes a whole number from 0 to 65535.\n');
});

test('a request that is under way when Munch is told to stop is answered, and a new one is not taken', async () => {
  const { url, child } = await start(own(newFolder()));
  const port = Number(new URL(url).port);
  const body = JSON.stringify({
    fullName: 'Ada',
    email: 'ada@example.in',
    phone: '9820000000',
    message: 'Just in time',
  });
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(
    `POST /api/sales/contact HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  );
  await new Promise((done) => setTimeout(done, 300));
  child.kill('SIGTERM');
  await new Promise((done) => setTimeout(done, 300));
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  socket.write(body.slice(20));
  expect(await ended(child)).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
});

test('a start beside documents without their key ends with what to do, makes no other key and leaves no database running', async () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'files/panel/ab'), { recursive: true });
  writeFileSync(join(dataDir, 'files/panel/ab', 'ab'.repeat(32)), 'encrypted');
  const refused = await refusedStart(own(dataDir));
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(
    /holds documents, and their key is missing\. Put .*vault\.key back .* or set DOCUMENT_KEY to it\.\n$/,
  );
  expect(refused.said).not.toMatch(/\n\s+at /);
  expect(readdirSync(dataDir)).toEqual(['files']);
});

test('a database that was used with other keys, or another place of documents, is not opened, and says what to put back', async () => {
  const dataDir = newFolder();
  const first = await start(own(dataDir));
  first.child.kill('SIGTERM');
  expect(await ended(first.child)).toBe(0);
  const other = await refusedStart({ ...own(dataDir), DOCUMENT_KEY: 'ab'.repeat(32) });
  expect(other.code).toBe(1);
  expect(other.said).toMatch(
    /used with the documents' key [0-9a-f]{16}, and here is [0-9a-f]{16}\. Put the vault\.key .* LOST_KEYS=[0-9a-f]{16}\.\n$/,
  );
  const kept = readFileSync(join(dataDir, 'institution.key'));
  for (const name of ['institution.key', 'institution-keys.json'])
    renameSync(join(dataDir, name), join(dataDir, `${name}.kept`));
  const made = await refusedStart(own(dataDir));
  expect(made.code).toBe(1);
  expect(made.said).toMatch(
    /used with the signing key \S+, and here is \S+\. Put institution\.key/,
  );
  expect(made.said).not.toMatch(/\n\s+at /);
  for (const name of ['institution.key', 'institution-keys.json'])
    renameSync(join(dataDir, `${name}.kept`), join(dataDir, name));
  renameSync(join(dataDir, 'files'), join(dataDir, 'elsewhere'));
  const empty = await refusedStart(own(dataDir));
  expect(empty.code).toBe(1);
  expect(empty.said).toMatch(
    /lie in a place with the mark \S+, and the one here has none\. Mount or name theirs/,
  );
  renameSync(join(dataDir, 'elsewhere'), join(dataDir, 'files'));
  expect(readFileSync(join(dataDir, 'institution.key'))).toEqual(kept);
  const again = await start(own(dataDir));
  again.child.kill('SIGTERM');
  expect(await ended(again.child)).toBe(0);
}, 90_000);

test('with MIGRATE=command a start leaves the database alone, and npm run migrate brings it up', async () => {
  const dataDir = newFolder();
  const settings = { ...own(dataDir), MIGRATE: 'command' };
  const refused = await refusedStart(settings);
  expect(refused.said).toMatch(
    /The database misses \d+ migrations, 0001_enquiries\.sql first\. Run `npm run migrate`, or start without MIGRATE=command\.\n$/,
  );
  const env = { ...process.env, ...settings };
  const migrated = await promisify(execFile)(process.execPath, ['scripts/migrate.ts'], {
    cwd: root,
    env,
  });
  expect(migrated.stdout).toMatch(
    /Applied migration 0001_enquiries\.sql\n[\s\S]*The database has every migration: \d+ were applied\.\n$/,
  );
  const started = await start(settings);
  started.child.kill('SIGTERM');
  expect(await ended(started.child)).toBe(0);
  // What was backed up is restored once into a database of its own, and of one day the newest stays.
  const old = join(dataDir, 'backups', '2026-01-01T000000Z.munch');
  mkdirSync(join(dataDir, 'backups'));
  for (const name of [old, `${old.slice(0, -6)}again.munch`]) {
    writeFileSync(name, 'old');
    utimesSync(name, new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T00:00:00Z'));
  }
  const backedUp = await promisify(execFile)(
    process.execPath,
    ['scripts/backup.ts', '--try', '--keep'],
    { cwd: root, env },
  );
  expect(backedUp.stdout).toMatch(
    /OK: 0 documents are as they were taken\.\nTried: it was restored into a database of its own, \d+ rows/,
  );
  expect(backedUp.stdout).toMatch(/\nLet go of 1 older backups in /);
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(2);
}, 120_000);
