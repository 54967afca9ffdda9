import * as m from '#messages/all.ts';
import type { AnswerStance } from '../../contract/account.ts';
import { EXTENSION_MAX, type ResponseKind } from '../../contract/words.ts';
import type { ResponseOutcome } from '../../rules/words.ts';

/** Each choice by what it does, and one sentence about it. */
export const choices: Record<ResponseKind, { label: () => string; why: () => string }> = {
  answer: { label: m.notice_do_answer, why: m.notice_do_answer_why },
  objection: { label: m.notice_do_objection, why: m.notice_do_objection_why },
  offer: { label: m.notice_do_offer, why: m.notice_do_offer_why },
  counterclaim: { label: m.notice_do_counterclaim, why: m.notice_do_counterclaim_why },
  identity: { label: m.notice_do_identity, why: m.notice_do_identity_why },
  call_back: { label: m.notice_do_call_back, why: m.notice_do_call_back_why },
  extension: {
    label: m.notice_do_extension,
    why: () => m.notice_do_extension_why({ most: EXTENSION_MAX }),
  },
  agreement: { label: m.notice_do_agreement, why: m.notice_do_agreement_why },
  refusal: { label: m.notice_do_refusal, why: m.notice_do_refusal_why },
  acceptance: { label: m.notice_do_acceptance, why: m.notice_do_acceptance_why },
  rejection: { label: m.notice_do_rejection, why: m.notice_do_rejection_why },
  withdrawal_objection: {
    label: m.notice_do_withdrawal_objection,
    why: m.notice_do_withdrawal_objection_why,
  },
  reopening: { label: m.notice_do_reopening, why: m.notice_do_reopening_why },
  fast_track: { label: m.notice_do_fast_track, why: m.notice_do_fast_track_why },
  consent_withdrawal: {
    label: m.notice_do_consent_withdrawal,
    why: m.notice_do_consent_withdrawal_why,
  },
  consent_denial: { label: m.notice_do_consent_denial, why: m.notice_do_consent_denial_why },
  withdrawal_consent: {
    label: m.notice_do_withdrawal_consent,
    why: m.notice_do_withdrawal_consent_why,
  },
  leaving: { label: m.notice_do_leaving, why: m.notice_do_leaving_why },
};

/** What comes after something was sent. */
export const next: Record<ResponseKind, () => string> = {
  answer: m.notice_next_answer,
  objection: m.notice_next_answer,
  offer: m.notice_next_offer,
  counterclaim: m.notice_next_answer,
  identity: m.notice_next_office,
  call_back: m.notice_next_call,
  extension: m.notice_next_extension,
  agreement: m.notice_next_yes,
  refusal: m.notice_next_no,
  acceptance: m.notice_next_yes,
  rejection: () => `${m.notice_next_no()} ${m.notice_after_no_court()}`,
  withdrawal_objection: m.notice_next_withdrawal,
  reopening: m.notice_next_reopening,
  fast_track: m.notice_next_yes,
  consent_withdrawal: m.notice_next_consent_withdrawal,
  consent_denial: m.notice_next_consent_denial,
  withdrawal_consent: m.notice_next_withdrawal,
  leaving: m.notice_next_leaving,
};

export const outcomes: Record<ResponseOutcome, () => string> = {
  extended: m.notice_outcome_extended,
  declined: m.notice_outcome_declined,
  confirmed: m.notice_outcome_confirmed,
  another: m.notice_outcome_another,
  called: m.notice_outcome_called,
  reopened: m.notice_outcome_reopened,
  not_reopened: m.notice_outcome_not_reopened,
};

/** As addresses write a choice: `/n/7K2P-9XQM/call-back`. */
export const slugOf = (kind: ResponseKind) => kind.replace('_', '-');

/** The file of a choice by its address; null for one that is none. */
export function kindOf(slug: string | undefined): ResponseKind | null {
  const kind = (slug ?? '').replace('-', '_');
  return kind in choices ? (kind as ResponseKind) : null;
}

/** What the claimant said to an offer, and when. */
export const replied: Record<AnswerStance, (about: { day: string }) => string> = {
  accepted: m.case_offer_was_accepted,
  refused: m.case_offer_was_refused,
  asked: m.case_offer_was_asked,
};
