import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** As whom PostgreSQL's programs run; PostgreSQL itself refuses to run as root. */
export type Runner = { prefix: readonly string[]; ids: { uid?: number; gid?: number } };

export const nobody = 65534;
export const plain: Runner = { prefix: [], ids: {} };

// Inside, root's own files look like nobody's, so the data may stay under root's 0700 home and needs no chown.
export const namespaced: Runner = {
  prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`],
  ids: {},
};

export function asUser(uid: number, gid: number): Runner {
  return { prefix: [], ids: { uid, gid } };
}

export function spawnAs(
  runner: Runner,
  program: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const [first = program, ...rest] = [...runner.prefix, program, ...args];
  return spawn(first, rest, { ...options, ...runner.ids, env: bareEnv(), windowsHide: true });
}

export function runAs(runner: Runner, program: string, args: string[], cwd: string) {
  const [first = program, ...rest] = [...runner.prefix, program, ...args];
  const options = { cwd, ...runner.ids, env: bareEnv(), windowsHide: true };
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    execFile(first, rest, options, (error, stdout, stderr) => {
      resolve({ ok: !error, output: `${stdout}${stderr}` || (error?.message ?? '') });
    });
  });
}

/** Gives a folder and all in it to the user the runner runs as. */
export function handOver(path: string, { ids: { uid, gid } }: Runner): void {
  if (uid === undefined || gid === undefined) return;
  chownSync(path, uid, gid);
  for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
    const inner = join(path, entry);
    if (!lstatSync(inner).isSymbolicLink()) chownSync(inner, uid, gid);
  }
}

// PGDATA, PGPORT and the like in a developer's shell must not reach our server.
function bareEnv(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP', 'TMPDIR'];
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' };
  for (const name of kept) if (process.env[name] !== undefined) env[name] = process.env[name];
  return env;
}
