import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { lines } from '#kernel/text.ts';
import { Id, moveErrors, moveSentences } from '#modules/disputes/contract/words.ts';

const SOURCE = 'Law and lifecycle 6.5; ACA ss. 11 to 15 and 18';
const REASON_MAX = 5000;
const Done = z.object({ id: Id });
const moving = {
  output: Done,
  status: 201 as const,
  errors: moveErrors,
  sentences: moveSentences,
};

export const objection = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/tribunal/objections',
  needs: 'have_account',
  summary:
    'Say before the appointment whether one’s own party objects, once, and with reasons where it does; a challenge under s. 13 stays open after it.',
  source: SOURCE,
  input: z.strictObject({ id: Id, partyId: Id, objects: z.boolean(), reason: lines(REASON_MAX) }),
  ...moving,
});

const office = (path: string) => ({
  method: 'POST' as const,
  path: `/api/office/disputes/:id/tribunal/${path}`,
  needs: 'decide_disputes' as const,
  source: SOURCE,
});

export const objectionDecision = endpoint({
  ...office('decisions'),
  summary:
    'Decide a party’s objection before the appointment, with reasons that both sides read; where it is upheld, the next name is asked.',
  input: z.strictObject({ id: Id, partyId: Id, upheld: z.boolean(), reason: lines(REASON_MAX) }),
  ...moving,
});

export const appointmentMade = endpoint({
  ...office('appointment'),
  summary:
    'Appoint whoever accepted, disclosed, and was not objected to with success, while nothing ties them to the dispute.',
  input: z.strictObject({ id: Id }),
  ...moving,
});

export const nextAsked = endpoint({
  ...office('invitations'),
  summary: 'Ask the next name of the order of both sides, where nobody is asked.',
  input: z.strictObject({ id: Id }),
  ...moving,
});

export const candidatePassed = endpoint({
  ...office('passing'),
  summary: 'Pass on to the next name over what ties whoever is asked to the dispute by now.',
  input: z.strictObject({ id: Id, reason: lines(REASON_MAX) }),
  ...moving,
});

export const mandateEnd = endpoint({
  ...office('mandate-end'),
  summary: 'Record that the mandate of the arbitrator ended, and why (ACA ss. 14 and 15).',
  input: z.strictObject({ id: Id, reason: lines(REASON_MAX) }),
  ...moving,
});

export const appointingEndpoints: readonly Endpoint[] = [
  objection,
  objectionDecision,
  appointmentMade,
  nextAsked,
  candidatePassed,
  mandateEnd,
];
