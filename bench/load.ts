// A load generator on bare sockets, run as its own process so that it shares nothing with what it measures:
// `node bench/load.ts '{"port":…,"seconds":…,"connections":…,"method":…,"path":…,"body":…}'` prints one JSON line.
// `{n}` in the body becomes another number each time, `{m}` one of `among` numbers in turn. With a `mix` each connection asks
// one of its questions after the other, each beginning elsewhere, and the figures are told by the kind of the question too.
import { connect, type Socket } from 'node:net';

type Work = {
  port: number;
  seconds: number;
  connections: number;
  method: string;
  path: string;
  body?: string;
  headers?: Record<string, string>;
  among?: number;
  mix?: Question[];
};
type Question = { kind: string; path: string; headers?: Record<string, string> };
type Tally = { answered: number; failed: number; waits: number[] };

const work = JSON.parse(process.argv[2] ?? '{}') as Work;
const mix: Question[] = work.mix ?? [{ kind: 'all', path: work.path }];
const tallies = new Map<string, Tally>(
  mix.map(({ kind }) => [kind, { answered: 0, failed: 0, waits: [] }]),
);
// Each run has its own numbers, so that no submission is the repeat of one from an earlier run.
let number = Number(process.hrtime.bigint() % 1_000_000_000n) * 1000;

function request({ path, headers: own }: Question): string {
  number += 1;
  const body = (work.body ?? '')
    .replaceAll('{n}', String(number))
    .replaceAll('{m}', String(number % (work.among ?? 1)));
  const headers = {
    host: '127.0.0.1',
    'accept-encoding': 'br',
    ...(body
      ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
      : {}),
    ...work.headers,
    ...own,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `${work.method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** How many bytes the answer at the front takes, and its status; null while it is not whole. */
function answerIn(bytes: Buffer): { size: number; status: number } | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.subarray(0, end).toString('latin1');
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined)
    return bytes.length >= end + 4 + Number(length)
      ? { size: end + 4 + Number(length), status }
      : null;
  const last = bytes.indexOf('0\r\n\r\n', end);
  return last < 0 ? null : { size: last + 5, status };
}

function drive(socket: Socket, until: number, from: number): void {
  let at = from;
  let waiting: Buffer = Buffer.alloc(0);
  let sentAt = 0;
  const asked = () => mix[at % mix.length] as Question; // there is one at least
  const tally = () => tallies.get(asked().kind) as Tally; // made above, for each kind
  const send = () => {
    if (performance.now() > until) return void socket.destroy();
    sentAt = performance.now();
    socket.write(request(asked()));
  };
  socket.on('data', (chunk) => {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    const answer = answerIn(waiting);
    if (!answer) return;
    waiting = waiting.subarray(answer.size);
    if (answer.status < 300) tally().answered += 1;
    else tally().failed += 1;
    tally().waits.push(performance.now() - sentAt);
    at += 1;
    send();
  });
  socket.on('error', () => {
    tally().failed += 1;
  });
  send();
}

const startedAt = performance.now();
const until = startedAt + work.seconds * 1000;
await Promise.all(
  Array.from({ length: work.connections }, (_, place) => {
    const from = Math.floor((place * mix.length) / work.connections);
    const socket = connect({ port: work.port, host: '127.0.0.1', noDelay: true }, () =>
      drive(socket, until, from),
    );
    return new Promise((done) => socket.on('close', done));
  }),
);
const seconds = (performance.now() - startedAt) / 1000;

function figuresOf(all: readonly Tally[]) {
  const waits = Float64Array.from(all.flatMap((one) => one.waits)).sort();
  const at = (share: number) =>
    waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  const sum = (figure: 'answered' | 'failed') => all.reduce((so, one) => so + one[figure], 0);
  return {
    perSecond: sum('answered') / seconds,
    failed: sum('failed'),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
}

const kinds = Object.fromEntries([...tallies].map(([kind, tally]) => [kind, figuresOf([tally])]));
console.log(
  JSON.stringify({ ...figuresOf([...tallies.values()]), ...(work.mix ? { kinds } : {}) }),
);
