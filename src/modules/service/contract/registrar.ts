import * as z from 'zod/mini';
import { Day } from '#kernel/days.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { moveErrors, moveSentences } from '#modules/disputes/contract/words.ts';
import { SUBST_MEANS } from '../rules/words.ts';
import {
  done,
  Id,
  proofErrors,
  substitutionErrors,
  substitutionSentences,
  tokenUnknown,
  unknown,
} from './words.ts';

export const substitutionDecision = endpoint({
  method: 'POST',
  path: '/api/service/recipients/:id/substitution-decision',
  needs: 'decide_disputes',
  summary: 'Order or decline substituted service, with reasons: the registrar’s alone.',
  source: 'Law and lifecycle 6.4; ACA s. 3(1)(b)',
  input: z.strictObject({
    id: Id,
    isOrdered: z.boolean(),
    means: z.nullable(z.enum(SUBST_MEANS)),
    lastKnown: lines(500),
    reasons: lines(5000),
  }),
  output: done,
  errors: {
    ...moveErrors,
    ...substitutionErrors,
    means_missing: { status: 422, when: 'Nothing says how it is to be carried out.' },
  },
  sentences: {
    ...moveSentences,
    ...substitutionSentences,
    means_missing: m.office_service_means_missing,
  },
});

export const substitutedService = endpoint({
  method: 'POST',
  path: '/api/service/recipients/:id/substituted-service',
  needs: 'work_disputes',
  summary: 'What was ordered has been done on a day, and here is what shows it.',
  source: 'ACA s. 3(2)',
  input: z.strictObject({ id: Id, on: Day, token: line(100) }),
  output: done,
  errors: {
    unknown,
    ...substitutionErrors,
    day_wrong: proofErrors.day_wrong,
    token_unknown: tokenUnknown,
  },
  sentences: {
    unknown: m.case_error_unknown,
    ...substitutionSentences,
    day_wrong: m.service_error_day_wrong,
    token_unknown: m.empanel_document_unknown,
  },
});

export const serviceReversal = endpoint({
  method: 'POST',
  path: '/api/service/disputes/:id/reversal',
  needs: 'decide_disputes',
  summary:
    'Take the service of a party back, with the reason that both sides are told: the registrar’s alone.',
  source: 'Law and lifecycle 6.4',
  input: z.strictObject({ id: Id, partyId: Id, reason: lines(5000) }),
  output: done,
  errors: moveErrors,
  sentences: moveSentences,
});

export const finalWarning = endpoint({
  method: 'POST',
  path: '/api/service/disputes/:id/warning',
  needs: 'work_disputes',
  summary:
    'Issue and send the final warning to a respondent who was served, whose time is over and who has not answered.',
  source: 'Law and lifecycle 6.4: final warning, and seven days',
  input: z.strictObject({ id: Id, partyId: Id }),
  output: done,
  errors: moveErrors,
  sentences: moveSentences,
});

export const proceedingWithout = endpoint({
  method: 'POST',
  path: '/api/service/disputes/:id/absence',
  needs: 'decide_disputes',
  summary:
    'Find, with reasons, that it goes on without a respondent who was served, warned and heard of nothing: the registrar’s alone.',
  source: 'ACA s. 25(b) and (c); law and lifecycle 6.4 and 6.5',
  input: z.strictObject({ id: Id, partyId: Id, reason: lines(5000) }),
  output: done,
  errors: moveErrors,
  sentences: moveSentences,
});
