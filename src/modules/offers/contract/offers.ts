import * as z from 'zod/mini';
import { JsonMinor } from '#kernel/amounts.ts';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Id } from '#modules/disputes/contract/words.ts';
import { CLAUSES } from '../rules/clauses.ts';
import { ANSWERS, OFFER_ENDS } from '../rules/offers.ts';
import { COSTS, RHYTHMS } from '../rules/terms.ts';
import { railErrors, railSentences, termsErrors, termsSentences } from './refusals.ts';

export { CLAUSES, type StandardClause } from '../rules/clauses.ts';
export { ANSWERS, type OfferAnswer, type OfferState } from '../rules/offers.ts';
export {
  COSTS,
  DAYS_OF_GRACE,
  MOST_INSTALMENTS,
  RHYTHMS,
} from '../rules/terms.ts';

const SOURCE = 'Law and lifecycle 6.7; ACA ss. 75 and 81';
const Payer = z.enum(['claimant', 'respondent']);
const Done = z.object({ id: Id });

export const offersOf = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/offers',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'What both sides offer each other to settle, and the text that waits to be signed: for the parties alone, neither for whoever decides nor for the office.',
  input: z.object({ id: Id }),
  output: z.object({
    reference: z.string(),
    currency: z.string(),
    sector: z.string(),
    as: Payer,
    claim: JsonMinor,
    today: z.string(),
    isOver: z.boolean(),
    willing: z.object({ claimant: z.boolean(), respondent: z.boolean() }),
    mayOffer: z.boolean(),
    /** Whoever leads the talks may propose terms of their own. */
    ledBy: z.nullable(z.enum(['conciliation', 'mediation'])),
    offers: z.array(
      z.object({
        id: Id,
        number: z.number(),
        side: Payer,
        origin: z.enum(['offer', 'bidding']),
        madeAt: z.string(),
        state: z.enum([...OFFER_ENDS, 'open']),
        payer: Payer,
        amount: JsonMinor,
        instalments: z.number(),
        plan: z.array(z.object({ number: z.number(), on: z.string(), amount: JsonMinor })),
        rhythm: z.enum(RHYTHMS),
        firstOn: z.string(),
        costs: z.enum(COSTS),
        isAccelerated: z.boolean(),
        duties: z.string(),
        clauses: z.array(z.enum(CLAUSES)),
        standsUntil: z.string(),
        may: z.array(z.enum(ANSWERS)),
      }),
    ),
    settlement: z.nullable(
      z.object({
        id: Id,
        form: z.enum(['contract', 'conciliation', 'mediation', 'award']),
        state: z.enum(['to_sign', 'ended', 'signed', 'complete']),
        hash: z.string(),
        /** Nobody signs it any more: its first payment was due on this day. */
        duePassed: z.nullable(z.string()),
        texts: z.array(
          z.object({
            language: z.enum(['en', 'hi', 'mr']),
            title: z.string(),
            facts: z.array(z.object({ name: z.string(), said: z.string() })),
            parts: z.array(z.object({ heading: z.string(), text: z.string() })),
          }),
        ),
        document: z.nullable(Id),
        certifiedBy: z.enum(['local', 'provider']).check(
          z.meta({
            description:
              'Who certifies signatures: a licensed provider, or the institution itself, which is none.',
          }),
        ),
        parties: z.array(
          z.object({
            id: Id,
            name: z.string(),
            signedAt: z.nullable(z.string()),
            signedAs: z.nullable(z.string()),
            isOwn: z.boolean(),
            isCodeSent: z.boolean(),
            visit: z.nullable(
              z.object({
                url: z.string(),
                fields: z.array(z.object({ name: z.string(), value: z.string() })),
              }),
            ),
            notTaken: z
              .nullable(z.string())
              .check(
                z.meta({ description: 'Why the last signature with a certificate was not taken.' }),
              ),
          }),
        ),
      }),
    ),
  }),
  errors: {
    unknown: { status: 404, when: 'There is none, or the viewer stands for no party of it.' },
  },
  sentences: { unknown: railSentences.unknown },
});

export const offersOpening = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/offers/willing',
  needs: 'have_account',
  source: SOURCE,
  summary: 'Say for one’s side that it wants to talk about offers, or that it does no more.',
  input: z.strictObject({ id: Id, isWilling: z.boolean() }),
  output: Done,
  errors: railErrors,
  sentences: railSentences,
});

export const offerMade = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/offers',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Offer terms to the other side, amounts in minor units of the dispute’s currency; one’s offer before is replaced, the other side’s is countered.',
  input: z.strictObject({
    id: Id,
    payer: Payer,
    amount: JsonMinor,
    instalments: z.number(),
    firstOn: z.string(),
    rhythm: z.enum(RHYTHMS),
    costs: z.enum(COSTS),
    isAccelerated: z.boolean(),
    duties: lines(5000),
    clauses: z.optional(z.array(z.enum(CLAUSES))),
    standsUntil: z.string(),
  }),
  output: Done,
  status: 201,
  errors: {
    ...railErrors,
    ...termsErrors,
    clause_without_payment: {
      status: 422,
      when: 'A clause speaks of a payment, and none is offered.',
    },
  },
  sentences: {
    ...railSentences,
    ...termsSentences,
    clause_without_payment: m.offers_error_clause,
  },
});

export const offerReply = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/offers/:offer/answers',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Take or refuse an offer of the other side, or take one’s own back. What is accepted is drawn up as a text; it binds nobody before everybody signed it.',
  input: z.strictObject({ id: Id, offer: Id, answer: z.enum(ANSWERS) }),
  output: Done,
  status: 201,
  errors: railErrors,
  sentences: railSentences,
});

export const offerEndpoints: readonly Endpoint[] = [offersOf, offersOpening, offerMade, offerReply];
