import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { documentsKey } from '#modules/institution/actions/keys.ts';
import type { Db } from '#platform/db.ts';
import type { Settings } from '#platform/env.ts';
import { FAULTS } from '#platform/vault/encrypted-file.ts';
import { faultOf, type Holding } from '#platform/vault/holding.ts';
import { openKey } from '#platform/vault/key.ts';
import { documentsPlace } from '#platform/vault/location.ts';
import { openVault } from '#platform/vault/vault.ts';
import { holdingsOf } from '../../src/wiring.ts';

type Where = {
  dataDir: string;
  settings: Pick<Settings, 'documentKey' | 'store'>;
  say(line: string): void;
};

const PORTION = 500;
const MOST_SAID = 50;

/** Reads every document that a row names, to its last byte. Tells whether all are as they were taken. */
export async function verifyDocuments(db: Db, { dataDir, settings, say }: Where): Promise<boolean> {
  const file = join(dataDir, 'vault.key');
  const given = settings.documentKey; // a tool that only looks makes no key
  const isHere = given !== undefined || existsSync(file);
  const key = isHere ? await openKey({ file, vault: join(dataDir, 'files'), given }) : null;
  const noted = await documentsKey(db);
  if (!key || (noted && noted !== key.name.toString('hex'))) {
    say(
      'NOT READ: the documents. Their key is not here (vault.key in the data folder, or DOCUMENT_KEY).',
    );
    return true;
  }
  const { store, files } = await documentsPlace(dataDir, settings);
  const vaultOf = (module: string) =>
    openVault({ folder: `${files}/${module}`, incoming: join(dataDir, 'incoming'), key, store });
  const holdings = holdingsOf({
    vault: vaultOf('panel'),
    papers: vaultOf('disputes'),
    pieces: vaultOf('filing-batches'),
    uploads: vaultOf('uploads'),
  });
  let [read, damaged] = [0, 0];
  for (const holding of holdings)
    for await (const { hash, fault, owners } of looked(db, holding)) {
      read += 1;
      if (!fault) continue;
      damaged += 1;
      if (damaged <= MOST_SAID)
        say(
          `DAMAGED: ${holding.name}/${hash.slice(0, 2)}/${hash}, of ${owners.join(', ')}: ${FAULTS[fault]}.`,
        );
    }
  if (damaged > MOST_SAID) say(`… and ${damaged - MOST_SAID} more.`);
  say(
    damaged === 0
      ? `OK: ${read} documents are as they were taken.`
      : `BROKEN: ${damaged} of ${read} documents cannot be read.`,
  );
  return damaged === 0;
}

async function* looked(db: Db, holding: Holding) {
  let after: string | undefined = '';
  while (after !== undefined) {
    const hashes: string[] = await holding.listAfter(db, after, PORTION);
    for (const hash of hashes) {
      const fault = await faultOf(holding, hash);
      const owners = fault ? (await holding.ownersOf(db, hash)).map(({ name }) => name) : [];
      // What lost its row since it was listed was removed by right.
      yield { hash, owners, fault: owners.length > 0 ? fault : null };
    }
    after = hashes.length < PORTION ? undefined : hashes.at(-1);
  }
}
