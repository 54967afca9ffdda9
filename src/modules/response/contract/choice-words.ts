import type { languages } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { CAUSES, GROUNDS, PARTS_OF_DAY, REASONS, SHAPES, STANCES } from '../rules/words.ts';

/** What may be chosen in a form, each list with all that it offers. */
type Choice<List extends readonly string[]> = Readonly<Record<List[number], () => string>>;

export const stanceWords: Choice<typeof STANCES> = {
  deny: m.notice_stance_deny,
  part: m.notice_stance_part,
  admit: m.notice_stance_admit,
};
export const groundWords: Choice<typeof GROUNDS> = {
  no_agreement: m.notice_ground_no_agreement,
  other_institution: m.notice_ground_other_institution,
  not_covered: m.notice_ground_not_covered,
  other_forum: m.notice_ground_other_forum,
  other: m.notice_other,
};
export const offerShapeWords: Choice<typeof SHAPES> = {
  lump: m.notice_shape_lump,
  instalments: m.notice_shape_instalments,
  time: m.notice_shape_time,
};
export const reasonWords: Choice<typeof REASONS> = {
  another: m.notice_reason_another,
  moved: m.notice_reason_moved,
  died: m.notice_reason_died,
  closed: m.notice_reason_closed,
  other: m.notice_other,
};
export const causeWords: Choice<typeof CAUSES> = {
  not_received: m.notice_cause_not_received,
  illness: m.notice_cause_illness,
  away: m.notice_cause_away,
  technical: m.notice_cause_technical,
  other_cause: m.notice_cause_other,
};
export const partOfDayWords: Choice<typeof PARTS_OF_DAY> = {
  morning: m.notice_part_morning,
  midday: m.notice_part_midday,
  afternoon: m.notice_part_afternoon,
};
export const spokenWords: Choice<typeof languages> = {
  en: m.notice_language_en,
  hi: m.notice_language_hi,
  mr: m.notice_language_mr,
};
