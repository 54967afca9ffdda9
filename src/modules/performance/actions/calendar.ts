import type { Day } from '#kernel/days.ts';
import type { CalendarDue } from '#modules/calendar/rules/dues.ts';
import { peopleInEach } from '#modules/disputes/actions/people-in.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import type { Db } from '#platform/db.ts';
import { standingDues } from '../rules/dues.ts';
import { listRegistered } from '../store/papers.ts';
import { listPlans, type PlanRow } from '../store/plans.ts';
import { type PlannedPromise, promisesIn } from './standing.ts';

type Asking = { personId: string; disputeIds: readonly string[]; today: Day };

/**
 * The days of settlements among some disputes, for a person who is of a side by their own right: neither for whoever decides, nor for
 * the office, nor for somebody whom a party let in.
 */
export async function duesOfPerson(
  db: Db,
  { personId, disputeIds, today }: Asking,
): Promise<CalendarDue[]> {
  const plans = await listPlans(db, disputeIds);
  if (plans.length === 0) return [];
  const people = await peopleInEach(
    db,
    plans.map(({ disputeId }) => disputeId),
  );
  const own = plans.flatMap((plan) => {
    const me = people.get(plan.disputeId)?.people.find(({ id }) => id === personId);
    const isOfSide = me && !me.invitedAs && !me.only;
    return isOfSide && (me.as === 'claimant' || me.as === 'respondent')
      ? [{ plan, side: me.as }]
      : [];
  });
  const ids = own.map(({ plan }) => plan.disputeId);
  const promises = Map.groupBy(await promisesIn(db, ids), ({ disputeId }) => disputeId);
  const registered = new Set(await listRegistered(db, ids));
  return own.flatMap(({ plan, side }) => [
    ...(promises.get(plan.disputeId) ?? []).flatMap((one) => duesOf(plan, one, { side, today })),
    ...registrationOf(plan, registered.has(plan.disputeId), today),
  ]);
}

function duesOf(
  { begunAt }: PlanRow,
  promise: PlannedPromise,
  { side, today }: { side: Side; today: Day },
): CalendarDue[] {
  const { id, disputeId, payer, statements } = promise;
  const moments = statements.flatMap(({ saidAt, answers }) => [saidAt, ...answers.map(atOf)]);
  const changedAt = [begunAt, ...moments].toSorted((a, b) => b.getTime() - a.getTime())[0];
  return standingDues(promise, today).map(({ number, dueOn, left, nowDueOn }) => ({
    ...{ id: `${id}-${number}`, disputeId, dueOn },
    what: payer === side ? ('pay' as const) : ('receive' as const),
    state: left === 0n ? ('met' as const) : today > nowDueOn ? 'missed' : 'running',
    ...{ sequence: moments.length, changedAt: changedAt ?? begunAt },
  }));
}

const atOf = ({ at }: { at: Date }) => at;

/** What may be registered is owed by nobody: a day that has passed is none that was missed. */
function registrationOf(plan: PlanRow, isRegistered: boolean, today: Day): CalendarDue[] {
  const { settlementId: id, disputeId, registerUntil, begunAt } = plan;
  if (registerUntil === null || (today > registerUntil && !isRegistered)) return [];
  const state = isRegistered ? ('met' as const) : ('running' as const);
  const due = { id, disputeId, dueOn: registerUntil, state, changedAt: begunAt };
  return [{ ...due, what: 'register', sequence: isRegistered ? 1 : 0 }];
}
