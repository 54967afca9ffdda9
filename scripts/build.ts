// Builds the site once for the sources as they are: messages, pages, scripts, compressed copies. A stamp of everything
// that goes in lets the next start skip it. It is made aside, under a lock, and takes its place when it is whole: whoever
// starts or tests meanwhile has the one before or the new one, and never half of one.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulesPdf } from '../content/rules/pdf.ts';
import { publicUrl } from '../src/platform/env.ts';
import { folder } from './built.ts';
import { press } from './press.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
// Plain JavaScript, because scripts/install.mjs needs it before anything is installed; so its types are said here.
type Lock = { takeLock(file: string, say: (line: string) => void): () => void };
const { takeLock } = (await import(`${root}scripts/lock.mjs`)) as Lock;
const stampFile = `${root}build/stamp`;
const aside = `${root}.cache/build`;
const INPUTS = [
  'src/**/*',
  'content/**/*',
  'messages/*',
  'public/**/*',
  'art/*.{svg,jpg}',
  'scripts/{build,built,chunks,client-contracts,client-languages,edits,press,messages,sentence,prerender,pictures,draw,rules-pdf}.ts',
  'scripts/rules-pdf/*',
  '*.config.ts',
  'package-lock.json',
];

function stamp(): string {
  const hash = createHash('sha256').update(
    `${process.env.API_URL ?? ''}\0${publicUrl(process.env, '')}\0`,
  );
  const files = INPUTS.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter(
      (entry) =>
        entry.isFile() &&
        !entry.parentPath.endsWith('src/messages') &&
        !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const file of files.sort())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Gives what the script had to say. */
function run(...args: string[]): string {
  const done = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (done.status === 0) return done.stdout.trim();
  console.error(done.stdout, done.stderr);
  throw new Error(`${args[0]} failed: the lines above say why.`);
}

export async function buildSite(say: (line: string) => void): Promise<void> {
  const release = takeLock(`${root}.cache/build.lock`, say);
  try {
    const now = stamp();
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return;
    say('Building the site ...');
    await buildAside(say);
    writeFileSync(`${aside}/stamp`, now); // the last file: what has a stamp is whole
    moveIn();
  } finally {
    release();
  }
}

async function buildAside(say: (line: string) => void): Promise<void> {
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  process.env.BUILD_FOLDER = aside.slice(root.length);
  run('scripts/messages.ts');
  run('node_modules/@react-router/dev/bin.cjs', 'build');
  run('scripts/prerender.ts');
  run('scripts/rules-pdf.ts', `${folder()}/client${rulesPdf.address}`);
  await press();
  const unusual = run('scripts/pictures.ts');
  if (unusual) say(unusual);
}

function moveIn(): void {
  const before = `${root}.cache/build-before`;
  rmSync(before, { recursive: true, force: true });
  if (existsSync(`${root}build`)) renameSync(`${root}build`, before);
  renameSync(aside, `${root}build`);
  rmSync(before, { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildSite((line) => console.log(line));
