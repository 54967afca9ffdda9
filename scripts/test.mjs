// `npm test`: sets up what tests need and runs everything. One line for each stage, the failures in full, and the
// totals at the end. Plain JavaScript, because it starts before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { install, node, root } from './install.mjs';

install();
const runner = node();
let passed = 0;
let failed = 0;
// Said once more beside the totals: where only the end of a long output is kept, it still tells what failed.
const failures = [];
const lengths = [];

function run(command, args, env = {}) {
  return (
    spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
      .status === 0
  );
}

/** The same beside other work: what it has to say is said at its end, whole. */
function runBeside(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  return new Promise((done) => {
    child.on('close', (code) => done({ good: code === 0, said }));
  });
}

function ended(name, good, startedAt) {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`== ${name}: ${good ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (!good) failures.push(`== ${name}`);
  return good;
}

function stage(name, work) {
  const startedAt = Date.now();
  console.log(`\n== ${name}`);
  return ended(name, work(), startedAt);
}

async function stageBeside(name, ...args) {
  const startedAt = Date.now();
  const { good, said } = await runBeside(runner, args);
  console.log(`\n== ${name}\n${said.trimEnd()}`);
  return ended(name, good, startedAt);
}

function count(good) {
  if (good) passed += 1;
  else failed += 1;
  return good;
}

// Playwright's own Chromium if it can be had, else the system's, else Debian's package.
function browser() {
  const has = () =>
    spawnSync(
      runner,
      [
        '-e',
        "import('./scripts/chromium.ts').then((it) => it.chromiumPath()).catch(() => process.exit(1))",
      ],
      { cwd: root },
    ).status === 0;
  if (has()) return true;
  console.log('Fetching a Chromium for the browser tests ...');
  if (run(runner, ['node_modules/playwright-core/cli.js', 'install', 'chromium']) && has())
    return true;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  return (
    apt('update', '-q') &&
    apt('install', '-y', '-q', '--no-install-recommends', 'chromium') &&
    has()
  );
}

// A file that could not be read has no test to name: it is told itself.
function failuresOf({ testResults = [] }) {
  return testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const tests = file.assertionResults.filter((one) => one.status === 'failed');
      const told =
        tests.length > 0
          ? tests
          : [{ fullName: 'the file as a whole', failureMessages: [file.message] }];
      return told.map(
        (one) =>
          `${relative(root, file.name)}: ${one.fullName}\n${one.failureMessages.join('\n').slice(0, 2000)}`,
      );
    });
}

function lengthsOf({ testResults = [] }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

function longest(most) {
  return lengths
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

const reportOf = (projects) => join(root, 'test-results', `${projects.at(-1)}.json`);

function testing(projects) {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(projects)}`,
  ];
}

function counted(projects, good) {
  const report = reportOf(projects);
  const result = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 1 };
  passed += result.numPassedTests;
  failed += result.numFailedTests;
  failures.push(...failuresOf(result));
  lengths.push(...lengthsOf(result));
  return good && result.numPassedTests > 0;
}

// One file of the product serves all that start it, except for what is about its start (tests/main.test.ts).
const started = { PRODUCT_FILE: '.cache/product/main.js' };
const vitest = (...projects) => counted(projects, run(runner, testing(projects), started));

async function checks() {
  const good = count(await stageBeside('check', 'scripts/check.ts'));
  return count(await stageBeside('guards bite', 'scripts/planted.ts')) && good;
}

// Rules need no database, no build and one process: they take the core that the build leaves, beside the guards.
async function buildAndRules() {
  const pages = await stageBeside('build', 'scripts/build.ts');
  const built = (await stageBeside('product', 'scripts/product.ts')) && pages;
  const good = await stageBeside('rules', ...testing(['rules']), '--maxWorkers=1');
  return [built, counted(['rules'], good)];
}

// The build and the compiler keep a core busy each, so they stand beside each other. What is timed has the machine to itself.
const ready = stage('browser', browser);
const [[built, ruled], checked] = await Promise.all([buildAndRules(), checks()]);
const results =
  ready && built
    ? [
        checked,
        ruled,
        stage('routes', () => vitest('unit', 'alone')),
        stage('journeys', () => vitest('e2e')),
      ]
    : [count(false)];

if (lengths.length > 0) console.log(`\nThe ten longest files:\n${longest(10).join('\n')}`);
if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(results.every(Boolean) && failed === 0 ? 0 : 1);
