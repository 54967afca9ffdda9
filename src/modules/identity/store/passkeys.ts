import type { Db } from '#platform/db.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');

export type Passkey = {
  id: string;
  personId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  madeAt: Date;
  usedAt: Date | null;
};

/** Keeps a new one; false when this credential is somebody's already. */
export async function addPasskey(tx: Db, passkey: Omit<Passkey, 'usedAt'>): Promise<boolean> {
  const row = await tx
    .insertInto('identity_passkey')
    .values(passkeyRow(passkey))
    .onConflict((same) => same.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function passkeyRow(passkey: Omit<Passkey, 'usedAt'>) {
  return {
    id: passkey.id,
    personId: passkey.personId,
    credentialId: passkey.credentialId,
    publicKey: passkey.publicKey,
    counter: BigInt(passkey.counter),
    transports: passkey.transports,
    name: passkey.name,
    madeAt: passkey.madeAt,
  };
}

export async function listPasskeys(db: Db, personId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('identity_passkey')
    .where('personId', '=', personId)
    .orderBy('madeAt')
    .orderBy('id')
    .selectAll()
    .execute();
  return rows.map(passkeyOf);
}

/** Whose passkey answered; null for one that is nobody's. Kept from everybody else until the transaction ends. */
export async function lockPasskey(tx: Db, credentialId: Buffer): Promise<Passkey | null> {
  const row = await tx
    .selectFrom('identity_passkey')
    .where('credentialId', '=', credentialId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return row ? passkeyOf(row) : null;
}

export async function setUsed(
  tx: Db,
  id: string,
  { counter, at }: { counter: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('identity_passkey')
    .set({ counter: BigInt(counter), usedAt: at })
    .where('id', '=', id)
    .execute();
}

export async function renamePasskey(
  tx: Db,
  { id, personId, name }: { id: string; personId: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity_passkey')
    .set({ name })
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function dropPasskey(
  tx: Db,
  { id, personId }: { id: string; personId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('identity_passkey')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function dropPasskeys(tx: Db, personId: string): Promise<void> {
  await tx.deleteFrom('identity_passkey').where('personId', '=', personId).execute();
}

export type Challenge = { hash: string; personId: string | null; madeAt: Date };

export async function addChallenge(db: Db, { hash, personId, madeAt }: Challenge): Promise<void> {
  await db
    .insertInto('identity_passkey_challenge')
    .values({ challengeHash: bytes(hash), personId, madeAt })
    .execute();
}

/** Takes a challenge away, so that it is answered once; null when it is not there any more. */
export async function consumeChallenge(db: Db, hash: string): Promise<Challenge | null> {
  const row = await db
    .deleteFrom('identity_passkey_challenge')
    .where('challengeHash', '=', bytes(hash))
    .returningAll()
    .executeTakeFirst();
  return row ? { hash, personId: row.personId, madeAt: row.madeAt } : null;
}

export async function dropChallenges(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('identity_passkey_challenge').where('madeAt', '<=', until).execute();
}

type Row = {
  id: string;
  personId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: bigint;
  transports: string[];
  name: string;
  madeAt: Date;
  usedAt: Date | null;
};

function passkeyOf(row: Row): Passkey {
  return {
    id: row.id,
    personId: row.personId,
    credentialId: row.credentialId,
    publicKey: row.publicKey,
    counter: Number(row.counter),
    transports: row.transports,
    name: row.name,
    madeAt: row.madeAt,
    usedAt: row.usedAt,
  };
}
