import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Id } from '#modules/disputes/contract/words.ts';
import { STANDSTILL_STATES } from '../rules/standstill-words.ts';

export type { StandstillState } from '../rules/standstill-words.ts';

const SOURCE = 'Law and lifecycle 6.3; ACA ss. 23(4), 29A and 29B';
const Done = z.object({ id: Id });

const errors = {
  unknown: { status: 404, when: 'There is none, or the viewer stands for no party of it.' },
  dispute_over: { status: 409, when: 'The dispute is over.' },
  not_willing: { status: 409, when: 'One’s own side has not said that it wants to talk.' },
  other_not_willing: { status: 409, when: 'The other side has not said that it wants to talk.' },
  settlement_pending: { status: 409, when: 'A text waits to be signed.' },
  agreement_missing: { status: 422, when: 'The box is not ticked.' },
  signature_missing: { status: 422, when: 'No name stands under it.' },
  until_wrong: { status: 422, when: 'The day is none.' },
  until_early: { status: 422, when: 'The day is not after today.' },
  until_late: {
    status: 422,
    when: 'The day is more than 60 days away, or after the end of a time under ACA ss. 23(4), 29A or 29B.',
  },
  standstill_standing: { status: 409, when: 'One waits for signatures or holds.' },
  standstill_over: { status: 409, when: 'It waits for no signature, or does not hold.' },
  signed_before: { status: 409, when: 'The viewer’s parties have signed.' },
  not_now: { status: 409, when: 'Not where the dispute stands, or not by this party.' },
} as const;
const sentences = {
  unknown: m.case_error_unknown,
  dispute_over: m.offers_error_over,
  not_willing: m.offers_error_not_willing,
  other_not_willing: m.offers_error_other_not_willing,
  settlement_pending: m.offers_error_pending,
  agreement_missing: m.standstill_error_box,
  signature_missing: m.standstill_error_name,
  until_wrong: m.offers_error_day,
  until_early: m.standstill_error_early,
  until_late: m.standstill_error_late,
  standstill_standing: m.standstill_error_standing,
  standstill_over: m.standstill_error_over,
  signed_before: m.standstill_error_signed,
  not_now: m.standstill_error_not_now,
} as const;

export const standstillOf = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/standstill',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'What all parties sign so that the limits which the institution set stand still until a day: for those who talk about a settlement.',
  input: z.object({ id: Id }),
  output: z.object({
    reference: z.string(),
    as: z.enum(['claimant', 'respondent']),
    today: z.string(),
    /** The last day that may be named now. */
    latest: z.string(),
    mayPropose: z.boolean(),
    standstills: z.array(
      z.object({
        id: Id,
        state: z.enum(STANDSTILL_STATES),
        until: z.string(),
        body: z.string(),
        hash: z.string(),
        proposedAt: z.string(),
        parties: z.array(z.object({ id: Id, name: z.string(), signedAs: z.nullable(z.string()) })),
        mayRefuse: z.boolean(),
        maySign: z.boolean(),
        mayEnd: z.boolean(),
        documentId: z.nullable(Id),
      }),
    ),
  }),
  errors: { unknown: errors.unknown },
  sentences: { unknown: sentences.unknown },
});

export const standstillProposed = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/standstills',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Propose that the institution’s limits stand still until the end of a day, and sign it first. It holds once every party has signed.',
  input: z.strictObject({ id: Id, until: z.string(), name: line(200), agreed: z.boolean() }),
  output: Done,
  status: 201,
  errors,
  sentences,
});

export const standstillAnswered = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/standstills/:standstill/answers',
  needs: 'have_account',
  source: SOURCE,
  summary: 'Sign it for one’s parties, or refuse it or take it back before all have signed.',
  input: z.strictObject({
    ...{ id: Id, standstill: Id },
    ...{ signs: z.boolean(), name: line(200), agreed: z.boolean() },
  }),
  output: Done,
  status: 201,
  errors,
  sentences,
});

export const standstillEnd = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/standstills/:standstill/end',
  needs: 'have_account',
  source: SOURCE,
  summary: 'End one that holds, in writing; what it held goes on the day after.',
  input: z.strictObject({ id: Id, standstill: Id, name: line(200) }),
  output: Done,
  errors,
  sentences,
});

export const standstillEndpoints: readonly Endpoint[] = [
  standstillOf,
  standstillProposed,
  standstillAnswered,
  standstillEnd,
];
