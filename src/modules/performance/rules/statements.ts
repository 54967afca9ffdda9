import { addDays, type Day } from '#kernel/days.ts';
import { withoutUnseen } from '#kernel/invisible-characters.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import {
  otherSide,
  type PaymentWay,
  type StatementAnswer,
  type StatementKind,
  type StatementState,
} from './words.ts';

/** Until when the other side answers a statement: the end of the seventh day after it was made. */
export const DAYS_TO_ANSWER = 7;

export type PerformanceStatement = {
  id: string;
  kind: StatementKind;
  side: Side;
  saidOn: Day;
  amount: bigint | null;
  happenedOn: Day;
  way: PaymentWay | null;
  reference: string;
  /** What was said to it, the first one first. */
  answers: readonly { says: StatementAnswer }[];
};

/** What can be looked up at a bank: without one a statement is one side's word, and a silence is no answer to it. */
export function isProof({
  kind,
  way,
  reference,
}: Pick<PerformanceStatement, 'kind' | 'way' | 'reference'>) {
  return kind === 'paid' && way !== 'cash' && way !== 'other' && plain(reference) !== '';
}

/** The last day on which the other side answers before a proof stands. */
export const answerUntil = ({ saidOn }: Pick<PerformanceStatement, 'saidOn'>): Day =>
  addDays(saidOn, DAYS_TO_ANSWER);

/**
 * How a statement stands on a day. A payee's own word that money came counts at once. A payer's counts once the payee says so too; or,
 * where it names what can be looked up, once nobody said anything to it until the end of the last day. That is no admission and no
 * signature (law and lifecycle 6.8, I11): the payee says what is so at any later moment, and then it counts no more.
 */
export function statementState(statement: PerformanceStatement, today: Day): StatementState {
  const last = statement.answers.at(-1)?.says;
  if (last) return last;
  if (statement.kind === 'received') return 'received';
  return isProof(statement) && today > answerUntil(statement) ? 'stands' : 'waiting';
}

const COUNTED: readonly StatementState[] = ['confirmed', 'stands', 'received'];
export const isCounted = (state: StatementState): boolean => COUNTED.includes(state);
/** Counted, or waiting to be: the same money is not said twice meanwhile. */
const isTaken = (state: StatementState): boolean => isCounted(state) || state === 'waiting';

export type StatedPromise = {
  kind: 'money' | 'words';
  payer: Side | null;
  amount: bigint | null;
  statements: readonly PerformanceStatement[];
};

export function sumOf(
  { statements }: Pick<StatedPromise, 'statements'>,
  today: Day,
  which: (state: StatementState) => boolean,
): bigint {
  return statements.reduce(
    (sum, one) => (which(statementState(one, today)) ? sum + (one.amount ?? 0n) : sum),
    0n,
  );
}

/** What a further statement may be about at most. */
export function leftToState(promise: StatedPromise, today: Day): bigint {
  return (promise.amount ?? 0n) - sumOf(promise, today, isTaken);
}

export type StatementRefusal =
  | 'amount_wrong'
  | 'too_much'
  | 'day_ahead'
  | 'day_early'
  | 'reference_missing'
  | 'reference_used'
  | 'said_before';

export type MoneySaid = Pick<PerformanceStatement, 'side' | 'happenedOn' | 'reference'> & {
  way: PaymentWay;
  amount: bigint;
};
type Around = {
  today: Day;
  /** The day on which the plan began. */
  begunOn: Day;
  /** All that was said in the dispute: one transfer is told of once. */
  all: readonly PerformanceStatement[];
};

/** Whether a side may say now that money went or came; the first thing wrong. The day of a transfer may be before the last signature. */
export function moneyProblem(
  promise: StatedPromise,
  said: MoneySaid,
  { today, begunOn, all }: Around,
): StatementRefusal | null {
  if (said.amount <= 0n) return 'amount_wrong';
  if (said.happenedOn > today) return 'day_ahead';
  if (said.happenedOn < addDays(begunOn, -DAYS_BEFORE)) return 'day_early';
  const needsOne = said.way === 'upi' || said.way === 'bank' || said.way === 'cheque';
  if (said.side === promise.payer && needsOne && plain(said.reference) === '')
    return 'reference_missing';
  const isUsed = all.some(
    (one) =>
      plain(one.reference) !== '' &&
      plain(one.reference) === plain(said.reference) &&
      isTaken(statementState(one, today)),
  );
  if (isUsed) return 'reference_used';
  return said.amount > leftToState(promise, today) ? 'too_much' : null;
}

/** Somebody may have paid while the text waited for the last signature. */
const DAYS_BEFORE = 60;

/** One spelling of a reference: `utr 12-34` is `UTR1234`. */
const plain = (reference: string): string =>
  withoutUnseen(reference)
    .replaceAll(/[\s./-]/g, '')
    .toUpperCase();

/** Whether a side may say now that what stands in words was done: on a day of its time, and not while that was said and not taken back. */
export function doneProblem(
  { statements }: Pick<StatedPromise, 'statements'>,
  { today, happenedOn, begunOn }: { today: Day; happenedOn: Day; begunOn: Day },
): StatementRefusal | null {
  if (happenedOn > today) return 'day_ahead';
  if (happenedOn < addDays(begunOn, -DAYS_BEFORE)) return 'day_early';
  return statements.some((one) => isTaken(statementState(one, today))) ? 'said_before' : null;
}

export type StatementAnswerRefusal =
  | 'own_statement'
  | 'not_own_statement'
  | 'statement_over'
  | 'answered_so'
  | 'too_much'
  | 'why_missing';

type Answering = { side: Side; says: StatementAnswer; why: string; today: Day };

/**
 * Whether a side may say this to a statement. Its own is taken back while the other side has not confirmed it, and by a payee at any
 * time. The other side's is confirmed or disputed, and either may be corrected later: nothing is changed, the next word stands beside
 * the one before. Whatever is not so needs a reason.
 */
export function answerProblem(
  promise: StatedPromise,
  statement: PerformanceStatement,
  { side, says, why, today }: Answering,
): StatementAnswerRefusal | null {
  const state = statementState(statement, today);
  if (state === 'withdrawn') return 'statement_over';
  const isOwn = statement.side === side;
  if (says === 'withdrawn' && !isOwn) return 'not_own_statement';
  if (says !== 'withdrawn' && isOwn) return 'own_statement';
  if (state === says) return 'answered_so';
  if (says === 'withdrawn' && state === 'confirmed') return 'statement_over';
  if (says !== 'confirmed') return why.trim() === '' ? 'why_missing' : null;
  // What was disputed may have been told of anew since.
  const isBack = state === 'disputed' && statement.kind !== 'done';
  return isBack && (statement.amount ?? 0n) > leftToState(promise, today) ? 'too_much' : null;
}

/** What a side may say to a statement by a button, whatever reason it would give. */
export function answersOpen(
  promise: StatedPromise,
  statement: PerformanceStatement,
  { side, today }: { side: Side; today: Day },
): StatementAnswer[] {
  return (['confirmed', 'disputed', 'withdrawn'] as const).filter(
    (says) => answerProblem(promise, statement, { side, says, why: '-', today }) === null,
  );
}

/** Whether something that a side said waits for the other side's word. */
export function waitsFor(statement: PerformanceStatement, side: Side, today: Day): boolean {
  return otherSide(side) === statement.side && statementState(statement, today) === 'waiting';
}
