import type { Db } from '#platform/db.ts';
import type { Tries } from '../rules/second-factor.ts';

// Hashes are in hexadecimal outside of this folder.
const bytes = (hex: string) => Buffer.from(hex, 'hex');

export type Authenticator = {
  secret: Buffer | null;
  enrolledAt: Date | null;
  lastStep: number | null;
  nextSecret: Buffer | null;
};

/** Until the transaction ends, nobody else tries or changes a second factor of this person. */
export async function lockFactors(tx: Db, personId: string): Promise<void> {
  await tx
    .selectFrom('identity_person')
    .where('id', '=', personId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function findAuthenticator(db: Db, personId: string): Promise<Authenticator | null> {
  const row = await db
    .selectFrom('identity_authenticator')
    .where('personId', '=', personId)
    .selectAll()
    .executeTakeFirst();
  return row
    ? {
        secret: row.secret,
        enrolledAt: row.enrolledAt,
        lastStep: row.lastStep,
        nextSecret: row.nextSecret,
      }
    : null;
}

/** Keeps a secret whose app has not answered yet; one that is enrolled is asked until the new one is. */
export async function setNextSecret(tx: Db, personId: string, nextSecret: Buffer): Promise<void> {
  await tx
    .insertInto('identity_authenticator')
    .values({ personId, nextSecret })
    .onConflict((same) => same.column('personId').doUpdateSet({ nextSecret }))
    .execute();
}

export async function enrol(
  tx: Db,
  personId: string,
  { secret, step, at }: { secret: Buffer; step: number; at: Date },
): Promise<void> {
  const set = { secret, enrolledAt: at, lastStep: step, nextSecret: null };
  await tx
    .updateTable('identity_authenticator')
    .set(set)
    .where('personId', '=', personId)
    .execute();
}

export async function setStep(tx: Db, personId: string, step: number): Promise<void> {
  await tx
    .updateTable('identity_authenticator')
    .set({ lastStep: step })
    .where('personId', '=', personId)
    .execute();
}

export async function dropAuthenticator(tx: Db, personId: string): Promise<void> {
  await tx.deleteFrom('identity_authenticator').where('personId', '=', personId).execute();
}

/** A new set; the old one opens nothing any more. */
export async function setRecoveryCodes(
  tx: Db,
  personId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('identity_recovery_code').where('personId', '=', personId).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('identity_recovery_code')
    .values(hashes.map((hash) => ({ codeHash: bytes(hash), personId })))
    .execute();
}

/** Takes a code that was not used; false when there is none. */
export async function consumeRecoveryCode(
  tx: Db,
  personId: string,
  { hash, at }: { hash: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity_recovery_code')
    .set({ usedAt: at })
    .where('codeHash', '=', bytes(hash))
    .where('personId', '=', personId)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, personId: string): Promise<number> {
  const { left } = await db
    .selectFrom('identity_recovery_code')
    .where('personId', '=', personId)
    .where('usedAt', 'is', null)
    .select((is) => is.fn.countAll<bigint>().as('left'))
    .executeTakeFirstOrThrow();
  return Number(left);
}

export async function findTries(tx: Db, personId: string): Promise<Tries> {
  const row = await tx
    .selectFrom('identity_factor_tries')
    .where('personId', '=', personId)
    .selectAll()
    .executeTakeFirst();
  return row ? { failed: row.failed, failedAt: row.failedAt } : null;
}

export async function setTries(tx: Db, personId: string, tries: Tries): Promise<void> {
  if (tries === null) {
    await tx.deleteFrom('identity_factor_tries').where('personId', '=', personId).execute();
    return;
  }
  const row = { failed: tries.failed, failedAt: tries.failedAt };
  await tx
    .insertInto('identity_factor_tries')
    .values({ personId, ...row })
    .onConflict((same) => same.column('personId').doUpdateSet(row))
    .execute();
}
