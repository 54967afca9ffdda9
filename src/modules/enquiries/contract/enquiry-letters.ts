import * as z from 'zod/mini';
import { Day } from '#kernel/days.ts';
import { endpoint, type Refusal } from '#kernel/endpoint.ts';
import { languages } from '#kernel/language.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { needs, source } from './queue.ts';
import { BODY_MAX, Changed, one, refusals, SUBJECT_MAX, said, version } from './work.ts';

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
