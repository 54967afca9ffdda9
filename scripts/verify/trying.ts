import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type ChainPosition, verifyPortion } from '#modules/record/actions.ts';
import { verify } from '#platform/backup/manifest.ts';
import { restore } from '#platform/backup/restore.ts';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { startPostgres } from '#platform/postgres/start.ts';
import { verifyDocuments } from './documents.ts';

type Trying = { dataDir: string; given: string | undefined; say(line: string): void };

const root = resolve(import.meta.dirname, '../..');
const PORTION = 5000;

/** Restores a backup into a database and a folder of its own, looks at every chain and every document, and throws both away. */
export async function tryBackup(file: string, { dataDir, given, say }: Trying): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'munch-tried-'));
  const postgres = await startPostgres({ dataDir: home, say: () => {} });
  const db = openDb({ ...postgres.pool, statement_timeout: 0 });
  try {
    const { tables, files } = await restore(await verify(file), {
      db,
      dataDir: home,
      migrations: `${root}/migrations`,
      say: () => {},
    });
    await walkChains(db);
    const isWhole = await verifyDocuments(db, {
      dataDir: home,
      settings: { documentKey: keyOf(dataDir, given), store: undefined },
      say,
    });
    if (!isWhole) throw new Error('The backup was restored, and documents in it cannot be read.');
    say(
      `Tried: it was restored into a database of its own, ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows and ${files} files, and every chain fits.`,
    );
  } finally {
    await closeDb(db);
    await postgres.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** In no backup: without it the documents are there and stay unread. */
function keyOf(dataDir: string, given: string | undefined): string | undefined {
  const file = join(dataDir, 'vault.key');
  return given ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
}

async function walkChains(db: Db): Promise<void> {
  let place: ChainPosition | null = null;
  do {
    const { next, broken } = await verifyPortion(db, place, PORTION);
    if (broken)
      throw new Error(
        `The backup was restored, and its record is broken at ${broken.chain}, number ${broken.number}.`,
      );
    place = next;
  } while (place);
}
