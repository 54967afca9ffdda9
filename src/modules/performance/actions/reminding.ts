import { addDays, dayAt } from '#kernel/days.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import type { Db } from '#platform/db.ts';
import { eachAlone } from '#platform/each-alone.ts';
import type { PerformanceAct } from '../rules/acts.ts';
import { REGISTRATION_REMINDER } from '../rules/registering.ts';
import { DAYS_AHEAD, type PerformanceTelling, tellingsOn } from '../rules/reminding.ts';
import { markTold } from '../store/papers.ts';
import { listToTell, markLooked } from '../store/plans.ts';
import { keepPerformanceAct } from './acting.ts';
import type { PerformanceDeps } from './deps.ts';
import { performanceIn } from './standing.ts';

const ACTS: Record<PerformanceTelling['what'], PerformanceAct> = {
  ahead: 'performance.ahead',
  late: 'performance.late',
  stands: 'performance.stands',
  registration: 'performance.registration_near',
};

/** A job that stood still for two months reminds of nothing older. */
const DAYS_BACK = 60;

/** The job: tells both sides before each due day, on the day after where it is not paid, and when a proof stands. A second run tells nothing. */
export async function remindOfDues(deps: PerformanceDeps): Promise<boolean> {
  const today = dayAt(deps.now());
  const ids = await listToTell(deps.db, {
    today,
    since: addDays(today, -DAYS_BACK),
    dueUntil: addDays(today, DAYS_AHEAD),
    registerFrom: addDays(today, REGISTRATION_REMINDER),
  });
  const told = await eachAlone(deps.db, ids, (tx, id) => tell(deps, tx, id));
  if (told > 0) deps.wakeMail();
  return false;
}

async function tell(deps: PerformanceDeps, tx: Db, disputeId: string): Promise<boolean> {
  await holdDispute(tx, disputeId);
  // With what is told: where that fails, the dispute is looked at again.
  if (!(await markLooked(tx, disputeId, dayAt(deps.now())))) return false;
  const facts = await performanceIn(deps, tx, disputeId);
  if (!facts) return false;
  const { plan, promises, today, registrations } = facts;
  const isRegistered = registrations.length > 0;
  const fresh = new Set<PerformanceAct>();
  for (const telling of tellingsOn(plan, promises, { today, isRegistered }))
    if (await markTold(tx, { ...telling, toldAt: deps.now() })) fresh.add(ACTS[telling.what]);
  // Of several payments of a day both are told once.
  for (const act of fresh) await keepPerformanceAct(deps, tx, { act, viewer: null, facts });
  return fresh.size > 0;
}
