import * as z from 'zod/mini';
import { Day } from '#kernel/days.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Id, MomentText, SideName } from '#modules/disputes/contract/words.ts';
import { WHO_ACTS } from '#modules/disputes/rules/visible.ts';
import { CALENDAR_DUES } from '../rules/dues.ts';
import { ENTRY_STATES } from '../rules/entries.ts';
import { MeetingLine } from './meetings.ts';

const SOURCE = 'Law and lifecycle, Part C: every time limit with its source';

const Entry = z.object({
  /** Unlike any other of its dispute. */
  id: z.string(),
  disputeId: Id,
  reference: z.string(),
  /** The row of the rule pack: `answer`, `cure_defects`, … */
  limit: z.string(),
  /** The party for whom it is counted, by name. */
  party: z.nullable(z.string()),
  who: z.enum(WHO_ACTS),
  /** The side that must act; null where it is both, or none of them. */
  side: z.nullable(SideName),
  startedOn: Day,
  dueOn: Day,
  /** The day on which it would have ended, where a closed day or an extension moved it. */
  movedFrom: z.nullable(Day),
  state: z.enum(ENTRY_STATES),
  doneOn: z.nullable(Day),
  citation: z.string(),
});

const CalendarView = z.object({
  today: Day,
  entries: z.array(Entry),
  /** To which the caller is asked; of the others they are told nothing. */
  meetings: z.array(MeetingLine),
  /** What a settlement has fall due: for both sides alone, and without its sums. */
  dues: z.array(
    z.object({
      id: z.string(),
      disputeId: Id,
      reference: z.string(),
      what: z.enum(CALENDAR_DUES),
      dueOn: Day,
      state: z.enum(['running', 'met', 'missed']),
    }),
  ),
  /** Since when there is a secret address for a calendar program; null where there is none. */
  feedMadeAt: z.nullable(MomentText),
});

const unknown = {
  status: 404,
  when: 'There is no such dispute, or it is not the caller’s.',
} as const;

export const disputeCalendar = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/calendar',
  needs: 'have_account',
  summary:
    'All limits of a dispute of which the caller may know, running, held, met and missed, and the meetings to which they are asked.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: CalendarView,
  errors: { unknown },
  sentences: { unknown: m.case_error_unknown },
});

export const myCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar',
  needs: 'have_account',
  summary: 'The same of all disputes in which the caller stands for a party.',
  source: SOURCE,
  input: z.strictObject({}),
  output: CalendarView,
  errors: {},
  sentences: {},
});

export const calendarAddress = endpoint({
  method: 'POST',
  path: '/api/calendar/address',
  needs: 'have_account',
  summary: 'Make a new secret address for the caller’s calendar program. The old one ends.',
  source: 'RFC 5545',
  input: z.strictObject({}),
  output: z.object({ url: z.string() }),
  errors: {},
  sentences: {},
});

export const calendarFeedFile = endpoint({
  method: 'GET',
  path: '/api/calendar/feeds/:token/munch.ics',
  needs: 'visit',
  summary: 'The limits of all disputes of whose secret address it is, for a calendar program.',
  source: 'RFC 5545',
  answers: 'text/calendar; charset=utf-8',
  input: z.strictObject({ token: line(200) }),
  output: z.string(),
  errors: { unknown: { status: 404, when: 'The address is unknown, or was renewed.' } },
  sentences: { unknown: m.calendar_feed_unknown },
});

export const calendarEndpoints = [disputeCalendar, myCalendar, calendarAddress, calendarFeedFile];
