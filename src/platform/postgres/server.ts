import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresTransport } from './cluster.ts';
import type { PostgresInstallation } from './home.ts';
import type { Native } from './native.ts';
import { answers, disown, isAlive, type Postmaster, readPostmaster } from './postmaster.ts';
import { handOver, runAs, spawnAs } from './runner.ts';

type Say = (line: string) => void;

// On the command line, so that a cluster made by an older Munch gets them too.
const settings = {
  max_connections: '50',
  shared_buffers: '128MB',
  max_locks_per_transaction: '256', // a schema is dropped, dumped and restored in one transaction: a lock for each of its tables and indexes
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse', // the detail of a constraint's error quotes the row, and rows are personal
  log_line_prefix: '%m [%p] ',
  unix_socket_permissions: '0700',
};

/** The cluster's server as a former run left it, once it answers; null when there is none. */
export async function adopt(
  home: PostgresInstallation,
  cluster: string,
): Promise<Postmaster | null> {
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(50)) {
    const left = readPostmaster(cluster);
    if (left && (await answers(home, left, cluster))) return left;
    if (left && (await isAlive(left.pid, cluster))) continue; // starting, recovering or stopping
    disown(cluster, left?.socketDir ?? '');
    return null;
  }
  throw new Error(
    `PostgreSQL still runs on ${cluster} but does not answer. End process ${readPostmaster(cluster)?.pid}, and start again.`,
  );
}

type Launching = {
  home: PostgresInstallation;
  native: Native;
  cluster: string;
  door: PostgresTransport;
  say: Say;
};

/** Starts a server and waits until it answers; where `former` listened, if there was one, for others know that place. */
export async function launch(
  { home, native, cluster, door, say }: Launching,
  former?: Postmaster,
): Promise<Postmaster> {
  const log = openLog(home);
  const start = {
    home,
    native,
    cluster,
    log,
    place: former ? placeOf(former) : await placeFor(home, door),
  };
  for (const until = Date.now() + 10_000; ; await wait(200)) {
    const from = statSync(log).size;
    const server = await (process.platform === 'win32' ? throughPgCtl(start) : asChild(start, say));
    if (server) return server;
    const told = readFileSync(log, 'utf8').slice(from);
    // The processes of a server that was just killed need a moment to see that it is gone.
    if (told.includes('pre-existing shared memory block') && Date.now() < until) continue;
    throw new Error(`The database did not start: ${reasonIn(told)} (the whole story is in ${log})`);
  }
}

type Start = {
  home: PostgresInstallation;
  native: Native;
  cluster: string;
  log: string;
  place: string[];
};

// The child leads its own session: Ctrl-C in the terminal must reach the app alone, which still has answers to give
// before the database may stop.
async function asChild(
  { home, native, cluster, log, place }: Start,
  say: Say,
): Promise<Postmaster | null> {
  const out = openSync(log, 'a', 0o600);
  const args = ['-D', cluster, ...options(place)];
  const child = spawnAs(home.runner, join(native.folder, 'bin', 'postgres'), args, {
    cwd: home.path,
    detached: true,
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  child.unref();
  for (let nextWord = Date.now() + 5_000; !ended; await wait(15)) {
    const server = readPostmaster(cluster);
    if (server && server.pid === child.pid && (await answers(home, server, cluster))) return server;
    if (Date.now() < nextWord) continue;
    say('The database is recovering what it had not yet put in place');
    nextWord += 10_000;
  }
  return null;
}

// On Windows only pg_ctl can drop an administrator's rights, which PostgreSQL refuses.
async function throughPgCtl({
  home,
  native,
  cluster,
  log,
  place,
}: Start): Promise<Postmaster | null> {
  const quoted = options(place)
    .map((option) => `"${option}"`)
    .join(' ');
  const args = ['start', '-w', '-D', cluster, '-l', log, '-o', quoted];
  const { ok } = await runAs(home.runner, join(native.folder, 'bin', 'pg_ctl'), args, home.path);
  return ok ? readPostmaster(cluster) : null;
}

function options(place: string[]): string[] {
  return [...Object.entries(settings).map(([name, value]) => `${name}=${value}`), ...place].flatMap(
    (one) => ['-c', one],
  );
}

async function placeFor(home: PostgresInstallation, door: PostgresTransport): Promise<string[]> {
  if (door === 'loopback') return placeOf({ port: await freePort(), socketDir: '' });
  return placeOf({ port: 5432, socketDir: socketDirFor(home) });
}

function placeOf({ port, socketDir }: Omit<Postmaster, 'pid'>): string[] {
  if (!socketDir) return ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  return [
    'listen_addresses=',
    `port=${port}`,
    `unix_socket_directories="${socketDir.replaceAll('"', '""')}"`,
  ];
}

// Only we may enter the folder, which is why the cluster trusts whoever comes through it. A socket's path has room for
// about 100 bytes; below a deeper data folder it stands in the system's folder for temporary files instead.
function socketDirFor(home: PostgresInstallation): string {
  const inside = join(home.path, 'socket');
  const fits = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= 100;
  const folder = fits ? inside : mkdtempSync(join(tmpdir(), 'munch-'));
  if (fits) mkdirSync(folder, { recursive: true, mode: 0o700 });
  handOver(folder, home.runner);
  return folder;
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function openLog(home: PostgresInstallation): string {
  const log = join(home.path, 'postgres.log');
  closeSync(openSync(log, 'a', 0o600));
  if (statSync(log).size < 5_000_000) return log;
  renameSync(log, `${log}.1`);
  closeSync(openSync(log, 'a', 0o600));
  return log;
}

function reasonIn(log: string): string {
  const lines = log.trim().split('\n');
  return (
    lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing'
  );
}

/** Fast shutdown: sessions end, everything is on the disk; then the process is gone. */
export async function stopServer(
  home: PostgresInstallation,
  native: Native,
  cluster: string,
  { pid, socketDir }: Postmaster,
): Promise<void> {
  if (process.platform === 'win32') {
    await runAs(
      home.runner,
      join(native.folder, 'bin', 'pg_ctl'),
      ['stop', '-m', 'fast', '-w', '-D', cluster],
      home.path,
    );
    return;
  }
  if (await isAlive(pid, cluster)) process.kill(pid, 'SIGINT');
  for (const until = Date.now() + 60_000; await isAlive(pid, cluster); await wait(10)) {
    if (Date.now() > until)
      throw new Error(
        `PostgreSQL (process ${pid}) did not stop within a minute; its log is in ${home.path}.`,
      );
  }
  if (socketDir && !socketDir.startsWith(home.path))
    rmSync(socketDir, { recursive: true, force: true });
}
