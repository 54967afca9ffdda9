import { dayAt } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { newId } from '#platform/ids.ts';
import type { Ceiling } from '../rules/schedules/fourth-schedule.ts';
import { type ScheduleName, tribunalFee } from '../rules/schedules/governing.ts';
import { costsOf } from './costs.ts';
import type {
  AboutDispute,
  FeesActor,
  FeesDeps,
  FeesTransaction,
  OfficeMoneyDeps,
} from './deps.ts';
import { chooseSchedule, institutionTable, scheduleOf } from './governing.ts';
import { chooseStampPayer, stampPayerOf } from './stamp-payer.ts';

export type MoneyOfDispute = NonNullable<Awaited<ReturnType<typeof moneyOfDispute>>>;

/** All that is decided and billed in a dispute, for the office; null when there is none. */
export async function moneyOfDispute(deps: OfficeMoneyDeps, viewer: Viewer, id: string) {
  const { db, now } = deps;
  await deps.refuseOwn(db, viewer, [id]);
  const about = await deps.aboutDispute(db, id);
  if (!about) return null;
  return {
    id,
    about,
    costs: await costsOf(db, id),
    schedule: await scheduleOf(db, id),
    stamp: await stampPayerOf(db, id),
    tribunal: await tribunalBy(deps, about),
    may: viewer.roles.includes('registrar') ? ['decide' as const] : [],
    once: newId(now().getTime()),
  };
}

const CHOICES: readonly { schedule: ScheduleName; ceilingOn: Ceiling | null }[] = [
  { schedule: 'institution', ceilingOn: null },
  { schedule: 'fourth_schedule', ceilingOn: 'base_and_variable' },
  { schedule: 'fourth_schedule', ceilingOn: 'variable_only' },
  { schedule: 'sebi', ceilingOn: null },
];

/** What each schedule would give the tribunal today; none where there is no sum in rupees to reckon with. */
async function tribunalBy({ db, now }: FeesDeps, { sum, arbitrators }: AboutDispute) {
  if (sum === null) return [];
  const table = await institutionTable(db, now());
  return CHOICES.flatMap(({ schedule, ceilingOn }) => {
    const fee = tribunalFee(sum, {
      schedule,
      table,
      on: dayAt(now()),
      arbitrators,
      ...(ceilingOn ? { ceilingOn } : {}),
    });
    return fee ? [{ schedule, ceilingOn, amount: fee.amount }] : [];
  });
}

export type DecidingOutcome<Value, Code extends string> = Promise<Result<Value, Problem<Code>>>;

type Decided = { about: AboutDispute; within: FeesTransaction; by: FeesActor };

/** Decides with the dispute held: of two at once the second sees what the first decided. */
export function decide<Value, Code extends string>(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  { id, act }: { id: string; act: (decided: Decided) => DecidingOutcome<Value, Code> },
): DecidingOutcome<Value, Code | 'not_found'> {
  return deps.db.transaction().execute(async (tx): DecidingOutcome<Value, Code | 'not_found'> => {
    await deps.refuseOwn(tx, viewer, [id]);
    await deps.holdDispute(tx, id);
    const about = await deps.aboutDispute(tx, id);
    if (!about) return refuse({ code: 'not_found', field: '' });
    return act({
      about,
      within: { tx, at: deps.now() },
      by: { personId: viewer.personId, role: 'registrar' },
    });
  });
}

export type ScheduleDecision = {
  id: string;
  schedule: ScheduleName;
  ceilingOn?: Ceiling | undefined;
  reason: string;
};

export function decideSchedule(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  { id, schedule, ceilingOn = 'base_and_variable', reason }: ScheduleDecision,
): DecidingOutcome<{ version: number }, 'not_found' | 'reason_missing'> {
  return decide(deps, viewer, {
    id,
    async act({ within, by }) {
      if (reason.trim() === '') return refuse({ code: 'reason_missing' as const, field: 'reason' });
      // What a ceiling covers is a question of the Fourth Schedule alone.
      const kept = schedule === 'fourth_schedule' ? ceilingOn : 'base_and_variable';
      const { version } = await chooseSchedule(within, {
        disputeId: id,
        schedule,
        ceilingOn: kept,
        reason,
        by,
      });
      return allow({ version });
    },
  });
}

export function decideStampPayer(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  { id, partyId, reason }: { id: string; partyId: string | null; reason: string },
): DecidingOutcome<{ version: number }, 'not_found' | 'reason_missing' | 'party_unknown'> {
  return decide(deps, viewer, {
    id,
    async act({ about, within, by }) {
      const isOfDispute =
        partyId === null || about.parties.some((party) => party.partyId === partyId);
      if (!isOfDispute) return refuse({ code: 'party_unknown' as const, field: 'partyId' });
      const outcome = await chooseStampPayer(within, { disputeId: id, partyId, reason, by });
      return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: 'reason' });
    },
  });
}
