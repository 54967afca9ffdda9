import { type Db, prepared } from '#platform/db.ts';
import { rowsIn } from '#platform/rows.ts';
import type { AnswerRow } from './answers.ts';
import type { ReplyRow } from './offers.ts';

const LISTS = {
  answers: rowsIn('response_answer', {
    savedAt: 'moment',
    sentAt: 'moment',
    decidedAt: 'moment',
    setAsideAt: 'moment',
    hash: 'bytes',
  }),
  replies: rowsIn('response_offer_reply', { at: 'moment' }),
};

/** In the orders in which each is listed alone (answers.ts, offers.ts). */
const TEXT = `select
${LISTS.answers.of('select * from response_answer where dispute_id = $1 and sent_at is not null order by sent_at desc')} as answers,
${LISTS.replies.of('select * from response_offer_reply where dispute_id = $1 order by at, id')} as replies`;

/** What was sent in a dispute, and what was said to each offer: one statement. Drafts are nobody's but the writer's. */
export async function listSentAndReplies(
  db: Db,
  disputeId: string,
): Promise<{ answers: AnswerRow[]; replies: ReplyRow[] }> {
  const [row] = await prepared<Record<keyof typeof LISTS, unknown>>(db, {
    name: 'response_sent',
    text: TEXT,
    values: [disputeId],
  });
  return {
    answers: LISTS.answers.read(row?.answers ?? []),
    replies: LISTS.replies.read(row?.replies ?? []),
  };
}
