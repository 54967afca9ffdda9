import { here } from '#kernel/language.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import type { BiddingAct } from '#modules/bidding/rules/acts.ts';
import type { CalendarAct } from '#modules/calendar/rules/acts.ts';
import type { DiscussionAct } from '#modules/discussion/rules/acts.ts';
import { eventSentence } from '#modules/disputes/contract/event-words.ts';
import type { DisputeAct } from '#modules/disputes/rules/acts.ts';
import type { DocumentsAct } from '#modules/documents/rules/acts.ts';
import type { ExportsAct } from '#modules/exports/rules/acts.ts';
import type { OffersAct } from '#modules/offers/rules/acts.ts';
import type { PackagesAct } from '#modules/packages/rules/acts.ts';
import type { PerformanceAct } from '#modules/performance/rules/acts.ts';
import type { ProposalsAct } from '#modules/proposals/rules/acts.ts';
import { type Body, type Envelope, moment, letter as written } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../content/institution.ts';
import type { LetterTopic } from './rules/bounces.ts';
import type { NoticeSentence } from './rules/notice-kinds.ts';

export type NoticeText = { text: string; at: string; place: string | null };

const sentences: Record<NoticeSentence, () => string> = {
  role_given: m.notice_role_given,
  role_ended: m.notice_role_ended,
  letter_bounced: m.notice_letter_bounced,
  enquiry_assigned: m.notice_enquiry_assigned,
  enquiry_answered: m.notice_enquiry_answered,
  consultation_booked: m.notice_consultation_booked,
  consultation_moved: m.notice_consultation_moved,
  consultation_declined: m.notice_consultation_declined,
  consultation_lapsed: m.notice_consultation_lapsed,
  consultation_cancelled: m.notice_consultation_cancelled,
  consultation_missed: m.notice_consultation_missed,
  consultation_phone: m.notice_consultation_phone,
  application_to_decide: m.notice_application_to_decide,
  application_answered: m.notice_application_answered,
  application_moved: m.notice_application_moved,
  standing_changed: m.notice_standing_changed,
  removal_noticed: m.notice_removal_noticed,
  removal_replied: m.notice_removal_replied,
  removal_decided: m.notice_removal_decided,
  profile_to_check: m.notice_profile_to_check,
  profile_approved: m.notice_profile_approved,
  profile_returned: m.notice_profile_returned,
  payment_left_over: m.notice_payment_left_over,
  invoice_place: m.notice_invoice_place,
  refund_to_send: m.notice_refund_to_send,
  erasure_asked: m.notice_erasure_asked,
  dispute_assigned: m.notice_dispute_assigned,
  dispute_removed: m.notice_dispute_removed,
  dispute_work: m.notice_dispute_work,
  dispute_moved: m.notice_dispute_moved,
  dispute_due: m.notice_dispute_due,
  bundle_made: m.notice_bundle_made,
  bundle_failed: m.notice_bundle_failed,
  export_ready: m.notice_export_ready,
};

/** What a notice says, in the language that is being spoken. */
export function noticeSentence(words: NoticeSentence | null): string {
  return words ? sentences[words]() : m.notice_something();
}

const topics: Record<LetterTopic, () => string> = {
  enquiry: m.office_bounce_kind_enquiry,
  consultation: m.office_bounce_kind_consultation,
  newsletter: m.office_bounce_kind_newsletter,
  panel: m.office_bounce_kind_panel,
  identity: m.office_bounce_kind_identity,
  notice: m.office_bounce_kind_notice,
  office: m.office_bounce_kind_office,
  other: m.office_bounce_kind_other,
};

/** What a party is told of that is no move. */
const besideMoves: Partial<
  Record<
    | (BiddingAct | CalendarAct | DiscussionAct | DisputeAct | DocumentsAct)
    | (ExportsAct | OffersAct | PackagesAct | PerformanceAct | ProposalsAct),
    () => string
  >
> = {
  'dispute.billed': m.notice_dispute_billed,
  'dispute.paid': m.notice_dispute_paid,
  'dispute.reminded': m.notice_dispute_reminded,
  'dispute.limit_missed': m.notice_dispute_limit_missed,
  'exhibit.filed': m.notice_exhibit_filed,
  'exhibit.struck': m.notice_exhibit_struck,
  'exhibit.answered': m.notice_exhibit_answered,
  'exhibit.seal_asked': m.notice_exhibit_seal_asked,
  'exhibit.seal_declined': m.notice_exhibit_seal_declined,
  'exhibit.sealed': m.notice_exhibit_sealed,
  'exhibit.unsealed': m.notice_exhibit_unsealed,
  'talk.opened': m.notice_talk_opened,
  'export.ready': m.notice_export_ready,
  'offers.willing': m.notice_offers_willing,
  'offers.unwilling': m.notice_offers_unwilling,
  'offers.made': m.notice_offers_made,
  'offers.answered': m.notice_offers_answered,
  'settlement.drawn_up': m.notice_settlement_drawn_up,
  'settlement.signed': m.notice_settlement_signed,
  'settlement.ended': m.notice_settlement_ended,
  'packages.list_proposed': m.notice_packages_list_proposed,
  'packages.list_agreed': m.notice_packages_list_agreed,
  'packages.given': m.notice_packages_given,
  'packages.computed': m.notice_packages_computed,
  'packages.suggested': m.notice_packages_suggested,
  'packages.suggestion_accepted': m.notice_packages_suggestion_accepted,
  'packages.answered': m.notice_packages_answered,
  'packages.ended': m.notice_packages_ended,
  'packages.things_listed': m.notice_packages_things_listed,
  'packages.things_agreed': m.notice_packages_things_agreed,
  'packages.points_shared': m.notice_packages_points_shared,
  'packages.divided': m.notice_packages_divided,
  'packages.division_answered': m.notice_packages_division_answered,
  'packages.division_ended': m.notice_packages_division_ended,
  'proposals.shown': m.notice_proposals_shown,
  'proposals.observed': m.notice_proposals_observed,
  'proposals.put': m.notice_proposals_put,
  'proposals.withdrawn': m.notice_proposals_withdrawn,
  'proposals.not_agreed': m.notice_proposals_not_agreed,
  'performance.stated': m.notice_performance_stated,
  'performance.answered': m.notice_performance_answered,
  'performance.withdrawn': m.notice_performance_withdrawn,
  'performance.ahead': m.notice_performance_ahead,
  'performance.late': m.notice_performance_late,
  'performance.stands': m.notice_performance_stands,
  'performance.registration_near': m.notice_performance_registration,
  'performance.registered': m.notice_performance_registered,
  'performance.default_certified': m.notice_performance_default,
  'performance.performed_certified': m.notice_performance_performed,
  'bidding.proposed': m.notice_bidding_proposed,
  'bidding.agreed': m.notice_bidding_agreed,
  'bidding.round_closed': m.notice_bidding_round_closed,
  'bidding.failed': m.notice_bidding_failed,
  'bidding.ended': m.notice_bidding_ended,
  'meeting.proposed': m.notice_meeting_proposed,
  'meeting.times_added': m.notice_meeting_times_added,
  'meeting.people_asked': m.notice_meeting_proposed,
  'meeting.settled': m.notice_meeting_settled,
  'meeting.moved': m.notice_meeting_moved,
  'meeting.cancelled': m.notice_meeting_cancelled,
};

/** What happened in a dispute, as a party is told of it: in which, and the thing itself. */
export function disputeSentence(act: string, reference: string): string {
  const what = named(besideMoves, act)?.() ?? eventSentence(act.slice(act.indexOf('.') + 1));
  return m.notice_dispute_event({ reference, what });
}

/** What a letter that came back was about. */
export function aboutLetter(topic: LetterTopic): string {
  return topics[topic]();
}

/** One notice, mailed at once. It says what happened and where to look, and nothing of what is there: mail is an open card. */
export function noticeLetter(to: Envelope, { text, at, place }: NoticeText): Mail {
  return letter(to, {
    subject: text,
    blocks: [
      { text: m.notice_mail_intro({ what: text, when: moment(new Date(at)) }) },
      { link: addressOf(to, place), words: m.notice_mail_link() },
      { text: m.notice_mail_choice() },
    ],
  });
}

/** The letter of the day: all that is unread, the oldest first. */
export function digestLetter(to: Envelope, notices: readonly NoticeText[]): Mail {
  return letter(to, {
    subject: m.notice_digest_subject({ count: notices.length }),
    blocks: [
      { text: m.notice_digest_intro({ count: notices.length }) },
      { rows: notices.map(({ text, at }) => [moment(new Date(at)), text] as const) },
      { link: addressOf(to, '/account/notices'), words: m.notice_digest_link() },
      { text: m.notice_mail_choice() },
    ],
  });
}

// The office is in English alone and stands at one address.
function addressOf({ publicUrl }: Envelope, place: string | null): string {
  const path = place ?? '/account/notices';
  return `${publicUrl}${path.startsWith('/office') ? path : here(path)}`;
}

function letter(to: Envelope, body: Omit<Body, 'signature'>): Mail {
  return written(to, {
    ...body,
    signature: m.mail_sent_by({ name: institution.name, site: to.publicUrl }),
  });
}
