import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { type Db, poolOf } from '#platform/db.ts';
import { type Migration, migrate, readMigrations } from '#platform/migrate.ts';
import type { Store } from '#platform/vault/store.ts';
import { syncFolder } from '../sync-folder.ts';
import { type BackupSource, folders } from './backup.ts';
import { bytesOf, entriesOf, type Manifest, type VerifiedBackup } from './manifest.ts';
import { listTables, loadRows, quote, withoutGuards } from './rows.ts';
import type { TarEntry } from './tar.ts';

export type Restored = { madeAt: string; tables: { name: string; rows: number }[]; files: number };

type Target = BackupSource & { db: Db; migrations: string; say(line: string): void };

/**
 * Puts a backup into an empty database: first to the migrations the backup knows, then its rows, then the newer
 * migrations, so that these find the rows they are there to change.
 */
export async function restore(
  backup: VerifiedBackup,
  { db, migrations, say, ...kept }: Target,
): Promise<Restored> {
  const { manifest } = backup;
  refuseUnknown(manifest, await readMigrations(migrations));
  await refuseRows(db);
  const last = manifest.migrations.at(-1)?.name;
  if (last) await migrate(db, { folder: migrations, say, upTo: last });
  await refuseNewer(db, manifest);
  say('Loading the rows');
  const files = await load(db, backup, kept);
  await migrate(db, { folder: migrations, say });
  return restoredOf(manifest, files);
}

function restoredOf(manifest: Manifest, files: number) {
  return {
    madeAt: manifest.madeAt,
    tables: manifest.tables.map(({ name, rows }) => ({ name, rows })),
    files,
  };
}

function refuseUnknown({ migrations }: Manifest, ours: Migration[]): void {
  const strange = migrations.find(
    ({ name, sha256 }, index) => ours[index]?.name !== name || ours[index].sha256 !== sha256,
  );
  if (strange) {
    throw new Error(
      `The backup was made with a migration ${strange.name} that this Munch does not have: restore it with the Munch that made it, or a newer one.`,
    );
  }
}

async function refuseRows(db: Db): Promise<void> {
  const client = await poolOf(db).connect();
  try {
    const name = await firstWithRows(client);
    if (name) {
      throw new Error(
        `The database already has rows (in ${name}), and a restore replaces nothing: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
      );
    }
  } finally {
    client.release();
  }
}

async function firstWithRows(client: pg.ClientBase): Promise<string | null> {
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select from ${quote(name)} limit 1`);
    if (rowCount) return name;
  }
  return null;
}

async function refuseNewer(db: Db, { migrations }: Manifest): Promise<void> {
  const { rows } = await poolOf(db).query<{ name: string }>(
    'select name from migration order by name',
  );
  if (rows.length === migrations.length) return;
  throw new Error(
    `The database, though empty, is already at ${rows.at(-1)?.name}, and the backup is older: set DATA_DIR to a folder that does not exist yet, or DATABASE_URL to a database where Munch never ran.`,
  );
}

async function load(
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
