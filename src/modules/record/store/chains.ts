import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { HashedLink } from '../rules/chain.ts';

/** Where a walk over every chain stands. */
export type ChainPosition = { chain: string; number: number };

/** The next acts of a walk over every chain, chain after chain, each in its order. */
export async function listAlong(
  db: Db,
  after: ChainPosition | null,
  most: number,
): Promise<HashedLink[]> {
  const rows = await db
    .selectFrom('record_act')
    .selectAll()
    .$if(after !== null, (some) =>
      some.where(sql<boolean>`(chain, number) > (${after?.chain ?? ''}, ${after?.number ?? 0})`),
    )
    .orderBy('chain')
    .orderBy('number')
    .limit(most)
    .execute();
  return rows.map(keptOf);
}

/** The act at a place, which a walk had come to before. */
export async function findAt(db: Db, { chain, number }: ChainPosition): Promise<HashedLink | null> {
  const row = await db
    .selectFrom('record_act')
    .selectAll()
    .where('chain', '=', chain)
    .where('number', '=', BigInt(number))
    .executeTakeFirst();
  return row ? keptOf(row) : null;
}

/** Runs some reading in one view of the database, so that what comes meanwhile is not missed; in the caller's own if there is one. */
export function inOneView<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.isTransaction
    ? read(db)
    : db.transaction().setIsolationLevel('repeatable read').execute(read);
}

/** The acts of some chains, chain after chain, each in its order. */
export async function listOfChains(db: Db, chains: readonly string[]): Promise<HashedLink[]> {
  if (chains.length === 0) return [];
  const query = db
    .selectFrom('record_act')
    .where('chain', 'in', [...chains])
    .orderBy('chain')
    .orderBy('number');
  return (await query.selectAll().execute()).map(keptOf);
}

export type ChainEnd = { chain: string; length: number; head: string };

export async function listEnds(db: Db, chains: readonly string[]): Promise<Map<string, ChainEnd>> {
  if (chains.length === 0) return new Map();
  const rows = await db
    .selectFrom('record_chain')
    .selectAll()
    .where('chain', 'in', [...chains])
    .execute();
  return new Map(
    rows.map(({ chain, length, head }) => [
      chain,
      { chain, length: Number(length), head: head.toString('hex') },
    ]),
  );
}

type Row = {
  id: string;
  chain: string;
  number: bigint;
  at: Date;
  act: string;
  subjectKind: string;
  subjectId: string;
  byPerson: string | null;
  byRole: string;
  fromState: string | null;
  toState: string | null;
  why: string | null;
  details: unknown;
  tells: string[];
  previousHash: Buffer;
  hash: Buffer;
};

export function keptOf(row: Row): HashedLink {
  return {
    id: row.id,
    chain: row.chain,
    number: Number(row.number),
    at: row.at,
    act: row.act,
    subject: { kind: row.subjectKind, id: row.subjectId },
    by: { personId: row.byPerson, role: row.byRole },
    from: row.fromState,
    to: row.toState,
    why: row.why,
    tells: row.tells,
    details: row.details as HashedLink['details'], // written by keepRecord alone; whatever else it is does not fit its hash
    previousHash: row.previousHash.toString('hex'),
    hash: row.hash.toString('hex'),
  };
}
