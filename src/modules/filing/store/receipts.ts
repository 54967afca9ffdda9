import type { Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type FilingReceiptRow = {
  draftId: string;
  disputeId: string;
  reference: string;
  title: string;
  filedAt: Date;
  /** Of what was filed, in hexadecimal. */
  hash: string;
  isUrgent: boolean;
  signedName: string;
  /** As what; empty for whoever signs for themselves. */
  signedCapacity: string;
  signedEmail: string | null;
  signedBy: string | null;
  statement: string;
  agent: string;
  network: string;
  recipient: string;
};

export async function addReceipt(tx: Db, receipt: FilingReceiptRow): Promise<void> {
  await tx
    .insertInto('filing_receipt')
    .values({
      draft_id: receipt.draftId,
      dispute_id: receipt.disputeId,
      reference: receipt.reference,
      title: receipt.title,
      filed_at: receipt.filedAt,
      filing_hash: Buffer.from(receipt.hash, 'hex'),
      is_urgent: receipt.isUrgent,
      signed_name: receipt.signedName,
      signed_capacity: receipt.signedCapacity,
      signed_email: receipt.signedEmail,
      signed_by: receipt.signedBy,
      statement: receipt.statement,
      agent: receipt.agent,
      network: receipt.network,
      recipient: receipt.recipient,
    })
    .execute();
}

/** The receipt of a draft that its holder has been found to hold. */
export async function findReceipt(db: Db, draftId: string): Promise<FilingReceiptRow | null> {
  const row = await db
    .selectFrom('filing_receipt')
    .where('draft_id', '=', draftId)
    .selectAll()
    .executeTakeFirst();
  return row ? receiptOf(row) : null;
}

export async function listReceiptsOf(db: Db, personId: string): Promise<FilingReceiptRow[]> {
  const rows = await db
    .selectFrom('filing_receipt')
    .where('signed_by', '=', personId)
    .orderBy('filed_at')
    .selectAll()
    .execute();
  return rows.map(receiptOf);
}

function receiptOf(row: Selectable<Tables['filing_receipt']>): FilingReceiptRow {
  return {
    draftId: row.draft_id,
    disputeId: row.dispute_id,
    reference: row.reference,
    title: row.title,
    filedAt: row.filed_at,
    hash: row.filing_hash.toString('hex'),
    isUrgent: row.is_urgent,
    signedName: row.signed_name,
    signedCapacity: row.signed_capacity,
    signedEmail: row.signed_email,
    signedBy: row.signed_by,
    statement: row.statement,
    agent: row.agent,
    network: row.network,
    recipient: row.recipient,
  };
}

export async function listTraces(
  db: Db,
  disputeId: string,
): Promise<{ at: Date; network: string; agent: string }[]> {
  const query = db
    .selectFrom('filing_receipt')
    .where('dispute_id', '=', disputeId)
    .select(['filed_at', 'network', 'agent']);
  return (await query.execute()).map(({ filed_at, network, agent }) => ({
    at: filed_at,
    network,
    agent,
  }));
}
