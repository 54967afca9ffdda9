import { parseArgs } from 'node:util';
import { endOfOffice, type Place, sizeOfRecord, verifyPortion } from '#modules/record/actions.ts';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { readSettings } from '#platform/env.ts';
import { borrowPostgres } from '#platform/postgres/borrow.ts';
import { verifyFile } from './verify-certificate.ts';

// npm run verify [-- --database postgres://…], or npm run verify -- certificate.json --keys … for a certificate of service

const PORTION = 5000;
const FAULTS = {
  gap: 'its number does not follow the one before it: an act is missing, or stands at another place',
  wrong_link: 'the hash of the act before it is not the one that it names',
  changed: 'its own hash does not fit what it says',
  cut: 'the chain says that it goes on to here, and it does not',
  wrong_head: 'the chain does not say that it ends here',
} as const;

async function main(): Promise<boolean> {
  const options = { database: { type: 'string' }, key: { type: 'string' }, keys: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [certificate] = positionals;
  if (certificate) return verifyFile(certificate, { key: values.key, keys: values.keys }, console.log);
  const { dataDir, databaseUrl } = readSettings(process.env);
  const postgres = await borrowPostgres({ dataDir, url: values.database ?? databaseUrl, say: console.log });
  const db = openDb(postgres.pool);
  try {
    return await verify(db);
  } finally {
    await closeDb(db);
    await postgres.stop();
  }
}

async function verify(db: Db): Promise<boolean> {
  const { chains } = await sizeOfRecord(db);
  let acts = 0;
  let place: Place | null = null;
  do {
    const { checked, next, broken } = await verifyPortion(db, place, PORTION);
    if (broken) {
      console.log(`BROKEN: ${broken.chain}, number ${broken.number}${broken.id ? `, ${broken.id}` : ''}: ${FAULTS[broken.fault]}.`);
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

process.exitCode = await main().then(
  (isWhole) => (isWhole ? 0 : 1),
  (error: Error) => {
    console.error(error.message);
    return 1;
  },
);
