import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { lines } from '#kernel/text.ts';
import { Id, moveErrors, moveSentences } from '#modules/disputes/contract/words.ts';
import { RECORDED_ENDS } from './mandate.ts';

const SOURCE = 'Law and lifecycle 6.5; ACA ss. 11 to 15 and 18';
const REASON_MAX = 5000;
const Done = z.object({ id: Id });
export const objection = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/tribunal/objections',
  needs: 'have_account',
  summary:
    'Say before the appointment whether one’s own party objects, once, and with reasons where it does; a challenge under s. 13 stays open after it.',
  source: SOURCE,
  input: z.strictObject({
    ...{ id: Id, candidate: Id, partyId: Id },
    ...{ objects: z.boolean(), reason: lines(REASON_MAX) },
  }),
  output: Done,
  status: 201,
  errors: moveErrors,
  sentences: moveSentences,
});

export const objectionDecision = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/tribunal/decisions',
  needs: 'decide_disputes',
  source: SOURCE,
  summary:
    'Decide a party’s objection before the appointment, with reasons that both sides read; where it is upheld, the next name is asked.',
  input: z.strictObject({
    ...{ id: Id, candidate: Id, partyId: Id },
    ...{ upheld: z.boolean(), reason: lines(REASON_MAX) },
  }),
  output: Done,
  status: 201,
  errors: moveErrors,
  sentences: moveSentences,
});

export const appointmentMade = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/tribunal/appointment',
  needs: 'decide_disputes',
  source: SOURCE,
  summary:
    'Appoint whoever accepted, disclosed, and was not objected to with success, while nothing ties them to the dispute.',
  input: z.strictObject({ id: Id, candidate: Id }),
  output: Done,
  status: 201,
  errors: moveErrors,
  sentences: moveSentences,
});

export const nextAsked = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/tribunal/invitations',
  needs: 'decide_disputes',
  source: SOURCE,
  summary: 'Ask the next name of the order of both sides, where nobody is asked.',
  input: z.strictObject({ id: Id }),
  output: Done,
  status: 201,
  errors: moveErrors,
  sentences: moveSentences,
});

export const candidatePassed = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/tribunal/passing',
  needs: 'decide_disputes',
  source: SOURCE,
  summary: 'Pass on to the next name over what ties whoever is asked to the dispute by now.',
  input: z.strictObject({ id: Id, candidate: Id, reason: lines(REASON_MAX) }),
  output: Done,
  status: 201,
  errors: moveErrors,
  sentences: moveSentences,
});

export const mandateEnd = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/tribunal/mandate-end',
  needs: 'decide_disputes',
  source: SOURCE,
  summary:
    'Record that the mandate of the arbitrator ended, how and why (ACA ss. 14 and 15); but for a withdrawal or a death on a paper of the dispute.',
  input: z.strictObject({
    ...{ id: Id, candidate: Id, reason: lines(REASON_MAX) },
    ground: z.enum(RECORDED_ENDS),
    document: z.nullable(Id),
  }),
  output: Done,
  status: 201,
  errors: moveErrors,
  sentences: moveSentences,
});

export const appointingEndpoints: readonly Endpoint[] = [
  objection,
  objectionDecision,
  appointmentMade,
  nextAsked,
  candidatePassed,
  mandateEnd,
];
