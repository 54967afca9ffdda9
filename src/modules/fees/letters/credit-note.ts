import { inRupees, moneyInFull } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { taxTotal } from '../rules/gst.ts';
import type { Paise } from '../rules/money.ts';
import { stateName } from '../rules/states.ts';
import { type InvoiceContent, type InvoiceWords, linesOf } from './invoice.ts';

export type CreditNoteContent = Pick<
  InvoiceContent,
  'payer' | 'supplier' | 'placeOfSupply' | 'sac'
> & {
  number: string;
  on: string;
  invoice: { number: string; on: string };
  cause: 'waived' | 'cancelled' | 'refunded';
  amount: Paise;
  net: Paise;
  taxes: InvoiceContent['taxes'];
};

const causes: Record<CreditNoteContent['cause'], () => string> = {
  waived: m.credit_note_waived,
  cancelled: m.credit_note_cancelled,
  refunded: m.credit_note_refunded,
};

/**
 * What a credit note says (CGST Act s. 34; CGST Rules, rule 53(1A)). The reason of an order stays out: it may tell of
 * somebody's means, and every party of the dispute may read this paper.
 */
export function creditNoteWords(note: CreditNoteContent): InvoiceWords {
  const { number, on, invoice, cause, amount, net, taxes, sac } = note;
  const tax = (label: string, sum: Paise) =>
    sum > 0n ? [[label, moneyInFull(inRupees(sum)), 'part'] as const] : [];
  const follows = cause === 'refunded' ? m.credit_note_payment() : m.credit_note_no_payment();
  return {
    title: m.credit_note(),
    facts: [
      [m.invoice_number(), number],
      [m.invoice_date(), dayInWords(on)],
      [
        m.credit_note_against(),
        m.credit_note_against_words({ number: invoice.number, day: dayInWords(invoice.on) }),
      ],
      [m.invoice_supply(), `${stateName(note.placeOfSupply)} (${note.placeOfSupply})`],
    ],
    parties: [
      { heading: m.invoice_from(), lines: linesOf(note.supplier) },
      { heading: m.invoice_to(), lines: linesOf(note.payer) },
    ],
    table: {
      caption: m.credit_note_caption(),
      head: [m.invoice_for(), m.invoice_amount()],
      rows: [[causes[cause](), moneyInFull(inRupees(net))]],
    },
    sums: [
      [m.invoice_net({ sac }), moneyInFull(inRupees(net)), 'part'],
      ...tax(m.invoice_cgst(), taxes.cgst),
      ...tax(m.invoice_sgst(), taxes.sgst),
      ...tax(m.invoice_igst(), taxes.igst),
      [m.credit_note_total(), moneyInFull(inRupees(amount)), 'whole'],
    ],
    payment: {
      heading: m.credit_note_heading(),
      facts: [],
      notes: [follows, ...(taxTotal(taxes) > 0n ? [m.credit_note_law()] : [])],
      qr: null,
    },
  };
}
