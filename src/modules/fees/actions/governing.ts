import { dayAt } from '#kernel/days.ts';
import { allow, type Result } from '#kernel/result.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { once } from '#platform/request-cache.ts';
import { estimateCosts, shareOf } from '../rules/estimate.ts';
import type { CostEstimate, EstimateAsk, EstimateRefusal } from '../rules/estimate-ask.ts';
import type { Paise } from '../rules/money.ts';
import { type Ceiling, fourthSchedules } from '../rules/schedules/fourth-schedule.ts';
import {
  type InstitutionTable,
  institutionId,
  type ScheduleName,
} from '../rules/schedules/governing.ts';
import { packOn } from '../rules/schedules/packs.ts';
import { sebiSchedules } from '../rules/schedules/sebi.ts';
import { addScheduleChoice, findScheduleChoice } from '../store/choices.ts';
import type { FeesActor, FeesDeps, FeesTransaction, MoneyDeps } from './deps.ts';

/** The institution's own table as it counts at a moment. */
export async function institutionTable(db: Db, now: Date): Promise<InstitutionTable> {
  const { number, value } = await currentSetting(db, 'fees', now);
  return {
    version: number,
    registrationFee: BigInt(value.registrationFee),
    adminFee: BigInt(value.adminFee),
    tribunalFees: value.tribunalFees.map(BigInt),
    defaultTribunalFee: BigInt(value.defaultTribunalFee),
  };
}

/** What a dispute will likely cost, for whoever thinks of filing one; `later`: what of it falls on that side after filing. */
export async function estimateFor(
  { db, now, settings }: Pick<FeesDeps, 'db' | 'now'> & Pick<MoneyDeps, 'settings'>,
  ask: EstimateAsk,
): Promise<Result<CostEstimate & { later: Paise }, EstimateRefusal>> {
  const at = now();
  const by = {
    table: await institutionTable(db, at),
    on: dayAt(at),
    isRegistered: Boolean(settings.gstin),
  };
  const outcome = estimateCosts(ask, by);
  return outcome.ok
    ? allow({ ...outcome.value, later: shareOf(outcome.value, 'claimant').later })
    : outcome;
}

export type ScheduleChoice = {
  disputeId: string;
  schedule: ScheduleName;
  ceilingOn?: Ceiling;
  reason: string;
  by: FeesActor;
  /** The dispute is being opened, so nothing can have been chosen for it. */
  isFirst?: boolean;
};

export type GoverningSchedule = {
  version: number;
  schedule: ScheduleName;
  ceilingOn: Ceiling;
  packs: string[];
};

/** Keeps which schedule governs a dispute, with the packs that were in force; an earlier choice stays to be read. */
export async function chooseSchedule(
  { tx, at }: FeesTransaction,
  choice: ScheduleChoice,
): Promise<GoverningSchedule> {
  const { disputeId, schedule, ceilingOn = 'base_and_variable', reason, by } = choice;
  const before = choice.isFirst ? undefined : await findScheduleChoice(tx, disputeId);
  const kept = {
    version: (before?.version ?? 0) + 1,
    schedule,
    ceilingOn,
    packs: await packsOf(tx, schedule, at),
  };
  await addScheduleChoice(tx, {
    disputeId,
    version: kept.version,
    schedule,
    ceilingOn,
    packs: kept.packs,
    reason: reason.slice(0, 2000),
    chosenAt: at,
    chosenBy: by.personId,
  });
  const subject = { kind: 'dispute' as const, id: disputeId };
  const ways = { from: before?.schedule ?? null, to: schedule, why: reason.slice(0, 5000) || null };
  await appendActs(tx, at, [
    {
      act: 'dispute.schedule_chosen',
      subject,
      by,
      ...ways,
      details: { ceilingOn, packs: kept.packs.join(' ') },
    },
  ]);
  return kept;
}

async function packsOf(tx: Db, schedule: ScheduleName, at: Date): Promise<string[]> {
  const own = institutionId(await institutionTable(tx, at));
  const law = {
    institution: null,
    fourth_schedule: packOn(fourthSchedules, dayAt(at)),
    sebi: packOn(sebiSchedules, dayAt(at)),
  }[schedule];
  return law ? [own, law.id] : [own];
}

/** Which schedule governs a dispute; null before one was chosen. */
export async function scheduleOf(db: Db, disputeId: string): Promise<GoverningSchedule | null> {
  const row = await once(db, ['schedule', disputeId], () => findScheduleChoice(db, disputeId));
  return row
    ? { version: row.version, schedule: row.schedule, ceilingOn: row.ceilingOn, packs: row.packs }
    : null;
}
