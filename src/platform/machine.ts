import { readFileSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Db, poolOf } from './db.ts';
import { FREE_FLOOR } from './vault/vault.ts';

export type DatabaseState = {
  server: string;
  bytes: number;
  migrations: { name: string; appliedAt: Date }[];
};

export async function databaseState(db: Db): Promise<DatabaseState> {
  const pool = poolOf(db);
  const { rows } = await pool.query<{ server: string; bytes: bigint }>(
    "select current_setting('server_version') as server, pg_database_size(current_database()) as bytes",
  );
  const { rows: migrations } = await pool.query<{ name: string; applied_at: Date }>(
    'select name, applied_at from migration order by name',
  );
  return {
    server: rows[0]?.server ?? '',
    bytes: Number(rows[0]?.bytes ?? 0),
    migrations: migrations.map(({ name, applied_at }) => ({ name, appliedAt: applied_at })),
  };
}

export type DiskState = {
  /** With less free, uploads are refused. */ floor: number;
  free: number;
  total: number;
  documents: number;
  mail: number;
};

export async function diskState(dataDir: string): Promise<DiskState> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const [documents, mail] = [
    await bytesIn(join(dataDir, 'files')),
    await bytesIn(join(dataDir, 'mail')),
  ];
  return { floor: FREE_FLOOR, free: bavail * bsize, total: blocks * bsize, documents, mail };
}

export type Backup = { name: string; bytes: number; madeAt: Date };

/** The backups that lie where `npm run backup` puts them, the newest first. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const folder = join(dataDir, 'backups');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.munch'));
  const found = await Promise.all(
    names.map(async (name) => ({ name, at: await stat(join(folder, name)).catch(() => null) })),
  );
  return found
    .flatMap(({ name, at }) => (at ? [{ name, bytes: at.size, madeAt: at.mtime }] : []))
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => null); // a sweep may have been quicker
    bytes += found?.size ?? 0;
  }
  return bytes;
}

/** Our own version, as package.json names it. */
export function versionIn(folder: string): string {
  return (JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string })
    .version; // our own file
}
