import * as z from 'zod/mini';
import { Day } from '#kernel/days.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { REASON_MAX, TIMES_OF_ONE_MOST } from '../rules/meetings.ts';
import {
  asking,
  askingWords,
  Clock,
  closed,
  Made,
  not_yours,
  People,
  reason_missing,
  ref,
  SOURCE,
  Starts,
  Stretch,
  time_unknown,
  times_missing,
  too_many,
  too_soon,
  unknown,
  unknownWords,
} from './meeting-shapes.ts';

export const meetingMarks = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/meetings/:meeting/marks',
  needs: 'have_account',
  summary: 'Say when the caller can: at the times that are offered, or when they are free.',
  source: SOURCE,
  input: z.strictObject({
    ...ref,
    marks: z.array(Stretch).check(z.maxLength(TIMES_OF_ONE_MOST)),
  }),
  output: Made,
  errors: {
    unknown,
    closed,
    time_unknown,
    too_many,
    ends_early: { status: 422, when: 'A stretch ends before it begins.' },
  },
  sentences: {
    ...unknownWords,
    closed: m.meeting_closed,
    time_unknown: m.meeting_time_unknown,
    too_many: m.meeting_too_many,
    ends_early: m.meeting_ends_early,
  },
  check: ({ marks }) =>
    Array.isArray(marks) && marks.some(({ from, to }) => to !== null && String(to) <= String(from))
      ? { code: 'ends_early', field: 'marks' }
      : null,
});

export const meetingTimes = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/meetings/:meeting/times',
  needs: 'have_account',
  summary: 'Offer more times of a meeting, also of a settled one that is to be moved.',
  source: SOURCE,
  input: z.strictObject({ ...ref, times: Starts }),
  output: Made,
  errors: { unknown, not_yours, closed, too_soon, too_many, times_missing },
  sentences: {
    ...unknownWords,
    not_yours: m.meeting_not_yours,
    closed: m.meeting_closed,
    too_soon: m.meeting_too_soon,
    too_many: m.meeting_too_many,
    times_missing: m.meeting_times_missing,
  },
});

export const meetingPeople = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/meetings/:meeting/people',
  needs: 'have_account',
  summary: 'Ask others of the same place besides, as whoever joined a side later.',
  source: SOURCE,
  input: z.strictObject({ ...ref, people: People }),
  output: Made,
  errors: { unknown, not_yours, closed, ...asking },
  sentences: {
    ...unknownWords,
    not_yours: m.meeting_not_yours,
    closed: m.meeting_closed,
    ...askingWords,
  },
});

export const meetingSettlement = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/meetings/:meeting/settlement',
  needs: 'have_account',
  summary:
    'Settle a time, or move the meeting to it with a reason. Everybody who is asked is told.',
  source: SOURCE,
  input: z.strictObject({ ...ref, day: Day, from: Clock, reason: lines(REASON_MAX) }),
  output: Made,
  errors: {
    unknown,
    not_yours,
    closed,
    time_unknown,
    too_soon,
    not_all_can: { status: 409, when: 'Somebody cannot then, or has not said.' },
    reason_missing,
  },
  sentences: {
    ...unknownWords,
    not_yours: m.meeting_not_yours,
    closed: m.meeting_closed,
    time_unknown: m.meeting_time_unknown,
    too_soon: m.meeting_too_soon,
    not_all_can: m.meeting_not_all_can,
    reason_missing: m.meeting_reason_missing,
  },
});

export const meetingCancellation = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/meetings/:meeting/cancellation',
  needs: 'have_account',
  summary: 'Cancel a meeting with a reason. Everybody who is asked is told.',
  source: SOURCE,
  input: z.strictObject({ ...ref, reason: lines(REASON_MAX) }),
  output: Made,
  errors: { unknown, not_yours, closed, reason_missing },
  sentences: {
    ...unknownWords,
    not_yours: m.meeting_not_yours,
    closed: m.meeting_closed,
    reason_missing: m.meeting_reason_missing,
  },
});
