import * as m from '#messages/all.ts';
import type { OfferState } from '../rules/offers.ts';
import type { CostsBorne, PaymentRhythm } from '../rules/terms.ts';

export const costsWords: Record<CostsBorne, () => string> = {
  own: m.settlement_costs_own,
  half: m.settlement_costs_half,
  claimant: m.settlement_costs_claimant,
  respondent: m.settlement_costs_respondent,
};

export const rhythmWords: Record<PaymentRhythm, () => string> = {
  week: m.offers_rhythm_week,
  fortnight: m.offers_rhythm_fortnight,
  month: m.offers_rhythm_month,
  quarter: m.offers_rhythm_quarter,
};

export const capacityWords = {
  party: m.settlement_as_party,
  representative: m.settlement_as_representative,
  institution: m.settlement_as_institution,
} as const;

export const offerStateWords: Record<OfferState, () => string> = {
  open: m.offers_state_open,
  accepted: m.offers_state_accepted,
  refused: m.offers_state_refused,
  withdrawn: m.offers_state_withdrawn,
  countered: m.offers_state_countered,
  expired: m.offers_state_expired,
  closed: m.offers_state_closed,
};

export const sideWords = {
  claimant: m.offers_side_claimant,
  respondent: m.offers_side_respondent,
} as const;

/** Who leads the talks of a process. */
export const leaderWords = {
  conciliation: m.proposals_leader_conciliator,
  mediation: m.proposals_leader_mediator,
} as const;
