import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import type { QueueAsk, QueueItem, QueuePart } from '#kernel/queue.ts';
import type { Db } from '#platform/db.ts';
import { countToMatch, countToSend, listToMatch, listToSend } from '../store/payments.ts';

/** What waits for accounts: money that no invoice has taken, and refunds that were ordered. */
export async function feesQueue(db: Db, { viewer, whose, most }: QueueAsk): Promise<QueuePart> {
  // Money is nobody's in particular: whoever of accounts is free sees to it.
  if (whose === 'mine' || !viewer.roles.includes('accounts'))
    return { section: 'payments', items: [], total: 0 };
  const [toMatch, toSend] = [await countToMatch(db), await countToSend(db)];
  const total = toMatch + toSend;
  if (most === 0) return { section: 'payments', items: [], total };
  const payments = (await listToMatch(db, most)).map(
    (one): QueueItem => ({
      kind: 'payment',
      id: one.id,
      who: one.reference,
      what: moneyInWords(inRupees(one.unused)),
      reason: 'payment_to_match',
      dueAt: null,
      since: one.recordedAt,
      path: '/office/payments?show=match',
      assignedTo: null,
    }),
  );
  const refunds = (await listToSend(db, most)).map(
    (one): QueueItem => ({
      kind: 'payment',
      id: one.id,
      who: one.payerName ?? one.paymentReference ?? '',
      what: moneyInWords(inRupees(one.amount)),
      reason: 'refund_to_send',
      dueAt: null,
      since: one.orderedAt,
      path: '/office/payments?show=match',
      assignedTo: null,
    }),
  );
  return { section: 'payments', items: [...refunds, ...payments].slice(0, most), total };
}
