import * as m from '#messages/all.ts';
import type { FormDefinition, TypedFields, ValidationError } from '#ui/forms/definition.ts';
import { textIn } from '#ui/forms/values.ts';
import { consultationFormProblems, consultationRequest } from '../contract.ts';

export const consultation: FormDefinition = {
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
  read: (form) => ({
    firstName: textIn(form, 'firstName'),
    lastName: textIn(form, 'lastName'),
    email: textIn(form, 'email'),
    phone: textIn(form, 'phone'),
    disputeType: textIn(form, 'disputeType'),
    preferredResolutionMethod: textIn(form, 'preferredResolutionMethod'),
    disputeDescription: textIn(form, 'disputeDescription'),
    priorActionTaken: answered(textIn(form, 'priorActionTaken')),
    deadlineDate: textIn(form, 'deadlineDate') || null,
    acceptsTerms: form.has('acceptsTerms'),
    acceptsNoAttorneyClient: form.has('acceptsNoAttorneyClient'),
  }),
  check: consultationInvalid,
  body: ({ acceptsTerms: _terms, acceptsNoAttorneyClient: _noClient, ...sent }) => sent,
  done: m.consultation_done,
  next: (reference) => [
    m.consultation_next(),
    ...(reference ? [m.consultation_reference({ reference })] : []),
  ],
  failed: m.consultation_failed,
  empty: null,
  tellsConsole: true,
};

/** One sentence for every refusal (spec section 5), so what stands under each field says what is wrong with it. */
function consultationInvalid(typed: TypedFields): ValidationError | null {
  const fields = consultationFormProblems(typed).map(
    ({ field }) => [field, errorFor(field, typed)] as const,
  );
  return fields.length > 0
    ? { message: m.enquiries_consultation_incomplete(), fields: Object.fromEntries(fields) }
    : null;
}

function errorFor(field: string, typed: TypedFields): string {
  if (field.startsWith('accepts')) return m.consultation_mend_tick();
  if (field === 'priorActionTaken') return m.consultation_mend_choose();
  const isBlank = String(typed[field] ?? '').trim() === '';
  if (field === 'email' && !isBlank) return m.consultation_mend_email();
  return field === 'phone' && !isBlank ? m.consultation_mend_phone() : m.consultation_mend_fill();
}

function answered(choice: string): boolean | undefined {
  return choice === 'yes' ? true : choice === 'no' ? false : undefined;
}
