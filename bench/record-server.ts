// A room in which papers are sent, filed and taken along, served by a process of its own whose memory is looked at.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type pg from 'pg';
import { checkNextUpload } from '#modules/documents/actions/checking.ts';
import { makeNext } from '#modules/exports/actions/making.ts';
import { closeDb, openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrate.ts';
import { startPostgres } from '#platform/postgres/start.ts';
import { recordRoom } from '../tests/record-room.ts';

const root = resolve(import.meta.dirname, '..');

export type Room = { port: number; id: string; ada: string; ben: string };
/** What the server is asked by the one that measures it, and what it answers. */
type Asked = 'check' | 'archive' | 'memory';
export type Memory = { now: number; most: number };

export async function withRoom(
  work: (child: ChildProcess, room: Room, folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'munch-bench-record-'));
  const postgres = await startPostgres({ dataDir: folder, say: () => {} });
  const db = openDb({ ...postgres.pool, max: 1 });
  await migrate(db, { folder: join(root, 'migrations'), say: () => {} });
  await closeDb(db);
  const child = fork(import.meta.filename, ['serve'], {
    env: { ...process.env, BENCH_POOL: JSON.stringify(postgres.pool), NODE_ENV: 'production' },
  });
  try {
    const room = await heard<Room>(child);
    await work(child, room, folder);
  } finally {
    child.kill('SIGTERM');
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function heard<T>(child: ChildProcess): Promise<T> {
  return new Promise((done, failed) => {
    child.once('message', (said) => done(said as T)); // the child is this file
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}.`)));
  });
}

export function asked<T>(child: ChildProcess, what: Asked): Promise<T> {
  const answer = heard<T>(child);
  child.send(what);
  return answer;
}

/** The server that is measured, in a process of its own. */
async function serve(): Promise<void> {
  const pool = JSON.parse(process.env.BENCH_POOL ?? '{}') as pg.PoolConfig;
  const db = openDb({ ...pool, max: 5 });
  const clock = {
    get now() {
      return new Date();
    },
  };
  const room = await recordRoom({ db, pool, drop: async () => {} }, clock);
  const server = createServer(getRequestListener(room.app.fetch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  let most = 0;
  setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 50);
  const answers: Record<Asked, () => Promise<unknown>> = {
    check: async () => {
      while (await checkNextUpload(room.deps));
      return true;
    },
    archive: async () => {
      while (await makeNext(room.deps));
      return true;
    },
    memory: async () => {
      const memory = { now: process.memoryUsage.rss(), most };
      most = 0;
      return memory;
    },
  };
  process.on('message', async (what: Asked) => process.send?.(await answers[what]()));
  const { port } = server.address() as AddressInfo;
  process.send?.({ port, id: room.id, ada: room.ada.cookie, ben: room.ben.cookie });
}

if (process.argv[2] === 'serve' && process.send) await serve();
