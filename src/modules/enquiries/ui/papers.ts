import type { Endpoint, Problem } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { consultationRequest, contactEnquiry, newsletterSubscription } from '../contract.ts';
import type { Paper, Trouble, Typed } from './submission.ts';

export const newsletter: Paper = {
  endpoint: newsletterSubscription,
  labels: { email: m.newsletter_email, isSubscribe: m.newsletter_consent },
  read: (data) => ({ email: text(data, 'email'), isSubscribe: data.has('isSubscribe') }),
  trouble: (typed) => troubleIn(newsletterSubscription, typed),
  body: (typed) => typed,
  done: m.newsletter_done,
  failed: m.newsletter_failed,
  empty: m.newsletter_failed,
};

export const contact: Paper = {
  endpoint: contactEnquiry,
  labels: { fullName: m.contact_name, message: m.contact_message, email: m.contact_email, phone: m.contact_phone },
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

export const consultation: Paper = {
  endpoint: consultationRequest,
  labels: {
    firstName: m.consultation_first_name,
    lastName: m.consultation_last_name,
    email: m.consultation_email,
    phone: m.consultation_phone,
    disputeType: m.consultation_dispute_type,
    preferredResolutionMethod: m.consultation_method,
    disputeDescription: m.consultation_description,
    priorActionTaken: m.consultation_prior_action,
    deadlineDate: m.consultation_deadline,
    acceptsTerms: m.consultation_terms_short,
    acceptsNoAttorneyClient: m.consultation_no_attorney,
  },
  read: (data) => ({
    firstName: text(data, 'firstName'),
    lastName: text(data, 'lastName'),
    email: text(data, 'email'),
    phone: text(data, 'phone'),
    disputeType: text(data, 'disputeType'),
    preferredResolutionMethod: text(data, 'preferredResolutionMethod'),
    disputeDescription: text(data, 'disputeDescription'),
    priorActionTaken: answered(text(data, 'priorActionTaken')),
    deadlineDate: text(data, 'deadlineDate') || null,
    acceptsTerms: data.has('acceptsTerms'),
    acceptsNoAttorneyClient: data.has('acceptsNoAttorneyClient'),
  }),
  trouble: consultationTrouble,
  body: ({ acceptsTerms: _terms, acceptsNoAttorneyClient: _noClient, ...sent }) => sent,
  done: m.consultation_done,
  failed: m.consultation_failed,
  empty: null,
  tellsConsole: true,
};

/** One sentence for every refusal (spec section 5), so what stands under the field says which mend it needs. */
function consultationTrouble(typed: Typed): Trouble | null {
  const trouble = troubleIn(consultationRequest, typed);
  if (trouble) return { ...trouble, mend: mendFor(trouble.field, typed) };
  const unticked = ['acceptsTerms', 'acceptsNoAttorneyClient'].find((field) => typed[field] !== true);
  return unticked ? { field: unticked, sentence: m.enquiries_consultation_incomplete(), mend: m.consultation_mend_tick() } : null;
}

function mendFor(field: string, typed: Typed): string {
  if (field === 'priorActionTaken') return m.consultation_mend_choose();
  return field === 'email' && String(typed.email).trim() !== '' ? m.consultation_mend_email() : m.consultation_mend_fill();
}

function troubleIn(endpoint: Endpoint, typed: Typed): Trouble | null {
  const problem: Problem | null = endpoint.check?.(typed) ?? null;
  if (!problem) return null;
  const sentence = endpoint.sentences[problem.code]?.() ?? m.error_fields();
  return { field: problem.field, sentence, mend: sentence };
}

function text(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

function answered(choice: string): boolean | undefined {
  return choice === 'yes' ? true : choice === 'no' ? false : undefined;
}
