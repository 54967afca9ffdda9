import { type Day, dayAt } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import { type ClaimSum, type Deposit, depositsFor, sharesOfDeposit } from '../rules/deposits.ts';
import type { Paise } from '../rules/money.ts';
import {
  addDeposit,
  endDepositRow,
  findDepositOf,
  listDepositShares,
  listOpenDeposits,
} from '../store/deposits.ts';
import { listPaidOn } from '../store/payments.ts';
import type { FeesActor, FeesTransaction, InvoicePayer, MoneyDeps } from './deps.ts';
import { institutionTable, scheduleOf } from './governing.ts';
import { closeInvoice, issueShares } from './invoices.ts';
import { refundInvoice } from './refunds.ts';

export type { ClaimSum, Deposit } from '../rules/deposits.ts';
export { sharesOfDeposit } from '../rules/deposits.ts';

type Reckoning = { disputeId: string; arbitrators: number; claims: readonly ClaimSum[] };

/** What is to be deposited for each claim of a dispute, by the schedule that governs it. */
export async function reckonDeposits(
  { tx, at }: FeesTransaction,
  { disputeId, arbitrators, claims }: Reckoning,
): Promise<Deposit[]> {
  const governing = await scheduleOf(tx, disputeId);
  return depositsFor(claims, {
    schedule: governing?.schedule ?? 'institution',
    table: await institutionTable(tx, at),
    on: dayAt(at),
    arbitrators,
    ...(governing ? { ceilingOn: governing.ceilingOn } : {}),
  });
}

export type OpenDeposit = { id: string; partyId: string; owing: string[] };

/** The deposits that were asked for in a dispute and not ended, each with who owes a share by the ledger. */
export async function openDeposits(db: Db, disputeId: string): Promise<OpenDeposit[]> {
  const open: OpenDeposit[] = [];
  for (const { id, partyId } of await listOpenDeposits(db, disputeId))
    open.push({ id, partyId, owing: await owingIn(db, id) });
  return open;
}

async function owingIn(db: Db, depositId: string): Promise<string[]> {
  const shares = await listDepositShares(db, depositId);
  return shares.filter(({ due }) => due > 0n).map(({ partyId }) => partyId);
}

export type NewDeposit = {
  id: string;
  disputeId: string;
  deposit: Deposit;
  payers: readonly (InvoicePayer & { side: 'claimant' | 'respondent' })[];
  words: string;
  dueOn: Day | undefined;
  by: FeesActor;
};

/** Keeps a deposit and bills each its share of it. */
export async function billDeposit(
  deps: MoneyDeps,
  within: FeesTransaction,
  { id, disputeId, deposit, payers, words, dueOn, by }: NewDeposit,
): Promise<void> {
  const { partyId, isCounterclaim, amount } = deposit;
  await addDeposit(within.tx, {
    ...{ id, disputeId, partyId, isCounterclaim, amount },
    reckonedBy: deposit.by,
    askedAt: within.at,
  });
  if (amount === 0n) return;
  const issued = await issueShares(deps, within, {
    ...{ disputeId, by },
    kind: 'deposit',
    lines: [{ words, amount }],
    shares: sharesOfDeposit(payers),
    shareOf: id,
    ...(dueOn ? { dueOn } : {}),
  });
  if (!issued.ok) throw new Error(`A deposit could not be billed: ${issued.refusal}.`);
}

export type SettledShare = {
  disputeId: string;
  /** Whose claim the deposit is for. */
  claimOf: string;
  /** Whose share is there. */
  partyId: string;
  /** Whether another paid of it (ACA s. 38(2)). */
  isPaidForThem: boolean;
  owing: string[];
};

/** The share of a deposit that an invoice is, as the ledger has it; null where it is none, or its deposit was ended. */
export async function settledShare(
  { tx }: FeesTransaction,
  invoiceId: string,
): Promise<SettledShare | null> {
  const deposit = await findDepositOf(tx, invoiceId);
  if (!deposit || deposit.endedAt) return null;
  const shares = await listDepositShares(tx, deposit.id);
  const share = shares.find(({ id }) => id === invoiceId);
  if (!share) return null;
  const paid = await listPaidOn(tx, [invoiceId]);
  const isOthers = ({ paidByParty, paidByName }: (typeof paid)[number]) =>
    paidByParty === null ? paidByName !== null : paidByParty !== share.partyId;
  return {
    disputeId: deposit.disputeId,
    claimOf: deposit.partyId,
    partyId: share.partyId,
    isPaidForThem: paid.some(isOthers),
    owing: shares.filter(({ due }) => due > 0n).map((one) => one.partyId),
  };
}

type Ending = { disputeId: string; claimOf: string | null; by: FeesActor; reason: string };

/** Ends the deposit of a claim, or all of them: what was paid and not earned goes back, and nothing is asked for any more. */
export async function endDeposits(
  deps: MoneyDeps,
  within: FeesTransaction,
  { disputeId, claimOf, by, reason }: Ending,
): Promise<void> {
  for (const deposit of await listOpenDeposits(within.tx, disputeId)) {
    if (claimOf !== null && deposit.partyId !== claimOf) continue;
    for (const { id, paid, due } of await listDepositShares(within.tx, deposit.id)) {
      const back: Paise = paid;
      if (back > 0n) await refundInvoice(deps, within, { invoiceId: id, amount: back, by, reason });
      if (due > 0n) await closeInvoice(deps, within, { invoiceId: id, by, reason });
    }
    await endDepositRow(within.tx, deposit.id, within.at);
  }
}
