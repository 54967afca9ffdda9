import { allow, type Result, refuse } from '#kernel/result.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { addStampChoice, findStampChoice } from '../store/choices.ts';
import type { FeesActor, FeesTransaction } from './deps.ts';

export type StampChoice = {
  disputeId: string;
  partyId: string | null;
  reason: string;
  by: FeesActor;
};

/** The registrar's decision who pays the stamp duty of an award; null for all sides alike. The law leaves it open. */
export async function chooseStampPayer(
  { tx, at }: FeesTransaction,
  { disputeId, partyId, reason, by }: StampChoice,
): Promise<Result<{ version: number }, 'reason_missing'>> {
  if (reason.trim() === '') return refuse('reason_missing');
  const before = await findStampChoice(tx, disputeId);
  const version = (before?.version ?? 0) + 1;
  await addStampChoice(tx, {
    disputeId,
    version,
    partyId,
    reason: reason.trim().slice(0, 2000),
    chosenAt: at,
    chosenBy: by.personId,
  });
  const subject = { kind: 'dispute' as const, id: disputeId };
  await appendActs(tx, at, [
    {
      act: 'dispute.stamp_payer_chosen',
      subject,
      by,
      why: reason.slice(0, 5000),
      details: { party: partyId },
    },
  ]);
  return allow({ version });
}

export async function stampPayerOf(
  db: Db,
  disputeId: string,
): Promise<{ partyId: string | null; reason: string } | null> {
  const row = await findStampChoice(db, disputeId);
  return row ? { partyId: row.partyId, reason: row.reason } : null;
}
