import type { Minor } from '#kernel/amounts.ts';
import { addDays, type Day, isDay } from '#kernel/days.ts';
import { sumOf } from '#modules/disputes/rules/filed-claims.ts';
import { type ForumWarning, WARNINGS } from './answers.ts';
import { claimsIn } from './bulk-claims.ts';
import type { Cells } from './bulk-columns.ts';
import { categoryOf, disputeKindOf, transactionOf } from './bulk-transactions.ts';
import {
  type IsClosedDay,
  type Limitation,
  type LimitationState,
  limitationOf,
  URGENT_DAYS,
} from './limitation.ts';
import { type ProcessWish, type TriageMark, triage } from './triage.ts';

// What the guided request tells a claimant before they sign, told of each row: the limits of the forum and of time. Nothing
// here refuses a row; that a claim may be out of time, or belong elsewhere, is for the tribunal to say.

const LIMITS = ['limitation_unknown', 'limitation_urgent', 'limitation_over'] as const;
export const ROW_WARNINGS = [...WARNINGS, ...LIMITS] as const;
export type RowWarningCode = (typeof ROW_WARNINGS)[number];
/** `day` is the last day of the limitation, where it is about that. */
export type RowWarning = { column: string; code: RowWarningCode; day: Day | null };

/** Where a warning is answered, or what it follows from. */
const columnOf: Record<RowWarningCode, string> = {
  consumer: 'consumer',
  bank_debt: 'lender_is_bank',
  rent_control: 'rent_act',
  tenancy: 'transaction',
  msme: 'msme_supplier',
  conciliation_pending: 'conciliation_pending',
  fast_track: 'fast_track_agreed',
  limitation_unknown: 'cause_on',
  limitation_urgent: 'cause_on',
  limitation_over: 'cause_on',
};

/** Whoever leaves a claim out because its time runs out harms themselves, so that it is urgent is told and asks for nothing. */
export function asksForConsent({ code }: Pick<RowWarning, 'code'>): boolean {
  return code !== 'limitation_urgent';
}

export type RowWarnings = {
  warnings: RowWarning[];
  /** Every channel at once, the same day (law and lifecycle 6.5). */
  isUrgent: boolean;
  /** The last day on which this is all that there is to say; null when it stays so. */
  holdsUntil: Day | null;
};

/** What the law has to say about a row on a day, in the order of the guided request. `today` is the day in Mumbai. */
export function weighed(cells: Cells, today: Day, isClosed: IsClosedDay): RowWarnings {
  const limitation = limitationIn(cells, today, isClosed);
  const { cause_on: written } = cells;
  // A day that cannot be read is told as that, and not as one that was left out.
  const limit = !written || isDay(written) ? limitCodes[limitation.state] : null;
  const codes = [...forumWarnings(cells), ...(limit ? [limit] : [])];
  return {
    warnings: codes.map((code) => ({
      column: columnOf[code],
      code,
      day: code === limit ? limitation.lastDay : null,
    })),
    isUrgent: limitation.state === 'urgent',
    holdsUntil: holdsUntil(limitation),
  };
}

const limitCodes: Record<LimitationState, (typeof LIMITS)[number] | null> = {
  unknown: 'limitation_unknown',
  in_time: null,
  urgent: 'limitation_urgent',
  over: 'limitation_over',
};

function holdsUntil({ state, lastDay }: Limitation): Day | null {
  if (lastDay === null || state === 'over') return null;
  return state === 'urgent' ? lastDay : addDays(lastDay, -URGENT_DAYS - 1);
}

export function limitationIn(cells: Cells, today: Day, isClosed: IsClosedDay): Limitation {
  const {
    cause_on: causeOn = '',
    acknowledged_on: acknowledgedOn = '',
    paid_on: paidOn = '',
  } = cells;
  return limitationOf(
    { category: categoryOf(cells), causeOn, acknowledgedOn, paidOn },
    today,
    isClosed,
  );
}

const wishOf: Record<string, ProcessWish> = {
  arbitration: 'decision',
  mediation: 'talk',
  conciliation: 'proposal',
};

/** The forum warnings of a row, by the names under which the dispute keeps them. */
export function forumWarnings(cells: Cells): ForumWarning[] {
  const { process = 'arbitration', track = 'online' } = cells;
  return triage({
    kind: disputeKindOf(cells),
    wish: wishOf[process] ?? 'decision',
    track,
    marks: marksOf(cells),
    warnings: [],
  }).warnings;
}

function marksOf(cells: Cells): TriageMark[] {
  const said: readonly (readonly [TriageMark, boolean])[] = [
    ['consumer', cells.consumer === 'yes'],
    ['bank', isBankDebt(cells)],
    ['rent_act', cells.rent_act === 'yes'],
    ['msme_supplier', cells.msme_supplier === 'yes'],
    ['conciliating', cells.conciliation_pending === 'yes'],
    ['fast_agreed', cells.fast_track_agreed === 'yes'],
  ];
  return said.flatMap(([mark, is]) => (is ? [mark] : []));
}

/** RDB Act 1993, s. 1(4), with the notification of 6 September 2018: twenty lakh rupees, in paise. */
export const TRIBUNAL_FROM: Minor = 200_000_000n;

/**
 * A debt of so much that it is the tribunal's alone, if the lender is a bank or a notified financial institution. Of a loan
 * whose lender is not said it is supposed: a warning too many costs a tick, one too few an award.
 */
function isBankDebt(cells: Cells): boolean {
  const { lender_is_bank: isBank } = cells;
  if (isBank === 'no' || (isBank !== 'yes' && transactionOf(cells) !== 'loan')) return false;
  const claims = claimsIn(cells);
  // What another currency comes to in rupees nobody knows here.
  if (claims.some(({ currency }) => currency !== 'INR')) return isBank === 'yes';
  return sumOf(claims) >= TRIBUNAL_FROM;
}
