import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { done, SOURCE } from './office.ts';
import {
  CHECKS,
  ListName,
  moveErrors,
  moveSentences,
  note,
  reasons,
  SOURCES,
  unknownErrors,
  unknownSentences,
} from './words.ts';

export const applicationCheck = endpoint({
  method: 'POST',
  path: '/api/panel/applications/:id/checks',
  needs: 'check_applications',
  summary: 'Note that something was seen, and how; or take the note back with `seen: false`.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    item: z.enum(CHECKS),
    source: z.enum(SOURCES),
    note: note(),
    seen: z.boolean(),
  }),
  output: done,
  errors: { ...unknownErrors, not_from_here: moveErrors.not_from_here },
  sentences: { ...unknownSentences, not_from_here: moveSentences.not_from_here },
});

export const applicationQuestion = endpoint({
  method: 'POST',
  path: '/api/panel/applications/:id/questions',
  needs: 'check_applications',
  summary:
    'Ask the applicant something. The question goes by mail, the answer comes back through the page of the application.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ id: Id, text: lines(2000) }),
  output: done,
  errors: {
    ...unknownErrors,
    question_missing: { status: 422, when: 'The question is empty.' },
    not_from_here: moveErrors.not_from_here,
  },
  sentences: {
    ...unknownSentences,
    question_missing: m.office_panel_question_missing,
    not_from_here: moveSentences.not_from_here,
  },
  check: ({ text }) =>
    typeof text === 'string' && text.trim() !== ''
      ? null
      : { code: 'question_missing', field: 'text' },
});

export const applicationListing = endpoint({
  method: 'POST',
  path: '/api/panel/applications/:id/listings',
  needs: 'check_applications',
  summary: 'Open a place on another list, because the applicant asked for it.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ id: Id, list: ListName }),
  output: done,
  errors: {
    ...unknownErrors,
    listed_already: { status: 409, when: 'The application has a place on that list.' },
  },
  sentences: { ...unknownSentences, listed_already: m.office_panel_listed_already },
});

export const listingMove = endpoint({
  method: 'POST',
  path: '/api/panel/listings/:id/moves',
  needs: 'check_applications',
  summary:
    'Move a place as the office may: documents checked, suspended, reinstated, or looked at again.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    move: z.enum(['check_documents', 'suspend', 'reinstate', 'reconsider']),
    reason: reasons(),
  }),
  output: done,
  errors: { ...unknownErrors, ...moveErrors },
  sentences: { ...unknownSentences, ...moveSentences },
});
