import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { verify } from '#platform/backup/manifest.ts';
import { restore } from '#platform/backup/restore.ts';
import { closeDb, openDb } from '#platform/db.ts';
import { readSettings } from '#platform/env.ts';
import { startPostgres } from '#platform/postgres/start.ts';
import { documentsPlace } from '#platform/vault/location.ts';

// npm run restore -- file

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl, documentKey } = settings;
  const [, , named] = process.argv;
  if (!named) throw new Error('Which backup? npm run restore -- data/backups/<time>.munch');
  const backup = await verify(resolve(named)); // before a database is made for it
  const postgres = await startPostgres({ dataDir, url: databaseUrl, say: console.log });
  const db = openDb(postgres.pool);
  try {
    const kept = settings.store
      ? { dataDir, store: (await documentsPlace(dataDir, settings)).store }
      : { dataDir };
    const { madeAt, tables, files } = await restore(backup, {
      db,
      ...kept,
      migrations: 'migrations',
      say: console.log,
    });
    for (const { name, rows } of tables) console.log(`${String(rows).padStart(9)}  ${name}`);
    console.log(`Restored the backup of ${madeAt}, with ${files} files.`);
    const key = join(dataDir, 'vault.key');
    if (!documentKey && !existsSync(key))
      console.log(`Its documents are encrypted: put their key to ${key} before you start.`);
  } finally {
    await closeDb(db);
    await postgres.stop();
  }
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
