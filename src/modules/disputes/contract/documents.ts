import * as z from 'zod/mini';
import { DOCUMENT_BYTES_MAX } from '#kernel/document-types.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import {
  CHANNELS,
  CHECK_ITEMS,
  CivilDay,
  CurePaper,
  done,
  FILE_KINDS,
  Id,
  Moment,
  moveErrors,
  moveSentences,
  unknownErrors,
  unknownSentences,
} from './desk-words.ts';

const raw = { types: ['application/octet-stream'], maxBytes: DOCUMENT_BYTES_MAX };

const uploadErrors = {
  document_empty: { status: 422, when: 'The file is empty.' },
  document_type: {
    status: 422,
    when: 'The file is no PDF, picture or Word document by its content.',
  },
} as const;
const uploadSentences = {
  document_empty: m.dispute_document_empty,
  document_type: m.dispute_document_type,
};

export const officePaper = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/papers/:kind',
  needs: 'work_disputes',
  summary: 'Add a paper that the office was handed: a court’s order, an agreement signed on paper.',
  source: 'Law and lifecycle 3.3, basis B and C',
  status: 201,
  raw,
  input: z.strictObject({
    id: Id,
    kind: z.enum(['court_order', 'submission_agreement', 'agreement', 'other']),
  }),
  output: done,
  errors: { ...uploadErrors, ...moveErrors },
  sentences: { ...uploadSentences, ...moveSentences },
});

export const cureUpload = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/defects/uploads',
  needs: 'have_account',
  summary: 'Upload a paper for the answer to a defect; the token goes into the resubmission.',
  source: 'Law and lifecycle 6.3: resubmission',
  status: 201,
  raw,
  input: z.strictObject({ id: Id }),
  output: z.object({ token: z.string(), type: z.string(), size: z.number() }),
  errors: { ...unknownErrors, ...uploadErrors },
  sentences: { ...unknownSentences, ...uploadSentences },
});

export const disputeDefects = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/defects',
  needs: 'have_account',
  summary:
    'What the office found wanting in a request, until when it is cured, and what was answered before.',
  source: 'Law and lifecycle 6.3',
  input: z.strictObject({ id: Id }),
  output: z.object({
    id: Id,
    reference: z.string(),
    round: z.number(),
    dueOn: z.nullable(CivilDay),
    isOpen: z.boolean(),
    memo: z.nullable(Id),
    defects: z.array(
      z.object({
        item: z.enum(CHECK_ITEMS),
        note: z.string(),
        correction: z.string(),
        /** What a paper for it most likely is. */
        kind: z.enum(FILE_KINDS),
      }),
    ),
    parties: z.array(
      z.object({
        id: Id,
        name: z.string(),
        side: z.enum(['claimant', 'respondent']),
        contacts: z.array(z.object({ id: Id, channel: z.enum(CHANNELS), value: z.string() })),
      }),
    ),
    before: z.array(
      z.object({
        item: z.string(),
        round: z.number(),
        answer: z.string(),
        at: Moment,
        papers: z.array(CurePaper),
      }),
    ),
  }),
  errors: unknownErrors,
  sentences: unknownSentences,
});

export const resubmission = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/resubmission',
  needs: 'have_account',
  summary: 'Send a request again, with an answer to each defect of the memo.',
  source: 'Law and lifecycle 6.3',
  status: 201,
  input: z.strictObject({
    id: Id,
    answers: z
      .array(z.strictObject({ item: z.enum(CHECK_ITEMS), answer: lines(5000) }))
      .check(z.maxLength(CHECK_ITEMS.length)),
    /** Ids of contacts that hold no longer. */
    ends: z.array(Id).check(z.maxLength(100)),
    begins: z
      .array(
        z.strictObject({
          partyId: Id,
          channel: z.enum(CHANNELS),
          value: line(500),
          isDesignated: z.boolean(),
          designatedIn: line(300),
        }),
      )
      .check(z.maxLength(100)),
    papers: z
      .array(
        z.strictObject({
          item: z.enum(CHECK_ITEMS),
          token: line(100),
          title: line(200),
          /** What it is: an agreement that was missing is one on which a basis can rest. */
          kind: z.enum(FILE_KINDS),
        }),
      )
      .check(z.maxLength(50)),
  }),
  output: done,
  errors: {
    ...moveErrors,
    answer_missing: { status: 422, when: 'A defect has no answer.' },
    defect_unknown: {
      status: 422,
      when: 'An answer is to something that is no defect of the memo.',
    },
    contact_unknown: { status: 422, when: 'A contact is none of this dispute, or is over.' },
    party_unknown: { status: 422, when: 'A party is none of this dispute.' },
    contact_needed: { status: 422, when: 'A party would have no contact left.' },
    contact_wrong: {
      status: 422,
      when: 'A new contact reaches nobody: its form is wrong, or it does not say where it was agreed.',
    },
    contact_opposite: {
      status: 409,
      when: 'The other side of the dispute is or was reached at a new contact.',
    },
    paper_unknown: { status: 422, when: 'A token names no upload.' },
  },
  sentences: {
    ...moveSentences,
    answer_missing: m.dispute_cure_answer_missing,
    defect_unknown: m.dispute_cure_defect_unknown,
    contact_unknown: m.dispute_cure_contact_unknown,
    party_unknown: m.dispute_cure_party_unknown,
    contact_needed: m.dispute_cure_contact_needed,
    contact_wrong: m.dispute_cure_contact_wrong,
    contact_opposite: m.case_error_contact_opposite,
    paper_unknown: m.dispute_cure_paper_unknown,
  },
});
