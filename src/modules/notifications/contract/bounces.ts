import * as z from 'zod/mini';
import { EMAIL_MAX } from '#kernel/contacts.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';

const source = 'Bounced mail becomes a work item';
const id = () => Id;
const moment = () => z.string().check(z.meta({ format: 'date-time' }));

export const REASON_MAX = 500;

/** A notification returns the head of our letter or all of it, and our letters are small. */
export const REPORT_MAX = 1024 * 1024;

export const mailBounces = endpoint({
  method: 'POST',
  path: '/api/mail/bounces',
  needs: 'visit',
  summary:
    'For the mail server: a delivery status notification as it came. Authorization carries "Bearer" and the token of BOUNCE_TOKEN; without that setting nothing is taken.',
  source: 'RFC 3464',
  raw: { types: ['message/rfc822'], maxBytes: REPORT_MAX },
  input: z.strictObject({}),
  output: z.object({ outcome: z.enum(['bounced', 'known_already', 'no_bounce']) }),
  errors: {
    bounces_off: { status: 404, when: 'BOUNCE_TOKEN is not set.' },
    token_wrong: { status: 401, when: 'The token is not that of BOUNCE_TOKEN.' },
    not_a_report: {
      status: 422,
      when: 'It is no delivery status notification, or does not say which letter it is about.',
    },
    letter_unknown: { status: 422, when: 'It is about no letter of ours that was sent.' },
  },
  sentences: {
    bounces_off: m.office_bounce_off,
    token_wrong: m.office_bounce_token,
    not_a_report: m.office_bounce_no_report,
    letter_unknown: m.office_bounce_letter_unknown,
  },
});

const Bounce = z.object({
  id: z.string(),
  kind: z.string().check(z.meta({ description: 'Which letter it was.' })),
  about: z.string().check(z.meta({ description: 'What it was about, in words.' })),
  place: z.nullable(z.string().check(z.meta({ description: 'The page of what it was about.' }))),
  recipient: z.string(),
  heard: z.enum(['refused', 'returned']),
  status: z.string().check(z.meta({ description: 'RFC 3463, as in 5.1.1.' })),
  diagnostic: z.string(),
  at: moment(),
  state: z.enum(['open', 'sent_again', 'closed']),
  reason: z.nullable(z.string()),
  doneBy: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
  mayGoElsewhere: z
    .boolean()
    .check(z.meta({ description: 'Whether it may be sent to another address.' })),
});

export const bounces = endpoint({
  method: 'GET',
  path: '/api/office/bounces',
  needs: 'work_enquiries',
  summary: 'Letters that came back, the latest first: those to see to, or those that were seen to.',
  source,
  input: z.strictObject({ show: z.optional(z.enum(['open', 'done'])), before: z.optional(id()) }),
  output: z.object({ bounces: z.array(Bounce), open: z.number(), next: z.nullable(z.string()) }),
  errors: {},
  sentences: {},
});

const common = {
  bounce_unknown: { status: 404, when: 'There is no such letter.' },
  already_done: { status: 409, when: 'Somebody has seen to it already.' },
} as const;
const commonSentences = {
  bounce_unknown: m.error_not_found,
  already_done: m.office_bounce_already_done,
};

export const bounceRetry = endpoint({
  method: 'POST',
  path: '/api/office/bounces/:id/retry',
  needs: 'work_enquiries',
  summary: 'Send a letter that came back once more, to the same or a corrected address.',
  source,
  input: z.strictObject({ id: id(), recipient: line(EMAIL_MAX) }),
  output: z.object({ id: z.string() }),
  errors: {
    ...common,
    email_invalid: { status: 422, when: 'The e-mail address is not one.' },
    bound_to_address: {
      status: 422,
      when: 'The letter opens something of the person it was written to, or goes to the address of an account.',
    },
  },
  sentences: {
    ...commonSentences,
    email_invalid: m.office_bounce_email_invalid,
    bound_to_address: m.office_bounce_bound,
  },
});

export const bounceClosing = endpoint({
  method: 'POST',
  path: '/api/office/bounces/:id/closing',
  needs: 'work_enquiries',
  summary: 'Close the matter of a letter that came back, with a reason.',
  source,
  input: z.strictObject({ id: id(), reason: line(REASON_MAX) }),
  output: z.object({ id: z.string() }),
  errors: { ...common, reason_missing: { status: 422, when: 'The reason is empty.' } },
  sentences: { ...commonSentences, reason_missing: m.office_bounce_reason_missing },
});
