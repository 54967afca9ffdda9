import { join, resolve } from 'node:path';
import { backUp } from '#platform/backup/backup.ts';
import { closeDb, openDb } from '#platform/db.ts';
import { readSettings } from '#platform/env.ts';
import { borrowPostgres } from '#platform/postgres/borrow.ts';
import { documentsPlace } from '#platform/vault/place.ts';

// npm run backup [-- file]

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl, documentKey } = settings;
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const file = resolve(process.argv[2] ?? join(dataDir, 'backups', `${moment}Z.munch`));
  const postgres = await borrowPostgres({ dataDir, url: databaseUrl, say: console.log });
  const db = openDb(postgres.pool);
  try {
    const kept = settings.store ? { dataDir, store: (await documentsPlace(dataDir, settings)).store } : { dataDir };
    const { rows, files, bytes } = await backUp(db, kept, file);
    console.log(`${file}\n${rows} rows, ${files} files, ${bytes} bytes`);
    if (!documentKey) console.log(`The documents in it are encrypted. Keep a copy of ${join(dataDir, 'vault.key')} at another place.`);
  } finally {
    await closeDb(db);
    await postgres.stop();
  }
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
