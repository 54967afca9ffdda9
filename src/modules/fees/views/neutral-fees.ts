import { jsonMinor } from '#kernel/amounts.ts';
import { dayAt } from '#kernel/days.ts';
import type { OwnStatement } from '../actions/own-statement.ts';
import type { NeutralFees } from '../actions/payouts.ts';
import { sum } from '../rules/money.ts';
import { type FeeStage, stagePacks, tdsPacks } from '../rules/neutral-fees.ts';
import { packOn } from '../rules/schedules/packs.ts';

type Row = OwnStatement['rows'][number];

const stateOf = ({ approvedAt, payoutId, paidAt }: Row) =>
  paidAt ? 'paid' : payoutId ? 'in_payout' : approvedAt ? 'approved' : 'earned';

function feeOf(row: Row) {
  const { id, reference, amount, tds, bankReference } = row;
  return {
    ...{ id, reference, bankReference },
    // The stages are those of the table's check.
    stage: row.stage as FeeStage,
    state: stateOf(row) as 'earned' | 'approved' | 'in_payout' | 'paid',
    amount: jsonMinor(amount),
    tds: tds === null ? null : jsonMinor(tds),
    net: tds === null ? null : jsonMinor(amount - tds),
    earnedAt: row.earnedAt.toISOString(),
  };
}

export function statementView({ rows, payee }: OwnStatement, now: Date) {
  const net = ({ amount, tds }: Row) => amount - (tds ?? 0n);
  const pack = packOn(tdsPacks, dayAt(now));
  return {
    fees: rows.map((row) => ({ ...feeOf(row), paidAt: row.paidAt?.toISOString() ?? null })),
    totals: {
      earned: jsonMinor(sum(rows.map(({ amount }) => amount))),
      tds: jsonMinor(sum(rows.map(({ tds }) => tds ?? 0n))),
      paid: jsonMinor(sum(rows.filter(({ paidAt }) => paidAt).map(net))),
      toPay: jsonMinor(sum(rows.filter((row) => row.approvedAt && !row.paidAt).map(net))),
    },
    rate: pack && {
      percent: Number(pack.value.rate) / 100,
      withoutPan: Number(pack.value.withoutPan) / 100,
      isConfirmed: pack.isConfirmed,
    },
    account: payee && {
      holder: payee.holder,
      ifsc: payee.ifsc,
      lastDigits: payee.lastDigits,
      hasPan: payee.hasPan,
    },
  };
}

export function neutralFeesView(
  { rows, withAccount, payouts, mayApprove, mayPay }: NeutralFees,
  now: Date,
) {
  const packs = [packOn(stagePacks, dayAt(now)), packOn(tdsPacks, dayAt(now))];
  return {
    fees: rows.map((row) => ({
      ...feeOf(row),
      ...{ disputeId: row.disputeId, payee: row.payee, payoutId: row.payoutId },
      hasAccount: withAccount.has(row.personId),
    })),
    payouts: payouts.map((one) => ({ ...one, madeAt: one.madeAt.toISOString() })),
    unconfirmed: packs.flatMap((pack) => (pack && !pack.isConfirmed ? [pack.title] : [])),
    may: [...(mayApprove ? ['approve' as const] : []), ...(mayPay ? ['pay' as const] : [])],
  };
}
