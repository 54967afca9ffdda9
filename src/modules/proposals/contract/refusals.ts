import * as m from '#messages/all.ts';
import { MOST_CLAUSES } from '../rules/clauses.ts';
import { MOST_DAYS_TO_ANSWER } from '../rules/proposals.ts';

export const roomErrors = {
  unknown: { status: 404, when: 'There is none, or the viewer neither leads it nor is of a side.' },
  talks_over: { status: 409, when: 'Nobody leads talks now.' },
  settlement_pending: { status: 409, when: 'A text waits to be signed.' },
} as const;
export const roomSentences = {
  unknown: m.case_error_unknown,
  talks_over: m.proposals_error_over,
  settlement_pending: m.offers_error_pending,
} as const;

export const clauseErrors = {
  clause_unknown: { status: 422, when: 'There is no such clause.' },
  clause_unnamed: { status: 422, when: 'The clause has no heading.' },
  clause_empty: { status: 422, when: 'The clause says nothing.' },
  too_many_clauses: { status: 422, when: 'There are thirty clauses.' },
  amount_wrong: { status: 422, when: 'The sum is below nothing or too large.' },
  nothing_offered: { status: 422, when: 'The sum is nothing.' },
  instalments_wrong: { status: 422, when: 'There are 1 to 60 payments.' },
  instalments_small: { status: 422, when: 'A payment would be below one rupee.' },
  first_early: { status: 422, when: 'The first payment is before the last day to answer.' },
  first_late: { status: 422, when: 'The first payment is more than two years away.' },
  clause_without_payment: { status: 422, when: 'A standard clause speaks of a payment.' },
  clause_two_payers: { status: 422, when: 'It says who pays, and both sides would.' },
  day_wrong: { status: 422, when: 'A day is none.' },
} as const;
export const clauseSentences = {
  clause_unknown: m.proposals_error_clause_unknown,
  clause_unnamed: m.proposals_error_clause_unnamed,
  clause_empty: m.proposals_error_clause_empty,
  too_many_clauses: () => m.proposals_error_too_many({ most: MOST_CLAUSES }),
  amount_wrong: m.offers_error_amount,
  nothing_offered: m.offers_error_nothing,
  instalments_wrong: m.offers_error_instalments,
  instalments_small: m.offers_error_small,
  first_early: m.proposals_error_first_early,
  first_late: m.offers_error_first_late,
  clause_without_payment: m.proposals_error_standard,
  clause_two_payers: m.offers_error_clause_payers,
  day_wrong: m.offers_error_day,
} as const;

export const stageErrors = {
  draft_missing: { status: 409, when: 'There is no draft.' },
  clauses_missing: { status: 422, when: 'The draft has no clause.' },
  proposal_over: { status: 409, when: 'It is not the version that stands, or its time is over.' },
  proposal_put: { status: 409, when: 'Both sides are asked for their yes or no.' },
  until_early: { status: 422, when: 'The last day to answer has passed.' },
  until_late: { status: 422, when: 'The last day to answer is more than 30 days away.' },
} as const;
export const stageSentences = {
  draft_missing: m.proposals_error_draft_missing,
  clauses_missing: m.proposals_error_clauses_missing,
  proposal_over: m.proposals_error_version_over,
  proposal_put: m.proposals_error_put,
  until_early: m.offers_error_until_early,
  until_late: () => m.proposals_error_until_late({ most: MOST_DAYS_TO_ANSWER }),
} as const;

export const replyErrors = {
  proposal_over: stageErrors.proposal_over,
  proposal_not_put: { status: 409, when: 'Nobody is asked for a yes or no.' },
  answered_before: { status: 409, when: 'One’s side has answered.' },
  observation_empty: { status: 422, when: 'The observation says nothing.' },
  clause_unknown: clauseErrors.clause_unknown,
} as const;
export const replySentences = {
  proposal_over: m.proposals_error_version_over,
  proposal_not_put: m.proposals_error_not_put,
  answered_before: m.proposals_error_answered,
  observation_empty: m.proposals_error_observation,
  clause_unknown: m.proposals_error_clause_unknown,
} as const;
