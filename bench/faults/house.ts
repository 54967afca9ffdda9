// The product with its embedded database in one process group, as a machine of its own: what a fault can be done to.
import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { readPostmaster } from '#platform/postgres/postmaster.ts';

const root = resolve(import.meta.dirname, '../..');

export type House = {
  url: string;
  port: number;
  /** Starts the product on its folder and waits until it says where it is. */
  start(): Promise<void>;
  /** Ends the process, its whole group, or asks it to leave. */
  end(how: 'process' | 'group' | 'leave'): Promise<void>;
  /** Whether it ended although nobody here ended it. */
  hasFallen(): boolean;
};

/** What lies under the product, asked on a connection of its own. */
export type Beneath = {
  postmaster(): number;
  ask(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
};

export function houseOn(dataDir: string, port: number, more: Record<string, string> = {}): House {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let isEnding = false;
  let fallen = false;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: '',
    POSTS_PER_MINUTE: '0',
    DATA_DIR: dataDir,
    PORT: String(port),
  };
  const running = () => {
    if (!child?.pid) throw new Error('The product does not run.');
    return child.pid;
  };
  process.on('exit', () => {
    if (child?.exitCode === null) process.kill(-running(), 'SIGKILL');
  });
  return {
    url,
    port,
    start: () =>
      new Promise((done, failed) => {
        isEnding = false;
        const one = spawn(process.execPath, ['src/main.ts'], {
          cwd: root,
          env: { ...env, ...more },
          detached: true,
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        child = one;
        let heard = '';
        const hear = (chunk: Buffer) => {
          if (heard.length < 20_000) heard += chunk.toString();
          if (heard.includes('Munch is at ')) done();
        };
        one.stdout.on('data', hear);
        one.stderr.on('data', hear);
        one.on('exit', () => {
          if (!isEnding) fallen = true;
          failed(new Error(heard.slice(-2000)));
        });
      }),
    end: (how) =>
      new Promise((done) => {
        isEnding = true;
        child?.on('exit', () => done());
        if (how === 'leave') process.kill(running(), 'SIGTERM');
        else process.kill(how === 'group' ? -running() : running(), 'SIGKILL');
      }),
    hasFallen: () => fallen,
  };
}

/** The embedded database of a data folder, wherever it listens by now. */
export function beneath(dataDir: string): Beneath {
  return {
    postmaster: () => postmasterOf(dataDir).pid,
    async ask(sql, values = []) {
      const { socketDir, port } = postmasterOf(dataDir);
      const client = new pg.Client({
        host: socketDir,
        port,
        user: 'munch',
        database: 'munch',
        query_timeout: 120_000,
      });
      client.on('error', () => {});
      await client.connect();
      return client
        .query(sql, values)
        .then(({ rows }) => rows)
        .finally(() => void client.end().catch(() => {}));
    },
  };
}

function postmasterOf(dataDir: string) {
  const found = readPostmaster(join(dataDir, 'postgres/cluster'));
  if (!found) throw new Error('No database runs there.');
  return found;
}
