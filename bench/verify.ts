// How long `npm run verify` takes over a record: chains of twenty acts, put in fast, sealed by the sealer itself, and walked.
// `npm run bench -- verify` takes a million; `ACTS=100000 node bench/verify.ts` any other number, alone and without a build.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { seal } from '#modules/record/actions/sealing.ts';
import { verifySeals } from '#modules/record/actions/verifying.ts';
import { appendActs, type ChainPosition, verifyPortion } from '#modules/record/actions.ts';
import { type ChainLink, GENESIS, linkText } from '#modules/record/rules/chain.ts';
import { addLinks, lockChain } from '#modules/record/store/acts.ts';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { newId } from '#platform/ids.ts';
import { migrate } from '#platform/migrate.ts';
import { startPostgres } from '#platform/postgres/start.ts';
import { signerOf } from '#platform/signing.ts';

const ACTS = Number(process.env.ACTS ?? 1_000_000);
const EACH = 20;
const AT_ONCE = 50;
const root = resolve(import.meta.dirname, '..');
const signer = signerOf({ bytes: Buffer.alloc(32, 1) });
const marks = { read: async () => null, keep: async () => {} };

export async function verifyOf(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'munch-bench-record-'));
  const postgres = await startPostgres({ dataDir, say: () => {} });
  const db = openDb({ ...postgres.pool, max: 4, statement_timeout: 0 });
  try {
    await migrate(db, { folder: `${root}/migrations`, say: () => {} });
    console.log(`A record of ${ACTS.toLocaleString('en-GB')} acts in chains of ${EACH}`);
    await timed('put in', () => fill(db));
    await timed('sealed', () => sealAll(db));
    await timed('every chain walked', () => walkAll(db));
    await timed('every seal walked', async () => {
      const { broken, sealed, seals } = await verifySeals(db, {
        keys: signer.published(),
        marks: [],
        heads: [],
      });
      if (broken || sealed < ACTS)
        throw new Error(`The record does not hold: ${JSON.stringify({ broken, sealed })}.`);
      return `${seals} seals`;
    });
    await keptWhileSealed(db);
  } finally {
    await closeDb(db);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timed(what: string, work: () => Promise<string | undefined>): Promise<void> {
  const from = performance.now();
  const more = await work();
  const seconds = (performance.now() - from) / 1000;
  const each = Math.round(ACTS / seconds).toLocaleString('en-GB');
  console.log(`  ${what}: ${seconds.toFixed(1)} s, ${each} acts/s${more ? `; ${more}` : ''}`);
}

async function fill(db: Db): Promise<undefined> {
  for (let done = 0; done < ACTS; done += AT_ONCE * EACH)
    await db.transaction().execute(async (tx) => {
      for (let n = 0; n < AT_ONCE; n += 1) await addChain(tx, done + n);
    });
}

async function addChain(tx: Db, n: number): Promise<void> {
  const [chain, at] = [`person:${newId()}`, new Date(1_790_000_000_000 + n * 1000)];
  let { head } = await lockChain(tx, chain, GENESIS);
  const links = Array.from({ length: EACH }, (_, place) => {
    const link: ChainLink = {
      id: newId(),
      chain,
      number: place + 1,
      at,
      act: 'session.started',
      subject: { kind: 'person', id: chain.slice(7) },
      by: { personId: null, role: 'system' },
      from: null,
      to: null,
      why: null,
      details: { place },
      tells: [],
    };
    const previousHash = head;
    head = sha256(linkText(link, previousHash));
    return { ...link, previousHash, hash: head };
  });
  await addLinks(tx, { chain, links, length: EACH, head });
}

async function sealAll(db: Db): Promise<undefined> {
  while (await seal({ db, now: () => new Date(), signer, marks }));
}

async function walkAll(db: Db): Promise<undefined> {
  let place: ChainPosition | null = null;
  do {
    const { next, broken } = await verifyPortion(db, place, 5000);
    if (broken) throw new Error(`The record does not hold: ${JSON.stringify(broken)}.`);
    place = next;
  } while (place);
}

/** What acts of other chains wait for while the sealer is at work: they take no lock of its. */
async function keptWhileSealed(db: Db): Promise<void> {
  const act = (id: string) => ({
    act: 'session.started' as const,
    subject: { kind: 'person' as const, id },
    by: { personId: null, role: 'system' as const },
  });
  const keep = async () => {
    const from = performance.now();
    await db.transaction().execute((tx) => appendActs(tx, new Date(), [act(newId())]));
    return performance.now() - from;
  };
  const times = { alone: [] as number[], sealing: [] as number[] };
  for (let n = 0; n < 300; n += 1) times.alone.push(await keep());
  let isOver = false;
  const sealer = (async () => {
    while (!isOver) await seal({ db, now: () => new Date(), signer, marks });
  })();
  for (let n = 0; n < 300; n += 1) times.sealing.push(await keep());
  isOver = true;
  await sealer;
  const middle = (all: number[]) =>
    all.sort((a, b) => a - b)[Math.floor(all.length / 2)]?.toFixed(2);
  console.log(
    `  an act kept, the half of 300: ${middle(times.alone)} ms; while the sealer works all the time: ${middle(times.sealing)} ms`,
  );
}

if (import.meta.main) await verifyOf();
