import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { SCHEDULES } from '../rules/schedules/governing.ts';
import {
  Day,
  Id,
  KindName,
  Paise,
  Reason,
  StateName,
  unknownErrors,
  unknownSentences,
} from './words.ts';

export const SOURCE =
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

export const partyErrors = {
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
