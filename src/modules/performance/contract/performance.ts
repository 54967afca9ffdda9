import * as z from 'zod/mini';
import { JsonMinor } from '#kernel/amounts.ts';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import { Id } from '#modules/disputes/contract/words.ts';
import { CERTIFICATE_KINDS } from '../rules/certifying.ts';
import {
  DUE_STATES,
  PAYMENT_WAYS,
  STATEMENT_ANSWERS,
  STATEMENT_KINDS,
  STATEMENT_STATES,
} from '../rules/words.ts';
import {
  answerErrors,
  answerSentences,
  certificateErrors,
  certificateSentences,
  planErrors,
  planSentences,
  registrationErrors,
  registrationSentences,
  statementErrors,
  statementSentences,
} from './refusals.ts';

export { DAYS_TO_REGISTER } from '../rules/registering.ts';
export { DAYS_TO_ANSWER } from '../rules/statements.ts';
export { PAYMENT_WAYS, type StatementAnswer } from '../rules/words.ts';

const SOURCE = 'Law and lifecycle 6.6 and 6.7; Indian Contract Act 1872 ss. 37 and 61; ACA s. 75';
const Side = z.enum(['claimant', 'respondent']);
const Done = z.object({ id: Id });

const Said = z.object({
  says: z.enum(STATEMENT_ANSWERS),
  side: Side,
  by: z.string(),
  at: z.string(),
  why: z.string(),
});
const StatementShape = z.object({
  id: Id,
  kind: z.enum(STATEMENT_KINDS),
  side: Side,
  by: z.string(),
  saidAt: z.string(),
  state: z.enum(STATEMENT_STATES),
  amount: z.nullable(JsonMinor),
  happenedOn: z.string(),
  way: z.nullable(z.enum(PAYMENT_WAYS)),
  reference: z.string(),
  note: z.string(),
  /** Until when the other side answers before it stands; null where it stands by no silence. */
  answerUntil: z.nullable(z.string()),
  answers: z.array(Said),
  may: z.array(z.enum(STATEMENT_ANSWERS)),
});
const DueShape = z.object({
  number: z.number(),
  dueOn: z.string(),
  nowDueOn: z.string(),
  amount: JsonMinor,
  left: JsonMinor,
  state: z.enum(DUE_STATES),
});

export const performanceOf = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/performance',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'What a settlement that holds promises, by its days, and what both sides said of it since: for the parties alone, neither for whoever decides nor for the office.',
  input: z.object({ id: Id }),
  output: z.object({
    reference: z.string(),
    as: Side,
    today: z.string(),
    promises: z.array(
      z.object({
        id: Id,
        number: z.number(),
        kind: z.enum(['money', 'words']),
        name: z.string(),
        said: z.string(),
        payer: z.nullable(Side),
        amount: z.nullable(JsonMinor),
        currency: z.string(),
        left: JsonMinor,
        overdue: JsonMinor,
        acceleratedOn: z.nullable(z.string()),
        isPerformed: z.boolean(),
        /** What may still be told of: for money how much, for words whether it may be said. */
        open: JsonMinor,
        dues: z.array(DueShape),
        statements: z.array(StatementShape),
      }),
    ),
    isPerformed: z.boolean(),
    may: z.array(z.enum(CERTIFICATE_KINDS)),
    /** Something is overdue to one’s side, and it has yet to answer what the other says it paid. */
    isAnswerOwed: z.boolean(),
    certificates: z.array(
      z.object({
        kind: z.enum(CERTIFICATE_KINDS),
        side: Side,
        issuedOn: z.string(),
        document: Id,
      }),
    ),
    registration: z.nullable(
      z.object({
        until: z.string(),
        isInForce: z.boolean(),
        noted: z.array(
          z.object({
            authority: z.string(),
            number: z.string(),
            registeredOn: z.string(),
            side: Side,
            at: z.string(),
          }),
        ),
      }),
    ),
  }),
  errors: planErrors,
  sentences: planSentences,
});

export const paymentStated = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/performance/promises/:promise/payments',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Say that money went, or that it came, in minor units: whoever pays waits for the other side’s word; what whoever is paid says counts at once.',
  input: z.strictObject({
    id: Id,
    promise: Id,
    amount: JsonMinor,
    happenedOn: z.string(),
    way: z.enum(PAYMENT_WAYS),
    reference: line(100),
    note: lines(1000),
  }),
  output: Done,
  status: 201,
  errors: { ...planErrors, ...statementErrors },
  sentences: { ...planSentences, ...statementSentences },
});

export const dutyStated = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/performance/promises/:promise/done',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Say that what the settlement has to be done was done; it is once the other side agrees.',
  input: z.strictObject({ id: Id, promise: Id, happenedOn: z.string(), note: lines(1000) }),
  output: Done,
  status: 201,
  errors: { ...planErrors, ...statementErrors },
  sentences: { ...planSentences, ...statementSentences },
});

export const statementAnswered = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/performance/statements/:statement/answers',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Confirm or dispute what the other side said, or take back what one’s own said. Nothing is changed: the last word counts and all stay.',
  input: z.strictObject({
    id: Id,
    statement: Id,
    says: z.enum(STATEMENT_ANSWERS),
    why: lines(1000),
  }),
  output: Done,
  status: 201,
  errors: { ...planErrors, ...answerErrors },
  sentences: { ...planSentences, ...answerSentences },
});

export const performanceCertified = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/performance/certificates',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Have it certified that what one’s side is owed is overdue by the record, or that all was performed. The paper is served on each party and read by both sides alone.',
  input: z.strictObject({ id: Id, kind: z.enum(CERTIFICATE_KINDS) }),
  output: Done,
  status: 201,
  errors: { ...planErrors, ...certificateErrors },
  sentences: { ...planSentences, ...certificateSentences },
});

export const registrationNoted = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/performance/registrations',
  needs: 'have_account',
  source: 'Mediation Act 2023 s. 20; law and lifecycle 6.6',
  summary: 'Note that a mediated settlement agreement was registered. The last note counts.',
  input: z.strictObject({
    id: Id,
    authority: line(200),
    number: line(100),
    registeredOn: z.string(),
  }),
  output: Done,
  status: 201,
  errors: { ...planErrors, ...registrationErrors },
  sentences: { ...planSentences, ...registrationSentences },
});

export const performanceEndpoints: readonly Endpoint[] = [
  performanceOf,
  paymentStated,
  dutyStated,
  statementAnswered,
  performanceCertified,
  registrationNoted,
];
