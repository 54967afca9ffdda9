import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { languages } from '#kernel/language.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Receipt } from './contract/draft-reading.ts';
import { draftErrors, draftSentences } from './contract/drafts.ts';
import { DraftId } from './contract/words.ts';

const SOURCE = 'Law and lifecycle 6.3: the request; ACA s. 21';

export const filingSubmission = endpoint({
  method: 'POST',
  path: '/api/filing/drafts/:id/submission',
  needs: 'visit',
  summary:
    'Sign a draft and file it, once. A second time, or two at once, are answered the same receipt.',
  source: `${SOURCE}; law and lifecycle 6.3, DRAFT to FILED`,
  status: 201,
  input: z.strictObject({
    id: DraftId,
    version: z
      .number()
      .check(z.meta({ description: 'Of the draft as it was read before it was signed.' })),
    name: line(200).check(z.meta({ description: 'Typed by whoever signs.' })),
    capacity: z.optional(line(200)).check(
      z.meta({
        description:
          'As what: asked for where a firm, a company or somebody represented is among the claimants.',
      }),
    ),
    agrees: z.boolean().check(
      z.meta({
        description: 'To the statement of truth and the notice on personal data; must be true.',
      }),
    ),
  }),
  output: Receipt,
  errors: {
    ...draftErrors,
    changed_elsewhere: { status: 409, when: 'The draft was changed since it was read.' },
    address_unproved: {
      status: 403,
      when: 'This browser has not proved the address for this draft, and nobody with an address of their own is signed in.',
    },
    incomplete: { status: 422, when: 'Something is missing; the draft says what.' },
    own_address_opposite: {
      status: 422,
      when: 'An address of whoever files is given as the other side’s.',
    },
    sign_name_missing: { status: 422, when: 'No name was typed.' },
    sign_capacity_missing: {
      status: 422,
      when: 'A firm, a company or somebody represented claims, and it is not said as what is signed.',
    },
    not_agreed: { status: 422, when: 'agrees is not true.' },
  },
  sentences: {
    ...draftSentences,
    changed_elsewhere: m.filing_changed_since_read,
    address_unproved: m.filing_address_unproved,
    incomplete: m.filing_incomplete,
    own_address_opposite: m.filing_own_address_opposite,
    sign_name_missing: m.filing_sign_name_missing,
    sign_capacity_missing: m.filing_sign_capacity_missing,
    not_agreed: m.filing_not_agreed,
  },
});

export const filingPayPage = endpoint({
  method: 'POST',
  path: '/api/filing/drafts/:id/pay-page',
  needs: 'visit',
  summary:
    'Open a page of the payment provider for the registration fee of a request that was sent. No account is needed.',
  source: 'Law and lifecycle 3.4 and 6.3: registration fee payable by the claimant on filing',
  input: z.strictObject({ id: DraftId }),
  output: z.object({ url: z.string().check(z.meta({ format: 'uri' })) }),
  errors: {
    ...draftErrors,
    provider_off: {
      status: 409,
      when: 'No payment provider is set up; the invoice is paid by transfer.',
    },
    nothing_due: { status: 409, when: 'Nothing is due on the invoice.' },
    provider_failed: { status: 503, when: 'The provider did not answer, or refused.' },
  },
  sentences: {
    ...draftSentences,
    provider_off: m.fees_provider_off,
    nothing_due: m.fees_nothing_due,
    provider_failed: m.fees_provider_failed,
  },
});

export const filingInvoice = endpoint({
  method: 'GET',
  path: '/api/filing/drafts/:id/invoice',
  needs: 'visit',
  summary: 'The invoice of the registration fee as a tagged PDF, for whoever holds the draft.',
  source: SOURCE,
  input: z.strictObject({ id: DraftId, language: z.optional(z.enum(languages)) }),
  output: z.object({}),
  answers: 'application/pdf',
  errors: draftErrors,
  sentences: draftSentences,
});
