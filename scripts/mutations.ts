// `node scripts/mutations.ts [module …]`: whether the tests of a module would see it if one of its rules were wrong. In a copy
// of the tree each mutation is made alone, and the module's own tests must fail; of what survives, the tests prove nothing. It
// takes minutes, so it is asked for and stands in no `npm test`.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mutation, mutations } from './mutations/mutations.ts';
import { compileMessages, root, run } from './tools.ts';

const FOLDERS = ['src', 'content', 'messages', 'migrations', 'scripts', 'tests', 'public'];
const FILES = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'react-router.config.ts'];

/** Rules first, for they are quick; only what they let live is shown to the rest of the module. */
const stagesOf = (module: string) => [`src/modules/${module}/rules`, `src/modules/${module}/`];

function copyTo(folder: string): void {
  for (const part of [...FOLDERS, ...FILES])
    if (existsSync(join(root, part))) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

async function passes(folder: string, tests: string): Promise<boolean> {
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', '--no-color', '--bail=1', tests];
  return (await run(vitest, folder)).ok;
}

/** The text that a mutation changes stands in its file exactly once, or it would be another one than was meant. */
function mutated({ file, find, put }: Mutation, folder: string): { path: string; before: string; after: string } {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  if (before.split(find).length !== 2) throw new Error(`${file} does not hold exactly once: ${find}`);
  return { path, before, after: before.replace(find, () => put) };
}

async function killedBy(mutation: Mutation, folder: string): Promise<string | null> {
  const { path, before, after } = mutated(mutation, folder);
  writeFileSync(path, after);
  try {
    for (const tests of stagesOf(mutation.module)) if (!(await passes(folder, tests))) return tests;
    return null;
  } finally {
    writeFileSync(path, before);
  }
}

async function judge(folder: string, asked: readonly string[]): Promise<number> {
  const chosen = mutations.filter(({ module }) => asked.length === 0 || asked.includes(module));
  for (const one of chosen) mutated(one, folder); // all of them fit, before minutes are spent
  let survived = 0;
  for (const module of new Set(chosen.map((one) => one.module))) {
    if (!(await passes(folder, stagesOf(module)[1] ?? ''))) throw new Error(`The tests of ${module} fail without any mutation.`);
    for (const one of chosen.filter((other) => other.module === module)) {
      const by = await killedBy(one, folder);
      if (by === null) survived += 1;
      console.log(`${by === null ? 'SURVIVED' : 'killed  '} ${module.padEnd(9)} ${one.what}${by === null ? '' : ` (${by})`}`);
    }
  }
  console.log(`\n${chosen.length} mutations, ${chosen.length - survived} killed`);
  return survived;
}

const folder = mkdtempSync(join(tmpdir(), 'munch-mutations-'));
try {
  await run(compileMessages);
  copyTo(folder);
  process.exitCode = (await judge(folder, process.argv.slice(2))) === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
