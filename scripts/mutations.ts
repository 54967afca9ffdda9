// `node scripts/mutations.ts [module …]`: whether the tests of a module would see it if one of its rules were wrong. In a copy
// of the tree each mutation is made alone, and the module's own tests must fail; of what survives, the tests prove nothing. It
// takes minutes, so it is asked for and stands in no `npm test`.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mutation, mutations } from './mutations/mutations.ts';
import { checkTests, compileMessages, root, run } from './tools.ts';

const FOLDERS = ['src', 'content', 'messages', 'migrations', 'scripts', 'tests', 'public'];
const FILES = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'react-router.config.ts',
];

/** Rules first, for they are quick; only what they let live is shown to the rest of the module. */
const stagesOf = (module: string) =>
  [`src/modules/${module}/rules`, `src/modules/${module}/`] as const;

function copyTo(folder: string): void {
  for (const part of [...FOLDERS, ...FILES])
    if (existsSync(join(root, part)))
      cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/** The first test that failed and what it said. Where none did, or only its time ran out, a run that ends badly proves nothing. */
async function failureIn(folder: string, tests: string): Promise<string | null> {
  const { ok, output } = await run([...checkTests([tests]), '--bail=1'], folder);
  if (ok) return null;
  const [, test, said] = / FAIL +(.+)\n(.+)/.exec(output) ?? [];
  if (!test || !said || said.includes('timed out'))
    throw new Error(`No test of ${tests} failed by itself:\n${output.slice(-2000)}`);
  return `\n${test}\n${said}`.replaceAll('\n', '\n           ');
}

/** The text that a mutation changes stands in its file exactly once, or it would be another one than was meant. */
function mutated(
  { file, find, put }: Mutation,
  folder: string,
): { path: string; before: string; after: string } {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  if (before.split(find).length !== 2)
    throw new Error(`${file} does not hold exactly once: ${find}`);
  return { path, before, after: before.replace(find, () => put) };
}

async function failureWith(mutation: Mutation, folder: string): Promise<string | null> {
  const { path, before, after } = mutated(mutation, folder);
  writeFileSync(path, after);
  try {
    const [quick, all] = stagesOf(mutation.module);
    return (await failureIn(folder, quick)) ?? (await failureIn(folder, all));
  } finally {
    writeFileSync(path, before);
  }
}

async function judge(folder: string, asked: readonly string[]): Promise<number> {
  const chosen = mutations.filter(({ module }) => asked.length === 0 || asked.includes(module));
  if (chosen.length === 0) throw new Error(`No mutation is planted in ${asked.join(', ')}.`);
  for (const one of chosen) mutated(one, folder); // all of them fit, before minutes are spent
  let survived = 0;
  for (const module of new Set(chosen.map((one) => one.module))) {
    const broken = await failureIn(folder, stagesOf(module)[1]);
    if (broken) throw new Error(`The tests of ${module} fail without any mutation: ${broken}`);
    for (const one of chosen.filter((other) => other.module === module)) {
      const failure = await failureWith(one, folder);
      if (failure === null) survived += 1;
      console.log(
        `${failure === null ? 'SURVIVED' : 'killed  '} ${module.padEnd(9)} ${one.what}${failure ?? ''}`,
      );
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
