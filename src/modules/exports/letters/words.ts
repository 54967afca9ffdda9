import * as m from '#messages/all.ts';
import type { StandingAs } from '#modules/disputes/rules/access.ts';
import type { ExhibitAnswer } from '#modules/documents/rules/exhibits.ts';
import type { TakenPlace } from '../rules/contents.ts';

export const answerWords: Record<ExhibitAnswer, () => string> = {
  admitted: m.papers_answer_admitted,
  denied: m.papers_answer_denied,
  objected: m.papers_answer_objected,
};

export const standingWords: Record<StandingAs, () => string> = {
  claimant: m.case_claimant,
  respondent: m.case_respondent,
  arbitrator: m.export_as_arbitrator,
  conciliator: m.export_as_conciliator,
  officer: m.export_as_officer,
  registrar: m.export_as_registrar,
};

/** What a place for talk is called, as its reader stands. */
export function placeWords({ kind, party, isOwn }: Pick<TakenPlace, 'kind' | 'party' | 'isOwn'>) {
  const words: Record<TakenPlace['kind'], () => string> = {
    all: m.talk_all,
    parties: m.talk_parties,
    own: () => party,
    office: () => (isOwn ? m.talk_office() : m.talk_office_of({ party })),
    joint: m.talk_joint,
    caucus: () => (isOwn ? m.talk_caucus() : m.talk_caucus_of({ party })),
    tribunal: m.talk_tribunal,
  };
  return words[kind]();
}
