import { named } from '#kernel/named.ts';
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
  meeting: m.search_kind_meeting,
};

export const sideWords: Record<NonNullable<Result['side']>, () => string> = {
  claimant: m.search_side_claimant,
  respondent: m.search_side_respondent,
  institution: m.search_side_institution,
};

/** As what somebody stands in the case who was found by their name. */
const standingWords: Record<string, () => string> = {
  claimant: m.case_claimant,
  respondent: m.case_respondent,
  representative: m.search_representative,
};

/** The place in which something was said, by the first part of its name. */
const talkWords: Record<string, () => string> = {
  all: m.talk_all,
  parties: m.talk_parties,
  own: m.search_talk_own,
  office: m.talk_office,
  joint: m.talk_joint,
  caucus: m.talk_caucus,
  tribunal: m.talk_tribunal,
};

/** As what, or in which place, something stands that the reader is told of beside it. */
export function standingOf({ kind, named: name }: Result): string | null {
  if (kind === 'person') return named(standingWords, name)?.() ?? null;
  return kind === 'message' ? (named(talkWords, name.split('-')[0] ?? '')?.() ?? null) : null;
}

/** Where a result is read: a paper at its page, a message in its place, all else where its kind stands. */
export function addressOf({ kind, disputeId, id, page, named: name }: Result): string {
  const dispute = `/cases/${disputeId}`;
  if (kind === 'paper' || kind === 'order')
    return `${dispute}/papers/${id}${page > 0 ? `?page=${page}` : ''}`;
  if (kind === 'meeting') return `${dispute}/calendar/meetings/${id}`;
  return kind === 'message' ? `${dispute}/talk/${name}` : `${dispute}${placeOf[kind]}`;
}

const placeOf: Record<
  Exclude<Result['kind'], 'paper' | 'order' | 'message' | 'meeting'>,
  string
> = {
  request: '/board',
  person: '/people',
  event: '/board#story',
};
