// People and programs at once, over 50 connections: a party's case, its API, the page of a notice and the home page in equal
// parts, over disputes that have everything. `BENCH_SECONDS=60 npm run bench -- mixed`; five minutes unless it says otherwise.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { closeDb, openDb } from '#platform/db.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { fullDispute } from '../tests/full-dispute.ts';
import { table } from './pages.ts';
import type { Product } from './product.ts';

const CONNECTIONS = 50;
const DISPUTES = 20;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 300);

type Figures = { perSecond: number; failed: number; p50: number; p95: number; p99: number };
type Question = { kind: string; path: string; headers?: Record<string, string> };

export async function mixedOf(product: Product): Promise<void> {
  const mix = await questions(product);
  await load(product.port, mix, Math.min(10, SECONDS)); // warms up: what it finds is not told
  const memory = [memoryOf(product.child.pid)];
  const { kinds, ...all } = await load(product.port, mix, SECONDS);
  memory.push(memoryOf(product.child.pid));
  console.log(
    `Mixed load, ${CONNECTIONS} connections, ${SECONDS} s, ${DISPUTES} disputes; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  const row = (name: string, { perSecond, failed, p50, p95, p99 }: Figures) => [
    name,
    perSecond.toFixed(1),
    p50.toFixed(0),
    p95.toFixed(0),
    p99.toFixed(0),
    String(failed),
  ];
  console.log(
    table(
      ['', 'a second', 'p50, ms', 'p95, ms', 'p99, ms', 'errors'],
      [...Object.entries(kinds).map(([kind, one]) => row(kind, one)), row('all', all)],
    ),
  );
  console.log(
    `Memory of the process: ${memory.map((bytes) => (bytes / 1e6).toFixed(0)).join(' MB before, ')} MB after`,
  );
}

/** Every dispute has two parties who look at their case in turn, and a notice that is open to whoever has its code. */
async function questions({ pool, dataDir }: Product): Promise<Question[]> {
  const db = openDb({ ...pool, max: 2 });
  const key = keyFor(
    'sign-in',
    await openKey({
      file: join(dataDir, 'vault.key'),
      vault: join(dataDir, 'files'),
      given: undefined,
    }),
  );
  const mix: Question[] = [];
  for (let number = 0; number < DISPUTES; number += 1) {
    const one = await fullDispute(db, {
      clock: { now: new Date() },
      respondents: 1,
      papers: 4,
      key,
    });
    const headers = { cookie: (number % 2 === 0 ? one.ada : one.ben).cookie };
    mix.push({ kind: 'case', path: `/cases/${one.id}`, headers });
    mix.push({ kind: 'its API', path: `/api/disputes/${one.id}`, headers });
    mix.push({ kind: 'notice', path: `/n/${one.code}` });
    mix.push({ kind: 'home', path: '/' });
  }
  await closeDb(db);
  return mix;
}

/** Beside the process that holds the product's output, which must go on being read. */
function load(
  port: number,
  mix: readonly Question[],
  seconds: number,
): Promise<Figures & { kinds: Record<string, Figures> }> {
  const work = JSON.stringify({
    port,
    seconds,
    connections: CONNECTIONS,
    method: 'GET',
    path: '/',
    mix,
  });
  const child = spawn(process.execPath, ['bench/load.ts', work], {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((done, failed) =>
    child.on('exit', (code) =>
      code === 0 ? done(JSON.parse(said)) : failed(new Error(`load: ${code}`)),
    ),
  );
}

/** What a process holds in memory, in bytes (Linux; elsewhere the figure stays empty). */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}
