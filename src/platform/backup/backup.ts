import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { type Db, poolOf } from '#platform/db.ts';
import { Gone, type Store } from '#platform/vault/store.ts';
import { syncFolder } from '../sync-folder.ts';
import { format, type Manifest, manifestPath } from './manifest.ts';
import { dumpTable, listSequences, listTables } from './rows.ts';
import { pack, type TarEntry } from './tar.ts';

/**
 * The folders under the data folder that a backup holds beside the database's rows. Documents are in it as they lie in the
 * vault, encrypted; their key is not, so that who finds a backup does not find the documents (docs/decisions/0012).
 */
export const folders = ['files', 'mail'] as const;

export type Summary = { file: string; rows: number; files: number; bytes: number };

/** What a backup is made of beside the rows; `store` is where the documents lie if that is not the data folder. */
export type BackupSource = { dataDir: string; store?: Store };

/** Everything as of one moment, in one file; the app may go on writing meanwhile. */
export async function backUp(db: Db, kept: BackupSource, file: string): Promise<Summary> {
  const client = await poolOf(db).connect();
  const half = `${file}.half`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local row_security = off'); // an error rather than a backup with rows left out
    const manifest = await newManifest(client);
    const output = createWriteStream(half, { mode: 0o600, flush: true });
    await pipeline(pack(entries(client, kept, manifest)), createGzip(), output);
    await rename(half, file);
    await syncFolder(dirname(file));
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const files = manifest.parts.filter(({ path }) => !path.startsWith('tables/')).length;
    return { file, rows, files, bytes: (await stat(file)).size };
  } finally {
    await rm(half, { force: true });
    client.release(true); // with it ends the transaction, however far it came
  }
}

async function newManifest(client: pg.ClientBase): Promise<Manifest> {
  const tables = (await listTables(client)).map((table) => ({ ...table, rows: 0 }));
  const server = await serverVersion(client);
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select name, sha256 from migration order by name',
  );
  const sequences = await listSequences(client);
  return {
    format,
    madeAt: new Date().toISOString(),
    server,
    migrations,
    tables,
    sequences,
    parts: [],
  };
}

async function serverVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ server: string }>(
    "select current_setting('server_version') as server",
  );
  return rows[0]?.server ?? '';
}

// The rows come first: a file is written before the row that names it, so every file a row names is found.
async function* entries(
  client: pg.ClientBase,
  { dataDir, store }: BackupSource,
  manifest: Manifest,
): AsyncGenerator<TarEntry> {
  for (const table of manifest.tables) {
    let piece = 0;
    for await (const { lines, rows } of dumpTable(client, table.name)) {
      table.rows += rows;
      piece += 1;
      const path = `tables/${table.name}/${String(piece).padStart(6, '0')}.jsonl`;
      yield noted(manifest, { path, size: lines.length, body: Readable.from([lines]) });
    }
  }
  for (const folder of folders) {
    const found = store && folder === 'files' ? filesOf(store, folder) : filesIn(dataDir, folder);
    for await (const entry of found) yield noted(manifest, entry);
  }
  const text = Buffer.from(JSON.stringify(manifest, null, 2));
  yield { path: manifestPath, size: text.length, body: Readable.from([text]) };
}

function noted(manifest: Manifest, entry: TarEntry): TarEntry {
  return { ...entry, body: hashing(manifest, entry) };
}

async function* hashing(
  manifest: Manifest,
  { path, size, body }: TarEntry,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
  manifest.parts.push({ path, bytes: size, sha256: hash.digest('hex') });
}

async function* filesIn(dataDir: string, folder: string): AsyncGenerator<TarEntry> {
  for (const inner of await list(join(dataDir, folder))) {
    const name = join(dataDir, folder, inner);
    const found = await stat(name).catch(() => null); // a temporary name may be gone by now
    if (!found?.isFile()) continue;
    // Opened before its size is told: a sweep may remove or replace a file meanwhile, and an open one stays as it is.
    const file = await open(name).catch(() => null);
    if (!file) continue;
    const { size } = await file.stat();
    const path = `${folder}/${inner.split(sep).join('/')}`;
    yield { path, size, body: size ? file.createReadStream({ end: size - 1 }) : Readable.from([]) };
    await file.close();
  }
}

const EVER = new Date(8.64e15); // the last moment that there is

async function* filesOf(store: Store, folder: string): AsyncGenerator<TarEntry> {
  for (const path of await store.list(folder, EVER)) {
    const bytes = await store
      .read(path)
      .catch((error: unknown) => (error instanceof Gone ? null : Promise.reject(error))); // a sweep was quicker
    if (bytes) yield { path, size: bytes.length, body: Readable.from([bytes]) };
  }
}

async function list(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder, { recursive: true })).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
