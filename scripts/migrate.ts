import { resolve } from 'node:path';
import { closeDb, openDb } from '#platform/db.ts';
import { readSettings } from '#platform/env.ts';
import { migrate } from '#platform/migrate.ts';
import { borrowPostgres } from '#platform/postgres/borrow.ts';

// npm run migrate: brings the database of DATABASE_URL (or the embedded one) to the newest migration, and ends.

const root = resolve(import.meta.dirname, '..');

async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readSettings(process.env);
  const postgres = await borrowPostgres({
    dataDir: resolve(root, dataDir),
    url: databaseUrl,
    say: console.log,
  });
  const db = openDb({ ...postgres.pool, max: 1 });
  try {
    const done = await migrate(db, { folder: `${root}/migrations`, say: console.log });
    console.log(
      done.length === 0
        ? 'The database has every migration already.'
        : `The database has every migration: ${done.length} were applied.`,
    );
  } finally {
    await closeDb(db);
    await postgres.stop();
  }
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
