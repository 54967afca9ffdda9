import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { MANY_LINES } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { STANDINGS } from '#modules/disputes/rules/access.ts';
import { MENTIONS_MAX, PAPERS_MAX, plainWords, WORDS_MAX } from '../rules/messages.ts';
import { PlaceKey, Reader, unknown, unknownAlone } from './places.ts';

const CURSOR = /^[1-9]\d{0,8}$/;

const Cursor = z.string().check(z.regex(CURSOR));
const Moment = z.string();
const Fingerprint = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const Token = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/**
 * What somebody writes, with its line breaks. A sign that turns the direction is written out, and NUL is refused. Written out and
 * composed it may be longer than it was sent.
 */
const Words = z
  .string()
  .check(
    z.maxLength(WORDS_MAX),
    z.overwrite(plainWords),
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(WORDS_MAX),
    z.regex(MANY_LINES),
  );

const MessageView = z.object({
  id: Id,
  number: z.number(),
  at: Moment,
  by: z.object({ id: Id, name: z.string(), as: z.enum(STANDINGS), party: z.string() }),
  isOwn: z.boolean(),
  /** Null once it was withdrawn. */
  words: z.nullable(z.string()),
  /** Told on the condition that the conciliator does not tell the other side (ACA s. 70). */
  inConfidence: z.boolean(),
  edits: z.number(),
  editedAt: z.nullable(Moment),
  withdrawn: z.nullable(z.object({ at: Moment, readBy: z.number(), isMoved: z.boolean() })),
  answers: z.nullable(
    z.object({ id: Id, number: z.number(), name: z.string(), words: z.nullable(z.string()) }),
  ),
  mentions: z.array(z.object({ id: Id, name: z.string(), isYou: z.boolean() })),
  papers: z.array(z.object({ id: Id, title: z.string() })),
  /** Stretches of the words that name a paper which the reader may see, `C-4, page 12`, by their places in the words. */
  citations: z.array(
    z.object({ from: z.number(), to: z.number(), paper: Id, page: z.nullable(z.number()) }),
  ),
  /** Until when the reader may change it; null where they may not. */
  editableUntil: z.nullable(Moment),
});

const writing = {
  words_missing: { status: 422, when: 'There is nothing to read in it.' },
} as const;
const posting = {
  ...writing,
  unknown,
  audience_changed: {
    status: 409,
    when: 'Others read there than the writer saw. Ask for the place again, and show its audience before it is sent again.',
  },
  sent_before: {
    status: 409,
    when: 'The same client id was used for other words, or in another place. Send it again under a new one.',
  },
  answer_unknown: { status: 422, when: 'What it answers is not in this place.' },
  mention_unknown: { status: 422, when: 'Somebody who is called by name does not read there.' },
  paper_not_for_all: { status: 422, when: 'Not everybody who reads there may read this paper.' },
  confidence_elsewhere: {
    status: 422,
    when: 'It is marked in confidence, and the place is no caucus.',
  },
} as const;
const postingSentences = {
  unknown: m.case_error_unknown,
  words_missing: m.talk_error_words_missing,
  audience_changed: m.talk_error_audience_changed,
  sent_before: m.talk_error_sent_before,
  answer_unknown: m.talk_error_answer_unknown,
  mention_unknown: m.talk_error_mention_unknown,
  paper_not_for_all: m.talk_error_paper_not_for_all,
  confidence_elsewhere: m.talk_error_confidence_elsewhere,
};
const changing = {
  unknown,
  not_yours: { status: 403, when: 'Somebody else wrote it.' },
  withdrawn: { status: 409, when: 'It was withdrawn.' },
} as const;
const changingSentences = {
  unknown: m.case_error_unknown,
  not_yours: m.talk_error_not_yours,
  withdrawn: m.talk_error_withdrawn,
};

export const talkMessages = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/talk/:place/messages',
  needs: 'have_account',
  summary:
    'A page of the messages of a place, in their order: the newest, or those before or after a number.',
  source: 'ACA ss. 42A and 75; law and lifecycle 6.8, I4',
  input: z.strictObject({
    id: Id,
    place: PlaceKey,
    before: z.optional(Cursor),
    after: z.optional(Cursor),
  }),
  output: z.object({ messages: z.array(MessageView), hasMore: z.boolean() }),
  ...unknownAlone,
});

export const newMessage = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/talk/:place/messages',
  needs: 'have_account',
  summary:
    'Say something in a place. `audience` is the fingerprint of the audience that the writer saw; `client` is an id of the writer’s own, by which a message that is sent again is the same.',
  source: 'Product screen 33: the audience is seen before one speaks; ACA s. 75',
  input: z.strictObject({
    id: Id,
    place: PlaceKey,
    client: Id,
    words: Words,
    audience: Fingerprint,
    answers: z.optional(z.nullable(Id)),
    mentions: z.optional(z.array(Id).check(z.maxLength(MENTIONS_MAX))),
    papers: z.optional(z.array(Id).check(z.maxLength(PAPERS_MAX))),
    inConfidence: z.optional(z.boolean()),
  }),
  output: z.object({ message: MessageView }),
  status: 201,
  errors: posting,
  sentences: postingSentences,
});

export const messageEdit = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/talk/messages/:message/edits',
  needs: 'have_account',
  summary: 'Change one’s own words, within five minutes. That they were changed stays to be seen.',
  source: 'Product screen 33',
  input: z.strictObject({ id: Id, message: Id, words: Words }),
  output: z.object({ message: MessageView }),
  errors: {
    ...changing,
    ...writing,
    too_late: { status: 409, when: 'More than five minutes have gone by.' },
  },
  sentences: {
    ...changingSentences,
    words_missing: m.talk_error_words_missing,
    too_late: m.talk_error_too_late,
  },
});

export const messageWithdrawal = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/talk/messages/:message/withdrawal',
  needs: 'have_account',
  summary:
    'Withdraw one’s own words. None of them is kept; who wrote there, when, and how many had read it, is.',
  source: 'Product screen 33',
  input: z.strictObject({ id: Id, message: Id }),
  output: z.object({ message: MessageView }),
  errors: changing,
  sentences: changingSentences,
});

const movingErrors = {
  same_place: { status: 422, when: 'It stands in that place.' },
  in_confidence: {
    status: 409,
    when: 'It was told in confidence, which stays where it was told (ACA s. 70).',
  },
} as const;
const movingSentences = {
  same_place: m.talk_error_same_place,
  in_confidence: m.talk_error_in_confidence,
};

export const moveQuestion = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/talk/messages/:message/move',
  needs: 'have_account',
  summary:
    'Who would read one’s own words in another place, and the token that says that this was seen.',
  source: 'Product screen 33: moving a sentence to another place asks twice',
  input: z.strictObject({ id: Id, message: Id, to: PlaceKey }),
  output: z.object({ to: z.string(), audience: z.array(Reader), token: z.string() }),
  errors: { ...changing, ...movingErrors },
  sentences: { ...changingSentences, ...movingSentences },
});

export const messageMove = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/talk/messages/:message/move',
  needs: 'have_account',
  summary:
    'Move one’s own words to another place, with the token of the question. They are withdrawn from the first and said anew in the second.',
  source: 'Product screen 33: moving a sentence to another place asks twice',
  input: z.strictObject({ id: Id, message: Id, to: PlaceKey, client: Id, token: Token }),
  output: z.object({ message: MessageView }),
  errors: {
    ...posting,
    ...changing,
    ...movingErrors,
    confirmation_wrong: {
      status: 409,
      when: 'The question was asked of another audience or of other words. Ask it again.',
    },
  },
  sentences: {
    ...postingSentences,
    ...changingSentences,
    ...movingSentences,
    confirmation_wrong: m.talk_error_audience_changed,
  },
});
