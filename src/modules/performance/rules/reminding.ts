import { addDays, type Day } from '#kernel/days.ts';
import { type DuePromise, standingDues } from './dues.ts';
import { REGISTRATION_REMINDER } from './registering.ts';
import { answerUntil, isProof, statementState } from './statements.ts';

/** Both are reminded so long before a due day: time for a transfer or a cheque over a weekend, and near enough to be still in mind. */
export const DAYS_AHEAD = 3;

/** What both sides are told of by itself, and of which row: each once. */
export type PerformanceTelling = {
  subject: string;
  number: number;
  what: 'ahead' | 'late' | 'stands' | 'registration';
};

type Promise = DuePromise & { id: string };
type Plan = { settlementId: string; registerUntil: Day | null };

/** What is to be told on a day, whether it was before or not; after a job that stood still nobody is reminded of a day that has passed. */
export function tellingsOn(
  { settlementId, registerUntil }: Plan,
  promises: readonly Promise[],
  { today, isRegistered }: { today: Day; isRegistered: boolean },
): PerformanceTelling[] {
  const dues = promises.flatMap((promise) => duesTold(promise, today));
  const stood = promises.flatMap(({ statements }) =>
    statements.flatMap((one): PerformanceTelling[] =>
      isProof(one) && statementState(one, today) === 'stands' && today > answerUntil(one)
        ? [{ subject: one.id, number: 0, what: 'stands' }]
        : [],
    ),
  );
  const isNear =
    registerUntil !== null &&
    !isRegistered &&
    today >= addDays(registerUntil, -REGISTRATION_REMINDER) &&
    today <= registerUntil;
  const registration: PerformanceTelling = {
    subject: settlementId,
    number: 0,
    what: 'registration',
  };
  return [...dues, ...stood, ...(isNear ? [registration] : [])];
}

function duesTold(promise: Promise, today: Day): PerformanceTelling[] {
  return standingDues(promise, today).flatMap(({ number, dueOn, left }): PerformanceTelling[] => {
    if (left === 0n || today < addDays(dueOn, -DAYS_AHEAD)) return [];
    const what = today > dueOn ? ('late' as const) : ('ahead' as const);
    return [{ subject: promise.id, number, what }];
  });
}
