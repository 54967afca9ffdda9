import type { Db } from '#platform/db.ts';
import type { Invoice } from './invoices.ts';

export const SHOWS = ['unpaid', 'settled', 'all'] as const;
export type InvoiceFilter = (typeof SHOWS)[number];
export type InvoiceListQuery = {
  show: InvoiceFilter;
  q: string;
  before: string | null;
  most: number;
};

/** Invoices, the newest first, from before an id on: one index walk a page, however many there are. */
export function listInvoices(
  db: Db,
  { show, q, before, most }: InvoiceListQuery,
): Promise<Invoice[]> {
  let query = db.selectFrom('fees_invoice').selectAll().orderBy('id', 'desc').limit(most);
  if (show === 'unpaid') query = query.where('due', '>', 0n);
  if (show === 'settled') query = query.where('settledAt', 'is not', null);
  if (before) query = query.where('id', '<', before);
  if (q)
    query = query.where((is) =>
      is.or([
        is('number', '=', q.toUpperCase()),
        is('reference', '=', q.toUpperCase()),
        is('payerName', 'ilike', likeOf(q)),
      ]),
    );
  return query.execute();
}

function likeOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
}
