import { jsonMinor } from '#kernel/amounts.ts';
import type { Day } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import { type Squares, squaresOf } from '#platform/qr.ts';
import { once } from '#platform/request-cache.ts';
import type { InvoiceKind } from '../rules/invoices.ts';
import { type Paise, sum } from '../rules/money.ts';
import { upiAddress } from '../rules/upi.ts';
import { type DepositOf, listBooks, type PaidOn } from '../store/books.ts';
import {
  billOf,
  type CreditNote,
  findInvoice,
  type Invoice,
  listOfDispute,
} from '../store/invoices.ts';
import { stateOf } from './books.ts';
import type { FeesDeps } from './deps.ts';

export type CostLine = {
  id: string;
  number: string;
  kind: InvoiceKind;
  /** Of a deposit, whose claim it is for. */
  claim: { partyId: string; isCounterclaim: boolean } | null;
  partyId: string;
  payer: string;
  total: Paise;
  paid: Paise;
  due: Paise;
  state: ReturnType<typeof stateOf>;
  issuedOn: Day;
  dueOn: Day;
  /** What was taken back of it, each with a number of its own. */
  notes: { id: string; number: string; amount: Paise }[];
  /** What was paid on it, and by which party; `by` is null for somebody who is none. */
  payments: { amount: Paise; on: Day; by: string | null; name: string | null }[];
};

export type PartyCosts = {
  partyId: string;
  invoiced: Paise;
  /** What came from this party, for whomever. */
  paid: Paise;
  /** The part of it that paid an invoice of another party (ACA s. 38(2): who pays for a defaulter). */
  paidForOthers: Paise;
  paidByOthers: Paise;
  waived: Paise;
  /** Ordered back, out of what was paid on this party's invoices. */
  refunded: Paise;
  due: Paise;
};

export type DisputeCosts = {
  invoices: CostLine[];
  parties: PartyCosts[];
  invoiced: Paise;
  paid: Paise;
  waived: Paise;
  due: Paise;
};

/** What a dispute has cost so far, invoice by invoice and party by party. Invoices that were taken back count for nothing. */
export async function costsOf(db: Db, disputeId: string): Promise<DisputeCosts> {
  const { invoices, payments, notes, deposits } = await once(db, ['dispute books', disputeId], () =>
    listBooks(db, disputeId),
  );
  const parties = new Map<string, PartyCosts>();
  const of = (partyId: string): PartyCosts => {
    const known = parties.get(partyId) ?? { partyId, ...nothing };
    parties.set(partyId, known);
    return known;
  };
  const payerOf = new Map(invoices.map(({ id, partyId }) => [id, partyId]));
  for (const invoice of invoices.filter(({ cancelledAt }) => !cancelledAt)) {
    of(invoice.partyId).invoiced += invoice.total;
    of(invoice.partyId).due += invoice.due;
  }
  for (const { invoiceId, paidByParty, paidByName, amount } of payments) {
    const owes = payerOf.get(invoiceId) ?? '';
    // With a name and no party it was somebody else; with neither, nobody was asked.
    const gave = paidByParty ?? (paidByName === null ? owes : null);
    if (gave !== null) of(gave).paid += amount;
    if (gave === owes) continue;
    if (gave !== null) of(gave).paidForOthers += amount;
    of(owes).paidByOthers += amount;
  }
  for (const { invoiceId, cause, amount } of notes) {
    const party = of(payerOf.get(invoiceId) ?? '');
    if (cause === 'waived') party.waived += amount;
    if (cause === 'refunded') party.refunded += amount;
  }
  const all = [...parties.values()];
  const total = (figure: 'invoiced' | 'waived' | 'due') =>
    all.reduce((so, one) => so + one[figure], 0n);
  const whole = {
    invoiced: total('invoiced'),
    paid: sum(payments.map(({ amount }) => amount)),
    waived: total('waived'),
    due: total('due'),
  };
  const notesOf = (row: Invoice) => notes.filter(({ invoiceId }) => invoiceId === row.id);
  const paymentsOf = (row: Invoice) => payments.filter(({ invoiceId }) => invoiceId === row.id);
  return {
    invoices: invoices.map((row) => ({
      ...lineOf(row, notesOf(row), paymentsOf(row)),
      claim: claimOf(row, deposits),
    })),
    parties: all,
    ...whole,
  };
}

const nothing = {
  invoiced: 0n,
  paid: 0n,
  paidForOthers: 0n,
  paidByOthers: 0n,
  waived: 0n,
  refunded: 0n,
  due: 0n,
};

function claimOf({ shareOf }: Invoice, deposits: readonly DepositOf[]): CostLine['claim'] {
  const found = deposits.find(({ id }) => id === shareOf);
  return found ? { partyId: found.partyId, isCounterclaim: found.isCounterclaim } : null;
}

function lineOf(
  row: Invoice,
  notes: readonly CreditNote[],
  payments: readonly PaidOn[],
): Omit<CostLine, 'claim'> {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    partyId: row.partyId,
    payer: row.payerName,
    total: row.total,
    paid: row.paid,
    due: row.due,
    state: stateOf(billOf(row)),
    issuedOn: row.issuedOn,
    dueOn: row.dueOn,
    notes: notes.map(({ id, number, amount }) => ({ id, number, amount })),
    payments: payments.map((paid) => paidLine(paid, row)),
  };
}

function paidLine({ amount, receivedOn, paidByParty, paidByName }: PaidOn, row: Invoice) {
  return {
    amount,
    on: receivedOn,
    by: paidByParty ?? (paidByName === null ? row.partyId : null),
    name:
      paidByName ?? (paidByParty === null || paidByParty === row.partyId ? row.payerName : null),
  };
}

type Paying = Pick<FeesDeps, 'settings'>;
/** How a bill is paid by transfer or by UPI: holder, number, IFSC and bank; empty, and null, where none is set up. */
export type PaymentInstructions = { account: string[]; upi: string | null };

export function waysOf(
  { settings }: Paying,
  { due, reference }: Pick<Invoice, 'due' | 'reference'>,
): PaymentInstructions {
  const account = (settings.bankAccount ?? '')
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
  const { upiId } = settings;
  return {
    account,
    upi:
      upiId && due > 0n
        ? upiAddress({ vpa: upiId, name: account[0] ?? upiId, amount: due, reference })
        : null,
  };
}

/** A bill as a letter about it needs it; null when there is none. */
export async function billFor(deps: Paying & Pick<FeesDeps, 'db'>, invoiceId: string) {
  const row = await findInvoice(deps.db, invoiceId);
  if (!row) return null;
  const { number, reference, total, due, paid, dueOn, disputeId, kind } = row;
  return { number, reference, total, due, paid, dueOn, disputeId, kind, ...waysOf(deps, row) };
}

export type RegistrationFee = {
  invoiceId: string;
  number: string;
  reference: string;
  total: number;
  due: number;
  dueOn: Day;
  state: CostLine['state'];
  isPayableOnline: boolean;
  account: string[];
  /** The address for UPI, with the code to scan. */
  upi: { address: string; qr: Squares } | null;
};

/** The bill of the registration of a dispute, and how it can be paid; null where none was issued. */
export async function feeOf(
  deps: Pick<FeesDeps, 'db' | 'razorpay' | 'settings'>,
  disputeId: string,
): Promise<RegistrationFee | null> {
  const rows = (await listOfDispute(deps.db, disputeId)).filter(
    ({ kind }) => kind === 'registration',
  );
  // One that was written anew stands after the one that was taken back.
  const row = rows.findLast(({ cancelledAt }) => !cancelledAt) ?? rows.at(-1);
  if (!row) return null;
  const { account, upi } = waysOf(deps, row);
  return {
    invoiceId: row.id,
    number: row.number,
    reference: row.reference,
    total: jsonMinor(row.total),
    due: jsonMinor(row.due),
    dueOn: row.dueOn,
    state: stateOf(billOf(row)),
    isPayableOnline: Boolean(deps.razorpay),
    account,
    upi: upi === null ? null : { address: upi, qr: squaresOf(upi) },
  };
}

/** Whether nothing is asked for on an invoice any more: it was paid, or waived by order. */
export async function isSettled(db: Db, invoiceId: string): Promise<boolean> {
  const invoice = await findInvoice(db, invoiceId);
  return invoice ? invoice.settledAt !== null : false;
}
