import * as z from 'zod/mini';
import { Day } from '#kernel/days.ts';
import { endpoint, type Refusal } from '#kernel/endpoint.ts';
import { lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { ENQUIRY_KINDS } from '../rules/queue.ts';
import { CLOSE_REASONS } from '../rules/work.ts';
import { Id, needs, source } from './queue.ts';

export { CLOSE_REASONS } from '../rules/work.ts';

// The most that each text may hold; the forms set the same as maxlength, and migrations 0008 and 0088 repeat it.
export const SUBJECT_MAX = 200;

export const BODY_MAX = 10_000;

export const NOTE_MAX = 2000;

export const one = { kind: z.enum(ENQUIRY_KINDS), id: Id };

export const unknown = {
  enquiry_unknown: { status: 404, when: 'There is no such enquiry.' },
} satisfies Record<string, Refusal>;

export const unknownSaid = { enquiry_unknown: m.office_enquiries_unknown };

export const version = z
  .number()
  .check(z.meta({ description: 'Of the enquiry as it was seen; an older one is refused.' }));

export const Changed = z.object({ version: z.number() });

export const refusals = {
  ...unknown,
  changed_since: {
    status: 409,
    when: 'Somebody did something with it after the version that was named.',
  },
  is_closed: { status: 409, when: 'It is closed.' },
  is_not_closed: { status: 409, when: 'It is not closed.' },
  is_so_already: { status: 409, when: 'It is so already.' },
} satisfies Record<string, Refusal>;

export const said = {
  ...unknownSaid,
  changed_since: m.office_enquiries_changed_since,
  is_closed: m.office_enquiries_is_closed,
  is_not_closed: m.office_enquiries_is_not_closed,
  is_so_already: m.office_enquiries_is_so_already,
};

export const enquiryAssignment = endpoint({
  method: 'POST',
  path: '/api/office/enquiries/:kind/:id/assignment',
  needs,
  summary: 'Give an enquiry to an officer, or to nobody.',
  source,
  input: z.strictObject({ ...one, version, assignee: z.nullable(Id) }),
  output: Changed,
  errors: {
    ...refusals,
    not_an_officer: { status: 422, when: 'The person works on no enquiries.' },
  },
  sentences: { ...said, not_an_officer: m.office_enquiries_not_an_officer },
});

export const enquiryNote = endpoint({
  method: 'POST',
  path: '/api/office/enquiries/:kind/:id/notes',
  needs,
  summary: 'Write a note that only the office reads.',
  source,
  input: z.strictObject({ ...one, text: lines(NOTE_MAX) }),
  output: Changed,
  check: (form) => (form.text === '' ? { code: 'text_missing', field: 'text' } : null),
  errors: { ...refusals, text_missing: { status: 422, when: 'The note is empty.' } },
  sentences: { ...said, text_missing: m.office_enquiries_text_missing },
});

export const enquiryClosure = endpoint({
  method: 'POST',
  path: '/api/office/enquiries/:kind/:id/closure',
  needs,
  summary: 'Close an enquiry, with the reason.',
  source,
  input: z.strictObject({ ...one, version, reason: z.enum(CLOSE_REASONS), text: lines(NOTE_MAX) }),
  output: Changed,
  errors: {
    ...refusals,
    reason_unexplained: { status: 422, when: 'The reason is `other`, and no words say which.' },
  },
  sentences: { ...said, reason_unexplained: m.office_enquiries_reason_unexplained },
});

export const enquiryReopening = endpoint({
  method: 'POST',
  path: '/api/office/enquiries/:kind/:id/reopening',
  needs,
  summary: 'Open a closed enquiry again.',
  source,
  input: z.strictObject({ ...one, version }),
  output: Changed,
  errors: refusals,
  sentences: said,
});

export const enquiryFollowUp = endpoint({
  method: 'POST',
  path: '/api/office/enquiries/:kind/:id/follow-up',
  needs,
  summary: 'Name the civil day in India on which to look again, or none.',
  source,
  input: z.strictObject({ ...one, version, on: z.nullable(Day) }),
  output: Changed,
  errors: { ...refusals, day_gone_by: { status: 422, when: 'The day has gone by.' } },
  sentences: { ...said, day_gone_by: m.office_enquiries_day_gone_by },
});
