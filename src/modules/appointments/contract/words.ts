import * as m from '#messages/all.ts';
import type { Because, LinkKind } from '../rules/affiliates/affiliates.ts';
import type { Tie } from '../rules/list/ties.ts';
import type { Bar } from '../rules/matching/eligible.ts';
import type { ScorePart } from '../rules/matching/shortlist.ts';

/** Why somebody cannot be named, for the office. */
export const barWords: Record<Bar, () => string> = {
  suspended: m.office_list_bar_suspended,
  conflict: m.office_list_bar_conflict,
  wrong_process: m.office_list_bar_process,
  language: m.office_list_bar_language,
  qualification: m.office_list_bar_qualification,
  nationality: m.office_list_bar_nationality,
  amount: m.office_list_bar_amount,
  not_free: m.office_list_bar_not_free,
  fee: m.office_list_bar_fee,
  full: m.office_list_bar_full,
};

export const tieWords: Record<Tie, () => string> = {
  reached_as_party: m.office_list_tie_reached,
  same_name: m.office_list_tie_name,
  works_on_it: m.office_list_tie_office,
  other_role: m.office_list_tie_other_role,
  asked_before: m.office_list_tie_asked,
  appointed_often: m.office_list_tie_often,
  affiliated: m.office_list_tie_affiliated,
  name_alike: m.office_list_tie_alike,
};

export const partWords: Record<ScorePart, () => string> = {
  expertise: m.office_list_part_expertise,
  experience: m.office_list_part_experience,
  availability: m.office_list_part_availability,
  load: m.office_list_part_load,
  reliability: m.office_list_part_reliability,
};

export const linkWords: Record<LinkKind, () => string> = {
  group: m.office_affiliates_kind_group,
  same: m.office_affiliates_kind_same,
  director: m.office_affiliates_kind_director,
  firm: m.office_affiliates_kind_firm,
  interest: m.office_affiliates_kind_interest,
  family: m.office_affiliates_kind_family,
  apart: m.office_affiliates_kind_apart,
};

/** One step of the way from the dispute to somebody, with where it stands. */
export function becauseWords({ kind, one, other, evidence }: Because): string {
  if (kind === 'domain') return m.office_affiliates_domain({ one, other });
  if (kind === 'alike') return m.office_affiliates_alike({ one, other });
  return m.office_affiliates_step({ one, other, kind: linkWords[kind](), evidence });
}

/** Why somebody may not be named, as a lot counts it. */
export function wordsOfBar(bar: string): string {
  const words: Readonly<Record<string, (() => string) | undefined>> = { ...barWords, ...tieWords };
  return words[bar]?.() ?? bar;
}
