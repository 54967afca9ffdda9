// The product as it runs in production, with a database of its own, at an address that is known before it starts: what
// it says of itself in canonical links and mails is then what a deployment says.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { startPostgres } from '#platform/postgres/start.ts';

export type Running = { port: number; child: ChildProcess };
export type Product = Running & {
  url: string;
  pool: pg.PoolConfig;
  dataDir: string;
  /** Ends it as a new version does, and starts it again at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

const root = resolve(import.meta.dirname, '..');
// Plain JavaScript, because scripts/start.mjs needs it before anything is installed; so its type is said here.
const { NODE_FLAGS } = (await import(`${root}/scripts/node-flags.mjs`)) as {
  NODE_FLAGS: readonly string[];
};
export const SAYS_WHERE = /Munch is at http:\/\/127\.0\.0\.1:(\d+)/;

// Whatever goes wrong, nothing that was started here goes on.
const children = new Set<ChildProcess>();
const databases = new Set<() => Promise<void>>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    for (const child of children) child.kill('SIGTERM');
    await Promise.allSettled([...databases].map((end) => end()));
    process.exit(1);
  });

/** Starts a program of ours and waits for the line in which it names its port. */
export function start(
  args: string[],
  said: RegExp,
  env: Record<string, string> = {},
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  return new Promise((done, failed) => {
    let heard = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (heard === 'enough') return;
      heard += chunk.toString();
      const port = said.exec(heard)?.[1];
      if (!port) return;
      heard = 'enough';
      done({ port: Number(port), child });
    });
    child.on('exit', (code) => {
      children.delete(child);
      failed(new Error(`${args.join(' ')} ended with ${code}`));
    });
  });
}

export function stop(running: Running): Promise<void> {
  return new Promise((done) => {
    running.child.on('exit', () => done());
    running.child.kill('SIGTERM');
  });
}

export async function startProduct(
  main: string[] = [...NODE_FLAGS, 'src/main.ts'],
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'munch-bench-'));
  const postgres = await startPostgres({ dataDir, say: () => {} });
  const end = async () => {
    databases.delete(end);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  databases.add(end);
  try {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const settings = {
      ...settingsFor(postgres.pool, dataDir),
      PORT: String(port),
      PUBLIC_URL: url,
    };
    const running = await start(main, SAYS_WHERE, settings);
    return {
      ...running,
      url,
      pool: postgres.pool,
      dataDir,
      async restart() {
        await stop(running);
        running.child = (await start(main, SAYS_WHERE, settings)).child;
      },
      async close() {
        await stop(running);
        await end();
      },
    };
  } catch (error) {
    // A product that did not start leaves no database behind, which would go on by itself.
    await end();
    throw error;
  }
}

function settingsFor(
  { host, port, user, database }: pg.PoolConfig,
  dataDir: string,
): Record<string, string> {
  const url = `postgres:///${database}?host=${encodeURIComponent(String(host))}&port=${port}&user=${user}`;
  return { DATA_DIR: dataDir, DATABASE_URL: url, POSTS_PER_MINUTE: '0' };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    }),
  );
}
