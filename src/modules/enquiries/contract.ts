import * as z from 'zod/mini';
import { EMAIL_MAX } from '#kernel/contacts.ts';
import { Day } from '#kernel/days.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { line, lines, numberLine } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { keyErrors, keySentences } from './contract/submission-keys.ts';
import {
  consultationProblem,
  contactProblem,
  DISPUTE_TYPES,
  newsletterProblem,
  RESOLUTION_METHODS,
} from './rules.ts';

// The most that each text may hold; the forms set the same as maxlength.
export const NAME_MAX = 100;

export const PHONE_MAX = 20;

export const MESSAGE_MAX = 5000;

/** The consultation form as a person fills it in: with the two consents, which are asked for and not sent. */
export { consultationFormProblems } from './rules.ts';

export { EMAIL_MAX };

const name = () => line(NAME_MAX);

const email = () =>
  line(EMAIL_MAX).check(
    z.meta({ description: 'Something, @, something, a dot, something; no spaces.' }),
  );

const day = () =>
  Day.check(z.meta({ format: 'date', description: 'A civil day in India, yyyy-MM-dd.' }));

const Accepted = z.object({
  id: z
    .string()
    .check(
      z.meta({ format: 'uuid', description: 'Of this submission; a repeat is answered the same.' }),
    ),
});

const AcceptedRequest = z.object({
  ...Accepted.shape,
  reference: z
    .string()
    .check(
      z.meta({ description: 'By which the office finds it, as in the mail that is sent of it.' }),
    ),
});

export const newsletterSubscription = endpoint({
  method: 'POST',
  path: '/api/sales/newsletter',
  needs: 'visit',
  summary:
    'Subscribe an address to the newsletter. A mail asks its owner to confirm. The answer never tells whether it was subscribed before.',
  source: 'Spec sections 5 and 7, newsletter',
  input: z.strictObject({
    email: email(),
    isSubscribe: z.boolean().check(z.meta({ description: 'The consent; must be true.' })),
  }),
  output: Accepted,
  check: newsletterProblem,
  errors: {
    email_invalid: { status: 422, when: 'The e-mail address is not one.' },
    consent_missing: { status: 422, when: 'isSubscribe is not true.' },
    ...keyErrors,
  },
  sentences: {
    email_invalid: m.enquiries_newsletter_email_invalid,
    consent_missing: m.enquiries_newsletter_consent_missing,
    ...keySentences,
  },
});

export const contactEnquiry = endpoint({
  method: 'POST',
  path: '/api/sales/contact',
  needs: 'visit',
  summary: 'Write to the institution. The office gets a mail, the sender a copy.',
  source: 'Spec sections 5 and 7, contact',
  input: z.strictObject({
    fullName: name(),
    email: email(),
    phone: numberLine(PHONE_MAX).check(z.meta({ description: 'Exactly 10 digits.' })),
    message: lines(MESSAGE_MAX),
  }),
  output: Accepted,
  check: contactProblem,
  errors: {
    field_missing: { status: 422, when: 'One of the four fields is empty.' },
    email_invalid: { status: 422, when: 'The e-mail address is not one.' },
    phone_invalid: { status: 422, when: 'The phone is not exactly 10 digits.' },
    ...keyErrors,
  },
  sentences: {
    field_missing: m.enquiries_contact_field_missing,
    email_invalid: m.enquiries_contact_email_invalid,
    phone_invalid: m.enquiries_contact_phone_invalid,
    ...keySentences,
  },
});

export const consultationRequest = endpoint({
  method: 'POST',
  path: '/api/sales/consultation',
  needs: 'visit',
  summary: 'Ask for a free consultation. The office gets a mail, the sender a copy.',
  source: 'Spec sections 5 and 7, consultation',
  input: z.strictObject({
    firstName: name(),
    lastName: name(),
    email: email(),
    phone: numberLine(PHONE_MAX),
    disputeType: z.enum(DISPUTE_TYPES),
    preferredResolutionMethod: z.enum(RESOLUTION_METHODS),
    disputeDescription: lines(MESSAGE_MAX),
    priorActionTaken: z
      .boolean()
      .check(z.meta({ description: 'False means that the case is at the pre-filing stage.' })),
    deadlineDate: z.nullable(day()),
  }),
  output: AcceptedRequest,
  check: consultationProblem,
  errors: {
    field_missing: {
      status: 422,
      when: 'A name, the e-mail address, the phone or the description is empty.',
    },
    email_invalid: { status: 422, when: 'The e-mail address is not one.' },
    phone_invalid: { status: 422, when: 'The phone cannot be called: it has too few digits.' },
    prior_action_unanswered: { status: 422, when: 'priorActionTaken is neither true nor false.' },
    ...keyErrors,
  },
  sentences: {
    field_missing: m.enquiries_consultation_incomplete,
    email_invalid: m.enquiries_consultation_incomplete,
    phone_invalid: m.enquiries_consultation_incomplete,
    prior_action_unanswered: m.enquiries_consultation_incomplete,
    ...keySentences,
  },
});
