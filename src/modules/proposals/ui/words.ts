import * as m from '#messages/all.ts';
import type { ClauseChange, ProposalEnd } from '../contract/proposals.ts';

export const changeWords: Record<ClauseChange, (() => string) | null> = {
  same: null,
  changed: m.proposals_clause_changed,
  new: m.proposals_clause_new,
};

export const endWords: Record<ProposalEnd, () => string> = {
  reformulated: m.proposals_end_reformulated,
  withdrawn: m.proposals_end_withdrawn,
  agreed: m.proposals_end_agreed,
  not_agreed: m.proposals_end_not_agreed,
  closed: m.proposals_end_closed,
};
