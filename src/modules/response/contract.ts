import * as z from 'zod/mini';
import { DOCUMENT_BYTES_MAX } from '#kernel/document-types.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import {
  openErrors,
  openSentences,
  proofErrors,
  proofSentences,
  sendErrors,
  sendSentences,
} from './contract/refusals.ts';
import {
  Code,
  ContentShape,
  codeSentences,
  Id,
  KindName,
  Lines,
  Moment,
  SOURCE,
} from './contract/words.ts';

export const noticeCodes = endpoint({
  method: 'POST',
  path: '/api/response/:code/codes',
  needs: 'visit',
  summary: 'Send a one-time code to one of the contacts on file.',
  source: SOURCE,
  input: z.strictObject({ code: Code, contact: Id }),
  output: z.object({ to: z.string() }),
  status: 202,
  errors: {
    ...openErrors,
    contact_unknown: { status: 422, when: 'The contact is none of this party.' },
  },
  sentences: { ...openSentences, contact_unknown: codeSentences.contact_unknown },
});

export const noticeSession = endpoint({
  method: 'POST',
  path: '/api/response/:code/session',
  needs: 'visit',
  summary:
    'Show by a one-time code who one is; the answer sets a cookie for this party alone. It is also proof of service.',
  source: SOURCE,
  input: z.strictObject({ code: Code, digits: line(20) }),
  output: z.object({ proved: z.boolean() }),
  errors: {
    ...openErrors,
    code_over: {
      status: 410,
      when: 'The code was used, is older than ten minutes, or was wrong five times.',
    },
    code_wrong: { status: 422, when: 'The code is another.' },
    acts_opposite: {
      status: 409,
      when: 'The address, or the account that is signed in, stands on the other side.',
    },
  },
  sentences: {
    ...openSentences,
    code_over: codeSentences.code_over,
    code_wrong: codeSentences.code_wrong,
    acts_opposite: m.case_error_acts_opposite,
  },
});

export const noticeLeaving = endpoint({
  method: 'DELETE',
  path: '/api/response/:code/session',
  needs: 'visit',
  summary: 'Leave this browser.',
  source: SOURCE,
  input: z.strictObject({ code: Code }),
  output: z.object({ left: z.boolean() }),
  errors: openErrors,
  sentences: openSentences,
});

export const noticeDraft = endpoint({
  method: 'PUT',
  path: '/api/response/:code/drafts/:kind',
  needs: 'visit',
  summary: 'Keep what was typed, finished or not.',
  source: SOURCE,
  input: z.strictObject({ code: Code, kind: KindName, content: ContentShape }),
  output: z.object({ savedAt: Moment }),
  errors: proofErrors,
  sentences: proofSentences,
});

export const noticeDraftOpening = endpoint({
  method: 'GET',
  path: '/api/response/:code/drafts/:kind',
  needs: 'visit',
  summary: 'What was typed before, and how it will read.',
  source: SOURCE,
  input: z.strictObject({ code: Code, kind: KindName }),
  /** `savedAt` says which words these are; null when nothing was typed. */
  output: z.object({
    content: z.nullable(ContentShape),
    savedAt: z.nullable(Moment),
    lines: Lines,
    costs: Lines,
  }),
  errors: proofErrors,
  sentences: proofSentences,
});

const Receipt = z.object({
  id: Id,
  number: z.string(),
  at: Moment,
  hash: z.string(),
  kind: KindName,
  isLate: z.boolean(),
  lines: Lines,
  /** What a counterclaim will likely cost, in words; empty for anything else. */
  costs: Lines,
  paperId: z.nullable(Id),
});

export const noticeAnswer = endpoint({
  method: 'POST',
  path: '/api/response/:code/answers/:kind',
  needs: 'visit',
  summary:
    'Send an answer, an objection, an offer, a counterclaim, or what else the notice offers; it comes with a receipt.',
  source: SOURCE,
  input: z.strictObject({ code: Code, kind: KindName, content: ContentShape }),
  output: Receipt,
  status: 201,
  errors: sendErrors,
  sentences: sendSentences,
});

export const noticeReceipt = endpoint({
  method: 'GET',
  path: '/api/response/:code/receipts/:id',
  needs: 'visit',
  summary: 'The receipt of something that was sent, with its time and hash.',
  source: SOURCE,
  input: z.strictObject({ code: Code, id: Id }),
  output: Receipt,
  errors: proofErrors,
  sentences: proofSentences,
});

export const noticeUpload = endpoint({
  method: 'POST',
  path: '/api/response/:code/papers',
  needs: 'visit',
  summary:
    'Upload a paper for an answer: a PDF, a picture or a Word document. Its token attaches it.',
  source: SOURCE,
  raw: { types: ['application/octet-stream'], maxBytes: DOCUMENT_BYTES_MAX },
  input: z.strictObject({ code: Code }),
  output: z.object({ token: z.string(), type: z.string(), size: z.number() }),
  status: 201,
  errors: {
    ...proofErrors,
    document_empty: { status: 422, when: 'The file has no content.' },
    document_type: { status: 422, when: 'The content is none of the four types.' },
    uploads_full: {
      status: 429,
      when: 'As many papers as may wait to be sent were uploaded for this notice, or from this network.',
    },
  },
  sentences: {
    ...proofSentences,
    document_empty: m.notice_document_empty,
    document_type: m.notice_document_type,
    uploads_full: m.filing_uploads_full,
  },
});

export const noticePaper = endpoint({
  method: 'GET',
  path: '/api/response/:code/papers/:id',
  needs: 'visit',
  summary: 'A paper of the dispute that this respondent may read.',
  source: SOURCE,
  input: z.strictObject({ code: Code, id: Id }),
  output: z.object({}),
  answers: 'application/octet-stream',
  errors: proofErrors,
  sentences: proofSentences,
});

export const noticeLetter = endpoint({
  method: 'GET',
  path: '/api/response/:code/letter.pdf',
  needs: 'visit',
  summary: 'The notice as the letter that is sent on paper, to keep or to print.',
  source: SOURCE,
  input: z.strictObject({ code: Code, language: z.enum(['en', 'hi', 'mr']) }),
  output: z.object({}),
  answers: 'application/pdf',
  errors: openErrors,
  sentences: openSentences,
});
