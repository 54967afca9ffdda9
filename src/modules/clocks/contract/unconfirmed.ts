import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';

export const unconfirmed = endpoint({
  method: 'GET',
  path: '/api/office/unconfirmed',
  needs: 'work_office',
  summary:
    'Every limit and table of figures that the product reckons with and that no lawyer has confirmed yet.',
  source:
    'Law and lifecycle, Part C: each row waits for a lawyer, is shown to the office, and may be changed there',
  input: z.strictObject({}),
  output: z.object({
    rules: z.array(
      z.object({
        kind: z.enum(['limit', 'table']),
        id: z
          .string()
          .check(
            z.meta({ description: 'A limit: its row in the pack. A table: the pack itself.' }),
          ),
        title: z
          .string()
          .check(z.meta({ description: 'Empty for a limit, which is named by its row.' })),
        source: z.string(),
        from: z
          .nullable(z.string())
          .check(z.meta({ description: 'Null for a section of an Act that is not in force.' })),
      }),
    ),
  }),
  errors: {},
  sentences: {},
});
