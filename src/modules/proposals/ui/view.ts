import type { OutputOf } from '#kernel/endpoint.ts';
import type { proposalsOf } from '../contract/proposals.ts';

export type ProposalsView = OutputOf<typeof proposalsOf>;
export type StandingProposal = NonNullable<ProposalsView['standing']>;
export type ShownClause = StandingProposal['clauses'][number];
