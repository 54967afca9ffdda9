import { allow, type Result, refuse } from '#kernel/result.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { type DisputeMove, moveDispute } from '#modules/disputes/actions/moves.ts';
import { type DisputeFile, factsFor, findFile } from '#modules/disputes/actions/reading.ts';
import type { TribunalSeat } from '#modules/disputes/rules/machine/fact-types.ts';
import { aboutMember } from '#modules/disputes/rules/machine/members.ts';
import type { DisputeFacts, DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import { jointNames } from '#modules/disputes/rules/talks-names.ts';
import { accountsOfNeutrals } from '#modules/panel/actions/candidates.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { owe } from '#platform/outbox.ts';
import { moveFor } from '../rules/moves.ts';
import type { ListOutcome } from '../rules/strike-and-rank.ts';
import {
  type AppointmentInvitationRow,
  addInvitation,
  endInvitations,
} from '../store/invitations.ts';
import { findLastList, type ListRow, listNames, type NameRow } from '../store/lists.ts';
import { aboutInvitation } from './about.ts';
import type { AppointmentsDeps } from './deps.ts';
import { refill } from './nominating.ts';
import { type CandidateStanding, candidateStanding, tiesSaid } from './standing.ts';

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

/** The first name on which every party agrees and whom nothing hinders (ACA ss. 11(2) and 64(1)). */
async function askJoint(deps: AppointmentsDeps, tx: Db, file: DisputeFile): Promise<boolean> {
  const facts = await factsFor(tx, file, deps.now());
  if (file.dispute.process === 'conciliation' && facts.seats.length > 1)
    return askSeveral(deps, tx, { file, facts });
  if (facts.members.length > 0) return false;
  const names = jointNames(facts);
  const people = await accountsOfNeutrals(tx, names);
  for (const name of names) {
    const personId = people.get(name);
    if (personId && (await askNamed(deps, tx, { file, name, personId })).ok) return true;
  }
  return false;
}

/**
 * Of several conciliators all are asked at once, when there is a name for each place that is free: nobody waits for a side that
 * has not chosen (ACA s. 64(1)).
 */
async function askSeveral(
  deps: AppointmentsDeps,
  tx: Db,
  { file, facts }: { file: DisputeFile; facts: DisputeFacts },
): Promise<boolean> {
  const free = facts.seats.filter((seat) => !facts.members.some((one) => one.seat === seat));
  const chosen: Named[] = [];
  for (const seat of free) {
    const next = await nameForSeat(deps, tx, { file, facts, seat, taken: chosen });
    if (!next) return false;
    chosen.push(next);
  }
  for (const next of chosen) if (!(await askNamed(deps, tx, next)).ok) return false;
  return chosen.length > 0;
}

type ForSeat = { file: DisputeFile; facts: DisputeFacts; seat: TribunalSeat; taken: Named[] };

/** The dearest name for a place whom nothing hinders, and who has no other place in it. */
async function nameForSeat(
  deps: AppointmentsDeps,
  tx: Db,
  { file, facts, seat, taken }: ForSeat,
): Promise<Named | null> {
  const names = jointNames(facts, seat);
  const people = await accountsOfNeutrals(tx, names);
  const known = [
    ...facts.members.map(({ neutral }) => neutral),
    ...facts.candidatesPast,
    ...taken.map(({ personId }) => personId),
  ];
  for (const name of names) {
    const personId = people.get(name);
    if (!personId || known.includes(personId)) continue;
    const standing = await candidateStanding(deps, tx, file, personId);
    if (standing && mayBeAsked(standing)) return { file, name, personId, seat };
  }
  return null;
}

type Named = { file: DisputeFile; name: string; personId: string; seat?: TribunalSeat };

/** Asks one of the panel to decide, or to lead talks: of a registrar's own choice where `by` says so, of the parties' otherwise. */
export async function askNamed(
  deps: AppointmentsDeps,
  tx: Db,
  { file, name, personId, seat = 'sole' }: Named,
  by: Pick<DisputeMove, 'by' | 'as'> = bySystem,
): Promise<Result<object, DisputeMoveRefusal | 'full'>> {
  const standing = await candidateStanding(deps, tx, file, personId);
  if (!standing?.isActive) return refuse('neutral_missing');
  if (standing.taken >= standing.most) return refuse('full');
  const disputeId = file.dispute.id;
  const moved = await moveDispute(deps, tx, {
    disputeId,
    type: moveFor(file.dispute.process, 'invited'),
    ...by,
    details: { ...aboutMember({ neutral: personId, seat }), name, ...tiesSaid(standing) },
  });
  if (!moved.ok) return moved;
  if (seat !== 'sole') await endFallen(deps, tx, disputeId);
  const next = { name: { neutralId: name, name: standing.candidate.name }, personId, standing };
  await speaking(file.dispute.language, () =>
    invite(deps, tx, { disputeId, listId: null, seat, next }),
  );
  return allow({});
}

/** Whoever was asked before something fell on which it rested has no place in it now. */
async function endFallen(deps: AppointmentsDeps, tx: Db, disputeId: string): Promise<void> {
  const file = await findFile(tx, disputeId);
  const members = file ? (await factsFor(tx, file, deps.now())).members : [];
  await endInvitations(tx, { disputeId, but: members.map(({ neutral }) => neutral) }, deps.now());
}

/** Whoever has no place left could not accept, and would cost both sides the time to answer. */
function mayBeAsked({ isActive, isAway, ties, taken, most }: CandidateStanding): boolean {
  return isActive && !isAway && ties.length === 0 && taken < most;
}

function orderIn({ outcome }: ListRow): ListOutcome['order'] {
  return (outcome as ListOutcome | null)?.order ?? []; // what closeList kept
}

/** Asks the next name, under the dispute's lock; false where there is nobody to ask, which the registrar then sees. */
export async function askNext(deps: AppointmentsDeps, tx: Db, disputeId: string): Promise<boolean> {
  await holdDispute(tx, disputeId);
  const file = await findFile(tx, disputeId);
  if (!file) return false;
  if (await askJoint(deps, tx, file)) return true;
  const list = await findLastList(tx, disputeId);
  if (!list) return false;
  const facts = await factsFor(tx, file, deps.now());
  if (facts.members.length > 0 || facts.list?.id !== list.id) return false;
  const next = await nextName(deps, tx, { file, facts, list });
  if (!next) return false;
  const moved = await moveDispute(deps, tx, {
    disputeId,
    type: 'arbitrator_invited',
    ...bySystem,
    details: { list: list.id, neutral: next.personId, ...tiesSaid(next.standing) },
  });
  if (!moved.ok) return false;
  // In the language of the dispute, which they speak, and not in that of whoever answered last.
  await speaking(file.dispute.language, () =>
    invite(deps, tx, { disputeId, listId: list.id, next }),
  );
  return true;
}

type Inviting = {
  disputeId: string;
  listId: string | null;
  seat?: TribunalSeat;
  next: Omit<NextName, 'name'> & { name: Pick<NameRow, 'neutralId' | 'name'> };
};

async function invite(
  deps: AppointmentsDeps,
  tx: Db,
  { disputeId, listId, seat = 'sole', next: { name, personId, standing } }: Inviting,
): Promise<void> {
  const [id, at] = [deps.newId(), deps.now()];
  // For one of several the questions to the others stand; whoever had this place before is asked no more.
  if (seat === 'sole') await endInvitations(tx, { disputeId }, at);
  await addInvitation(tx, {
    id,
    disputeId,
    listId,
    seat,
    neutralId: name.neutralId,
    personId,
    name: name.name,
    invitedAt: at,
  });
  const letter = { id: deps.newId(), kind: 'appointment_asked' as const, refersTo: id };
  await owe(tx, { ...letter, recipient: standing.candidate.email }, at);
}

/** After somebody: the next name of the list, or whoever fills their seat of three names somebody. */
export async function askAfter(
  deps: AppointmentsDeps,
  tx: Db,
  asked: Pick<AppointmentInvitationRow, 'disputeId' | 'seat'>,
): Promise<void> {
  const file = await findFile(tx, asked.disputeId);
  if (asked.seat === 'sole' || file?.dispute.process !== 'arbitration')
    await askNext(deps, tx, asked.disputeId);
  else await refill(deps, tx, asked);
}

/** What is over is ended, and the next name asked: an answer that did not come, an objection that was upheld. */
export async function passOn(
  deps: AppointmentsDeps,
  tx: Db,
  asked: AppointmentInvitationRow,
): Promise<boolean> {
  const { disputeId, personId } = asked;
  const file = await findFile(tx, disputeId);
  if (!file) return false;
  const moved = await moveDispute(deps, tx, {
    disputeId,
    type: moveFor(file.dispute.process, 'passed'),
    ...bySystem,
    details: aboutInvitation(asked),
  });
  if (!moved.ok) return false;
  await endInvitations(tx, { disputeId, of: personId }, deps.now());
  await askAfter(deps, tx, asked);
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
