import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { contactProblem, contactTyped } from '../rules/filed-parties.ts';
import type { DisputeMoveRefusal, EventType } from '../rules/machine.ts';
import type { ContactChannel, DisputeState } from '../rules/words.ts';
import { changeContact } from '../store/disputes.ts';
import { isOppositeOf } from './contacts.ts';
import type { DisputesDeps } from './deps.ts';
import { holdDispute } from './hold.ts';
import { type DisputeMove, moveDispute } from './moves.ts';
import { findFile, standingOfViewer } from './reading.ts';

/** Goes on without a respondent to whom nothing could be delivered: a claimant's move about a party of the other side. */
export async function releaseRespondent(
  deps: DisputesDeps,
  viewer: Viewer,
  { id, partyId, why }: { id: string; partyId: string; why: string },
): Promise<Result<{ id: string; state: DisputeState }, PartyRefusal>> {
  const standing = await standingOfViewer(deps.db, viewer, id);
  if (standing?.as !== 'claimant') return refuse('unknown');
  const by = { personId: viewer.personId, role: 'person' as const };
  const moving = {
    disputeId: id,
    type: 'respondent_released' as const,
    by,
    as: 'claimant' as const,
    partyId,
    why,
  };
  const outcome = await deps.db.transaction().execute((tx) => moveDispute(deps, tx, moving));
  return outcome.ok ? allow({ id, state: outcome.value.to }) : outcome;
}

export type PartyMove = {
  id: string;
  type: EventType;
  partyId?: string | null;
  why?: string;
  details?: DisputeMove['details'];
};
export type PartyRefusal = DisputeMoveRefusal | 'unknown';

/** A move of a party, in a transaction of its own, for their own side alone. */
export async function moveAsParty(
  deps: DisputesDeps,
  viewer: Viewer,
  move: PartyMove,
): Promise<Result<{ id: string; state: DisputeState }, PartyRefusal>> {
  const standing = await standingOfViewer(deps.db, viewer, move.id);
  const as = standing?.as;
  if (!standing || (as !== 'claimant' && as !== 'respondent')) return refuse('unknown');
  const partyId = move.partyId === undefined ? (standing.partyIds[0] ?? null) : move.partyId;
  if (partyId !== null && !standing.partyIds.includes(partyId)) return refuse('party_missing');
  const by = { personId: viewer.personId, role: 'person' as const };
  const { id, type, why, details } = move;
  const outcome = await deps.db.transaction().execute((tx) =>
    moveDispute(deps, tx, {
      disputeId: id,
      type,
      by,
      as,
      partyId,
      ...(why ? { why } : {}),
      ...(details ? { details } : {}),
    }),
  );
  return outcome.ok ? allow({ id, state: outcome.value.to }) : outcome;
}

export type OwnContactChange = {
  id: string;
  partyId: string;
  channel: ContactChannel;
  value: string;
  replaces: string | null;
};

/** Changes how one's own party is reached, and tells the other side that it was changed. */
export async function changeOwnContact(
  deps: DisputesDeps,
  viewer: Viewer,
  { id, partyId, channel, value: typed, replaces }: OwnContactChange,
): Promise<
  Result<{ id: string; state: DisputeState }, PartyRefusal | 'contact_wrong' | 'contact_opposite'>
> {
  const standing = await standingOfViewer(deps.db, viewer, id);
  const as = standing?.as;
  if (!standing || (as !== 'claimant' && as !== 'respondent')) return refuse('unknown');
  if (!standing.partyIds.includes(partyId)) return refuse('party_missing');
  const value = contactTyped(channel, typed);
  if (contactProblem(channel, value)) return refuse('contact_wrong');
  const file = await findFile(deps.db, id);
  const old = file?.parties
    .find((party) => party.id === partyId)
    ?.contacts.find((contact) => contact.id === replaces && !contact.endedAt);
  if (replaces !== null && (!old || old.channel !== channel)) return refuse('unknown');
  const at = deps.now();
  const by = { personId: viewer.personId, role: 'person' as const };
  const contactId = deps.newId();
  return deps.db.transaction().execute(async (tx) => {
    await holdDispute(tx, id);
    if (await isOppositeOf(tx, { disputeId: id, partyId, begins: { channel, value } }))
      return refuse('contact_opposite');
    const details = { contact: contactId, ...(replaces ? { replaces } : {}), channel };
    const outcome = await moveDispute(deps, tx, {
      disputeId: id,
      type: 'contact_changed',
      by,
      as,
      partyId,
      details,
    });
    if (!outcome.ok) return outcome;
    // Named by the party themself, so it is the resource that they designate (IT Act s. 13(2)(a)).
    const named = {
      isDesignated: channel !== 'post',
      designatedIn: channel === 'post' ? '' : 'Named by the party in this dispute',
    };
    await changeContact(
      tx,
      replaces,
      { id: contactId, partyId, channel, value, addedAt: at, ...named },
      at,
    );
    return allow({ id, state: outcome.value.to });
  });
}
