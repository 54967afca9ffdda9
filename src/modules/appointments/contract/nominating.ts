import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Id, moveErrors, moveSentences } from '#modules/disputes/contract/words.ts';

const SOURCE = 'Law and lifecycle 6.5, three members; ACA ss. 10, 11(3) to (5), 15(2) and 18';
const REASON_MAX = 5000;
const Done = z.object({ id: Id });
/** A name of the panel that was chosen; empty where nothing was, so that the form can say so. */
export const Chosen = z.union([Id, z.literal('')]);

export const nomineeErrors = {
  nominee_missing: { status: 422, when: 'Nobody is chosen.' },
  nominee_unknown: { status: 422, when: 'The person is not on the panel, or takes no disputes.' },
  nominee_tied: {
    status: 409,
    when: 'Something ties the person to the dispute, or the cap is reached.',
  },
  nominee_full: { status: 409, when: 'The person has as many disputes as they take.' },
  nominee_member: { status: 409, when: 'The person is asked for another seat.' },
} as const;
export const nomineeSentences = {
  nominee_missing: m.tribunal_error_nominee_missing,
  nominee_unknown: m.tribunal_error_nominee_unknown,
  nominee_tied: m.tribunal_error_nominee_tied,
  nominee_full: m.tribunal_error_nominee_full,
  nominee_member: m.tribunal_error_nominee_member,
};

export const sidesAsked = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/tribunal/nominations',
  needs: 'decide_disputes',
  source: SOURCE,
  summary:
    'Ask both sides of a dispute with three arbitrators to name one each, or the one side whose seat is to be filled anew.',
  input: z.strictObject({ id: Id, seat: z.enum(['both', 'claimant', 'respondent']) }),
  output: Done,
  status: 201,
  errors: { ...moveErrors, ...nomineeErrors },
  sentences: { ...moveSentences, ...nomineeSentences },
});

export const memberNamed = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/tribunal/members',
  needs: 'decide_disputes',
  source: SOURCE,
  summary:
    'Ask somebody for a seat of three for which no side named anybody or the two nominees did not agree, with a reason that both sides read.',
  input: z.strictObject({
    ...{ id: Id, seat: z.enum(['claimant', 'respondent', 'presiding']) },
    ...{ neutral: Chosen, reason: lines(REASON_MAX) },
  }),
  output: Done,
  status: 201,
  errors: { ...moveErrors, ...nomineeErrors },
  sentences: { ...moveSentences, ...nomineeSentences },
});

export const nomination = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/tribunal/nominations',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Name the arbitrator of one’s own side, once. It stays sealed until each side that was asked has named somebody or its time is over.',
  input: z.strictObject({ id: Id, partyId: Id, neutral: Chosen }),
  output: Done,
  status: 201,
  errors: { ...moveErrors, ...nomineeErrors },
  sentences: { ...moveSentences, ...nomineeSentences },
});

export const presidingProposal = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/presiding',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Propose who presides, as one of the two nominees; once both named the same person, that person is asked. No party reads it.',
  input: z.strictObject({ id: Id, neutral: Chosen }),
  output: Done,
  status: 201,
  errors: { ...moveErrors, ...nomineeErrors },
  sentences: { ...moveSentences, ...nomineeSentences },
});

export const nominatingEndpoints: readonly Endpoint[] = [
  sidesAsked,
  memberNamed,
  nomination,
  presidingProposal,
];
