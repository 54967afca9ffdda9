import * as m from '#messages/all.ts';
import type { CheckItem } from '../rules/scrutiny.ts';

/** What an officer looks at, as the claimant reads it too: on a screen, in a paper and in a letter. */
export const itemWords: Record<CheckItem, () => string> = {
  parties: m.dispute_item_parties,
  authority: m.dispute_item_authority,
  contacts: m.dispute_item_contacts,
  agreement_text: m.dispute_item_agreement_text,
  prima_facie: m.dispute_item_prima_facie,
  submission_to_conciliation: m.dispute_item_submission_to_conciliation,
  arbitrability: m.dispute_item_arbitrability,
  mediation_fit: m.dispute_item_mediation_fit,
  limitation: m.dispute_item_limitation,
  claim: m.dispute_item_claim,
  fee: m.dispute_item_fee,
  forum_warnings: m.dispute_item_forum_warnings,
  tribunal: m.dispute_item_tribunal,
  seat_and_language: m.dispute_item_seat_and_language,
  fast_track: m.dispute_item_fast_track,
  online_consent: m.dispute_item_online_consent,
  other_proceedings: m.dispute_item_other_proceedings,
};
