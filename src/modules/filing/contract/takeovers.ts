import * as z from 'zod/mini';
import { endpoint, type Refusal } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Device } from '#modules/identity/contract/schemas.ts';
import { draftErrors } from './drafts.ts';
import { DraftId, Moment } from './words.ts';

const choiceErrors = {
  ticket_over: {
    status: 410,
    when: 'This browser did not prove the address within the last half hour.',
  },
} satisfies Record<string, Refusal>;

const choiceSentences = { ticket_over: m.filing_ticket_over };

const ticketSource = 'Decision 0053: taking a draft over ends the other keys, and asks first';

export const filingOffers = endpoint({
  method: 'GET',
  path: '/api/filing/codes/:ticket/drafts',
  needs: 'visit',
  summary:
    'What is kept under an address that this browser has just proved: when and on what it was begun, and what is in it.',
  source: ticketSource,
  input: z.strictObject({ ticket: DraftId }),
  output: z.object({
    email: z.string(),
    drafts: z.array(
      z.object({
        id: DraftId,
        standing: z.enum(['here', 'elsewhere', 'of_account']),
        begunAt: Moment,
        savedAt: Moment,
        device: Device,
        isSubmitted: z.boolean(),
        title: z.string(),
        claimants: z.array(z.string()),
        respondents: z.array(z.string()),
        files: z.number(),
        complete: z.number(),
      }),
    ),
  }),
  errors: choiceErrors,
  sentences: choiceSentences,
});

const Chosen = z.strictObject({ ticket: DraftId, id: DraftId });

const chosenErrors = {
  ...choiceErrors,
  draft_unknown: draftErrors.draft_unknown,
  sign_in_needed: { status: 401, when: 'It belongs to an account, which opens it by signing in.' },
} satisfies Record<string, Refusal>;

const chosenSentences = {
  ...choiceSentences,
  draft_unknown: m.filing_draft_unknown,
  sign_in_needed: m.error_sign_in_needed,
};

export const filingTakeover = endpoint({
  method: 'POST',
  path: '/api/filing/codes/:ticket/drafts/:id/takeover',
  needs: 'visit',
  summary:
    'Take a draft over into this browser. Every other key to it ends, and its address counts as proved here.',
  source: ticketSource,
  input: Chosen,
  output: z.object({ id: DraftId }),
  errors: chosenErrors,
  sentences: chosenSentences,
});

export const filingDeletion = endpoint({
  method: 'POST',
  path: '/api/filing/codes/:ticket/drafts/:id/deletion',
  needs: 'visit',
  summary: 'Delete a draft that was kept under this address and never sent, whoever began it.',
  source: ticketSource,
  input: Chosen,
  output: z.object({ id: DraftId }),
  errors: chosenErrors,
  sentences: chosenSentences,
});
