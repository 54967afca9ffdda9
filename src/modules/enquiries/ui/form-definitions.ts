import type { Endpoint, Problem } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import type { FormDefinition, TypedFields, ValidationError } from '#ui/forms/definition.ts';
import { textIn } from '#ui/forms/values.ts';
import { contactEnquiry, newsletterSubscription } from '../contract.ts';

export const newsletter: FormDefinition = {
  endpoint: newsletterSubscription,
  labels: { email: m.newsletter_email, isSubscribe: m.newsletter_consent },
  read: (form) => ({ email: textIn(form, 'email'), isSubscribe: form.has('isSubscribe') }),
  check: (typed) => invalidIn(newsletterSubscription, typed),
  body: (typed) => typed,
  done: m.newsletter_done,
  next: () => [m.newsletter_next()],
  failed: m.newsletter_failed,
  empty: m.newsletter_failed,
};

export const contact: FormDefinition = {
  endpoint: contactEnquiry,
  labels: {
    fullName: m.contact_name,
    message: m.contact_message,
    email: m.contact_email,
    phone: m.contact_phone,
  },
  read: (form) => ({
    fullName: textIn(form, 'fullName'),
    email: textIn(form, 'email'),
    phone: textIn(form, 'phone'),
    message: textIn(form, 'message'),
  }),
  check: (typed) => invalidIn(contactEnquiry, typed),
  body: (typed) => typed,
  done: m.contact_done,
  failed: m.contact_failed,
  empty: m.contact_empty,
};

function invalidIn(endpoint: Endpoint, typed: TypedFields): ValidationError | null {
  const problem: Problem | null = endpoint.check?.(typed) ?? null;
  if (!problem) return null;
  const message = endpoint.sentences[problem.code]?.() ?? m.error_fields();
  return { message, fields: { [problem.field]: message } };
}
