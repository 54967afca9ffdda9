import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeDb, openDb } from '#platform/db.ts';
import { startPostgres } from '#platform/postgres/start.ts';

const root = resolve(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'munch-crash-'));
const KILLS = 20;
const WRITERS = 8;

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Running = { url: string; child: ChildProcess };

// In a process group of its own, so that one signal reaches everything it started.
function startMunch(): Promise<Running> {
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', POSTS_PER_MINUTE: '0' };
  const child = spawn(process.execPath, ['src/main.ts'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let heard = '';
  return new Promise((done, failed) => {
    const hear = (chunk: Buffer) => {
      heard += chunk.toString();
      const url = /Munch is at (http:\S+)/.exec(heard)?.[1];
      if (url) done({ url, child });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => failed(new Error(`Munch did not start:\n${heard}`)));
  });
}

function killGroup({ child }: Running): Promise<void> {
  return new Promise((done) => {
    child.on('exit', () => done());
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  });
}

/** Posts as fast as answers come, until the server is gone; tells each id that was acknowledged. */
async function writeUntilGone(url: string, writer: string, acknowledged: (id: string) => void): Promise<void> {
  for (let number = 0; ; number += 1) {
    const body = { fullName: 'Ada', email: `ada-${writer}-${number}@example.in`, phone: '9820000000', message: 'Is this kept?' };
    try {
      const answer = await fetch(`${url}/api/sales/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { data } = (await answer.json()) as { data: { id: string } };
      acknowledged(data.id);
    } catch {
      return;
    }
  }
}

test(`no acknowledged enquiry is lost when everything is killed in the middle of writing, ${KILLS} times, and each start mends by itself`, async () => {
  const acknowledged = new Set<string>();
  for (let time = 0; time < KILLS; time += 1) {
    const munch = await startMunch();
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      writeUntilGone(munch.url, `${time}-${writer}`, (id) => acknowledged.add(id)),
    );
    await new Promise((done) => setTimeout(done, 150 + time * 20));
    await killGroup(munch);
    await Promise.all(writers);
  }
  const postgres = await startPostgres({ dataDir, say: () => {} });
  const db = openDb(postgres.pool);
  const kept = new Set((await db.selectFrom('contact_enquiry').select('id').execute()).map(({ id }) => id));
  await closeDb(db);
  await postgres.stop();
  expect(acknowledged.size).toBeGreaterThan(KILLS * WRITERS);
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
}, 240_000);
