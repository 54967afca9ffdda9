import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { dropPayee, findPayee, listEarningsOf } from '../store/earnings.ts';
import { listLines } from '../store/invoices.ts';
import {
  forgetWhoOrdered,
  listInvoicesOf,
  listLinksBy,
  listOrdersBy,
  listPaymentsBy,
} from '../store/person.ts';
import { listRefunds } from '../store/refunds.ts';

/** The parties that a person is themselves. Fees knows a party by its id alone, so whoever joins the modules hands this in. */
export type FindPersonParties = (db: Db, personId: string) => Promise<readonly string[]>;

/** The bills in their name, what they paid, and what came back. Who else paid for them is not told here. */
export function feesDataOf(partiesOf: FindPersonParties) {
  return async (
    db: Db,
    personId: string,
  ): Promise<Record<'invoices' | 'payments' | 'orders' | 'links' | 'earned', unknown[]>> => {
    const own = await partiesOf(db, personId);
    const bills = await listInvoicesOf(db, own);
    const refunds = Map.groupBy(
      await listRefunds(
        db,
        bills.map(({ id }) => id),
      ),
      ({ invoiceId }) => invoiceId,
    );
    const invoices: unknown[] = [];
    for (const { id, ...bill } of bills) {
      const back = (refunds.get(id) ?? []).map(({ amount, orderedAt, sentAt }) => ({
        amount,
        orderedAt,
        sentAt,
      }));
      invoices.push({ ...bill, lines: await listLines(db, id), refunds: back });
    }
    const began = {
      orders: await listOrdersBy(db, personId),
      links: await listLinksBy(db, personId),
      earned: await earnedData(db, personId),
    };
    return { invoices, payments: await listPaymentsBy(db, own), ...began };
  };
}

/** The fees that they earned, and where they are paid: of the account no more than its end. */
async function earnedData(db: Db, personId: string): Promise<unknown[]> {
  const payee = await findPayee(db, personId);
  const fees = await listEarningsOf(db, personId);
  return [
    ...(payee ? [{ holder: payee.holder, ifsc: payee.ifsc, lastDigits: payee.lastDigits }] : []),
    ...fees.map(({ id: _, personId: __, paidTo: ___, ...fee }) => fee),
  ];
}

/**
 * CGST Act 2017, sections 35 and 36: books and invoices stay for 72 months from the day on which the annual return of their year
 * is due, and longer while a proceeding about them runs. They are no account's, so nothing of them goes with one.
 */
export function feesEraser(partiesOf: FindPersonParties): PersonEraser {
  return {
    async keeps(db, personId) {
      const own = await partiesOf(db, personId);
      const kept = [
        await listInvoicesOf(db, own),
        await listPaymentsBy(db, own),
        await listEarningsOf(db, personId),
      ];
      return kept.some((rows) => rows.length > 0) ? ['invoices'] : [];
    },
    erase: async (tx, { personId }) => {
      const accounts = await dropPayee(tx, personId);
      return { ...(await forgetWhoOrdered(tx, personId)), accounts };
    },
  };
}
