import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { ASSIGNEE_FILTERS, QUEUE_REASONS } from '#kernel/queue.ts';
import { URGENCIES } from './rules.ts';

const moment = () => z.string().check(z.meta({ format: 'date-time' }));
const count = () => z.number().check(z.meta({ type: 'integer', minimum: 0 }));

const Item = z.object({
  kind: z.enum([
    'enquiry',
    'consultation',
    'application',
    'neutral',
    'letter',
    'job',
    'dispute',
    'payment',
    'response',
    'document',
  ]),
  id: z.string(),
  who: z.string(),
  what: z.string(),
  reason: z.enum(QUEUE_REASONS),
  urgency: z.enum(URGENCIES),
  dueAt: z.nullable(moment()),
  since: moment(),
  path: z.string().check(z.meta({ description: 'The page of the office on which it is done.' })),
  assignee: z.nullable(z.string()),
  isMine: z.boolean(),
  isOwn: z
    .boolean()
    .check(z.meta({ description: 'A dispute that concerns whoever asks: another works on it.' })),
});

const Counts = z.object({
  enquiries: count(),
  disputes: count(),
  consultations: count(),
  empanelment: count(),
  letters: count(),
  payments: count(),
  responses: count(),
  record: count(),
  all: count(),
});

export const officeQueue = endpoint({
  method: 'GET',
  path: '/api/office/queue',
  needs: 'work_office',
  summary:
    'What waits for a person, over everything that the caller may work on: the most pressing first.',
  source: 'Law and lifecycle 6.1 and 6.2: a work queue that opens on what is due',
  input: z.strictObject({ whose: z.optional(z.enum(ASSIGNEE_FILTERS)) }),
  output: z.object({
    items: z.array(Item),
    counts: Counts,
    at: moment().check(
      z.meta({
        description:
          'When the queue was read; days and hours until something is due count from here.',
      }),
    ),
  }),
  errors: {},
  sentences: {},
});

export const officeCounts = endpoint({
  method: 'GET',
  path: '/api/office/counts',
  needs: 'work_office',
  summary: 'How much waits for a person, by section.',
  source: 'Law and lifecycle 6.1 and 6.2',
  input: z.strictObject({}),
  output: Counts,
  errors: {},
  sentences: {},
});
