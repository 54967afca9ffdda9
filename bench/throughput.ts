import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { type Product, type Running, SAYS_WHERE, start, stop } from './product.ts';

type Figures = {
  perSecond: number;
  failed: number;
  p50: number;
  p99: number;
  perCpuSecond: number;
};

const root = resolve(import.meta.dirname, '..');
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ROUNDS = 3;

/** How long a first and a second start take until the home page answers. */
export async function startsOf(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'munch-start-'));
  const took: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    const startedAt = performance.now();
    const running = await start(['src/main.ts'], SAYS_WHERE, {
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
    });
    await fetch(`http://127.0.0.1:${running.port}/`);
    took.push(performance.now() - startedAt);
    await stop(running);
  }
  console.log(
    `Start to the first 200 (site already built)\n  first, with a new database ${took[0]?.toFixed(0)} ms, again ${took[1]?.toFixed(0)} ms`,
  );
  rmSync(folder, { recursive: true, force: true });
}

/** Pages and posts a second, each beside the least that could do the same: both are asked in turns, by one generator. */
export async function throughputOf(product: Product): Promise<void> {
  console.log(`Under load, ${SECONDS} s a run, middle of ${ROUNDS}`);
  const page = await start(
    ['bench/bare.ts', 'static', 'build/client/index.html.br'],
    /bare at (\d+)/,
  );
  const rows = await start(
    ['bench/bare.ts', 'rows', JSON.stringify({ ...product.pool, max: 10 })],
    /bare at (\d+)/,
  );
  const home = { method: 'GET', path: '/', connections: 32 };
  compare(
    'Home page against a bare server of the same bytes',
    () => load(product, home),
    () => load(page, home),
  );
  const db = openDb({ ...product.pool, max: 1 });
  await holdLetters(db);
  for (const [name, body] of Object.entries(POSTS)) {
    const work = { method: 'POST', body: JSON.stringify(body), connections: 32 };
    compare(
      `POST /api/sales/${name} against a bare transaction that writes the same rows`,
      () => load(product, { ...work, path: `/api/sales/${name}` }),
      () => load(rows, { ...work, path: `/${name}` }),
    );
  }
  await sql`drop function held cascade`.execute(db);
  await closeDb(db);
  await Promise.all([stop(page), stop(rows)]);
}

/** The letters that a post owes stay owed: the same process would send them meanwhile, and a post is measured alone. */
async function holdLetters(db: Db): Promise<void> {
  await sql`create function held() returns trigger language plpgsql
    as $$ begin new.next_try_at := 'infinity'; return new; end $$`.execute(db);
  await sql`create trigger held before insert on outbox_mail for each row execute function held()`.execute(
    db,
  );
}

// Seconds of processor time of one process so far (Linux; elsewhere the column stays empty).
function cpuOf(pid: number | undefined): number {
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat ? (Number(fields[11]) + Number(fields[12])) / 100 : Number.NaN;
}

function load(
  running: Running,
  work: { method: string; path: string; body?: string; connections: number },
): Figures {
  const before = cpuOf(running.child.pid);
  const done = spawnSync(
    process.execPath,
    ['bench/load.ts', JSON.stringify({ ...work, port: running.port, seconds: SECONDS })],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const figures = JSON.parse(done.stdout) as Omit<Figures, 'perCpuSecond'>;
  return {
    ...figures,
    perCpuSecond: (figures.perSecond * SECONDS) / (cpuOf(running.child.pid) - before),
  };
}

/** Ours and theirs in turns, after a round of each that only warms up; the middle of the others counts. */
function compare(name: string, ours: () => Figures, theirs: () => Figures): void {
  ours();
  theirs();
  const rounds = Array.from({ length: ROUNDS }, () => ({ ours: ours(), theirs: theirs() }));
  const middle = (figures: Figures[]) =>
    figures.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(ROUNDS / 2)] as Figures;
  const [our, their] = [
    middle(rounds.map((round) => round.ours)),
    middle(rounds.map((round) => round.theirs)),
  ];
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
