import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { closeDb, openDb } from '#platform/db.ts';
import { readPostmaster } from '#platform/postgres/postmaster.ts';
import { startPostgres } from '#platform/postgres/start.ts';
import { PRODUCT } from './e2e/site.ts';

const root = resolve(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'munch-crash-'));
const KILLS = 20;
const WRITERS = 8;

const started: ChildProcess[] = [];
// What a test that failed has left running would refuse its folder to the next one.
afterEach(() => Promise.all(started.splice(0).map((child) => killGroup({ child }))));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Running = { url: string; child: ChildProcess };

// In a process group of its own, so that one signal reaches everything it started.
function startMunch(more: Record<string, string> = {}): Promise<Running> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    POSTS_PER_MINUTE: '0',
    ...more,
  };
  const child = spawn(process.execPath, [PRODUCT], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
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

function killGroup({ child }: Pick<Running, 'child'>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.on('exit', () => done());
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  });
}

/** Posts as fast as answers come, until the server is gone; tells each id that was acknowledged. */
async function writeUntilGone(
  url: string,
  writer: string,
  acknowledged: (id: string) => void,
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const body = {
      fullName: 'Ada',
      email: `ada-${writer}-${number}@example.in`,
      phone: '9820000000',
      message: 'Is this kept?',
    };
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

type Answer = { status: number; again: string | null };

/** Posts one after another whatever comes back, until told to end; tells each id that was acknowledged and each other answer. */
async function writeThrough(
  url: string,
  writer: string,
  told: { isOver(): boolean; kept(id: string): void; other(answer: Answer): void },
) {
  for (let number = 0; !told.isOver(); number += 1) {
    const body = {
      fullName: 'Ada',
      email: `ada-${writer}-${number}@example.in`,
      phone: '9820000000',
      message: 'Is this kept?',
    };
    const answer = await fetch(`${url}/api/sales/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said = (await answer.json()) as { data?: { id: string } };
    if (said.data) told.kept(said.data.id);
    else told.other({ status: answer.status, again: answer.headers.get('retry-after') });
  }
}

const cluster = join(dataDir, 'postgres/cluster');

/** What befalls a database, of a running product; each leaves the product alone. */
const faults: Record<string, () => Promise<void>> = {
  'the postmaster is killed': async () =>
    void process.kill(readPostmaster(cluster)?.pid ?? 0, 'SIGKILL'),
  'the postmaster is told to stop': async () =>
    void process.kill(readPostmaster(cluster)?.pid ?? 0, 'SIGINT'),
  'one backend is killed': async () => {
    const [one] = await asked(
      "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    process.kill(Number(one?.pid), 'SIGKILL');
  },
  'every session is ended, twice': async () => {
    const all =
      "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
    await asked(all);
    await asked(all);
  },
};

async function asked(text: string): Promise<Record<string, unknown>[]> {
  const { socketDir, port } = readPostmaster(cluster) ?? { socketDir: '', port: 0 };
  const client = new pg.Client({ host: socketDir, port, user: 'munch', database: 'munch' });
  client.on('error', () => {});
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

test('no outage of the database ends the product: it says 503 and when to come again, answers by itself, and loses nothing', async () => {
  const munch = await startMunch();
  const acknowledged = new Set<string>();
  const others: Answer[] = [];
  let isOver = false;
  const told = {
    isOver: () => isOver,
    kept: (id: string) => acknowledged.add(id),
    other: (answer: Answer) => others.push(answer),
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    writeThrough(munch.url, `through-${writer}`, told),
  );
  for (const [name, happen] of Object.entries(faults)) {
    const before = acknowledged.size;
    await expect
      .poll(() => acknowledged.size, { timeout: 20_000, message: `before ${name}` })
      .toBeGreaterThan(before + WRITERS);
    await happen();
    const since = acknowledged.size;
    await expect
      .poll(() => acknowledged.size, { timeout: 30_000, message: `after ${name}` })
      .toBeGreaterThan(since + WRITERS);
    // A killed postmaster's sessions write on for a moment: what was acknowledged may be older than the outage.
    const ready = () => fetch(`${munch.url}/readyz`).then(({ status }) => status);
    await expect.poll(ready, { timeout: 30_000, message: `ready after ${name}` }).toBe(200);
  }
  isOver = true;
  await Promise.all(writers);
  expect(munch.child.exitCode).toBeNull();
  const kept = new Set((await asked('select id from enquiry')).map(({ id }) => id));
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter(({ status, again }) => status !== 503 || again === null)).toEqual([]);
  const left = new Promise((done) => munch.child.on('exit', done));
  process.kill(munch.child.pid ?? 0, 'SIGTERM');
  expect(await left).toBe(0);
  expect(readPostmaster(cluster)).toBeNull();
}, 120_000);

test('a start that cannot listen leaves no database behind', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => taken.once('listening', done));
  const { port } = taken.address() as AddressInfo;
  await expect(startMunch({ PORT: String(port) })).rejects.toThrow('EADDRINUSE');
  expect(readPostmaster(cluster)).toBeNull();
  taken.close();
}, 60_000);

test(`no acknowledged enquiry is lost when everything is killed in the middle of writing, ${KILLS} times, and each start mends by itself`, async () => {
  const acknowledged = new Set<string>();
  for (let time = 0; time < KILLS; time += 1) {
    const munch = await startMunch();
    const before = acknowledged.size;
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      writeUntilGone(munch.url, `${time}-${writer}`, (id) => acknowledged.add(id)),
    );
    await expect
      .poll(() => acknowledged.size, { timeout: 20_000, interval: 10, message: 'written' })
      .toBeGreaterThan(before + WRITERS);
    await new Promise((done) => setTimeout(done, time * 20));
    await killGroup(munch);
    await Promise.all(writers);
  }
  const postgres = await startPostgres({ dataDir, say: () => {} });
  const db = openDb(postgres.pool);
  const kept = new Set((await db.selectFrom('enquiry').select('id').execute()).map(({ id }) => id));
  await closeDb(db);
  await postgres.stop();
  expect(acknowledged.size).toBeGreaterThan(KILLS * WRITERS);
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
}, 240_000);
