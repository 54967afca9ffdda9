import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { MANY_LINES } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { STANDINGS } from '#modules/disputes/rules/access.ts';
import {
  MAIL_CHOICES,
  MENTIONS_MAX,
  PAPERS_MAX,
  plainWords,
  WORDS_MAX,
} from '../rules/messages.ts';
import { TALK_KINDS } from '../rules/places.ts';
import { DOORS, doorOf } from '../rules/reads.ts';

export type { TalkDoor } from '../rules/reads.ts';
export { DOORS, doorOf, WORDS_MAX };

const PLACE_MAX = 60;
/** A mail with papers on it is read, so that it can be returned; a larger one the mail server returns. */
const ANSWER_MAX = 10 * 1024 * 1024;
const CURSOR = /^[1-9]\d{0,8}$/;

/** A place in an address: `all`, or `own-` and the party's id. Whether there is such a place is asked of the viewer's own. */
const PlaceKey = z.string().check(z.maxLength(PLACE_MAX), z.regex(/^[a-z]+(?:-[0-9a-f-]{36})?$/));
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

const Reader = z.object({ id: Id, name: z.string(), as: z.enum(STANDINGS), party: z.string() });
const PlaceView = z.object({
  place: z.string(),
  kind: z.enum(TALK_KINDS),
  /** The name of the party whose place it is; empty for those of all. */
  party: z.string(),
  isOwn: z.boolean(),
  isSealed: z.boolean(),
  /** Whether two registrars opened what was said there, now or before. */
  wasOpened: z.boolean(),
  mayWrite: z.boolean(),
  audience: z.array(Reader),
  fingerprint: z.string(),
  unread: z.number(),
  said: z.number(),
  /** How a letter tells the reader of news there. */
  mail: z.enum(MAIL_CHOICES),
  reads: z.array(z.object({ door: z.enum(DOORS), readTo: z.number() })),
});

export const MessageView = z.object({
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

const unknown = {
  status: 404,
  when: 'There is no such dispute, place or message, or the caller does not read there.',
} as const;
const unknownAlone = { errors: { unknown }, sentences: { unknown: m.case_error_unknown } };

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

export const disputeTalk = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/talk',
  needs: 'have_account',
  summary:
    'The places of a dispute in which the caller reads: who else reads in each, by name, and how much is unread there. No other place is named.',
  source: 'ACA ss. 24(3), 42A, 70 and 75; law and lifecycle 6.8, I4',
  input: z.strictObject({ id: Id }),
  output: z.object({
    reference: z.string(),
    /** The caller, as they stand among the readers. */
    me: Id,
    places: z.array(PlaceView),
    unread: z.number(),
  }),
  ...unknownAlone,
});

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

export const talkPapers = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/talk/:place/papers',
  needs: 'have_account',
  summary:
    'The papers of the record to which a message there may point: everybody there may read them.',
  source: 'ACA s. 24(3)',
  input: z.strictObject({ id: Id, place: PlaceKey }),
  output: z.object({ papers: z.array(z.object({ id: Id, title: z.string() })) }),
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

export const talkReading = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/talk/:place/reading',
  needs: 'have_account',
  summary: 'Mark a place as read up to a message.',
  source: 'Product screen 33',
  input: z.strictObject({
    id: Id,
    place: PlaceKey,
    number: z.int().check(z.minimum(0), z.maximum(999_999_999)),
  }),
  output: z.object({ unread: z.number() }),
  ...unknownAlone,
});

export const talkMail = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/talk/:place/mail',
  needs: 'have_account',
  summary:
    'Choose how a letter tells of news in a place: that there is something, with its words, or not at all.',
  source: 'Law and lifecycle 6.8, I4: no letter has a word of sealed talk',
  input: z.strictObject({ id: Id, place: PlaceKey, mail: z.enum(MAIL_CHOICES) }),
  output: z.object({ mail: z.enum(MAIL_CHOICES) }),
  errors: {
    unknown,
    sealed: { status: 422, when: 'The talk is sealed, and the choice is to have its words.' },
  },
  sentences: { unknown: m.case_error_unknown, sealed: m.talk_error_sealed },
});

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
