import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { standingOfViewer } from '#modules/disputes/actions/reading.ts';
import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import { findCurrent } from '../store/invitations.ts';
import { aboutInvitation } from './about.ts';
import { closeWindow } from './asking.ts';
import type { AppointmentsDeps } from './deps.ts';
import { appointIfHeard } from './talks.ts';

type Saying = { id: string; candidate: string; partyId: string; objects: boolean; reason: string };

/** A party says before the appointment whether it objects; with the last word the window is over for all. */
export async function sayOfCandidate(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, candidate, partyId, objects, reason }: Saying,
): Promise<Result<{ id: string }, DisputeMoveRefusal | 'unknown'>> {
  const standing = await standingOfViewer(deps.db, viewer, id);
  const as = standing?.as;
  if (as !== 'claimant' && as !== 'respondent') return refuse('unknown');
  if (!standing?.partyIds.includes(partyId)) return refuse('party_missing');
  type Outcome = Result<{ id: string }, DisputeMoveRefusal | 'unknown'>;
  const outcome = await deps.db.transaction().execute(async (tx): Promise<Outcome> => {
    await holdDispute(tx, id);
    const asked = await findCurrent(tx, id, candidate);
    if (!asked) return refuse('not_asked');
    const moved = await moveDispute(deps, tx, {
      disputeId: id,
      type: objects ? 'objected' : 'no_objection',
      by: { personId: viewer.personId, role: 'person' },
      as,
      partyId,
      details: aboutInvitation(asked),
      ...(objects ? { why: reason } : {}),
    });
    if (!moved.ok) return moved;
    await closeWindow(deps, tx, asked);
    await appointIfHeard(deps, tx, id);
    return allow({ id });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}
