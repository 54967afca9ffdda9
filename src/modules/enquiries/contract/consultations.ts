import * as z from 'zod/mini';
import { Day } from '#kernel/days.ts';
import { endpoint, type OutputOf, type Refusal } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { CONSULTATION_ACTS, CONSULTATION_STATES, NEXT_STEPS } from '../rules/consultation.ts';
import { SLOT_MINUTES } from '../rules/slots.ts';

// What the office does about a request for a consultation.

export const REASON_MAX = 1000;
export const OUTCOME_MAX = 5000;
export const ZONE_MAX = 60;
export { NEXT_STEPS } from '../rules/consultation.ts';
export { SLOT_MINUTES } from '../rules/slots.ts';

export const CONSULTATION_VIEWS = ['to_do', 'waiting', 'booked', 'missed', 'held', 'week'] as const;

const uuid = () => z.string().check(z.meta({ format: 'uuid' }));
const moment = () => z.string().check(z.meta({ format: 'date-time' }));
const ById = z.strictObject({
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

const missing = {
  not_found: { status: 404, when: 'There is no such request or consultation.' },
} satisfies Record<string, Refusal>;
const not_found = m.office_consult_not_found;

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

const slot = () =>
  line(40).check(
    z.meta({ description: 'A start: a moment, or yyyy-MM-ddTHH:mm on the clock in Mumbai.' }),
  );
const Kept = z.object({ id: uuid(), state: z.enum(CONSULTATION_STATES) });

export const consultationOffer = endpoint({
  method: 'POST',
  path: '/api/office/consultations/:id/offer',
  needs: 'work_enquiries',
  summary:
    'Offer three slots by mail. A new offer takes the place of the old one, and of a booking.',
  source: 'Spec sections 2 and 5, consultation: a time for the talk',
  input: z.strictObject({
    id: Id,
    slot1: slot(),
    slot2: slot(),
    slot3: slot(),
    minutes: z.enum(SLOT_MINUTES.map(String) as ['15', '30', '45', '60']),
    timeZone: line(ZONE_MAX).check(
      z.meta({ description: "The visitor's IANA time zone; empty when it is not known." }),
    ),
    reason: lines(REASON_MAX).check(
      z.meta({ description: 'Why outside office hours; a registrar alone may.' }),
    ),
  }),
  output: Kept,
  errors: {
    ...missing,
    slot_missing: { status: 422, when: 'One of the three slots is empty or no moment.' },
    slot_odd: { status: 422, when: 'A slot does not begin on a full five minutes.' },
    slot_too_soon: { status: 422, when: 'A slot begins in less than two hours.' },
    slot_too_far: { status: 422, when: 'A slot is more than 30 days away.' },
    slot_twice: { status: 422, when: 'Two slots are the same or overlap.' },
    slot_busy: { status: 409, when: 'The officer has another consultation at that time.' },
    slot_outside_hours: {
      status: 422,
      when: 'A slot is not between 09:00 and 19:00 IST on a working day.',
    },
    reason_missing: { status: 422, when: 'A slot is outside office hours and no reason is given.' },
    zone_unknown: { status: 422, when: 'The time zone is not one.' },
    already_held: { status: 409, when: 'The consultation has begun; say first how it went.' },
  },
  sentences: {
    not_found,
    slot_missing: m.office_consult_slot_missing,
    slot_odd: m.office_consult_slot_odd,
    slot_too_soon: m.office_consult_slot_too_soon,
    slot_too_far: m.office_consult_slot_too_far,
    slot_twice: m.office_consult_slot_twice,
    slot_busy: m.office_consult_slot_busy,
    slot_outside_hours: m.office_consult_slot_outside_hours,
    reason_missing: m.office_consult_reason_missing,
    zone_unknown: m.office_consult_zone_unknown,
    already_held: m.office_consult_already_held,
  },
});

export const consultationOutcome = endpoint({
  method: 'POST',
  path: '/api/office/consultations/:id/outcome',
  needs: 'work_enquiries',
  summary: 'Say how it went: held, the visitor did not come, or we did not come (and apologise).',
  source: 'Spec sections 2 and 5, consultation',
  input: z.strictObject({
    id: Id,
    act: z.enum(['hold', 'miss_as_visitor', 'miss_as_office']),
    note: lines(OUTCOME_MAX),
    nextStep: z.enum(NEXT_STEPS),
  }),
  output: Kept,
  errors: {
    ...missing,
    not_booked: { status: 409, when: 'Nothing is booked, or it was said already.' },
    not_begun: { status: 409, when: 'It has not begun.' },
  },
  sentences: {
    not_found,
    not_booked: m.office_consult_not_booked,
    not_begun: m.office_consult_not_begun,
  },
});

export const consultationWithdrawal = endpoint({
  method: 'POST',
  path: '/api/office/consultations/:id/cancellation',
  needs: 'work_enquiries',
  summary: 'Cancel a consultation. The visitor reads the reason.',
  source: 'Spec sections 2 and 5, consultation',
  input: z.strictObject({ id: Id, reason: lines(REASON_MAX) }),
  output: Kept,
  errors: {
    ...missing,
    reason_missing: { status: 422, when: 'No reason is given.' },
    consultation_over: { status: 409, when: 'It was held.' },
  },
  sentences: {
    not_found,
    reason_missing: m.office_consult_cancel_reason_missing,
    consultation_over: m.office_consult_over,
  },
});

export const officeInvitation = endpoint({
  method: 'GET',
  path: '/api/office/consultations/:id/invitation.ics',
  needs: 'work_enquiries',
  summary: 'The booked consultation as an entry for the calendar of the officer.',
  source: 'RFC 5545',
  answers: 'text/calendar; charset=utf-8',
  input: ById,
  output: z.string(),
  errors: { ...missing, not_booked: { status: 409, when: 'No time was picked yet.' } },
  sentences: { not_found, not_booked: m.office_consult_no_time },
});

export const calendarAddress = endpoint({
  method: 'POST',
  path: '/api/office/calendar-address',
  needs: 'work_enquiries',
  summary: "Make a new private address for an officer's calendar. The old one ends.",
  source: 'RFC 5545',
  input: z.strictObject({}),
  output: z.object({ url: z.string() }),
  errors: {},
  sentences: {},
});

export const officerCalendar = endpoint({
  method: 'GET',
  path: '/api/calendars/:token',
  needs: 'visit',
  summary:
    "An officer's consultations for a calendar program. Without names: who they are with stands in the office.",
  source: 'RFC 5545',
  answers: 'text/calendar; charset=utf-8',
  input: z.strictObject({ token: line(200) }),
  output: z.string(),
  errors: {
    not_found: {
      status: 404,
      when: 'The address is unknown, was renewed, or its officer works here no longer.',
    },
  },
  sentences: { not_found: m.office_consult_feed_unknown },
});
