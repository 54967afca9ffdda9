// Builds the site once for the sources as they are: messages, pages, scripts, compressed copies. A stamp of everything
// that goes in lets the next start skip it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulesPdf } from '../content/rules/pdf.ts';
import { publicUrl } from '../src/platform/env.ts';
import { press } from './press.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}build/stamp`;
const INPUTS = [
  'src/**/*',
  'content/**/*',
  'messages/*',
  'public/**/*',
  'art/*.{svg,jpg}',
  'scripts/{build,press,messages,prerender,speak,pictures,draw,rules-pdf}.ts',
  'scripts/rules-pdf/*',
  '*.config.ts',
  'package-lock.json',
];

function stamp(): string {
  const hash = createHash('sha256').update(`${process.env.API_URL ?? ''}\0${publicUrl(process.env, '')}\0`);
  const files = INPUTS.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('src/messages') && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const file of files.sort()) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Gives what the script had to say. */
function run(...args: string[]): string {
  const done = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } });
  if (done.status === 0) return done.stdout.trim();
  console.error(done.stdout, done.stderr);
  throw new Error(`${args[0]} failed: the lines above say why.`);
}

export async function buildSite(say: (line: string) => void): Promise<void> {
  const now = stamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return;
  say('Building the site ...');
  rmSync(`${root}build`, { recursive: true, force: true });
  run('scripts/messages.ts');
  run('node_modules/@react-router/dev/bin.cjs', 'build');
  run('scripts/prerender.ts');
  run('scripts/rules-pdf.ts', `build/client${rulesPdf.address}`);
  await press();
  const unusual = run('scripts/pictures.ts');
  if (unusual) say(unusual);
  mkdirSync(`${root}build`, { recursive: true });
  writeFileSync(stampFile, now);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildSite((line) => console.log(line));
