import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { undone } from '#modules/disputes/actions/heading.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { type DisputeFile, findFile } from '#modules/disputes/actions/reading.ts';
import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import type { Db } from '#platform/db.ts';
import { type AppointmentInvitationRow, findOwnInvitation } from '../store/invitations.ts';
import { aboutInvitation } from './about.ts';
import { endWhereDue } from './challenging.ts';
import type { AppointmentsDeps } from './deps.ts';
import { issueCircumstances, serveOnAll } from './noticing.ts';

type Code = DisputeMoveRefusal | 'unknown';
type Outcome = Result<{ id: string }, Code>;
type Own = { tx: Db; file: DisputeFile; invitation: AppointmentInvitationRow };

/** Whoever decides does something of their own, with the dispute held; everybody else is told that there is nothing. */
async function asNeutral(
  deps: AppointmentsDeps,
  { personId }: Viewer,
  id: string,
  act: (own: Own) => Promise<Outcome>,
): Promise<Outcome> {
  if (!(await findOwnInvitation(deps.db, { disputeId: id, personId }))) return refuse('unknown');
  const outcome = await undone<Outcome>(deps.db, async (tx) => {
    await holdDispute(tx, id);
    const invitation = await findOwnInvitation(tx, { disputeId: id, personId });
    const file = await findFile(tx, id);
    return invitation && file ? act({ tx, file, invitation }) : refuse('unknown');
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Decision = { id: string; challenger: string; upheld: boolean; reason: string };

/** The arbitrator decides a challenge of themselves, with reasons (ACA s. 13(3)); where it is upheld their mandate ends. */
export function decideChallenge(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, challenger, upheld, reason }: Decision,
): Promise<Outcome> {
  return asNeutral(deps, viewer, id, async ({ tx, invitation }) => {
    const done = await moveDispute(deps, tx, {
      ...{ disputeId: id, type: 'challenge_decided', partyId: challenger, why: reason },
      by: { personId: viewer.personId, role: 'neutral' },
      as: 'neutral',
      details: { ...aboutInvitation(invitation), upheld },
    });
    if (!done.ok) return done;
    await endWhereDue(deps, tx, invitation);
    return allow({ id });
  });
}

/** The arbitrator discloses what came up since (ACA s. 12(2)): a paper of the record, served on every party in the same act. */
export function discloseLater(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, words }: { id: string; words: string },
): Promise<Outcome> {
  return asNeutral(deps, viewer, id, async ({ tx, file, invitation }) => {
    const { name } = invitation;
    if (words.trim() === '') return refuse('reason_missing');
    const document = await issueCircumstances(deps, tx, { file, viewer, name, words });
    const done = await moveDispute(deps, tx, {
      ...{ disputeId: id, type: 'circumstances_disclosed', why: words },
      by: { personId: viewer.personId, role: 'neutral' },
      as: 'neutral',
      details: { ...aboutInvitation(invitation), document },
    });
    if (!done.ok) return done;
    await serveOnAll(deps, tx, { file, documentId: document });
    return allow({ id });
  });
}
