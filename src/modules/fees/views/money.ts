import { jsonMinor } from '#kernel/amounts.ts';
import type { RecordedPayment } from '../actions/allocating.ts';
import type { CostLine } from '../actions/costs.ts';
import type { Matching } from '../actions/office.ts';
import type {
  CostsOfDispute,
  InvoiceOfOffice,
  InvoicePage,
  stated,
  WaitingMoney,
} from '../actions/reading.ts';
import { referenceIn } from '../rules/numbers.ts';
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

/** What money waits for a person: what no invoice took, refunds that were ordered, and news that nobody could place. */
export function waitingMoneyView({ payments, refunds, events, ...more }: WaitingMoney) {
  return {
    ...more,
    payments: payments.map((one) => ({
      id: one.id,
      provider: one.provider,
      reference: one.reference,
      amount: jsonMinor(one.amount),
      unused: jsonMinor(one.unused),
      receivedOn: one.receivedOn,
      narration: one.narration,
      named: referenceIn(one.narration),
      reason: one.toMatch ?? ('no_invoice' as const),
    })),
    refunds: refunds.map((one) => ({
      id: one.id,
      amount: jsonMinor(one.amount),
      reason: one.reason,
      orderedAt: one.orderedAt.toISOString(),
      invoiceId: one.invoiceId,
      to: one.payers?.join(', ') ?? one.payerName ?? one.paidByName ?? one.paymentReference ?? '',
      number: one.number,
    })),
    events: events.map(({ id, type, receivedAt, said }) => ({
      id,
      type,
      receivedAt: receivedAt.toISOString(),
      said: JSON.stringify(said),
    })),
  };
}

/** Who paid is told by name where it was a party. Of somebody else the parties learn that, and the office the name. */
export function costsView({ costs, named, isPayableOnline, isPayableByUpi }: CostsOfDispute) {
  const { invoices, parties, ...whole } = costs;
  const nameOf = (id: string | null) => named.find(({ partyId }) => partyId === id)?.name ?? null;
  return {
    invoices: invoices.map((line) => billedView(line, nameOf)),
    parties: parties.map(({ partyId, ...figures }) => ({ partyId, ...inNumbers(figures) })),
    ...inNumbers(whole),
    isPayableOnline,
    isPayableByUpi,
  };
}

function billedView(
  { total, paid, due, notes, payments, ...rest }: CostLine,
  nameOf: (id: string | null) => string | null,
) {
  return {
    ...rest,
    total: jsonMinor(total),
    paid: jsonMinor(paid),
    due: jsonMinor(due),
    payments: payments.map(({ amount, on, by, name }) => ({
      amount: jsonMinor(amount),
      on,
      payer: by === null ? null : (nameOf(by) ?? name),
    })),
    notes: notes.map(({ amount, ...note }) => ({ ...note, amount: jsonMinor(amount) })),
  };
}

function inNumbers<Name extends string>(
  figures: Readonly<Record<Name, bigint>>,
): Record<Name, number> {
  // The names stay; each figure is far below 2^53.
  return Object.fromEntries(
    Object.entries<bigint>(figures).map(([name, figure]) => [name, jsonMinor(figure)]),
  ) as Record<Name, number>;
}
