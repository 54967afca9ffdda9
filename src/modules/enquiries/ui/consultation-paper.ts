import * as m from '#messages/all.ts';
import { consultationFormProblems, consultationRequest } from '../contract.ts';
import { text } from './papers.ts';
import type { Paper, Trouble, Typed } from './submission.ts';

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
  next: (reference) => [
    m.consultation_next(),
    ...(reference ? [m.consultation_reference({ reference })] : []),
  ],
  failed: m.consultation_failed,
  empty: null,
  tellsConsole: true,
};

/** One sentence for every refusal (spec section 5), so what stands under each field says which mend it needs. */
function consultationTrouble(typed: Typed): Trouble | null {
  const fields = consultationFormProblems(typed).map(
    ({ field }) => [field, mendFor(field, typed)] as const,
  );
  return fields.length > 0
    ? { sentence: m.enquiries_consultation_incomplete(), mends: Object.fromEntries(fields) }
    : null;
}

function mendFor(field: string, typed: Typed): string {
  if (field.startsWith('accepts')) return m.consultation_mend_tick();
  if (field === 'priorActionTaken') return m.consultation_mend_choose();
  return field === 'email' && String(typed.email).trim() !== ''
    ? m.consultation_mend_email()
    : m.consultation_mend_fill();
}

function answered(choice: string): boolean | undefined {
  return choice === 'yes' ? true : choice === 'no' ? false : undefined;
}
