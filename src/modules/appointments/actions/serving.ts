import { allow, type Result, refuse } from '#kernel/result.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import { serveOnAll } from '#modules/service/actions/serving-all.ts';
import type { Db } from '#platform/db.ts';
import type { AppointmentInvitationRow } from '../store/invitations.ts';
import { aboutInvitation } from './about.ts';
import type { AppointmentsDeps } from './deps.ts';

/**
 * Serves a signed disclosure on every party, under the dispute's lock, with which the time to object begins for all of them alike (ACA s. 18). While it is in
 * doubt who one of them is, it waits: whoever accepted has done what was theirs, and is not passed over for somebody else's doubt.
 */
export async function serveSigned(
  deps: AppointmentsDeps,
  tx: Db,
  asked: AppointmentInvitationRow,
): Promise<Result<{ documentId: string }, DisputeMoveRefusal>> {
  const { disputeId, documentId } = asked;
  const file = documentId && !asked.endedAt ? await findFile(tx, disputeId) : null;
  if (!documentId || !file) return refuse('not_asked');
  const served = await moveDispute(deps, tx, {
    disputeId,
    type: 'disclosure_served',
    ...bySystem,
    details: { ...aboutInvitation(asked), document: documentId },
  });
  if (!served.ok) return served;
  await serveOnAll(deps, tx, { file, documentId });
  return allow({ documentId });
}
