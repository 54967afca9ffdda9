import * as z from 'zod/mini';
import { Day } from '#kernel/days.ts';
import { Id } from '#kernel/ids.ts';
import * as m from '#messages/all.ts';
import { CAN } from '../rules/finding.ts';
import { TIMES_MOST } from '../rules/meetings.ts';

// What the endpoints of meetings take and refuse alike.

export const SOURCE = 'ACA ss. 18, 19, 24(1), 24(2) and 69(1); Law and lifecycle 6.8 (I2, I4)';

export const Moment = z.string();
export const Clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
export const Start = z.strictObject({ day: Day, from: Clock });
/** `to` is for free times; of an offered one its length is known. */
export const Stretch = z.strictObject({
  day: Day,
  from: Clock,
  to: z.nullable(Clock),
  can: z.enum(CAN),
});
export const PlaceKey = z.string().check(z.maxLength(60), z.regex(/^[a-z]+(?:-[0-9a-f-]{36})?$/));
export const People = z.array(Id).check(z.maxLength(60));
export const Starts = z.array(Start).check(z.maxLength(TIMES_MOST));

export const unknown = {
  status: 404,
  when: 'There is no such dispute or meeting, or the caller was not asked to it.',
} as const;
export const not_yours = { status: 403, when: 'It is whoever’s who proposed it.' } as const;
export const closed = { status: 409, when: 'It was cancelled, or has begun.' } as const;
export const too_soon = {
  status: 422,
  when: 'A time is past, or nearer than the notice that people are given.',
} as const;
export const too_many = {
  status: 409,
  when: 'There are as many already as there may be.',
} as const;
export const times_missing = { status: 422, when: 'No time is offered.' } as const;
export const time_unknown = { status: 422, when: 'The time is none that is offered.' } as const;
export const reason_missing = { status: 422, when: 'The reason is empty.' } as const;
export const asking = {
  nobody_asked: { status: 422, when: 'Nobody else is asked.' },
  person_unknown: { status: 422, when: 'Somebody is not of the place whose people meet.' },
  side_missing: {
    status: 422,
    when: 'Nobody of a side is asked where all meet; or, with a tribunal, nobody of a party.',
  },
} as const;
export const askingWords = {
  nobody_asked: m.meeting_nobody_asked,
  person_unknown: m.meeting_person_unknown,
  side_missing: m.meeting_side_missing,
};
export const unknownWords = { unknown: m.meeting_unknown };
export const Made = z.object({ id: Id });
export const ref = { id: Id, meeting: Id };
