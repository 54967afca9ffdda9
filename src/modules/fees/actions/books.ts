import { dayAt } from '#kernel/days.ts';
import { appendActs, type RecordedAct } from '#modules/record/actions.ts';
import { newId } from '#platform/ids.ts';
import type { Bill, BillPosting, Credited } from '../rules/invoices.ts';
import type { LedgerPosting } from '../rules/ledger.ts';
import { documentNumber, financialYear } from '../rules/numbers.ts';
import {
  addCreditNote,
  changeInvoice,
  findInvoice,
  type Invoice,
  lockInvoice,
} from '../store/invoices.ts';
import { addPosting, nextNumber } from '../store/ledger.ts';
import type { FeesActor, FeesTransaction, MoneyDeps } from './deps.ts';

/** Writes a posting into the ledger. */
export async function write(
  { tx, at }: FeesTransaction,
  posting: LedgerPosting,
  { disputeId, by }: { disputeId: string | null; by: FeesActor },
): Promise<void> {
  await addPosting(tx, posting, { id: newId(at.getTime()), at, disputeId, byPerson: by.personId });
}

/** An invoice with its dispute before it: in the order in which everybody locks them. */
export async function holdInvoice(
  { holdDispute }: MoneyDeps,
  { tx }: FeesTransaction,
  id: string,
): Promise<Invoice | undefined> {
  const seen = await findInvoice(tx, id);
  if (!seen) return undefined;
  await holdDispute(tx, seen.disputeId);
  return lockInvoice(tx, id);
}

/** Keeps what a rule made of an invoice, and tells whoever waits for it when nothing is asked for any more. */
export async function recordSettlement(
  deps: MoneyDeps,
  within: FeesTransaction,
  { before, moved, by }: { before: Invoice; moved: BillPosting; by: FeesActor },
): Promise<void> {
  const { tx, at } = within;
  await changeInvoice(tx, before, moved.bill, at);
  await write(within, moved.posting, { disputeId: before.disputeId, by });
  const { settled, isCancelled } = moved.bill;
  // A share of a deposit that is asked for no more is not waited for either.
  const how = settled ?? (isCancelled && before.kind === 'deposit' ? 'waived' : null);
  if (!how || before.settledAt) return;
  await deps.onSettled(tx, at, {
    disputeId: before.disputeId,
    invoiceId: before.id,
    kind: before.kind,
    how,
  });
}

export type CreditNoteInput = {
  before: Invoice;
  moved: Credited;
  by: FeesActor;
  reason: string;
  cause: 'waived' | 'cancelled' | 'refunded';
};

/** The same with a credit note, which the tax law asks for whenever an invoice is made smaller (CGST Act s. 34). */
export async function recordCreditNote(
  deps: MoneyDeps,
  within: FeesTransaction,
  { before, moved, by, reason, cause }: CreditNoteInput,
): Promise<string> {
  const { tx, at } = within;
  const id = newId(at.getTime());
  const year = financialYear(dayAt(at));
  const number = documentNumber('credit_note', year, await nextNumber(tx, 'credit_note', year));
  const { amount, net, taxes } = moved.credit;
  await addCreditNote(tx, {
    id,
    number,
    invoiceId: before.id,
    cause,
    at,
    reason: reason.trim().slice(0, 2000),
    amount,
    net,
    ...taxes,
    byPerson: by.personId,
  });
  await recordSettlement(deps, within, { before, moved, by });
  return id;
}

type Telling = {
  act: RecordedAct['act'];
  by: FeesActor;
  why?: string;
  details?: RecordedAct['details'];
  tells?: readonly string[];
  from?: string;
  to?: string;
};

export async function logInvoiceAct(
  { tx, at }: FeesTransaction,
  invoice: Pick<Invoice, 'id' | 'disputeId' | 'number'>,
  telling: Telling,
): Promise<void> {
  const { details, why, ...rest } = telling;
  const about = { dispute: invoice.disputeId, number: invoice.number, ...details };
  await appendActs(tx, at, [
    {
      ...rest,
      why: why?.slice(0, 5000) ?? null,
      subject: { kind: 'invoice', id: invoice.id },
      details: about,
    },
  ]);
}

export async function logPaymentAct(
  { tx, at }: FeesTransaction,
  id: string,
  { details = {}, why, ...rest }: Telling,
): Promise<void> {
  await appendActs(tx, at, [
    { ...rest, why: why?.slice(0, 5000) ?? null, subject: { kind: 'payment', id }, details },
  ]);
}

/** How an invoice stands, in a word. */
export function stateOf({
  due,
  paid,
  settled,
  isCancelled,
}: Bill): 'unpaid' | 'paid_in_part' | 'paid' | 'waived' | 'cancelled' {
  if (isCancelled) return 'cancelled';
  if (settled) return settled;
  return paid > 0n && due > 0n ? 'paid_in_part' : 'unpaid';
}
