import * as m from '#messages/all.ts';
import type { CostFactor, CostKind } from '../rules/costs.ts';
import type { InterestRests } from '../rules/interest.ts';
import type { InterestPeriod } from '../rules/periods.ts';

export const periodWords: Record<InterestPeriod, () => string> = {
  pre_reference: m.awards_period_pre_reference,
  pendente_lite: m.awards_period_pendente_lite,
  post_award: m.awards_period_post_award,
};

export const restsWords: Record<InterestRests, () => string> = {
  none: m.awards_rests_none,
  monthly: m.awards_rests_monthly,
  quarterly: m.awards_rests_quarterly,
  yearly: m.awards_rests_yearly,
};

/** ACA s. 31A(1), Explanation. */
export const costWords: Record<CostKind, () => string> = {
  tribunal_and_witnesses: m.awards_cost_tribunal_and_witnesses,
  legal: m.awards_cost_legal,
  institution: m.awards_cost_institution,
  other: m.awards_cost_other,
};

/** ACA s. 31A(3). */
export const factorWords: Record<CostFactor, () => string> = {
  conduct: m.awards_factor_conduct,
  success_in_part: m.awards_factor_success_in_part,
  frivolous_counterclaim: m.awards_factor_frivolous_counterclaim,
  offer_refused: m.awards_factor_offer_refused,
};
