// What neutrals earn: noted when a dispute comes to a stage, in the transaction of its move.
import { jsonMinor } from '#kernel/amounts.ts';
import { dayAt } from '#kernel/days.ts';
import { appendActs, type RecordedAct } from '#modules/record/actions.ts';
import { newId } from '#platform/ids.ts';
import { earnedAt, type FeeStage, stagePacks } from '../rules/neutral-fees.ts';
import { packOn } from '../rules/schedules/packs.ts';
import { addEarning, type EarningRow, earnedBefore, heldFor } from '../store/earnings.ts';
import type { FeesActor, FeesTransaction } from './deps.ts';

export type StageReached = {
  disputeId: string;
  reference: string;
  stage: FeeStage;
  members: readonly { personId: string; name: string; seat: string }[];
};

/** Only what is held is earned, and only for claims whose deposit is wholly there. */
export async function earnStage(
  { tx, at }: FeesTransaction,
  { disputeId, reference, stage, members }: StageReached,
): Promise<void> {
  const pack = packOn(stagePacks, dayAt(at));
  if (!pack || members.length === 0) return;
  const before = await earnedBefore(tx, disputeId);
  const earned = earnedAt({
    held: await heldFor(tx, disputeId),
    members: members.map(({ personId, seat }) => ({ personId, before: before.get(seat) ?? 0n })),
    share: pack.value[stage],
  });
  for (const { personId, amount } of earned) {
    const { name: payee = '', seat = '' } = members.find((one) => one.personId === personId) ?? {};
    const of = { id: newId(at.getTime()), disputeId, reference, personId, payee, seat };
    const row = { ...of, stage, amount };
    await addEarning(tx, { ...row, reckonedBy: pack.id, earnedAt: at });
    await logEarning({ tx, at }, row, {
      act: 'fee.earned',
      by: { personId: null, role: 'system' },
      details: { amount: jsonMinor(amount), stage, reckonedBy: pack.id },
    });
  }
}

type Telling = Pick<RecordedAct, 'act'> & {
  by: FeesActor;
  details: NonNullable<RecordedAct['details']>;
};

export async function logEarning(
  { tx, at }: FeesTransaction,
  { id, disputeId }: Pick<EarningRow, 'id' | 'disputeId'>,
  { details, ...told }: Telling,
): Promise<void> {
  await appendActs(tx, at, [
    { ...told, subject: { kind: 'fee', id }, details: { dispute: disputeId, ...details } },
  ]);
}
