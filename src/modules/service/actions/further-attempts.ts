import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { correctContact, type NewPartyContact } from '#modules/disputes/actions/contacts.ts';
import { contactProblem, contactTyped } from '#modules/disputes/rules/filed-parties.ts';
import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import { appendActs } from '#modules/record/actions.ts';
import { mayGoBy } from '../rules/plan.ts';
import type { Channel } from '../rules/words.ts';
import { findServiceDocument } from '../store/ledger.ts';
import type { ServiceDeps } from './deps.ts';
import { heldRecipient, holdForOffice } from './office-access.ts';
import { attempt, isHeldBack, waysTo } from './sending.ts';
import { settle } from './status-changes.ts';

export type FurtherAttempt = { recipientId: string; contactId: string; channel: Channel };
export type FurtherAttemptRefusal =
  | 'unknown'
  | 'contact_unknown'
  | 'channel_wrong'
  | 'already_served'
  | 'party_released'
  | 'party_in_doubt';

/** Sends a paper once more, to a contact that stands in the file now. */
export async function sendAgain(
  deps: ServiceDeps,
  viewer: Viewer,
  { recipientId, contactId, channel }: FurtherAttempt,
): Promise<Result<{ id: string }, FurtherAttemptRefusal>> {
  const outcome = await deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ id: string }, FurtherAttemptRefusal>> => {
      const held = await heldRecipient(tx, viewer, recipientId);
      if (!held) return refuse('unknown');
      const { recipient } = held.loaded;
      if (recipient.status === 'served') return refuse('already_served');
      if (recipient.endedAt) return refuse('party_released');
      const party = held.file.parties.find(({ id }) => id === recipient.partyId);
      const paper = await findServiceDocument(tx, recipient.paperId);
      if (party && paper && isHeldBack(held.file, paper, party.id)) return refuse('party_in_doubt');
      const contact = party && waysTo(party).find(({ id }) => id === contactId);
      if (!party || !contact) return refuse('contact_unknown');
      if (!mayGoBy(contact.channel, channel)) return refuse('channel_wrong');
      const planned = {
        contactId,
        channel,
        address: contact.value,
        isDesignated: contact.isDesignated,
      };
      const id = await attempt(deps, tx, {
        recipient,
        planned,
        language: party.language,
        cause: held.cause,
      });
      await appendActs(tx, deps.now(), [
        {
          act: 'service.sent_again',
          subject: { kind: 'dispute', id: recipient.disputeId },
          by: held.cause.by,
          details: { recipient: recipientId, attempt: id, channel },
        },
      ]);
      await settle(deps, tx, recipientId, held.cause);
      return allow({ id });
    });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

export type CorrectionRefusal =
  | DisputeMoveRefusal
  | 'unknown'
  | 'contact_unknown'
  | 'contact_known'
  | 'contact_opposite'
  | 'contact_wrong'
  | 'designation_unfounded';
export type Correction = {
  disputeId: string;
  partyId: string;
  ends: string | null;
  begins: NewPartyContact;
  reason: string;
};

/** An officer corrects how a party is reached. Nothing that was sent to the old address is changed by it. */
export function correct(
  deps: ServiceDeps,
  viewer: Viewer,
  { disputeId, partyId, ends, begins: typed, reason }: Correction,
): Promise<Result<{ id: string }, CorrectionRefusal>> {
  const begins = { ...typed, value: contactTyped(typed.channel, typed.value) };
  const { channel, value, isDesignated, designatedIn } = begins;
  if (contactProblem(channel, value)) return Promise.resolve(refuse('contact_wrong'));
  if (isDesignated && designatedIn.trim() === '')
    return Promise.resolve(refuse('designation_unfounded'));
  return deps.db.transaction().execute(async (tx) => {
    const held = await holdForOffice(tx, viewer, disputeId);
    if (!held) return refuse('unknown');
    const { by, as } = held.cause;
    const outcome = await correctContact(deps, tx, {
      disputeId,
      partyId,
      by,
      as,
      ends,
      begins,
      why: reason,
    });
    return outcome.ok ? allow({ id: partyId }) : outcome;
  });
}
