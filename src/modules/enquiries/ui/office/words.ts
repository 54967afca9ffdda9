import { dayInShort } from '#kernel/day-words.ts';
import type { Language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { EnquiryKind, WorkState } from '../../rules/queue.ts';
import type { CloseReason } from '../../rules/work.ts';

// What the office's screens call things.

export const kindWords: Record<EnquiryKind, () => string> = {
  contact: m.office_enquiries_kind_contact,
  consultation: m.office_enquiries_kind_consultation,
};

export const stateWords: Record<WorkState, () => string> = {
  open: m.office_enquiries_state_open,
  waiting: m.office_enquiries_state_waiting,
  closed: m.office_enquiries_state_closed,
};

export const languageWords: Record<Language, () => string> = {
  en: m.office_enquiries_language_en,
  hi: m.office_enquiries_language_hi,
  mr: m.office_enquiries_language_mr,
};

export const reasonWords: Record<CloseReason, () => string> = {
  answered: m.office_enquiries_reason_answered,
  withdrawn: m.office_enquiries_reason_withdrawn,
  spam: m.office_enquiries_reason_spam,
  referred: m.office_enquiries_reason_referred,
  became_dispute: m.office_enquiries_reason_became_dispute,
  duplicate: m.office_enquiries_reason_duplicate,
  unreachable: m.office_enquiries_reason_unreachable,
  other: m.office_enquiries_reason_other,
};

export const letterWords: Record<'waiting' | 'sent' | 'failed' | 'dropped', () => string> = {
  waiting: m.office_enquiries_letter_waiting,
  sent: m.office_enquiries_letter_sent,
  failed: m.office_enquiries_letter_failed,
  dropped: m.office_enquiries_letter_dropped,
};

/** Counted exactly as far as 1,000: the server counts no further. */
export function countWords(count: number): string {
  return count > 1000 ? '1,000+' : count.toLocaleString('en-IN');
}

export function closeReasonInWords(reason: string | null): string {
  return isReason(reason) ? reasonWords[reason]() : (reason ?? '');
}

export function dayOrNothing(day: string | null): string {
  return day === null ? '' : dayInShort(day);
}

function isReason(text: string | null): text is CloseReason {
  return text !== null && text in reasonWords;
}
