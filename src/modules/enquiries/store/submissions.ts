import type { Db } from '#platform/db.ts';

/** What is kept of a submission so that the next equal one is known. Hashes are in hexadecimal. */
export type SubmissionReceipt = {
  fingerprint: string;
  /** What was answered, and what a repeat is answered again. */
  id: string;
  /** With an Idempotency-Key only: the hash of the body that it was first used for. */
  keyedBody: string | null;
  acceptedAt: Date;
};

/**
 * Takes the place of a submission, and says whether it was free. An equal one that is under way is waited for; one that
 * was accepted before `freeSince`, or then, is no repeat any more and gives its place up.
 */
export async function takeReceipt(
  tx: Db,
  receipt: SubmissionReceipt,
  freeSince: Date,
): Promise<boolean> {
  const row = {
    fingerprint: Buffer.from(receipt.fingerprint, 'hex'),
    id: receipt.id,
    keyedBody: receipt.keyedBody === null ? null : Buffer.from(receipt.keyedBody, 'hex'),
    acceptedAt: receipt.acceptedAt,
  };
  const taken = await tx
    .insertInto('submission_receipt')
    .values(row)
    .onConflict((same) =>
      same
        .column('fingerprint')
        .doUpdateSet(row)
        .where('submission_receipt.acceptedAt', '<=', freeSince),
    )
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function getReceipt(
  tx: Db,
  fingerprint: string,
): Promise<Pick<SubmissionReceipt, 'id' | 'keyedBody'>> {
  const row = await tx
    .selectFrom('submission_receipt')
    .where('fingerprint', '=', Buffer.from(fingerprint, 'hex'))
    .select(['id', 'keyedBody'])
    .executeTakeFirstOrThrow();
  return { id: row.id, keyedBody: row.keyedBody?.toString('hex') ?? null };
}

export async function dropReceipts(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('submission_receipt').where('acceptedAt', '<=', until).execute();
}
