import * as m from '#messages/all.ts';
import type { ClauseChange } from '../contract/proposals.ts';

export const changeWords: Record<ClauseChange, (() => string) | null> = {
  same: null,
  changed: m.proposals_clause_changed,
  new: m.proposals_clause_new,
};
