import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { type DisputeFile, factsFor, findFile } from '#modules/disputes/actions/reading.ts';
import type { DisputeFacts } from '#modules/disputes/rules/machine.ts';
import { accountsOfNeutrals } from '#modules/panel/actions/candidates.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { owe } from '#platform/outbox.ts';
import type { ListOutcome } from '../rules/strike-and-rank.ts';
import {
  type AppointmentInvitationRow,
  addInvitation,
  endInvitations,
} from '../store/invitations.ts';
import { findLastList, type ListRow, listNames, type NameRow } from '../store/lists.ts';
import { aboutInvitation } from './about.ts';
import type { AppointmentsDeps } from './deps.ts';
import { type CandidateStanding, candidateStanding } from './standing.ts';

export type NextName = { name: NameRow; personId: string; standing: CandidateStanding };

/**
 * Whom the order of both sides names next: the first who has an account, was not asked before, stands on the panel, has a place left, and
 * whom nothing ties to the dispute at this moment (law and lifecycle 6.5).
 */
export async function nextName(
  deps: Pick<AppointmentsDeps, 'now'>,
  db: Db,
  { file, facts, list }: { file: DisputeFile; facts: DisputeFacts; list: ListRow },
): Promise<NextName | null> {
  const names = new Map((await listNames(db, list.id)).map((one) => [one.neutralId, one]));
  const people = await accountsOfNeutrals(db, [...names.keys()]);
  for (const { name: neutralId } of orderIn(list)) {
    const [name, personId] = [names.get(neutralId), people.get(neutralId)];
    if (!name || !personId || facts.candidatesPast.includes(personId)) continue;
    const standing = await candidateStanding(deps, db, file, personId);
    if (standing && mayBeAsked(standing)) return { name, personId, standing };
  }
  return null;
}

/** Whoever has no place left could not accept, and would cost both sides the time to answer. */
function mayBeAsked({ isActive, ties, taken, most }: CandidateStanding): boolean {
  return isActive && ties.length === 0 && taken < most;
}

function orderIn({ outcome }: ListRow): ListOutcome['order'] {
  return (outcome as ListOutcome | null)?.order ?? []; // what closeList kept
}

/** Asks the next name, under the dispute's lock; false where there is nobody to ask, which the registrar then sees. */
export async function askNext(deps: AppointmentsDeps, tx: Db, disputeId: string): Promise<boolean> {
  await holdDispute(tx, disputeId);
  const file = await findFile(tx, disputeId);
  const list = await findLastList(tx, disputeId);
  if (!file || !list) return false;
  const facts = await factsFor(tx, file, deps.now());
  if (facts.members.length > 0 || facts.list?.id !== list.id) return false;
  const next = await nextName(deps, tx, { file, facts, list });
  if (!next) return false;
  const moved = await moveDispute(deps, tx, {
    disputeId,
    type: 'arbitrator_invited',
    ...bySystem,
    details: { list: list.id, neutral: next.personId, ties: next.standing.ties.length },
  });
  if (!moved.ok) return false;
  // In the language of the dispute, which they speak, and not in that of whoever answered last.
  await speaking(file.dispute.language, () =>
    invite(deps, tx, { disputeId, listId: list.id, next }),
  );
  return true;
}

type Inviting = { disputeId: string; listId: string; next: NextName };

async function invite(
  deps: AppointmentsDeps,
  tx: Db,
  { disputeId, listId, next: { name, personId, standing } }: Inviting,
): Promise<void> {
  const [id, at] = [deps.newId(), deps.now()];
  await endInvitations(tx, { disputeId }, at);
  await addInvitation(tx, {
    id,
    disputeId,
    listId,
    seat: 'sole',
    neutralId: name.neutralId,
    personId,
    name: name.name,
    invitedAt: at,
  });
  const letter = { id: deps.newId(), kind: 'appointment_asked' as const, refersTo: id };
  await owe(tx, { ...letter, recipient: standing.candidate.email }, at);
}

/** What is over is ended, and the next name asked: an answer that did not come, an objection that was upheld. */
export async function passOn(
  deps: AppointmentsDeps,
  tx: Db,
  asked: AppointmentInvitationRow,
): Promise<boolean> {
  const { disputeId, personId } = asked;
  const moved = await moveDispute(deps, tx, {
    disputeId,
    type: 'next_in_rank',
    ...bySystem,
    details: aboutInvitation(asked),
  });
  if (!moved.ok) return false;
  await endInvitations(tx, { disputeId, of: personId }, deps.now());
  await askNext(deps, tx, disputeId);
  return true;
}

/** The window of the objections to somebody ends once each party has spoken, or its time is over. */
export async function closeWindow(
  deps: AppointmentsDeps,
  tx: Db,
  asked: AppointmentInvitationRow,
): Promise<boolean> {
  const moved = await moveDispute(deps, tx, {
    disputeId: asked.disputeId,
    type: 'objection_time_over',
    ...bySystem,
    details: aboutInvitation(asked),
  });
  return moved.ok;
}
