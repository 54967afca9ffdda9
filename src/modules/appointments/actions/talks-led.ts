import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { undone } from '#modules/disputes/actions/heading.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { factsFor } from '#modules/disputes/actions/reading.ts';
import {
  type DisputeFacts,
  type DisputeMoveRefusal,
  moved,
} from '#modules/disputes/rules/machine.ts';
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
  return byNeutral(deps, viewer, id, (facts) => {
    if (facts.process === 'mediation') return { type: 'non_settlement_reported' };
    const details = { neutral: viewer.personId };
    // Of several each declares it, and it ends with the last (ACA s. 63(2)).
    const isWaiting = moved(facts, 'end_declared', {
      ...{ by: 'neutral', partyId: null, why: '', details },
    }).ok;
    return { type: isWaiting ? 'end_declared' : 'conciliation_ended' };
  });
}

type Making = (facts: DisputeFacts) => Omit<NeutralMove, 'invitation'>;

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
    const move = { invitation, ...making(await factsFor(tx, file, deps.now())) };
    const done = await moveAsNeutral(deps, tx, viewer, move);
    return done.ok ? allow({ id: disputeId }) : done;
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
