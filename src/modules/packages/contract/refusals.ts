import * as m from '#messages/all.ts';
import { ISSUES_AT_MOST, OPTIONS_AT_MOST } from '../rules/lists.ts';

export const listErrors = {
  no_issues: { status: 422, when: 'The list has no issue.' },
  too_many_issues: { status: 422, when: 'The list has more than twelve issues.' },
  issue_unnamed: { status: 422, when: 'An issue has no name.' },
  issue_twice: { status: 422, when: 'Two issues have one name.' },
  too_few_options: { status: 422, when: 'An issue has fewer than two options.' },
  too_many_options: { status: 422, when: 'An issue has more than eight options.' },
  option_empty: { status: 422, when: 'An option says nothing.' },
  option_twice: { status: 422, when: 'Two options of an issue are one.' },
  sum_wrong: { status: 422, when: 'A sum is below nothing or too large.' },
  payments_wrong: { status: 422, when: 'A sum is paid in 1 to 60 payments, nothing in one.' },
  payments_small: { status: 422, when: 'A payment would be below one rupee.' },
  days_wrong: { status: 422, when: 'The first payment is due 1 to 365 days after the text.' },
  clause_without_payment: { status: 422, when: 'A clause speaks of a payment; no issue is one.' },
  clause_two_payers: { status: 422, when: 'A clause speaks of a payment; both sides may pay.' },
} as const;
export const listSentences = {
  no_issues: m.packages_error_no_issues,
  too_many_issues: () => m.packages_error_too_many_issues({ most: ISSUES_AT_MOST }),
  issue_unnamed: m.packages_error_issue_unnamed,
  issue_twice: m.packages_error_issue_twice,
  too_few_options: m.packages_error_too_few_options,
  too_many_options: () => m.packages_error_too_many_options({ most: OPTIONS_AT_MOST }),
  option_empty: m.packages_error_option_empty,
  option_twice: m.packages_error_option_twice,
  sum_wrong: m.packages_error_sum,
  payments_wrong: m.packages_error_payments,
  payments_small: m.packages_error_payments_small,
  days_wrong: m.packages_error_days,
  clause_without_payment: m.packages_error_clause,
  clause_two_payers: m.offers_error_clause_payers,
} as const;

export const wishErrors = {
  weights_not_a_hundred: { status: 422, when: 'The points are not 100 in all.' },
  weight_not_whole: { status: 422, when: 'Points are whole, 0 to 100.' },
  score_not_whole: { status: 422, when: 'A score is whole, 0 to 100.' },
  scores_missing: { status: 422, when: 'What was given is not for this list.' },
  no_best_option: { status: 422, when: 'No option of an issue has a score of 100.' },
  without_not_whole: { status: 422, when: 'What is left without a deal is whole, 0 to 100.' },
  all_barred: { status: 422, when: 'Every option of an issue was ruled out.' },
} as const;
export const wishSentences = {
  weights_not_a_hundred: m.packages_error_weights,
  weight_not_whole: m.packages_error_weight,
  score_not_whole: m.packages_error_score,
  scores_missing: m.packages_error_scores_missing,
  no_best_option: m.packages_error_no_best,
  without_not_whole: m.packages_error_without,
  all_barred: m.packages_error_all_barred,
} as const;

export const stepErrors = {
  list_over: { status: 409, when: 'The list is not the one that stands.' },
  list_agreed: { status: 409, when: 'Both sides have agreed to the list: it is frozen.' },
  list_not_agreed: { status: 409, when: 'The other side has not agreed to the list.' },
  own_list: { status: 409, when: 'It is one’s own side’s list.' },
  round_open: { status: 409, when: 'What was computed waits for answers.' },
  round_over: { status: 409, when: 'It waits for no answer.' },
  wishes_missing: { status: 409, when: 'One’s side has given nothing.' },
  ready_before: { status: 409, when: 'One’s side said that it is ready.' },
  too_soon: { status: 409, when: 'Packages were computed within the last hour.' },
  used_up: { status: 409, when: 'One’s side has had packages computed three times.' },
  answered_before: { status: 409, when: 'One’s side has answered.' },
  answers_missing: { status: 422, when: 'A package was not answered.' },
  improvement_open: { status: 409, when: 'The better package still waits for answers.' },
} as const;
export const stepSentences = {
  list_over: m.packages_error_list_over,
  list_agreed: m.packages_error_list_agreed,
  list_not_agreed: m.packages_error_list_not_agreed,
  own_list: m.packages_error_own_list,
  round_open: m.packages_error_round_open,
  round_over: m.packages_error_round_over,
  wishes_missing: m.packages_error_wishes_missing,
  ready_before: m.packages_error_ready_before,
  too_soon: m.packages_error_too_soon,
  used_up: m.packages_error_used_up,
  answered_before: m.packages_error_answered_before,
  answers_missing: m.packages_error_answers_missing,
  improvement_open: m.packages_error_improvement_open,
} as const;

export const suggestionErrors = {
  suggestion_over: { status: 409, when: 'It was accepted, replaced or taken back.' },
  own_suggestion: { status: 409, when: 'It is one’s own side’s.' },
  not_own_suggestion: { status: 409, when: 'It is the other side’s.' },
  options_missing: { status: 422, when: 'The package has not one option of each issue.' },
} as const;
export const suggestionSentences = {
  suggestion_over: m.packages_error_suggestion_over,
  own_suggestion: m.packages_error_own_suggestion,
  not_own_suggestion: m.packages_error_not_own_suggestion,
  options_missing: m.packages_error_options_missing,
} as const;
