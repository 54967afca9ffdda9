import * as z from 'zod/mini';
import { Day } from '#kernel/days.ts';
import { endpoint, type Refusal } from '#kernel/endpoint.ts';
import { languages } from '#kernel/language.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { ENQUIRY_KINDS, WORK_STATES } from '../rules/queue.ts';
import { CLOSE_REASONS, ENTRY_KINDS } from '../rules/work.ts';
import { Id, Moment, needs, Officer, source } from './queue.ts';

export { CLOSE_REASONS } from '../rules/work.ts';

// The most that each text may hold; the forms set the same as maxlength, and migrations 0008 and 0088 repeat it.
export const SUBJECT_MAX = 200;
export const BODY_MAX = 10_000;
export const NOTE_MAX = 2000;

const Entry = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  version: z.number(),
  at: Moment,
  by: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  body: z.nullable(z.string()),
  /** Who it was assigned to, why it was closed, the day of a follow-up or of an answer. */
  detail: z.nullable(z.string()),
  letter: z.nullable(z.enum(['waiting', 'sent', 'failed', 'dropped'])),
});

const one = { kind: z.enum(ENQUIRY_KINDS), id: Id };

const unknown = {
  enquiry_unknown: { status: 404, when: 'There is no such enquiry.' },
} satisfies Record<string, Refusal>;
const unknownSaid = { enquiry_unknown: m.office_enquiries_unknown };

export const enquiryDetail = endpoint({
  method: 'GET',
  path: '/api/office/enquiries/:kind/:id',
  needs,
  summary: 'One enquiry: what was sent, what was done with it, and what may be done now.',
  source,
  input: z.strictObject(one),
  output: z.object({
    id: z.string(),
    kind: z.enum(ENQUIRY_KINDS),
    reference: z.string(),
    receivedAt: Moment,
    language: z.enum(languages),
    state: z.enum(WORK_STATES),
    since: Moment,
    version: z.number(),
    isUrgent: z.boolean(),
    followUpOn: z.nullable(z.string()),
    isFollowUpDue: z.boolean(),
    assignee: z.nullable(Officer),
    isMine: z.boolean(),
    me: z.string(),
    today: z.string(),
    closeReason: z.nullable(z.enum(CLOSE_REASONS)),
    sender: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    message: z.string(),
    consultation: z.nullable(
      z.object({
        disputeType: z.string(),
        method: z.string(),
        priorActionTaken: z.boolean(),
        deadlineOn: z.nullable(z.string()),
      }),
    ),
    timeline: z.array(Entry),
    officers: z.array(Officer),
    may: z.array(z.enum(ENTRY_KINDS)),
    /** Where an answer of the sender goes: the office's mailbox, which nothing reads by itself. */
    replyTo: z.string(),
    subjects: z.object({ en: z.string(), hi: z.string(), mr: z.string() }),
    templates: z.array(
      z.object({ id: z.string(), language: z.enum(languages), name: z.string(), body: z.string() }),
    ),
  }),
  errors: unknown,
  sentences: unknownSaid,
});

const version = z
  .number()
  .check(z.meta({ description: 'Of the enquiry as it was seen; an older one is refused.' }));
const Changed = z.object({ version: z.number() });
const refusals = {
  ...unknown,
  changed_since: {
    status: 409,
    when: 'Somebody did something with it after the version that was named.',
  },
  is_closed: { status: 409, when: 'It is closed.' },
  is_not_closed: { status: 409, when: 'It is not closed.' },
  is_so_already: { status: 409, when: 'It is so already.' },
} satisfies Record<string, Refusal>;
const said = {
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

const letter = {
  ...one,
  subject: line(SUBJECT_MAX),
  text: lines(BODY_MAX),
  language: z.enum(languages),
};
type Typed = Readonly<Record<string, unknown>>;

function letterProblem({ subject, text }: Typed) {
  if (subject === '') return { code: 'subject_missing' as const, field: 'subject' };
  return text === '' ? { code: 'text_missing' as const, field: 'text' } : null;
}

const letterErrors = {
  ...refusals,
  subject_missing: { status: 422, when: 'The letter has no subject.' },
  text_missing: { status: 422, when: 'The letter is empty.' },
  placeholder_left: { status: 422, when: 'A place such as {date} is left to be filled.' },
} satisfies Record<string, Refusal>;
const letterSaid = {
  ...said,
  subject_missing: m.office_enquiries_subject_missing,
  text_missing: m.office_enquiries_text_missing,
  placeholder_left: m.office_enquiries_placeholder_left,
};

export const enquiryLetterPreview = endpoint({
  method: 'POST',
  path: '/api/office/enquiries/:kind/:id/letter-preview',
  needs,
  summary: 'The letter as it would go out, with its places filled. Nothing is sent.',
  source,
  input: z.strictObject(letter),
  output: z.object({ to: z.string(), subject: z.string(), text: z.string() }),
  check: letterProblem,
  errors: letterErrors,
  sentences: letterSaid,
});

export const enquiryReply = endpoint({
  method: 'POST',
  path: '/api/office/enquiries/:kind/:id/replies',
  needs,
  summary:
    'Answer the sender by mail. The letter joins the thread that began with our confirmation.',
  source,
  input: z.strictObject({ ...letter, version }),
  output: Changed,
  check: letterProblem,
  errors: letterErrors,
  sentences: letterSaid,
});

export const enquiryAnswer = endpoint({
  method: 'POST',
  path: '/api/office/enquiries/:kind/:id/answers',
  needs,
  summary:
    'Put what the sender answered into the thread, as it came to the mailbox. The enquiry is open again.',
  source,
  input: z.strictObject({ ...one, text: lines(BODY_MAX), on: Day }),
  output: Changed,
  check: (form) => (form.text === '' ? { code: 'text_missing', field: 'text' } : null),
  errors: {
    ...refusals,
    text_missing: { status: 422, when: 'The answer is empty.' },
    day_to_come: { status: 422, when: 'The day of the answer has not come yet.' },
  },
  sentences: {
    ...said,
    text_missing: m.office_enquiries_text_missing,
    day_to_come: m.office_enquiries_day_to_come,
  },
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
