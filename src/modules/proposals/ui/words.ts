import * as m from '#messages/all.ts';
import { clauseHeadings } from '#modules/offers/contract/clause-words.ts';
import type { ClauseChange } from '../contract/proposals.ts';
import type { ShownClause } from './view.ts';

export const changeWords: Record<ClauseChange, (() => string) | null> = {
  same: null,
  changed: m.proposals_clause_changed,
  new: m.proposals_clause_new,
};

/** What a clause is called: as it was written, or as its standard is. */
export const clauseName = ({ name, standard }: Pick<ShownClause, 'name' | 'standard'>) =>
  standard ? clauseHeadings[standard]() : name;
