// What the one chain of the office costs: its row is locked from the writing of an act until its commit, so its acts follow each
// other, while those of different disputes need not. At 200 acts a second, and as many as go. `npm run bench -- acts`.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { appendActs, type RecordedAct } from '#modules/record/actions.ts';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { newId } from '#platform/ids.ts';
import { migrate } from '#platform/migrate.ts';
import { startPostgres } from '#platform/postgres/start.ts';

const A_SECOND = 200;
const SECONDS = 20;
const CONNECTIONS = 10;
const root = resolve(import.meta.dirname, '..');

/** An act of the office about something without a chain of its own, and one about a dispute. */
const kinds: Record<string, () => RecordedAct> = {
  'one chain of the office': () => act('enquiry.assigned', 'enquiry'),
  'a chain for each dispute': () => act('dispute.officer_assigned', 'dispute'),
};

function act(name: RecordedAct['act'], kind: RecordedAct['subject']['kind']): RecordedAct {
  return {
    act: name,
    subject: { kind, id: newId() },
    by: { personId: null, role: 'system' },
    from: 'a',
    to: 'b',
  };
}

export async function actsOf(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'munch-bench-acts-'));
  const postgres = await startPostgres({ dataDir, say: () => {} });
  const db = openDb({ ...postgres.pool, max: CONNECTIONS });
  try {
    await migrate(db, { folder: `${root}/migrations` });
    console.log(
      `One act a transaction, ${CONNECTIONS} connections; load average ${loadavg()[0]?.toFixed(1)}`,
    );
    for (const [name, make] of Object.entries(kinds)) {
      await asFast(db, make, 2); // what is loaded and planned once
      console.log(`${name}
  at ${A_SECOND} a second for ${SECONDS} s: ${await paced(db, make)}
  as many as go: ${await asFast(db, make, SECONDS)} acts/s`);
    }
  } finally {
    await closeDb(db);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const keep = (db: Db, made: RecordedAct) =>
  db.transaction().execute((tx) => appendActs(tx, new Date(), [made]));

/** Begins an act every five milliseconds whether or not the one before has ended, as people do; waits count from then. */
async function paced(db: Db, make: () => RecordedAct): Promise<string> {
  const waits: number[] = [];
  const all: Promise<void>[] = [];
  const from = performance.now();
  for (let n = 0; n < A_SECOND * SECONDS; n += 1) {
    const due = from + (n * 1000) / A_SECOND;
    const left = due - performance.now();
    if (left > 1) await pause(left);
    all.push(keep(db, make()).then(() => void waits.push(performance.now() - due)));
  }
  await Promise.all(all);
  const sorted = waits.sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, the last ${at(1)} ms`;
}

async function asFast(db: Db, make: () => RecordedAct, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let kept = 0;
  const one = async () => {
    for (; performance.now() < until; kept += 1) await keep(db, make());
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return Math.round(kept / seconds);
}
