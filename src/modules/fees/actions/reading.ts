import { jsonMinor } from '#kernel/amounts.ts';
import { dayAt } from '#kernel/days.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { referenceIn } from '../rules/numbers.ts';
import {
  billOf,
  findInvoice,
  type Invoice,
  listCreditNotes,
  listLines,
} from '../store/invoices.ts';
import { type InvoiceListQuery, listInvoices } from '../store/lists.ts';
import { listUnplaced } from '../store/orders.ts';
import {
  countToMatch,
  listPaidOn,
  listRefunds,
  listToMatch,
  listToSend,
} from '../store/payments.ts';
import { stateOf } from './books.ts';
import { costsOf } from './costs.ts';
import type { FeesDeps, OfficeMoneyDeps } from './deps.ts';

const PAGE = 25;
/** More than anybody sees to in a day; who has done these has the next. */
const SHOWN = 100;

export async function invoicesPage(
  { db, now }: FeesDeps,
  viewer: Viewer,
  ask: Omit<InvoiceListQuery, 'most'>,
) {
  const rows = await listInvoices(db, { ...ask, most: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null;
  return {
    invoices: shown.map(inShort),
    next,
    toMatch: await countToMatch(db),
    ...askerOf(viewer, now()),
  };
}

export function inShort(row: Invoice) {
  return {
    id: row.id,
    number: row.number,
    reference: row.reference,
    kind: row.kind,
    payer: row.payer_name,
    disputeId: row.dispute_id,
    total: jsonMinor(row.total),
    due: jsonMinor(row.due),
    paid: jsonMinor(row.paid),
    state: stateOf(billOf(row)),
    issuedOn: row.issued_on,
    dueOn: row.due_on,
  };
}

function askerOf(viewer: Viewer, now: Date) {
  const may: ('confirm' | 'order')[] = [];
  if (viewer.roles.includes('accounts')) may.push('confirm');
  if (viewer.roles.includes('registrar')) may.push('order');
  return { may, today: dayAt(now) };
}

type InvoiceAct = 'confirm' | 'waive' | 'cancel' | 'refund' | 'send_refund';

/** What a viewer may do with an invoice as it stands; the acts themselves ask again. */
function mayWith(viewer: Viewer, row: Invoice): InvoiceAct[] {
  const [isAccounts, isRegistrar] = [
    viewer.roles.includes('accounts'),
    viewer.roles.includes('registrar'),
  ];
  const isOpen = row.due > 0n && !row.cancelled_at;
  const may: Record<InvoiceAct, boolean> = {
    confirm: isAccounts && isOpen,
    waive: isRegistrar && isOpen,
    cancel: isRegistrar && isOpen && row.due === row.total,
    refund: isRegistrar && row.paid > 0n,
    send_refund: isAccounts,
  };
  return (Object.keys(may) as InvoiceAct[]).filter((act) => may[act]);
}

/** One invoice with its lines, what was paid on it and what was given up. Null when there is none. */
export async function invoiceForOffice(deps: OfficeMoneyDeps, viewer: Viewer, id: string) {
  const { db, now } = deps;
  const row = await findInvoice(db, id);
  if (!row) return null;
  await deps.refuseOwn(db, viewer, [row.dispute_id]);
  const [lines, paid, notes, refunds] = [
    await listLines(db, id),
    await listPaidOn(db, [id]),
    await listCreditNotes(db, [id]),
    await listRefunds(db, [id]),
  ];
  const parties = (await deps.aboutDispute(db, row.dispute_id))?.parties ?? [];
  const names = await namesOf(
    db,
    notes.map(({ by_person }) => by_person).filter((one) => one !== null),
  );
  return {
    ...inShort(row),
    partyId: row.party_id,
    address: row.payer_address,
    gstin: row.payer_gstin,
    supplierGstin: row.supplier_gstin,
    placeOfSupply: row.place_of_supply,
    net: jsonMinor(row.net),
    cgst: jsonMinor(row.cgst),
    sgst: jsonMinor(row.sgst),
    igst: jsonMinor(row.igst),
    credited: jsonMinor(row.credited),
    lines: lines.map(({ words, amount }) => ({ words, amount: jsonMinor(amount) })),
    payments: paid.map((one) => ({
      id: one.payment_id,
      amount: jsonMinor(one.amount),
      provider: one.provider,
      reference: one.reference,
      receivedOn: one.received_on,
      ...paidBy(one, row, parties),
    })),
    notes: notes.map(({ id, number, cause, amount, reason, at, by_person }) => ({
      id,
      number,
      cause,
      amount: jsonMinor(amount),
      reason,
      at: at.toISOString(),
      by: by_person ? (names.get(by_person) ?? null) : null,
    })),
    refunds: refunds.map((one) => ({
      id: one.id,
      amount: jsonMinor(one.amount),
      reason: one.reason,
      reference: one.reference,
      sentAt: one.sent_at?.toISOString() ?? null,
    })),
    parties: parties.map(({ partyId, name }) => ({ id: partyId, name })),
    may: mayWith(viewer, row),
    today: dayAt(now()),
  };
}

type WhoPaid = { paid_by_party: string | null; paid_by_name: string | null };
type Named = { partyId: string; name: string };

/** Who paid, by name. Money that came before anybody asked is that of whom the invoice is made out to. */
export function payerNamed(
  { paid_by_party, paid_by_name }: WhoPaid,
  row: Invoice,
  parties: readonly Named[],
): string {
  return (
    paid_by_name ?? parties.find(({ partyId }) => partyId === paid_by_party)?.name ?? row.payer_name
  );
}

/** Somebody who is no party: there is a name and no more. */
export function isOutsider({ paid_by_party, paid_by_name }: WhoPaid): boolean {
  return paid_by_party === null && paid_by_name !== null;
}

function paidBy(paid: WhoPaid, row: Invoice, parties: readonly Named[]) {
  const isForAnother =
    isOutsider(paid) || (paid.paid_by_party !== null && paid.paid_by_party !== row.party_id);
  return { paidBy: payerNamed(paid, row, parties), isForAnother };
}

/** What money waits for a person: what no invoice took, refunds that were ordered, and news that nobody could place. */
export async function moneyWaiting({ db, now, razorpay, settings }: FeesDeps, viewer: Viewer) {
  const [payments, refunds, events] = [
    await listToMatch(db, SHOWN),
    await listToSend(db, SHOWN),
    await listUnplaced(db, SHOWN),
  ];
  return {
    payments: payments.map((one) => ({
      id: one.id,
      provider: one.provider,
      reference: one.reference,
      amount: jsonMinor(one.amount),
      unused: jsonMinor(one.unused),
      receivedOn: one.received_on,
      narration: one.narration,
      named: referenceIn(one.narration),
      reason: one.to_match ?? ('no_invoice' as const),
    })),
    refunds: refunds.map((one) => ({
      id: one.id,
      amount: jsonMinor(one.amount),
      reason: one.reason,
      orderedAt: one.ordered_at.toISOString(),
      invoiceId: one.invoice_id,
      to:
        one.payers?.join(', ') ?? one.payer_name ?? one.paid_by_name ?? one.payment_reference ?? '',
      number: one.number,
    })),
    events: events.map(({ id, type, received_at, said }) => ({
      id,
      type,
      receivedAt: received_at.toISOString(),
      said: JSON.stringify(said),
    })),
    hasRazorpay: Boolean(razorpay),
    hasBankAccount: Boolean(settings.bankAccount),
    hasGstin: Boolean(settings.gstin),
    ...askerOf(viewer, now()),
  };
}

/** The costs of a dispute, for whoever may read of it; null otherwise. */
export async function costsFor(deps: FeesDeps, viewer: Viewer, disputeId: string) {
  if (!(await deps.mayRead(deps.db, viewer, disputeId))) return null;
  return { ...(await costsOnWire(deps, disputeId)), isPayableOnline: Boolean(deps.razorpay) };
}

/** Who paid is told by name where it was a party. Of somebody else the parties learn that, and the office the name. */
async function costsOnWire(deps: FeesDeps, disputeId: string) {
  const { invoices, parties, ...whole } = await costsOf(deps.db, disputeId);
  const about = await deps.aboutDispute(deps.db, disputeId);
  const nameOf = (id: string | null) =>
    about?.parties.find(({ partyId }) => partyId === id)?.name ?? null;
  return {
    invoices: invoices.map(({ total, paid, due, notes, payments, ...rest }) => ({
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
    })),
    parties: parties.map(({ partyId, ...figures }) => ({ partyId, ...inNumbers(figures) })),
    ...inNumbers(whole),
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
