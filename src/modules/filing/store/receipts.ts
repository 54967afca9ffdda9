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
  /** What the request rests on: the draft, which said so, is emptied when it is sent. */
  requestKind: Tables['filing_receipt']['requestKind'];
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
      draftId: receipt.draftId,
      disputeId: receipt.disputeId,
      reference: receipt.reference,
      title: receipt.title,
      filedAt: receipt.filedAt,
      filingHash: Buffer.from(receipt.hash, 'hex'),
      isUrgent: receipt.isUrgent,
      requestKind: receipt.requestKind,
      signedName: receipt.signedName,
      signedCapacity: receipt.signedCapacity,
      signedEmail: receipt.signedEmail,
      signedBy: receipt.signedBy,
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
    .where('draftId', '=', draftId)
    .selectAll()
    .executeTakeFirst();
  return row ? receiptOf(row) : null;
}

export async function listReceiptsOf(db: Db, personId: string): Promise<FilingReceiptRow[]> {
  const rows = await db
    .selectFrom('filing_receipt')
    .where('signedBy', '=', personId)
    .orderBy('filedAt')
    .selectAll()
    .execute();
  return rows.map(receiptOf);
}

function receiptOf(row: Selectable<Tables['filing_receipt']>): FilingReceiptRow {
  return {
    draftId: row.draftId,
    disputeId: row.disputeId,
    reference: row.reference,
    title: row.title,
    filedAt: row.filedAt,
    hash: row.filingHash.toString('hex'),
    isUrgent: row.isUrgent,
    requestKind: row.requestKind,
    signedName: row.signedName,
    signedCapacity: row.signedCapacity,
    signedEmail: row.signedEmail,
    signedBy: row.signedBy,
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
    .where('disputeId', '=', disputeId)
    .select(['filedAt', 'network', 'agent']);
  return (await query.execute()).map(({ filedAt, network, agent }) => ({
    at: filedAt,
    network,
    agent,
  }));
}
