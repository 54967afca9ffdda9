import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { closeDb, openDb } from '#platform/db.ts';
import { newId } from '#platform/ids.ts';
import { OWASP, openPasswords } from '#platform/passwords.ts';
import type { Product } from './product.ts';

type Figures = { perSecond: number; failed: number; p50: number; p95: number; p99: number };

const root = resolve(import.meta.dirname, '..');
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const PASSWORD = 'moss gasket turnip violin';
const PEOPLE = 200;

/** How many sign-ins a second argon2id leaves, and what somebody who reads a page meanwhile feels of it. */
export async function signInsOf({ port, pool, url }: Product): Promise<void> {
  await addPeople(pool);
  const alone = await hashesASecond();
  const home = { method: 'GET', path: '/', connections: 8 };
  // What every page of somebody who is signed in begins with: her session is looked up in the database.
  const viewer = {
    method: 'GET',
    path: '/api/identity/viewer',
    connections: 8,
    headers: { cookie: await aSession(url) },
  };
  // A browser that they all used before: a new one is told of by letter, which is the mail's work and not the sign-in's.
  const headers = { cookie: `munch-device=${'b'.repeat(43)}`, origin: url };
  const signIn = {
    method: 'POST',
    path: '/api/identity/session',
    connections: 8,
    body: signInBody(),
    headers,
  };
  await load(port, signIn);
  console.log(
    `Sign-ins with argon2id, ${OWASP.memory} KiB, ${OWASP.passes} passes, ${OWASP.parallelism} lane (OWASP), ${SECONDS} s a run, ${signIn.connections} at once`,
  );
  console.log(`  hashes in a process of their own, one after another: ${alone.toFixed(1)}/s`);
  say('sign-ins', await load(port, signIn));
  say('home page alone', await load(port, home));
  say('viewer alone', await load(port, viewer));
  for (const [name, beside] of [
    ['home page', home],
    ['viewer', viewer],
  ] as const) {
    const [during, meanwhile] = await Promise.all([load(port, beside), load(port, signIn)]);
    say(`${name} beside sign-ins`, during);
    say(`sign-ins beside the ${name}`, meanwhile);
  }
}

/** Accounts with one password, each its own, so that no sign-in waits for another's limit. */
async function addPeople(pool: Product['pool']): Promise<void> {
  const db = openDb({ ...pool, max: 1 });
  const [hash, at] = [await openPasswords().hash(PASSWORD), new Date()];
  const people = Array.from({ length: PEOPLE }, (_, n) => ({
    id: newId(),
    name: `Bench ${n}`,
    email: `bench${n}@example.in`,
    emailVerifiedAt: at,
    passwordHash: hash,
    passwordSetAt: at,
    createdAt: at,
  }));
  await db
    .insertInto('identity_person')
    .values(people)
    .onConflict((same) => same.doNothing())
    .execute();
  await closeDb(db);
}

async function aSession(url: string): Promise<string> {
  const body = signInBody().replace('{m}', '0');
  const answer = await fetch(`${url}/api/identity/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('munch='));
  if (!cookie) throw new Error(`The sign-in was answered ${answer.status}.`);
  return cookie.split(';')[0] ?? '';
}

function signInBody(): string {
  return JSON.stringify({ username: 'bench{m}@example.in', password: PASSWORD, agrees: true });
}

async function hashesASecond(): Promise<number> {
  const passwords = openPasswords();
  const since = performance.now();
  let count = 0;
  for (; performance.now() - since < 2000; count += 1) await passwords.hash(PASSWORD);
  return (count * 1000) / (performance.now() - since);
}

type Work = {
  method: string;
  path: string;
  connections: number;
  body?: string;
  headers?: Record<string, string>;
};

function load(port: number, work: Work): Promise<Figures> {
  const args = [
    'bench/load.ts',
    JSON.stringify({ ...work, port, seconds: SECONDS, among: PEOPLE }),
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((done) => child.on('exit', () => done(JSON.parse(said) as Figures)));
}

function say(name: string, { perSecond, failed, p50, p95, p99 }: Figures): void {
  const figures = [
    `${perSecond.toFixed(1).padStart(8)}/s`,
    ...[p50, p95, p99].map((wait) => `${wait.toFixed(1).padStart(7)} ms`),
  ];
  console.log(
    `  ${name.padEnd(28)}${figures[0]}  p50${figures[1]}  p95${figures[2]}  p99${figures[3]}  failed ${failed}`,
  );
}
