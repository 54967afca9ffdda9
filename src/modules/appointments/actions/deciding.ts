import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { undone } from '#modules/disputes/actions/heading.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { type DisputeFile, findFile } from '#modules/disputes/actions/reading.ts';
import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import { serveOnAll } from '#modules/service/actions/serving-all.ts';
import type { Db } from '#platform/db.ts';
import {
  type AppointmentInvitationRow,
  findInvitation,
  findOwnInvitation,
  listCurrent,
} from '../store/invitations.ts';
import { answerNamed } from '../store/named.ts';
import { aboutInvitation } from './about.ts';
import { endWhereDue } from './challenging.ts';
import type { AppointmentsDeps } from './deps.ts';
import { issueCircumstances } from './noticing.ts';

type Code = DisputeMoveRefusal | 'unknown';
type Outcome = Result<{ id: string }, Code>;
export type Own = { tx: Db; file: DisputeFile; invitation: AppointmentInvitationRow };

/** Whoever decides does something of their own, with the dispute held; everybody else is told that there is nothing. */
export async function asNeutral<Refusal extends string = Code>(
  deps: AppointmentsDeps,
  { personId }: Viewer,
  id: string,
  act: (own: Own) => Promise<Result<{ id: string }, Refusal | 'unknown'>>,
): Promise<Result<{ id: string }, Refusal | 'unknown'>> {
  if (!(await findOwnInvitation(deps.db, { disputeId: id, personId }))) return refuse('unknown');
  const outcome = await undone<Result<{ id: string }, Refusal | 'unknown'>>(deps.db, async (tx) => {
    await holdDispute(tx, id);
    const invitation = await findOwnInvitation(tx, { disputeId: id, personId });
    const file = await findFile(tx, id);
    return invitation && file ? act({ tx, file, invitation }) : refuse('unknown');
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Decision = {
  id: string;
  /** Of three: who of them is challenged; without it, whoever decides. */
  candidate?: string | undefined;
  challenger: string;
  upheld: boolean;
  reason: string;
};

/**
 * Whoever decides alone decides a challenge of themselves, with reasons; each of three says how they would, and with most of them it is
 * decided (ACA ss. 13(3) and 29(1)). Where it is upheld the mandate ends.
 */
export function decideChallenge(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, candidate, challenger, upheld, reason }: Decision,
): Promise<Outcome> {
  return asNeutral(deps, viewer, id, async ({ tx, invitation }) => {
    const about = candidate ? await findInvitation(tx, candidate) : invitation;
    if (about?.disputeId !== id) return refuse('not_asked');
    const isAlone = invitation.seat === 'sole';
    const details = { ...aboutInvitation(about), upheld };
    const done = await moveDispute(deps, tx, {
      ...{ disputeId: id, partyId: challenger, why: reason },
      type: isAlone ? 'challenge_decided' : 'challenge_voted',
      by: { personId: viewer.personId, role: 'neutral' },
      as: 'neutral',
      details: isAlone ? details : { ...details, voter: invitation.personId },
    });
    if (!done.ok) return done;
    if (!isAlone) await decideByMost(deps, tx, { about, challenger, upheld });
    await endWhereDue(deps, tx, about);
    return allow({ id });
  });
}

type Vote = { about: AppointmentInvitationRow; challenger: string; upheld: boolean };

/** With the reasons of those who are most; the table of moves says whether they are. */
async function decideByMost(
  deps: AppointmentsDeps,
  tx: Db,
  { about, challenger, upheld }: Vote,
): Promise<void> {
  const events = (await findFile(tx, about.disputeId))?.events ?? [];
  const rows = await listCurrent(tx, about.disputeId);
  const since = events.findLastIndex(
    ({ type, partyId }) => type === 'challenged' && partyId === challenger,
  );
  const reasons = events.slice(since).flatMap(({ type, partyId, why, details }) => {
    const said = (details ?? {}) as { neutral?: unknown; voter?: unknown; upheld?: unknown };
    const isOf = type === 'challenge_voted' && partyId === challenger;
    const isMeant = isOf && said.neutral === about.personId && said.upheld === upheld;
    const voter = rows.find(({ personId }) => personId === said.voter);
    return isMeant && voter ? [`${voter.name}: ${why}`] : [];
  });
  await moveDispute(deps, tx, {
    ...{ disputeId: about.disputeId, type: 'challenge_decided', partyId: challenger },
    ...bySystem,
    why: reasons.join('\n\n').slice(0, REASONS_MOST),
    details: { ...aboutInvitation(about), upheld },
  });
}

/** As long as any reason of an event may be. */
const REASONS_MOST = 5000;

/** A neutral discloses what came up since (ACA s. 12(2); Mediation Act 2023 s. 10): a paper of the record, served on every party in the same act. */
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
    // It answers whatever they were asked, too.
    await answerNamed(tx, invitation.id, deps.now());
    await serveOnAll(deps, tx, { file, documentId: document });
    return allow({ id });
  });
}
