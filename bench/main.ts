// `npm run bench`: figures and ratios, all from one run on one machine, never pass or fail. The product runs as it does
// in production; what it is compared with runs beside it, and both are asked in turns, three times, by one generator.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '#platform/postgres/start.ts';
import { buildSite } from '../scripts/build.ts';
import { lighthouseOf } from './lighthouse.ts';
import { bytesOf } from './weight.ts';

type Figures = { perSecond: number; failed: number; p50: number; p99: number; perCpuSecond: number };
type Running = { port: number; child: ChildProcess };

const root = resolve(import.meta.dirname, '..');
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = 3;
// Whatever goes wrong, nothing that was started here goes on.
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM');
});
const SAYS_WHERE = /Munch is at http:\/\/127\.0\.0\.1:(\d+)/;

function start(args: string[], said: RegExp, env: Record<string, string> = {}): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  return new Promise((done, failed) => {
    let heard = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (heard === 'enough') return;
      heard += chunk.toString();
      const port = said.exec(heard)?.[1];
      if (!port) return;
      heard = 'enough';
      done({ port: Number(port), child });
    });
    child.on('exit', (code) => failed(new Error(`${args.join(' ')} ended with ${code}`)));
  });
}

// Seconds of processor time of one process so far (Linux; elsewhere the column stays empty).
function cpuOf(pid: number | undefined): number {
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat ? (Number(fields[11]) + Number(fields[12])) / 100 : Number.NaN;
}

function load(running: Running, work: { method: string; path: string; body?: string; connections: number }): Figures {
  const before = cpuOf(running.child.pid);
  const done = spawnSync(process.execPath, ['bench/load.ts', JSON.stringify({ ...work, port: running.port, seconds: SECONDS })], {
    cwd: root,
    encoding: 'utf8',
  });
  const figures = JSON.parse(done.stdout) as Omit<Figures, 'perCpuSecond'>;
  return { ...figures, perCpuSecond: (figures.perSecond * SECONDS) / (cpuOf(running.child.pid) - before) };
}

/** Ours and theirs in turns; the middle of the rounds counts. */
function compare(name: string, ours: () => Figures, theirs: () => Figures): void {
  const rounds = Array.from({ length: ROUNDS }, () => ({ ours: ours(), theirs: theirs() }));
  const middle = (figures: Figures[]) => figures.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(ROUNDS / 2)] as Figures;
  const [our, their] = [middle(rounds.map((round) => round.ours)), middle(rounds.map((round) => round.theirs))];
  const row = (who: string, it: Figures) =>
    `  ${who.padEnd(8)} ${it.perSecond.toFixed(0).padStart(7)}/s  ${it.perCpuSecond.toFixed(0).padStart(7)} per CPU s  p50 ${it.p50.toFixed(2)} ms  p99 ${it.p99.toFixed(2)} ms  failed ${it.failed}`;
  console.log(
    `${name}\n${row('ours', our)}\n${row('bare', their)}\n  ratio    ${(our.perSecond / their.perSecond).toFixed(2)} of requests/s, ${(our.perCpuSecond / their.perCpuSecond).toFixed(2)} of requests per CPU second`,
  );
}

const POSTS = {
  newsletter: { email: 'reader{n}@example.in', isSubscribe: true },
  contact: {
    fullName: 'Asha Rao',
    email: 'asha{n}@example.in',
    phone: '9820000000',
    message: 'My landlord keeps the deposit. Number {n}.',
  },
  consultation: {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha{n}@example.in',
    phone: '9820000000',
    disputeType: 'Landlord/Tenant Issues',
    preferredResolutionMethod: 'Online Mediation',
    disputeDescription: 'My landlord keeps the deposit. Number {n}.',
    priorActionTaken: false,
    deadlineDate: null,
  },
};

async function coldAndWarm(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'munch-start-'));
  const took: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    const startedAt = performance.now();
    const running = await start(['src/main.ts'], SAYS_WHERE, { PORT: '0', DATA_DIR: folder, DATABASE_URL: '' });
    await fetch(`http://127.0.0.1:${running.port}/`);
    took.push(performance.now() - startedAt);
    await stop(running);
  }
  console.log(
    `Start to the first 200 (site already built)\n  first, with a new database ${took[0]?.toFixed(0)} ms, again ${took[1]?.toFixed(0)} ms`,
  );
  rmSync(folder, { recursive: true, force: true });
}

function stop(running: Running): Promise<void> {
  return new Promise((done) => {
    running.child.on('exit', () => done());
    running.child.kill('SIGTERM');
  });
}

async function main(): Promise<void> {
  console.log(
    `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}, ${SECONDS} s a run, middle of ${ROUNDS}\n`,
  );
  await buildSite((line) => console.log(line));
  await coldAndWarm();
  const dataDir = mkdtempSync(join(tmpdir(), 'munch-bench-'));
  const postgres = await startPostgres({ dataDir, say: () => {} });
  const { host, port, user, database } = postgres.pool;
  const url = `postgres:///${database}?host=${encodeURIComponent(String(host))}&port=${port}&user=${user}`;
  const ours = await start(['src/main.ts'], SAYS_WHERE, { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: url, POSTS_PER_MINUTE: '0' });
  const page = await start(['bench/bare.ts', 'static', 'build/client/index.html.br'], /bare at (\d+)/);
  const insert = await start(['bench/bare.ts', 'insert', JSON.stringify({ ...postgres.pool, max: 10 })], /bare at (\d+)/);
  const home = { method: 'GET', path: '/', connections: 32 };
  compare(
    'Home page against a bare server of the same bytes',
    () => load(ours, home),
    () => load(page, home),
  );
  for (const [name, body] of Object.entries(POSTS)) {
    const work = { method: 'POST', body: JSON.stringify(body), connections: 32 };
    compare(
      `POST /api/sales/${name} against one bare INSERT`,
      () => load(ours, { ...work, path: `/api/sales/${name}` }),
      () => load(insert, { ...work, path: `/${name}` }),
    );
  }
  await bytesOf(`http://127.0.0.1:${ours.port}`);
  await lighthouseOf(`http://127.0.0.1:${ours.port}`, ['/', '/lets-talk']);
  await Promise.all([stop(ours), stop(page), stop(insert)]);
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

await main();
