// `npm run check`: everything that can be said of the sources without running them. All of it is run, all of it is
// reported; one failure is enough to fail. `npm run check -- figures` prints what the source weighs instead, and judges nothing.
import {
  checkImports,
  checkLint,
  checkMessages,
  checkTypes,
  checkUses,
  compileMessages,
  makePageTypes,
  type Ran,
  run,
} from './tools.ts';

if (process.argv.includes('figures')) {
  const { ok, output } = await run(['scripts/figures.ts']);
  console.log(output.trimEnd());
  process.exit(ok ? 0 : 1);
}

const failed: [string, Ran][] = [];

async function step(name: string, args: readonly string[]): Promise<boolean> {
  const ran = await run(args);
  console.log(`${ran.ok ? 'ok    ' : 'FAILED'} ${name.padEnd(46)} ${ran.seconds.toFixed(1)} s`);
  if (!ran.ok) failed.push([name, ran]);
  return ran.ok;
}

// Types are made of what these two write.
await step('messages compile', compileMessages);
await step('page types', makePageTypes);
await Promise.all([
  step('types (tsc)', checkTypes),
  step('format and lint (Biome)', checkLint),
  step('arrows between files (dependency-cruiser)', checkImports()),
  step('messages all said', checkMessages),
  step('nothing that nobody uses (knip)', checkUses),
]);

for (const [name, ran] of failed) console.error(`\n${name}\n${ran.output.trimEnd()}`);
process.exit(failed.length === 0 ? 0 : 1);
