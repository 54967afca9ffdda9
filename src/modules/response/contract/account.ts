import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { lines } from '#kernel/text.ts';
import { Id, moveErrors, moveSentences, StateName } from '#modules/disputes/contract/words.ts';

const REASON_MAX = 5000;

export const withdrawalObjection = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/withdrawal/objection',
  needs: 'have_account',
  summary: 'Object to the other side’s withdrawal, with the reason. It becomes a paper of the case, which every party reads.',
  source: 'ACA ss. 24(3) and 32(2)(a)',
  input: z.strictObject({ id: Id, reason: lines(REASON_MAX) }),
  output: z.object({ id: Id, state: StateName }),
  errors: moveErrors,
  sentences: moveSentences,
});
