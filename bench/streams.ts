// 2,000 open event streams on one process: what each takes of its memory, and how late an event is at the last of them.
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { closeDb, type Db, openDb, poolOf } from '#platform/db.ts';
import { signedIn } from '../tests/cast.ts';
import { type Product, type Running, start, stop } from './product.ts';

const STREAMS = 2000;
/** As many as one person may have in one process. */
const EACH = 8;
const EVENTS = 50;

type Line = { socket: Socket; heard: (at: number) => void; text: string };

/** Opens streams one after the other; each says when an event has arrived. */
async function openLines(
  port: number,
  cookies: string[],
  heard: (n: number, at: number) => void,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (let n = 0; n < STREAMS; n += 1)
    lines.push(await openLine(port, cookies[Math.floor(n / EACH)] ?? '', heard));
  return lines;
}

function openLine(
  port: number,
  cookie: string,
  heard: (n: number, at: number) => void,
): Promise<Line> {
  return new Promise((done, failed) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () =>
      socket.write(`GET /api/events HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n\r\n`),
    );
    const line: Line = { socket, heard: () => {}, text: '' };
    socket.on('error', failed);
    socket.on('data', (chunk: Buffer) => {
      const at = performance.now();
      line.text = (line.text + chunk.toString('latin1')).slice(-2000);
      if (line.text.startsWith('HTTP/1.1 ') && !line.text.startsWith('HTTP/1.1 200'))
        failed(new Error(line.text.slice(0, 200)));
      if (line.text.includes('event: hello')) done(line);
      for (let found = /"n":(\d+)/.exec(line.text); found; found = /"n":(\d+)/.exec(line.text)) {
        line.text = line.text.slice(found.index + found[0].length);
        heard(Number(found[1]), at);
      }
    });
  });
}

// What a process holds in memory, in bytes (Linux; elsewhere the figures stay empty).
function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}

export async function streamsOf(product: Product): Promise<void> {
  const db = openDb({ ...product.pool, max: 2 });
  const people = [];
  for (let n = 0; n < STREAMS / EACH; n += 1)
    people.push(await signedIn(db, { roles: ['case_officer'] }));
  const ours = await memory(
    product,
    people.map(({ cookie }) => cookie),
    (heard) => delays(db, heard),
  );
  const bare = await start(['bench/bare.ts', 'streams'], /bare at (\d+)/);
  const least = await memory(bare, [], async () => {});
  await stop(bare);
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
  const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
  console.log(`${STREAMS} open event streams on one process
  ours     ${kb((ours.open - ours.idle) / STREAMS)} each (resident, ${mb(ours.idle)} without, ${mb(ours.open)} with them)
  bare     ${kb((least.open - least.idle) / STREAMS)} each (an answer of node:http that is not ended; ${mb(least.idle)}, ${mb(least.open)})`);
  await closeDb(db);
}

type Hearing = { each: (then: (n: number, at: number) => void) => void };

async function memory(
  running: Running,
  cookies: string[],
  measure: (hearing: Hearing) => Promise<void>,
) {
  let then: (n: number, at: number) => void = () => {};
  await openLine(running.port, cookies[0] ?? '', () => {}).then(({ socket }) => socket.destroy()); // what is loaded once is not a stream's
  await pause(2000);
  const idle = memoryOf(running.child.pid);
  const lines = await openLines(running.port, cookies, (n, at) => then(n, at));
  await pause(3000);
  const open = memoryOf(running.child.pid);
  await measure({ each: (what) => (then = what) });
  for (const { socket } of lines) socket.destroy();
  await pause(500);
  return { idle, open };
}

/** From before an event is written until it has arrived: one that everybody hears, and one that one person hears. */
async function delays(db: Db, { each }: Hearing): Promise<void> {
  const pool = poolOf(db);
  const write = (n: number, person: string | null) =>
    pool.query(
      'insert into live_event (at, topic, person_id, needs, data) values (now(), $1, $2, $3, $4)',
      [
        ...(person ? ['notice', person, null] : ['queue', null, 'work_office']),
        JSON.stringify({ n }),
      ],
    );
  const { rows } = await pool.query<{ person_id: string }>(
    'select person_id from identity_session limit 1',
  );
  for (const [name, person, readers] of [
    ['to everybody', null, STREAMS],
    ['to one person', rows[0]?.person_id ?? '', EACH],
  ] as const) {
    const waits: number[] = [];
    for (let n = 1; n <= EVENTS; n += 1) {
      let left: number = readers;
      const writtenAt = performance.now();
      const all = new Promise<void>((done) =>
        each((heard, at) => {
          if (heard !== n) return;
          waits.push(at - writtenAt);
          left -= 1;
          if (left === 0) done();
        }),
      );
      await write(n, person);
      await all;
      await pause(50);
    }
    const sorted = Float64Array.from(waits).sort();
    const at = (share: number) =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
    console.log(
      `Event ${name} (${readers} streams, ${EVENTS} times): p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, last ${at(1)} ms`,
    );
  }
}
