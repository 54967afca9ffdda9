// Two processes on two folders, with one database, one store and the keys in their settings: one institution.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { textOf } from '#platform/key-ring.ts';
import { startPostgres } from '#platform/postgres/start.ts';
import { signerOf } from '#platform/signing.ts';
import { type S3, settingsFor, startS3 } from '../../tests/s3.ts';
import { freePort, officers } from './ground.ts';
import { beneath, type House, houseOn } from './house.ts';
import { EACH } from './listeners.ts';
import { type Fault, type Ground, measured } from './measuring.ts';
import { openSink } from './smtp.ts';
import { uploadersOf } from './uploaders.ts';

const MANY = 2000;
const UPLOADERS = 4;

const faults: Fault[] = [
  {
    name: 'two machines: one is killed',
    happen: ({ houses: [one] }) =>
      one
        .end('process')
        .then(() => pause(3000))
        .then(one.start),
  },
  { name: 'two machines: each stops and starts in its turn', listeners: MANY, happen: inTurn },
  {
    name: 'two machines: the postmaster is killed',
    happen: async ({ below }) => void process.kill(below.postmaster(), 'SIGKILL'),
  },
];

async function inTurn({ houses }: Ground): Promise<void> {
  for (const house of houses)
    await house
      .end('leave')
      .then(house.start)
      .then(() => pause(5000));
}

export async function twoMachines(asked: readonly string[]): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'munch-two-'));
  const [postgres, s3, sink] = [
    await startPostgres({ dataDir: home, say: () => {} }),
    await startS3(),
    await openSink(),
  ];
  const { host, port, user, database } = postgres.pool;
  const bytes = randomBytes(32);
  const settings = {
    DATABASE_URL: `postgres:///${database}?host=${encodeURIComponent(String(host))}&port=${port}&user=${user}`,
    DOCUMENT_KEY: randomBytes(32).toString('hex'),
    SIGNING_KEY: bytes.toString('hex'),
    SIGNING_KEYS: textOf(signerOf({ bytes }).published()),
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    TRUST_PROXY: '1',
    ...settingsFor(s3),
  };
  const machine = async (name: string): Promise<House> => {
    mkdirSync(join(home, name));
    const house = houseOn(join(home, name), await freePort(), settings);
    await house.start();
    return house;
  };
  const houses = [await machine('one'), await machine('other')] as const;
  const ground: Ground = {
    houses,
    below: beneath(home),
    dataDir: home,
    sink,
    cookies: await officers(postgres.pool, MANY / EACH),
  };
  try {
    for (const fault of faults)
      if (asked.length === 0 || asked.some((word) => fault.name.includes(word)))
        console.log(await measured(fault, ground));
    if (asked.length === 0 || asked.includes('store'))
      console.log(await withoutStore(houses, s3, ground.below));
    console.log(
      houses.some((one) => one.hasFallen())
        ? '\nA process ENDED by itself.'
        : '\nNo process ended but those that were ended here.',
    );
  } finally {
    for (const house of houses) await house.end('leave');
    await s3.stop();
    await sink.goAway();
    await postgres.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Papers that are uploaded while the store is gone: lost is what was acknowledged and lies there no more, half done what no row names. */
async function withoutStore(
  houses: readonly House[],
  s3: S3,
  below: Ground['below'],
): Promise<string> {
  const uploaders = uploadersOf(
    houses.map(({ url }) => url),
    UPLOADERS,
  );
  await pause(3000);
  const at = performance.now();
  await s3.stop();
  await pause(5000);
  await s3.start();
  const before = uploaders.count();
  while (uploaders.count() < before + 1) await pause(10);
  const next = performance.now() - at;
  await pause(3000);
  const { acknowledged, answers, longest } = await uploaders.stop();
  const there = [...s3.kept.keys()]
    .filter((name) => name.startsWith('files/panel/'))
    .map((name) => name.slice(-64));
  const rows = await below.ask("select encode(content_hash, 'hex') as hash from panel_document");
  const named = new Set(rows.map(({ hash }) => hash));
  const others = [...answers]
    .filter(([answer]) => answer !== '201')
    .map(([answer, times]) => `${answer} ${times} times`);
  return `store gone for 5 s, two machines, ${UPLOADERS} people upload
  papers   acknowledged ${acknowledged.size}, lost ${[...acknowledged].filter((hash) => !named.has(hash) || !there.includes(hash)).length}, in the store without a row ${there.filter((hash) => !named.has(hash)).length} (a sweep removes them), named and not there ${[...named].filter((hash) => !there.includes(String(hash))).length}
  seen     ${others.join(', ') || 'nothing but 201'}; the longest wait ${(longest / 1000).toFixed(2)} s; next ${(next / 1000).toFixed(2)} s after it went`;
}
