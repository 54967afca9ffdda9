import type { QueueAsk, QueuePart } from '#kernel/queue.ts';
import { rolesFor } from '#modules/identity/rules/permissions.ts';
import type { Db } from '#platform/db.ts';
import { faultOf, type Holding } from '#platform/vault/holding.ts';
import { aboutDamaged } from '../letters.ts';
import { beginsRound } from '../rules/rounds.ts';
import {
  countDamaged,
  dropDamaged,
  findRound,
  listDamaged,
  moveRound,
  recordDamaged,
} from '../store/damaged.ts';

export type DamagedDeps = { db: Db; now: () => Date; holdings: readonly Holding[] };

/** So many are read before what was found is kept, and whoever else waits for the machine has their turn. */
const PORTION = 50;
const SHOWN = 100;

/** Reads the next portion of what was not read for a week, and what was damaged once more. Tells whether there is more. */
export async function checkDocuments(deps: DamagedDeps): Promise<boolean> {
  for (const holding of deps.holdings) if (await goOn(deps, holding)) return true;
  await recheckDamaged(deps);
  return false;
}

/** The files may be large and many, so no transaction is open meanwhile. */
async function goOn(
  { db, now }: Pick<DamagedDeps, 'db' | 'now'>,
  holding: Holding,
): Promise<boolean> {
  const round = await findRound(db, holding.name);
  if (round.after === '' && !beginsRound(round.endedAt, now())) return false;
  const hashes = await holding.listAfter(db, round.after, PORTION);
  for (const hash of hashes) await look({ db, now }, holding, hash);
  const last = hashes.length < PORTION ? undefined : hashes.at(-1);
  await moveRound(
    db,
    holding.name,
    round,
    last ? { after: last, endedAt: round.endedAt } : { after: '', endedAt: now() },
  );
  return last !== undefined;
}

/** Reads again what could not be read: what was put back leaves the list. */
export async function recheckDamaged({
  db,
  now,
  holdings,
}: DamagedDeps): Promise<{ damaged: number }> {
  for (const { holding, hash } of await listDamaged(db, SHOWN)) {
    const of = holdings.find(({ name }) => name === holding);
    if (of) await look({ db, now }, of, hash);
  }
  return { damaged: await countDamaged(db) };
}

async function look(
  { db, now }: Pick<DamagedDeps, 'db' | 'now'>,
  holding: Holding,
  hash: string,
): Promise<void> {
  const fault = await faultOf(holding, hash);
  // Only what a row still names is missed: it may have been removed by right a moment ago.
  if (fault && (await holding.ownersOf(db, hash)).length > 0)
    await recordDamaged(db, { holding: holding.name, hash, fault, at: now() });
  else await dropDamaged(db, holding.name, hash);
}

export type DamagedFound = Awaited<ReturnType<typeof readDamaged>>;

/** What cannot be read, and what it belongs to. */
export async function readDamaged({ db, holdings }: DamagedDeps) {
  const found = [];
  for (const { holding, hash, fault, foundAt, lookedAt } of await listDamaged(db, SHOWN)) {
    const owners = (await holdings.find(({ name }) => name === holding)?.ownersOf(db, hash)) ?? [];
    found.push({ holding, hash, fault, owners, foundAt, lookedAt });
  }
  return { documents: found, total: await countDamaged(db) };
}

/** Documents that cannot be read, for the office's queue: of those who answer for the record. */
export function damagedQueue(holdings: DamagedDeps['holdings']) {
  return async (db: Db, { viewer, now, whose, most }: QueueAsk): Promise<QueuePart> => {
    const section = 'record' as const;
    const isTheirs = viewer.roles.some((role) => rolesFor.read_record.includes(role));
    if (whose === 'mine' || !isTheirs) return { section, items: [], total: 0 };
    const { documents, total } =
      most === 0
        ? { documents: [], total: await countDamaged(db) }
        : await readDamaged({ db, now: () => now, holdings });
    const items = documents.slice(0, most).map(damagedOf);
    return { section, items, total };
  };
}

function damagedOf({ holding, hash, owners, foundAt }: DamagedFound['documents'][number]) {
  return {
    kind: 'document' as const,
    id: `${holding}:${hash}`,
    who: owners[0]?.name ?? hash.slice(0, 12),
    what: aboutDamaged(),
    reason: 'document_damaged' as const,
    dueAt: null,
    since: foundAt,
    path: '/office/record/documents',
    assignedTo: null,
  };
}
