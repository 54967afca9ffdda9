import * as m from '#messages/all.ts';
import type { ProposalEnd } from '../rules/proposals.ts';

export const proposalEndWords: Record<ProposalEnd, () => string> = {
  reformulated: m.proposals_end_reformulated,
  withdrawn: m.proposals_end_withdrawn,
  agreed: m.proposals_end_agreed,
  not_agreed: m.proposals_end_not_agreed,
  closed: m.proposals_end_closed,
};
