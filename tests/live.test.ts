import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { liveSource } from '#modules/notifications/jobs.ts';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { type Live, openLive } from '#platform/live.ts';
import { silentLog } from '#platform/log.ts';
import { appWith } from './app.ts';
import { type SignedIn, signedIn } from './cast.ts';
import { type TestDatabase, testDatabase } from './database.ts';

const now = () => new Date();

let database: TestDatabase;
let ada: SignedIn;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await testDatabase();
  ada = await signedIn(database.db, { name: 'Ada' });
});
afterAll(() => database.drop());
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

type Process = { url: string; live: Live; db: Db; heard: string[]; stop(): Promise<void> };

/** What one process of the product is for its streams: a pool, a connection that listens, a server. */
async function startProcess(port = 0): Promise<Process> {
  const db = openDb({ ...database.pool, max: 4 });
  const heard: string[] = [];
  const live = await openLive({
    db,
    log: silentLog,
    now,
    ...liveSource({ db, now }),
    heard: { record: () => heard.push('record') },
  });
  const server: Server = createServer(
    getRequestListener(appWith({ db }, { live, patience: 400 }).fetch),
  );
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    await live.stop();
    // As the product does: a browser that connects anew at once would keep its line, which is idle only between two answers.
    const sweep = setInterval(() => server.closeIdleConnections(), 5);
    await new Promise((done) => server.close(done));
    clearInterval(sweep);
    await closeDb(db);
  };
  stops.push(stop);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    live,
    db,
    heard,
    stop,
  };
}

/** A browser's EventSource in the little that matters: reads, keeps the last id, connects anew with it. */
function browser(cookie: string, urlNow: () => string) {
  const got: number[] = [];
  const topics: string[] = [];
  let last = '';
  let reading = true;
  const leaving = new AbortController();
  const done = (async () => {
    while (reading) {
      try {
        const headers = { cookie, ...(last ? { 'last-event-id': last } : {}) };
        const answer = await fetch(`${urlNow()}/api/events`, { headers, signal: leaving.signal });
        let text = '';
        for await (const chunk of (answer.body ?? new ReadableStream()).pipeThrough(
          new TextDecoderStream(),
        )) {
          text += chunk;
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            const block = text.slice(0, end);
            text = text.slice(end + 2);
            last = /^id: (.*)$/m.exec(block)?.[1] ?? last;
            const topic = /^event: (.*)$/m.exec(block)?.[1];
            if (topic) topics.push(topic);
            const data = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') as { n?: number };
            if (data.n !== undefined) got.push(data.n);
          }
        }
      } catch {
        // the line was lost: again
      }
      await pause(5);
    }
  })();
  const close = async () => {
    reading = false;
    leaving.abort();
    await done;
  };
  stops.push(close);
  return { got, topics, close };
}

async function write(client: pg.Pool | pg.Client | pg.PoolClient, n: number): Promise<void> {
  await client.query(
    "insert into live_event (at, topic, person_id, data) values (now(), 'notice', $1, $2)",
    [ada.personId, JSON.stringify({ n })],
  );
}

const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

test('of events that eight write at once, and that commit in another order, two processes tell each once', async () => {
  const [one, two] = [await startProcess(), await startProcess()];
  const readers = [browser(ada.cookie, () => one.url), browser(ada.cookie, () => two.url)];
  await vi.waitFor(
    () => expect(readers.map(({ topics }) => topics)).toEqual([['hello'], ['hello']]),
    { timeout: 5000 },
  );
  const pool = new pg.Pool({ ...database.pool, max: 8 });
  const each = 40;
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      const client = await pool.connect();
      for (let n = 0; n < each; n += 1) {
        await client.query('begin');
        await write(client, writer * each + n);
        await pause((writer * 7 + n * 13) % 9);
        await client.query('commit');
      }
      client.release();
    }),
  );
  await pool.end();
  const all = Array.from({ length: 8 * each }, (_, n) => n);
  await vi.waitFor(
    () => expect(readers.map(({ got }) => got.length)).toEqual([all.length, all.length]),
    { timeout: 10_000 },
  );
  for (const { got } of readers) expect(sorted(got)).toEqual(all);
}, 60_000);

test('a browser misses nothing and hears nothing twice while its server is started anew', async () => {
  let server = await startProcess();
  const { port } = new URL(server.url);
  const reader = browser(ada.cookie, () => `http://127.0.0.1:${port}`);
  await vi.waitFor(() => expect(reader.topics).toEqual(['hello']), { timeout: 5000 });
  const pool = new pg.Pool({ ...database.pool, max: 1 });
  let written = 0;
  let writing = true;
  const writer = (async () => {
    for (; writing; written += 1) {
      await write(pool, written);
      await pause(3);
    }
  })();
  for (let time = 0; time < 3; time += 1) {
    await pause(150);
    await server.stop();
    await pause(50);
    server = await startProcess(Number(port));
  }
  await pause(150);
  writing = false;
  await writer;
  await vi.waitFor(() => expect(reader.got.length).toBeGreaterThanOrEqual(written), {
    timeout: 10_000,
  });
  await pool.end();
  expect(reader.got).toEqual(Array.from({ length: written }, (_, n) => n));
  expect(reader.topics.filter((topic) => topic !== 'notice')).toEqual(['hello']);
}, 60_000);

test('a process whose listening connection is cut listens anew, and misses nothing', async () => {
  const server = await startProcess();
  const reader = browser(ada.cookie, () => server.url);
  await vi.waitFor(() => expect(reader.topics).toEqual(['hello']), { timeout: 5000 });
  const pool = new pg.Pool({ ...database.pool, max: 1 });
  const cut = await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen munch'",
  );
  expect(cut.rowCount).toBe(1);
  await write(pool, 1);
  await vi.waitFor(() => expect(reader.got).toEqual([1]), { timeout: 4000, interval: 20 }); // sooner than the five seconds
  await write(pool, 2);
  await vi.waitFor(() => expect(reader.got).toEqual([1, 2]), { timeout: 1000, interval: 20 });
  await pool.end();
}, 30_000);

test('the record wakes whoever turns it, in every process', async () => {
  const [one, two] = [await startProcess(), await startProcess()];
  await vi.waitFor(() => expect([one.heard.length, two.heard.length]).toEqual([1, 1]), {
    timeout: 5000,
  }); // when they connect
  await signedIn(database.db); // signing in tells nobody
  const { appendActs } = await import('#modules/record/actions.ts');
  await database.db.transaction().execute((tx) =>
    appendActs(tx, now(), [
      {
        act: 'role.given',
        subject: { kind: 'person', id: ada.personId },
        by: { personId: null, role: 'system' },
        tells: [ada.personId],
      },
    ]),
  );
  await vi.waitFor(() => expect([one.heard.length, two.heard.length]).toEqual([2, 2]), {
    timeout: 5000,
  });
}, 30_000);

test('a stream outlives what limits other answers, and a server that leaves does not wait for it', async () => {
  const server = await startProcess();
  const reader = browser(ada.cookie, () => server.url);
  await vi.waitFor(() => expect(reader.topics).toEqual(['hello']), { timeout: 5000 });
  await pause(1000); // two and a half times the patience of this server
  const pool = new pg.Pool({ ...database.pool, max: 1 });
  await write(pool, 1);
  await pool.end();
  await vi.waitFor(() => expect(reader.got).toEqual([1]), { timeout: 2000 });
  expect(reader.topics).toEqual(['hello', 'notice']); // over one and the same line
  const begun = performance.now();
  await server.stop();
  expect(performance.now() - begun).toBeLessThan(2000);
}, 30_000);
