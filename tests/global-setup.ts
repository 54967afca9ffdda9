import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { closeDb, openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrate.ts';
import { startPostgres } from '#platform/postgres/start.ts';

/** How to connect to a migrated database that nobody uses but as the template of others. */
export type Template = {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    database: Template;
  }
}

// One server for the whole run.
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await clearLeft();
  const dataDir = await mkdtemp(join(tmpdir(), `munch-test-${process.pid}-`));
  const postgres = await startPostgres({ dataDir, say: () => {} });
  const tearDown = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const db = openDb(postgres.pool);
  try {
    await migrate(db, { folder: 'migrations' });
    // Nobody needs these rows after a power cut, so no commit waits for the disk. What must outlive a crash is tried on
    // servers of its own (tests/crash.test.ts, src/platform/postgres/start.test.ts), which wait as the product's does.
    await sql`alter role current_user set synchronous_commit = off`.execute(db);
  } catch (error) {
    await closeDb(db).then(tearDown);
    throw error;
  }
  await closeDb(db);
  project.provide('database', postgres.pool as Template); // the embedded server's pool has exactly these
  return tearDown;
}

// A run that was killed leaves its server behind.
async function clearLeft(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = /^munch-test-(\d+)-/.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    const dataDir = join(tmpdir(), name);
    const left = await startPostgres({ dataDir, say: () => {} }).catch(() => null); // another run may be clearing it too
    await left?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
