import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';

const source =
  'Decision 0054: every act is an append-only, hash-chained row; an administrator can see the trail';
const needs = 'read_record' as const;

const moment = () => z.string().check(z.meta({ format: 'date-time' }));
const id = () => Id;
const place = { chain: z.string(), number: z.number() };

const Act = z.object({
  id: z.string(),
  ...place,
  at: moment(),
  act: z.string(),
  subject: z.object({ kind: z.string(), id: z.string() }),
  by: z.object({
    personId: z.nullable(z.string()),
    name: z.nullable(z.string()),
    role: z.string(),
  }),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  why: z.nullable(z.string()),
  isWithheld: z
    .boolean()
    .check(
      z.meta({ description: 'Why and details are left out: the viewer may not read the file.' }),
    ),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  hash: z
    .string()
    .check(z.meta({ description: 'SHA-256 over the act and the hash of the one before it.' })),
});

export const recordTrail = endpoint({
  method: 'GET',
  path: '/api/record',
  needs,
  summary: 'What was done, by whom and why: the newest first, fifty at a time.',
  source,
  input: z.strictObject({
    subjectKind: z.optional(line(40)),
    subjectId: z.optional(line(100)),
    person: z.optional(id()),
    act: z.optional(line(100)),
    from: z.optional(line(10)),
    to: z.optional(line(10)),
    before: z.optional(id()),
  }),
  output: z.object({
    acts: z.array(Act),
    next: z.nullable(z.string()),
    size: z.object({ acts: z.number(), chains: z.number() }),
  }),
  errors: { day_invalid: { status: 422, when: 'from or to is no day of the calendar.' } },
  sentences: { day_invalid: m.office_settings_day_invalid },
});

export const recordVerification = endpoint({
  method: 'GET',
  path: '/api/record/verification',
  needs,
  summary:
    'Compute the hashes of the next five thousand acts anew, from where the last answer came to; the first that does not fit is named.',
  source: 'The chain is checked and the first broken row is named; BSA 2023 s. 63(4)',
  input: z.strictObject({
    chain: z.optional(line(100)),
    number: z.optional(line(15).check(z.regex(/^[0-9]+$/))),
  }),
  output: z.object({
    checked: z.number(),
    upTo: z.nullable(z.object({ ...place, at: moment(), hash: z.string() })),
    next: z.nullable(z.object(place)),
    broken: z.nullable(
      z.object({
        ...place,
        id: z.string(),
        fault: z.enum(['gap', 'wrong_link', 'changed', 'cut', 'wrong_head']),
      }),
    ),
  }),
  errors: {},
  sentences: {},
});
