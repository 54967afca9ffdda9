import { addDays, type Day } from '#kernel/days.ts';
import { DAYS_OF_GRACE } from '#modules/offers/rules/terms.ts';
import { isCounted, type StatedPromise, statementState, sumOf } from './statements.ts';
import type { DueState } from './words.ts';

export type PaymentDue = { number: number; dueOn: Day; amount: bigint };
export type DuePromise = StatedPromise & { isAccelerated: boolean; dues: readonly PaymentDue[] };
/** One payment as it stands on a day. */
export type StandingDue = PaymentDue & {
  paid: bigint;
  left: bigint;
  /** The day on which it is due by the text now, earlier where all that is left fell due at once. */
  nowDueOn: Day;
  state: DueState;
};

/**
 * Money counts for the earliest day first, whatever somebody had in mind: one payment may cover two, and a part of one is a part
 * (Indian Contract Act 1872 s. 61: in order of time).
 */
export function standingDues(promise: DuePromise, today: Day): StandingDue[] {
  const at = acceleratedOn(promise, today);
  let rest = sumOf(promise, today, isCounted);
  return promise.dues.map((due) => {
    const left = rest < due.amount ? due.amount - rest : 0n;
    const paid = due.amount - left;
    rest -= paid;
    const nowDueOn = at !== null && at < due.dueOn ? at : due.dueOn;
    return { ...due, paid, left, nowDueOn, state: stateOf({ paid, left, nowDueOn }, today) };
  });
}

/** A day is in time until its last second in Asia/Kolkata. */
function stateOf(
  { paid, left, nowDueOn }: Omit<StandingDue, keyof PaymentDue | 'state'>,
  today: Day,
) {
  if (left === 0n) return 'paid' as const;
  if (today > nowDueOn) return 'overdue' as const;
  return paid > 0n ? ('part' as const) : ('open' as const);
}

/**
 * The day on which all that was left fell due at once, by the settlement's own clause and by no other: a payment was more than the
 * days of grace late. Money counts from the day on which it was paid. Null where the text says nothing of it or it did not happen.
 */
export function acceleratedOn(promise: DuePromise, today: Day): Day | null {
  const { isAccelerated, dues } = promise;
  if (!isAccelerated || dues.length < 2) return null;
  let owed = 0n;
  for (const { amount, dueOn } of dues) {
    owed += amount;
    const last = addDays(dueOn, DAYS_OF_GRACE);
    if (today > last && paidUntil(promise, last, today) < owed) return addDays(last, 1);
  }
  return null;
}

function paidUntil({ statements }: StatedPromise, day: Day, today: Day): bigint {
  return statements.reduce(
    (sum, one) =>
      one.happenedOn <= day && isCounted(statementState(one, today))
        ? sum + (one.amount ?? 0n)
        : sum,
    0n,
  );
}

/** Whether nothing is left of it: of money the last paisa, of words that both sides say that it was done. */
export function isPerformed(promise: DuePromise, today: Day): boolean {
  return promise.kind === 'money'
    ? sumOf(promise, today, isCounted) >= (promise.amount ?? 0n)
    : promise.statements.some((one) => statementState(one, today) === 'confirmed');
}

/** What is overdue of it on a day, in all. */
export function overdueOf(promise: DuePromise, today: Day): bigint {
  return standingDues(promise, today)
    .filter(({ state }) => state === 'overdue')
    .reduce((sum, { left }) => sum + left, 0n);
}
