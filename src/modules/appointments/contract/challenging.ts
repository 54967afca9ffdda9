import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { CivilDay, Id, moveErrors, moveSentences } from '#modules/disputes/contract/words.ts';
import { GROUNDS } from './mandate.ts';

const SOURCE = 'ACA ss. 12(2) and 13 to 15; law and lifecycle 6.5 and part C, 1';
const REASON_MAX = 5000;
const Done = z.object({ id: Id });

export const challengeMade = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/tribunal/challenges',
  needs: 'have_account',
  summary:
    'Challenge whoever decides, in writing with grounds and reasons. After the fifteen days it is taken and marked as late; `knownOn` is the day on which the party came to know of what came up after the appointment.',
  source: SOURCE,
  input: z.strictObject({
    ...{ id: Id, candidate: Id, partyId: Id, reason: lines(REASON_MAX) },
    grounds: z.array(z.enum(GROUNDS)).check(z.maxLength(GROUNDS.length)),
    knownOn: z.nullable(CivilDay),
  }),
  output: Done,
  status: 201,
  errors: { ...moveErrors, day_wrong: { status: 422, when: 'The day is none.' } },
  sentences: { ...moveSentences, day_wrong: m.notice_day_wrong },
});

export const challengeAnswer = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/tribunal/challenge-answers',
  needs: 'have_account',
  summary:
    'Say whether one’s own party agrees with the challenge of another, once, with reasons where it does not. When all others agree, the mandate ends.',
  source: SOURCE,
  input: z.strictObject({
    ...{ id: Id, candidate: Id, partyId: Id, challenger: Id },
    ...{ agrees: z.boolean(), reason: lines(REASON_MAX) },
  }),
  output: Done,
  status: 201,
  errors: moveErrors,
  sentences: moveSentences,
});

export const mandateGivenUp = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/tribunal/terminations',
  needs: 'have_account',
  summary:
    'Say for one’s own party that the mandate of whoever decides is to end; once every party has said so, it does.',
  source: SOURCE,
  input: z.strictObject({ id: Id, candidate: Id, partyId: Id }),
  output: Done,
  status: 201,
  errors: moveErrors,
  sentences: moveSentences,
});

export const challengeDecision = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/challenge-decisions',
  needs: 'have_account',
  summary:
    'Decide a challenge of oneself, or say as one of three how it is to be decided, with reasons, once each of the others was heard or let its time pass.',
  source: SOURCE,
  input: z.strictObject({
    /** Of three: who of them is challenged; without it, oneself. */
    candidate: z.optional(Id),
    ...{ id: Id, challenger: Id },
    ...{ upheld: z.boolean(), reason: lines(REASON_MAX) },
  }),
  output: Done,
  status: 201,
  errors: moveErrors,
  sentences: moveSentences,
});

export const laterDisclosure = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/circumstances',
  needs: 'have_account',
  summary:
    'Disclose in writing what came up after the appointment; it is a paper of the record and is served on every party.',
  source: SOURCE,
  input: z.strictObject({ id: Id, words: lines(REASON_MAX) }),
  output: Done,
  status: 201,
  errors: moveErrors,
  sentences: moveSentences,
});

export const challengingEndpoints: readonly Endpoint[] = [
  challengeMade,
  challengeAnswer,
  mandateGivenUp,
  challengeDecision,
  laterDisclosure,
];
