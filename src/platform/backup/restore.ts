import type pg from 'pg';
import { type Db, poolOf } from '#platform/db.ts';
import { type Migration, migrate, readMigrations } from '#platform/migrate.ts';
import type { BackupSource } from './backup.ts';
import { load } from './loading.ts';
import type { Manifest, VerifiedBackup } from './manifest.ts';
import { listTables, quote } from './rows.ts';

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
