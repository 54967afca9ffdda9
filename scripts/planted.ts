// Proves that the guards bite: a copy of the tree with a fault for each rule must fail with that rule, at that file. Every
// fault stands in a file of its own, so one run of a tool judges them all. That the tree itself passes, `npm run check` and
// the tests say of it.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { complaintsOf } from './house.ts';
import { faults } from './planted/faults.ts';
import { provingTests } from './planted/guards.ts';
import {
  checkLint,
  checkMessages,
  checkTests,
  checkTypesOf,
  checkUses,
  compileMessages,
  graphOf,
  makePageTypes,
  root,
  run,
} from './tools.ts';

const COPIED = [
  'src',
  'content',
  'messages',
  'migrations',
  'scripts',
  'tests',
  'bench',
  'public',
  '.react-router',
];
const SETTINGS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'biome.json',
  '.dependency-cruiser.cjs',
  '.gitignore',
  '.npmrc',
];
const CONFIGS = ['knip.config.ts', 'react-router.config.ts', 'vite.config.ts', 'vitest.config.ts'];

/** What each guard said of a tree, one line for each complaint: `rule file`, or the tool's own words. */
type Verdict = Record<(typeof faults)[number]['guard'], string[]>;

function copyOf(folder: string): void {
  for (const part of [...COPIED, ...SETTINGS, ...CONFIGS]) {
    if (existsSync(join(root, part)))
      cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

function plant(folder: string): void {
  for (const { files, cuts = {} } of faults) {
    for (const [file, text] of Object.entries(cuts)) cut(join(folder, file), text);
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      if (file.endsWith('.json'))
        writeFileSync(join(folder, file), merged(join(folder, file), text));
      else appendFileSync(join(folder, file), text);
    }
  }
}

// What was cut must have stood there, or the fault is no fault any more and its being caught would prove nothing. Where
// the formatter breaks a line is no part of what is cut.
function cut(file: string, text: string): void {
  const whole = readFileSync(file, 'utf8');
  const standing = spacedAnyhow(text);
  if (!standing.test(whole))
    throw new Error(`${file} does not hold ${text}: the fault cannot be planted.`);
  writeFileSync(
    file,
    whole.replaceAll(standing, () => text.slice(-1)),
  );
}

function spacedAnyhow(text: string): RegExp {
  const letters = [...text.replaceAll(/\s/g, '')].map(
    (letter) => `${/[)\]}]/.test(letter) ? ',?\\s*' : ''}${letter.replace(/\W/, '\\$&')}`,
  );
  return new RegExp(letters.join('\\s*'), 'g');
}

function merged(file: string, text: string): string {
  const old: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return JSON.stringify(Object.assign({}, old, JSON.parse(text)), null, 2);
}

/** Files whose types are wrong; that of all others they are right, `npm run check` says. */
const mistyped = faults
  .filter(({ guard }) => guard === 'types')
  .flatMap(({ files }) => Object.keys(files).filter((file) => !file.endsWith('.json')));

async function verdictOn(folder: string): Promise<Verdict> {
  const [graph, lint, types, words, uses, tests] = await Promise.all([
    graphOf(folder),
    run([...checkLint, '--reporter=json', '--max-diagnostics=none'], folder),
    run(checkTypesOf(mistyped), folder),
    run(checkMessages, folder),
    run(checkUses, folder),
    run(checkTests(provingTests), folder),
  ]);
  return {
    imports: graph.broken.map(({ rule, from }) => `${rule} ${from}`),
    lint: diagnosticsIn(lint.output),
    types: linesOf(types.output),
    messages: linesOf(words.output),
    uses: linesOf(uses.output),
    house: complaintsOf(folder, publishedIn(folder)),
    tests: tests.ok ? [] : linesOf(tests.output),
  };
}

type Diagnostic = { category: string; location: { path: string } };

function diagnosticsIn(output: string): string[] {
  const from = output.indexOf('{"summary"');
  const json = output.slice(
    from,
    output.indexOf('\n', from) === -1 ? undefined : output.indexOf('\n', from),
  );
  const { diagnostics } = JSON.parse(json) as { diagnostics: Diagnostic[] }; // Biome's own report
  return diagnostics.map(({ category, location }) => `${category} ${location.path}`);
}

function linesOf(output: string): string[] {
  return output.split('\n').filter((line) => line.trim() !== '');
}

// The copies are no git repositories, so here only the faults themselves are published.
function publishedIn(folder: string): string[] {
  return faults
    .flatMap(({ files }) => Object.keys(files))
    .filter((file) => existsSync(join(folder, file)));
}

async function prove(folder: string): Promise<number> {
  copyOf(folder);
  plant(folder);
  await run(compileMessages, folder);
  const verdict = await verdictOn(folder);
  const missed = faults.filter(
    ({ guard, said }) => !verdict[guard].some((line) => said.every((word) => line.includes(word))),
  );
  for (const { what, guard } of missed) console.error(`Not caught by ${guard}: ${what}`);
  console.log(`planted ${faults.length}, caught ${faults.length - missed.length}`);
  return missed.length;
}

const startedAt = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'munch-planted-'));
try {
  await run(compileMessages);
  if (!existsSync(join(root, '.react-router'))) await run(makePageTypes);
  process.exitCode = (await prove(folder)) === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
