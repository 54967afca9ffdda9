import type { Db } from '#platform/db.ts';
import type { StoreMarker } from '#platform/vault/mark.ts';
import { type InstalledKey, judgeKey } from '../rules/keys.ts';
import { lockPlace, notedKey, noteKey } from '../store/keys.ts';

export type { InstalledKey } from '../rules/keys.ts';

type Binding = {
  db: Db;
  now: () => Date;
  keys: readonly InstalledKey[];
  dataDir: string;
  lost: readonly string[];
};

/**
 * Binds a database to the keys with which it is used first, and refuses others with the way out. Before anything is served, signed
 * or encrypted: whatever another key writes could not be read or shown to be ours afterwards.
 */
export async function bindKeys({ db, now, keys, dataDir, lost }: Binding): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const key of keys) {
      const before = await notedKey(tx, key.use);
      const judged = judgeKey(before, key, lost);
      if (judged === 'noted') continue;
      const isKept =
        judged === 'to_note' &&
        (await noteKey(tx, { use: key.use, name: key.name, before, at: now() }));
      if (!isKept) throw new Error(refusals[key.use](before ?? 'another', key.name, dataDir));
    }
  });
}

const refusals: Record<
  InstalledKey['use'],
  (noted: string, here: string, dataDir: string) => string
> = {
  documents: (noted, here, dataDir) =>
    `This database is used with the documents' key ${noted}, and here is ${here}. Put the vault.key of the machine that used it first into ` +
    `${dataDir}, or set DOCUMENT_KEY to it (a backup does not hold it). If it is lost for good, no document of before can be read again; to go ` +
    `on without them, start once with LOST_KEYS=${noted}.`,
  signing: (noted, here, dataDir) =>
    `This database is used with the signing key ${noted}, and here is ${here}. Put institution.key and institution-keys.json of the machine that ` +
    `used it first into ${dataDir} (a backup holds neither), or set SIGNING_KEY and SIGNING_KEYS to their ` +
    `content. If they are lost for good, start once with LOST_KEYS=${noted}: what was signed before then proves itself ` +
    'by the keys that were published, and by no list of this machine.',
};

/** The name of the key with which this database's documents are encrypted; null before its first start with one. */
export function documentsKey(db: Db): Promise<string | null> {
  return db.transaction().execute((tx) => notedKey(tx, 'documents'));
}

type Placing = Pick<Binding, 'db' | 'now' | 'lost'> & { mark: StoreMarker; newId: () => string };

/**
 * Binds a database to the place of its documents, and refuses another one: what is asked for there would be missing, and what is
 * written there lost to everybody else.
 */
export async function bindPlace({ db, now, lost, mark, newId }: Placing): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPlace(tx);
    const [before, here] = [await notedKey(tx, 'place'), await mark.read()];
    if (before !== null && before === here) return;
    if (before !== null && !lost.includes(before)) throw new Error(otherPlace(before, here));
    const name = here ?? newId();
    if (here === null) await mark.write(name);
    await noteKey(tx, { use: 'place', name, before, at: now() });
  });
}

const otherPlace = (noted: string, here: string | null) =>
  `The documents of this database lie in a place with the mark ${noted}, and the one here has ${here ? `the mark ${here}` : 'none'}. Mount or ` +
  'name theirs (DATA_DIR, S3_BUCKET), or put a backup back (npm run restore). If it is lost for good, or they were moved without the file ' +
  `place.mark, start once with LOST_KEYS=${noted}.`;
