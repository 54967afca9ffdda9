import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { ChainLink } from '../rules/chain.ts';

/** Locks the end of a chain, which is begun if it is not there, until the transaction is over. */
export async function lockChain(
  tx: Db,
  chain: string,
  genesis: string,
): Promise<{ length: number; head: string }> {
  const { rows } = await sql<End>`
    with begun as (insert into record_chain (chain, head) values (${chain}, ${Buffer.from(genesis, 'hex')})
      on conflict (chain) do nothing returning length, head)
    select length, head from begun
    union all
    select length, head from (select length, head from record_chain where chain = ${chain} for no key update) as held`.execute(
    tx,
  );
  // Whoever waited for somebody else to begin it cannot see it in the statement in which they waited.
  return endOf(rows[0] ?? (await holdChain(tx, chain)));
}

type End = { length: bigint; head: Buffer };

function holdChain(tx: Db, chain: string): Promise<End> {
  const query = tx.selectFrom('record_chain').where('chain', '=', chain).select(['length', 'head']);
  return query.forNoKeyUpdate().executeTakeFirstOrThrow();
}

function endOf({ length, head }: End): { length: number; head: string } {
  return { length: Number(length), head: head.toString('hex') };
}

export type NewChainLink = ChainLink & { previousHash: string; hash: string };

export type ExtendedChain = {
  chain: string;
  links: readonly NewChainLink[];
  length: number;
  head: string;
};

/** Keeps acts, the end of their chain behind them, and that they wait for a seal, in one statement. */
export async function addLinks(
  tx: Db,
  { chain, links, length, head }: ExtendedChain,
): Promise<void> {
  await tx
    .with('kept', (db) => db.insertInto('record_act').values(links.map(rowOf)))
    .with('waiting', (db) =>
      db
        .insertInto('record_unsealed')
        .values(links.map(({ id, hash }) => ({ actId: id, hash: Buffer.from(hash, 'hex') }))),
    )
    .updateTable('record_chain')
    .set({ length: BigInt(length), head: Buffer.from(head, 'hex') })
    .where('chain', '=', chain)
    .execute();
}

function rowOf(link: NewChainLink) {
  return {
    id: link.id,
    chain: link.chain,
    number: BigInt(link.number),
    at: link.at,
    act: link.act,
    subjectKind: link.subject.kind,
    subjectId: link.subject.id,
    byPerson: link.by.personId,
    byRole: link.by.role,
    fromState: link.from,
    toState: link.to,
    why: link.why,
    details: JSON.stringify(link.details),
    tells: [...link.tells],
    previousHash: Buffer.from(link.previousHash, 'hex'),
    hash: Buffer.from(link.hash, 'hex'),
  };
}

export type ActCursor = { xid: string; id: string };

/**
 * The acts after a cursor, oldest first. An act is shown once every transaction that began before it has ended: ids
 * and transactions commit out of order, and a cursor that ran ahead would pass over those that come late.
 */
export async function listActsAfter(db: Db, { xid, id }: ActCursor, most: number) {
  const { rows } = await sql<ActRow>`
    select id, xid::text as xid, at, act, subject_kind, subject_id, by_person, by_role, from_state, to_state, details, tells
    from record_act
    where (xid, id) > (${xid}::xid8, ${id}::uuid) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid, id limit ${most}`.execute(db);
  return rows;
}

export async function isActAfter(db: Db, { xid, id }: ActCursor): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from record_act where (xid, id) > (${xid}::xid8, ${id}::uuid)) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

export type ActRow = {
  id: string;
  xid: string;
  at: Date;
  act: string;
  subjectKind: string;
  subjectId: string;
  byPerson: string | null;
  byRole: string;
  fromState: string | null;
  toState: string | null;
  details: Record<string, unknown>;
  tells: string[];
};
