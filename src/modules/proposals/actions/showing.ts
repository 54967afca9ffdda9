import type { Day } from '#kernel/days.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { RailOutcome } from '#modules/offers/actions/rail.ts';
import type { ClauseRefusal } from '../rules/clauses.ts';
import {
  draftOf,
  type RoomRefusal,
  refusalToPut,
  refusalToShow,
  type StageRefusal,
  stageOf,
  standingOf,
} from '../rules/proposals.ts';
import { endProposal, putProposal, showProposal } from '../store/proposals.ts';
import type { ProposalsDeps } from './deps.ts';
import { keepProposalsAct, onTalks } from './talks.ts';

type Refusal = StageRefusal | ClauseRefusal;
type Showing = { id: string; note: string; until: Day | null };

/**
 * ACA s. 73(1), (2): the draft goes to both sides at once, for their observations, or for a secret yes or no by the end of a day; what
 * they saw before is over with it.
 */
export function showDraft(
  deps: ProposalsDeps,
  viewer: Viewer,
  { id, note, until }: Showing,
): Promise<RailOutcome<Refusal | RoomRefusal>> {
  return onTalks<Refusal>(deps, viewer, { id, who: 'leader' }, async (tx, seen) => {
    const { rail, leaders } = seen;
    const [draft, standing, at] = [draftOf(seen.proposals), standingOf(seen.proposals), deps.now()];
    const refusal = refusalToShow(draft, standing);
    if (refusal || !draft) return refuse(refusal ?? 'draft_missing');
    const wrong = refusalToPut(draft.clauses, { today: rail.today, until: until ?? rail.today });
    if (wrong) return refuse(wrong);
    if (standing) await endProposal(tx, standing.id, { as: 'reformulated', at });
    await showProposal(tx, draft.id, { note: note.trim(), at });
    if (until) await putProposal(tx, draft.id, { until, at });
    const act = until ? 'proposals.put' : 'proposals.shown';
    await keepProposalsAct(deps, tx, { act, viewer, rail, leaders });
    return allow({ id });
  });
}

/** What both sides have seen is put to them for a secret yes or no by the end of a day. */
export function putStanding(
  deps: ProposalsDeps,
  viewer: Viewer,
  { id, proposal, until }: { id: string; proposal: string; until: Day },
): Promise<RailOutcome<Refusal | RoomRefusal>> {
  return onTalks<Refusal>(deps, viewer, { id, who: 'leader' }, async (tx, seen) => {
    const { rail, leaders } = seen;
    const standing = standingOf(seen.proposals);
    if (standing?.id !== proposal) return refuse('proposal_over');
    if (stageOf(standing) === 'put') return refuse('proposal_put');
    const wrong = refusalToPut(standing.clauses, { today: rail.today, until });
    if (wrong) return refuse(wrong);
    await putProposal(tx, proposal, { until, at: deps.now() });
    await keepProposalsAct(deps, tx, { act: 'proposals.put', viewer, rail, leaders });
    return allow({ id });
  });
}

/** Whoever made it takes it back; what was answered to it is destroyed, and nobody is told of it. */
export function withdrawProposal(
  deps: ProposalsDeps,
  viewer: Viewer,
  { id, proposal }: { id: string; proposal: string },
): Promise<RailOutcome<'proposal_over' | RoomRefusal>> {
  return onTalks<'proposal_over'>(deps, viewer, { id, who: 'leader' }, async (tx, seen) => {
    const { rail, leaders } = seen;
    if (standingOf(seen.proposals)?.id !== proposal) return refuse('proposal_over');
    await endProposal(tx, proposal, { as: 'withdrawn', at: deps.now() });
    await keepProposalsAct(deps, tx, { act: 'proposals.withdrawn', viewer, rail, leaders });
    return allow({ id });
  });
}
