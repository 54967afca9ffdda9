import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { undone } from '#modules/disputes/actions/heading.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { factsFor, findFile } from '#modules/disputes/actions/reading.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import { findOwnInvitation } from '../store/invitations.ts';
import { aboutInvitation } from './about.ts';
import type { AppointmentsDeps } from './deps.ts';
import { inviteFor } from './inviting.ts';
import type { NominationRefusal } from './nominating.ts';
import { nomineeFor } from './nominees.ts';

type Outcome = Result<{ id: string }, NominationRefusal>;

/** One of the two arbitrators names who presides; once both named the same person, that person is asked (ACA s. 11(3)). */
export async function proposePresiding(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, neutral }: { id: string; neutral: string },
): Promise<Outcome> {
  const { personId } = viewer;
  const outcome = await undone<Outcome>(deps.db, async (tx) => {
    if (!(await findOwnInvitation(tx, { disputeId: id, personId }))) return refuse('unknown');
    await holdDispute(tx, id);
    const invitation = await findOwnInvitation(tx, { disputeId: id, personId });
    const file = await findFile(tx, id);
    if (!invitation || !file) return refuse('unknown');
    const facts = await factsFor(tx, file, deps.now());
    const found = await nomineeFor(deps, tx, { file, facts, neutralId: neutral });
    if (typeof found === 'string') return refuse(found);
    const proposed = await moveDispute(deps, tx, {
      ...{ disputeId: id, type: 'presiding_proposed', as: 'neutral' },
      by: { personId, role: 'neutral' },
      details: { ...aboutInvitation(invitation), name: found.personId },
    });
    if (!proposed.ok) return proposed;
    const named = await moveDispute(deps, tx, {
      ...{ disputeId: id, type: 'presiding_named', ...bySystem },
      details: { name: found.personId },
    });
    if (!named.ok) return allow({ id });
    const asked = await inviteFor(deps, tx, { disputeId: id, seat: 'presiding', nominee: found });
    return asked.ok ? allow({ id }) : refuse(asked.refusal);
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}
