import { type ExecFileException, execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { passwordOf, user } from './cluster.ts';
import type { PostgresInstallation } from './home.ts';

/** A server process, and where it listens; port 0 while it does not yet. */
export type Postmaster = { pid: number; port: number; socketDir: string };

/** What postmaster.pid says; null when no server holds the cluster. */
export function readPostmaster(cluster: string): Postmaster | null {
  const [pid, , , port, socketDir = '', , , status] = linesOf(join(cluster, 'postmaster.pid'));
  if (!pid) return null;
  return status
    ? { pid: Number(pid), port: Number(port), socketDir }
    : { pid: Number(pid), port: 0, socketDir: '' };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export function poolFor(home: PostgresInstallation, server: Postmaster): pg.PoolConfig {
  const shared = { port: server.port, user, database: 'munch' };
  if (server.socketDir) return { ...shared, host: server.socketDir };
  return { ...shared, host: '127.0.0.1', password: passwordOf(home) };
}

/** Whether the server answers, and serves this cluster. */
export async function answers(
  home: PostgresInstallation,
  server: Postmaster,
  cluster: string,
): Promise<boolean> {
  if (!server.port) return false;
  const client = new pg.Client({
    ...poolFor(home, server),
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {}); // a server that goes away while we ask is the same as no answer
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      "select current_setting('data_directory') as folder",
    );
    return rows[0]?.folder === cluster;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether the process lives and is this cluster's server: a number is used again after a restart of the machine. */
export async function isAlive(pid: number, cluster: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (process.platform === 'win32') return true;
  return (await commandOf(pid)).includes(cluster);
}

// Empty for a process that has ended and only waits to be reaped.
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return linesOf(`/proc/${pid}/cmdline`).join('\n');
  return new Promise((resolve) => {
    execFile(
      'ps',
      ['-o', 'command=', '-p', String(pid)],
      (_error: ExecFileException | null, stdout) => resolve(stdout),
    );
  });
}

// PostgreSQL removes a dead server's lock by itself, after it has checked that no orphan of it still uses the shared
// memory. It is misled only when the number now belongs to another process, so the number is replaced by one that no
// process can have, and the check stays PostgreSQL's.
export function disown(cluster: string, socketDir: string): void {
  const file = join(cluster, 'postmaster.pid');
  const [pid, ...rest] = linesOf(file);
  if (pid && rest.length > 1) writeFileSync(file, ['999999999', ...rest].join('\n'));
  else rmSync(file, { force: true });
  if (!socketDir) return;
  rmSync(join(socketDir, '.s.PGSQL.5432'), { force: true });
  rmSync(join(socketDir, '.s.PGSQL.5432.lock'), { force: true });
}
