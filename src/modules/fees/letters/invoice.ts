import { inRupees, moneyInFull } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { taxTotal } from '../rules/gst.ts';
import type { InvoiceKind } from '../rules/invoices.ts';
import type { Paise } from '../rules/money.ts';
import { stateName } from '../rules/states.ts';

export type InvoiceContent = {
  number: string;
  reference: string;
  kind: InvoiceKind;
  issuedOn: string;
  dueOn: string;
  payer: { name: string; address: string; gstin: string | null };
  supplier: { name: string; address: string; gstin: string | null; email: string };
  placeOfSupply: string;
  sac: string;
  lines: readonly { words: string; amount: Paise }[];
  net: Paise;
  taxes: { cgst: Paise; sgst: Paise; igst: Paise };
  total: Paise;
  paid: Paise;
  credited: Paise;
  due: Paise;
  isCancelled: boolean;
  isWaived: boolean;
  notes: readonly { number: string; amount: Paise; at: string }[];
  /** Who paid, by name where it was a party; every party of the dispute may read this paper. */
  payments: readonly { amount: Paise; on: string; payer: string | null }[];
  bankAccount: string | null;
  /** The institution's UPI ID, and the address that a telephone opens to pay what is due. */
  upi: { id: string; address: string } | null;
};

export type InvoiceWords = {
  title: string;
  facts: (readonly [string, string])[];
  /** Whom it is from and whom it is to: a heading, and lines as on an envelope. */
  parties: { heading: string; lines: string[] }[];
  table: { caption: string; head: [string, string]; rows: [string, string][] };
  sums: (readonly [string, string, 'part' | 'whole'])[];
  payment: {
    heading: string;
    facts: (readonly [string, string])[];
    notes: string[];
    /** A code to scan, and what stands beside it. */
    qr: { address: string; beside: string[] } | null;
  };
};

/** What the paper of an invoice says. It is a document of Indian tax law, and is in English for everybody. */
export function invoiceWords(paper: InvoiceContent): InvoiceWords {
  return {
    title: taxTotal(paper.taxes) > 0n ? m.office_invoice_tax_title() : m.office_invoice_title(),
    facts: [
      [m.office_invoice_number(), paper.number],
      [m.office_invoice_date(), dayInWords(paper.issuedOn)],
      [m.office_invoice_due_on(), dayInWords(paper.dueOn)],
      [m.office_invoice_supply(), `${stateName(paper.placeOfSupply)} (${paper.placeOfSupply})`],
    ],
    parties: [
      { heading: m.office_invoice_from(), lines: linesOf(paper.supplier) },
      { heading: m.office_invoice_to(), lines: linesOf(paper.payer) },
    ],
    table: {
      caption: m.office_invoice_caption(),
      head: [m.office_invoice_for(), m.office_invoice_amount()],
      rows: paper.lines.map(({ words, amount }) => [words, moneyInFull(inRupees(amount))]),
    },
    sums: sumsOf(paper),
    payment: paymentOf(paper),
  };
}

/** Whom a paper is from or to, as on an envelope. */
export function linesOf({
  name,
  address,
  gstin,
}: {
  name: string;
  address: string;
  gstin: string | null;
}): string[] {
  return [
    name,
    ...address.split('\n').filter(Boolean),
    ...(gstin ? [m.office_invoice_gstin({ gstin })] : []),
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
    [m.office_invoice_net({ sac }), moneyInFull(inRupees(net)), 'part'],
    ...part(m.office_invoice_cgst(), taxes.cgst),
    ...part(m.office_invoice_sgst(), taxes.sgst),
    ...part(m.office_invoice_igst(), taxes.igst),
    [m.office_invoice_total(), moneyInFull(inRupees(total)), 'whole'],
    ...part(m.office_invoice_paid(), paid),
    ...part(m.office_invoice_credited(), credited),
    [m.office_invoice_due(), moneyInFull(inRupees(due)), 'whole'],
  ];
}

function receiptsOf({ payments }: InvoiceContent): string[] {
  return payments.map(({ amount, on, payer }) => {
    const paid = { amount: moneyInFull(inRupees(amount)), day: dayInWords(on) };
    return payer === null
      ? m.office_invoice_received_outsider(paid)
      : m.office_invoice_received({ ...paid, name: payer });
  });
}

function paymentOf(paper: InvoiceContent): InvoiceWords['payment'] {
  const { due, isCancelled, isWaived, bankAccount, upi, reference, supplier, notes, taxes, kind } =
    paper;
  const receipts = receiptsOf(paper);
  const credits = notes.map(({ number, amount, at }) =>
    m.office_invoice_credit_note({
      number,
      amount: moneyInFull(inRupees(amount)),
      day: dayInWords(at),
    }),
  );
  const untaxed =
    taxTotal(taxes) > 0n
      ? []
      : [
          kind === 'deposit' || kind === 'stamp_duty'
            ? m.office_invoice_held()
            : m.office_invoice_untaxed(),
        ];
  const heading = m.office_invoice_payment();
  if (due === 0n) {
    const how = isCancelled
      ? m.office_invoice_taken_back()
      : isWaived
        ? m.office_invoice_waived()
        : m.office_invoice_settled();
    return { heading, facts: [], notes: [how, ...receipts, ...credits, ...untaxed], qr: null };
  }
  const [holder = '', number = '', ifsc = '', bank = ''] = (bankAccount ?? '')
    .split('|')
    .map((part) => part.trim());
  const account: (readonly [string, string])[] = bankAccount
    ? [
        [m.office_invoice_holder(), holder],
        [m.office_invoice_account(), number],
        [m.office_invoice_ifsc(), ifsc],
        [m.office_invoice_bank(), bank],
      ]
    : [];
  const ask = bankAccount ? [] : [m.office_invoice_ask_account({ email: supplier.email })];
  return {
    heading,
    facts: [
      ...account,
      ...(upi ? [[m.office_invoice_upi(), upi.id] as const] : []),
      [m.office_invoice_reference(), reference],
    ],
    notes: [m.office_invoice_how(), ...ask, ...receipts, ...credits, ...untaxed],
    qr: upi && {
      address: upi.address,
      beside: [m.office_invoice_scan({ sum: moneyInFull(inRupees(due)) }), upi.id],
    },
  };
}
