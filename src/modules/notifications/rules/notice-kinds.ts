import { type MoveAct, moveActs } from '#modules/disputes/rules/acts.ts';
import { rowOf } from '#modules/disputes/rules/machine.ts';
import type { NoticeKind } from '#modules/identity/rules/choices.ts';

/** Which sentence says it; each is written in letters.ts. */
export type NoticeSentence =
  | 'role_given'
  | 'role_ended'
  | 'letter_bounced'
  | 'enquiry_assigned'
  | 'enquiry_answered'
  | 'consultation_booked'
  | 'consultation_moved'
  | 'consultation_declined'
  | 'consultation_lapsed'
  | 'consultation_cancelled'
  | 'consultation_missed'
  | 'consultation_phone'
  | 'application_to_decide'
  | 'application_answered'
  | 'application_moved'
  | 'standing_changed'
  | 'removal_noticed'
  | 'removal_replied'
  | 'removal_decided'
  | 'profile_to_check'
  | 'profile_approved'
  | 'profile_returned'
  | 'payment_left_over'
  | 'invoice_place'
  | 'refund_to_send'
  | 'erasure_asked'
  | 'dispute_assigned'
  | 'dispute_removed'
  | 'dispute_work'
  | 'dispute_moved'
  | 'dispute_due'
  | 'bundle_made'
  | 'bundle_failed'
  | 'export_ready';

export type NoticeRule = {
  kind: NoticeKind;
  words: NoticeSentence;
  /** Where it is seen to: a page of the office, or of one's own account. */
  place: 'office' | 'account';
  /** The module that did it writes a letter of its own about it, or none may be written: the bell is enough. */
  quiet?: true;
  /** A place below the page of what it is about. */
  below?: string;
};

/** One rule for all, or one for whoever is told as a role and one for whoever is told by name. */
export type NoticeRules = NoticeRule | { asRole: NoticeRule; byName: NoticeRule };

export const office = (words: NoticeSentence): NoticeRule => ({
  kind: 'work',
  words,
  place: 'office',
});

export const own = (kind: NoticeKind, words: NoticeSentence): NoticeRule => ({
  kind,
  words,
  place: 'account',
});

/** An officer hears of their own consultations as they chose for those. */
export const meeting = (words: NoticeSentence): NoticeRule => ({
  kind: 'consultation',
  words,
  place: 'office',
});

/** Where the module that did it writes a letter of its own about it, or none may be written: the bell is enough. */
export const quiet = (rule: NoticeRule): NoticeRule => ({ ...rule, quiet: true });

// The neutral is told by name and has a letter of the panel's; the office is told as a role.
export const standing: NoticeRules = {
  asRole: office('application_moved'),
  byName: quiet(own('empanelment', 'standing_changed')),
};

// Whom a move of a dispute is told to stands in its row (disputes/rules/machine). A party has letters of the dispute's own.
export const inDispute: NoticeRules = {
  asRole: office('dispute_work'),
  byName: quiet(own('account', 'dispute_moved')),
};

export const meetingNews: NoticeRule = {
  ...quiet(own('account', 'dispute_moved')),
  below: '/calendar/meetings',
};

function ofMove(act: MoveAct): NoticeRules {
  const { officer } = rowOf(act.slice('dispute.'.length)) ?? {};
  if (!officer) return inDispute;
  return office(officer === 'is_removed' ? 'dispute_removed' : 'dispute_assigned');
}

// Each of them has a rule, and the types say the same.
export const moves = Object.fromEntries(moveActs.map((act) => [act, ofMove(act)])) as Record<
  MoveAct,
  NoticeRules
>;
