import * as m from '#messages/all.ts';
import type { ConsentKind, IdentifiedBy } from '../rules/consents.ts';

export const consentKinds: Record<ConsentKind, () => string> = {
  submission: m.case_consent_kind_submission,
  fast_track: m.case_consent_kind_fast_track,
  talks: m.case_consent_kind_talks,
};

/** How it was given. */
export const consentWays = {
  notice: m.case_consent_way_notice,
  account: m.case_consent_way_account,
  paper: m.case_consent_way_paper,
} as const;

/** By what it is shown who gave it. */
export const shownWords: Record<IdentifiedBy, () => string> = {
  esign: m.case_consent_shown_esign,
  paper: m.case_consent_shown_paper,
  call: m.case_consent_shown_call,
  account: m.case_consent_shown_account,
  filer: m.case_consent_shown_filer,
};

export const consentStandings = {
  counts: m.case_consent_counts,
  not_shown: m.case_consent_not_shown,
  disputed: m.case_consent_disputed,
  over: m.case_consent_over,
} as const;
