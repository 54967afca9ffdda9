import { dayAt } from '#kernel/days.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { listDisputesByMoney } from '../store/disputes-of.ts';
import {
  billOf,
  findInvoice,
  type Invoice,
  listCreditNotes,
  listLines,
} from '../store/invoices.ts';
import { type InvoiceListQuery, listInvoices } from '../store/lists.ts';
import { listUnplaced } from '../store/orders.ts';
import { countToMatch, listPaidOn, listToMatch, listToSend } from '../store/payments.ts';
import { listRefunds } from '../store/refunds.ts';
import { stateOf } from './books.ts';
import { costsOf } from './costs.ts';
import type { FeesDeps, OfficeMoneyDeps } from './deps.ts';

export type InvoicePage = Awaited<ReturnType<typeof invoicesPage>>;
export type InvoiceOfOffice = NonNullable<Awaited<ReturnType<typeof invoiceForOffice>>>;
export type WaitingMoney = Awaited<ReturnType<typeof moneyWaiting>>;
export type CostsOfDispute = NonNullable<Awaited<ReturnType<typeof costsFor>>>;

const PAGE = 25;
/** More than anybody sees to in a day; who has done these has the next. */
const SHOWN = 100;

export async function invoicesPage(
  { db, now, ownAmong }: OfficeMoneyDeps,
  viewer: Viewer,
  ask: Omit<InvoiceListQuery, 'most'>,
) {
  const rows = await listInvoices(db, { ...ask, most: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  const next = rows.length > PAGE ? (page.at(-1)?.id ?? null) : null;
  const own = await ownAmong(
    db,
    viewer,
    page.map(({ disputeId }) => disputeId),
  );
  const shown = page.filter(({ disputeId }) => !own.has(disputeId));
  return {
    invoices: shown.map(stated),
    next,
    toMatch: await countToMatch(db),
    ...askerOf(viewer, now()),
  };
}

/** An invoice, and in a word how it stands. */
export function stated(row: Invoice) {
  return { row, state: stateOf(billOf(row)) };
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
  const isOpen = row.due > 0n && !row.cancelledAt;
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
  await deps.refuseOwn(db, viewer, [row.disputeId]);
  const [lines, paid, notes, refunds] = [
    await listLines(db, id),
    await listPaidOn(db, [id]),
    await listCreditNotes(db, [id]),
    await listRefunds(db, [id]),
  ];
  const parties = (await deps.aboutDispute(db, row.disputeId))?.parties ?? [];
  const names = await namesOf(db, creditersOf(notes));
  const may = mayWith(viewer, row);
  return { ...stated(row), lines, paid, notes, names, refunds, parties, may, today: dayAt(now()) };
}

function creditersOf(notes: readonly { byPerson: string | null }[]): string[] {
  return notes.map(({ byPerson }) => byPerson).filter((one) => one !== null);
}

/** What money waits for a person: what no invoice took, refunds that were ordered, and news that nobody could place. */
export async function moneyWaiting(
  { db, now, razorpay, settings, ownAmong }: OfficeMoneyDeps,
  viewer: Viewer,
) {
  const [payments, refunds, events] = [
    await listToMatch(db, SHOWN),
    await listToSend(db, SHOWN),
    await listUnplaced(db, SHOWN),
  ];
  const touched = await listDisputesByMoney(db, [
    ...payments.map(({ id }) => id),
    ...refunds.flatMap(({ invoiceId }) => invoiceId ?? []),
  ]);
  const disputes = await ownAmong(
    db,
    viewer,
    touched.map(({ disputeId }) => disputeId),
  );
  const own = new Set(
    touched.filter(({ disputeId }) => disputes.has(disputeId)).map(({ id }) => id),
  );
  return {
    payments: payments.filter(({ id }) => !own.has(id)),
    refunds: refunds.filter(({ invoiceId }) => invoiceId === null || !own.has(invoiceId)),
    events,
    hasRazorpay: Boolean(razorpay),
    hasBankAccount: Boolean(settings.bankAccount),
    hasGstin: Boolean(settings.gstin),
    ...askerOf(viewer, now()),
  };
}

/** The costs of a dispute, for whoever may read of it; null otherwise. */
export async function costsFor(deps: FeesDeps, viewer: Viewer, disputeId: string) {
  if (!(await deps.mayRead(deps.db, viewer, disputeId))) return null;
  return {
    costs: await costsOf(deps.db, disputeId),
    named: (await deps.aboutDispute(deps.db, disputeId))?.parties ?? [],
    isPayableOnline: Boolean(deps.razorpay),
    isPayableByUpi: Boolean(deps.settings.upiId),
  };
}
