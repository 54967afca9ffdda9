import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { Invoice } from './invoices.ts';

export type DepositRow = Selectable<Tables['fees_deposit']>;

export async function addDeposit(tx: Db, row: Insertable<Tables['fees_deposit']>): Promise<void> {
  await tx.insertInto('fees_deposit').values(row).execute();
}

export async function endDepositRow(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable('fees_deposit').set({ endedAt: at }).where('id', '=', id).execute();
}

/** Those of a dispute that were not ended, the claimant's first. */
export function listOpenDeposits(db: Db, disputeId: string): Promise<DepositRow[]> {
  return db
    .selectFrom('fees_deposit')
    .where('disputeId', '=', disputeId)
    .where('endedAt', 'is', null)
    .orderBy('isCounterclaim')
    .orderBy('askedAt')
    .selectAll()
    .execute();
}

/** The deposit of which an invoice is a share; undefined where it is of none. */
export function findDepositOf(db: Db, invoiceId: string): Promise<DepositRow | undefined> {
  return db
    .selectFrom('fees_invoice as i')
    .innerJoin('fees_deposit as d', 'd.id', 'i.shareOf')
    .where('i.id', '=', invoiceId)
    .selectAll('d')
    .executeTakeFirst();
}

/** The invoices that are its shares. */
export function listDepositShares(db: Db, depositId: string): Promise<Invoice[]> {
  return db
    .selectFrom('fees_invoice')
    .where('shareOf', '=', depositId)
    .orderBy('number')
    .selectAll()
    .execute();
}
