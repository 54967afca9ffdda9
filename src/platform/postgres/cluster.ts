import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PostgresInstallation } from './home.ts';
import type { Native } from './native.ts';
import { handOver, runAs } from './runner.ts';

export type PostgresTransport = 'socket' | 'loopback';

export const user = 'munch';

// With a new ending each time: an initdb that outlived its app must not write into ours.
const halfName = 'cluster.new-';

/** The cluster's folder; made beside and renamed, so a first start that is interrupted leaves nothing half. */
export async function openCluster(
  home: PostgresInstallation,
  native: Native,
  door: PostgresTransport,
  say: (line: string) => void,
): Promise<string> {
  const cluster = join(home.path, 'cluster');
  if (existsSync(cluster)) {
    refuseOtherMajor(cluster, native.major);
    return cluster;
  }
  say('Creating the database');
  throwAwayHalves(home);
  const half = mkdtempSync(join(home.path, halfName));
  handOver(half, home.runner);
  await initdb(home, native, half, door);
  renameSync(half, cluster);
  syncFolder(home.path);
  return cluster;
}

function throwAwayHalves(home: PostgresInstallation): void {
  for (const name of readdirSync(home.path).filter((entry) => entry.startsWith(halfName))) {
    rmSync(join(home.path, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

// initdb itself syncs every file it made. The built-in C.UTF-8 sorts the same on every system.
async function initdb(
  home: PostgresInstallation,
  native: Native,
  folder: string,
  door: PostgresTransport,
): Promise<void> {
  const locale = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const entry =
    door === 'socket'
      ? ['--auth=trust']
      : ['--auth=scram-sha-256', `--pwfile=${makePassword(home)}`];
  const program = join(native.folder, 'bin', 'initdb');
  const { ok, output } = await runAs(
    home.runner,
    program,
    ['-D', folder, '-U', user, ...locale, ...entry],
    home.path,
  );
  if (!ok)
    throw new Error(`initdb could not create the database in ${home.path}: ${output.trim()}`);
}

function makePassword(home: PostgresInstallation): string {
  const file = join(home.path, 'password');
  writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return file;
}

export function passwordOf(home: PostgresInstallation): string {
  return readFileSync(join(home.path, 'password'), 'utf8').trim();
}

function refuseOtherMajor(cluster: string, ours: string): void {
  const theirs = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (theirs === ours) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${theirs}, and this Munch brings ${ours}: ` +
      'make a backup with the Munch that made it, and restore it into an empty data folder with this one.',
  );
}

// Windows cannot open a folder, and keeps renames in its journal.
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const fd = openSync(folder, 'r');
  fsyncSync(fd);
  closeSync(fd);
}
