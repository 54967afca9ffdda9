// What falls with what fails: each kind of fault under eight visitors who send forms and some hundred open pages. Counts what
// was acknowledged, lost, doubled and half done, how long until the next form was taken, and what a visitor saw.
// `npm run bench -- faults`; figures for docs/decisions/0073.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { closeDb, openDb } from '#platform/db.ts';
import { readPostmaster } from '#platform/postgres/postmaster.ts';
import { signedIn } from '../tests/cast.ts';
import { type House, houseOn } from './faults/house.ts';
import { EACH, listenersOf } from './faults/listeners.ts';
import { openSink, type Sink } from './faults/smtp.ts';
import { writersOf } from './faults/writers.ts';

const WRITERS = 8;
const LISTENERS = 160;
const MANY_LISTENERS = 2000;
const STEADY = 2000;
const MB = 1024 ** 2;

type Ground = { house: House; dataDir: string; port: number; sink: Sink; cookies: string[] };
type Fault = { name: string; listeners?: number; happen(ground: Ground): Promise<void> };

const faults: Fault[] = [
  { name: 'process killed', happen: ({ house }) => house.end('process').then(house.start) },
  { name: 'process group killed', happen: ({ house }) => house.end('group').then(house.start) },
  { name: 'postmaster killed', happen: async ({ house }) => void process.kill(house.postmaster(), 'SIGKILL') },
  { name: 'one backend killed', happen: async ({ house }) => void process.kill(await aBackend(house), 'SIGKILL') },
  { name: 'every session ended', happen: async ({ house }) => void (await house.ask(`select pg_terminate_backend(pid) ${OTHERS}`)) },
  { name: 'one line silent for 25 s', happen: ({ house }) => silence(house, 25_000) },
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
    happen: async ({ house }) => {
      for (const _ of [1, 2])
        await house
          .end('leave')
          .then(house.start)
          .then(() => pause(5000));
    },
  },
];

const OTHERS = "from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

async function aBackend(house: House): Promise<number> {
  const [one] = await house.ask(`select pid ${OTHERS} and state <> 'idle' order by query_start desc limit 1`);
  const [any] = one ? [one] : await house.ask(`select pid ${OTHERS} limit 1`);
  return Number(any?.pid);
}

/** A line that neither answers nor breaks: its server's process sleeps. */
async function silence(house: House, milliseconds: number): Promise<void> {
  const pid = await aBackend(house);
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
    for (let at = 0; ; at += 1) writeFileSync(file, Buffer.alloc(MB), { flag: at === 0 ? 'w' : 'a' });
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
  console.log(`${WRITERS} visitors send forms, each again under its key until it is acknowledged; ${LISTENERS} streams are open.\n`);
  const wanted = faults.filter(({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)));
  const small = mountSmall();
  const dataDir = join(small ?? mkdtempSync(join(tmpdir(), 'munch-faults-')), 'data');
  mkdirSync(dataDir);
  const [port, sink] = [await freePort(), await openSink()];
  const house = houseOn(dataDir, port, { SMTP_URL: `smtp://127.0.0.1:${sink.port}` });
  await house.start();
  const ground = { house, dataDir, port, sink, cookies: await officers(dataDir, MANY_LISTENERS / EACH) };
  try {
    for (const fault of wanted) {
      if (fault.name.startsWith('disk') && !small) console.log(`${fault.name}: not measured, because only root may mount a small disk`);
      else console.log(await measured(fault, ground));
    }
    console.log(house.hasFallen() ? '\nThe process ENDED by itself.' : '\nNo process ended but those that were ended here.');
  } finally {
    await house.end('leave');
    await sink.goAway();
    rmSync(dataDir, { recursive: true, force: true });
    if (small) execFileSync('umount', [small]);
  }
}

async function measured({ name, listeners: count = LISTENERS, happen }: Fault, ground: Ground): Promise<string> {
  const { house, port, cookies, sink } = ground;
  const writers = writersOf(house.url, WRITERS);
  const listeners = listenersOf(port, cookies, count);
  while (listeners.open() < count) await pause(100);
  const events = eventsIn(house);
  await pause(STEADY);
  const [at, before] = [performance.now(), writers.count()];
  await happen(ground);
  while (writers.count() < before + 10 * WRITERS) await pause(100);
  await pause(STEADY);
  const seen = await writers.stop();
  const due = await events.stop();
  while (listeners.open() < count) await pause(100);
  await pause(6000); // the rows are read every five seconds in any case
  const streams = listeners.judge(due);
  await listeners.stop();
  const kept = await judge(house, seen.acknowledged);
  const next = seen.nextAfter(at);
  const others = [...seen.answers].filter(([answer]) => answer !== '200').map(([answer, times]) => `${answer} ${times} times`);
  const twice = sink.ids.length - new Set(sink.ids).size;
  sink.ids.length = 0;
  return `${name}
  forms    acknowledged ${seen.acknowledged.size}, lost ${kept.lost}, doubled ${kept.doubled}, half done ${kept.halfDone}; next ${next === null ? 'never' : `after ${((next - at) / 1000).toFixed(2)} s`}
  seen     ${others.length > 0 ? others.join(', ') : 'nothing but 200'}; the longest wait ${(seen.longest / 1000).toFixed(2)} s
  streams  ${count}: due ${streams.due}, lost ${streams.lost}, doubled ${streams.doubled}
  letters  handed over twice ${twice}${house.hasFallen() ? '\n  THE PROCESS ENDED' : ''}`;
}

/** Writes an event to everybody ten times a second on a connection of its own; gives those whose commit was heard of. */
function eventsIn(house: House) {
  const due: number[] = [];
  const written = 'insert into live_event (at, topic, person_id, needs, data) values (now(), $1, null, $2, $3)';
  let isOver = false;
  const all = (async () => {
    for (let n = Math.floor(performance.now()); !isOver; n += 1) {
      await house.ask(written, ['queue', 'work_office', JSON.stringify({ n })]).then(
        () => due.push(n),
        () => {}, // whether it was kept is not known: it is neither due nor wrong
      );
      await pause(100);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await all;
      return due;
    },
  };
}

/** Lost: acknowledged, and no row. Doubled: more than one. Half done: without one of the two letters that it owes. */
async function judge(house: House, acknowledged: ReadonlySet<string>) {
  const rows = await house.ask(
    `with owed as (select refers_to, count(*) as letters from outbox_mail where kind in ('contact_office', 'contact_copy') group by 1)
     select c.email, count(*) over (partition by c.email) as times, coalesce(o.letters, 0) as letters
     from contact_enquiry c left join owed o on o.refers_to = c.id where c.email = any($1)`,
    [[...acknowledged]],
  );
  const found = new Set(rows.map(({ email }) => email));
  return {
    lost: [...acknowledged].filter((email) => !found.has(email)).length,
    doubled: rows.filter(({ times }) => Number(times) > 1).length,
    halfDone: rows.filter(({ letters }) => Number(letters) !== 2).length,
  };
}

async function officers(dataDir: string, count: number): Promise<string[]> {
  const { socketDir, port } = readPostmaster(join(dataDir, 'postgres/cluster')) ?? { socketDir: '', port: 0 };
  const db = openDb({ host: socketDir, port, user: 'munch', database: 'munch', max: 2 });
  const cookies: string[] = [];
  for (let n = 0; n < count; n += 1) cookies.push((await signedIn(db, { roles: ['case_officer'] })).cookie);
  await closeDb(db);
  return cookies;
}

/** A disk of its own that can be filled without harm to the machine; null where one may not mount it. */
function mountSmall(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'munch-faults-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    }),
  );
}
