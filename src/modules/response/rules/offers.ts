import { allow, type Result, refuse } from '#kernel/result.ts';
import type { AnswerStance } from '#modules/disputes/rules/words.ts';

export { type AnswerStance, REPLIES } from '#modules/disputes/rules/words.ts';

/** One offer, with what was said to it and whether the same respondent has made a newer one. */
export type OfferStatus = {
  isNewest: boolean;
  isFallen: boolean;
  replies: readonly AnswerStance[];
};
export type ReplyRefusal = 'offer_replaced' | 'answered_before' | 'question_missing';

/** Only the last offer of a respondent is answered; a question is put once and leaves it open. */
export function replyTo(
  { isNewest, isFallen, replies }: OfferStatus,
  reply: AnswerStance,
  words: string,
): Result<AnswerStance, ReplyRefusal> {
  if (!isNewest || isFallen) return refuse('offer_replaced');
  if (replies.includes(reply) || replies.some((said) => said !== 'asked'))
    return refuse('answered_before');
  if (reply === 'asked' && words.trim() === '') return refuse('question_missing');
  return allow(reply);
}

type Offered = { id: string; partyId: string; kind: string; setAsideAt: Date | null };

/** How one offer stands among what was sent, the newest first, and what was said to it. */
export function offerStatusOf(
  offer: Offered,
  sent: readonly Offered[],
  replies: readonly { answerId: string; reply: AnswerStance }[],
): OfferStatus {
  const newest = sent.find(({ kind, partyId }) => kind === 'offer' && partyId === offer.partyId);
  const own = replies.filter(({ answerId }) => answerId === offer.id);
  return {
    isNewest: newest?.id === offer.id,
    isFallen: offer.setAsideAt !== null,
    replies: own.map(({ reply }) => reply),
  };
}

/** What can still be said to an offer. */
export function repliesLeft(standing: OfferStatus): AnswerStance[] {
  return (['accepted', 'refused', 'asked'] as const).filter(
    (reply) => replyTo(standing, reply, 'a question').ok,
  );
}
