// The guards and how each is asked. `npm run check` asks them of the tree, scripts/planted.ts of a copy with faults.
import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export type Ran = { ok: boolean; output: string; seconds: number };

/** Runs one of the tools below on a folder laid out like this project. */
export function run(args: readonly string[], folder = root): Promise<Ran> {
  const startedAt = performance.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('close', (code) =>
      done({ ok: code === 0, output, seconds: (performance.now() - startedAt) / 1000 }),
    );
  });
}

const tool = (path: string) => join(root, 'node_modules', path);

export const compileMessages = ['scripts/messages.ts'];
export const checkMessages = ['scripts/messages.ts', '--unused'];
export const makePageTypes = [tool('@react-router/dev/bin.cjs'), 'typegen'];
/** TypeScript 7, in one thread: the other core has its own work. What reads types as a library has 6 (docs/decisions/0086). */
export const checkTypes = [
  tool('typescript-7/bin/tsc'),
  '--noEmit',
  '--pretty',
  'false',
  '--singleThreaded',
  '-p',
  '.',
];

/** What the compiler says of some files alone. */
export const checkTypesOf = (files: readonly string[]) => [
  join(root, 'scripts/planted/types.ts'),
  ...files,
];
export const checkLint = [
  tool('@biomejs/biome/bin/biome'),
  'check',
  '--error-on-warnings',
  '--colors=off',
];

export const checkUses = [tool('knip/bin/knip.js'), '--no-progress', '--no-config-hints'];

/** All tests but the journeys, by their files; vitest colours its words unless it is told not to. */
export const checkTests = (files: readonly string[]) => [
  tool('vitest/vitest.mjs'),
  'run',
  '--project=rules',
  '--project=unit',
  '--no-color',
  ...files,
];

/** Folders are named one by one, because a folder that is not there is an error and a forgotten one would pass unseen. */
export function checkImports(folder = root, report: 'err-long' | 'json' = 'err-long'): string[] {
  const parts = [
    'src',
    'content',
    'scripts',
    'tests',
    'bench',
    ...globSync('*.config.ts', { cwd: folder }),
  ];
  const bin = tool('dependency-cruiser/bin/dependency-cruiser.mjs');
  return [
    bin,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    report,
    ...parts.filter((part) => existsSync(join(folder, part))),
  ];
}

export type Graph = {
  modules: string[];
  imports: { from: string; to: string }[];
  broken: { rule: string; from: string; to: string }[];
};

type Cruised = {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
};

/** Every file that was seen, every import, and every arrow that points the wrong way. */
export async function graphOf(folder = root): Promise<Graph> {
  const { output } = await run(checkImports(folder, 'json'), folder);
  // The report's documented shape.
  const { modules, summary } = JSON.parse(output) as Cruised;
  return {
    modules: modules.map(({ source }) => source),
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    broken: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
