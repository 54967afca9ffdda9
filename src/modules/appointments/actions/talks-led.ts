import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { undone } from '#modules/disputes/actions/heading.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import type { Db } from '#platform/db.ts';
import { askedUnderLock, moveAsNeutral, type NeutralMove } from './answering.ts';
import type { AppointmentsDeps } from './deps.ts';

type Outcome = Result<{ id: string }, DisputeMoveRefusal | 'unknown'>;

/** The mediator says on which day the parties first came before them. */
export function recordAppearance(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, on }: { id: string; on: string },
): Promise<Outcome> {
  return byNeutral(deps, viewer, id, () => ({ type: 'first_appearance', on }));
}

/** Whoever leads the talks declares that more effort is of no use (ACA s. 76(b); Mediation Act 2023 s. 24). */
export function declareOver(deps: AppointmentsDeps, viewer: Viewer, id: string): Promise<Outcome> {
  return byNeutral(deps, viewer, id, (process) => ({
    type: process === 'mediation' ? 'non_settlement_reported' : 'conciliation_ended',
  }));
}

type Making = (process: string) => Omit<NeutralMove, 'invitation'>;

async function byNeutral(
  deps: AppointmentsDeps,
  viewer: Viewer,
  disputeId: string,
  making: Making,
): Promise<Outcome> {
  const outcome = await undone<Outcome>(deps.db, async (tx) => {
    const asked = await askedUnderLock(tx, viewer, disputeId);
    if (!asked) return refuse('unknown');
    const { invitation, file } = asked;
    const move = { invitation, ...making(file.dispute.process) };
    const moved = await moveAsNeutral(deps, tx, viewer, move);
    return moved.ok ? allow({ id: disputeId }) : moved;
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** Talks whose time is over end by themselves, under the dispute's lock. */
export async function endIfOver(
  deps: AppointmentsDeps,
  tx: Db,
  disputeId: string,
): Promise<boolean> {
  for (const type of ['mediation_expired', 'conciliation_ended'] as const)
    if ((await moveDispute(deps, tx, { disputeId, type, ...bySystem })).ok) return true;
  return false;
}
