// A bank's table through the door that a bank comes in by: sent in pieces, read, checked and filed by the job, in the process
// that serves visitors meanwhile. A thousand rows, then ten thousand, then a thousand with a paper each.
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { newId } from '#platform/ids.ts';
import { bankRow, csvOf, pdfOf } from '../tests/bulk.ts';
import { signedIn } from '../tests/cast.ts';
import { zipOf } from '../tests/zip.ts';
import type { Product } from './product.ts';

const [FEW, MANY] = (process.env.BENCH_ROWS ?? '1000,10000').split(',').map(Number) as [
  number,
  number,
];
const PIECE = 4 * 1024 * 1024;
const PAPER_BYTES = 60_000;

type Bank = {
  url: string;
  cookie: string;
  institution: string;
  db: Db;
  pid: number | undefined;
  dataDir: string;
};
type Times = {
  rows: number;
  sent: number;
  checked: number;
  filed: number;
  peak: number;
  pings: number[];
  cpu: Cpu;
};
/** Milliseconds at a processor: other work on the machine lengthens the wait for an answer, and hardly these. */
type Cpu = { own: number; database: number };

export async function bulkOf({ url, pool, child, dataDir }: Product): Promise<void> {
  const db = openDb({ ...pool, max: 2 });
  const ada = await signedIn(db, { name: 'Ada Advocate', email: 'ada@konkan.example' });
  const bank: Bank = {
    url,
    db,
    cookie: ada.cookie,
    institution: await institutionOf(db, ada.personId),
    pid: child.pid,
    dataDir,
  };
  console.log(
    'Bulk filing: seconds from the first byte to the report, and from the acceptance to the last dispute; highest memory so far',
  );
  const few = await run(bank, { from: 1, count: FEW });
  const many = await run(bank, { from: FEW + 1, count: MANY });
  const again = await run(bank, { from: FEW + MANY + 1, count: FEW });
  for (const times of [few, many, again]) print(times);
  const perRow = ({ filed, checked, rows }: Times) => (filed + checked) / rows;
  const cpuPerRow = ({ cpu, rows }: Times) => (cpu.own + cpu.database) / rows;
  console.log(
    `  time a row at ${MANY} to time a row at ${FEW}: ${(perRow(many) / perRow(few)).toFixed(2)}`,
  );
  console.log(
    `  processor time a row at ${MANY} to that at ${FEW}: ${(cpuPerRow(many) / cpuPerRow(few)).toFixed(2)}`,
  );
  console.log(
    `  time a row of ${FEW} after ${FEW + MANY} to before: ${(perRow(again) / perRow(few)).toFixed(2)}`,
  );
  print(
    await run(bank, { from: FEW * 2 + MANY + 1, count: FEW, withPapers: true }),
    `with a paper of ${PAPER_BYTES / 1000} kB each`,
  );
  await closeDb(db);
}

function print({ rows, sent, checked, filed, peak, pings, cpu }: Times, more = ''): void {
  const sorted = [...pings].sort((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  console.log(
    `  ${String(rows).padStart(6)} rows: sent ${sent.toFixed(1)} s, checked ${checked.toFixed(1)} s, filed ${filed.toFixed(1)} s ` +
      `(${((filed / rows) * 1000).toFixed(1)} ms a row), ${peak.toFixed(0)} MB; a visitor waits ${p95.toFixed(0)} ms (p95); ` +
      `processor: ${(cpu.own / rows).toFixed(2)} ms a row in the product, ${(cpu.database / rows).toFixed(2)} in the database ${more}`,
  );
}

async function institutionOf(db: Db, personId: string): Promise<string> {
  const id = newId();
  await sql`insert into filing_institution (id, name, kind, email, address, language, created_at, created_by)
    values (${id}, 'Konkan Bank Ltd', 'company', 'recovery@konkan.example', '1 Fort Street, Mumbai 400001', 'en', now(), ${personId})`.execute(
    db,
  );
  await sql`insert into filing_institution_member (id, institution_id, person_id, since, added_by)
    values (${newId()}, ${id}, ${personId}, now(), ${personId})`.execute(db);
  return id;
}

type Asked = { from: number; count: number; withPapers?: boolean };

async function run(bank: Bank, { from, count, withPapers = false }: Asked): Promise<Times> {
  const numbers = Array.from({ length: count }, (_, at) => from + at);
  const csv = csvOf(
    numbers.map((at) => bankRow(at, withPapers ? { agreement_file: `LN-${at}.pdf` } : {})),
  );
  const zip = withPapers
    ? zipOf(
        numbers.map((at) => ({
          name: `LN-${at}.pdf`,
          bytes: pdfOf(`loan ${at}`, PAPER_BYTES),
          method: 0,
        })),
      )
    : null;
  const { id } = await call(bank, '/api/filing/batches', {
    institution: bank.institution,
    title: `${count} from ${from}`,
  });
  const startedAt = performance.now();
  if (zip) await send(bank, id, 'papers', zip);
  await send(bank, id, 'rows', csv);
  const sentAt = performance.now();
  await until(bank, id, ({ good }) => good === count);
  const checkedAt = performance.now();
  const { accepted } = await call(bank, `/api/filing/batches/${id}/acceptance`, {});
  if (accepted !== count) throw new Error(`${accepted} of ${count} rows were accepted.`);
  const [acceptedAt, before] = [performance.now(), cpuOf(bank)];
  const pings = await until(bank, id, ({ filed }) => filed === count);
  const [filedAt, after] = [performance.now(), cpuOf(bank)];
  const seconds = (a: number, b: number) => (b - a) / 1000;
  return {
    rows: count,
    sent: seconds(startedAt, sentAt),
    checked: seconds(sentAt, checkedAt),
    filed: seconds(acceptedAt, filedAt),
    peak: peakOf(bank.pid),
    pings,
    cpu: { own: after.own - before.own, database: after.database - before.database },
  };
}

async function call({ url, cookie }: Bank, path: string, body?: unknown) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(url + path, {
    ...init,
    headers: { cookie, 'content-type': 'application/json', origin: url },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Record<string, never> }).data as unknown as Answer;
}
type Answer = {
  id: string;
  received: number;
  accepted: number;
  counts: { good: number; filed: number; bad: number; stuck: number };
};

async function send(
  bank: Bank,
  batch: string,
  kind: 'rows' | 'papers',
  bytes: Buffer,
): Promise<void> {
  const { id } = await call(bank, `/api/filing/batches/${batch}/files`, {
    kind,
    name: kind,
    size: bytes.length,
  });
  for (let from = 0; from < bytes.length; from += PIECE) {
    const answer = await fetch(
      `${bank.url}/api/filing/batches/${batch}/files/${id}/pieces/${from}`,
      {
        method: 'POST',
        headers: {
          cookie: bank.cookie,
          'content-type': 'application/octet-stream',
          origin: bank.url,
        },
        body: new Uint8Array(bytes.subarray(from, from + PIECE)),
      },
    );
    if (!answer.ok)
      throw new Error(`A piece was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  }
}

/** Looks every 200 ms, as an open page would; how long each look waited. */
async function until(
  bank: Bank,
  batch: string,
  isDone: (counts: Answer['counts']) => boolean,
): Promise<number[]> {
  const waits: number[] = [];
  for (;;) {
    const startedAt = performance.now();
    const { counts } = await call(bank, `/api/filing/batches/${batch}`);
    waits.push(performance.now() - startedAt);
    if (counts.bad > 0 || counts.stuck > 0)
      throw new Error(`Of a bench's rows none may be bad: ${JSON.stringify(counts)}`);
    if (isDone(counts)) return waits;
    await pause(200);
  }
}

/** What the product and its database have used of the processors so far; only Linux tells. */
function cpuOf({ pid, dataDir }: Bank): Cpu {
  const servers = numbersIn('/proc').filter((one) => one !== pid && isIn(one, dataDir));
  return {
    own: pid ? ticksOf(pid) : 0,
    database: servers.reduce((sum, one) => sum + ticksOf(one), 0),
  };
}

function numbersIn(folder: string): number[] {
  return existsSync(folder) ? readdirSync(folder).map(Number).filter(Number.isInteger) : [];
}

/** The processes of a database server stand in its folder. */
function isIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  } catch {
    return false; // it has ended, or is somebody else's
  }
}

const TICK = 10;

function ticksOf(pid: number): number {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = rest.split(' ').slice(11, 13).map(Number);
    return (user + system) * TICK;
  } catch {
    return 0;
  }
}

/** The most memory that the process has held since it began, in MB; only Linux tells. */
function peakOf(pid: number | undefined): number {
  try {
    return (
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    );
  } catch {
    return Number.NaN;
  }
}
