import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { ESTIMATED_WAYS, ITEMS, PROCEDURES } from '../rules/estimate-ask.ts';
import { SCHEDULES } from '../rules/schedules/governing.ts';
import { Day, Paise } from './words.ts';

// Sums in dispute may be above what JSON counts without loss, so they travel as digits.
const digits = () =>
  line(18).check(z.regex(/^[0-9]{1,18}$/), z.meta({ description: 'Whole paise, digits alone.' }));

export const costEstimate = endpoint({
  method: 'GET',
  path: '/api/fees/estimate',
  needs: 'visit',
  summary:
    'What a dispute will likely cost, item by item, with what is certain told from what is not. Nothing is kept.',
  source: 'Law and lifecycle 3.4; users ask: no surprise with fees',
  input: z.strictObject({
    way: z.enum(ESTIMATED_WAYS),
    sum: digits(),
    counterclaim: z.optional(digits()),
    arbitrators: z.optional(z.enum(['1', '3', '5'])),
    procedure: z.enum(PROCEDURES),
    seat: line(100),
    awardOn: z
      .optional(Day)
      .check(z.meta({ description: 'When an award may be expected; a year from now without it.' })),
    schedule: z.optional(z.enum(SCHEDULES)),
  }),
  output: z.object({
    items: z.array(
      z.object({
        item: z.enum(ITEMS),
        amount: z
          .nullable(Paise)
          .check(z.meta({ description: 'Null where only bounds are known.' })),
        least: z.nullable(Paise),
        most: z.nullable(Paise),
        certainty: z.enum(['certain', 'likely', 'open']),
        when: z.enum(['on_filing', 'to_constitute', 'on_award']),
        borne: z.enum(['claimant', 'respondent', 'shared', 'registrar_decides']),
        by: z
          .nullable(z.string())
          .check(z.meta({ description: 'The dated schedule by which it was reckoned.' })),
      }),
    ),
    onFiling: Paise,
    likely: Paise,
    least: Paise,
    most: z.nullable(Paise),
    later: Paise.check(
      z.meta({
        description:
          'What of it will likely fall on the claimant after filing: half of what is shared.',
      }),
    ),
  }),
  errors: {
    sum_missing: { status: 422, when: 'Nothing is claimed.' },
    sum_too_large: { status: 422, when: 'The sum is above a lakh crore rupees.' },
    even_tribunal: {
      status: 422,
      when: 'A tribunal cannot have an even number of members (ACA s. 10).',
    },
  },
  sentences: {
    sum_missing: m.fees_estimate_sum_missing,
    sum_too_large: m.fees_estimate_sum_too_large,
    even_tribunal: m.fees_estimate_even_tribunal,
  },
});
