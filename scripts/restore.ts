import { resolve } from 'node:path';
import { restore } from '#platform/backup/restore.ts';
import { closeDb, openDb } from '#platform/db.ts';
import { readSettings } from '#platform/env.ts';
import { startPostgres } from '#platform/postgres/start.ts';
import { run } from './run.ts';

// npm run restore -- file

await run(async (say) => {
  const { dataDir, databaseUrl } = readSettings(process.env);
  const [, , named] = process.argv;
  if (!named) throw new Error('Which backup? npm run restore -- data/backups/<time>.munch');
  const postgres = await startPostgres({ dataDir, url: databaseUrl, say });
  const db = openDb(postgres.pool);
  try {
    const { madeAt, tables, files } = await restore(resolve(named), { db, dataDir, migrations: 'migrations', say });
    for (const { name, rows } of tables) say(`${String(rows).padStart(9)}  ${name}`);
    say(`Restored the backup of ${madeAt}, with ${files} files.`);
  } finally {
    await closeDb(db);
    await postgres.stop();
  }
});
