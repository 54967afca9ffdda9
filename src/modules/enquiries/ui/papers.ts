import type { Endpoint, Problem } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { contactEnquiry, newsletterSubscription } from '../contract.ts';
import type { Paper, Trouble, Typed } from './submission.ts';

export const newsletter: Paper = {
  endpoint: newsletterSubscription,
  labels: { email: m.newsletter_email, isSubscribe: m.newsletter_consent },
  read: (data) => ({ email: text(data, 'email'), isSubscribe: data.has('isSubscribe') }),
  trouble: (typed) => troubleIn(newsletterSubscription, typed),
  body: (typed) => typed,
  done: m.newsletter_done,
  next: () => [m.newsletter_next()],
  failed: m.newsletter_failed,
  empty: m.newsletter_failed,
};

export const contact: Paper = {
  endpoint: contactEnquiry,
  labels: {
    fullName: m.contact_name,
    message: m.contact_message,
    email: m.contact_email,
    phone: m.contact_phone,
  },
  read: (data) => ({
    fullName: text(data, 'fullName'),
    email: text(data, 'email'),
    phone: text(data, 'phone'),
    message: text(data, 'message'),
  }),
  trouble: (typed) => troubleIn(contactEnquiry, typed),
  body: (typed) => typed,
  done: m.contact_done,
  failed: m.contact_failed,
  empty: m.contact_empty,
};

export function troubleIn(endpoint: Endpoint, typed: Typed): Trouble | null {
  const problem: Problem | null = endpoint.check?.(typed) ?? null;
  if (!problem) return null;
  const sentence = endpoint.sentences[problem.code]?.() ?? m.error_fields();
  return { sentence, mends: { [problem.field]: sentence } };
}

export function text(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
