import * as z from 'zod/mini';
import { JsonMinor } from '#kernel/amounts.ts';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import { Id } from '#modules/disputes/contract/words.ts';
import { CLAUSES, RHYTHMS } from '#modules/offers/contract/offers.ts';
import { CHANGES } from '../rules/clauses.ts';
import { PROPOSAL_ENDS } from '../rules/proposals.ts';
import {
  clauseErrors,
  clauseSentences,
  replyErrors,
  replySentences,
  roomErrors,
  roomSentences,
  stageErrors,
  stageSentences,
} from './refusals.ts';

export type { ClauseChange } from '../rules/clauses.ts';

const SOURCE = 'ACA ss. 70 and 73; law and lifecycle 6.6';
const Side = z.enum(['claimant', 'respondent']);
const Done = z.object({ id: Id });

/** A clause in words, a payment, of which the sum is in minor units, or a standard clause, which has no words of its own. */
const Clause = z.object({
  key: z.number(),
  kind: z.enum(['words', 'money', 'standard']),
  standard: z.nullable(z.enum(CLAUSES)),
  name: z.string(),
  said: z.string(),
  payer: Side,
  amount: JsonMinor,
  instalments: z.number(),
  firstOn: z.string(),
  rhythm: z.enum(RHYTHMS),
  plan: z.array(z.object({ number: z.number(), on: z.string(), amount: JsonMinor })),
  change: z.enum(CHANGES),
});

/** With what is gone since the version before. */
const Compared = {
  clauses: z.array(Clause),
  gone: z.array(z.string()),
  goneStandard: z.array(z.enum(CLAUSES)),
};

export const proposalsOf = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/proposals',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'What whoever leads the talks proposes, clause by clause with what changed: for them, with their draft, and for both sides, each with its own answer and nobody else’s.',
  input: z.object({ id: Id }),
  output: z.object({
    reference: z.string(),
    currency: z.string(),
    sector: z.string(),
    process: z.enum(['conciliation', 'mediation']),
    as: z.enum(['leader', 'claimant', 'respondent']),
    today: z.string(),
    isOpen: z.boolean(),
    isPending: z.boolean(),
    draft: z.nullable(z.object(Compared)),
    standing: z.nullable(
      z.object({
        id: Id,
        number: z.number(),
        note: z.string(),
        shownAt: z.string(),
        answersUntil: z.nullable(z.string()),
        isTimeOver: z.boolean(),
        answer: z.nullable(z.boolean()),
        ...Compared,
      }),
    ),
    earlier: z.array(
      z.object({
        id: Id,
        number: z.number(),
        note: z.string(),
        shownAt: z.string(),
        endedAs: z.enum(PROPOSAL_ENDS),
        clauses: z.array(Clause),
      }),
    ),
    observations: z.array(
      z.object({
        id: Id,
        proposal: Id,
        clause: z.number(),
        side: Side,
        by: z.string(),
        at: z.string(),
        said: z.string(),
        isForAll: z.boolean(),
      }),
    ),
  }),
  errors: { unknown: roomErrors.unknown },
  sentences: { unknown: roomSentences.unknown },
});

export const clauseKept = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/proposals/clauses',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Add a clause to one’s draft as whoever leads the talks, or write one anew by its key: words, or a payment in minor units.',
  input: z.strictObject({
    id: Id,
    key: z.nullable(z.number()),
    kind: z.enum(['words', 'money']),
    name: line(200),
    said: lines(5000),
    payer: Side,
    amount: JsonMinor,
    instalments: z.number(),
    firstOn: z.string(),
    rhythm: z.enum(RHYTHMS),
  }),
  output: Done,
  status: 201,
  errors: { ...roomErrors, ...clauseErrors },
  sentences: { ...roomSentences, ...clauseSentences },
});

export const clauseRemoved = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/proposals/clauses/removal',
  needs: 'have_account',
  source: SOURCE,
  summary: 'Take a clause out of one’s draft.',
  input: z.strictObject({ id: Id, key: z.number() }),
  output: Done,
  errors: { ...roomErrors, ...clauseErrors },
  sentences: { ...roomSentences, ...clauseSentences },
});

export const standardPicked = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/proposals/standard-clauses',
  needs: 'have_account',
  source: 'Law and lifecycle 6.6 and 6.7',
  summary: 'Have exactly these standard clauses in one’s draft, beside what was written.',
  input: z.strictObject({ id: Id, clauses: z.array(z.enum(CLAUSES)) }),
  output: Done,
  status: 201,
  errors: { ...roomErrors, ...clauseErrors },
  sentences: { ...roomSentences, ...clauseSentences },
});

export const proposalShown = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/proposals',
  needs: 'have_account',
  source: 'ACA s. 73(1), (2)',
  summary:
    'Show one’s draft to both sides for their observations; or, with a last day, for a secret yes or no. The version before is over with it.',
  input: z.strictObject({ id: Id, note: lines(2000), until: z.nullable(z.string()) }),
  output: Done,
  status: 201,
  errors: { ...roomErrors, ...clauseErrors, ...stageErrors },
  sentences: { ...roomSentences, ...clauseSentences, ...stageSentences },
});

export const proposalPut = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/proposals/:proposal/question',
  needs: 'have_account',
  source: 'ACA s. 73(1), (2)',
  summary:
    'Ask both sides for a secret yes or no to what they were shown, by the end of a day in Asia/Kolkata.',
  input: z.strictObject({ id: Id, proposal: Id, until: z.string() }),
  output: Done,
  status: 201,
  errors: { ...roomErrors, ...clauseErrors, ...stageErrors },
  sentences: { ...roomSentences, ...clauseSentences, ...stageSentences },
});

export const proposalWithdrawn = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/proposals/:proposal/withdrawal',
  needs: 'have_account',
  source: SOURCE,
  summary: 'Take back what one showed; what was answered to it is destroyed.',
  input: z.strictObject({ id: Id, proposal: Id }),
  output: Done,
  errors: { ...roomErrors, proposal_over: stageErrors.proposal_over },
  sentences: { ...roomSentences, proposal_over: stageSentences.proposal_over },
});

export const observationMade = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/proposals/:proposal/observations',
  needs: 'have_account',
  source: 'ACA ss. 70 and 73(1)',
  summary:
    'Say something about it, or about a clause by its key, to whoever leads the talks alone or to everybody in them; the whole is clause 0.',
  input: z.strictObject({
    id: Id,
    proposal: Id,
    clause: z.number(),
    said: lines(5000),
    isForAll: z.boolean(),
  }),
  output: Done,
  status: 201,
  errors: { ...roomErrors, ...replyErrors },
  sentences: { ...roomSentences, ...replySentences },
});

export const proposalAnswered = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/proposals/:proposal/answers',
  needs: 'have_account',
  source: 'ACA s. 73(2); law and lifecycle 6.7',
  summary:
    'Say yes or no in secret for one’s side, once. Where both say yes the text is drawn up; otherwise nobody learns whose no it was.',
  input: z.strictObject({ id: Id, proposal: Id, yes: z.boolean() }),
  output: Done,
  status: 201,
  errors: { ...roomErrors, ...replyErrors },
  sentences: { ...roomSentences, ...replySentences },
});

export const proposalEndpoints: readonly Endpoint[] = [
  proposalsOf,
  clauseKept,
  clauseRemoved,
  standardPicked,
  proposalShown,
  proposalPut,
  proposalWithdrawn,
  observationMade,
  proposalAnswered,
];
