import pg from 'pg';
import { type Door, openCluster } from './cluster.ts';
import { openHome } from './home.ts';
import { takeLock } from './lock.ts';
import { nativeFor } from './native.ts';
import { poolFor } from './postmaster.ts';
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

type Options = { dataDir: string; url?: string | undefined; say(line: string): void; door?: Door };

export async function startPostgres({ url, ...options }: Options): Promise<Postgres> {
  return url ? reachServer(url) : startEmbedded(options);
}

async function reachServer(url: string): Promise<Postgres> {
  const pool = { connectionString: url };
  const version = await versionOf(pool);
  if (version < 150_000)
    throw new Error(`The server of DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}; Munch needs 15 or newer.`);
  return { mode: 'server', pool, adopted: false, stop: async () => {} };
}

async function versionOf(pool: pg.PoolConfig): Promise<number> {
  const client = new pg.Client({ ...pool, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {}); // told by the query that fails
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
    return Number(rows[0]?.version);
  } catch (error) {
    // pg's own message names the host or the user, never the password.
    throw new Error(`The database of DATABASE_URL cannot be reached: ${(error as Error).message}`);
  } finally {
    await client.end().catch(() => {});
  }
}

async function startEmbedded({ dataDir, say, door = doorHere() }: Omit<Options, 'url'>): Promise<Postgres> {
  const home = await openHome(dataDir, say);
  const unlock = await takeLock(home.path, dataDir);
  try {
    const native = await nativeFor(home, say);
    const cluster = await openCluster(home, native, door, say);
    const left = await adopt(home, cluster);
    if (left) say(`Took over the database that was left running (process ${left.pid})`);
    const server = left ?? (await launch(home, native, cluster, door, say));
    const pool = poolFor(home, server);
    await makeDatabase(pool);
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= stopServer(home, native, cluster, server).finally(unlock);
      return stopped;
    };
    return { mode: 'embedded', pool, adopted: left !== null, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

function doorHere(): Door {
  return process.platform === 'win32' ? 'loopback' : 'socket';
}

async function makeDatabase(pool: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...pool, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [pool.database]);
    if (!rowCount) await client.query('create database munch');
  } finally {
    await client.end();
  }
}
