// What a neutral has earned of the deposits, what tax is kept back of it, and what is left (ACA ss. 31A and 38; Income-tax Act s. 194J).
import { divide, type Paise, percent } from './money.ts';
import type { DatedFigures } from './schedules/packs.ts';

/** How far a dispute must have come that a part of the fee is earned. */
export const FEE_STAGES = ['entered', 'settled'] as const;
export type FeeStage = (typeof FEE_STAGES)[number];

/** In basis points of the deposits that are there, for all that was done up to the stage. */
export const stagePacks: readonly DatedFigures<Record<FeeStage, bigint>>[] = [
  {
    id: 'neutral-fees@2026-01-01',
    title: 'What a tribunal has earned of the deposits at each stage',
    source:
      'Decision of the institution, to be confirmed: a quarter once every claim that goes on is paid for, half with an award on agreed terms',
    from: '2026-01-01',
    isConfirmed: false,
    value: { entered: 2500n, settled: 5000n },
  },
];

/** In basis points of what is paid. */
export type Tds = { rate: bigint; withoutPan: bigint };

export const tdsPacks: readonly DatedFigures<Tds>[] = [
  {
    id: 'tds@2026-01-01',
    title: 'Tax deducted at source on fees for professional services',
    source:
      'Income-tax Act 1961 ss. 194J and 206AA; whether the Act of 2025 has them under other numbers from 1 April 2026, and from which sum of a year, is to be confirmed by an accountant',
    from: '2026-01-01',
    isConfirmed: false,
    value: { rate: 1000n, withoutPan: 2000n },
  },
];

type Earning = {
  /** What is held for claims whose deposit is wholly there. */
  held: Paise;
  /** Whoever sits, in their order, with what was earned in their seat before, by them or by whom they replaced. */
  members: readonly { personId: string; before: Paise }[];
  /** In basis points, up to this stage. */
  share: bigint;
};

/**
 * What each of them has earned anew: the stage's part divided alike, less what was earned in their seat before. Nothing is earned of
 * money that is not there, and no stage is paid twice because somebody was replaced.
 */
export function earnedAt({ held, members, share }: Earning): { personId: string; amount: Paise }[] {
  const parts = divide(
    percent(held, share),
    members.map(() => 1),
  );
  return members.flatMap(({ personId, before }, at) => {
    const amount = (parts[at] ?? 0n) - before;
    return amount > 0n ? [{ personId, amount }] : [];
  });
}

/** Kept back of a fee, rounded up to the whole rupee, for the tax is paid in rupees. */
export function tdsOn(amount: Paise, { rate, withoutPan }: Tds, hasPan: boolean): Paise {
  const tax = percent(amount, hasPan ? rate : withoutPan);
  return ((tax + 99n) / 100n) * 100n;
}

export type ApprovalRefusal = 'own_fee' | 'approved_before' | 'not_held';

/** A fee may be approved once, by somebody whose fee it is not, and only while the deposits of its dispute hold it. */
export function refusalToApprove(
  { amount, approvedAt, personId }: { amount: Paise; approvedAt: Date | null; personId: string },
  held: Paise,
  by: string,
): ApprovalRefusal | null {
  if (personId === by) return 'own_fee';
  if (approvedAt) return 'approved_before';
  return amount > held ? 'not_held' : null;
}

/** Four letters of the bank, a nought, six of the branch. */
export function isIfsc(text: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text);
}

/** Five letters, of which the fourth tells that it is a person's or a firm's, four digits and a letter. */
export function isPan(text: string): boolean {
  return /^[A-Z]{3}[ABCFGHLJPT][A-Z][0-9]{4}[A-Z]$/.test(text);
}

export type PayeeRefusal = 'holder_missing' | 'account_wrong' | 'ifsc_wrong' | 'pan_wrong';
export type Payee = { holder: string; account: string; ifsc: string; pan: string };

/** As they are kept, of what somebody typed with spaces or small letters. */
export function payeeOf({ holder, account, ifsc, pan }: Payee): Payee {
  const bare = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
  return { holder: holder.trim(), account: bare(account), ifsc: bare(ifsc), pan: bare(pan) };
}

export function payeeProblem({
  holder,
  account,
  ifsc,
  pan,
}: Payee): { code: PayeeRefusal; field: keyof Payee } | null {
  if (holder === '') return { code: 'holder_missing', field: 'holder' };
  if (!/^[0-9]{8,18}$/.test(account)) return { code: 'account_wrong', field: 'account' };
  if (!isIfsc(ifsc)) return { code: 'ifsc_wrong', field: 'ifsc' };
  return pan === '' || isPan(pan) ? null : { code: 'pan_wrong', field: 'pan' };
}
