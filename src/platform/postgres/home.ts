import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { asUser, namespaced, nobody, plain, type Runner, runAs } from './runner.ts';

export type PostgresInstallation = { path: string; runner: Runner };

type Say = (line: string) => void;

/**
 * The folder that holds the cluster, its socket and its log, and as whom PostgreSQL runs in it: `postgres` under the
 * data folder, or a link of that name where PostgreSQL cannot enter the data folder. Its owner decides the runner, so
 * every later start runs as the first one did.
 */
export async function openHome(
  dataDir: string,
  say: Say = () => {},
): Promise<PostgresInstallation> {
  mkdirSync(dataDir, { recursive: true });
  const named = join(realpathSync(dataDir), 'postgres');
  if (!lstatSync(named, { throwIfNoEntry: false })) await makeHome(named, say);
  if (!existsSync(named)) {
    throw new Error(
      `The database of ${dataDir} was in ${readlinkSync(named)}, and that is gone. Bring it back; or remove ${named} and restore a backup.`,
    );
  }
  const path = realpathSync(named);
  return { path, runner: runnerFor(path) };
}

async function makeHome(named: string, say: Say): Promise<void> {
  const { uid, gid } = statSync(dirname(named));
  if (process.getuid?.() !== 0) makePrivate(named);
  else if (uid !== 0 && (await isKnown(uid))) makePrivate(named, uid, gid);
  else await makeHomeOfRoot(named, say);
}

// initdb refuses a user without a name, such as the owner of a folder that a container was lent.
async function isKnown(uid: number): Promise<boolean> {
  return (await runAs(plain, 'id', ['-nu', String(uid)], '/')).ok;
}

// Nothing in the system's list of users changes in any of these.
async function makeHomeOfRoot(named: string, say: Say): Promise<void> {
  const dataDir = dirname(named);
  if ((await runAs(namespaced, 'test', ['-w', dataDir], '/')).ok) return makePrivate(named);
  if ((await runAs(asUser(nobody, nobody), 'test', ['-x', dataDir], '/')).ok)
    return makePrivate(named, nobody, nobody);

  // The name follows from the data folder's, so that an interrupted first start finds it again.
  const shelter = shelterFor(dataDir);
  mkdirSync(dirname(shelter), { recursive: true, mode: 0o755 });
  makePrivate(shelter, nobody, nobody);
  symlinkSync(shelter, named);
  say(
    `PostgreSQL, which never runs as root, cannot enter ${dataDir}: the database is kept in ${shelter}`,
  );
}

function shelterFor(dataDir: string): string {
  return join('/var/lib/munch', createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
}

function makePrivate(folder: string, uid?: number, gid?: number): void {
  if (!existsSync(folder)) mkdirSync(folder);
  chmodSync(folder, 0o700);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

function runnerFor(path: string): Runner {
  const mine = process.getuid?.();
  if (mine === undefined) return plain;
  const { uid, gid } = statSync(path);
  if (mine === 0) return uid === 0 ? namespaced : asUser(uid, gid);
  if (uid === mine) return plain;
  throw new Error(
    `The database in ${path} belongs to user ${uid}, and this is user ${mine}: start Munch as that user, or give it the folder with "chown -R".`,
  );
}
