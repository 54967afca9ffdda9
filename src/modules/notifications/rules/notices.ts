import type { BundlesAct } from '#modules/bundles/rules/acts.ts';
import type { CalendarAct } from '#modules/calendar/rules/acts.ts';
import type { DiscussionAct } from '#modules/discussion/rules/acts.ts';
import type { DisputeAct } from '#modules/disputes/rules/acts.ts';
import type { DocumentsAct } from '#modules/documents/rules/acts.ts';
import type { EnquiriesAct } from '#modules/enquiries/rules/acts.ts';
import type { ExportsAct } from '#modules/exports/rules/acts.ts';
import type { FeesAct } from '#modules/fees/rules/acts.ts';
import type { FilingAct } from '#modules/filing/rules/acts.ts';
import type { IdentityAct } from '#modules/identity/rules/acts.ts';
import type { InstitutionAct } from '#modules/institution/rules/acts.ts';
import type { PanelAct } from '#modules/panel/rules/acts.ts';
import type { ResponseAct } from '#modules/response/rules/acts.ts';
import type { ServiceAct } from '#modules/service/rules/acts.ts';
import type { NotificationsAct } from './acts.ts';
import {
  inDispute,
  meeting,
  meetingNews,
  moves,
  type NoticeRules,
  office,
  own,
  quiet,
  standing,
} from './notice-kinds.ts';
import { type SettlingAct, settlingNotices } from './settling-notices.ts';

export type { NoticeKind, NotificationChoice } from '#modules/identity/rules/choices.ts';

type AnyAct =
  | SettlingAct
  | BundlesAct
  | CalendarAct
  | DiscussionAct
  | DisputeAct
  | DocumentsAct
  | EnquiriesAct
  | ExportsAct
  | FeesAct
  | FilingAct
  | IdentityAct
  | InstitutionAct
  | NotificationsAct
  | PanelAct
  | ResponseAct
  | ServiceAct;

/** What becomes of each act that tells somebody. A new act does not compile until it is decided here; null tells nobody. */
export const noticeRules: Record<AnyAct, NoticeRules | null> = {
  'person.created': null,
  'session.started': null,
  'session.ended': null,
  'role.given': own('account', 'role_given'),
  'role.ended': own('account', 'role_ended'),
  // Its own letter tells of it, for it may be the only sign of a break-in.
  'password.set': null,
  'person.agreed': null,
  'person.verified': null,
  'profile.changed': null,
  'address.changed': null,
  'choices.changed': null,
  // What touches how they sign in has letters of its own.
  'sessions.ended': null,
  'factor.added': null,
  'factor.given': null,
  'factor.removed': null,
  'codes.renewed': null,
  'passkey.added': null,
  'passkey.named': null,
  'passkey.removed': null,
  'invitation.sent': null,
  'invitation.withdrawn': null,
  'data.downloaded': null,
  'erasure.asked': office('erasure_asked'),
  'erasure.withdrawn': null,
  'erasure.confirmed': null,
  'erasure.done': null,

  'application.item_checked': null,
  'application.item_unchecked': null,
  'application.question_asked': null,
  'application.question_answered': office('application_answered'),
  'application.list_opened': null,
  'application.document_opened': null,
  'application.documents_checked': office('application_to_decide'),
  'application.conflict_declared': null,
  'application.voted': null,
  'application.verified': standing,
  'application.declined': standing,
  'application.decision_replied': office('application_answered'),
  'application.reconsidered': office('application_to_decide'),
  'application.put_on_trial_list': standing,
  'application.activated': standing,
  'application.leave_taken': standing,
  'application.leave_ended': standing,
  'application.suspended': standing,
  'application.reinstated': standing,
  'application.removed': standing,
  'application.withdrawn': standing,
  'application.notice_given': office('removal_noticed'),
  'application.notice_replied': office('removal_replied'),
  'application.notice_decided': office('removal_decided'),
  'application.documents_removed': null,
  'neutral.joined': null,
  'neutral.profile_saved': office('profile_to_check'),
  'neutral.words_approved': own('empanelment', 'profile_approved'),
  'neutral.words_returned': own('empanelment', 'profile_returned'),
  'neutral.appointment_declared': null,
  'neutral.appointment_withdrawn': null,
  'neutral.document_added': null,
  'neutral.leave_entered': null,
  'neutral.leave_withdrawn': null,

  'enquiry.assigned': office('enquiry_assigned'),
  'enquiry.noted': null,
  'enquiry.replied': null,
  'enquiry.answered': office('enquiry_answered'),
  'enquiry.closed': null,
  'enquiry.reopened': null,
  'enquiry.followed_up': null,
  'enquiry.exported': null,

  'consultation.offered': null,
  'consultation.booked': quiet(meeting('consultation_booked')),
  'consultation.moved': quiet(meeting('consultation_moved')),
  'consultation.declined': meeting('consultation_declined'),
  'consultation.lapsed': meeting('consultation_lapsed'),
  'consultation.cancelled': meeting('consultation_cancelled'),
  'consultation.held': null,
  'consultation.visitor_missed': null,
  'consultation.office_missed': office('consultation_missed'),
  'consultation.phone_corrected': meeting('consultation_phone'),
  'consultation.calendar_renewed': null,
  'calendar.address_renewed': null,
  // Whoever is asked has a letter of the calendar's own; of a place that is sealed from the office the record has nothing to tell.
  'meeting.proposed': meetingNews,
  'meeting.times_added': meetingNews,
  'meeting.people_asked': meetingNews,
  'meeting.settled': meetingNews,
  'meeting.moved': meetingNews,
  'meeting.cancelled': meetingNews,

  // Whoever owes or paid hears of it from the dispute, which knows its people; the office is told of what waits for it.
  'invoice.issued': null,
  'fee.earned': null,
  'fee.approved': null,
  'fee.put_in_payout': null,
  'fee.paid': null,
  'fee.account_saved': null,
  'invoice.paid_in_part': null,
  'invoice.paid': null,
  'invoice.waived': null,
  'invoice.cancelled': null,
  'invoice.place_differs': office('invoice_place'),
  'invoice.refund_ordered': office('refund_to_send'),
  'invoice.refund_sent': null,
  'payment.received': null,
  'payment.left_over': office('payment_left_over'),
  'payment.refund_ordered': office('refund_to_send'),
  'payment.refund_sent': null,
  'dispute.schedule_chosen': null,
  'dispute.stamp_payer_chosen': null,

  'setting.drawn': null,
  'setting.withdrawn': null,
  'setting.in_force': null,
  'letter.retried': null,
  'job.retried': null,
  'job.discarded': null,
  'data.deleted': null,

  // The institution's own people did it, or see it on their page of the filing.
  'filing.institution_made': null,
  'filing.institution_changed': null,
  'filing.institution_closed': null,
  'filing.member_added': null,
  'filing.member_ended': null,
  'filing.rows_accepted': null,
  // Evidence of reading; the proof of service that follows from it is told as an event of the dispute.
  'notice.opened': null,
  'notice.verified': null,
  'notice.renewed': null,
  'notice.another_found': inDispute,
  'notice.called_back': null,
  ...moves,
  // Of a bill and a payment whoever owes it hears; the office has its own lists of them.
  'dispute.billed': quiet(own('account', 'dispute_moved')),
  'dispute.paid': quiet(own('account', 'dispute_moved')),
  'dispute.document_issued': null,
  'dispute.document_opened': null,
  'dispute.reminded': {
    asRole: office('dispute_due'),
    byName: quiet(own('account', 'dispute_due')),
  },
  // Nobody but the officer is told: the party is no account any more.
  'dispute.account_erased': office('dispute_work'),
  'dispute.account_returned': office('dispute_work'),
  // What it does to a bill is told with the bill.
  'dispute.tax_place_told': null,
  // Whoever was invited has a letter; afterwards the one who invited, or who was taken off the list, hears of it here.
  'dispute.person_invited': null,
  'dispute.invitation_accepted': quiet(own('account', 'dispute_moved')),
  'dispute.invitation_ended': quiet(own('account', 'dispute_moved')),
  'dispute.firm_named': quiet(own('account', 'dispute_moved')),
  'dispute.limit_missed': {
    asRole: office('dispute_due'),
    byName: quiet(own('account', 'dispute_due')),
  },

  // The queue shows what of these waits for somebody; what they lead to is an event of the dispute, which is told.
  'service.proof_brought': null,
  'service.proof_judged': null,
  'service.inquiry_noted': null,
  'service.sent_again': null,
  'service.carried_out': null,
  'service.certified': null,

  // The paper itself goes out by service; of what becomes of it the bell is enough.
  'exhibit.filed': quiet(own('account', 'dispute_moved')),
  'exhibit.struck': quiet(own('account', 'dispute_moved')),
  'exhibit.answered': quiet(own('account', 'dispute_moved')),
  // The registrar decides on it, so theirs goes by mail too.
  'exhibit.seal_asked': {
    asRole: office('dispute_work'),
    byName: quiet(own('account', 'dispute_moved')),
  },
  'exhibit.seal_declined': quiet(own('account', 'dispute_moved')),
  'exhibit.sealed': quiet(own('account', 'dispute_moved')),
  'exhibit.unsealed': quiet(own('account', 'dispute_moved')),

  // One registrar asks another, who must decide within a day. Whoever reads what was opened has a letter of its own at once.
  'talk.opening_asked': office('dispute_work'),
  'talk.opening_declined': office('dispute_work'),
  'talk.opened': { ...quiet(own('account', 'dispute_moved')), below: '/talk-openings' },
  'talk.opening_read': null,

  ...settlingNotices,

  // What somebody had made of papers is theirs alone, and they wait for it.
  'bundle.made': own('account', 'bundle_made'),
  'bundle.failed': own('account', 'bundle_failed'),

  // Whoever asked for it may have gone away meanwhile; what is in it the letter does not say.
  'export.asked': null,
  'export.ready': { ...own('account', 'export_ready'), below: '/export' },
  'export.taken': null,
  'export.ended': null,

  // A letter about a letter that came back could come back too.
  'letter.bounced': quiet(office('letter_bounced')),
  'letter.sent_again': null,
  'letter.closed': null,
};
