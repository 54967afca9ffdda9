import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyDisputes } from '#modules/disputes/actions/verifying.ts';
import { verifyFees } from '#modules/fees/actions/verifying.ts';
import { type VerificationInput, verifySeals } from '#modules/record/actions/verifying.ts';
import {
  type ChainPosition,
  endOfOffice,
  inOneView,
  sizeOfRecord,
  verifyPortion,
} from '#modules/record/actions.ts';
import type { RecordFindings } from '#modules/record/rules/findings.ts';
import { verifyService } from '#modules/service/actions/verifying.ts';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { readSettings } from '#platform/env.ts';
import { keysOf } from '#platform/key-list.ts';
import { keyFiles, readKeys } from '#platform/key-ring.ts';
import { borrowPostgres } from '#platform/postgres/borrow.ts';
import { sealMarkIn } from '#platform/seal-mark.ts';
import { verifyDocuments } from './verify/documents.ts';
import { FAULTS, keptHead, SEAL_FAULTS } from './verify/words.ts';
import { verifyFile } from './verify-certificate.ts';
import { verifyPaper } from './verify-paper.ts';

// npm run verify [-- --database postgres://… --keys munch-keys.json --head <file or text>]
// npm run verify -- certificate.json --keys … for a certificate of service
// npm run verify -- paper.pdf --roots munch-signing-authority.pem for a paper that was signed

const root = resolve(import.meta.dirname, '..');
const PORTION = 5000;
const MOST_SAID = 50;
const options = {
  database: { type: 'string' },
  key: { type: 'string' },
  keys: { type: 'string' },
  head: { type: 'string' },
  roots: { type: 'string' },
} as const;

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [certificate] = positionals;
  if (positionals.length > 1) throw new Error('Name one certificate at a time.');
  if (certificate?.toLowerCase().endsWith('.pdf'))
    return verifyPaper(certificate, values.roots, console.log);
  if (certificate)
    return verifyFile(certificate, { key: values.key, keys: values.keys }, console.log);
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl } = settings;
  const against = await againstWhat(resolve(root, dataDir), values);
  const postgres = await borrowPostgres({
    dataDir,
    url: values.database ?? databaseUrl,
    say: console.log,
  });
  const db = openDb({ ...postgres.pool, statement_timeout: 0 });
  try {
    // All of it, whatever the one before found: a person wants to know everything that does not fit.
    const documents = (one: Db) =>
      verifyDocuments(one, { dataDir: resolve(root, dataDir), settings, say: console.log });
    const parts = [verifyChains, (one: Db) => verifySealed(one, against), verifyRows, documents];
    let isWhole = true;
    for (const part of parts) if (!(await part(db))) isWhole = false;
    return isWhole;
  } finally {
    await closeDb(db);
    await postgres.stop();
  }
}

/** The keys and the last seal of the data folder, unless another database is looked at, and what the reader has kept. */
async function againstWhat(
  dataDir: string,
  { database, keys, head }: { database?: string; keys?: string; head?: string },
): Promise<VerificationInput> {
  const { list } = keyFiles(dataDir);
  const own = database === undefined;
  const given = keys === undefined && own ? readSettings(process.env).signingKeys : undefined;
  const file = keys ?? (own && existsSync(list) ? list : null);
  const mark = own ? await sealMarkIn(dataDir).read() : null;
  const kept =
    head === undefined ? null : keptHead(existsSync(head) ? readFileSync(head, 'utf8') : head);
  return {
    keys: given ? keysOf(given.list, 'SIGNING_KEYS') : file ? readKeys(file) : [],
    marks: [...(mark ? [mark] : []), ...(kept && 'number' in kept ? [kept] : [])],
    heads: kept && 'signed' in kept ? [kept] : [],
  };
}

async function verifyChains(db: Db): Promise<boolean> {
  const { chains } = await sizeOfRecord(db);
  let acts = 0;
  let place: ChainPosition | null = null;
  do {
    const { checked, next, broken } = await verifyPortion(db, place, PORTION);
    if (broken) {
      console.log(
        `BROKEN: ${broken.chain}, number ${broken.number}${broken.id ? `, ${broken.id}` : ''}: ${FAULTS[broken.fault]}.`,
      );
      return false;
    }
    acts += checked;
    place = next;
  } while (place);
  console.log(`OK: ${acts} acts in ${chains} chains, and every one fits the one before it.`);
  const end = await endOfOffice(db);
  if (end) console.log(`The office's chain ends with number ${end.length}: ${end.head}`);
  return true;
}

async function verifySealed(db: Db, against: VerificationInput): Promise<boolean> {
  const { broken, seals, sealed, waiting, waitingSince, last, heads } = await verifySeals(
    db,
    against,
  );
  if (broken) {
    const where = [broken.seal > 0 ? `seal ${broken.seal}` : '', broken.id]
      .filter(Boolean)
      .join(', ');
    console.log(`BROKEN: ${where}: ${SEAL_FAULTS[broken.fault]}.`);
    return false;
  }
  const signed =
    against.keys.length > 0
      ? 'signed by the institution'
      : 'NOT CHECKED WHO SIGNED THEM: no keys are at hand (--keys)';
  console.log(
    `OK: ${sealed} acts are in ${seals} seals, each of which follows from the one before it; ${signed}.`,
  );
  if (heads > 0) console.log(`OK: ${heads} heads of days are what the chain says.`);
  if (against.heads.length + against.marks.length > 0)
    console.log('OK: the database still holds what was kept outside of it.');
  if (waiting > 0)
    console.log(
      `NOT SEALED YET: ${waiting} acts, the oldest of ${waitingSince?.toISOString()}. Only their own chains prove them.`,
    );
  if (last) console.log(`The institution's chain ends with seal ${last.number}: ${last.hash}`);
  return true;
}

async function verifyRows(db: Db): Promise<boolean> {
  const found = await inOneView(db, async (tx) => ({
    disputes: await verifyDisputes(tx),
    fees: await verifyFees(tx),
    service: await verifyService(tx),
  }));
  const { disputes, fees, service } = found;
  const all: RecordFindings[] = [disputes, fees, service];
  const differs = all.flatMap((one) => one.differs);
  for (const { about, what } of differs.slice(0, MOST_SAID))
    console.log(`DIFFERS: ${about}: ${what}.`);
  if (differs.length > MOST_SAID) console.log(`… and ${differs.length - MOST_SAID} more.`);
  for (const [what, count] of Object.entries(countsOf(all.flatMap((one) => one.uncovered))))
    console.log(
      `NOT COVERED: ${what}: ${count} times. The acts hold no fingerprint of it: they are older than 0067, or it was erased.`,
    );
  const told = `${disputes.disputes} disputes, ${fees.invoices} invoices, ${fees.payments} payments, ${service.recipients} recipients`;
  console.log(
    differs.length === 0
      ? `OK: ${told}: the rows are what their acts say.`
      : `BROKEN: ${told}: ${differs.length} rows say otherwise.`,
  );
  return differs.length === 0;
}

function countsOf(findings: RecordFindings['uncovered']): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { what } of findings) counts[what] = (counts[what] ?? 0) + 1;
  return counts;
}

process.exitCode = await main().then(
  (isWhole) => (isWhole ? 0 : 1),
  (error: Error) => {
    console.error(error.message);
    return 1;
  },
);
