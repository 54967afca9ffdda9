import * as z from 'zod/mini';

/** What stands behind a name, for everybody who reads it. */
export const Evidence = z.object({
  words: z.array(z.string()),
  languages: z.array(z.string()),
  freeInDays: z.nullable(z.number()),
  open: z.number(),
  most: z.number(),
  concluded: z.number(),
});
