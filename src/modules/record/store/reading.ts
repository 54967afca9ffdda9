import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { HashedLink } from '../rules/chain.ts';

/** Which acts somebody wants to read. Moments count from the first to before the last. */
export type ActFilter = {
  subject: { kind: string; id: string | null } | null;
  person: string | null;
  act: string | null;
  from: Date | null;
  to: Date | null;
};

/** The newest first; ids carry their time (platform/ids.ts), so that the primary key is the order. */
export async function listActs(
  db: Db,
  { subject, person, act, from, to }: ActFilter,
  page: { before: string | null; most: number },
): Promise<HashedLink[]> {
  const rows = await db
    .selectFrom('record_act')
    .selectAll()
    .$if(subject !== null, (some) => some.where('subjectKind', '=', subject?.kind ?? ''))
    .$if(subject?.id != null, (some) => some.where('subjectId', '=', subject?.id ?? ''))
    .$if(person !== null, (some) => some.where('byPerson', '=', person ?? ''))
    .$if(act !== null, (some) => some.where('act', '=', act ?? ''))
    .$if(from !== null, (some) => some.where('id', '>=', firstIdAt(from ?? new Date(0))))
    .$if(to !== null, (some) => some.where('id', '<', firstIdAt(to ?? new Date(0))))
    .$if(page.before !== null, (some) => some.where('id', '<', page.before ?? ''))
    .orderBy('id', 'desc')
    .limit(page.most)
    .execute();
  return rows.map(keptOf);
}

/** What the acts of one name about a subject say, each thing once. */
export async function listActDetails(
  db: Db,
  subject: { kind: string; id: string },
  act: string,
): Promise<HashedLink['details'][]> {
  const rows = await db
    .selectFrom('record_act')
    .where('subjectKind', '=', subject.kind)
    .where('subjectId', '=', subject.id)
    .where('act', '=', act)
    .select('details')
    .distinct()
    .execute();
  return rows.map(({ details }) => details as HashedLink['details']); // written by keepRecord alone
}

export async function listActsOf(
  db: Db,
  subject: { kind: string; id: string },
  act: string,
): Promise<{ at: Date; details: HashedLink['details'] }[]> {
  const rows = await db
    .selectFrom('record_act')
    .where('subjectKind', '=', subject.kind)
    .where('subjectId', '=', subject.id)
    .where('act', '=', act)
    .orderBy('id')
    .select(['at', 'details'])
    .execute();
  return rows.map(({ at, details }) => ({ at, details: details as HashedLink['details'] })); // written by keepRecord alone
}

type SameAct = {
  act: string;
  subject: { kind: string; id: string };
  personId: string | null;
  details: HashedLink['details'];
};

export async function isActSince(
  db: Db,
  { act, subject, personId, details }: SameAct,
  since: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('record_act')
    .where('subjectKind', '=', subject.kind)
    .where('subjectId', '=', subject.id)
    .where('at', '>', since)
    .where('act', '=', act)
    .where('byPerson', 'is not distinct from', personId)
    .where(sql<boolean>`details = ${JSON.stringify(details)}::jsonb`)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

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

/** The subjects of a kind that have chains of their own, by their ids, in portions. */
export async function listSubjects(
  db: Db,
  { kind, after, most }: { kind: string; after: string | null; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('record_chain')
    .where('chain', 'like', `${kind}:%`)
    .where('length', '>', 0n)
    .$if(after !== null, (some) => some.where('chain', '>', `${kind}:${after}`))
    .orderBy('chain')
    .limit(most)
    .select('chain')
    .execute();
  return rows.map(({ chain }) => chain.slice(kind.length + 1));
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

/** Chains that say that they are longer than nothing, and of which nothing is left. */
export async function listEmptied(db: Db): Promise<ChainEnd[]> {
  const rows = await db
    .selectFrom('record_chain as end')
    .selectAll()
    .where('end.length', '>', 0n)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('record_act as act')
            .select('act.id')
            .whereRef('act.chain', '=', 'end.chain'),
        ),
      ),
    )
    .orderBy('end.chain')
    .execute();
  return rows.map(({ chain, length, head }) => ({
    chain,
    length: Number(length),
    head: head.toString('hex'),
  }));
}

export async function countActs(db: Db): Promise<{ acts: number; chains: number }> {
  const { acts, chains } = await db
    .selectFrom('record_chain')
    .select((is) => [
      is.fn.sum<bigint | string | null>('length').as('acts'),
      is.fn.countAll<bigint>().as('chains'),
    ])
    .executeTakeFirstOrThrow();
  return { acts: Number(acts ?? 0), chains: Number(chains) };
}

/** The least UUIDv7 of a moment (RFC 9562, 5.7). */
function firstIdAt(at: Date): string {
  const time = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
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

function keptOf(row: Row): HashedLink {
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
