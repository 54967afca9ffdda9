import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { LastSeal, SignedSeal } from '../rules/seals.ts';

const SEALER = 6_801_001;

/** Whether this transaction is the one that seals; another that wants to waits for its next turn. */
export async function isSealer(tx: Db): Promise<boolean> {
  const { rows } = await sql<{
    is: boolean;
  }>`select pg_try_advisory_xact_lock(${SEALER}) as is`.execute(tx);
  return rows[0]?.is ?? false;
}

export async function addSeal(
  tx: Db,
  { acts, ...seal }: SignedSeal,
  places: readonly bigint[],
): Promise<void> {
  await tx
    .insertInto('record_seal')
    .values({
      number: BigInt(seal.number),
      at: seal.at,
      acts: Buffer.from(acts.join(''), 'hex'),
      hash: Buffer.from(seal.hash, 'hex'),
      previousHash: Buffer.from(seal.previousHash, 'hex'),
      keyId: seal.keyId,
      signature: seal.signature,
    })
    .execute();
  await sql`delete from record_unsealed where place = any(${places.map(String)}::bigint[])`.execute(
    tx,
  );
}

export async function findLastSeal(db: Db): Promise<(LastSeal & { at: Date }) | null> {
  const row = await db
    .selectFrom('record_seal')
    .orderBy('number', 'desc')
    .limit(1)
    .select(['number', 'hash', 'at'])
    .executeTakeFirst();
  return row ? { number: Number(row.number), hash: row.hash.toString('hex'), at: row.at } : null;
}

export async function findSealHash(db: Db, number: number): Promise<string | null> {
  const row = await db
    .selectFrom('record_seal')
    .where('number', '=', BigInt(number))
    .select('hash')
    .executeTakeFirst();
  return row?.hash.toString('hex') ?? null;
}

/** The last seal before a moment, and how many acts were sealed up to it. */
export async function findSealBefore(
  db: Db,
  before: Date,
): Promise<(LastSeal & { at: Date; acts: number }) | null> {
  const { rows } = await sql<{ number: bigint; hash: Buffer; at: Date; acts: string }>`
    select number, hash, at, (select sum(octet_length(acts) / 32) from record_seal one where one.number <= record_seal.number) as acts
    from record_seal where at < ${before} order by number desc limit 1`.execute(db);
  return (
    rows.map(({ number, hash, at, acts }) => ({
      number: Number(number),
      hash: hash.toString('hex'),
      at,
      acts: Number(acts),
    }))[0] ?? null
  );
}

export async function listSealsAfter(db: Db, number: number, most: number): Promise<SignedSeal[]> {
  const rows = await db
    .selectFrom('record_seal')
    .where('number', '>', BigInt(number))
    .orderBy('number')
    .limit(most)
    .selectAll()
    .execute();
  return rows.map(sealOf);
}

function sealOf(row: Selectable<Tables['record_seal']>): SignedSeal {
  return {
    number: Number(row.number),
    at: row.at,
    hash: row.hash.toString('hex'),
    previousHash: row.previousHash.toString('hex'),
    acts: row.acts.toString('hex').match(/.{64}/g) ?? [],
    keyId: row.keyId,
    signature: row.signature,
  };
}

/** The first of some sealed hashes that no act of the record has. */
export async function findMissing(db: Db, hashes: readonly string[]): Promise<string | null> {
  const { rows } = await sql<{ hash: string }>`
    select encode(sealed.hash, 'hex') as hash from unnest(${hashes.map((hash) => Buffer.from(hash, 'hex'))}::bytea[]) as sealed (hash)
    where not exists (select from record_act where record_act.hash = sealed.hash) limit 1`.execute(
    db,
  );
  return rows[0]?.hash ?? null;
}

/** Acts in portions, by their hash alone: to name the one that nobody sealed. */
export async function listHashesAfter(
  db: Db,
  after: string | null,
  most: number,
): Promise<{ id: string; hash: string }[]> {
  const rows = await db
    .selectFrom('record_act')
    .$if(after !== null, (some) => some.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .select(['id', 'hash'])
    .execute();
  return rows.map(({ id, hash }) => ({ id, hash: hash.toString('hex') }));
}
