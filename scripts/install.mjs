// Plain JavaScript for any Node from 20 on: makes node_modules match package-lock.json, so that `npm start` and
// `npm test` are the only commands a newcomer needs. Nothing here may import a package.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from './lock.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const mark = join(root, 'node_modules', '.munch-installed');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Installs with `npm ci` when node_modules is missing or was made from another lock file. */
export function install() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(`Munch needs Node 20 or newer to start; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const wanted = lockHash();
  if (isInstalled(wanted)) return;
  const release = takeLock(join(root, '.cache', 'install.lock'), console.log);
  try {
    if (!isInstalled(wanted)) installAll(wanted); // whoever was waited for may have done it
  } finally {
    release();
  }
}

function isInstalled(wanted) {
  return existsSync(mark) && readFileSync(mark, 'utf8') === wanted;
}

function installAll(wanted) {
  console.log('Installing packages (once, about a minute) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) process.exit(done.status ?? 1); // its lock is then stale, and is found to be
  writeFileSync(mark, wanted);
}

/** The project's own Node 24, which comes as a package; the host's where there is none for this machine. */
export function node() {
  const own = join(
    root,
    'node_modules',
    '.bin',
    process.platform === 'win32' ? 'node.cmd' : 'node',
  );
  const major = (binary) => {
    try {
      return Number(
        execFileSync(binary, ['-p', 'process.versions.node.split(".")[0]'], {
          encoding: 'utf8',
          shell: process.platform === 'win32',
        }),
      );
    } catch {
      return 0;
    }
  };
  if (existsSync(own) && major(own) >= 24) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    'No Node 24 for this machine among the packages. Install Node 24 and run the command again.',
  );
  process.exit(1);
}
