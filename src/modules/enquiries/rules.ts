import { looksLikeEmail, looksLikePhone } from '#kernel/contacts.ts';
import { type Day, dayAt, daysBetween } from '#kernel/days.ts';
import { latinDigits } from '#kernel/digits.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { withoutMarks } from '#kernel/invisible-characters.ts';
import { isFilled } from '#kernel/text.ts';

// Spec section 3: the options, in the order in which they are shown; the first is the default.
export const DISPUTE_TYPES = [
  'Product and Service Disputes',
  'Financial Services Disputes',
  'Telecommunications & Utilities',
  'Retail & E-commerce Transactions',
  'Landlord/Tenant Issues',
  'Contract Disputes',
  'Personal Injury / Torts',
  'Small Claims',
  'Other / Not Listed',
] as const;

export const RESOLUTION_METHODS = [
  'Online Mediation',
  'Arbitration',
  'Litigation Support',
  'Other / Not Listed',
] as const;

export type NewsletterForm = { email: string; isSubscribe: boolean };

export type ContactForm = { fullName: string; email: string; phone: string; message: string };

export type ConsultationForm = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  disputeType: (typeof DISPUTE_TYPES)[number];
  preferredResolutionMethod: (typeof RESOLUTION_METHODS)[number];
  disputeDescription: string;
  priorActionTaken: boolean;
  deadlineDate: Day | null;
};

/** What was typed, before anybody has looked at its shape. */
type Typed = Readonly<Record<string, unknown>>;

export type NewsletterRefusal = 'email_invalid' | 'consent_missing';

export type ContactRefusal = 'field_missing' | 'email_invalid' | 'phone_invalid';

export type ConsultationRefusal =
  | 'field_missing'
  | 'email_invalid'
  | 'phone_invalid'
  | 'prior_action_unanswered';

export type ConsentRefusal = 'terms_not_accepted' | 'no_attorney_client_not_accepted';

/** Spec section 5, newsletter, in its order. */
export function newsletterProblem(form: Typed): Problem<NewsletterRefusal> | null {
  if (!looksLikeEmail(form.email)) return { code: 'email_invalid', field: 'email' };
  if (form.isSubscribe !== true) return { code: 'consent_missing', field: 'isSubscribe' };
  return null;
}

/** Spec section 5, contact, in its order. A missing field is named in the order in which the form asks for it. */
export function contactProblem(form: Typed): Problem<ContactRefusal> | null {
  const missing = ['fullName', 'message', 'email', 'phone'].find((field) => !isFilled(form[field]));
  if (missing) return { code: 'field_missing', field: missing };
  if (!looksLikeEmail(form.email)) return { code: 'email_invalid', field: 'email' };
  if (!isTenDigits(form.phone)) return { code: 'phone_invalid', field: 'phone' };
  return null;
}

/**
 * Spec section 5, consultation: what is sent. The section leaves the e-mail's form to the browser's own check; the
 * server has none, so it asks for the same form here, or the sender's copy could go nowhere. A number is for calling: one with
 * too few digits is asked for again.
 */
export function consultationProblem(form: Typed): Problem<ConsultationRefusal> | null {
  return consultationProblems(form)[0] ?? null;
}

function consultationProblems(form: Typed): Problem<ConsultationRefusal>[] {
  const found: Problem<ConsultationRefusal>[] = [
    'firstName',
    'lastName',
    'email',
    'phone',
    'disputeDescription',
  ]
    .filter((field) => !isFilled(form[field]))
    .map((field) => ({ code: 'field_missing', field }));
  if (isFilled(form.email) && !looksLikeEmail(form.email))
    found.push({ code: 'email_invalid', field: 'email' });
  if (isFilled(form.phone) && !looksLikePhone(form.phone))
    found.push({ code: 'phone_invalid', field: 'phone' });
  if (typeof form.priorActionTaken !== 'boolean')
    found.push({ code: 'prior_action_unanswered', field: 'priorActionTaken' });
  return found;
}

/** All at once, in the form's order, with the two consents, which the form asks for and does not send. */
export function consultationFormProblems(
  form: Typed,
): Problem<ConsultationRefusal | ConsentRefusal>[] {
  const found: Problem<ConsultationRefusal | ConsentRefusal>[] = consultationProblems(form);
  if (form.acceptsTerms !== true) found.push({ code: 'terms_not_accepted', field: 'acceptsTerms' });
  if (form.acceptsNoAttorneyClient !== true)
    found.push({ code: 'no_attorney_client_not_accepted', field: 'acceptsNoAttorneyClient' });
  return found;
}

function isTenDigits(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9]{10}$/.test(latinDigits(withoutMarks(value)));
}

export const MINUTE = 60_000;

const HOUR = 60 * MINUTE;

const DAY = 24 * HOUR;

/** For how long an equal submission, or one with the same Idempotency-Key, is the repeat of an earlier one. */
const REPEAT_WINDOW = { same: MINUTE, sameKey: DAY };

/** What was accepted then or before is no repeat's first any more. */
export function freeSince(now: Date, hasKey: boolean): Date {
  return new Date(now.getTime() - (hasKey ? REPEAT_WINDOW.sameKey : REPEAT_WINDOW.same));
}

/** Receipts of this moment or before may be cleaned away. An hour of slack keeps one from going while it is read. */
export function cleanableAt(now: Date): Date {
  return new Date(now.getTime() - REPEAT_WINDOW.sameKey - HOUR);
}

/** An `Idempotency-Key` is 1 to 200 printable ASCII characters. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x20-\x7e]{1,200}$/.test(key);
}

/** Spec section 2: no prior action means that the case is at the pre-filing stage. */
export function isPreFiling(request: Pick<ConsultationForm, 'priorActionTaken'>): boolean {
  return !request.priorActionTaken;
}

/** A deadline within seven civil days in India, or gone by: then every day counts. */
export function isTimeSensitive(deadline: Day | null, now: Date): boolean {
  return deadline !== null && daysBetween(dayAt(now), deadline) <= 7;
}
