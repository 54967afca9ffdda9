import * as m from '#messages/all.ts';
import type { ResponseKind } from '../rules/words.ts';

/** What a respondent sends, as it is called on a screen, in a paper and in a letter. */
export const responseKindWords: Record<ResponseKind, () => string> = {
  answer: m.notice_kind_answer,
  objection: m.notice_kind_objection,
  offer: m.notice_kind_offer,
  counterclaim: m.notice_kind_counterclaim,
  identity: m.notice_kind_identity,
  call_back: m.notice_kind_call_back,
  extension: m.notice_kind_extension,
  agreement: m.notice_kind_agreement,
  refusal: m.notice_kind_refusal,
  acceptance: m.notice_kind_acceptance,
  rejection: m.notice_kind_rejection,
  withdrawal_objection: m.notice_kind_withdrawal_objection,
  reopening: m.notice_kind_reopening,
  fast_track: m.notice_kind_fast_track,
  consent_withdrawal: m.notice_kind_consent_withdrawal,
  consent_denial: m.notice_kind_consent_denial,
  withdrawal_consent: m.notice_kind_withdrawal_consent,
  leaving: m.notice_kind_leaving,
};
