import { jsonMinor } from '#kernel/amounts.ts';
import { addDays, type Day, dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { sha256 } from '#platform/hash.ts';
import { newId } from '#platform/ids.ts';
import {
  isGstin,
  MAHARASHTRA,
  NO_TAX,
  placeOfSupply,
  stateOf as stateOfGstin,
  taxOn,
} from '../rules/gst.ts';
import { invoiceFingerprint } from '../rules/invoice-fingerprint.ts';
import {
  type Bill,
  type CancelRefusal,
  type Credited,
  cancel,
  close,
  type InvoiceKind,
  type IssueRefusal,
  issue,
  kindRules,
  type WaiveRefusal,
  waive,
} from '../rules/invoices.ts';
import { divide, type Paise, sum } from '../rules/money.ts';
import { documentNumber, financialYear, transferReference } from '../rules/numbers.ts';
import { stateCode } from '../rules/states.ts';
import { addInvoice, billOf, type InvoiceLine } from '../store/invoices.ts';
import { nextNumber } from '../store/ledger.ts';
import { holdInvoice, logInvoiceAct, recordCreditNote, stateOf, write } from './books.ts';
import type { FeesActor, FeesTransaction, InvoicePayer, MoneyDeps } from './deps.ts';

export type InvoiceOrder = {
  disputeId: string;
  payer: InvoicePayer;
  kind: InvoiceKind;
  lines: readonly InvoiceLine[];
  /** Until when it is to be paid; otherwise as long as its kind has. */
  dueOn?: Day;
  /** Names the invoices that are shares of one sum. */
  shareOf?: string;
  by?: FeesActor;
};

export type IssuedInvoice = {
  id: string;
  number: string;
  reference: string;
  total: Paise;
  dueOn: Day;
};
export type OrderRefusal = IssueRefusal | 'payer_missing' | 'gstin_invalid';

export const BY_ITSELF: FeesActor = { personId: null, role: 'system' };

/** Issues an invoice in the caller's transaction: numbered, taxed, in the ledger and in the record. */
export async function issueInvoice(
  deps: MoneyDeps,
  within: FeesTransaction,
  order: InvoiceOrder,
): Promise<Result<IssuedInvoice, OrderRefusal>> {
  const { payer, kind, lines, by = BY_ITSELF } = order;
  const name = payer.name.trim();
  if (!name) return refuse('payer_missing');
  if (payer.gstin && !isGstin(payer.gstin)) return refuse('gstin_invalid');
  const { tx, at } = within;
  const on = dayAt(at);
  const id = newId(at.getTime());
  const net = lines.map(({ amount }) => amount);
  const supply = supplyOf(deps, payer);
  const taxes = supply.gstin
    ? taxOn({ net: sum(net), on, supplierState: supply.state, placeOfSupply: supply.place })
    : NO_TAX;
  const issued = issue(id, kind, { net, taxes });
  if (!issued.ok) return issued;
  const { bill, posting } = issued.value;
  const year = financialYear(on);
  const number = documentNumber('invoice', year, await nextNumber(tx, 'invoice', year));
  const dueOn = order.dueOn ?? addDays(on, kindRules[kind].daysToPay);
  const row = {
    id,
    number,
    reference: transferReference(number),
    disputeId: order.disputeId,
    kind,
    partyId: payer.partyId,
    payerName: name.slice(0, 200),
    payerAddress: payer.address.trim().slice(0, 500),
    payerGstin: payer.gstin || null,
    supplierGstin: supply.gstin,
    placeOfSupply: supply.place,
    shareOf: order.shareOf ?? null,
    issuedAt: at,
    issuedOn: on,
    dueOn,
    net: sum(net),
    ...bill.taxes,
    total: bill.total,
    due: bill.due,
    paid: 0n,
    credited: 0n,
    settledAt: null,
    settledHow: null,
    cancelledAt: null,
  };
  const kept = lines.map(({ words, amount }) => ({
    words: words.trim().slice(0, 300) || kind,
    amount,
  }));
  await addInvoice(tx, row, kept);
  const details = {
    kind,
    total: jsonMinor(bill.total),
    rowHash: invoiceFingerprint(row, kept, sha256),
  };
  await write(within, posting, { disputeId: order.disputeId, by });
  await logInvoiceAct(within, row, { act: 'invoice.issued', by, to: 'unpaid', details });
  const about = { disputeId: order.disputeId, invoiceId: id, partyId: payer.partyId };
  await deps.onMoney(tx, at, { what: 'billed', ...about, amount: bill.total, due: bill.due });
  return allow({ id, number, reference: row.reference, total: bill.total, dueOn });
}

/** Where we are registered, and where what a payer buys of us counts as supplied. */
export function supplyOf(
  { settings }: MoneyDeps,
  { gstin, state }: InvoicePayer,
): { gstin: string | null; state: string; place: string } {
  const own = settings.gstin ? stateOfGstin(settings.gstin) : MAHARASHTRA;
  const place = placeOfSupply(
    { gstin: gstin ?? null, state: state ? stateCode(state) : null },
    own,
  );
  return { gstin: settings.gstin ?? null, state: own, place };
}

export type Share = { payer: InvoicePayer; weight: number };

/** One sum that several bear: an invoice for each, which together make exactly the sum. Whoever bears nothing gets none. */
export async function issueShares(
  deps: MoneyDeps,
  within: FeesTransaction,
  {
    shares,
    shareOf = newId(within.at.getTime()),
    ...order
  }: Omit<InvoiceOrder, 'payer'> & { shares: readonly Share[] },
): Promise<Result<IssuedInvoice[], OrderRefusal>> {
  const weights = shares.map(({ weight }) => weight);
  const parts = order.lines.map(({ amount }) => divide(amount, weights));
  const issued: IssuedInvoice[] = [];
  for (const [place, { payer }] of shares.entries()) {
    const lines = order.lines
      .map(({ words }, line) => ({ words, amount: parts[line]?.[place] ?? 0n }))
      .filter(({ amount }) => amount > 0n);
    if (lines.length === 0) continue;
    const outcome = await issueInvoice(deps, within, { ...order, lines, payer, shareOf });
    if (!outcome.ok) return outcome;
    issued.push(outcome.value);
  }
  return issued.length > 0 ? allow(issued) : refuse('no_lines');
}

export type InvoiceRuling = { invoiceId: string; by: FeesActor; reason: string };

type Lessened<Refusal extends string> = Promise<Result<{ id: string }, Refusal | 'not_found'>>;
type Less<Refusal extends string> = {
  by: (bill: Bill, reason: string) => Result<Credited, Refusal>;
  act: 'invoice.waived' | 'invoice.cancelled';
  cause: 'waived' | 'cancelled';
};

/** Does to an invoice what a rule makes of it, tells the record and writes the credit note. */
async function lessen<Refusal extends string>(
  deps: MoneyDeps,
  within: FeesTransaction,
  { invoiceId, by, reason, rule }: InvoiceRuling & { rule: Less<Refusal> },
): Lessened<Refusal> {
  const before = await holdInvoice(deps, within, invoiceId);
  if (!before) return refuse('not_found');
  const outcome = rule.by(billOf(before), reason);
  if (!outcome.ok) return outcome;
  const moved = outcome.value;
  const states = { from: stateOf(billOf(before)), to: stateOf(moved.bill) };
  await logInvoiceAct(within, before, {
    act: rule.act,
    by,
    why: reason,
    ...states,
    details: { amount: jsonMinor(moved.credit.amount) },
  });
  await recordCreditNote(deps, within, { before, moved, by, reason, cause: rule.cause });
  return allow({ id: invoiceId });
}

/** Gives up, by order of the registrar, what is still due. */
export function waiveInvoice(
  deps: MoneyDeps,
  within: FeesTransaction,
  ordering: InvoiceRuling,
): Lessened<WaiveRefusal> {
  return lessen(deps, within, {
    ...ordering,
    rule: { by: waive, act: 'invoice.waived', cause: 'waived' },
  });
}

/** Takes back an invoice on which nothing was paid. Nobody is told that it was settled, for it was not. */
export function cancelInvoice(
  deps: MoneyDeps,
  within: FeesTransaction,
  ordering: InvoiceRuling,
): Lessened<CancelRefusal> {
  return lessen(deps, within, {
    ...ordering,
    rule: { by: cancel, act: 'invoice.cancelled', cause: 'cancelled' },
  });
}

/** What is still due on a bill whose dispute has ended, taken back with a credit note; what was paid and not owed back stays. */
export function closeInvoice(
  deps: MoneyDeps,
  within: FeesTransaction,
  ordering: InvoiceRuling,
): Lessened<CancelRefusal> {
  return lessen(deps, within, {
    ...ordering,
    rule: { by: close, act: 'invoice.cancelled', cause: 'cancelled' },
  });
}
