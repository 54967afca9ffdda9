import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { WORDS_MAX } from '../rules/messages.ts';
import { DOORS, doorOf } from '../rules/reads.ts';
import {
  messageEdit,
  messageMove,
  messageWithdrawal,
  moveQuestion,
  newMessage,
  talkMessages,
} from './messages.ts';
import { disputeTalk, talkMail, talkPapers, talkReading } from './places.ts';

export type { TalkDoor } from '../rules/reads.ts';
export { DOORS, doorOf, WORDS_MAX };

/** A mail with papers on it is read, so that it can be returned; a larger one the mail server returns. */
const ANSWER_MAX = 10 * 1024 * 1024;

export const mailAnswers = endpoint({
  method: 'POST',
  path: '/api/mail/answers',
  needs: 'visit',
  summary:
    'For the mail server: mail to `talk+…` as it came, once for each recipient. Authorization carries "Bearer" and the token of BOUNCE_TOKEN; without that setting nothing is taken. What is not said is returned to whoever sent it.',
  source: 'RFC 5322; RFC 3834; docs/decisions/0115',
  raw: { types: ['message/rfc822'], maxBytes: ANSWER_MAX },
  input: z.strictObject({}),
  output: z.object({ outcome: z.enum(['posted', 'returned', 'ignored', 'known_already']) }),
  errors: {
    answers_off: { status: 404, when: 'BOUNCE_TOKEN is not set.' },
    token_wrong: { status: 401, when: 'The token is not that of BOUNCE_TOKEN.' },
    not_mail: { status: 422, when: 'It is no mail.' },
  },
  sentences: {
    answers_off: m.talk_error_answers_off,
    token_wrong: m.talk_error_token_wrong,
    not_mail: m.talk_error_not_mail,
  },
});

export const discussionEndpoints = [
  disputeTalk,
  talkMessages,
  talkPapers,
  newMessage,
  messageEdit,
  messageWithdrawal,
  moveQuestion,
  messageMove,
  talkReading,
  talkMail,
  mailAnswers,
] as const;
