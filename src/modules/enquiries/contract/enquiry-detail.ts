import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { languages } from '#kernel/language.ts';
import { ENQUIRY_KINDS, WORK_STATES } from '../rules/queue.ts';
import { CLOSE_REASONS, ENTRY_KINDS } from '../rules/work.ts';
import { Moment, needs, Officer, source } from './queue.ts';
import { one, unknown, unknownSaid } from './work.ts';

const Entry = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  version: z.number(),
  at: Moment,
  by: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  body: z.nullable(z.string()),
  /** Who it was assigned to, why it was closed, the day of a follow-up or of an answer. */
  detail: z.nullable(z.string()),
  letter: z.nullable(z.enum(['waiting', 'sent', 'failed', 'dropped'])),
});

export const enquiryDetail = endpoint({
  method: 'GET',
  path: '/api/office/enquiries/:kind/:id',
  needs,
  summary: 'One enquiry: what was sent, what was done with it, and what may be done now.',
  source,
  input: z.strictObject(one),
  output: z.object({
    id: z.string(),
    kind: z.enum(ENQUIRY_KINDS),
    reference: z.string(),
    receivedAt: Moment,
    language: z.enum(languages),
    state: z.enum(WORK_STATES),
    since: Moment,
    version: z.number(),
    isUrgent: z.boolean(),
    followUpOn: z.nullable(z.string()),
    isFollowUpDue: z.boolean(),
    assignee: z.nullable(Officer),
    isMine: z.boolean(),
    me: z.string(),
    today: z.string(),
    closeReason: z.nullable(z.enum(CLOSE_REASONS)),
    sender: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    message: z.string(),
    consultation: z.nullable(
      z.object({
        disputeType: z.string(),
        method: z.string(),
        priorActionTaken: z.boolean(),
        deadlineOn: z.nullable(z.string()),
      }),
    ),
    timeline: z.array(Entry),
    officers: z.array(Officer),
    may: z.array(z.enum(ENTRY_KINDS)),
    /** Where an answer of the sender goes: the office's mailbox, which nothing reads by itself. */
    replyTo: z.string(),
    subjects: z.object({ en: z.string(), hi: z.string(), mr: z.string() }),
    templates: z.array(
      z.object({ id: z.string(), language: z.enum(languages), name: z.string(), body: z.string() }),
    ),
  }),
  errors: unknown,
  sentences: unknownSaid,
});
