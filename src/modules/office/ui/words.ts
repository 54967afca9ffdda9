import { daysBetween } from '#kernel/days.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { dayIn, momentInShort, timeIn } from '#kernel/moments.ts';
import type { QueueReason } from '#kernel/queue.ts';
import * as m from '#messages/all.ts';
import type { Tone } from '#ui/desk/badge.tsx';
import type { officeQueue } from '../contract.ts';

export type Item = OutputOf<typeof officeQueue>['items'][number];
export type ItemUrgency = Item['urgency'];

export const reasonInWords: Record<QueueReason, () => string> = {
  letter_failed: () => m.office_why_letter_failed(),
  document_damaged: () => m.office_why_document_damaged(),
  identity_disputed: () => m.office_why_identity_disputed(),
  extension_asked: () => m.office_why_extension_asked(),
  reopening_to_decide: () => m.office_why_reopening_to_decide(),
  call_back_due: () => m.office_why_call_back_due(),
  service_contradicted: () => m.office_why_service_contradicted(),
  deadline_near: () => m.office_why_deadline_near(),
  consultation_today: () => m.office_why_consultation_today(),
  refund_to_send: () => m.office_why_refund_to_send(),
  payment_to_match: () => m.office_why_payment_to_match(),
  prefiling: () => m.office_why_prefiling(),
  follow_up_due: () => m.office_why_follow_up_due(),
  reply_due: () => m.office_why_reply_due(),
  vote_due: () => m.office_why_vote_due(),
  documents_to_check: () => m.office_why_documents_to_check(),
  undeliverable: () => m.office_why_undeliverable(),
  proof_to_validate: () => m.office_why_proof_to_validate(),
  to_post: () => m.office_why_to_post(),
  answer_received: () => m.office_why_answer_received(),
  unanswered: () => m.office_why_unanswered(),
  notice_to_send: () => m.office_why_notice_to_send(),
  invitation_to_send: () => m.office_why_invitation_to_send(),
  appointment_due: () => m.office_why_appointment_due(),
  objection_to_decide: () => m.office_why_objection_to_decide(),
  tie_found: () => m.office_why_tie_found(),
  challenge_open: () => m.office_why_challenge_open(),
  preliminary_meeting_due: () => m.office_why_preliminary_meeting_due(),
  talks_to_begin: () => m.office_why_talks_to_begin(),
  terms_to_authenticate: () => m.office_why_terms_to_authenticate(),
  stay_to_review: () => m.office_why_stay_to_review(),
  scrutiny_due: () => m.office_why_scrutiny_due(),
  basis_to_decide: () => m.office_why_basis_to_decide(),
  withdrawal_to_decide: () => m.office_why_withdrawal_to_decide(),
  substitution_to_decide: () => m.office_why_substitution_to_decide(),
  unserved_to_decide: () => m.office_why_unserved_to_decide(),
  invitation_answered: () => m.office_why_invitation_answered(),
  slots_to_offer: () => m.office_why_slots_to_offer(),
};

export const urgencyInWords: Record<ItemUrgency, () => string> = {
  overdue: () => m.office_overdue(),
  today: () => m.office_today(),
  soon: () => m.office_soon(),
  waiting: () => m.office_waits(),
};

export const toneOf: Record<ItemUrgency, Tone> = {
  overdue: 'bad',
  today: 'warn',
  soon: 'info',
  waiting: 'plain',
};

/** When it is due as one would say it: 16:00, since yesterday, in 3 days, or the day itself. */
export function dueInWords(dueAt: string, at: string): string {
  const days = daysBetween(dayIn(at), dayIn(dueAt));
  if (days < -1) return m.office_due_days_ago({ count: -days });
  if (days === -1) return m.office_due_yesterday();
  if (days === 0)
    return isEndOfDay(dueAt) ? m.office_due_today() : m.office_due_at({ time: timeIn(dueAt) });
  if (days === 1) return m.office_due_tomorrow();
  return m.office_due_in_days({ count: days });
}

/** How long somebody has waited: in hours on the first day, then in days. */
export function waitedInWords(since: string, at: string): string {
  const hours = Math.floor((Date.parse(at) - Date.parse(since)) / 3_600_000);
  if (hours < 1) return m.office_waited_now();
  if (hours < 24) return m.office_waited_hours({ count: hours });
  return m.office_waited_days({ count: Math.floor(hours / 24) });
}

/** The moment itself, for whoever wants it exactly. */
export const exactly = (at: string): string => momentInShort(at);

// What is due on a day has until its end; an hour stands beside what happens at one.
function isEndOfDay(at: string): boolean {
  return timeIn(at) === '23:59';
}
