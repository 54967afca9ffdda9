import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import {
  findFile,
  type PartyWithContacts,
  standingOfViewer,
} from '#modules/disputes/actions/reading.ts';
import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { speaking } from '#platform/language.ts';
import { owe } from '#platform/outbox.ts';
import { type AnswerStance, offerStatusOf, type ReplyRefusal, replyTo } from '../rules/offers.ts';
import { findSent, listSent } from '../store/answers.ts';
import { addReply, listReplies } from '../store/offers.ts';
import type { ResponseDeps } from './deps.ts';
import { contactsOf } from './proof.ts';

export type OfferReplyInput = { id: string; offer: string; reply: AnswerStance; words: string };
export type NegotiationOfferRefusal = DisputeMoveRefusal | ReplyRefusal | 'unknown';
type Said = Result<{ id: string }, NegotiationOfferRefusal>;

/**
 * A claimant's word on an offer. For anybody else there is no such offer, another respondent and the office included. Nothing of it
 * binds: what binds is a settlement that both sides sign.
 */
export async function answerOffer(
  deps: ResponseDeps,
  viewer: Viewer,
  replying: OfferReplyInput,
): Promise<Said> {
  const standing = await standingOfViewer(deps.db, viewer, replying.id);
  if (standing?.as !== 'claimant') return refuse('unknown');
  const outcome = await deps.db.transaction().execute((tx) => answerIn(deps, tx, viewer, replying));
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** The dispute is held first: of two at once the second is judged by what the first said. */
async function answerIn(
  deps: ResponseDeps,
  tx: Db,
  viewer: Viewer,
  { id: disputeId, offer, reply, words }: OfferReplyInput,
): Promise<Said> {
  await holdDispute(tx, disputeId);
  const row = await findSent(tx, offer);
  const file =
    row?.disputeId === disputeId && row.kind === 'offer' ? await findFile(tx, disputeId) : null;
  const party = file?.parties.find(({ id }) => id === row?.partyId);
  if (!row || !file || !party) return refuse('unknown');
  const sent = await listSent(tx, disputeId);
  const said = replyTo(offerStatusOf(row, sent, await listReplies(tx, [row.id])), reply, words);
  if (!said.ok) return said;
  const [id, at] = [deps.newId(), deps.now()];
  const by = { personId: viewer.personId, role: 'person' as const };
  const details = { offer, reply, words: sha256(words) };
  const moved = await moveDispute(deps, tx, {
    disputeId,
    type: 'offer_answered',
    by,
    as: 'claimant',
    partyId: party.id,
    details,
  });
  if (!moved.ok) return moved;
  await addReply(tx, {
    id,
    answerId: offer,
    disputeId,
    reply,
    words: words.trim(),
    byPerson: viewer.personId,
    at,
  });
  await oweReply(deps, tx, { party, id, at });
  return allow({ id });
}

/** To whoever made it, by mail where there is an address and by text where there is none; to nobody else. */
async function oweReply(
  deps: ResponseDeps,
  tx: Db,
  { party, id, at }: { party: PartyWithContacts; id: string; at: Date },
): Promise<void> {
  const contacts = contactsOf(party);
  const emails = contacts.filter(({ channel }) => channel === 'email');
  for (const { value: recipient } of emails.length > 0 ? emails : contacts)
    await speaking(party.language, () =>
      owe(tx, { id: deps.newId(), kind: 'response_offer_told', refersTo: id, recipient }, at),
    );
}
