import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { keptByLaw } from '../rules/erasure.ts';
import { Moment, Proof, proofErrors, proofSentences } from './schemas.ts';

const Request = z.object({
  state: z.enum(['asked', 'confirmed', 'withdrawn', 'done']),
  askedAt: Moment,
  dueAt: Moment,
  doneAt: z.nullable(Moment),
});

export const myData = endpoint({
  method: 'GET',
  path: '/api/account/data',
  needs: 'have_account',
  summary: 'Everything that is held about whoever asks, as a JSON file.',
  source: 'Digital Personal Data Protection Act, 2023, section 11(1)(a)',
  answers: 'application/json',
  input: z.strictObject({}),
  output: z.string(),
  errors: {},
  sentences: {},
});

export const erasure = endpoint({
  method: 'GET',
  path: '/api/account/erasure',
  needs: 'have_account',
  summary:
    'The newest request for erasure, whether one may be made, and what the law would have us keep.',
  source: 'Digital Personal Data Protection Act, 2023, section 12(3)',
  input: z.strictObject({}),
  output: z.object({
    request: z.nullable(Request),
    mayAsk: z.boolean(),
    kept: z.array(z.enum(keptByLaw)),
  }),
  errors: {},
  sentences: {},
});

export const erasureRequest = endpoint({
  method: 'POST',
  path: '/api/account/erasure',
  needs: 'change_ways_in',
  summary:
    'Ask for the erasure of one’s account. It is carried out when the office confirms it, in thirty days at the latest.',
  source: 'Digital Personal Data Protection Act, 2023, section 12(3)',
  status: 202,
  input: z.strictObject({ password: Proof }),
  output: Request,
  errors: {
    ...proofErrors,
    holds_staff_role: {
      status: 409,
      when: 'Whoever asks holds a role of the institution, which has to end first.',
    },
    erasure_asked: { status: 409, when: 'A request is open.' },
  },
  sentences: {
    ...proofSentences,
    holds_staff_role: m.mydata_staff,
    erasure_asked: m.mydata_asked_before,
  },
});

export const erasureWithdrawal = endpoint({
  method: 'DELETE',
  path: '/api/account/erasure',
  needs: 'have_account',
  summary: 'Take one’s request for erasure back.',
  source: 'Digital Personal Data Protection Act, 2023, section 12(3)',
  input: z.strictObject({}),
  output: z.object({ withdrawn: z.boolean() }),
  errors: { erasure_none: { status: 409, when: 'No request is open.' } },
  sentences: { erasure_none: m.mydata_none },
});
