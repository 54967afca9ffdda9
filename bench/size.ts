// What one dispute that has everything takes in the database, by table with its indexes: an input of docs/ten-million.md.
// `npm run bench -- size`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { closeDb, openDb, poolOf } from '#platform/db.ts';
import { migrate } from '#platform/migrate.ts';
import { startPostgres } from '#platform/postgres/start.ts';
import { fullDispute } from '../tests/full-dispute.ts';
import { table } from './pages.ts';

const DISPUTES = Number(process.env.DISPUTES ?? 300);
const SHOWN = 14;
const root = resolve(import.meta.dirname, '..');

export async function sizeOf(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'munch-bench-size-'));
  const postgres = await startPostgres({ dataDir, say: () => {} });
  const db = openDb({ ...postgres.pool, max: 4 });
  try {
    await migrate(db, { folder: `${root}/migrations` });
    const sizes = async () => {
      await poolOf(db).query('vacuum analyze');
      const { rows } = await poolOf(db).query<{ name: string; bytes: bigint; rows: number }>(
        `select c.relname as name, pg_total_relation_size(c.oid) as bytes, greatest(c.reltuples, 0)::int as rows from pg_class c
         join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`,
      );
      return new Map(
        rows.map(({ name, bytes, rows: count }) => [name, { bytes: Number(bytes), rows: count }]),
      );
    };
    const before = await sizes();
    const from = performance.now();
    const clock = { now: new Date() };
    for (let n = 0; n < DISPUTES; n += 1)
      await fullDispute(db, { clock, respondents: 1, papers: 4, key: Buffer.alloc(32, 7) });
    const seconds = (performance.now() - from) / 1000;
    const grown = [...(await sizes())].map(([name, now]) => {
      const was = before.get(name) ?? { bytes: 0, rows: 0 };
      return {
        name,
        bytes: (now.bytes - was.bytes) / DISPUTES,
        rows: (now.rows - was.rows) / DISPUTES,
      };
    });
    const largest = grown.sort((a, b) => b.bytes - a.bytes);
    const all = largest.reduce((sum, { bytes }) => sum + bytes, 0);
    const row = ({ name, bytes, rows }: (typeof grown)[number]) => [
      name,
      rows.toFixed(1),
      (bytes / 1024).toFixed(1),
    ];
    console.log(
      `${DISPUTES} disputes with two parties, four papers, bills, service and an answer, made in ${seconds.toFixed(0)} s; of each`,
    );
    console.log(
      table(
        ['table', 'rows', 'kB'],
        [...largest.slice(0, SHOWN).map(row), ['all tables', '', (all / 1024).toFixed(1)]],
      ),
    );
  } finally {
    await closeDb(db);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
