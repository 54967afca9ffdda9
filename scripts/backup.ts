import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '#platform/backup/backup.ts';
import { backupsToDrop } from '#platform/backup/retention.ts';
import { closeDb, openDb } from '#platform/db.ts';
import { readSettings } from '#platform/env.ts';
import { listBackups } from '#platform/machine.ts';
import { borrowPostgres } from '#platform/postgres/borrow.ts';
import { documentsPlace } from '#platform/vault/location.ts';
import { tryBackup } from './verify/trying.ts';

// npm run backup [-- file] [--keep] [--try]

const options = { keep: { type: 'boolean' }, try: { type: 'boolean' } } as const;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl, documentKey } = settings;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const file = resolve(positionals[0] ?? join(dataDir, 'backups', `${moment}Z.munch`));
  const postgres = await borrowPostgres({ dataDir, url: databaseUrl, say: console.log });
  const db = openDb(postgres.pool);
  try {
    const kept = settings.store
      ? { dataDir, store: (await documentsPlace(dataDir, settings)).store }
      : { dataDir };
    const { rows, files, bytes } = await backUp(db, kept, file);
    console.log(`${file}\n${rows} rows, ${files} files, ${bytes} bytes`);
    if (!documentKey)
      console.log(
        `The documents in it are encrypted. Keep a copy of ${join(dataDir, 'vault.key')} at another place.`,
      );
  } finally {
    await closeDb(db);
    await postgres.stop();
  }
  if (values.try) await tryBackup(file, { dataDir, given: documentKey, say: console.log });
  // Last: one that could not be restored takes no older one with it.
  if (values.keep) await dropOld(dataDir);
}

async function dropOld(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'backups');
  const old = backupsToDrop(await listBackups(dataDir));
  for (const { name } of old) rmSync(join(folder, name));
  console.log(`Let go of ${old.length} older backups in ${folder}.`);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
