import * as z from 'zod/mini';
import * as m from '#messages/all.ts';
import { PARTIES_MAX } from '#modules/disputes/rules/filed-parties.ts';
import { STEP_PROBLEMS, type StepProblem } from '../rules/draft.ts';
import { CLAIMS_MAX, Step } from './words.ts';

/** What somebody reads beside the field that a request still lacks, or that is wrong. */
export const problemSentences: Record<StepProblem, () => string> = {
  kind_missing: m.filing_problem_kind,
  wish_missing: m.filing_problem_wish,
  not_for_us: m.filing_problem_not_for_us,
  warning_open: m.filing_problem_warning,
  address_missing: m.filing_problem_address,
  state_missing: m.filing_problem_state,
  state_wrong: m.filing_problem_state,
  gstin_wrong: m.filing_problem_gstin,
  amount_unreadable: m.filing_problem_amount_unreadable,
  currency_unknown: m.filing_problem_currency_unknown,
  names_missing: m.filing_problem_names,
  title_missing: m.filing_problem_title,
  sector_missing: m.filing_problem_kind,
  facts_missing: m.filing_problem_facts,
  claimant_missing: m.filing_problem_claimant,
  respondent_missing: m.filing_problem_respondent,
  parties_too_many: () => m.filing_problem_parties_many({ most: PARTIES_MAX }),
  name_missing: m.filing_problem_name,
  contact_missing: m.filing_problem_contact,
  email_wrong: m.filing_problem_email,
  mobile_wrong: m.filing_problem_mobile,
  address_wrong: m.filing_problem_post,
  designation_unfounded: m.filing_problem_designation,
  party_against_itself: m.filing_problem_itself,
  address_of_both_sides: m.filing_problem_both_sides,
  claim_missing: m.filing_problem_claim,
  claims_too_many: () => m.filing_problem_claims_many({ most: CLAIMS_MAX }),
  head_missing: m.filing_problem_head,
  amount_zero: m.filing_problem_amount_zero,
  amount_too_large: m.filing_problem_amount_large,
  currencies_mixed: m.filing_problem_currencies,
  interest_wrong: m.filing_problem_interest,
  day_wrong: m.filing_problem_day,
  day_in_future: m.filing_problem_day_future,
  day_too_old: m.filing_problem_day_old,
  arbitrators_even: m.filing_problem_even,
  agreement_missing: m.filing_problem_agreement,
  clause_missing: m.filing_problem_clause,
  representative_wrong: m.filing_problem_representative,
};

export const Problem = z.object({
  step: Step,
  field: z
    .string()
    .check(z.meta({ description: 'The control, as the step names it: `parties.0.name`.' })),
  code: z.enum(STEP_PROBLEMS),
});
