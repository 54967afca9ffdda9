import * as z from 'zod/mini';
import { endpoint, type OutputOf, type Refusal } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { CONSULTATION_STATES } from '../rules/consultation.ts';

// What a visitor does with the link in our mail. Who holds it is taken for the visitor: there is no account.

export const NOTE_MAX = 1000;
export const CALL_PHONE_MAX = 20;

const token = () => line(200).check(z.meta({ description: 'The token of the link in our mail.' }));
const moment = () => z.string().check(z.meta({ format: 'date-time' }));
const Token = z.strictObject({ token: token() });

const Slot = z.object({
  startsAt: moment(),
  words: z.string().check(z.meta({ description: 'The same in words, on the clock in Mumbai.' })),
  day: z.string(),
  time: z.string(),
  yourWords: z.nullable(
    z.string().check(z.meta({ description: "On the visitor's own clock, when we know it." })),
  ),
});

const Visit = z.object({
  state: z.enum(CONSULTATION_STATES),
  officer: z.string(),
  minutes: z.number(),
  slots: z.array(z.object({ ...Slot.shape, is: z.enum(['free', 'chosen', 'taken', 'near']) })),
  booked: z.nullable(Slot),
  expires: z.string().check(z.meta({ description: 'Until when one may be picked, in words.' })),
  may: z.array(z.enum(['pick', 'decline', 'cancel'])),
  phoneEnding: z
    .string()
    .check(z.meta({ description: 'The last four digits of the number that the office calls.' })),
  door: z.enum(['shut', 'early', 'open', 'over']),
  doorOpens: z.nullable(
    z.string().check(z.meta({ description: 'When the meeting can be joined, in words.' })),
  ),
  meetsOnline: z.boolean(),
  roomUrl: z.nullable(
    z.string().check(z.meta({ description: 'Where to meet, while the door is open.' })),
  ),
});
export type Visit = OutputOf<typeof consultationVisit>;

const unknown = {
  link_unknown: { status: 404, when: 'No mail of ours has this link.' },
} satisfies Record<string, Refusal>;
const over = {
  consultation_over: { status: 409, when: 'It was held, cancelled, or its time has come.' },
} satisfies Record<string, Refusal>;
const late = {
  offer_lapsed: { status: 410, when: 'The offer has ended; the office is asked for new times.' },
  too_late_to_move: { status: 409, when: 'It begins in less than two hours.' },
} satisfies Record<string, Refusal>;

const said = {
  link_unknown: m.consult_link_unknown,
  consultation_over: m.consult_is_over,
  offer_lapsed: m.consult_offer_lapsed,
  too_late_to_move: m.consult_too_late_to_move,
};
const { link_unknown, consultation_over } = said;

const SOURCE =
  'Spec sections 2 and 5, consultation: the visitor picks a time from a mailed link, without an account';

export const consultationVisit = endpoint({
  method: 'GET',
  path: '/api/consultation-links/:token',
  needs: 'visit',
  summary: 'What the holder of a mailed link may see of their consultation.',
  source: SOURCE,
  input: Token,
  output: Visit,
  errors: unknown,
  sentences: { link_unknown },
});

export const consultationBooking = endpoint({
  method: 'POST',
  path: '/api/consultation-links/:token/booking',
  needs: 'visit',
  summary:
    'Pick one of the three slots, or another until two hours before. The same pick twice is a success too.',
  source: SOURCE,
  input: z.strictObject({
    token: token(),
    startsAt: line(40).check(z.meta({ description: 'The start of an offered slot.' })),
    timeZone: z.optional(
      line(60).check(
        z.meta({ description: "The visitor's IANA time zone; one that is not known is left out." }),
      ),
    ),
  }),
  output: Visit,
  errors: {
    ...unknown,
    ...over,
    ...late,
    slot_unknown: { status: 422, when: 'No slot was picked, or one that is not offered.' },
    slot_near: { status: 409, when: 'The slot begins in less than an hour.' },
    slot_taken: {
      status: 409,
      when: 'The officer has given that time away meanwhile; the others stay.',
    },
  },
  sentences: {
    ...said,
    slot_unknown: m.consult_slot_unknown,
    slot_near: m.consult_slot_near,
    slot_taken: m.consult_slot_taken,
  },
});

export const consultationRefusal = endpoint({
  method: 'POST',
  path: '/api/consultation-links/:token/refusal',
  needs: 'visit',
  summary: 'Say that none of the three slots suits. The office offers others.',
  source: SOURCE,
  input: z.strictObject({ token: token(), note: lines(NOTE_MAX) }),
  output: Visit,
  errors: { ...unknown, ...over, too_late_to_move: late.too_late_to_move },
  sentences: { link_unknown, consultation_over, too_late_to_move: m.consult_too_late_to_move },
});

export const consultationCancellation = endpoint({
  method: 'POST',
  path: '/api/consultation-links/:token/cancellation',
  needs: 'visit',
  summary: 'Cancel the consultation. The second time is a success too.',
  source: SOURCE,
  input: z.strictObject({ token: token(), note: lines(NOTE_MAX) }),
  output: Visit,
  errors: { ...unknown, ...over },
  sentences: { link_unknown, consultation_over },
});

export const consultationPhone = endpoint({
  method: 'POST',
  path: '/api/consultation-links/:token/phone',
  needs: 'visit',
  summary: 'Correct the number that the office calls.',
  source: 'Spec sections 2 and 5, consultation: where the talk is held',
  input: z.strictObject({ token: token(), phone: line(CALL_PHONE_MAX) }),
  output: Visit,
  errors: {
    ...unknown,
    ...over,
    phone_invalid: { status: 422, when: 'It is not a phone number.' },
  },
  sentences: { link_unknown, consultation_over, phone_invalid: m.consult_phone_invalid },
});

export const consultationInvitation = endpoint({
  method: 'GET',
  path: '/api/consultation-links/:token/invitation.ics',
  needs: 'visit',
  summary: 'The booked consultation as an entry for a calendar; cancelled when it is off.',
  source: 'RFC 5545',
  answers: 'text/calendar; charset=utf-8',
  input: Token,
  output: z.string(),
  errors: { ...unknown, not_booked: { status: 409, when: 'No time was picked yet.' } },
  sentences: { link_unknown, not_booked: m.consult_not_booked },
});
