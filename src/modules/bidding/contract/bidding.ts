import * as z from 'zod/mini';
import { JsonMinor } from '#kernel/amounts.ts';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { lines } from '#kernel/text.ts';
import { Id } from '#modules/disputes/contract/words.ts';
import { COSTS, RHYTHMS } from '#modules/offers/contract/offers.ts';
import { BIDDING_ENDS } from '../rules/standing.ts';
import { OVERLAP_RULES } from '../rules/terms.ts';
import { bidErrors, bidSentences, proposalErrors, proposalSentences } from './refusals.ts';

export type { BiddingState } from '../rules/standing.ts';
export { MOST_ROUNDS, OVERLAP_RULES } from '../rules/terms.ts';

const SOURCE = 'Algorithms 1.2; law and lifecycle 6.7; ACA ss. 75 and 81';
const Side = z.enum(['claimant', 'respondent']);
const Hex16 = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const Done = z.object({ id: Id });

export const biddingOf = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/bidding',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'The last blind bidding of a dispute as one of its sides sees it: its rules, its round, one’s own bids while it runs, and the sum if it came to one. Of the other side’s bids there is nothing, and not whether there is one.',
  input: z.object({ id: Id }),
  output: z.object({
    reference: z.string(),
    currency: z.string(),
    as: Side,
    today: z.string(),
    claimed: z.object({ claimant: JsonMinor, respondent: JsonMinor }),
    isOver: z.boolean(),
    mayPropose: z.boolean(),
    bidding: z.nullable(
      z.object({
        id: Id,
        side: Side,
        state: z.enum(['proposed', 'running', ...BIDDING_ENDS]),
        mayAgree: z.boolean(),
        payer: Side,
        cap: JsonMinor,
        rounds: z.number(),
        roundHours: z.number(),
        toleranceBps: z.number(),
        toleranceAbs: JsonMinor,
        overlapRule: z.enum(OVERLAP_RULES),
        instalments: z.number(),
        firstOn: z.string(),
        rhythm: z.enum(RHYTHMS),
        costs: z.enum(COSTS),
        isAccelerated: z.boolean(),
        duties: z.string(),
        round: z.number(),
        roundEndsAt: z.nullable(z.string()),
        amount: z.nullable(JsonMinor),
        isIn: z.boolean(),
        own: z.array(
          z.object({
            round: z.number(),
            amount: z.nullable(JsonMinor),
            nonce: z.nullable(z.string()),
            hash: z.string(),
          }),
        ),
      }),
    ),
  }),
  errors: {
    unknown: { status: 404, when: 'There is none, or the viewer stands for no party of it.' },
  },
  sentences: { unknown: proposalSentences.unknown },
});

export const biddingProposed = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/bidding',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Propose the rules of a blind bidding on one sum, and how that sum is paid. They are frozen once the other side agrees; amounts in minor units.',
  input: z.strictObject({
    id: Id,
    payer: Side,
    cap: JsonMinor,
    rounds: z.number(),
    roundHours: z.number(),
    toleranceBps: z.number(),
    toleranceAbs: JsonMinor,
    overlapRule: z.enum(OVERLAP_RULES),
    instalments: z.number(),
    firstOn: z.string(),
    rhythm: z.enum(RHYTHMS),
    costs: z.enum(COSTS),
    isAccelerated: z.boolean(),
    duties: lines(5000),
  }),
  output: Done,
  status: 201,
  errors: proposalErrors,
  sentences: proposalSentences,
});

export const biddingAgreed = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/bidding/agreement',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Agree to the rules that the other side proposed: they are frozen, and round one begins.',
  input: z.strictObject({ id: Id, bidding: Id }),
  output: Done,
  status: 201,
  errors: proposalErrors,
  sentences: proposalSentences,
});

export const biddingLeft = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/bidding/end',
  needs: 'have_account',
  source: SOURCE,
  summary: 'Refuse or take back a proposal, or leave a bidding: what was bid is destroyed.',
  input: z.strictObject({ id: Id, bidding: Id }),
  output: Done,
  errors: {
    unknown: { status: 404, when: 'There is none, or the viewer stands for no party of it.' },
    bidding_gone: { status: 409, when: 'It is not the one that stands, or it is over.' },
  },
  sentences: { unknown: proposalSentences.unknown, bidding_gone: proposalSentences.bidding_gone },
});

export const bidMade = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/bidding/bids',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Bid once in a round. The answer is what the bidder keeps to prove it, and says nothing of the other side; with the second bid the round is over.',
  input: z.strictObject({ id: Id, bidding: Id, round: z.number(), amount: JsonMinor }),
  output: z.object({
    round: z.number(),
    side: Side,
    amount: JsonMinor,
    nonce: z.string(),
    hash: z.string(),
  }),
  status: 201,
  errors: bidErrors,
  sentences: bidSentences,
});

export const bidProof = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/bidding/proofs',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Whether a side bid a sum in a round, for whoever was given the sum and its number by the bidder: SHA-256 of "dispute|round|side|amount|" and the 16 bytes of the number, compared with what was kept.',
  input: z.strictObject({ id: Id, round: z.number(), side: Side, amount: JsonMinor, nonce: Hex16 }),
  output: z.object({ isKept: z.boolean() }),
  errors: {
    unknown: { status: 404, when: 'There is none, or the viewer stands for no party of it.' },
  },
  sentences: { unknown: proposalSentences.unknown },
});

export const biddingEndpoints: readonly Endpoint[] = [
  biddingOf,
  biddingProposed,
  biddingAgreed,
  biddingLeft,
  bidMade,
  bidProof,
];
