import * as z from 'zod/mini';
import { EMAIL_MAX, isEmailOfOneWriting } from '#kernel/contacts.ts';
import { endpoint, type Refusal } from '#kernel/endpoint.ts';
import { isFilled, line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { draftErrors, draftSentences } from './drafts.ts';
import { DraftId } from './words.ts';

const SOURCE = 'Law and lifecycle 6.3: the request; ACA s. 21';

const limitErrors = {
  too_many: {
    status: 429,
    when: 'Too many tries, with this address or from this network; `Retry-After` says how long to wait.',
  },
} satisfies Record<string, Refusal>;

const limitSentences = { too_many: m.sign_in_too_many };

const Opening = z.object({
  ticket: DraftId,
  id: z.nullable(DraftId).check(
    z.meta({
      description: 'The draft that this browser goes on with; null where it has to choose.',
    }),
  ),
});

export const filingCode = endpoint({
  method: 'POST',
  path: '/api/filing/codes',
  needs: 'visit',
  summary:
    'Ask for a code and a link to the drafts under an address. The answer is the same whether there are any; the code is for this browser.',
  source: SOURCE,
  status: 202,
  input: z.strictObject({ email: line(EMAIL_MAX) }),
  output: z.object({ ticket: DraftId }),
  check: ({ email }) =>
    isEmailOfOneWriting(email) ? null : { code: 'email_invalid', field: 'email' },
  errors: { email_invalid: { status: 422, when: 'It is not an e-mail address.' }, ...limitErrors },
  sentences: { email_invalid: m.filing_problem_email, ...limitSentences },
});

export const filingProof = endpoint({
  method: 'POST',
  path: '/api/filing/drafts/:id/codes',
  needs: 'visit',
  summary: 'Ask for the code that proves the address of one draft, in the browser that holds it.',
  source: SOURCE,
  status: 202,
  input: z.strictObject({ id: DraftId }),
  output: z.object({ ticket: DraftId }),
  errors: { ...draftErrors, ...limitErrors },
  sentences: { ...draftSentences, ...limitSentences },
});

export const filingCodeProof = endpoint({
  method: 'POST',
  path: '/api/filing/codes/:ticket/proof',
  needs: 'visit',
  summary:
    'Show the code of a letter in the browser that asked for it: it proves one draft, or lets this browser choose. Ten minutes, five tries.',
  source: SOURCE,
  input: z.strictObject({ ticket: DraftId, code: line(20) }),
  output: Opening,
  check: ({ code }) => (isFilled(code) ? null : { code: 'code_missing', field: 'code' }),
  errors: {
    code_missing: { status: 422, when: 'The code is empty.' },
    code_wrong: { status: 422, when: 'It is not the code that was sent.' },
    code_over: {
      status: 410,
      when: 'The code was used, is older than ten minutes, or was typed wrong five times.',
    },
    ...limitErrors,
  },
  sentences: {
    code_missing: m.sign_in_code_missing,
    code_wrong: m.sign_in_code_wrong,
    code_over: m.sign_in_code_over,
    ...limitSentences,
  },
});

export const filingLink = endpoint({
  method: 'POST',
  path: '/api/filing/links/opening',
  needs: 'visit',
  summary:
    'Open a mailed link: this browser may choose what becomes of its draft. It may be opened again, on any device, until the draft is over.',
  source: SOURCE,
  input: z.strictObject({ token: line(100) }),
  output: Opening,
  errors: {
    link_unknown: { status: 404, when: 'No letter of ours has this link, or its draft is over.' },
  },
  sentences: { link_unknown: m.filing_link_unknown },
});
