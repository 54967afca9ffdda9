import * as z from 'zod/mini';
import { DOCUMENT_BYTES_MAX, DOCUMENT_TYPES } from '#kernel/document-types.ts';
import { endpoint, type Problem as FormProblem, type Refusal } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { ANSWER_STEPS } from '../rules/answers.ts';
import { Answers, DraftId, PARTIES_MAX } from './words.ts';

/** A step with fifty parties, or twenty thousand letters in Devanagari, which a form sends as nine bytes each. */
export const STEP_MAX = 1024 * 1024;

export const SOURCE = 'Law and lifecycle 6.3: the request; ACA s. 21';

export const draftErrors = {
  draft_unknown: { status: 404, when: 'There is no such draft, or it is not yours.' },
  draft_taken: { status: 410, when: 'This browser held it, and another took it over since.' },
  sign_in_needed: {
    status: 401,
    when: 'It was begun in this browser and belongs to an account by now.',
  },
} satisfies Record<string, Refusal>;

export const draftSentences = {
  draft_unknown: m.filing_draft_unknown,
  draft_taken: m.filing_draft_taken,
  sign_in_needed: m.error_sign_in_needed,
};

export const filingStep = endpoint({
  method: 'POST',
  path: '/api/filing/drafts/:id/steps',
  needs: 'visit',
  summary:
    'Keep one step as it stands, right or wrong. What another device saved of it since is not overwritten unawares.',
  source: SOURCE,
  input: z.strictObject({
    id: DraftId,
    version: z.number().check(z.meta({ description: 'Of the draft as it was read.' })),
    step: z.enum(ANSWER_STEPS),
    answers: Answers,
  }),
  output: z.object({ version: z.number() }),
  check: stepProblem,
  errors: {
    ...draftErrors,
    draft_submitted: { status: 409, when: 'The request was sent already.' },
    changed_elsewhere: {
      status: 409,
      when: 'This step was saved from elsewhere since it was read.',
    },
    parties_too_many: { status: 422, when: `More than ${PARTIES_MAX} parties on a side.` },
    step_missing: { status: 422, when: 'The answers of the step are not among what was sent.' },
  },
  sentences: {
    ...draftSentences,
    draft_submitted: m.filing_draft_submitted,
    changed_elsewhere: m.filing_changed_elsewhere,
    parties_too_many: () => m.filing_problem_parties_many({ most: PARTIES_MAX }),
    step_missing: m.error_fields,
  },
});

type StepCode = 'parties_too_many' | 'step_missing';

/** Asked before the shape of the list is: two hundred parties are told their own sentence. */
function stepProblem({
  step,
  answers,
}: Readonly<Record<string, unknown>>): FormProblem<StepCode> | null {
  const all = (answers ?? {}) as Record<string, { parties?: unknown } | undefined>;
  for (const side of ['you', 'others']) {
    const parties = all[side]?.parties;
    if (Array.isArray(parties) && parties.length > PARTIES_MAX)
      return { code: 'parties_too_many', field: `answers.${side}.parties` };
  }
  return all[String(step)] === undefined ? { code: 'step_missing', field: 'answers' } : null;
}

export const filingDocument = endpoint({
  method: 'POST',
  path: '/api/filing/documents',
  needs: 'visit',
  summary:
    'Upload one paper: the bytes are the body. Whoever holds the token of the answer may file it, and it opens nothing.',
  source: SOURCE,
  status: 201,
  raw: { types: [...DOCUMENT_TYPES, 'application/octet-stream'], maxBytes: DOCUMENT_BYTES_MAX },
  input: z.strictObject({}),
  output: z.object({ token: z.string(), type: z.enum(DOCUMENT_TYPES), size: z.number() }),
  errors: {
    document_empty: { status: 422, when: 'The body is empty.' },
    document_type: {
      status: 422,
      when: 'The content is none of PDF, JPEG, PNG, HEIC and DOCX, whatever its name says.',
    },
    uploads_full: {
      status: 429,
      when: 'This browser, its network, or everybody together has uploaded as much as may wait to be filed.',
    },
  },
  sentences: {
    document_empty: m.filing_document_empty,
    document_type: m.filing_document_type,
    uploads_full: m.filing_uploads_full,
  },
});
