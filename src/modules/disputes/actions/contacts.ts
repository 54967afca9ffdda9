import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import type { DisputeMoveRefusal } from '../rules/machine.ts';
import type { ContactChannel, DisputeActorRole } from '../rules/words.ts';
import { changeContact, findParty, listContacts } from '../store/disputes.ts';
import type { DisputesDeps } from './deps.ts';
import { holdDispute } from './hold.ts';
import { type DisputeActor, moveDispute } from './moves.ts';
import { isOpposite } from './opposite.ts';

export type NewPartyContact = {
  channel: ContactChannel;
  value: string;
  isDesignated: boolean;
  designatedIn: string;
};
export type ContactCorrection = {
  disputeId: string;
  partyId: string;
  by: DisputeActor;
  as: DisputeActorRole;
  /** The row that ends; null where a way is only added. */
  ends: string | null;
  begins: NewPartyContact | null;
  why: string;
};

/**
 * Corrects how a party is reached: the old row stays as what was used until then, and both sides are told of the event
 * (a silent change of address is how people come not to hear of their own dispute).
 */
export async function correctContact(
  deps: DisputesDeps,
  tx: Db,
  { disputeId, partyId, by, as, ends, begins, why }: ContactCorrection,
): Promise<
  Result<
    { id: string | null },
    DisputeMoveRefusal | 'contact_unknown' | 'contact_known' | 'contact_opposite'
  >
> {
  const now = deps.now();
  await holdDispute(tx, disputeId);
  const current = (await listContacts(tx, [partyId])).filter(({ endedAt }) => endedAt === null);
  if (ends && !current.some(({ id }) => id === ends)) return refuse('contact_unknown');
  const same = (one: NewPartyContact) =>
    current.some(
      ({ id, channel, value, isDesignated }) =>
        id !== ends &&
        channel === one.channel &&
        value.toLowerCase() === one.value.trim().toLowerCase() &&
        isDesignated === one.isDesignated,
    );
  if (begins && same(begins)) return refuse('contact_known');
  if (begins && (await isOppositeOf(tx, { disputeId, partyId, begins })))
    return refuse('contact_opposite');
  const id = begins ? deps.newId() : null;
  const details = {
    contact: id,
    ended: ends,
    channel: begins?.channel ?? null,
    isDesignated: begins?.isDesignated ?? null,
  };
  const outcome = await moveDispute(deps, tx, {
    disputeId,
    type: 'contact_changed',
    by,
    as,
    partyId,
    why,
    details,
  });
  if (!outcome.ok) return outcome;
  const row = begins && {
    id: id ?? deps.newId(),
    partyId,
    channel: begins.channel,
    value: begins.value.trim(),
    addedAt: now,
    isDesignated: begins.isDesignated,
    designatedIn: begins.isDesignated ? begins.designatedIn.trim() : '',
  };
  await changeContact(tx, ends, row, now);
  return allow({ id });
}

type Beginning = {
  disputeId: string;
  partyId: string;
  begins: Pick<NewPartyContact, 'channel' | 'value'>;
};

/** Whether the other side of the dispute is or was reached there. The caller holds the dispute. */
export async function isOppositeOf(
  tx: Db,
  { disputeId, partyId, begins }: Beginning,
): Promise<boolean> {
  const party = await findParty(tx, partyId);
  return (
    party !== null &&
    isOpposite(tx, { disputeId, side: party.side, personId: null, reaches: [begins] })
  );
}
