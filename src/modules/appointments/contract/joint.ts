import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { Id, moveErrors, moveSentences } from '#modules/disputes/contract/words.ts';
import { FoundNames } from './candidate.ts';
import { Chosen, nomineeErrors, nomineeSentences } from './nominating.ts';

const Somebody = z.object({ id: Id, name: z.string() });

/** Whom each party would have to decide alone; the same for all of them and the office. */
export const JointSaid = z.array(z.object({ id: Id, name: z.string(), named: z.array(Somebody) }));

/** The same for a party, with for whom of its own it may name somebody, and whom. */
export const JointName = z.object({
  parties: JointSaid,
  mayName: z.array(Somebody),
  found: FoundNames,
});

export const jointName = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/tribunal/joint-name',
  needs: 'have_account',
  source: 'Law and lifecycle 6.5, joint name; ACA s. 11(2)',
  summary:
    'Say whom one’s own party would have as sole arbitrator: to propose them, or to agree to whom another party gave. Whoever every party has given is asked at once; what a party gave last counts.',
  input: z.strictObject({ id: Id, partyId: Id, neutral: Chosen }),
  output: z.object({ id: Id, isAsked: z.boolean() }),
  status: 201,
  errors: { ...moveErrors, ...nomineeErrors },
  sentences: { ...moveSentences, ...nomineeSentences },
});

export const jointEndpoints: readonly Endpoint[] = [jointName];
