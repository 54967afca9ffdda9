import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { SCHEDULES } from '../rules/schedules/governing.ts';
import {
  Day,
  Id,
  KindName,
  Paise,
  PaiseAmount,
  Reason,
  StateName,
  unknownErrors,
  unknownSentences,
} from './words.ts';

const SOURCE =
  'Law and lifecycle 3.4: the schedule that governs, split and substitute payment; ACA ss. 11(14), 38';
export const CEILINGS = ['base_and_variable', 'variable_only'] as const;
/** The registration fee is billed by the filing itself. */
export const BILLED_KINDS = ['admin', 'deposit', 'stamp_duty', 'other'] as const;
export const WORDS_MAX = 300;

const Schedule = z.enum(SCHEDULES);
const Ceiling = z.enum(CEILINGS);
const reasonErrors = {
  ...unknownErrors,
  reason_missing: { status: 422, when: 'The reason is empty.' },
} as const;
const reasonSentences = { ...unknownSentences, reason_missing: m.office_fees_reason_missing };
const partyErrors = {
  party_unknown: { status: 422, when: 'It is no party of the dispute.' },
} as const;

export const disputeMoney = endpoint({
  method: 'GET',
  path: '/api/office/disputes/:id/money',
  needs: 'read_invoices',
  summary:
    'Which schedule governs a dispute, who pays its stamp duty, what was billed to whom, and what the caller may decide.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({
    id: Id,
    reference: z.string(),
    parties: z.array(
      z.object({
        id: Id,
        name: z.string(),
        side: z.enum(['claimant', 'respondent']),
        state: z.nullable(z.string()),
        isPlaceTold: z
          .boolean()
          .check(
            z.meta({ description: 'False where the state is that of the PIN code in the file.' }),
          ),
        isReleased: z
          .boolean()
          .check(z.meta({ description: 'Whether the claim against it was withdrawn.' })),
        invoiced: Paise,
        paid: Paise,
        paidForOthers: Paise,
        due: Paise,
      }),
    ),
    schedule: z.nullable(
      z.object({
        version: z.number(),
        schedule: Schedule,
        ceilingOn: Ceiling,
        packs: z.array(z.string()),
        unconfirmed: z.array(z.string()),
      }),
    ),
    tribunal: z.array(
      z.object({ schedule: Schedule, ceilingOn: z.nullable(Ceiling), amount: Paise }),
    ),
    stamp: z.nullable(z.object({ partyId: z.nullable(Id), reason: z.string() })),
    invoices: z.array(
      z.object({
        id: Id,
        number: z.string(),
        kind: KindName,
        payer: z.string(),
        total: Paise,
        due: Paise,
        state: StateName,
        dueOn: Day,
      }),
    ),
    may: z.array(z.enum(['decide'])),
    once: Id.check(
      z.meta({ description: 'Sent back with a bill, so that the same form bills once.' }),
    ),
  }),
  errors: unknownErrors,
  sentences: unknownSentences,
});

export const scheduleChoice = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/schedule',
  needs: 'decide_disputes',
  summary:
    'Choose which schedule governs, and for the Fourth what its ceiling covers. Earlier choices stay to be read.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({
    id: Id,
    schedule: Schedule,
    ceilingOn: z.optional(Ceiling),
    reason: Reason,
  }),
  output: z.object({ version: z.number() }),
  errors: reasonErrors,
  sentences: reasonSentences,
});

export const stampPayerChoice = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/stamp-payer',
  needs: 'decide_disputes',
  summary: 'Decide who pays the stamp duty of an award: a party, or all sides alike.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ id: Id, partyId: z.nullable(Id), reason: Reason }),
  output: z.object({ version: z.number() }),
  errors: { ...reasonErrors, ...partyErrors },
  sentences: { ...reasonSentences, party_unknown: m.office_fees_party_unknown },
});

export const sharedBill = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/invoices',
  needs: 'decide_disputes',
  summary:
    'Bill a sum to one party or to several in shares that make exactly the sum. Sent twice, it is billed once.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({
    id: Id,
    once: Id,
    kind: z.enum(BILLED_KINDS),
    words: line(WORDS_MAX),
    amount: PaiseAmount,
    shares: z.array(z.strictObject({ partyId: Id, weight: z.int() })).check(z.maxLength(100)),
  }),
  output: z.object({ numbers: z.array(z.string()) }),
  errors: {
    ...unknownErrors,
    ...partyErrors,
    party_released: {
      status: 422,
      when: 'The claim against a party that would bear a share was withdrawn.',
    },
    dispute_over: { status: 409, when: 'The dispute is over: nothing more falls due in it.' },
    basis_not_shown: {
      status: 409,
      when: 'No basis is recorded on which a respondent can be asked for anything.',
    },
    billed_otherwise: {
      status: 409,
      when: 'By the same form (`once`) something else was billed: other words, another sum or other shares.',
    },
    party_twice: { status: 422, when: 'A party is named twice in the shares.' },
    words_missing: { status: 422, when: 'Nothing would stand on the invoice.' },
    amount_invalid: { status: 422, when: 'The amount is not above nothing.' },
    too_much: { status: 422, when: 'It is above fifty crore rupees.' },
    shares_missing: {
      status: 422,
      when: 'No party has a share above 0, or one is not a whole number from 0 to 1,000.',
    },
  },
  sentences: {
    ...unknownSentences,
    party_unknown: m.office_fees_party_unknown,
    party_released: m.office_fees_party_released,
    dispute_over: m.office_fees_dispute_over,
    basis_not_shown: m.office_fees_basis_not_shown,
    billed_otherwise: m.office_fees_billed_otherwise,
    party_twice: m.office_fees_party_twice,
    words_missing: m.office_fees_words_missing,
    amount_invalid: m.office_fees_amount_invalid,
    too_much: m.office_fees_too_much,
    shares_missing: m.office_fees_shares_missing,
  },
});
