import type { Refusal } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { COUNT_MAX, FILES_MAX, HEADS_MAX } from '../rules/content.ts';
import { EXTENSION_MAX } from '../rules/extension.ts';

export const openErrors = {
  notice_unknown: { status: 404, when: 'No notice has this code, or its time is over.' },
  too_many: { status: 429, when: 'Too many codes from this network were wrong.' },
} satisfies Record<string, Refusal>;

export const openSentences = { notice_unknown: m.notice_unknown, too_many: tooManyInWords };

/** Until when to wait, where it is known: in whole minutes, so that nobody tries a second too early. */
function tooManyInWords({ waitSeconds }: { waitSeconds?: number } = {}): string {
  if (waitSeconds === undefined) return m.notice_too_many();
  return m.notice_too_many_wait({ minutes: Math.ceil(waitSeconds / 60) });
}

export const proofErrors = {
  ...openErrors,
  proof_needed: {
    status: 401,
    when: 'Only whoever showed by a one-time code that they are this party may do that.',
  },
} satisfies Record<string, Refusal>;

export const proofSentences = { ...openSentences, proof_needed: m.notice_proof_needed };

const unfit = (when: string): Refusal => ({ status: 422, when });

export const contentErrors = {
  stance_missing: unfit('It does not say whether the claim is true.'),
  words_missing: unfit('There is nothing in their own words.'),
  grounds_missing: unfit('No ground of the objection is chosen.'),
  shape_missing: unfit('It does not say how they want to pay.'),
  amount_wrong: unfit('The amount is no sum.'),
  amount_zero: unfit('The amount is nothing.'),
  amount_too_large: unfit('The amount is larger than any that is taken.'),
  count_wrong: unfit('The number of instalments is not between 2 and 120.'),
  day_wrong: unfit('The day is none of the calendar.'),
  day_past: unfit('The day is over.'),
  day_too_far: unfit('The day is too far away.'),
  heads_missing: unfit('There is no head of counterclaim, or more than fifty.'),
  head_missing: unfit('A head does not say what for.'),
  reason_missing: unfit('It does not say why they are not the person.'),
  cause_missing: unfit('No cause is chosen.'),
  name_missing: unfit('Their name is not written.'),
  capacity_missing: unfit(
    'A firm or a company answers, and it is not said as what somebody answers for it.',
  ),
  agree_missing: unfit('The box is not ticked.'),
  part_missing: unfit('No part of the day is chosen.'),
  phone_wrong: unfit('The number cannot be called.'),
  days_wrong: unfit('The days are not between 1 and 7.'),
  files_too_many: unfit('More than ten papers.'),
  interest_wrong: unfit('Interest by contract needs its yearly rate, from 0.01 to 200 per cent.'),
  day_in_future: unfit('The day is still to come.'),
  day_too_old: unfit('The day is before 1950.'),
  state_wrong: unfit('The state is none of GST’s.'),
  gstin_wrong: unfit('The number is no GSTIN.'),
} satisfies Record<string, Refusal>;

export const contentSentences = {
  stance_missing: m.notice_stance_missing,
  words_missing: m.notice_words_missing,
  grounds_missing: m.notice_grounds_missing,
  shape_missing: m.notice_shape_missing,
  amount_wrong: m.notice_amount_wrong,
  amount_zero: m.notice_amount_zero,
  amount_too_large: m.notice_amount_too_large,
  count_wrong: () => m.notice_count_wrong({ most: COUNT_MAX }),
  day_wrong: m.notice_day_wrong,
  day_past: m.notice_day_past,
  day_too_far: m.notice_day_too_far,
  heads_missing: () => m.notice_heads_missing({ most: HEADS_MAX }),
  head_missing: m.notice_head_missing,
  reason_missing: m.notice_reason_missing,
  cause_missing: m.notice_cause_missing,
  name_missing: m.notice_name_missing,
  capacity_missing: m.notice_capacity_missing,
  agree_missing: m.notice_agree_missing,
  part_missing: m.notice_part_missing,
  phone_wrong: m.notice_phone_wrong,
  days_wrong: () => m.notice_days_wrong({ most: EXTENSION_MAX }),
  files_too_many: () => m.notice_files_too_many({ most: FILES_MAX }),
  interest_wrong: m.filing_problem_interest,
  day_in_future: m.filing_problem_day_future,
  day_too_old: m.filing_problem_day_old,
  state_wrong: m.filing_problem_state,
  gstin_wrong: m.filing_problem_gstin,
};

const conflict = (when: string): Refusal => ({ status: 409, when });

export const sendErrors = {
  ...proofErrors,
  ...contentErrors,
  not_open: conflict('The dispute is at a point at which this cannot be done.'),
  already_sent: conflict('They have sent one before.'),
  waiting: conflict('The office has not decided the last one yet.'),
  identity_disputed: conflict(
    'They said that they are another person, and that is not decided yet.',
  ),
  identity_known: conflict(
    'It is known who this party is; to doubt it again they show first that it is they.',
  ),
  extended_before: conflict('More time was given once before.'),
  time_over: conflict('The time to answer is over.'),
  reopening_over: conflict('The time to ask for reopening is over.'),
  cause_used: conflict('It was asked for this cause before; a second time needs another.'),
  document_unknown: unfit('A paper is not there any more.'),
} satisfies Record<string, Refusal>;

export const sendSentences = {
  ...proofSentences,
  ...contentSentences,
  not_open: m.notice_not_open,
  already_sent: m.notice_already_sent,
  waiting: m.notice_waiting,
  identity_disputed: m.notice_identity_waits,
  identity_known: m.notice_identity_known,
  extended_before: m.notice_extended_before,
  time_over: m.notice_time_over,
  reopening_over: m.notice_reopening_over,
  cause_used: m.notice_cause_used,
  document_unknown: m.notice_document_unknown,
};
