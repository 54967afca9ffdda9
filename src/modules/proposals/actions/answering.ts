import { withoutUnseen } from '#kernel/invisible-characters.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { RailOutcome } from '#modules/offers/actions/rail.ts';
import {
  type RoomRefusal,
  refusalToAnswer,
  standingOf,
  type TermsReplyRefusal,
} from '../rules/proposals.ts';
import { addObservation, addSecretAnswer } from '../store/proposals.ts';
import { closeProposal } from './closing.ts';
import type { ProposalsDeps } from './deps.ts';
import { sealedYes } from './sealing.ts';
import { keepProposalsAct, onTalks } from './talks.ts';

type Observing = {
  id: string;
  proposal: string;
  /** The clause that it is about; 0 for the whole. */
  clause: number;
  said: string;
  isForAll: boolean;
};

/** ACA s. 73(1): a side observes on what was proposed, to whoever leads the talks alone (s. 70) or to everybody in them. */
export function observe(
  deps: ProposalsDeps,
  viewer: Viewer,
  { id, proposal, clause, said, isForAll }: Observing,
): Promise<RailOutcome<TermsReplyRefusal | RoomRefusal>> {
  return onTalks<TermsReplyRefusal>(deps, viewer, { id, who: 'side' }, async (tx, seen) => {
    const { as, rail, leaders } = seen;
    const standing = standingOf(seen.proposals);
    if (as === 'leader' || standing?.id !== proposal) return refuse('proposal_over');
    if (withoutUnseen(said).trim() === '') return refuse('observation_empty');
    if (clause !== 0 && !standing.clauses.some(({ key }) => key === clause))
      return refuse('clause_unknown');
    await addObservation(tx, {
      ...{ id: deps.newId(), proposalId: proposal, clause, side: as, byPerson: viewer.personId },
      ...{ madeAt: deps.now(), said: said.trim(), isForAll },
    });
    const act = 'proposals.observed';
    await keepProposalsAct(deps, tx, { act, viewer, rail, leaders, isToLeader: !isForAll });
    return allow({ id });
  });
}

/** A side says yes or no in secret, once. Nothing comes of it, and nobody is told of it, before both have or the time is over. */
export function answerSecretly(
  deps: ProposalsDeps,
  viewer: Viewer,
  { id, proposal, yes }: { id: string; proposal: string; yes: boolean },
): Promise<RailOutcome<TermsReplyRefusal | RoomRefusal>> {
  return onTalks<TermsReplyRefusal>(deps, viewer, { id, who: 'side' }, async (tx, seen) => {
    const { as, rail, answer } = seen;
    const standing = standingOf(seen.proposals);
    if (as === 'leader' || standing?.id !== proposal) return refuse('proposal_over');
    const hasAnswered = answer !== null;
    const refusal = refusalToAnswer(standing, { hasAnswered, today: rail.today });
    if (refusal) return refuse(refusal);
    await addSecretAnswer(tx, {
      ...{ proposalId: proposal, side: as, byPerson: viewer.personId, answeredAt: deps.now() },
      sealed: sealedYes(deps, yes, proposal, as),
    });
    await closeProposal(deps, tx, { rail, leaders: seen.leaders, proposal: standing });
    return allow({ id });
  });
}
