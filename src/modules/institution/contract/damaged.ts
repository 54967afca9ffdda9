import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { DOCUMENT_FAULTS, HOLDINGS } from '#kernel/holdings.ts';

const source =
  'IT Act 2000 s. 7: what is retained in electronic form remains accessible, in the form in which it was received';
const needs = 'read_record' as const;
const moment = () => z.string().check(z.meta({ format: 'date-time' }));

export const damagedDocuments = endpoint({
  method: 'GET',
  path: '/api/record/documents',
  needs,
  summary:
    'Documents that were kept and cannot be read, what they belong to, and why: at most a hundred, the longest known first.',
  source,
  input: z.strictObject({}),
  output: z.object({
    documents: z.array(
      z.object({
        holding: z.enum(HOLDINGS),
        hash: z.string().check(
          z.meta({
            description: 'SHA-256 of the content, in hexadecimal: the name of its file.',
          }),
        ),
        fault: z.enum(DOCUMENT_FAULTS),
        owners: z.array(z.object({ name: z.string(), path: z.string() })),
        foundAt: moment(),
        lookedAt: moment(),
      }),
    ),
    total: z.number(),
  }),
  errors: {},
  sentences: {},
});

export const damagedCheck = endpoint({
  method: 'POST',
  path: '/api/record/documents/check',
  needs,
  summary: 'Read the damaged documents again: what was put back from a backup leaves the list.',
  source,
  input: z.strictObject({}),
  output: z.object({
    damaged: z.number().check(z.meta({ description: 'How many still cannot be read.' })),
  }),
  errors: {},
  sentences: {},
});
