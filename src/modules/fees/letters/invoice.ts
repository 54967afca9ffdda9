import * as m from '#messages/all.ts';
import type { InvoiceKind } from '../rules/invoices.ts';
import type { Paise } from '../rules/money.ts';

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

/**
 * The same paper for a reader of another language. It is a document of Indian tax law, so that its particulars keep their
 * English words beside the reader's own, and its figures are as in English; how it is paid is in the reader's language.
 */
export function inBoth(own: InvoiceWords, english: InvoiceWords): InvoiceWords {
  const both = (one: string, other: string | undefined) =>
    other === undefined || one === other ? one : `${one} / ${other}`;
  const { head, rows } = english.table;
  return {
    title: both(own.title, english.title),
    facts: english.facts.map(([label, value], at) => [
      both(own.facts[at]?.[0] ?? label, label),
      value,
    ]),
    parties: english.parties.map(({ heading, lines }, at) => ({
      heading: both(own.parties[at]?.heading ?? heading, heading),
      lines,
    })),
    table: {
      caption: both(own.table.caption, english.table.caption),
      head: [both(own.table.head[0], head[0]), both(own.table.head[1], head[1])],
      rows,
    },
    sums: english.sums.map(([label, sum, part], at) => [
      both(own.sums[at]?.[0] ?? label, label),
      sum,
      part,
    ]),
    payment: own.payment,
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
    ...(gstin ? [m.invoice_gstin({ gstin })] : []),
  ];
}
