import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { type Db, poolOf } from '#platform/db.ts';
import type { Store } from '#platform/vault/store.ts';
import { syncFolder } from '../sync-folder.ts';
import { type BackupSource, folders } from './backup.ts';
import { bytesOf, entriesOf, type Manifest, type VerifiedBackup } from './manifest.ts';
import { listTables, loadRows, quote, withoutGuards } from './rows.ts';
import type { TarEntry } from './tar.ts';

export async function load(
  db: Db,
  { file, manifest }: VerifiedBackup,
  kept: BackupSource,
): Promise<number> {
  const client = await poolOf(db).connect();
  const tables = manifest.tables.map(({ name }) => name);
  let files = 0;
  try {
    await client.query('begin');
    await refuseOtherTables(client, manifest);
    await withoutGuards(client, tables, async () => {
      for (const name of tables.toReversed()) await client.query(`delete from ${quote(name)}`); // what migrations put there
      files = await loadEntries(client, { file, manifest }, kept);
    });
    for (const { name, last, called } of manifest.sequences)
      await client.query('select setval($1, $2, $3)', [quote(name), last, called]);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
  return files;
}

async function refuseOtherTables(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  const plain = (tables: { name: string; columns: string[] }[]) =>
    tables.map(({ name, columns }) => `${name} (${columns.join(', ')})`);
  const ours = new Set(plain(await listTables(client)));
  const strange = plain(manifest.tables).find((table) => !ours.has(table));
  if (strange)
    throw new Error(
      `The backup has the table ${strange}, and this database does not have it like that.`,
    );
}

// Files are in place before the rows that name them can be seen.
async function loadEntries(
  client: pg.ClientBase,
  { file, manifest }: VerifiedBackup,
  kept: BackupSource,
): Promise<number> {
  const known = new Map(manifest.tables.map((table) => [table.name, table]));
  let files = 0;
  for await (const entry of entriesOf(file)) {
    const [kind = '', name = ''] = entry.path.split('/');
    const table = kind === 'tables' ? known.get(name) : undefined;
    if (table) await loadRows(client, table, await bytesOf(entry.body));
    else if (isFolder(kind)) files += await putFile(kept, kind, entry);
    else for await (const _ of entry.body);
  }
  return files;
}

function isFolder(kind: string): boolean {
  return folders.some((folder) => folder === kind);
}

async function putFile(
  { dataDir, store }: BackupSource,
  folder: string,
  { path, body }: TarEntry,
): Promise<number> {
  const inside = resolve(dataDir, folder) + sep;
  const target = join(resolve(dataDir), path);
  if (!target.startsWith(inside))
    throw new Error(`The backup names a file outside the data folder: ${path}`);
  if (store && folder === 'files')
    return putInStore(store, join(dataDir, 'incoming'), { path, body });
  await mkdir(dirname(target), { recursive: true });
  await writeHalf(body, target);
  await rename(`${target}.half`, target);
  await syncFolder(dirname(target));
  return 1;
}

async function writeHalf(body: AsyncIterable<Uint8Array<ArrayBufferLike>>, target: string) {
  await pipeline(
    Readable.from(body),
    createWriteStream(`${target}.half`, { mode: 0o600, flush: true }),
  );
}

async function putInStore(
  store: Store,
  incoming: string,
  { path, body }: Pick<TarEntry, 'path' | 'body'>,
): Promise<number> {
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const half = join(incoming, randomUUID());
  try {
    await pipeline(Readable.from(body), createWriteStream(half, { mode: 0o600 }));
    await store.bring?.(half, path); // also over what is there: it may be what the backup is to mend
    await store.keep(half, path);
  } finally {
    await rm(half, { force: true });
  }
  return 1;
}
