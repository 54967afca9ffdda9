import * as z from 'zod/mini';
import { endpoint, type Refusal } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import {
  CivilDay,
  FACTS_MAX,
  Id,
  ListName,
  Moment,
  moveErrors,
  moveSentences,
  PRINCIPLES,
  REASONS_MAX,
  StateName,
  Step,
  TOKEN_MAX,
  unknownErrors,
  unknownSentences,
  Waits,
} from './words.ts';

const SOURCE = 'Law and lifecycle 3.9: the applicant follows the state and answers questions';

/** The token of a mailed link; or an application whose e-mail address the signed-in caller has verified. */
const who = {
  token: z.nullable(line(TOKEN_MAX)),
  application: z.nullable(Id),
};

const linkErrors = {
  ...unknownErrors,
  link_expired: { status: 410, when: 'The link of the mail has ended.' },
} satisfies Record<string, Refusal>;
const linkSentences = { ...unknownSentences, link_expired: m.standing_link_expired };
const done = z.object({ id: Id });

export const statusOpening = endpoint({
  method: 'POST',
  path: '/api/panel/status/opening',
  needs: 'visit',
  summary:
    'Where an application stands, for its owner: by the token of a mailed link, or signed in with its verified address.',
  source: SOURCE,
  input: z.strictObject(who),
  output: z.object({
    id: Id,
    reference: z.string(),
    receivedAt: Moment,
    documentsGoneOn: z.nullable(CivilDay),
    places: z.array(
      z.object({
        id: Id,
        list: ListName,
        state: StateName,
        since: Moment,
        waitsFor: Waits,
        dueOn: z.nullable(CivilDay),
        suspendedUntil: z.nullable(CivilDay),
        /** Reasons of a decline. */
        decision: z.nullable(z.string()),
        mayApplyAgainOn: z.nullable(CivilDay),
        may: z.array(z.enum(['withdraw', 'accept_conduct', 'reply_to_decision'])),
      }),
    ),
    questions: z.array(
      z.object({
        id: Id,
        text: z.string(),
        at: Moment,
        answer: z.nullable(
          z.object({ text: z.string(), at: Moment, documentName: z.nullable(z.string()) }),
        ),
      }),
    ),
    proceedings: z.array(
      z.object({
        id: Id,
        principle: z.enum(PRINCIPLES),
        facts: z.string(),
        noticedAt: Moment,
        replyDueOn: CivilDay,
        reply: z.nullable(z.string()),
        outcome: z.nullable(z.string()),
        suspendedUntil: z.nullable(CivilDay),
        reasons: z.nullable(z.string()),
        mayReply: z.boolean(),
      }),
    ),
    steps: z.array(Step),
  }),
  errors: linkErrors,
  sentences: linkSentences,
});

export const statusAnswer = endpoint({
  method: 'POST',
  path: '/api/panel/status/answers',
  needs: 'visit',
  summary: 'Answer a question of the office, with a document if there is one.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({
    ...who,
    question: Id,
    text: lines(REASONS_MAX),
    document: z
      .nullable(line(TOKEN_MAX))
      .check(z.meta({ description: 'The token that the upload was answered, or null.' })),
    documentName: z.nullable(line(200)),
  }),
  output: done,
  errors: {
    ...linkErrors,
    answer_missing: { status: 422, when: 'The answer is empty.' },
    answered_already: { status: 409, when: 'The question was answered.' },
    document_unknown: {
      status: 422,
      when: 'No upload was answered this token, or its document is attached or swept.',
    },
  },
  sentences: {
    ...linkSentences,
    answer_missing: m.standing_answer_missing,
    answered_already: m.standing_answered_already,
    document_unknown: m.empanel_document_unknown,
  },
  check: ({ text }) =>
    String(text ?? '').trim() === '' ? { code: 'answer_missing', field: 'text' } : null,
});

export const statusMove = endpoint({
  method: 'POST',
  path: '/api/panel/status/moves',
  needs: 'visit',
  summary: 'Withdraw from a list, or accept the code of conduct for it: the version that was read.',
  source: SOURCE,
  input: z.strictObject({
    ...who,
    place: Id,
    move: z.enum(['withdraw', 'accept_conduct']),
    conductVersion: z.nullable(line(20)),
  }),
  output: done,
  errors: {
    ...linkErrors,
    ...moveErrors,
    version_missing: {
      status: 422,
      when: 'The version of the code that is accepted is not named.',
    },
  },
  sentences: { ...linkSentences, ...moveSentences, version_missing: m.standing_version_missing },
  check: ({ move, conductVersion }) =>
    move === 'accept_conduct' && !conductVersion
      ? { code: 'version_missing', field: 'conductVersion' }
      : null,
});

export const decisionReply = endpoint({
  method: 'POST',
  path: '/api/panel/status/replies',
  needs: 'visit',
  summary: 'Reply once to a decision that declined a place.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ ...who, place: Id, text: lines(REASONS_MAX) }),
  output: done,
  errors: {
    ...linkErrors,
    answer_missing: { status: 422, when: 'The reply is empty.' },
    answered_already: { status: 409, when: 'The decision was replied to.' },
    not_from_here: moveErrors.not_from_here,
  },
  sentences: {
    ...linkSentences,
    answer_missing: m.standing_answer_missing,
    answered_already: m.standing_answered_already,
    not_from_here: moveSentences.not_from_here,
  },
  check: ({ text }) =>
    String(text ?? '').trim() === '' ? { code: 'answer_missing', field: 'text' } : null,
});

export const noticeReply = endpoint({
  method: 'POST',
  path: '/api/panel/status/notice-replies',
  needs: 'visit',
  summary:
    'Reply to a notice under the code of conduct, until the end of the fourteenth day in India.',
  source: 'Code of conduct, "Notice, and 14 days to reply"; General Clauses Act 1897, s. 9',
  status: 201,
  input: z.strictObject({ ...who, proceeding: Id, text: lines(FACTS_MAX) }),
  output: done,
  errors: {
    ...linkErrors,
    answer_missing: { status: 422, when: 'The reply is empty.' },
    replied_already: { status: 409, when: 'The notice was replied to.' },
    reply_too_late: { status: 409, when: 'The fourteen days are over.' },
    proceeding_decided: { status: 409, when: 'It is decided.' },
  },
  sentences: {
    ...linkSentences,
    answer_missing: m.standing_answer_missing,
    replied_already: m.standing_replied_already,
    reply_too_late: m.standing_reply_too_late,
    proceeding_decided: m.standing_proceeding_decided,
  },
  check: ({ text }) =>
    String(text ?? '').trim() === '' ? { code: 'answer_missing', field: 'text' } : null,
});

export const myApplications = endpoint({
  method: 'GET',
  path: '/api/panel/my/applications',
  needs: 'have_account',
  summary: 'The applications that were sent from the verified e-mail address of the caller.',
  source: SOURCE,
  input: z.strictObject({}),
  output: z.object({
    applications: z.array(z.object({ id: Id, reference: z.string(), receivedAt: Moment })),
  }),
  errors: {},
  sentences: {},
});
