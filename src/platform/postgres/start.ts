import pg from 'pg';
import { openCluster, type PostgresTransport } from './cluster.ts';
import { openHome } from './home.ts';
import { takeLock } from './lock.ts';
import { nativeFor } from './native.ts';
import { isAlive, type Postmaster, poolFor } from './postmaster.ts';
import { adopt, launch, stopServer } from './server.ts';

export { AlreadyRunning } from './lock.ts';

export type Postgres = {
  mode: 'embedded' | 'server';
  /** How to connect to the product's database. */
  pool: pg.PoolConfig;
  /** The server outlived a Munch that was killed, and was taken over. */
  adopted: boolean;
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  url?: string | undefined;
  say(line: string): void;
  door?: PostgresTransport;
};

export async function startPostgres({ url, ...options }: Options): Promise<Postgres> {
  return url ? reachServer(url) : startEmbedded(options);
}

async function reachServer(url: string): Promise<Postgres> {
  const pool = { connectionString: url };
  const version = await versionOf(pool);
  if (version < 150_000)
    throw new Error(
      `The server of DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}; Munch needs 15 or newer.`,
    );
  return { mode: 'server', pool, adopted: false, stop: async () => {} };
}

async function versionOf(pool: pg.PoolConfig): Promise<number> {
  const client = new pg.Client({ ...pool, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {}); // told by the query that fails
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    return Number(rows[0]?.version);
  } catch (error) {
    // pg's own message names the host or the user, never the password.
    throw new Error(`The database of DATABASE_URL cannot be reached: ${(error as Error).message}`);
  } finally {
    await client.end().catch(() => {});
  }
}

async function startEmbedded({
  dataDir,
  say,
  door = doorHere(),
}: Omit<Options, 'url'>): Promise<Postgres> {
  const home = await openHome(dataDir, say);
  const unlock = await takeLock(home.path, dataDir);
  try {
    const native = await nativeFor(home, say);
    const cluster = await openCluster(home, native, door, say);
    const left = await adopt(home, cluster);
    if (left) say(`Took over the database that was left running (process ${left.pid})`);
    const parts = { home, native, cluster, door, say };
    const server = left ?? (await launch(parts));
    const pool = poolFor(home, server);
    await makeDatabase(pool);
    const kept = keepUp(parts, server);
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= kept
        .stop()
        .then((last) => stopServer(home, native, cluster, last))
        .finally(unlock);
      return stopped;
    };
    return { mode: 'embedded', pool, adopted: left !== null, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

const LOOK_EVERY = 500;

/** Looks whether the server lives, and starts it again where it listened when it does not: the pool finds it there. */
function keepUp(parts: Parameters<typeof launch>[0], first: Postmaster) {
  const { home, cluster, say } = parts;
  let [server, stopping] = [first, false];
  const look = async (): Promise<void> => {
    if (await isAlive(server.pid, cluster)) return;
    if (stopping) return;
    say(`The database (process ${server.pid}) ended, and is started again`);
    server = (await adopt(home, cluster)) ?? (await launch(parts, server));
    say(`The database answers again (process ${server.pid})`);
  };
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: Error) => say(error.message)) // and looked at again
      .finally(() => {
        looking = undefined;
      });
  }, LOOK_EVERY);
  timer.unref(); // a tool that borrowed nothing else may end
  return {
    async stop(): Promise<Postmaster> {
      stopping = true;
      clearInterval(timer);
      await looking;
      return server;
    },
  };
}

function doorHere(): PostgresTransport {
  return process.platform === 'win32' ? 'loopback' : 'socket';
}

async function makeDatabase(pool: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...pool, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      pool.database,
    ]);
    if (!rowCount) await client.query('create database munch');
  } finally {
    await client.end();
  }
}
