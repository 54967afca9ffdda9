import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { closeDb, type Db, openDb, prepared } from '#platform/db.ts';
import { readSettings } from '#platform/env.ts';
import { openExtractor } from '#platform/extraction/extractor.ts';
import { beginEarlier, openSigner, signerGiven } from '#platform/key-ring.ts';
import { migrate } from '#platform/migrate.ts';
import { startPostgres } from '#platform/postgres/start.ts';
import { keyFor, openKey } from '#platform/vault/key.ts';
import { documentsPlace } from '#platform/vault/location.ts';
import { openVault } from '#platform/vault/vault.ts';
import { chanceFrom } from './demo/chance.ts';
import { type Known, neutralIn, someNotice } from './demo/disputes.ts';
import { clockAt } from './demo/door.ts';
import { openHouse } from './demo/house.ts';
import type { Staff } from './demo/staff.ts';
import { firstMorning, playYear } from './demo/year.ts';

// npm run demo [-- --seed 7] [-- --now 2026-11-20T09:30:00Z]
// Fills an empty institution with twelve months of invented work, through the API itself.

/** Everything that people have put into an institution. */
const KEPT = [
  'identity_person',
  'enquiry',
  'newsletter_subscription',
  'panel_application',
  'dispute',
  'record_act',
];

/** The rows that stand in the way: a demonstration is never mixed with anybody's own. */
export async function rowsIn(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const table of KEPT) {
    const [row] = await prepared<{ count: number }>(db, {
      name: `demo ${table}`,
      text: `select count(*)::integer as count from ${table}`,
    });
    if (row && row.count > 0) found.push(`${table} has ${row.count}`);
  }
  return found;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, now: { type: 'string' } },
  });
  const base = values.now ? new Date(values.now) : new Date();
  const seed = Number(values.seed);
  if (Number.isNaN(base.getTime()) || !Number.isSafeInteger(seed))
    throw new Error('--seed takes a whole number, --now a moment such as 2026-11-20T09:30:00Z.');
  const settings = readSettings(process.env);
  const dataDir = resolve(import.meta.dirname, '..', settings.dataDir);
  const bytes = await openKey({
    file: `${dataDir}/vault.key`,
    vault: `${dataDir}/files`,
    given: settings.documentKey,
  });
  const { store, files } = await documentsPlace(dataDir, settings);
  const vaultOf = (module: string) =>
    openVault({ folder: `${files}/${module}`, incoming: `${dataDir}/incoming`, key: bytes, store });
  const [vault, papers, pieces, uploads, exports] = [
    vaultOf('panel'),
    vaultOf('disputes'),
    vaultOf('filing-batches'),
    vaultOf('uploads'),
    vaultOf('exports'),
  ];
  const postgres = await startPostgres({ dataDir, url: settings.databaseUrl, say: console.log });
  // A database of our own is filled from nothing: what the last second before a power cut wrote is worth no wait for the disk.
  const hasty = postgres.mode === 'embedded' ? { options: '-c synchronous_commit=off' } : {};
  const db = openDb({ ...postgres.pool, ...hasty, max: 4 });
  try {
    await migrate(db, { folder: resolve(import.meta.dirname, '../migrations'), say: console.log });
    const rows = await rowsIn(db);
    if (rows.length > 0)
      throw new Error(
        `Nothing was done: this institution is in use (${rows.join(', ')}). Give DATA_DIR or DATABASE_URL of an empty one.`,
      );
    console.log(
      `Playing twelve months up to ${base.toISOString()} from seed ${seed}; this takes some minutes ...`,
    );
    const clock = clockAt(firstMorning(base));
    // A folder that was started once has a key of that day, and its own database, which is empty, holds nothing that was signed.
    if (postgres.mode === 'embedded') await beginEarlier(dataDir, clock.now());
    const signer = settings.signingKeys
      ? signerGiven(settings.signingKeys)
      : await openSigner(dataDir, () => clock.now());
    const house = openHouse({
      db,
      settings,
      vault,
      papers,
      pieces,
      uploads,
      exports,
      extractor: openExtractor(),
      key: keyFor('sign-in', bytes),
      signer,
      clock,
    });
    const { staff, played, disputes } = await playYear(house, chanceFrom(seed), base);
    console.log(
      `${played} things happened, ${house.letters.length} letters were written and sent to nobody.\n`,
    );
    tell(staff);
    tellOfDisputes(disputes);
  } finally {
    await closeDb(db);
    await postgres.stop();
  }
}

/** How a person gets in. The secret is typed into any authenticator; a recovery code works once, without one. */
function tell(staff: readonly Staff[]): void {
  for (const { role, person } of staff) {
    console.log(
      `${role.padEnd(14)} ${person.name}\n  ${person.email}   password: ${person.password}`,
    );
    console.log(
      `  authenticator secret: ${person.secret}   recovery codes: ${person.recoveryCodes.slice(0, 2).join('  ')}`,
    );
  }
}

/** One of each side, whoever files for the institution, and whom the parties’ lists led to. */
function tellOfDisputes(known: Known): void {
  const [claimant] = known.claimants;
  const notice = someNotice(known);
  if (claimant)
    console.log(
      `claimant       ${claimant.name}\n  ${claimant.email}   password: ${claimant.password}`,
    );
  if (notice)
    console.log(
      `respondent     ${notice.name}\n  at /notice type ${notice.code}; their one-time code goes to ${notice.email}`,
    );
  if (known.member)
    console.log(
      `institution    ${known.member.name}\n  ${known.member.email}   password: ${known.member.password}`,
    );
  for (const [course, at] of [
    ['first name asked', 'is asked at /account/appointments and may accept'],
    ['objected to', 'has disclosed, and a party objects'],
    ['appointed', 'is the arbitrator in /cases'],
  ] as const) {
    const person = neutralIn(known, course);
    if (person)
      console.log(
        `neutral        ${person.name}, who ${at}\n  ${person.email}   password: ${person.password}`,
      );
  }
}

if (import.meta.main)
  await main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
