// Fees of neutrals in the office: approved by a registrar, put into one file for the bank and marked as paid by accounts.
import { jsonMinor } from '#kernel/amounts.ts';
import { dayAt } from '#kernel/days.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { CSV_START, csvRows } from '#platform/csv.ts';
import { type SecretCipher, sealFor } from '#platform/vault/seal.ts';
import { feeApproved, feePaid } from '../rules/fee-postings.ts';
import { type ApprovalRefusal, refusalToApprove, tdsOn, tdsPacks } from '../rules/neutral-fees.ts';
import { payoutRows } from '../rules/payout-file.ts';
import { packOn } from '../rules/schedules/packs.ts';
import {
  addPayout,
  approvedIn,
  changeEarning,
  type EarningRow,
  findEarning,
  findPayee,
  heldFor,
  isReferenceUsed,
  listEarnings,
  listOfPayout,
  listPayees,
  listPayouts,
  lockEarning,
  lockPayable,
} from '../store/earnings.ts';
import { write } from './books.ts';
import type { OfficeMoneyDeps } from './deps.ts';
import { logEarning } from './earning.ts';
import { as, type Done, within } from './office-acting.ts';

export type PayoutDeps = OfficeMoneyDeps & {
  key: Buffer;
  newId: () => string;
  wakeMail: () => void;
};

/** Opens what a neutral said of their account, under the person's id. */
export const accountSeal = ({ key }: Pick<PayoutDeps, 'key'>): SecretCipher =>
  sealFor({ bytes: key }, 'accounts of neutrals');

const SHOWN = 200;
export type NeutralFees = Awaited<ReturnType<typeof neutralFees>>;

export async function neutralFees({ db, ownAmong }: OfficeMoneyDeps, viewer: Viewer) {
  const rows = await listEarnings(db, SHOWN);
  const own = await ownAmong(
    db,
    viewer,
    rows.map(({ disputeId }) => disputeId),
  );
  const shown = rows.filter(({ disputeId }) => !own.has(disputeId));
  const people = shown.map(({ personId }) => personId);
  return {
    rows: shown,
    withAccount: await listPayees(db, people),
    payouts: await listPayouts(db, SHOWN),
    mayApprove: viewer.may.includes('decide_disputes'),
    mayPay: viewer.may.includes('confirm_payments'),
  };
}

/** A registrar approves what was earned; the tax of that day is kept back of it. */
export async function approveFee(
  deps: PayoutDeps,
  viewer: Viewer,
  { id }: { id: string },
): Done<{ id: string }, ApprovalRefusal | 'not_found'> {
  const seen = await findEarning(deps.db, id);
  if (!seen) return refuse({ code: 'not_found', field: '' });
  await deps.refuseOwn(deps.db, viewer, [seen.disputeId]);
  return within<Awaited<Done<{ id: string }, ApprovalRefusal | 'not_found'>>>(
    deps,
    async (here) => {
      await deps.holdDispute(here.tx, seen.disputeId);
      const row = await lockEarning(here.tx, id);
      if (!row) return refuse({ code: 'not_found', field: '' });
      const left =
        (await heldFor(here.tx, row.disputeId)) - (await approvedIn(here.tx, row.disputeId));
      const refusal = refusalToApprove(row, left, viewer.personId);
      if (refusal) return refuse({ code: refusal, field: '' });
      const pack = packOn(tdsPacks, dayAt(here.at));
      const payee = await findPayee(here.tx, row.personId);
      const tds = pack ? tdsOn(row.amount, pack.value, payee?.hasPan ?? false) : 0n;
      const by = as(viewer, 'registrar');
      await changeEarning(here.tx, id, {
        ...{ approvedAt: here.at, approvedBy: viewer.personId, tds },
        tdsBy: pack?.id ?? 'none',
      });
      await write(here, feeApproved(row.amount, tds), { disputeId: row.disputeId, by });
      await logEarning(here, row, {
        ...{ act: 'fee.approved', by },
        details: { amount: jsonMinor(row.amount), tds: jsonMinor(tds) },
      });
      return allow({ id });
    },
  );
}

/** Puts everything that was approved, and whose account is known, into one file; a fee is in one file and no other. */
export async function makePayout(
  deps: PayoutDeps,
  viewer: Viewer,
): Done<{ id: string }, 'nothing_payable'> {
  return within<Awaited<Done<{ id: string }, 'nothing_payable'>>>(deps, async (here) => {
    const payable = await lockPayable(here.tx);
    if (payable.length === 0) return refuse({ code: 'nothing_payable', field: '' });
    const id = deps.newId();
    await addPayout(here.tx, { id, madeAt: here.at, madeBy: viewer.personId });
    const seal = accountSeal(deps);
    for (const one of payable) {
      const { account } = JSON.parse(seal.open(one.sealed, one.personId).toString()) as {
        account: string; // what `keepAccount` sealed
      };
      const to = JSON.stringify({ holder: one.holder, ifsc: one.ifsc, account });
      const paidTo = seal.close(Buffer.from(to), one.id);
      await changeEarning(here.tx, one.id, { payoutId: id, paidTo });
      await logEarning(here, one, {
        ...{ act: 'fee.put_in_payout', by: as(viewer, 'accounts') },
        details: { payout: id },
      });
    }
    return allow({ id });
  });
}

/** The file of a payout, for accounts alone; the accounts stand in it as they were when it was made. */
export async function payoutFile(deps: PayoutDeps, { id }: { id: string }) {
  const rows = await listOfPayout(deps.db, id);
  if (rows.length === 0) return null;
  const seal = accountSeal(deps);
  const transfers = rows.flatMap((row) => (row.paidTo ? [transferOf(row, row.paidTo, seal)] : []));
  return {
    body: new TextEncoder().encode(CSV_START + csvRows(payoutRows(transfers))),
    filename: `payout-${id.slice(-8)}.csv`,
  };
}

function transferOf(row: EarningRow, paidTo: Uint8Array, seal: SecretCipher) {
  const to = JSON.parse(seal.open(paidTo, row.id).toString()) as {
    holder: string;
    ifsc: string;
    account: string;
  }; // what `makePayout` sealed
  return { ...to, id: row.id, amount: row.amount - (row.tds ?? 0n), remark: row.reference };
}

type PaidRefusal =
  | 'not_found'
  | 'own_fee'
  | 'reference_missing'
  | 'reference_taken'
  | 'not_in_payout'
  | 'paid_before';

/** The bank has taken it: its reference stands with the fee, and the books say that the money has left. */
export async function markFeePaid(
  deps: PayoutDeps,
  viewer: Viewer,
  { id, reference }: { id: string; reference: string },
): Done<{ id: string }, PaidRefusal> {
  const bank = reference.replace(/\s+/g, '').toUpperCase();
  if (bank === '') return refuse({ code: 'reference_missing', field: 'reference' });
  const seen = await findEarning(deps.db, id);
  if (!seen) return refuse({ code: 'not_found', field: '' });
  await deps.refuseOwn(deps.db, viewer, [seen.disputeId]);
  return within<Awaited<Done<{ id: string }, PaidRefusal>>>(deps, async (here) => {
    const row = await lockEarning(here.tx, id);
    if (!row) return refuse({ code: 'not_found', field: '' });
    if (row.personId === viewer.personId) return refuse({ code: 'own_fee', field: '' });
    if (row.paidAt) return refuse({ code: 'paid_before', field: 'reference' });
    if (!row.payoutId) return refuse({ code: 'not_in_payout', field: '' });
    if (await isReferenceUsed(here.tx, bank))
      return refuse({ code: 'reference_taken', field: 'reference' });
    const by = as(viewer, 'accounts');
    const net = row.amount - (row.tds ?? 0n);
    await changeEarning(here.tx, id, {
      ...{ paidAt: here.at, paidBy: viewer.personId, bankReference: bank },
    });
    await write(here, feePaid(net), { disputeId: row.disputeId, by });
    await logEarning(here, row, {
      ...{ act: 'fee.paid', by },
      details: { amount: jsonMinor(net), reference: bank },
    });
    return allow({ id });
  });
}
