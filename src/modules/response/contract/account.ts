import * as z from 'zod/mini';
import { DOCUMENT_BYTES_MAX } from '#kernel/document-types.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Id, moveErrors, moveSentences, StateName } from '#modules/disputes/contract/words.ts';
import { REPLIES } from '../rules/offers.ts';
import { CAUSES } from '../rules/words.ts';
import { contentErrors, contentSentences } from './refusals.ts';
import { FILES_MAX, File } from './words.ts';

export { CAUSES, FILES_MAX };

const REASON_MAX = 5000;

export const withdrawalObjection = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/withdrawal/objection',
  needs: 'have_account',
  summary:
    'Object to the other side’s withdrawal, with the reason. It becomes a paper of the case, which every party reads.',
  source: 'ACA ss. 24(3) and 32(2)(a)',
  input: z.strictObject({ id: Id, reason: lines(REASON_MAX) }),
  output: z.object({ id: Id, state: StateName }),
  errors: moveErrors,
  sentences: moveSentences,
});

export type { AnswerStance } from '../rules/offers.ts';
export { REPLIES };

export const offerReply = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/offers/:offer/replies',
  needs: 'have_account',
  summary:
    'Answer the last offer of a respondent, as the claimant: yes in principle, no, or a question. It binds nobody; the respondent is told, and nobody else.',
  source: 'ACA ss. 30, 75 and 81',
  input: z.strictObject({ id: Id, offer: Id, reply: z.enum(REPLIES), words: lines(REASON_MAX) }),
  output: z.object({ id: Id }),
  status: 201,
  errors: {
    ...moveErrors,
    offer_replaced: {
      status: 409,
      when: 'The respondent has made a newer offer, or this one counts no more.',
    },
    answered_before: { status: 409, when: 'It was answered, or this question was put.' },
    question_missing: { status: 422, when: 'A question without words.' },
  },
  sentences: {
    ...moveSentences,
    offer_replaced: m.case_error_offer_replaced,
    answered_before: m.case_error_answered_before,
    question_missing: m.case_error_question_missing,
  },
});

/** As long as one paper of a notice may be. */

export const reopening = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/reopening',
  needs: 'have_account',
  summary:
    'Ask to be heard after all, for a sufficient cause, with papers that show it. It becomes a paper of the case.',
  source:
    'ACA s. 25; law and lifecycle 6.5: sufficient cause, fifteen days from knowledge, before the award',
  input: z.strictObject({
    id: Id,
    cause: z.string().check(z.maxLength(20)),
    reason: lines(REASON_MAX),
    files: z.array(File).check(z.maxLength(FILES_MAX)),
  }),
  output: z.object({ id: Id, state: StateName }),
  errors: {
    ...contentErrors,
    ...moveErrors,
    document_unknown: { status: 422, when: 'A paper is not there any more.' },
  },
  sentences: { ...contentSentences, ...moveSentences, document_unknown: m.notice_document_unknown },
});

export const reopeningPaper = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/reopening/papers',
  needs: 'have_account',
  summary:
    'Upload a paper that shows the cause: a PDF, a picture or a Word document. Its token attaches it.',
  source: 'ACA s. 25',
  raw: { types: ['application/octet-stream'], maxBytes: DOCUMENT_BYTES_MAX },
  input: z.strictObject({ id: Id }),
  output: z.object({ token: z.string(), type: z.string(), size: z.number() }),
  status: 201,
  errors: {
    unknown: moveErrors.unknown,
    not_your_move: moveErrors.not_your_move,
    document_empty: { status: 422, when: 'The file has no content.' },
    document_type: { status: 422, when: 'The content is none of the four types.' },
  },
  sentences: {
    unknown: moveSentences.unknown,
    not_your_move: moveSentences.not_your_move,
    document_empty: m.notice_document_empty,
    document_type: m.notice_document_type,
  },
});
