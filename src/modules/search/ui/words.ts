import * as m from '#messages/all.ts';
import type { SearchAnswer } from './asked.ts';

type Result = SearchAnswer['results'][number];

export const kindWords: Record<Result['kind'], () => string> = {
  request: m.search_kind_request,
  person: m.search_kind_person,
  event: m.search_kind_event,
  order: m.search_kind_order,
  paper: m.search_kind_paper,
  message: m.search_kind_message,
};

export const sideWords: Record<NonNullable<Result['side']>, () => string> = {
  claimant: m.search_side_claimant,
  respondent: m.search_side_respondent,
  institution: m.search_side_institution,
};

/** As what somebody stands in the case who was found by their name. */
export const standingWords: Record<string, () => string> = {
  claimant: m.case_claimant,
  respondent: m.case_respondent,
  representative: m.search_representative,
};

/** Where in a dispute each kind stands. */
export const placeOf: Record<Result['kind'], string> = {
  request: '/board',
  person: '/people',
  event: '/board#story',
  order: '/papers',
  paper: '/papers',
  message: '/talk',
};
