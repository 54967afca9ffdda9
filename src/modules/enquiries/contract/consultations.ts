import * as z from 'zod/mini';
import { Day } from '#kernel/days.ts';
import { endpoint, type OutputOf, type Refusal } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { CONSULTATION_ACTS, CONSULTATION_STATES, NEXT_STEPS } from '../rules/consultation.ts';

// What the office does about a request for a consultation.

export const REASON_MAX = 1000;

export const OUTCOME_MAX = 5000;

export const ZONE_MAX = 60;

export { NEXT_STEPS } from '../rules/consultation.ts';

export { SLOT_MINUTES } from '../rules/slots.ts';

export const CONSULTATION_VIEWS = ['to_do', 'waiting', 'booked', 'missed', 'held', 'week'] as const;

export const uuid = () => z.string().check(z.meta({ format: 'uuid' }));

const moment = () => z.string().check(z.meta({ format: 'date-time' }));

export const ById = z.strictObject({
  id: Id.check(z.meta({ description: 'Of the consultation or of its request.' })),
});

const Entry = z.object({
  id: uuid(),
  requestId: uuid(),
  visitor: z.string(),
  officer: z.nullable(z.string()),
  /** Null for a request to which nothing was offered yet. */
  state: z.nullable(z.enum(CONSULTATION_STATES)),
  minutes: z.nullable(z.number()),
  startsAt: z.nullable(moment()),
  /** When the visitor asked, or when it last changed. */
  sinceAt: moment(),
  expiresAt: z.nullable(moment()),
  deadline: z.nullable(z.string()),
  isUrgent: z.boolean(),
});

export type ConsultationEntry = z.output<typeof Entry>;

export const officeConsultations = endpoint({
  method: 'GET',
  path: '/api/office/consultations',
  needs: 'work_enquiries',
  summary:
    "Requests to answer, offers that wait, what is booked, missed and held; or an officer's week.",
  source: 'Spec sections 2 and 5, consultation',
  input: z.strictObject({
    view: z.enum(CONSULTATION_VIEWS),
    whose: z.enum(['mine', 'all']),
    day: z.optional(
      Day.check(z.meta({ description: 'A day of the week to show; this week without it.' })),
    ),
    after: z.optional(
      line(3).check(z.regex(/^\d+$/), z.meta({ description: 'How many pages to skip.' })),
    ),
  }),
  output: z.object({
    entries: z.array(Entry),
    hasMore: z.boolean(),
    counts: z.object({
      to_do: z.number(),
      waiting: z.number(),
      booked: z.number(),
      missed: z.number(),
    }),
    week: z.nullable(
      z.object({
        from: z.string(),
        days: z.array(z.string()),
        before: z.string(),
        after: z.string(),
      }),
    ),
    feedMadeAt: z.nullable(moment()),
  }),
  errors: {},
  sentences: {},
});

const Step = z.object({
  what: z.enum([...CONSULTATION_STATES, 'moved']),
  at: moment(),
  startsAt: z.nullable(moment()),
  byOffice: z.boolean(),
  words: z.nullable(z.string()),
});

const One = z.object({
  /** Null until slots were offered. */
  id: z.nullable(uuid()),
  requestId: uuid(),
  visitor: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.string(),
  disputeType: z.string(),
  method: z.string(),
  description: z.string(),
  receivedAt: moment(),
  deadline: z.nullable(z.string()),
  isUrgent: z.boolean(),
  officer: z.nullable(z.string()),
  isMine: z.boolean(),
  state: z.nullable(z.enum(CONSULTATION_STATES)),
  minutes: z.number(),
  timeZone: z.nullable(z.string()),
  slots: z.array(moment()),
  startsAt: z.nullable(moment()),
  endsAt: z.nullable(moment()),
  expiresAt: z.nullable(moment()),
  visitorNote: z.nullable(z.string()),
  outcomeNote: z.nullable(z.string()),
  nextStep: z.nullable(z.enum(NEXT_STEPS)),
  roomUrl: z.nullable(z.string()),
  may: z.array(z.enum(CONSULTATION_ACTS)),
  mayOfferAnyHour: z.boolean(),
  suggestions: z.array(moment()),
  busy: z.array(z.object({ startsAt: moment(), endsAt: moment() })),
  steps: z.array(Step),
});

export type OfficeConsultation = OutputOf<typeof officeConsultation>;

export const missing = {
  not_found: { status: 404, when: 'There is no such request or consultation.' },
} satisfies Record<string, Refusal>;

export const not_found = m.office_consult_not_found;

export const officeConsultation = endpoint({
  method: 'GET',
  path: '/api/office/consultations/:id',
  needs: 'work_enquiries',
  summary: 'One request for a consultation, what was offered and what became of it.',
  source: 'Spec sections 2 and 5, consultation',
  input: ById,
  output: One,
  errors: missing,
  sentences: { not_found },
});
