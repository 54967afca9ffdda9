import { dayInWords } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import type { Stage } from '../rules/lanes.ts';
import type { DeadlineConsequence, NextActPlace } from '../rules/next-words.ts';
import { limitWords } from './limit-words.ts';

/** Acts that no limit asks for. */
const untimed = {
  offer: m.case_act_offer,
  no_reply: m.case_act_no_reply,
} as const;

/** What is to be done, by its row of the pack, or as what has no last day. */
export function actWords(act: string): string {
  return named(untimed, act)?.() ?? limitWords(act);
}

/** The words of the link to where it is done. */
export const placeWords: Record<NextActPlace, () => string> = {
  costs: m.case_do_costs,
  defects: m.case_do_defects,
  agreement: m.case_do_agreement,
  reach: m.case_do_reach,
  papers: m.case_do_papers,
  objection: m.case_do_objection,
  no_reply: m.case_do_no_reply,
  offers: m.case_do_offers,
  reopening: m.case_do_reopening,
  tribunal: m.case_do_tribunal,
};

const addresses: Record<NextActPlace, string> = {
  costs: '/costs',
  defects: '/defects',
  agreement: '#agreement',
  reach: '/board#reach',
  papers: '/papers',
  objection: '#objection',
  no_reply: '#no_reply',
  offers: '#offers',
  reopening: '/reopening',
  tribunal: '/tribunal',
};

/** Where it is done: a page of its own, or a part of one, whose element has the place for its id. */
export function placeAddress(place: NextActPlace, disputeId: string): string {
  return `/cases/${disputeId}${addresses[place]}`;
}

type Named = { party: string; day: string };

/** What follows where it is missed. */
export const missedWords: Record<DeadlineConsequence, (about: Pick<Named, 'party'>) => string> = {
  lapses: m.case_missed_lapses,
  is_returned: m.case_missed_is_returned,
  closes: m.case_missed_closes,
  claimant_chooses: m.case_missed_claimant_chooses,
  is_withdrawn: m.case_missed_is_withdrawn,
  respondent_goes: m.case_missed_respondent_goes,
  goes_on_unheard: m.case_missed_goes_on_unheard,
  goes_on_without: m.case_missed_goes_on_without,
  withdrawal_stands: m.case_missed_withdrawal_stands,
  time_is_given: m.case_missed_time_is_given,
  may_count_as_no: m.case_missed_may_count_as_no,
  stays_closed: m.case_missed_stays_closed,
  all_acceptable: m.case_missed_all_acceptable,
  institution_names: m.case_missed_institution_names,
  appointment_follows: m.case_missed_appointment_follows,
  challenge_is_late: m.case_missed_challenge_is_late,
  decided_without_word: m.case_missed_decided_without_word,
  order_may_fall: m.case_missed_order_may_fall,
  claim_waits: m.case_missed_claim_waits,
  claim_ends: m.case_missed_claim_ends,
  office_is_told: m.case_missed_office_is_told,
};

/** What a limit that nobody kept has led to. */
export const passedWords: Record<DeadlineConsequence, (about: Named) => string> = {
  lapses: m.case_passed_lapses,
  is_returned: m.case_passed_is_returned,
  closes: m.case_passed_closes,
  claimant_chooses: m.case_passed_claimant_chooses,
  is_withdrawn: m.case_passed_is_withdrawn,
  respondent_goes: m.case_passed_respondent_goes,
  goes_on_unheard: m.case_passed_goes_on_unheard,
  goes_on_without: m.case_passed_goes_on_without,
  withdrawal_stands: m.case_passed_withdrawal_stands,
  time_is_given: m.case_passed_time_is_given,
  may_count_as_no: m.case_passed_may_count_as_no,
  stays_closed: m.case_passed_stays_closed,
  all_acceptable: m.case_passed_all_acceptable,
  institution_names: m.case_passed_institution_names,
  appointment_follows: m.case_passed_appointment_follows,
  challenge_is_late: m.case_passed_challenge_is_late,
  decided_without_word: m.case_passed_decided_without_word,
  order_may_fall: m.case_passed_order_may_fall,
  claim_waits: m.case_passed_claim_waits,
  claim_ends: m.case_passed_claim_ends,
  office_is_told: m.case_missed_office_is_told,
};

/** Where a respondent is; said of them and to them with the same words. */
export const stageWords: Record<Stage, (about: Pick<Named, 'day'>) => string> = {
  not_told: m.case_lane_not_told,
  on_its_way: m.case_lane_on_its_way,
  not_reached: m.case_lane_not_reached,
  other_way: m.case_lane_other_way,
  reached: m.case_lane_reached,
  time_asked: m.case_lane_time_asked,
  answered: m.case_lane_answered,
  silent: m.case_lane_silent,
  doubted: m.case_lane_doubted,
  released: m.case_lane_released,
  absent: m.case_lane_absent,
  asks_to_be_heard: m.case_lane_asks_to_be_heard,
  agreed: m.case_lane_agreed,
  invited: m.case_lane_invited,
};

/** To a respondent of whom it is not decided who they are: what stands in the way of an answer, and who decides until when. */
export function doubtWords(dueOn: Day | null): { title: string; words: string } {
  const who = dueOn ? m.case_doubt_until({ day: dayInWords(dueOn) }) : m.case_doubt_who();
  return { title: m.case_doubt(), words: `${m.case_doubt_words()} ${who}` };
}
