// `npm run check -- figures`: what the source weighs, printed and never judged. Whoever reads a file, a function or a commit
// has to hold it in their head; these are the sizes that they meet, and below them the longest files and functions by name.
// `node scripts/figures.ts moves` names the files of each move.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './tools.ts';

const GENERATED = /^src\/(?:messages\/|platform\/tables\.ts$)/;
const TEST = /\.(?:test|spec)\.tsx?$|^tests\//;

type Source = { file: string; text: string; lines: number };

function sources(...patterns: string[]): Source[] {
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !GENERATED.test(file))
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return { file, text, lines: text.split('\n').length - 1 };
    });
}

/** The value below which the share of some figures lies; 0 of none. */
function at(share: number, figures: readonly number[]): number {
  const ordered = figures.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
}

type Length = { where: string; lines: number };

/** How long each function is that has a body of its own, whether it is named or handed over. */
function functionsIn({ file, text }: Source): Length[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const line = (place: number) => tree.getLineAndCharacterOfPosition(place).line + 1;
  const lengths: Length[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = line(node.getStart(tree));
      const name = node.name?.getText(tree) ?? '';
      lengths.push({ where: `${file}:${first} ${name}`, lines: line(node.end) - first + 1 });
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return lengths;
}

const longest = (some: readonly Length[]) =>
  some.toSorted((a, b) => b.lines - a.lines).slice(0, 10);

/** Source files that a commit touches, of the last so many that touch any; merges apart. */
function filesOfCommits(most: number): number[] {
  const log = execFileSync('git', ['log', '--no-merges', '--name-only', '--format=%x00'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return log
    .split('\0')
    .map((names) => names.split('\n').filter((name) => /^(?:src|content)\/.*\.tsx?$/.test(name)))
    .map(({ length }) => length)
    .filter((count) => count > 0)
    .slice(0, most);
}

/** The hand-written source files, tests apart, in which a name stands as a word of its own. */
function spelledIn(name: string, all: readonly Source[]): string[] {
  const word = new RegExp(`(?<![a-z_])${name}(?![a-z_])`);
  return all.flatMap(({ file, text }) => (word.test(text) ? [file] : []));
}

const all = sources('{src,content,scripts,bench,tests}/**/*.{ts,tsx}');
const source = all.filter(({ file }) => !TEST.test(file) && /^(?:src|content)\//.test(file));
const tests = all.filter(({ file }) => TEST.test(file));
const rules = source.filter(({ file }) => /^src\/modules\/[^/]+\/rules[./]/.test(file));
const ruleTests = tests.filter(({ file }) => /^src\/modules\/[^/]+\/rules[./]/.test(file));
const lines = (some: readonly Source[]) => some.reduce((sum, one) => sum + one.lines, 0);
const functions = source.flatMap(functionsIn);
const lengthsIn = (ending: string) =>
  functions.flatMap((one) => (one.where.includes(`${ending}:`) ? [one.lines] : []));
const width = (JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as Width).formatter;
type Width = { formatter: { lineWidth: number } };

// A move is a row of the table; its name may be a common word (`served`), and only one that is not can be looked for.
const moves = source
  .filter(({ file }) => file.startsWith('src/modules/disputes/rules/machine/'))
  .flatMap(({ text }) => [...text.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name = '']) => name))
  .filter((name) => name.includes('_'));
const spread = moves.map((name) => spelledIn(name, source).length);
if (process.argv.includes('moves'))
  for (const name of moves) console.log([name, ...spelledIn(name, source)].join('\n  '));
const commits = filesOfCommits(200);

const rows: [string, string][] = [
  ['source (src, content), lines and files', `${lines(source)} in ${source.length}`],
  ['width of a line', String(width.lineWidth)],
  [
    'file, lines, p90 and most',
    `${at(
      0.9,
      source.map((one) => one.lines),
    )} / ${Math.max(...source.map((one) => one.lines))}`,
  ],
  [
    'function, lines, p90: .ts / .tsx',
    `${at(0.9, lengthsIn('.ts'))} / ${at(0.9, lengthsIn('.tsx'))}`,
  ],
  ['source files of a commit, median of the last 200', String(at(0.5, commits))],
  ['tests to source, lines', (lines(tests) / lines(source)).toFixed(2)],
  ['tests to source, of the rules', (lines(ruleTests) / lines(rules)).toFixed(2)],
  [
    'files that spell a move: median, most',
    `${at(0.5, spread)}, ${Math.max(...spread)} of ${moves.length} moves`,
  ],
];
for (const [what, figure] of rows) console.log(`${what.padEnd(52)} ${figure}`);
const files = source.map(({ file, lines: count }) => ({ where: file, lines: count }));
for (const [what, some] of [['files', files] as const, ['functions', functions] as const]) {
  console.log(`\nthe longest ${what}`);
  for (const one of longest(some)) console.log(`${String(one.lines).padStart(6)} ${one.where}`);
}
