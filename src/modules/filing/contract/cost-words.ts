import * as z from 'zod/mini';
import { Paise } from '#modules/fees/contract/words.ts';
import { ITEMS } from '#modules/fees/rules/estimate-ask.ts';

export const COST_ITEMS = ITEMS;

export const COST_WHEN = ['on_filing', 'after_admission', 'to_constitute', 'on_award'] as const;

export const COST_BORNE = ['claimant', 'respondent', 'shared', 'registrar_decides'] as const;

/** What a request will likely cost; null where there is no sum yet, or one that is not in rupees. */
export const Costs = z.object({
  items: z.array(
    z.object({
      item: z.enum(COST_ITEMS),
      amount: z.nullable(Paise),
      least: z.nullable(Paise),
      most: z.nullable(Paise),
      certainty: z.enum(['certain', 'likely', 'open']),
      when: z.enum(COST_WHEN),
      borne: z.enum(COST_BORNE),
      by: z.nullable(z.string()),
    }),
  ),
  onFiling: Paise,
  likely: Paise,
  least: Paise,
  most: z.nullable(Paise),
  tribunalByLaw: z
    .nullable(Paise)
    .check(z.meta({ description: 'What the Fourth Schedule would give for the tribunal.' })),
});
