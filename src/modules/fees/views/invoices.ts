import { jsonMinor } from '#kernel/amounts.ts';
import type { RecordedPayment } from '../actions/allocating.ts';
import type { Matching } from '../actions/office.ts';
import type { InvoiceOfOffice, InvoicePage, stated } from '../actions/reading.ts';
import { isOutsider, payerNamed } from './payers.ts';

type StatedInvoice = ReturnType<typeof stated>;

/** A page of the office's invoices. */
export function invoicesView({ invoices, ...page }: InvoicePage) {
  return { ...page, invoices: invoices.map(invoiceLine) };
}

/** An invoice as a line of a list. */
export function invoiceLine({ row, state }: StatedInvoice) {
  return {
    id: row.id,
    number: row.number,
    reference: row.reference,
    kind: row.kind,
    payer: row.payerName,
    disputeId: row.disputeId,
    total: jsonMinor(row.total),
    due: jsonMinor(row.due),
    paid: jsonMinor(row.paid),
    state,
    issuedOn: row.issuedOn,
    dueOn: row.dueOn,
  };
}

/** One invoice with its lines, what was paid on it and what was given up. */
export function invoiceView(invoice: InvoiceOfOffice) {
  const { row, lines, paid, notes, names, refunds, parties } = invoice;
  return {
    ...invoiceLine(invoice),
    partyId: row.partyId,
    address: row.payerAddress,
    gstin: row.payerGstin,
    supplierGstin: row.supplierGstin,
    placeOfSupply: row.placeOfSupply,
    net: jsonMinor(row.net),
    cgst: jsonMinor(row.cgst),
    sgst: jsonMinor(row.sgst),
    igst: jsonMinor(row.igst),
    credited: jsonMinor(row.credited),
    lines: lines.map(({ words, amount }) => ({ words, amount: jsonMinor(amount) })),
    payments: paid.map((one) => ({
      id: one.paymentId,
      amount: jsonMinor(one.amount),
      provider: one.provider,
      reference: one.reference,
      receivedOn: one.receivedOn,
      ...paidBy(one, invoice),
    })),
    notes: notes.map(({ id, number, cause, amount, reason, at, byPerson }) => ({
      id,
      number,
      cause,
      amount: jsonMinor(amount),
      reason,
      at: at.toISOString(),
      by: byPerson ? (names.get(byPerson) ?? null) : null,
    })),
    refunds: refunds.map((one) => ({
      id: one.id,
      amount: jsonMinor(one.amount),
      reason: one.reason,
      reference: one.reference,
      sentAt: one.sentAt?.toISOString() ?? null,
    })),
    parties: parties.map(({ partyId, name }) => ({ id: partyId, name })),
    may: invoice.may,
    today: invoice.today,
  };
}

function paidBy(paid: InvoiceOfOffice['paid'][number], { row, parties }: InvoiceOfOffice) {
  const isForAnother =
    isOutsider(paid) || (paid.paidByParty !== null && paid.paidByParty !== row.partyId);
  return { paidBy: payerNamed(paid, row, parties), isForAnother };
}

/** What was booked of a transfer. */
export function paymentView({ paymentId, invoiceId, used, unused, isRepeat }: RecordedPayment) {
  return { paymentId, invoiceId, used: jsonMinor(used), unused: jsonMinor(unused), isRepeat };
}

/** What matching a payment with an invoice would come to. */
export function matchingView({ invoice, parties, partyId, known }: Matching) {
  return {
    invoice: invoiceLine(invoice),
    parties: parties.map((one) => ({ id: one.partyId, name: one.name })),
    partyId,
    known,
  };
}
