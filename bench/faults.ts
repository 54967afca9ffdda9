// What falls with what fails: each kind of fault under eight visitors who send forms and some hundred open pages. Counts what
// was acknowledged, lost, doubled and half done, how long until the next form was taken, and what a visitor saw.
// `npm run bench -- faults`; figures for docs/decisions/0073.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readPostmaster } from '#platform/postgres/postmaster.ts';
import { freePort, mountSmall, officers } from './faults/ground.ts';
import { type Beneath, beneath, houseOn } from './faults/house.ts';
import { EACH } from './faults/listeners.ts';
import { type Fault, type Ground, LISTENERS, measured, WRITERS } from './faults/measuring.ts';
import { openSink } from './faults/smtp.ts';
import { twoMachines } from './faults/two.ts';

const MANY_LISTENERS = 2000;
const MB = 1024 ** 2;

const faults: Fault[] = [
  { name: 'process killed', happen: ({ houses: [one] }) => one.end('process').then(one.start) },
  { name: 'process group killed', happen: ({ houses: [one] }) => one.end('group').then(one.start) },
  {
    name: 'postmaster killed',
    happen: async ({ below }) => void process.kill(below.postmaster(), 'SIGKILL'),
  },
  {
    name: 'one backend killed',
    happen: async ({ below }) => void process.kill(await aBackend(below), 'SIGKILL'),
  },
  {
    name: 'every session ended',
    happen: async ({ below }) =>
      void (await below.ask(`select pg_terminate_backend(pid) ${OTHERS}`)),
  },
  { name: 'one line silent for 25 s', happen: ({ below }) => silence(below, 25_000) },
  { name: 'disk full for 5 s', happen: ({ dataDir }) => fill(dataDir, 5000) },
  {
    name: 'mail server gone for 5 s',
    happen: ({ sink }) =>
      sink
        .goAway()
        .then(() => pause(5000))
        .then(sink.comeBack),
  },
  {
    name: `two restarts, ${MANY_LISTENERS} streams`,
    listeners: MANY_LISTENERS,
    happen: async ({ houses }) => {
      for (const _ of [1, 2])
        for (const house of houses)
          await house
            .end('leave')
            .then(house.start)
            .then(() => pause(5000));
    },
  },
];

const OTHERS =
  "from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

async function aBackend(below: Beneath): Promise<number> {
  const [one] = await below.ask(
    `select pid ${OTHERS} and state <> 'idle' order by query_start desc limit 1`,
  );
  const [any] = one ? [one] : await below.ask(`select pid ${OTHERS} limit 1`);
  return Number(any?.pid);
}

/** A line that neither answers nor breaks: its server's process sleeps. */
async function silence(below: Beneath, milliseconds: number): Promise<void> {
  const pid = await aBackend(below);
  process.kill(pid, 'SIGSTOP');
  await pause(milliseconds);
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // ended by whoever gave its line up
  }
}

async function fill(dataDir: string, milliseconds: number): Promise<void> {
  const file = join(dataDir, 'fill');
  try {
    for (let at = 0; ; at += 1)
      writeFileSync(file, Buffer.alloc(MB), { flag: at === 0 ? 'w' : 'a' });
  } catch {
    // it is full
  }
  await pause(milliseconds);
  rmSync(file);
}

export async function faultsOf(asked: readonly string[]): Promise<void> {
  console.log(
    `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(
    `${WRITERS} visitors send forms, each again under its key until it is acknowledged; ${LISTENERS} streams are open.\n`,
  );
  const wanted = faults.filter(
    ({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)),
  );
  if (wanted.length > 0) await oneMachine(wanted);
  if (asked.length === 0 || asked.some((word) => ['two', 'machines', 'store'].includes(word)))
    await twoMachines(asked.includes('store') ? ['store'] : []);
}

async function oneMachine(wanted: readonly Fault[]): Promise<void> {
  const small = mountSmall();
  const dataDir = join(small ?? mkdtempSync(join(tmpdir(), 'munch-faults-')), 'data');
  mkdirSync(dataDir);
  const sink = await openSink();
  const house = houseOn(dataDir, await freePort(), { SMTP_URL: `smtp://127.0.0.1:${sink.port}` });
  await house.start();
  const { socketDir, port } = readPostmaster(join(dataDir, 'postgres/cluster')) ?? {
    socketDir: '',
    port: 0,
  };
  const pool = { host: socketDir, port, user: 'munch', database: 'munch' };
  const ground: Ground = {
    houses: [house],
    below: beneath(dataDir),
    dataDir,
    sink,
    cookies: await officers(pool, MANY_LISTENERS / EACH),
  };
  try {
    for (const fault of wanted) {
      if (fault.name.startsWith('disk') && !small)
        console.log(`${fault.name}: not measured, because only root may mount a small disk`);
      else console.log(await measured(fault, ground));
    }
    console.log(
      house.hasFallen()
        ? '\nThe process ENDED by itself.'
        : '\nNo process ended but those that were ended here.',
    );
  } finally {
    await house.end('leave');
    await sink.goAway();
    rmSync(dataDir, { recursive: true, force: true });
    if (small) execFileSync('umount', [small]);
  }
}
