import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { CAPACITY_MAX, FREE_DAYS_MAX } from '../rules/profile.ts';
import { CivilDay, Id, unknownErrors, unknownSentences } from './words.ts';

const SOURCE = 'Law and lifecycle 3.9 and 6.2: who is asked has the time for it';

export const leaveEntering = endpoint({
  method: 'POST',
  path: '/api/panel/my/leaves',
  needs: 'keep_profile',
  summary: 'Enter leave, from a day to a day. No list names whoever is away when they are needed.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ fromOn: line(10), untilOn: line(10) }),
  output: z.object({ id: Id }),
  errors: {
    ...unknownErrors,
    leave_day_invalid: { status: 422, when: 'A day is none of the calendar.' },
    leave_ends_before: { status: 422, when: 'It ends before it begins.' },
    leave_over: { status: 422, when: 'It was over before today.' },
    leave_too_long: { status: 422, when: 'It is longer than a year.' },
    leave_overlaps: { status: 409, when: 'Another leave has some of its days.' },
    leaves_too_many: { status: 409, when: 'A dozen stand ahead.' },
  },
  sentences: {
    ...unknownSentences,
    leave_day_invalid: m.standing_appointment_day_invalid,
    leave_ends_before: m.leave_error_ends_before,
    leave_over: m.leave_error_over,
    leave_too_long: m.leave_error_too_long,
    leave_overlaps: m.leave_error_overlaps,
    leaves_too_many: m.leave_error_too_many,
  },
});

export const leaveWithdrawal = endpoint({
  method: 'POST',
  path: '/api/panel/my/leaves/:id/withdrawal',
  needs: 'keep_profile',
  summary: 'Take back a leave that was entered. The row stays.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({ id: Id }),
  errors: unknownErrors,
  sentences: unknownSentences,
});

export const availability = endpoint({
  method: 'POST',
  path: '/api/panel/my/availability',
  needs: 'keep_profile',
  summary:
    'Say how many cases at once the caller takes and on which days they are free; all else of the profile stays as it is.',
  source: SOURCE,
  input: z.strictObject({
    capacity: z.int().check(z.minimum(0), z.maximum(CAPACITY_MAX)),
    freeOn: z.array(CivilDay).check(z.maxLength(FREE_DAYS_MAX)),
  }),
  output: z.object({ version: z.number() }),
  errors: {
    ...unknownErrors,
    profile_day_invalid: { status: 422, when: 'A free day is none of the calendar.' },
  },
  sentences: {
    ...unknownSentences,
    profile_day_invalid: m.standing_appointment_day_invalid,
  },
});

export const leaveEndpoints: readonly Endpoint[] = [leaveEntering, leaveWithdrawal, availability];
