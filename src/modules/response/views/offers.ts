import { type AnswerStance, offerStatusOf, repliesLeft } from '../rules/offers.ts';
import type { AnswerRow } from '../store/answers.ts';
import type { ReplyRow } from '../store/offers.ts';

type OfferView = {
  replies: { reply: AnswerStance; words: string; at: string }[];
  left: AnswerStance[];
};

/** What was said to each of some offers, and what its reader may still say. */
export function offersIn(
  sent: readonly AnswerRow[],
  replies: readonly ReplyRow[],
  mayReply: boolean,
): Map<string, OfferView> {
  const offers = sent.filter(({ kind }) => kind === 'offer');
  return new Map(
    offers.map((row) => {
      const own = replies.filter(({ answerId }) => answerId === row.id);
      const said = own.map(({ reply, words, at }) => ({ reply, words, at: at.toISOString() }));
      const left = mayReply ? repliesLeft(offerStatusOf(row, sent, replies)) : [];
      return [row.id, { replies: said, left }];
    }),
  );
}
