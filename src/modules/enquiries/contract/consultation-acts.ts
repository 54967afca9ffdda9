import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { CONSULTATION_STATES } from '../rules/consultation.ts';
import {
  missing,
  NEXT_STEPS,
  not_found,
  OUTCOME_MAX,
  REASON_MAX,
  SLOT_MINUTES,
  uuid,
  ZONE_MAX,
} from './consultations.ts';

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
