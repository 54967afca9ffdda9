import * as z from 'zod/mini';
import { endpoint, type Refusal } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';

export { rowStateWords } from './batch-words.ts';

export { Id };

export const SOURCE = 'Law and lifecycle 6.3: the request, many at once';

const Moment = z.string().check(z.meta({ format: 'date-time' }));

export const needs = 'have_account' as const;

export const TITLE_MAX = 200;

/** The most of one piece of a file, in bytes. */
export const PIECE_MAX = 4 * 1024 * 1024;

export const unknown = {
  errors: {
    not_found: {
      status: 404,
      when: 'There is no such filing, or the caller files for another institution.',
    } satisfies Refusal,
  },
  sentences: { not_found: m.bulk_not_found },
};

const Counts = z.object({
  waiting: z.number(),
  good: z.number(),
  bad: z.number(),
  repeat: z.number(),
  replaced: z.number(),
  accepted: z.number(),
  stuck: z.number(),
  filed: z.number(),
});

const Batch = z.object({
  id: Id,
  institution: z.string(),
  title: z.string(),
  createdAt: Moment,
  counts: Counts,
});

export const myBatches = endpoint({
  method: 'GET',
  path: '/api/filing/batches',
  needs,
  summary:
    'The institutions that the caller files for, and what was sent for them: the newest first, 25 a page.',
  source: SOURCE,
  input: z.strictObject({ after: z.optional(Id) }),
  output: z.object({
    institutions: z.array(z.object({ id: Id, name: z.string() })),
    batches: z.array(Batch),
    next: z.nullable(z.string()),
  }),
  errors: {},
  sentences: {},
});

export const ownInstitutions = endpoint({
  method: 'GET',
  path: '/api/filing/institutions',
  needs,
  summary: 'The institutions that the caller may file many disputes for; none for most people.',
  source: SOURCE,
  input: z.strictObject({}),
  output: z.object({ institutions: z.array(z.object({ id: Id, name: z.string() })) }),
  errors: {},
  sentences: {},
});

export const newBatch = endpoint({
  method: 'POST',
  path: '/api/filing/batches',
  needs,
  summary: 'Begin a filing of many disputes. Files are sent to it afterwards.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ institution: Id, title: line(TITLE_MAX) }),
  output: z.object({ id: Id }),
  errors: { ...unknown.errors, title_missing: { status: 422, when: 'The name is empty.' } },
  sentences: { ...unknown.sentences, title_missing: m.bulk_title_missing },
  check: ({ title }) =>
    typeof title === 'string' && title.trim() !== ''
      ? null
      : { code: 'title_missing', field: 'title' },
});

export const oneBatch = endpoint({
  method: 'GET',
  path: '/api/filing/batches/:id',
  needs,
  summary:
    'One filing: its files and how far each has come, its papers, and how many rows are in which state.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({
    id: Id,
    institution: z.string(),
    title: z.string(),
    createdAt: Moment,
    counts: Counts,
    files: z.array(
      z.object({
        id: Id,
        kind: z.enum(['rows', 'papers']),
        name: z.string(),
        size: z.number(),
        received: z.number(),
        state: z.enum(['receiving', 'whole', 'read', 'refused']),
        fault: z.nullable(z.string()),
        rows: z.number(),
      }),
    ),
    papers: z.object({ good: z.number(), bad: z.number(), waiting: z.number() }),
    /** Of the good rows: those with a warning that has to be accepted. */
    warned: z.number(),
    /** What was accepted so far, and by whom. */
    acceptances: z.array(
      z.object({
        id: Id,
        at: Moment,
        by: z.string(),
        rows: z.number(),
        warned: z.number(),
        statement: z.string(),
      }),
    ),
    badPapers: z.array(z.object({ name: z.string(), fault: z.string() })),
    /** Something is being read, checked or filed. */
    isBusy: z.boolean(),
    may: z.array(z.enum(['send', 'accept'])),
  }),
  ...unknown,
});

export const batchTemplate = endpoint({
  method: 'GET',
  path: '/api/filing/template',
  needs,
  summary: 'The head of the CSV and one example row.',
  source: SOURCE,
  input: z.strictObject({}),
  output: z.object({}),
  answers: 'text/csv; charset=utf-8',
  errors: {},
  sentences: {},
});
