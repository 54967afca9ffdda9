import { inRupees, moneyInFull } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { taxTotal } from '../rules/gst.ts';
import type { Paise } from '../rules/money.ts';
import { stateName } from '../rules/states.ts';
import { type InvoiceContent, type InvoiceWords, linesOf } from './invoice.ts';

/** What the paper of an invoice says, in the language that is being spoken. */
export function invoiceWords(paper: InvoiceContent): InvoiceWords {
  return {
    title: taxTotal(paper.taxes) > 0n ? m.invoice_tax_title() : m.invoice_title(),
    facts: invoiceFacts(paper),
    parties: [
      { heading: m.invoice_from(), lines: linesOf(paper.supplier) },
      { heading: m.invoice_to(), lines: linesOf(paper.payer) },
    ],
    table: {
      caption: m.invoice_caption(),
      head: [m.invoice_for(), m.invoice_amount()],
      rows: paper.lines.map(({ words, amount }) => [words, moneyInFull(inRupees(amount))]),
    },
    sums: sumsOf(paper),
    payment: paymentOf(paper),
  };
}

function invoiceFacts(paper: InvoiceContent): [string, string][] {
  return [
    [m.invoice_number(), paper.number],
    [m.invoice_date(), dayInWords(paper.issuedOn)],
    [m.invoice_due_on(), dayInWords(paper.dueOn)],
    [m.invoice_supply(), `${stateName(paper.placeOfSupply)} (${paper.placeOfSupply})`],
  ];
}

function sumsOf({
  net,
  taxes,
  sac,
  total,
  paid,
  credited,
  due,
}: InvoiceContent): InvoiceWords['sums'] {
  const part = (label: string, amount: Paise) =>
    amount > 0n ? [[label, moneyInFull(inRupees(amount)), 'part'] as const] : [];
  return [
    [m.invoice_net({ sac }), moneyInFull(inRupees(net)), 'part'],
    ...part(m.invoice_cgst(), taxes.cgst),
    ...part(m.invoice_sgst(), taxes.sgst),
    ...part(m.invoice_igst(), taxes.igst),
    [m.invoice_total(), moneyInFull(inRupees(total)), 'whole'],
    ...part(m.invoice_paid(), paid),
    ...part(m.invoice_credited(), credited),
    [m.invoice_due(), moneyInFull(inRupees(due)), 'whole'],
  ];
}

function receiptsOf({ payments }: InvoiceContent): string[] {
  return payments.map(({ amount, on, payer }) => {
    const paid = { amount: moneyInFull(inRupees(amount)), day: dayInWords(on) };
    return payer === null
      ? m.invoice_received_outsider(paid)
      : m.invoice_received({ ...paid, name: payer });
  });
}

function paymentOf(paper: InvoiceContent): InvoiceWords['payment'] {
  const { due, isCancelled, isWaived, bankAccount, upi, reference, supplier, notes, taxes, kind } =
    paper;
  const receipts = receiptsOf(paper);
  const credits = notes.map(({ number, amount, at }) =>
    m.invoice_credit_note({
      number,
      amount: moneyInFull(inRupees(amount)),
      day: dayInWords(at),
    }),
  );
  const untaxed =
    taxTotal(taxes) > 0n
      ? []
      : [kind === 'deposit' || kind === 'stamp_duty' ? m.invoice_held() : m.invoice_untaxed()];
  const heading = m.invoice_payment();
  if (due === 0n) {
    const how = isCancelled
      ? m.invoice_taken_back()
      : isWaived
        ? m.invoice_waived()
        : m.invoice_settled();
    return { heading, facts: [], notes: [how, ...receipts, ...credits, ...untaxed], qr: null };
  }
  const [holder = '', number = '', ifsc = '', bank = ''] = (bankAccount ?? '')
    .split('|')
    .map((part) => part.trim());
  const account: (readonly [string, string])[] = bankAccount
    ? [
        [m.invoice_holder(), holder],
        [m.invoice_account(), number],
        [m.invoice_ifsc(), ifsc],
        [m.invoice_bank(), bank],
      ]
    : [];
  const ask = bankAccount ? [] : [m.invoice_ask_account({ email: supplier.email })];
  return {
    heading,
    facts: [
      ...account,
      ...(upi ? [[m.invoice_upi(), upi.id] as const] : []),
      [m.invoice_reference(), reference],
    ],
    notes: [m.invoice_how(), ...ask, ...receipts, ...credits, ...untaxed],
    qr: upi && {
      address: upi.address,
      beside: [m.invoice_scan({ sum: moneyInFull(inRupees(due)) }), upi.id],
    },
  };
}
