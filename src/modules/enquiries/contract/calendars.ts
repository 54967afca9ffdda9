import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { ById, missing, not_found } from './consultations.ts';

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
