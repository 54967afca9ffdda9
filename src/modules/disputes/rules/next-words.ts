/** Where an act is done: a form of the dispute's page, or a page of its own. Whatever has no such place is promised to nobody. */
export const PLACES = [
  'costs',
  'defects',
  'agreement',
  'reach',
  'papers',
  'objection',
  'no_reply',
  'offers',
  'reopening',
  'tribunal',
] as const;
export type NextActPlace = (typeof PLACES)[number];

/** What follows where a limit is missed. */
export const MISSED = [
  'lapses',
  'is_returned',
  'closes',
  'claimant_chooses',
  'is_withdrawn',
  'respondent_goes',
  'goes_on_unheard',
  'goes_on_without',
  'withdrawal_stands',
  'time_is_given',
  'may_count_as_no',
  'stays_closed',
  'all_acceptable',
  'institution_names',
  'appointment_follows',
  'challenge_is_late',
  'decided_without_word',
  'order_may_fall',
  'claim_waits',
  'claim_ends',
  'office_is_told',
] as const;
export type DeadlineConsequence = (typeof MISSED)[number];
